// Thebai: the city, the estates, and the affairs of gods and council. See docs/boards.md.
import { City } from "./city.js";
import { Homes, CardFace } from "./home.js";
import { Affairs } from "./affairs.js";
import { areaOf } from "./things.js";
import { html } from "../../client/kit.js";

export default {
  texts: true,
  styles: ["board.css"],
  areas: [
    { id: "city", draw: City, glyph: "stone-wall", weight: 2 },
    { id: "home", draw: Homes, glyph: "family-house", weight: 1.05 },
    { id: "affairs", draw: Affairs, glyph: "fire-shrine", weight: 1.1 },
  ],
  front: ({ view }) => areaOf(view),
  headline: ({ view, facts, words }) => `${words.say("round")} ${view.round}/${facts.rounds}`,
  facts: ({ view, seat, words }) => [
    { glyph: "laurel-crown", label: words.say("vp"), value: view.vp[seat], class: "gold" },
    { glyph: "scales", label: words.say("score-now"), value: view.score[seat] },
    { glyph: "amphora", label: words.name("resource", "amphora"), value: view.items[seat * 4] },
    { glyph: "grapes", label: words.name("resource", "grape"), value: view.items[seat * 4 + 1] },
    { glyph: "gold-bar", label: words.name("resource", "bronze"), value: view.items[seat * 4 + 2] },
    { glyph: "two-coins", label: words.name("resource", "drachma"), value: view.items[seat * 4 + 3] },
    { glyph: "person", label: words.say("board-population"), value: view.population[seat] },
    { glyph: "scroll-unfurled", label: words.say("hand"), value: view.hand_size[seat] },
  ],
  open: (c) => {
    const [kind, id] = c.key.split(":");
    if (kind === "commission") {
      const card = c.facts.cards.find((one) => one.id === id);
      return card ? { title: c.words.name("commission", id), body: html`<div class=${`th-card large ${card.colour}`}><${CardFace} facts=${c.facts} words=${c.words} card=${card} /></div>`, actions: [`fulfil ${id}`, `start-with ${id}`] } : null;
    }
    if (kind === "slot") {
      const card = c.facts.cards[c.view.display[Number(id) - 1]];
      return card ? { title: c.words.name("commission", card.id), body: html`<div class=${`th-card large ${card.colour}`}><${CardFace} facts=${c.facts} words=${c.words} card=${card} /></div>`, actions: [`take ${id}`] } : null;
    }
    if (kind === "hero") return { title: c.words.name("hero", id), body: html`<p>${c.words.say(`text-hero-${id}`)}</p>`, actions: [`hero ${id}`] };
    if (kind === "cell") return { title: c.words.name("cell", id), body: html`<ol>${[1, 2, 3].map((n) => html`<li key=${n}>${c.words.say(`text-cell-${id}-${n}`)}</li>`)}</ol>`, actions: [`use ${id}`] };
    if (kind === "monument") return { title: c.words.name("monument", id), body: html`<p>${c.words.say(`text-monument-${id}`)}</p>`, actions: [`member ${id}`, `appoint ${id}`] };
    return null;
  },
};
