// The map: sea spaces, islands with their sites, ships, troops and figures.
import { Mark, SEATS, SeatPattern, SeatToken, glyphHref, html, useMemo } from "../../client/kit.js";
import { Zoom } from "../../client/area.js";
import { box, centre, coast, corners, path } from "../../client/hex.js";
import { pieces } from "../../client/pieces.js";
import { CREATURE_GLYPHS } from "./creatures.js";

const SIZE = 44;
export const BUILDING_GLYPHS = { port: "harbor-dock", fortress: "hill-fort", temple: "greek-temple", university: "classical-knowledge" };

/** Everything of the map that never changes during a sitting. */
function chart(facts) {
  const all = [...facts.seas.map((sea) => sea.hex), ...facts.islands.flatMap((island) => island.hexes)];
  return {
    view: box(all, SIZE, 20),
    board: coast(all, SIZE, -7),
    frame: coast(all, SIZE, -13),
    seas: facts.seas.map((sea) => {
      const middle = centre(sea.hex, SIZE);
      return { ...sea, ...middle, path: path(corners(middle, SIZE)), target: path(corners(middle, SIZE - 5)) };
    }),
    islands: facts.islands.map((island) => {
      const middles = [...island.hexes].map((hex) => centre(hex, SIZE));
      const top = middles.reduce((best, one) => (one.y < best.y - 1 || (Math.abs(one.y - best.y) < 1 && one.x < best.x) ? one : best));
      return {
        ...island, middles, top,
        x: middles.reduce((sum, one) => sum + one.x, 0) / middles.length,
        y: middles.reduce((sum, one) => sum + one.y, 0) / middles.length,
        shallow: coast(island.hexes, SIZE, 0.5, 0), shore: coast(island.hexes, SIZE, 5, 0.5), line: coast(island.hexes, SIZE, 10.5, 0.25),
      };
    }),
  };
}

/** Where things stand on an island: a slot on each of its hexes, troops and gifts beside them. */
const slotAt = (island, slot) => ({ x: island.middles[slot].x - (island.middles.length > 1 ? 13 : 15), y: island.middles[slot].y + 7 });
const siteOf = (island) => island.metropolis_covers.map((slot) => slotAt(island, slot - 1));
const level = (island) => island.metropolis_covers.length > 1 && Math.abs(island.middles[0].y - island.middles[1].y) < 1;
/** Beside the first slot; where a metropolis on a level site would be hidden, on the second. */
const troopsAt = (island, metropolis) => (metropolis && level(island)
  ? { x: island.middles[1].x - 6, y: island.middles[1].y + 9 }
  : { x: island.middles[0].x + 17, y: island.middles[0].y + 9 });
/** Within its site, off the troops. */
function cityAt(island) {
  const [a, b = a] = siteOf(island);
  const part = level(island) ? 0.12 : 0.78;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}
function giftsAt(island, metropolis) {
  if (island.middles.length === 1) return { x: island.x, y: island.y + 31 };
  return metropolis && level(island)
    ? { x: island.middles[0].x + 28, y: island.middles[0].y + 8 }
    : { x: island.middles[1].x + 17, y: island.middles[1].y + 6 };
}
const figureAt = (island) => (island.middles.length > 2
  ? { x: island.middles[2].x + 16, y: island.middles[2].y - 2 }
  : island.middles.length > 1
    ? { x: (island.middles[0].x + island.middles[1].x) / 2 + 2, y: (island.middles[0].y + island.middles[1].y) / 2 + (level(island) ? -21 : 5) }
    : { x: island.x, y: island.y - 46 });

export function Sea({ play, view, facts, words }) {
  const map = useMemo(() => chart(facts), [facts]);
  const closed = new Set(view.closed);
  const kraken = view.figures[0] >= 0 ? facts.seas[view.figures[0]].id : null;
  const fight = view.battle.length ? battle(view, facts) : null;
  const wide = new Set(facts.seas.map((sea) => sea.hex[0] * 2 + sea.hex[1])).size;
  return html`<${Zoom} label=${words.say("area-sea")}><svg viewBox=${map.view.join(" ")} class="ky-map" style=${{ "--columns": wide }} role="group" aria-label=${words.say("area-sea")}>
    <defs>
      <pattern id="ky-closed" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.400" height="7" class="ky-closed" /></pattern>
      <pattern id="ky-waves" width="46" height="24" patternUnits="userSpaceOnUse"><path d="M4 9q4 -4 8 0t8 0M27 20q4 -4 8 0t8 0" class="ky-wave" /></pattern>
      ${SEATS.map((_, seat) => html`<${Tint} key=${seat} seat=${seat} />`)}
    </defs>
    <path d=${map.frame} class="ky-frame" /><path d=${map.board} class="ky-board" />
    <path d=${map.board} fill="url(#ky-waves)" />
    ${map.seas.map((sea, at) => {
      const owner = view.fleet[at];
      const state = [
        words.name("sea", sea.id),
        owner >= 0 && words.say("board-ships", { count: view.ships[at], player: play.seatName(owner) }),
        sea.trade && words.say("board-trade"),
        closed.has(sea.id) && words.say("board-closed"),
        kraken === sea.id && words.name("creature", "kraken"),
      ].filter(Boolean).join(", ");
      return html`<g key=${sea.id} ...${play.target(`sea:${sea.id}`, state, "ky-sea")}>
        <path d=${sea.path} class="ky-hex" />
        ${closed.has(sea.id) && html`<path d=${sea.path} fill="url(#ky-closed)" />`}
        <path d=${sea.target} class="ring" />
        <text x=${sea.x} y=${sea.y + SIZE * 0.76} class="ky-sea-name">${words.name("sea", sea.id)}</text>
        ${sea.trade ? html`<g class="ky-trade"><circle cx=${sea.x} cy=${sea.y - 27} r="10" /><${Mark} name="amphora" x=${sea.x} y=${sea.y - 27} size="15" /></g>` : null}
        ${kraken === sea.id && html`<g data-piece="kraken" data-x=${sea.x} data-y=${sea.y} transform=${`translate(${sea.x} ${sea.y})`}><${Figure} name="kraken" size=${26} /></g>`}
        <circle cx=${sea.x + 24} cy=${sea.y - 22} r="4" class="news" />
      </g>`;
    })}
    ${map.islands.map((island, at) => html`<${Island} key=${island.id} play=${play} view=${view} facts=${facts} words=${words} island=${island} at=${at} />`)}
    <${Fleets} play=${play} view=${view} facts=${facts} map=${map} />
    <${Armies} play=${play} view=${view} facts=${facts} map=${map} />
    <${Bonuses} view=${view} map=${map} />
    ${fight && html`<${Battle} map=${map} view=${view} fight=${fight} clash=${lastClash(play, fight)} />`}
  </svg></${Zoom}>`;
}

/** The pattern of a seat as a wash over land it owns. */
function Tint({ seat }) {
  const lines = [
    null,
    html`<path d="M0 10L10 0" />`,
    html`<circle cx="5" cy="5" r="1.300" class="dot" />`,
    html`<path d="M0 5q2.500 -3 5 0t5 0" />`,
    html`<path d="M0 0h5v5h-5zM5 5h5v5h-5z" class="dot" />`,
    html`<path d="M5 0V10" />`,
  ];
  return html`<pattern id=${`ky-tint-${seat}`} width="10" height="10" patternUnits="userSpaceOnUse" class=${`ky-tint seat-${seat}`}>
    <rect width="10" height="10" class="wash" />${lines[seat]}</pattern>`;
}

function Island({ play, view, facts, words, island, at }) {
  const owner = view.owner[at];
  const slots = island.middles.map((_, slot) => view.built[at * facts.slots_per_island + slot]);
  const covered = new Set(view.metropolis[at] ? island.metropolis_covers.map((slot) => slot - 1) : []);
  const site = siteOf(island);
  const city = cityAt(island);
  const figures = view.figures.map((place, figure) => (figure > 0 && place === at ? facts.figures[figure] : null)).filter(Boolean);
  const gifts = giftsAt(island, view.metropolis[at]);
  const wealth = island.prosperity + view.markers[at];
  const used = new Set(view.used);
  const state = [
    words.name("island", island.id),
    owner >= 0 ? words.say("board-owner", { player: play.seatName(owner) }) : words.say("board-neutral"),
    owner >= 0 && words.say("board-troops", { count: view.troops[at] }),
    view.metropolis[at] && words.say("board-metropolis"),
    ...slots.filter(Boolean).map((kind) => words.name("building", facts.buildings[kind])),
    words.say("board-slots", { free: slots.filter((kind, slot) => !kind && !covered.has(slot)).length, all: island.slots }),
    wealth && words.say("board-prosperity", { count: wealth }),
    ...figures.map((figure) => words.name("creature", figure)),
  ].filter(Boolean).join(", ");
  // options that name a slot of this island: its squares are numbered, and a click on one is the answer
  const placed = play.mine.value ? play.options.value.filter((option) => option.words[1] === island.id && typeof option.words[2] === "number") : [];
  const atSlot = (slot) => placed.find((option) => option.words[2] === slot + 1);
  const target = play.target(`island:${island.id}`, state, `ky-island ${owner >= 0 ? `seat-${owner}` : "neutral"}`);
  const click = (event) => {
    const square = event.target instanceof Element ? event.target.closest("[data-slot]") : null;
    const option = square && atSlot(Number(square.getAttribute("data-slot")));
    if (!option) { target.onClick(event); return; }
    event.stopPropagation();
    play.act(option);
  };
  return html`<g ...${target} onClick=${click}>
    <path d=${island.shallow} class="ky-shallow" />
    <path d=${island.shore} class="ky-land" />
    ${owner >= 0 && html`<path d=${island.shore} fill=${`url(#ky-tint-${owner})`} />`}
    <path d=${island.shore} class="ky-shore" />
    <path d=${island.line} class="ky-line" />
    <path d=${island.shallow} class="ring" />
    ${!view.metropolis[at] && html`<${Site} site=${site} />`}
    ${slots.map((kind, slot) => {
      if (covered.has(slot)) return null;
      const { x, y } = slotAt(island, slot);
      const done = used.has(at * facts.places_per_island + slot);
      return html`<g key=${slot} data-slot=${slot} class=${`ky-slot ${kind ? "built" : "free"} ${done ? "used" : ""} ${atSlot(slot) ? "asked" : ""}`}>
        <rect x=${x - 11.5} y=${y - 11.5} width="23" height="23" rx="2.500" />
        ${kind ? html`<${Mark} name=${BUILDING_GLYPHS[facts.buildings[kind]]} x=${x} y=${y} size="19" />` : null}
        ${atSlot(slot) && html`<text x=${x + (kind ? 11 : 0)} y=${y + (kind ? -6 : 5)} class="ky-slot-number">${slot + 1}</text>`}
        ${done && html`<path d=${`M${x - 8} ${y + 8}L${x + 8} ${y - 8}`} class="ky-used" />`}
      </g>`;
    })}
    ${view.metropolis[at] ? html`<g class="ky-metropolis" data-piece=${`metropolis-${island.id}`} data-x=${city.x} data-y=${city.y}>
      <circle cx=${city.x} cy=${city.y} r=${site.length > 1 ? 21 : 17} /><${Mark} name="metropolis" x=${city.x} y=${city.y - 1} size=${site.length > 1 ? 29 : 23} /></g>` : null}
    <text x=${island.top.x} y=${island.top.y - 22} class="ky-name">${words.name("island", island.id)}</text>
    <g class="ky-gifts">${Array.from({ length: Math.min(wealth, 4) }, (_, number) => {
      const spread = Math.min(wealth, 4);
      const upright = island.middles.length > 1;
      const x = gifts.x + (upright ? 0 : (number - (spread - 1) / 2) * 17);
      const y = gifts.y + (upright ? (number - (spread - 1) / 2) * 15 : 0);
      const token = number >= island.prosperity;
      return html`<g key=${number} class=${token ? "token" : "printed"}><circle cx=${x} cy=${y} r="7.500" /><${Mark} name="horn" x=${x} y=${y} size="10" /></g>`;
    })}${wealth > 4 && html`<text x=${gifts.x + 16} y=${gifts.y + 4} class="ky-count">${wealth}</text>`}</g>
    ${figures.map((figure) => {
      const { x, y } = figureAt(island);
      return html`<g key=${figure} data-piece=${figure} data-x=${x} data-y=${y} transform=${`translate(${x} ${y})`}><${Figure} name=${figure} size=${24} /></g>`;
    })}
    <circle cx=${island.top.x + 26} cy=${island.top.y - 24} r="4.500" class="news" />
  </g>`;
}

/** The site of a metropolis: the bracket around the slots it would cover. */
function Site({ site }) {
  const left = Math.min(...site.map((one) => one.x)) - 15;
  const right = Math.max(...site.map((one) => one.x)) + 15;
  const top = Math.min(...site.map((one) => one.y)) - 15;
  const bottom = Math.max(...site.map((one) => one.y)) + 15;
  if (site.length === 1) return html`<rect x=${left} y=${top} width="30" height="30" rx="5" class="ky-site" />`;
  const [a, b] = site;
  return html`<g class="ky-site-pair"><path d=${`M${a.x} ${a.y}L${b.x} ${b.y}`} class="ky-site-wide" /><path d=${`M${a.x} ${a.y}L${b.x} ${b.y}`} class="ky-site-inner" />
    ${site.map(({ x, y }, at) => html`<rect key=${at} x=${x - 14.5} y=${y - 14.5} width="29" height="29" rx="4" class="ky-site" />`)}</g>`;
}

function Figure({ name, size }) {
  return html`<g class="ky-figure"><circle r=${size * 0.62} /><${Mark} name=${CREATURE_GLYPHS[name]} size=${size} /></g>`;
}

/** What defenders add, above all pieces. */
function Bonuses({ view, map }) {
  return html`<g class="ky-bonuses" aria-hidden="true">
    ${map.seas.map((sea, at) => view.sea_bonus[at] > 0 && view.fleet[at] >= 0 && html`<${Bonus} key=${sea.id} x=${sea.x - 26} y=${sea.y - 18} value=${view.sea_bonus[at]} />`)}
    ${map.islands.map((island, at) => {
      const { x, y } = troopsAt(island, view.metropolis[at]);
      return view.land_bonus[at] > 0 && view.owner[at] >= 0 && html`<${Bonus} key=${island.id} x=${x + 19} y=${y - 9} value=${view.land_bonus[at]} />`;
    })}</g>`;
}

/** What a defender adds here. */
function Bonus({ x, y, value }) {
  return html`<g class="ky-bonus"><path d=${`M${x - 10} ${y - 11}h20v11q0 8 -10 12q-10 -4 -10 -12z`} /><text x=${x} y=${y + 4}>+${value}</text></g>`;
}

function Fleets({ play, view, facts, map }) {
  const wanted = view.ships.map((count, at) => ({ place: facts.seas[at].id, kind: `ship-${view.fleet[at]}`, count }));
  const at = new Map(map.seas.map((sea) => [sea.id, sea]));
  const list = pieces(play, wanted, "ships");
  return html`<g class="ky-fleets" aria-hidden="true">${list.map((piece) => {
    const seat = Number(piece.kind.slice(5));
    const shown = Math.min(piece.of, 3);
    const step = Math.min(piece.index, 2) - (shown - 1) / 2;
    const x = at.get(piece.place).x + step * 9;
    const y = at.get(piece.place).y + 3 + step * 5;
    return html`<g key=${piece.id} data-piece=${piece.id} data-x=${x} data-y=${y} transform=${`translate(${x} ${y})`} class=${`ky-ship seat-${seat}`}>
      <${Ship} seat=${seat} />${piece.index === piece.of - 1 && piece.of > 1 && html`<${Count} x=${19} y=${14} count=${piece.of} />`}</g>`;
  })}</g>`;
}

/** A ship seen from the side: the sail bears paint, pattern and glyph of its owner. */
function Ship({ seat }) {
  return html`<g>
    <path d="M-25 7c3 9 9 12 17 12h17c8 0 14-5 16-15l-5 2c-3 2-6 2-9 2h-27c-4 0-7 0-9-1z" class="ky-hull" />
    <path d="M-1.500-23h3v32h-3z" class="ky-mast" />
    <path d="M-17-20q17-5 34 0q-4 11 0 24q-17 4-34 0q4-13 0-24z" class="ky-sail" />
    <path d="M-17-20q17-5 34 0q-4 11 0 24q-17 4-34 0q4-13 0-24z" fill=${`url(#ky-tint-${seat})`} class="ky-sail-tint" />
    <circle cx="0" cy="-7" r="9.500" class="ky-sail-disc" />
    <${Mark} name=${SEATS[seat].glyph} x="0" y="-7" size="15" class="token-glyph" />
    <path d="M-21 13q22 4 42-3" class="ky-oars" /><circle cx="19" cy="9" r="1.700" class="ky-eye" />
  </g>`;
}

function Armies({ play, view, facts, map }) {
  const wanted = view.troops.map((count, at) => ({ place: facts.islands[at].id, kind: `troop-${view.owner[at]}`, count }));
  const at = new Map(map.islands.map((island) => [island.id, island]));
  const list = pieces(play, wanted, "troops");
  return html`<g class="ky-armies" aria-hidden="true">${list.map((piece) => {
    const seat = Number(piece.kind.slice(6));
    const island = at.get(piece.place);
    const spot = troopsAt(island, view.metropolis[map.islands.indexOf(island)]);
    const step = Math.min(piece.index, 2);
    const x = spot.x - step * 3.5;
    const y = spot.y - step * 4;
    return html`<g key=${piece.id} data-piece=${piece.id} data-x=${x} data-y=${y} transform=${`translate(${x} ${y})`} class=${`ky-troop seat-${seat}`}>
      <path d="M9-15l2 33" class="ky-spear" /><path d="M7-13l1.800-8 2.600 7.800z" class="ky-spear-head" />
      <${SeatToken} seat=${seat} r="12.500" />${piece.index === piece.of - 1 && piece.of > 1 && html`<${Count} x=${11} y=${12} count=${piece.of} />`}</g>`;
  })}</g>`;
}

function Count({ x, y, count }) {
  return html`<g class="ky-count-badge"><circle cx=${x} cy=${y} r="9.500" /><text x=${x} y=${y + 5}>${count}</text></g>`;
}

function battle(view, facts) {
  const [attacker, at, space, units] = view.battle;
  return { attacker, units, sea: at === 1, space, key: at === 1 ? facts.seas[space].id : facts.islands[space].id };
}

/** The totals of the clash just fought there, if one was. */
function lastClash(play, fight) {
  const told = play.step ? play.step.value : play.events.value; // a replay knows the decision shown
  for (const { event } of [...told].reverse().slice(0, 8)) {
    if (event[0] === "battle") return null;
    if (event[0] === "clash" && event[3] === fight.key) return { attack: event[4], defence: event[5], defender: event[2] };
  }
  return null;
}

/** A battle going on: who attacks with how many, and how the last clash went. */
function Battle({ map, view, fight, clash }) {
  const place = fight.sea ? map.seas[fight.space] : troopsAt(map.islands[fight.space], view.metropolis[fight.space]);
  return html`<g class=${`ky-battle seat-${fight.attacker}`} transform=${`translate(${place.x + (fight.sea ? 0 : 30)} ${place.y - (fight.sea ? 34 : 38)})`} aria-hidden="true">
    <circle r="19" class="ky-battle-disc" /><use href=${glyphHref("crossed-swords")} x="-13" y="-13" width="26" height="26" />
    <g transform="translate(24 -6)"><circle r="12" class="token-disc" /><${SeatPattern} seat=${fight.attacker} x="0" y="0" r="12" /><text y="5" class="ky-force">${fight.units}</text></g>
    ${clash && html`<g key=${`${clash.attack}-${clash.defence}-${fight.units}`} transform="translate(0 -32)" class="ky-clash">
      <${Die} x=${-15} seat=${fight.attacker} value=${clash.attack} /><${Die} x=${15} seat=${clash.defender} value=${clash.defence} /></g>`}
  </g>`;
}

/** A side's total: die, units and bonus together. */
function Die({ x, seat, value }) {
  return html`<g class=${`ky-die seat-${seat}`}><rect x=${x - 12} y="-12" width="24" height="24" rx="5" /><text x=${x} y="6">${value}</text></g>`;
}
