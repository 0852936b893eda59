// Elysium: temple, Agora and Oracle; the players' domains and legends. See docs/boards.md.
import { html } from "../../client/kit.js";
import { openCard } from "./cards.js";
import { Domains } from "./domains.js";
import { Market } from "./market.js";

const AT_HOME = new Set(["Write", "Transfer", "RemoveColumn", "Finish", "Ready", "Discard", "Petrify"]);

export default {
  texts: true,
  styles: ["board.css"],
  areas: [
    { id: "market", draw: Market, glyph: "greek-temple", weight: 1.3 },
    { id: "domains", draw: Domains, glyph: "laurels", weight: 1 },
  ],
  front: ({ view }) => (view.asked && AT_HOME.has(view.asked.name) ? "domains" : "market"),
  headline: ({ view, facts, words }) => {
    const round = view.phase === 2 ? `${words.say("round")} ${view.round}/${facts.rounds}` : words.name("phase", view.phase);
    return `${words.say("epoch")} ${view.epoch} · ${round}`;
  },
  facts: ({ view, seat, words }) => [
    { glyph: "podium-winner", label: words.say("disc"), value: view.discs[seat] },
    { glyph: "two-coins", label: words.say("gold"), value: view.gold[seat], class: "gold" },
    { glyph: "laurel-crown", label: words.say("vp"), value: view.vp[seat] },
    view.families_in_play.includes("ares")
      ? { glyph: "spartan-helmet", label: words.say("prestige"), value: view.prestige[seat] }
      : null,
    { glyph: "scroll-unfurled", label: words.say("board-quest"), value: quest(view, words, seat) },
    { glyph: "scales", label: words.say("score-now"), value: view.standing[seat] },
  ],
  belongings: ({ view, seat, words }) => html`<span class="el-mini-columns" role="img" aria-label=${`${words.say("columns")}: ${view.active[seat].map((colour) => words.name("colour", colour)).join(", ") || words.say("columns-none")}`}>${["red", "yellow", "green", "blue"].map(
    (colour) => html`<span key=${colour} class=${`el-mini ${colour} ${view.active[seat].includes(colour) ? "" : "gone"}`}></span>`)}</span>`,
  open: openCard,
};

function quest(view, words, seat) {
  const word = view.quests[seat];
  if (!word) return "–";
  return word === "unfinished" ? "×" : word.replace(/\D/g, "");
}
