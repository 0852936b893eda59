// Hexemonia: the own city with the hand; the middle of the table; the cities of the others. See docs/boards.md.
import { html } from "../../client/kit.js";
import { CityMap, MythosRow, acropolisName } from "./city.js";
import { Market, TileRow } from "./market.js";
import { Rivals, Totals, ownSeat } from "./rivals.js";
import { Sweep } from "./sweeps.js";
import { TILE_GLYPHS, tileCard } from "./tiles.js";

const FROM_HAND = new Set(["Play", "Discard"]);
const AT_MARKET = new Set(["DrawFirst", "DrawSecond", "SpringGain", "Arrange"]);
const AT_RIVALS = new Set(["War", "Smite", "Opponent"]);
const FROM_MYTHOS = new Set(["Special", "DropMythos"]);

/** Where others have touched my city since my last turn. */
function struck(play, seat) {
  const found = new Set();
  for (const { event, by } of play.recent.value) {
    if (by === seat && event[0] !== "gave") continue;
    if (event[0] === "uprising" && event[1] === seat) found.add(event[2]);
    if (event[0] === "smitten" && event[2] === seat) found.add(event[3]);
    if (event[0] === "gave" && event[1] === seat) found.add(event[4]);
  }
  return found;
}

function City({ play, view, facts, words }) {
  const seat = ownSeat(play);
  const city = view.cities[seat];
  const asked = view.asked?.name;
  const mine = play.mine.value;
  const hit = struck(play, seat);
  const target = (place, name, extra = "") => ({
    ...play.target(`slot:${place.slot}`, name, hit.has(place.slot) ? `${extra} changed` : extra),
    onDblClick: () => { if (place.tile) play.opened.value = `card:${place.tile}`; },
  });
  const mythosTarget = (one, name, extra) => (mine && FROM_MYTHOS.has(asked)
    ? play.target(`tile:${one.tile}`, name, extra)
    : { class: `target ${extra}`, "aria-label": name, "data-key": `card:${one.tile}`, tabIndex: -1, onClick: () => { play.opened.value = `card:${one.tile}`; } });
  const choosing = mine && FROM_HAND.has(asked);
  return html`<div class="hx-own">
    <div class="hx-own-head"><span class="lapidary">${acropolisName(city, words)}</span><${Totals} city=${city} words=${words} /></div>
    <${MythosRow} city=${{ ...city, mythos: city.mythos.map((one) => ({ ...one, glyph: TILE_GLYPHS[one.tile] })) }} words=${words} target=${mythosTarget} />
    <div class="hx-map-box"><${CityMap} facts=${facts} words=${words} city=${city} target=${target} label=${words.say("area-city")} legal=${(slot) => play.isLegal(`slot:${slot}`)} /></div>
    <${Sweep} play=${play} facts=${facts} words=${words} />
    ${view.hand.length ? html`<section class="hx-hand" aria-label=${words.say("show-hand")}><h3>${words.say("show-hand")}</h3>
      <${TileRow} play=${play} facts=${facts} words=${words} ids=${view.hand} choosing=${choosing} label=${words.say("show-hand")} piece="hand" /></section>` : null}
  </div>`;
}

export default {
  texts: true,
  styles: ["board.css"],
  areas: [
    { id: "city", draw: City, glyph: "ancient-columns", weight: 1.3 },
    { id: "market", draw: Market, glyph: "scales", weight: 1 },
    { id: "rivals", draw: Rivals, glyph: "crossed-swords", weight: 1 },
  ],
  front: ({ view }) => {
    const asked = view.asked?.name;
    if (AT_MARKET.has(asked)) return "market";
    return AT_RIVALS.has(asked) ? "rivals" : "city";
  },
  headline: ({ view, words, play }) => {
    if (view.mover < 0) return words.say("show-setup");
    const text = words.say("show-turn", { turn: view.turn, player: play.seatName(view.mover), last: play.seatName(view.final_player) });
    return view.ended ? `${text} · ${words.say("show-ended")}` : text;
  },
  facts: ({ view, seat, words }) => {
    const city = view.cities[seat];
    return [
      { glyph: "laurels", label: words.say("board-score"), value: city.name ? city.score : `${city.score}+`, class: "score" },
      { glyph: "meeple", label: words.say("pieces-citizen"), value: city.totals[0] },
      { glyph: "crested-helmet", label: words.say("pieces-hoplite"), value: city.totals[1] },
      { glyph: "two-coins", label: words.say("pieces-gold"), value: city.totals[2], class: "gold" },
      { glyph: "spears", label: words.say("board-force"), value: city.force },
      { glyph: "conversation", label: words.say("board-politics"), value: city.politics },
      { glyph: "quill-ink", label: words.say("board-hand"), value: city.hand },
      view.philosopher === seat ? { glyph: "philosopher-bust", label: words.say("show-philosopher"), value: "" } : null,
    ];
  },
  open: ({ view, facts, words, key, play }) => {
    const [kind, id] = key.split(":");
    if (kind === "card" || kind === "tile") return tileCard({ facts, words, id });
    if (kind !== "slot") return null;
    const place = view.cities[ownSeat(play)].places.find((one) => one.slot === Number(id));
    return place ? tileCard({ facts, words, id: place.tile }) : null;
  },
};
