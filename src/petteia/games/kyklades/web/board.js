// Kyklades: the sea with its islands; the gods, creatures and tracks. See docs/boards.md.
import { Gods, openCreature } from "./gods.js";
import { Sea } from "./sea.js";

const OFFERING = new Set(["Offer"]);

const gold = (view, seat) => (typeof view.gold[seat] === "number" ? view.gold[seat] : "?");

/** In an action turn the map suggests: own ships a voyage, own islands recruits, marches and buildings. */
function suggest({ play, view, facts, key }) {
  if (view.asked?.name !== "Act") return [];
  const [kind, id] = key.split(":");
  const me = play.seat.value;
  if (kind === "sea") {
    const at = facts.seas.findIndex((sea) => sea.id === id);
    const own = view.fleet[at] === me;
    const coast = facts.islands.some((island, place) => view.owner[place] === me && island.seas.includes(id));
    const launch = coast && (own || view.fleet[at] < 0) && !view.closed.includes(id) && facts.gods[view.god].recruit === "ship";
    return [...(own ? ["voyage"] : []), ...(launch ? ["recruit"] : [])];
  }
  const at = facts.islands.findIndex((island) => island.id === id);
  if (kind !== "island" || view.owner[at] !== me) return [];
  const slots = view.built.slice(at * facts.slots_per_island, at * facts.slots_per_island + facts.islands[at].slots);
  return [
    ...(facts.gods[view.god].recruit === "troop" ? ["recruit"] : []),
    ...(view.troops[at] > 0 ? ["march"] : []),
    ...(slots.includes(0) ? ["build"] : []),
  ];
}

export default {
  suggest,
  texts: true,
  styles: ["board.css"],
  areas: [
    { id: "sea", draw: Sea, glyph: "sailboat", weight: 2.3 },
    { id: "gods", draw: Gods, glyph: "trident", weight: 1 },
  ],
  front: ({ view }) => (view.asked && OFFERING.has(view.asked.name) ? "gods" : "sea"),
  headline: ({ view, facts, words }) => {
    const served = view.god >= 0 ? ` · ${words.name("god", facts.gods[view.god].id)}` : "";
    return `${words.say("board-round")} ${view.round}${served}`;
  },
  facts: ({ view, seat, words }) => [
    { glyph: "metropolis", label: words.say("sheet-metropolises"), value: `${view.metropolises[seat]}/${view.to_win}`, class: "metropolises" },
    { glyph: "two-coins", label: words.say("board-gold"), value: gold(view, seat), class: "gold" },
    { glyph: "horn", label: words.say("board-income"), value: `+${view.income[seat]}`, class: "income" },
    { glyph: "philosopher-bust", label: words.say("board-philosophers"), value: `${view.philosophers[seat]}/4` },
    { glyph: "sun-priest", label: words.say("board-priests"), value: view.priests[seat] },
    { glyph: "ship", label: words.say("board-reserve-ships"), value: view.ships_left[seat] },
    { glyph: "troop", label: words.say("board-reserve-troops"), value: view.troops_left[seat] },
  ],
  open: openCreature,
};
