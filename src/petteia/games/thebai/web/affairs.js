// Fate, commissions, the altar, the council, and Antigone.
import { Glyph, Mark, SEATS, SeatToken, html } from "../../client/kit.js";
import { RoofLegend, Source } from "./city.js";
import { Card } from "./home.js";
import { DieIcon, SignMark, Stone, TRACK_GLYPHS } from "./signs.js";
import { dice, playerName, stoneName } from "./things.js";

export function Affairs(c) {
  return html`<div class="th-affairs">
    <${Source} ...${c} area="affairs" />
    <${Fate} ...${c} />
    ${c.view.seats === 1 && html`<${Rebellion} ...${c} />`}
    <${Display} ...${c} /><${Altar} ...${c} /><${Council} ...${c} />
    <section><h3>${c.words.say("board-roofs")}</h3><${RoofLegend} facts=${c.facts} words=${c.words} /></section>
  </div>`;
}

function Fate({ view, facts, words }) {
  return html`<section class="th-fates" aria-label=${words.say("fate")}><h3>${words.say("fate")}</h3><ol>
    ${view.fate.map((tile, at) => {
      const now = at + 1 === view.round;
      const past = at + 1 < view.round;
      const shown = tile >= 0 ? facts.fates[tile] : null;
      const battle = shown?.row;
      const text = shown ? `${words.name("fate", shown.id)}. ${words.say(`text-fate-${shown.id}`)}` : words.say("board-face-down", { back: facts.arrangement[at] });
      return html`<li key=${at} class=${`th-fate ${now ? "now" : ""} ${past ? "past" : ""} ${battle ? "conflict" : ""}`} title=${text} aria-label=${`${words.say("round")} ${at + 1}: ${text}`}>
        <b>${at + 1}</b>${shown ? html`<${Glyph} name=${battle ? "crossed-swords" : "sun"} /><span>${battle ? `${words.say("row")} ${battle}` : words.name("fate", shown.id)}</span>` : html`<span class="th-back">${BACKS[facts.arrangement[at]]}</span>`}</li>`;
    })}</ol></section>`;
}
const BACKS = { alpha: "α", beta: "β", gamma: "γ", delta: "δ", Omega: "Ω" };

function Display({ play, view, facts, words }) {
  const starting = view.asked?.name === "StartWith";
  return html`<section class="th-display" aria-label=${words.say("display")}><h3>${words.say("display")} <small>${words.say("deck")} ${view.deck}</small></h3><div class="th-cards">
    ${view.display.map((number, slot) => {
      const card = number >= 0 ? facts.cards[number] : null;
      const key = starting && card ? `commission:${card.id}` : `slot:${slot + 1}`;
      return html`<${Card} key=${slot} play=${play} target=${key} facts=${facts} words=${words} card=${card} />`;
    })}
    ${play.option("draw") && html`<div ...${play.actionTarget("draw", words.say("do-draw"), "html-target th-card th-deck")}><${Glyph} name="scroll-unfurled" /><span>${words.say("deck")}</span></div>`}</div></section>`;
}

function Altar({ play, view, facts, words }) {
  const players = view.players;
  return html`<section class="th-altar" aria-label=${words.say("altar")}><h3>${words.say("altar")}</h3>
    ${["dionysos", "ares"].map((track, at) => {
      const places = view.altar.slice(at * players, (at + 1) * players);
      const rank = view.altar_rank.slice(at * players, (at + 1) * players);
      const say = `${words.name("track", track)}: ${rank.map((seat) => `${playerName(play, facts, words, seat)} ${places[seat]}`).join(", ")}`;
      const spot = (place) => ({ x: 74 + ((place - 1) % 5) * 64, y: place > 5 ? 91 : 31 });
      const marker = (place) => (place ? spot(place) : { x: 21, y: 70 });
      return html`<svg key=${track} viewBox="0 0 366 122" class="th-track"><g aria-hidden="true">
        <rect x="1" y="1" width="364" height="120" rx="6" class="th-track-plate" />
        <g class="th-track-head"><${Mark} name=${TRACK_GLYPHS[track]} x="21" y="24" size="28" /></g>
        ${Array.from({ length: facts.track_length }, (_, n) => {
          const place = n + 1;
          const { x, y } = spot(place);
          return html`<g key=${place} transform=${`translate(${x} ${y})`}><title>${`${place}: ${words.say(`text-altar-${track}-${place}`)}`}</title><rect x="-30" y="-27" width="60" height="54" rx="4" class="th-track-field" /><text x="-27" y="-15" class="th-track-number">${place}</text><g transform="translate(2 -7)"><${SignMark} ops=${facts.altar[track][n]} size=${16} width=${52} value=${place === facts.track_length ? endValue(view, facts, track) : ""} /></g></g>`;
        })}
        ${places.map((place, seat) => {
          const below = rank.filter((other) => places[other] === place);
          const height = below.indexOf(seat);
          const { x, y } = marker(place);
          const dx = place ? (height - (below.length - 1) / 2) * 13 : 0;
          const dy = place ? 14 : height * 13;
          return html`<g key=${seat} data-piece=${`altar-${track}-${seat}`} data-x=${x + dx} data-y=${y + dy} transform=${`translate(${x + dx} ${y + dy})`}><${SeatToken} seat=${seat} r=${8.5} /></g>`;
        })}</g><g ...${play.target(`track:${track}`, say)}><rect x="1" y="1" width="364" height="120" class="th-hit" /><rect x="2" y="2" width="362" height="118" rx="6" class="ring" /></g></svg>`;
    })}</section>`;
}

/** The points of the tile on top of the pile at the end of a track. */
function endValue(view, facts, track) {
  const pile = facts.blessings.findIndex(({ id }) => id === `blessing_end_${track}`);
  const { count, values } = facts.blessings[pile];
  return values[count - view.blessing_left[pile]] ?? 0;
}

function Council({ play, view, facts, words }) {
  const singles = facts.path;
  const waiting = view.path.map((at) => at - 1);
  return html`<section class="th-council" aria-label=${words.say("council")}><h3>${words.say("council")}</h3>
    <div class="th-path" role="img" aria-label=${`${words.say("path")}: ${waiting.filter((seat) => seat >= 0).map((seat) => playerName(play, facts, words, seat)).join(", ") || "–"}`}>
      ${singles.map((points, at) => html`<span key=${at} class="th-path-field">${waiting[at] >= 0 ? html`<${Badge} seat=${waiting[at]} />` : html`<b>${points}</b>`}</span>`)}
      <span class="th-path-field last">${waiting.slice(singles.length).map((seat, at) => html`<${Badge} key=${at} seat=${seat} />`)}<b>${facts.path_last}…</b></span></div>
    <div class="th-monuments">${facts.monuments.map((monument) => {
      const fields = monument.fields.map((id) => ({ id, at: facts.monument_fields.indexOf(id) }));
      if (facts.monument_extra[fields[0].at] && view.seats < 4) return null;
      return html`<div key=${monument.id} class="th-monument"><h4><${Glyph} name="ionic-column" />${words.say(`name-building-${monument.id}`)}</h4>
        ${fields.map(({ id, at }) => html`<${Seat} key=${id} play=${play} view=${view} facts=${facts} words=${words} id=${id} at=${at} />`)}</div>`;
    })}</div></section>`;
}

function Badge({ seat }) {
  return html`<svg viewBox="-12 -12 24 24" class="th-badge-icon"><${SeatToken} seat=${seat} r=${10} /></svg>`;
}

function Seat({ play, view, facts, words, id, at }) {
  const holds = view.monument[at];
  const tumult = holds === facts.codes.tumult;
  const hero = holds > facts.codes.tumult ? facts.heroes[holds - facts.codes.tumult - 1] : null;
  const die = holds > 0 && holds < facts.codes.tumult ? holds - 1 : -1;
  const tiles = SEATS.map((_, seat) => seat).filter((seat) => (view.tiles[at] >> seat) & 1);
  const who = [tumult && words.say("tumult"), hero && words.name("hero", hero.id), die >= 0 && playerName(play, facts, words, die), ...tiles.map((seat) => words.say("board-tile-of", { player: playerName(play, facts, words, seat) }))].filter(Boolean).join(", ");
  const say = `${words.name("monument", id)}: ${words.say(`text-monument-${id}`)} ${who || words.say("board-free")}`;
  return html`<div ...${play.target(`monument:${id}`, say, `html-target th-seat ${tumult ? "tumult" : ""}`)}>
    <span class="th-chair">${die >= 0 && html`<${Badge} seat=${die} />`}${hero && html`<${Glyph} name="centurion-helmet" />`}${tumult && html`<${Glyph} name="torch" />`}</span>
    <span class="th-condition">${words.say(`text-monument-${id}`)}</span>
    <span class="th-tiles">${tiles.map((seat) => html`<${Badge} key=${seat} seat=${seat} />`)}</span></div>`;
}

function Rebellion({ view, facts, words }) {
  const open = view.action_open >= 0 ? facts.actions[view.action_open] : null;
  const destiny = view.destiny >= 0 ? facts.destinies[view.destiny] : null;
  const done = view.actions_done.slice(-2).map((at) => facts.actions[at]);
  return html`<section class="th-rebellion" aria-label=${words.say("name-seat-antigone")}><h3><${Badge} seat=${1} /> ${words.say("name-seat-antigone")} <small>${view.vp[1]} ${words.say("vp")}, ${words.say("score-now")} ${view.score[1]}</small></h3>
    <dl>
      <dt>${words.say("supply")}</dt><dd class="th-dice">${["population", "hoplite"].map((kind) => {
        const left = dice(view, 1, kind);
        const say = `${words.name("kind", kind)} × ${left.length}`;
        return html`<span key=${kind} class="th-fact" role="img" aria-label=${say}><${DieIcon} seat=${1} kind=${kind} level=${left[0] ?? 0} levels=${facts.levels} /><b>×${left.length}</b></span>`;
      })}${view.gate_owner.includes(1) && html`<span class="th-fact" title=${words.say("gates")}><${Glyph} name="gate" />${view.gate_owner.filter((owner) => owner === 1).length}</span>`}
      ${facts.card_colours.map((colour, at) => view.colours[4 + at] > 0 && html`<span key=${colour} class=${`th-done ${colour}`} role="img" aria-label=${`${words.say("fulfilled")}: ${words.name("colour", colour)} ${view.colours[4 + at]}`}>${words.name("colour", colour)} ${view.colours[4 + at]}</span>`)}</dd>
      <dt>${words.say("destiny")}</dt><dd>${destiny && html`<b>${words.name("destiny", destiny)}</b> ${words.say(`text-destiny-${destiny}`)}`}</dd>
      <dt>${words.say("next-card")}</dt><dd>${open ? html`<b>${words.name("action", open.id)}</b> ${words.say(`text-action-${open.id}`)} <i>${words.name("track", open.track)}, ${words.say("herald")} ${open.herald}</i>` : words.say("board-end-card")}</dd>
      ${done.length > 0 && html`<dt>${words.say("board-last-cards")}</dt><dd>${done.map((card, at) => html`<span key=${at}>${words.name("action", card.id)}: ${words.say(`text-action-${card.id}`)} </span>`)}</dd>`}
      <dt>${words.say("herald")}</dt><dd>${view.herald_row.map((at, place) => { const card = facts.heralds[at]; return html`<span key=${at} class="th-herald">${place + 1}: ${words.name("kadmeia", card.field)} (${card.tags.map((tag) => words.name("tag", tag)).join(" › ")}) </span>`; })}</dd>
      <dt>${words.say("stacks")}</dt><dd class="th-stacks">${view.stacks.map((stack, at) => { const stone = stack.length ? facts.stones[stack[stack.length - 1]] : null; return html`<span key=${at} role="img" aria-label=${stone ? stoneName(facts, words, stone, 0) : "–"}>${stone && html`<svg viewBox="-32 -32 64 64"><${Stone} stone=${stone} set=${stone.set} /></svg>`}<b>${stack.length}</b></span>`; })}</dd>
    </dl></section>`;
}
