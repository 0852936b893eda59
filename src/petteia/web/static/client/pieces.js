// Pieces with a memory, for boards: views count pieces, eyes follow them.
import { identify } from "./choose.js";

const memories = new WeakMap();

/**
 * @param {import("./play.js").Play} play  the table: it remembers its pieces from view to view
 * @param {{place: string, kind: string, count: number}[]} wanted
 * @param {string} set  a name, if a board has several independent sets
 * @returns {{id: string, place: string, kind: string, index: number, of: number}[]}
 */
export function pieces(play, wanted, set = "pieces") {
  let known = memories.get(play);
  if (!known) {
    known = new Map();
    memories.set(play, known);
  }
  const memory = known.get(set) || { view: null, list: [] };
  const view = play.shown.value;
  if (memory.view !== view) {
    memory.list = identify(memory.list, wanted);
    memory.view = view;
    known.set(set, memory);
  }
  const totals = new Map();
  for (const piece of memory.list) totals.set(piece.place, (totals.get(piece.place) || 0) + 1);
  const counted = new Map();
  return memory.list.map((piece) => {
    const index = counted.get(piece.place) || 0;
    counted.set(piece.place, index + 1);
    return { ...piece, index, of: totals.get(piece.place) };
  });
}
