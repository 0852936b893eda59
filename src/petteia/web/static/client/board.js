// Loading a game's own board: games/<game>/web/board.js, see docs/boards.md.
import { html, root } from "./kit.js";
import { loadBoardTexts, say } from "./words.js";

const boards = new Map();

/** @param {string} game */
export async function boardOf(game) {
  if (!boards.has(game)) boards.set(game, fetchBoard(game));
  return boards.get(game);
}

/** A game without a board is played by its words: prompt, options, log. */
const WORDS_ONLY = { areas: [{ id: "words", draw: ({ words }) => html`<p class="lead words-only">${words.say("title")}: ${say("no-board")}</p>`, glyph: "ui-log" }] };

async function fetchBoard(game) {
  const folder = `${root}static/games/${game}/`;
  const module = await import(`${folder}board.js`).catch((error) => {
    console.error(error);
    return { default: WORDS_ONLY };
  });
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
