// The cities of the others: summaries as tabs, one city at a time.
import { Glyph, SeatBadge, html, signal } from "../../client/kit.js";
import { CityMap, MythosRow, acropolisName } from "./city.js";
import { counted, look } from "./market.js";
import { Counter, TILE_GLYPHS } from "./tiles.js";

const shown = new WeakMap(); // which city this browser looks at, by table

export const ownSeat = (play) => play.seat.value ?? 0;

function chosen(play) {
  if (!shown.has(play)) shown.set(play, signal(null));
  return shown.get(play);
}

/** What can be hit in a city by an attack or by Hades, or the city itself, as the listed options name it. */
function aims(play, seat) {
  const found = new Map();
  if (!play.mine.value) return found;
  for (const option of play.options.value) {
    const [verb, opponent, slot] = option.words;
    if (verb === "against" && opponent === seat) found.set("city", [option]);
    if ((verb === "attack" || verb === "smite") && opponent === seat) found.set(slot, [...(found.get(slot) || []), option]);
  }
  return found;
}

export function Rivals({ play, view, facts, words }) {
  const own = ownSeat(play);
  const others = view.cities.map((_, seat) => seat).filter((seat) => seat !== own);
  const pick = chosen(play);
  const targets = new Map(others.map((seat) => [seat, aims(play, seat)]));
  const aimed = others.find((seat) => targets.get(seat).size);
  const given = others.includes(pick.value) ? pick.value : null;
  const fought = others.find((one) => one === view.asked?.rival || one === view.asked?.taker);
  const seat = fought ?? given ?? aimed ?? (others.includes(view.mover) ? view.mover : others[0]);
  const city = view.cities[seat];
  const at = targets.get(seat);
  const asked = view.asked?.name;
  const target = (place, name, extra = "") => {
    if (!place.tile) return { class: extra, "aria-hidden": "true" };
    if (asked === "War" && play.mine.value) return play.actionTarget(`attack ${seat} ${place.slot}`, name, extra);
    const options = at.get(place.slot);
    if (options) {
      return {
        "data-key": `aim:${seat}-${place.slot}`, "data-legal": "yes", role: "button", tabIndex: -1, class: `target legal ${extra}`, "aria-label": name,
        onClick: () => play.pick([`seat:${seat}`, `site:${place.slot}`]),
      };
    }
    return look(play, place.tile, name, extra);
  };
  return html`<div class="hx-rivals">
    <div class="hx-tabs" role="group" aria-label=${words.say("area-rivals")}>${others.map((one) => html`<button key=${one} type="button" aria-pressed=${one === seat} class=${one === seat ? "on" : ""}
      onClick=${() => { pick.value = one; }}><${SeatBadge} seat=${one} /><span class="hx-who">${play.seatName(one)}<small>${acropolisName(view.cities[one], words)}</small><${Brief} city=${view.cities[one]} words=${words} /></span>
      ${targets.get(one).size ? html`<${Glyph} name="crossed-swords" title=${words.say("board-targets")} />` : null}</button>`)}</div>
    <${Totals} city=${city} words=${words} />
    <${MythosRow} city=${{ ...city, mythos: city.mythos.map((one) => ({ ...one, glyph: TILE_GLYPHS[one.tile] })) }} words=${words} target=${(one, name, extra) => look(play, one.tile, name, extra)} />
    <div class="hx-map-box"><${CityMap} facts=${facts} words=${words} city=${city} target=${target} label=${play.seatName(seat)} defended=${asked === "War" && play.mine.value} /></div>
    ${city.known.length ? html`<p class="hx-known">${words.say("show-known")}: ${counted(city.known).map(({ id, count }) => `${count > 1 ? `${count} ` : ""}${words.name("tile", id)}`).join(", ")}</p>` : null}
  </div>`;
}

/** Points, force and hand of a city that is not the one looked at. */
function Brief({ city, words }) {
  const lit = city.places.filter((place) => place.active).length;
  const facts = [
    ["laurels", "board-score", city.name ? city.score : `${city.score}+`], ["ancient-columns", "board-lit", `${lit}/${city.places.length - 1}`],
    ["spears", "board-force", city.force], ["quill-ink", "board-hand", city.hand],
  ];
  return html`<span class="hx-brief">${facts.map(([glyph, label, value]) => html`<span key=${glyph} title=${words.say(label)}><${Glyph} name=${glyph} title=${words.say(label)} />${value}</span>`)}</span>`;
}

/** Pieces, force and production of a city in one line. */
export function Totals({ city, words }) {
  const income = city.income.map((count, kind) => ({ count, kind })).filter(({ count }) => count);
  return html`<div class="hx-totals"><span role="group" aria-label=${words.say("board-pieces")}>${city.totals.map((count, kind) => html`<${Counter} key=${kind} kind=${kind} count=${count} />`)}</span>
    <span class="hx-income">${words.name("action", "production")} ${income.length ? income.map(({ count, kind }) => html`<${Counter} key=${kind} kind=${kind} count=${`+${count}`} />`) : "–"}</span></div>`;
}
