// One tile as a drawing, one piece as a counter, one tile as an opened card.
import { Mark, html } from "../../client/kit.js";
import { corners, path } from "../../client/hex.js";

export const SIZE = 50;
const SHAPE = path(corners({ x: 0, y: 0 }, SIZE - 1.5));
const RING = path(corners({ x: 0, y: 0 }, SIZE - 4));

export const TILE_GLYPHS = {
  pasture: "sheep", village: "village", countryside: "wheat", quarry: "stone-block", harbour: "harbor-dock", necropolis: "column-vase",
  spring: "waves", wall: "stone-wall", phalanx: "spears", fleet: "trireme", lighthouse: "lighthouse", labyrinth: "maze",
  agora: "conversation", tavern: "grapes", temple: "greek-temple", gymnasium: "wingfoot", amphitheatre: "drama-masks", asty: "metropolis",
  hades: "fire-bowl", oracle: "snake", moirai: "sewing-string", muses: "lyre", pandora: "porcelain-vase", amazons: "bowman",
  acropolis: "ancient-columns",
};
export const CITY_GLYPHS = { athens: "owl", sparta: "spartan-helmet", olympia: "eagle-head", delphi: "sun", delos: "bow-arrow" };
const NATURE_GLYPHS = { military: "spartan-helmet", economy: "amphora", sacred: "lightning-trio" };
const PIECE_GLYPHS = ["meeple", "crested-helmet", null];

export const tileOf = (facts, id) => facts.tiles.find((tile) => tile.id === id);

/** Eye, helmet, amphora, bolt. */
export function Nature({ nature, x = 0, y = 0, size = 14 }) {
  if (nature === "politics") {
    const w = size / 2;
    return html`<g class="hx-eye"><path d=${`M${x - w} ${y}Q${x} ${y - w * 1.2} ${x + w} ${y}Q${x} ${y + w * 1.2} ${x - w} ${y}Z`} />
      <circle cx=${x} cy=${y} r=${w * 0.36} /></g>`;
  }
  return html`<${Mark} name=${NATURE_GLYPHS[nature]} x=${x} y=${y} size=${size} />`;
}

/** A piece: a white citizen, a red hoplite's shield, a golden coin; each kind has its own outline. */
export function Piece({ kind, x = 0, y = 0, r = 9, missing = false, count = null }) {
  const shapes = [
    html`<circle cx=${x} cy=${y} r=${r} class="hx-body" />`,
    html`<path d=${`M${x - r} ${y - r * 0.8}Q${x} ${y - r * 1.25} ${x + r} ${y - r * 0.8}V${y + r * 0.1}Q${x + r * 0.8} ${y + r * 0.9} ${x} ${y + r * 1.2}Q${x - r * 0.8} ${y + r * 0.9} ${x - r} ${y + r * 0.1}Z`} class="hx-body" />`,
    html`<path d=${path(corners({ x, y }, r * 1.12))} class="hx-body" />`,
  ];
  return html`<g class=${`hx-piece hx-kind-${kind} ${missing ? "missing" : ""}`}>${shapes[kind]}
    ${count === null ? (PIECE_GLYPHS[kind] && r > 6 && html`<${Mark} name=${PIECE_GLYPHS[kind]} x=${x} y=${y} size=${r * 1.3} class="hx-sign" />`)
      : html`<text x=${x} y=${y + r * 0.42} style=${{ fontSize: `${r * 1.22}px` }}>${count}</text>`}</g>`;
}

/** A counter in running text. */
export function Counter({ kind, count }) {
  return html`<span class="hx-counter"><svg viewBox="-11 -12 22 24" aria-hidden="true"><${Piece} kind=${kind} /></svg><b>${count}</b></span>`;
}

export const listed = (amounts, words) => ["citizen", "hoplite", "gold"].map((kind, at) => (amounts[at] ? words.say(`amount-${kind}`, { amount: amounts[at] }) : null)).filter(Boolean).join(", ");

/** What a screen reader says of a tile: name, state, what lies on it. */
export function spoken(place, facts, words) {
  const tile = tileOf(facts, place.tile);
  return [
    words.name("tile", place.tile),
    place.active === null ? null : words.say(place.active ? "show-active" : "show-inactive"),
    tile ? words.name("nature", tile.nature) : null,
    listed(place.held, words) || words.say("board-nothing"),
    ...place.markers.map((marker) => words.say("board-marker", { tile: words.name("tile", marker) })),
    place.defence ? words.say("board-defence", { count: place.defence }) : null,
  ].filter(Boolean).join(", ");
}

/** Cost pips down the right side: full ones are there, hollow ones are missing. */
function Cost({ cost, held }) {
  const pips = [];
  cost.forEach((count, kind) => {
    for (let at = 0; at < count; at += 1) pips.push({ kind, missing: held ? held[kind] <= at : false });
  });
  return pips.map((pip, at) => html`<${Piece} key=${at} kind=${pip.kind} x=${32.5} y=${-24 + at * 10.4} r=${4.7} missing=${pip.missing} />`);
}

/** What Production brings, at the bottom edge: one small piece for each. */
function Yields({ amounts }) {
  const made = amounts.flatMap((count, kind) => Array(count).fill(kind));
  if (!made.length) return null;
  const left = -(8 + made.length * 9.4) / 2;
  return html`<g class="hx-yields"><text x=${left + 3.5} y="37">+</text>
    ${made.map((kind, at) => html`<${Piece} key=${at} kind=${kind} x=${left + 12.7 + at * 9.4} y=${33.2} r=${4.3} />`)}</g>`;
}

/** The shield of a fortification, at its left where others have the star of an ability. */
function Shield({ value }) {
  return html`<g class="hx-shield"><path d="M-38.500 0.500h15v8q-1 6.500 -7.500 8.500q-6.500 -2 -7.500 -8.500Z" /><text x="-31" y="12">${value}</text></g>`;
}

/** A tile in its hexagon. `place` is what lies in a city; without it the tile is shown as printed. */
export function Tile({ id, facts, words, place = null, city = null }) {
  const tile = tileOf(facts, id);
  const kind = tile ? tile.kind : "acropolis";
  const quiet = place && place.active === false;
  const lying = place ? place.held.map((count, at) => ({ count, at })).filter(({ count }) => count) : [];
  return html`<g class=${`hx-tile hx-${kind} ${quiet ? "quiet" : ""}`}>
    <path d=${SHAPE} class="hx-shape" />
    ${quiet && html`<path d=${SHAPE} class="hx-hatch" fill="url(#hx-hatch)" />`}
    <text y="-26" class="hx-name">${city ? words.name("city", city) : words.name("tile", id)}</text>
    <${Mark} name=${city ? CITY_GLYPHS[city] : TILE_GLYPHS[id]} x=${0} y=${-7} size=${29} class="hx-figure" />
    ${tile && html`<g class="hx-nature"><circle cx="-31" cy="-12" r="9" /><${Nature} nature=${tile.nature} x=${-31} y=${-12} size=${13} /></g>`}
    ${tile && tile.ability && html`<path class="hx-star" d="M-31 2l1.800 3.900 4.300 .500 -3.200 2.900 .900 4.200 -3.800 -2.100 -3.800 2.100 .900 -4.200 -3.200 -2.900 4.300 -.500Z" />`}
    ${tile && html`<${Cost} cost=${tile.cost} held=${place ? place.held : null} />`}
    ${tile && tile.shield ? html`<${Shield} value=${tile.shield} />` : null}
    ${tile && html`<${Yields} amounts=${tile.production} />`}
    ${lying.map(({ count, at }, order) => html`<${Piece} key=${at} kind=${at} x=${(order - (lying.length - 1) / 2) * 21} y=${17} r=${9.5} count=${count} />`)}
  </g>`;
}

const CORNERS = [[27, -42], [-27, -42], [0, -52], [27, 42], [-27, 42], [0, 52]];

/** Mythos markers at the corners of a tile, drawn above all tiles. */
export function Markers({ place }) {
  return place.markers.map((marker, at) => {
    const [x, y] = CORNERS[at];
    return html`<g key=${marker} class="hx-marker" data-piece=${`marker-${marker}`}><circle cx=${x} cy=${y} r="10" /><${Mark} name=${TILE_GLYPHS[marker]} x=${x} y=${y} size=${14} /></g>`;
  });
}

/** What is pointed at: a clear hexagon over the drawing, so that its name is all a reader hears. */
export const Spot = ({ attributes }) => html`<g ...${attributes}><path d=${SHAPE} class="hx-clear" /><path d=${RING} class="ring" />
  <circle cx="-37" cy="18" r="4.500" class="news" /></g>`;

/** Patterns that the tiles use; once in every drawing. */
export function Patterns() {
  return html`<defs><pattern id="hx-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="1.800" height="6" class="hx-hatch-line" /></pattern></defs>`;
}

/** A tile alone, for hands and rows. */
export function LoneTile(c) {
  return html`<svg class="hx-lone" viewBox="-46 -53 92 106" aria-hidden="true"><${Patterns} /><${Tile} ...${c} /></svg>`;
}

/** The card of a tile, opened. */
export function tileCard({ facts, words, id }) {
  const tile = tileOf(facts, id);
  if (!tile) return null;
  const cost = listed(tile.cost, words);
  const made = listed(tile.production, words);
  return {
    title: words.name("tile", id),
    body: html`<div class="hx-open"><${LoneTile} id=${id} facts=${facts} words=${words} />
      <dl><dt>${words.say("board-kind")}</dt><dd>${words.name("kind", tile.kind)}, ${words.name("nature", tile.nature)}</dd>
      ${tile.kind !== "mythos" && html`<dt>${words.say("board-cost")}</dt><dd>${cost || words.say("board-no-cost")}</dd>`}
      ${made && html`<dt>${words.say("board-yield")}</dt><dd>${made}</dd>`}
      ${tile.shield ? html`<dt>${words.say("board-shield")}</dt><dd>${words.say("board-shield-value", { count: tile.shield })}</dd>` : null}
      ${tile.ability && html`<dt>${words.say("board-ability")}</dt><dd>${words.say(`ability-${tile.ability}`)}</dd>`}
      <dt>${words.say("board-points")}</dt><dd>${tile.kind === "mythos" ? words.say("board-points-mythos") : words.say("board-points-value", { count: tile.points })}</dd>
      <dt>${words.say("board-copies")}</dt><dd>${tile.copies}</dd></dl></div>`,
  };
}
