// Signs for what components do: each operation of the data as a glyph and a number.
import { Glyph, Mark, SEATS, SeatPattern, html } from "../../client/kit.js";

export const RESOURCE_GLYPHS = { amphora: "amphora", grape: "grapes", bronze: "gold-bar", drachma: "two-coins", good: "porcelain-vase", vp: "laurel-crown" };
const DICE_GLYPHS = { population: "person", hoplite: "spartan-helmet", any: "rolling-dices" };
export const TRACK_GLYPHS = { dionysos: "drama-masks", ares: "crossed-swords", any: "fire-shrine" };

const ROW_MARKS = { upper: "▴", middle: "▪", lower: "▾" }; // a row of the estate

/** One operation as [{glyph, text}]. */
function signs(op, value) {
  const n = op.n === "tile_value" ? value : op.n;
  switch (op.op) {
    case "gain": return [{ glyph: RESOURCE_GLYPHS[op.what], text: n, mark: op.distinct ? "≠" : "" }];
    case "commission": return [{ glyph: "scroll-unfurled", text: n }];
    case "exchange": return [{ glyph: "scales", text: n }];
    case "raise": return [{ glyph: DICE_GLYPHS[op.kind], text: `↑${n}`, mark: op.dist === "different" ? "≠" : op.dist === "same" ? "=" : "" }];
    case "place_hoplite": return [{ glyph: "spartan-helmet", text: `+${n}` }];
    case "remove_stone": return [{ glyph: "stone-block", text: `−${n}` }];
    case "place_stone": return [{ glyph: "stone-wall", text: `${op.match ? `◆${op.match}` : "+"}${op.activate ? "!" : ""}` }];
    case "altar": return [{ glyph: TRACK_GLYPHS[op.track], text: `+${n}`, mark: op.dist === "different" ? "≠" : op.dist === "same" ? "=" : "" }];
    case "relocate_archon": return [{ glyph: "meeple", text: op.activate ? "!" : "" }];
    case "appoint": return [{ glyph: "podium-winner", text: n }];
    case "take_aid": return [{ glyph: "three-friends", text: op.pile.slice(-1), mark: ROW_MARKS[op.pile.split("_")[1]] }];
    case "take_blessing": return value === "" ? [{ glyph: "prayer", text: "" }] : [{ glyph: "prayer", text: "" }, { glyph: "laurel-crown", text: value }];
    case "pay": return [...Object.entries(op.cost).map(([what, count]) => ({ glyph: RESOURCE_GLYPHS[what] || "two-coins", text: `−${count}` })), { glyph: "", text: "→" }, ...op.then.flatMap((inner) => signs(inner))];
    default: return [];
  }
}

export const signsOf = (ops, value = "") => ops.flatMap((op) => signs(op, value));

/** Signs in a line of HTML. */
export function SignLine({ ops, value = "" }) {
  return html`<span class="th-signs" aria-hidden="true">${signsOf(ops, value).map((sign, at) => html`<span key=${at} class="th-sign">${sign.glyph && html`<${Glyph} name=${sign.glyph} />`}<b>${sign.text}${sign.mark || ""}</b></span>`)}</span>`;
}

/** Signs around (0, 0) in a drawing, at most two lines. */
export function SignMark({ ops, size = 15, width = 44, value = "" }) {
  const all = signsOf(ops, value);
  const wide = all.map((sign) => (sign.glyph ? size : 0) + String(sign.text).length * size * 0.48 + (sign.mark ? size * 0.45 : 0) + 2);
  const lines = [[]];
  let used = 0;
  all.forEach((sign, at) => {
    if (used + wide[at] > width && lines[lines.length - 1].length) { lines.push([]); used = 0; }
    lines[lines.length - 1].push(at);
    used += wide[at];
  });
  return html`<g class="th-marks" aria-hidden="true">${lines.map((line, row) => {
    let x = -line.reduce((sum, at) => sum + wide[at], 0) / 2;
    const y = (row - (lines.length - 1) / 2) * (size + 3);
    return line.map((at) => {
      const here = x;
      x += wide[at];
      const sign = all[at];
      return html`<g key=${at}>${sign.glyph && html`<${Mark} name=${sign.glyph} x=${here + size / 2} y=${y} size=${size} />`}
        <text x=${here + (sign.glyph ? size : 0) + 1} y=${y + size * 0.34} font-size=${size * 0.82}>${sign.text}${sign.mark || ""}</text></g>`;
    });
  })}</g>`;
}

/** A die: square for the population, shield for a hoplite; its strength as a number, the star beside it. */
export function Die({ seat, kind, level, size = 30, levels }) {
  const half = size / 2;
  const text = levels[level];
  const shape = kind === "hoplite"
    ? `M0 ${-half}L${half} ${-half * 0.45}V${half * 0.3}Q${half * 0.8} ${half * 0.85} 0 ${half}Q${-half * 0.8} ${half * 0.85} ${-half} ${half * 0.3}V${-half * 0.45}Z`
    : `M${-half * 0.9} ${-half * 0.62}Q${-half * 0.9} ${-half * 0.9} ${-half * 0.62} ${-half * 0.9}H${half * 0.62}Q${half * 0.9} ${-half * 0.9} ${half * 0.9} ${-half * 0.62}V${half * 0.62}Q${half * 0.9} ${half * 0.9} ${half * 0.62} ${half * 0.9}H${-half * 0.62}Q${-half * 0.9} ${half * 0.9} ${-half * 0.9} ${half * 0.62}Z`;
  return html`<g class=${`th-die seat-${seat}`} aria-hidden="true">
    <path d=${shape} class="th-die-face" />
    <${Mark} name=${SEATS[seat].glyph} x="0" y=${half * 0.5} size=${size * 0.36} class="th-die-glyph" />
    <text x=${text.length > 1 ? -size * 0.07 : 0} y=${size * 0.08} font-size=${size * 0.56} class="th-die-number">${text[0]}</text>
    ${text.length > 1 && html`<path transform=${`translate(${size * 0.24} ${-size * 0.22}) scale(${size / 30})`} d="M0 -4.600L1.300 -1.500L4.600 -1.300L2 0.900L2.900 4.200L0 2.300L-2.900 4.200L-2 0.900L-4.600 -1.300L-1.300 -1.500Z" class="th-die-star" />`}
  </g>`;
}

/** The same as a small drawing of its own. */
export function DieIcon({ seat, kind, level, levels }) {
  return html`<svg viewBox="-17 -17 34 34" class="th-die-icon"><${Die} seat=${seat} kind=${kind} level=${level} levels=${levels} /></svg>`;
}

/** A player's archon: a token with a crest. */
export function Archon({ seat, r = 12 }) {
  return html`<g class=${`th-archon seat-${seat}`} aria-hidden="true">
    <path d=${`M${-r * 0.8} ${-r * 0.5}L${-r * 0.9} ${-r * 1.5}L${-r * 0.35} ${-r * 1.05}L0 ${-r * 1.7}L${r * 0.35} ${-r * 1.05}L${r * 0.9} ${-r * 1.5}L${r * 0.8} ${-r * 0.5}Z`} class="th-crest" />
    <circle r=${r} class="token-disc" /><${SeatPattern} seat=${seat} x="0" y="0" r=${r} />
    <${Mark} name=${SEATS[seat].glyph} size=${r * 1.35} class="token-glyph" /></g>`;
}

const WEDGES = ["M-30 -30H30L19 -19H-19Z", "M30 -30V30L19 19V-19Z", "M30 30H-30L-19 19H19Z", "M-30 30V-30L-19 -19V19Z"];
const MIDDLES = [[0, -24.5], [24.5, 0], [0, 24.5], [-24.5, 0]];

/** Every roof has a shape besides its colour. */
export function RoofSign({ roof, x = 0, y = 0, r = 4 }) {
  const shapes = {
    white: html`<circle r=${r * 0.8} class="hollow" />`,
    brown: html`<path d=${`M0 ${-r}L${r} ${r * 0.8}H${-r}Z`} />`,
    blue: html`<circle r=${r * 0.9} />`,
    yellow: html`<path d=${`M${-r * 0.8} ${-r * 0.8}H${r * 0.8}V${r * 0.8}H${-r * 0.8}Z`} />`,
  };
  return html`<g class="th-roof-sign" transform=${`translate(${x} ${y})`}>${shapes[roof]}</g>`;
}

/** A stone, 60 wide around (0, 0): roofs at the edges, the effect inside. */
export function Stone({ stone, rotation = 0, set, matches = [] }) {
  return html`<g class=${`th-stone set-${set}`} aria-hidden="true">
    <rect x="-30" y="-30" width="60" height="60" rx="3" class="th-stone-body" />
    ${WEDGES.map((path, side) => {
      const roof = stone.roofs[(side - rotation + 4) % 4];
      return html`<g key=${side} class=${`th-roof ${roof} ${matches.includes(side) ? "match" : ""}`}><path d=${path} /><${RoofSign} roof=${roof} x=${MIDDLES[side][0]} y=${MIDDLES[side][1]} /></g>`;
    })}
    <${SignMark} ops=${stone.effect} size=${signsOf(stone.effect).length > 2 ? 12 : 15} width=${38} /></g>`;
}
