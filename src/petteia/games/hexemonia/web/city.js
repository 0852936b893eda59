// A city as hexes: tiles, acropolis, empty slots.
import { Zoom } from "../../client/area.js";
import { Mark, html } from "../../client/kit.js";
import { box, centre, corners, path } from "../../client/hex.js";
import { Markers, Patterns, SIZE, Spot, Tile, spoken } from "./tiles.js";

const EMPTY = path(corners({ x: 0, y: 0 }, SIZE - 5));

/** Empty slots worth drawing: the gaps between tiles, and wherever one may go now. */
function emptySlots(facts, places, isLegal) {
  const full = new Set(places.map((place) => place.slot));
  const outer = Math.max(1, ...places.map((place) => facts.slots[place.slot].ring));
  return facts.slots.filter(({ slot, near, ring }) => !full.has(slot)
    && (isLegal(slot) || ring === 1 || (ring <= outer && near.filter((one) => full.has(one)).length > 1)));
}

/** A small city does not fill the whole frame: its tiles stay about as large as those of others. */
function roomy([x, y, width, height]) {
  const wider = Math.max(0, 320 - width);
  const higher = Math.max(0, 270 - height);
  return [x - wider / 2, y - higher / 2, width + wider, height + higher];
}

export function acropolisName(city, words) {
  return city.name ? words.say(city.open ? "board-city-open" : "board-city-closed", { city: words.name("city", city.name) }) : words.say("board-city-unknown");
}

/**
 * @param {{facts: any, words: any, city: any, target: Function, label: string, legal?: Function, defended?: any}} c
 *   `target(place, name, extra)` gives the attributes of a place; an empty slot is {slot, tile: null}
 */
export function CityMap({ facts, words, city, target, label, legal = () => false, defended = false }) {
  const empty = emptySlots(facts, city.places, legal);
  const drawn = [...city.places.map((place) => place.slot), ...empty.map(({ slot }) => slot), 1, 2, 3, 4, 5, 6];
  const area = roomy(box(drawn.map((slot) => facts.slots[slot].hex), SIZE, 8));
  return html`<${Zoom} label=${label}><svg class="hx-map" viewBox=${area.join(" ")} role="group" aria-label=${label}>
    <${Patterns} />
    ${empty.map(({ slot, hex }) => {
      const { x, y } = centre(hex, SIZE);
      const name = words.say("board-empty", { slot: words.name("slot", slot) });
      return html`<g key=${`empty-${slot}`} class="hx-gap" transform=${`translate(${x} ${y})`}>
        <path d=${EMPTY} class="hx-hole" /><text class="hx-number" y="6">${slot}</text><${Spot} attributes=${target({ slot, tile: null }, name, "hx-empty")} /></g>`;
    })}
    ${city.places.map((place) => {
      const { x, y } = centre(facts.slots[place.slot].hex, SIZE);
      const name = place.slot === 0
        ? [acropolisName(city, words), spoken(place, facts, words)].join(", ")
        : `${words.name("slot", place.slot)}: ${spoken(place, facts, words)}`;
      return html`<g key=${`place-${place.slot}`} transform=${`translate(${x} ${y})`}>
        <${Tile} id=${place.tile} facts=${facts} words=${words} place=${place} city=${place.slot === 0 ? city.name : null} />
        ${place.slot === 0 && city.name && !city.open && html`<g class="hx-veil"><circle cx="31" cy="-12" r="8" /><path d="M26 -12h10M28 -9l-1.500 3M31 -8.500v3.500M34 -9l1.500 3" /></g>`}
        ${place.slot === 0 ? null : html`<text class="hx-corner" x="0" y="-35.500">${place.slot}</text>`}
        <${Spot} attributes=${target(place, name)} />
      </g>`;
    })}
    ${city.places.filter((place) => defended && place.attackable).map((place) => {
      const { x, y } = centre(facts.slots[place.slot].hex, SIZE);
      return html`<g key=${`defence-${place.slot}`} class="hx-defence hx-over-tiles" transform=${`translate(${x} ${y})`}><path d="M-9 24h18v9q-2 7 -9 9.500q-7 -2.500 -9 -9.500Z" /><text y="37.500">${place.defence}</text></g>`;
    })}
    ${city.places.filter((place) => place.markers.length).map((place) => {
      const { x, y } = centre(facts.slots[place.slot].hex, SIZE);
      return html`<g key=${`markers-${place.slot}`} class="hx-over-tiles" transform=${`translate(${x} ${y})`}><${Markers} place=${place} /></g>`;
    })}
  </svg></${Zoom}>`;
}

/** Mythos tiles lie beside the city. */
export function MythosRow({ city, words, target }) {
  if (!city.mythos.length) return null;
  return html`<ul class="hx-mythos-row" aria-label=${words.name("kind", "mythos")}>${city.mythos.map((one) => {
    const state = words.say(one.active ? "show-active" : "show-inactive");
    const name = `${words.name("tile", one.tile)} ${words.name("slot", one.slot)}, ${state}`;
    return html`<li key=${one.tile}><button type="button" ...${target(one, name, `html-target hx-mythos ${one.active ? "" : "quiet"}`)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><${Mark} name=${one.glyph} x=${12} y=${12} size=${22} /></svg>
      <span>${words.name("tile", one.tile)} <small>${words.name("slot", one.slot)}, ${state}</small></span></button></li>`;
  })}</ul>`;
}
