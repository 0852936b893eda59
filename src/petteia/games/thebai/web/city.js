// The city: Kadmeia fields, dice fields, the rows with their gates, heroes and leaders.
import { Mark, SeatToken, html, useMemo } from "../../client/kit.js";
import { Zoom } from "../../client/area.js";
import { pieces } from "../../client/pieces.js";
import { Archon, Die, RoofSign, SignLine, SignMark, Stone } from "./signs.js";
import { areaOf, fieldThing, playerName, stoneName } from "./things.js";

const CELL = 60;
const GAP = 36;
const PITCH = CELL + GAP;
const LEFT = 92;
const RIGHT = 122;
const TOP = 30;

/** Where everything lies; from the facts alone. */
function plan(facts) {
  const { city } = facts;
  const kadmeia = city.kadmeia.map((name) => {
    const [, row, column] = name.split("_").map(Number);
    return { name, row: row - 1, column: column - 1, x: LEFT + (column - 1) * PITCH + CELL / 2, y: TOP + (row - 1) * PITCH + CELL / 2 };
  });
  const fields = city.fields.map((name, at) => {
    const [a, b] = city.between[at].map((k) => kadmeia[k]);
    return { name, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, upright: a.column === b.column };
  });
  const width = LEFT + city.columns * PITCH - GAP + RIGHT;
  const height = TOP + city.rows * PITCH - GAP + 26;
  const inner = { x: LEFT - 10, y: TOP - 10, width: city.columns * PITCH - GAP + 20, height: city.rows * PITCH - GAP + 20 };
  const rows = Array.from({ length: city.rows }, (_, row) => ({ row, y: TOP + row * PITCH + CELL / 2 }));
  return { kadmeia, fields, width, height, inner, rows, at: Object.fromEntries([...kadmeia, ...fields].map((one) => [one.name, one])) };
}

function borders(facts, map) {
  const { city } = facts;
  const { inner } = map;
  const across = (roofs, y) => roofs.map((roof, c) => ({ roof, x: LEFT + c * PITCH + CELL / 2, y, w: CELL, h: 9 }));
  const down = (roofs, x) => roofs.map((roof, r) => ({ roof, x, y: TOP + r * PITCH + CELL / 2, w: 9, h: CELL }));
  return [...across(city.border.north, inner.y), ...across(city.border.south, inner.y + inner.height),
    ...down(city.border.west, inner.x), ...down(city.border.east, inner.x + inner.width)];
}

export function City({ play, view, facts, words }) {
  const map = useMemo(() => plan(facts), [facts]);
  const edges = useMemo(() => borders(facts, map), [facts]);
  const asked = view.asked;
  const dice = view.field.map((code, f) => ({ place: map.fields[f].name, thing: fieldThing(facts, code) })).filter(({ thing }) => thing.type !== "free");
  const moving = pieces(play, dice.map(({ place, thing }) => ({ place, kind: thing.type === "die" ? `${thing.kind}-${thing.seat}` : thing.type === "hero" ? `hero-${thing.hero}` : "marker", count: 1 })), "dice");
  const held = Object.fromEntries(dice.map(({ place, thing }) => [place, thing]));
  const archons = view.archon.map((k, seat) => ({ k, seat })).filter(({ k }) => k >= 0);
  return html`<div class="th-city-area">
    <${Source} play=${play} view=${view} words=${words} area="city" />
    ${asked && play.mine.value && html`<${Turning} play=${play} view=${view} facts=${facts} words=${words} />`}
    <${Zoom} label=${words.say("area-city")}><svg viewBox=${`0 0 ${map.width} ${map.height}`} class="th-city" role="group" aria-label=${words.say("area-city")}>
    <rect x=${map.inner.x - 6} y=${map.inner.y - 6} width=${map.inner.width + 12} height=${map.inner.height + 12} rx="6" class="th-wall" />
    <rect ...${map.inner} class="th-ground" />
    ${edges.map((edge, at) => html`<g key=${at} class=${`th-roof ${edge.roof}`}><rect x=${edge.x - edge.w / 2} y=${edge.y - edge.h / 2} width=${edge.w} height=${edge.h} /><${RoofSign} roof=${edge.roof} x=${edge.x} y=${edge.y} r="3" /></g>`)}
    ${Array.from({ length: facts.city.columns }, (_, c) => html`<text key=${c} x=${LEFT + c * PITCH + CELL / 2} y="13" class="th-index">${c + 1}</text>`)}
    ${map.rows.map(({ row, y }) => html`<${Row} key=${row} play=${play} view=${view} facts=${facts} words=${words} row=${row} y=${y} map=${map} />`)}
    ${map.kadmeia.map((cell, k) => html`<${Cell} key=${cell.name} play=${play} view=${view} facts=${facts} words=${words} cell=${cell} k=${k} />`)}
    ${map.fields.map((field) => html`<${Field} key=${field.name} play=${play} facts=${facts} words=${words} field=${field} thing=${held[field.name]} />`)}
    ${view.walk?.path.length > 1 && html`<g class="th-walk" aria-hidden="true"><polyline points=${view.walk.path.map((name) => `${map.at[name].x},${map.at[name].y}`).join(" ")} /></g>`}
    <g class="th-pieces" aria-hidden="true">${moving.map((piece) => {
      const { x, y } = map.at[piece.place];
      const thing = held[piece.place];
      return thing && html`<g key=${piece.id} data-piece=${piece.id} data-x=${x} data-y=${y} transform=${`translate(${x} ${y})`}><${Standing} thing=${thing} facts=${facts} /></g>`;
    })}
    ${archons.map(({ k, seat }) => {
      const { x, y } = map.kadmeia[k];
      return html`<g key=${`archon-${seat}`} data-piece=${`archon-${seat}`} data-x=${x + 17} data-y=${y + 15} transform=${`translate(${x + 17} ${y + 15})`}><${Archon} seat=${seat} /></g>`;
    })}</g>
    ${asked?.name === "ChooseRoof" && html`<${Edges} play=${play} view=${view} facts=${facts} words=${words} map=${map} />`}
    ${asked?.name === "ChooseRotation" && html`<rect x=${map.kadmeia[asked.at].x - 31} y=${map.kadmeia[asked.at].y - 31} width="62" height="62" rx="4" class="th-site" />`}
    ${view.walk && html`<${Walk} view=${view} map=${map} />`}
  </svg><//></div>`;
}

function Standing({ thing, facts }) {
  if (thing.type === "die") return html`<${Die} ...${thing} levels=${facts.levels} />`;
  if (thing.type === "hero") return html`<g class="th-hero-piece"><circle r="15" /><${Mark} name="centurion-helmet" size="21" />${thing.seat >= 0 && html`<g transform="translate(11 -11)"><${SeatToken} seat=${thing.seat} r=${7} /></g>`}</g>`;
  return html`<g class="th-marker"><path d="M-11 -11L11 11M-11 11L11 -11" /></g>`;
}

/** What stands in words beside a dice field. */
export function fieldWords(play, facts, words, thing) {
  if (!thing) return words.say("board-free");
  if (thing.type === "marker") return words.say("board-marker");
  if (thing.type === "hero") return words.name("hero", facts.heroes[thing.hero].id);
  return words.say("board-die", { player: playerName(play, facts, words, thing.seat), kind: thing.kind, level: facts.levels[thing.level] });
}

function Field({ play, facts, words, field, thing }) {
  const name = `${words.name("field", field.name)}: ${fieldWords(play, facts, words, thing)}`;
  return html`<g ...${play.target(`field:${field.name}`, name, "th-field")} transform=${`translate(${field.x} ${field.y})`}>
    <rect x="-21" y="-21" width="42" height="42" class="th-hit" /><rect x="-15" y="-15" width="30" height="30" rx="5" class="th-slot" />
    <rect x="-18" y="-18" width="36" height="36" rx="7" class="ring" /><circle cx="15" cy="-15" r="4" class="news" /></g>`;
}

function Cell({ play, view, facts, words, cell, k }) {
  const code = view.city[k];
  const stone = code ? facts.stones[(code - 1) >> 2] : null;
  const archon = view.archon.map((at, seat) => (at === k ? words.say("board-archon-of", { player: playerName(play, facts, words, seat) }) : "")).filter(Boolean);
  const step = view.walk?.next.find((one) => one.to === cell.name);
  const say = [words.name("kadmeia", cell.name), stone ? stoneName(facts, words, stone, (code - 1) & 3) : words.say("board-no-stone"), ...archon, ...(step ? [crossingWords(play, view, facts, words, step)] : [])].join(", ");
  const start = facts.city.start.includes(cell.name);
  return html`<g transform=${`translate(${cell.x} ${cell.y})`}>
    <rect x="-30" y="-30" width="60" height="60" rx="3" class=${`th-empty ${start ? "start" : ""}`} />
    ${stone && html`<${Stone} stone=${stone} rotation=${(code - 1) & 3} set=${stone.set} />`}
    <g ...${play.target(`kadmeia:${cell.name}`, say, "th-cell")}><rect x="-30" y="-30" width="60" height="60" class="th-hit" /><rect x="-31" y="-31" width="62" height="62" rx="4" class="ring" /><circle cx="27" cy="-27" r="4.500" class="news" /></g></g>`;
}

/** What a step of the archon would do, for those who cannot see its sign. */
function crossingWords(play, view, facts, words, step) {
  const code = view.field[facts.city.fields.indexOf(step.field)];
  const thing = fieldThing(facts, code);
  if (step.drachmas) return words.say("cross-free");
  if (thing.type !== "die") return words.say("cross-nothing");
  const key = step.ascends ? "ascends" : step.penalty ? "penalty" : step.change > 0 ? "raises" : "lowers";
  return words.say(`cross-${key}`, { owner: playerName(play, facts, words, thing.seat), level: facts.levels[thing.level + (step.ascends ? 0 : step.change)] });
}

/** Left of a row: its number, the attack, the leaders; right: its gate and its hero. */
function Row({ play, view, facts, words, row, y, map }) {
  const players = view.players;
  const battle = view.battles.find((one) => one.row === row + 1);
  const leaders = view.leaders.slice(row * players, row * players + players);
  const gate = view.gate_row[row] >= 0 ? facts.gates[view.gate_row[row]] : null;
  const hero = view.hero_row[row] >= 0 ? facts.heroes[view.hero_row[row]] : null;
  const attacked = view.marker === row;
  const leaderWords = leaders.map((number, seat) => (number ? `${playerName(play, facts, words, seat)} ${number}` : "")).filter(Boolean).join(", ");
  const totals = battle ? battle.totals.map((total, seat) => ({ total, seat })).filter(({ total }) => total >= 0) : [];
  const say = [words.say("board-row", { row: row + 1 }), attacked && words.say("board-attacked"), battle && words.say("board-battle", { round: battle.round, base: battle.base }),
    leaderWords && words.say("board-leaders", { leaders: leaderWords }), ...totals.map(({ total, seat }) => words.say("board-strength", { player: playerName(play, facts, words, seat), total })),
    gate && `${words.name("gate", gate.id)}: ${words.say(`text-gate-${gate.id}`)}`].filter(Boolean).join("; ");
  const right = map.inner.x + map.inner.width + 12;
  return html`<g class=${`th-row ${battle ? "battle" : ""}`}>
    <g transform=${`translate(38 ${y})`} aria-hidden="true">
      <rect x="-34" y="-30" width="66" height="60" rx="4" class="th-row-plate" />
      <text x="-30" y="-17" class="th-row-number">${row + 1}</text>
      ${battle && html`<text x="-17" y="-17" class="th-battle-text">${words.say("board-battle-short", { round: battle.round })} ${battle.base}+</text>`}
      ${attacked && html`<${Mark} name="spears" x="25" y="-21" size="13" class="th-attack" />`}
      ${Array.from({ length: players }, (_, seat) => {
        const number = leaders[seat];
        const total = battle ? battle.totals[seat] : -1;
        return (number > 0 || total >= 0) && html`<g key=${seat} transform=${`translate(${-25.5 + seat * 16.5} -3)`}>
          <${SeatToken} seat=${seat} r=${7} />
          ${number > 0 && html`<path d="M-6 7H6V13.500L0 18L-6 13.500Z" class="th-leader" /><text y="14.500" class="th-leader-number">${number}</text>`}
          ${total >= 0 && html`<g transform="translate(0 26)"><rect x="-7.500" y="-7" width="15" height="12.500" rx="2" class=${`th-total seat-${seat}`} /><text y="3.500" class=${`th-total-text seat-${seat}`}>${total}</text></g>`}</g>`;
      })}
    </g>
    <g ...${play.target(`row:${row + 1}`, say, "th-row-target")} transform=${`translate(38 ${y})`}><rect x="-34" y="-30" width="66" height="60" class="th-hit" /><rect x="-34" y="-30" width="66" height="60" rx="4" class="ring" /></g>
    ${gate && html`<g class="th-gate" transform=${`translate(${right + 16} ${y})`} role="img" aria-label=${`${words.name("gate", gate.id)}: ${words.say(`text-gate-${gate.id}`)}`}><path d="M-16 27V-12Q-16 -27 0 -27Q16 -27 16 -12V27Z" class="th-gate-arch" /><g transform="translate(0 2)"><${SignMark} ops=${gate.effect} size=${14} width=${30} /></g></g>`}
    ${hero && html`<g ...${play.target(`hero:${hero.id}`, `${words.name("hero", hero.id)}: ${words.say(`text-hero-${hero.id}`)}`, "th-hero")} transform=${`translate(${right + 67} ${y})`}>
      <rect x="-31" y="-27" width="62" height="54" rx="4" class="th-hero-card" /><rect x="-31" y="-27" width="62" height="54" rx="4" class="ring" />
      <${Mark} name="centurion-helmet" y="-7" size="28" /><text y="20" class="th-hero-name">${words.name("hero", hero.id)}</text><circle cx="24" cy="-25" r="4" class="news" /></g>`}
  </g>`;
}

/** What the path being built has crossed, and what each next step would cross. */
function Walk({ view, map }) {
  const { crossed, next } = view.walk;
  const badge = (one, extra, key) => {
    const { x, y } = map.at[one.field];
    const kind = one.drachmas ? "pays" : one.change > 0 ? "raises" : one.change < 0 || one.penalty ? "lowers" : "";
    const cost = one.drachmas ? { text: "−1", glyph: "two-coins" } : one.penalty ? { text: "−3", glyph: "laurel-crown" } : null;
    return kind && html`<g key=${key} class=${`th-badge ${kind} ${extra}`} transform=${`translate(${x + 14} ${y + 14})`}>${cost
      ? html`<rect x="-17" y="-9.500" width="34" height="19" rx="9.500" /><text x="-7" y="4.500">${cost.text}</text><${Mark} name=${cost.glyph} x=${8} y=${0} size=${14} />`
      : html`<circle r="10" /><path d=${one.ascends ? "M0 -8L6 -2H3V1H-3V-2H-6ZM-3 3H3V7H-3Z" : one.change > 0 ? "M0 -6L6 4H-6Z" : "M0 6L6 -4H-6Z"} />`}</g>`;
  };
  return html`<g class="th-walk" aria-hidden="true">
    ${crossed.map((one, at) => badge(one, "sure", `c${at}`))}${next.map((one) => badge(one, "", `n${one.to}`))}</g>`;
}

/** The four edges of the stone just set, while one may be triggered. */
function Edges({ play, view, facts, words, map }) {
  const { x, y } = map.kadmeia[view.asked.at];
  const code = view.city[view.asked.at];
  const stone = facts.stones[(code - 1) >> 2];
  return html`<g transform=${`translate(${x} ${y})`}>${facts.sides.map((side, at) => {
    const roof = stone.roofs[(at - ((code - 1) & 3) + 4) % 4];
    const [dx, dy] = [[0, -1], [1, 0], [0, 1], [-1, 0]][at];
    return html`<g key=${side} ...${play.target(`side:${side}`, `${words.name("side", side)}: ${words.name("roof", roof)}, ${words.say(`text-roof-${roof}`)}`, "th-edge")} transform=${`translate(${dx * 26} ${dy * 26})`}><circle r="16" class="th-hit" /><circle r="9" class=${`th-edge-disc ${roof}`} /><circle r="12" class="ring" /></g>`;
  })}</g>`;
}

/** The stone in hand in its four rotations, with the edges that would match. */
function Turning({ play, view, facts, words }) {
  if (view.asked.name === "ChooseSite") {
    const stone = facts.stones[view.asked.stone];
    return html`<div class="th-hand-stone" role="img" aria-label=${stoneName(facts, words, stone, 0)}><svg viewBox="-32 -32 64 64"><${Stone} stone=${stone} set=${stone.set} /></svg><span>${words.say("board-stone-in-hand")}</span></div>`;
  }
  if (view.asked.name !== "ChooseRotation") return null;
  const stone = facts.stones[view.asked.stone];
  return html`<div class="th-turning" role="group" aria-label=${words.say("board-rotations")}>${[0, 1, 2, 3].map((rotation) => {
    const matches = view.turns ? view.turns[rotation] : [];
    const say = `${words.name("rotation", rotation)}: ${matches.length ? words.say("board-matches", { count: matches.length, sides: matches.map((side) => words.name("side", side)).join(", ") }) : words.say("board-no-match")}`;
    return html`<div key=${rotation} ...${play.target(`rotation:${rotation}`, say, "html-target th-turn")}><svg viewBox="-32 -32 64 64"><${Stone} stone=${stone} rotation=${rotation} set=${stone.set} matches=${matches.map((side) => facts.sides.indexOf(side))} /></svg><b>${matches.length ? `◆ ${matches.length}` : "–"}</b></div>`;
  })}</div>`;
}

/** The component whose effect asks, where the decision is made. */
export function Source({ play, view, words, area }) {
  if (!view.source || !play.mine.value || areaOf(view) !== area) return null;
  return html`<p class="th-source"><b>${words.name(...view.source.name)}</b> ${words.say(view.source.text)}</p>`;
}

/** What the roofs do. */
export function RoofLegend({ facts, words }) {
  return html`<ul class="th-legend">${facts.roofs.map((roof) => html`<li key=${roof} title=${words.say(`text-roof-${roof}`)}><svg viewBox="-12 -7 24 14" class=${`th-roof ${roof}`}><rect x="-12" y="-7" width="24" height="14" /><${RoofSign} roof=${roof} /></svg><span class="sr-only">${words.name("roof", roof)}: ${words.say(`text-roof-${roof}`)}</span><${SignLine} ops=${facts.roof_effects[roof]} /></li>`)}</ul>`;
}

