// Loading a game's own board: games/<game>/web/board.js, see docs/boards.md.
import { root } from "./kit.js";
import { loadBoardTexts } from "./words.js";

const boards = new Map();

/** @param {string} game */
export async function boardOf(game) {
  if (!boards.has(game)) boards.set(game, fetchBoard(game));
  return boards.get(game);
}

async function fetchBoard(game) {
  const folder = `${root}static/games/${game}/`;
  const module = await import(`${folder}board.js`);
  const board = module.default;
  await Promise.all([
    ...(board.styles || []).map((name) => style(folder + name)),
    ...(board.texts ? [loadBoardTexts(game)] : []),
  ]);
  return board;
}

function style(href) {
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = done;
    link.onerror = done;
    document.head.append(link);
  });
}
