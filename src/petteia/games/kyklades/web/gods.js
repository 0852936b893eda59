// Beside the map: creatures on their track, gods with their offerings, Apollo, the turn track, the supply.
import { Glyph, Mark, SEATS, SeatBadge, glyphHref, html } from "../../client/kit.js";
import { CREATURE_GLYPHS } from "./creatures.js";
import { BUILDING_GLYPHS } from "./sea.js";

const GOD_GLYPHS = { poseidon: "trident", ares: "spartan-helmet", zeus: "lightning-trio", athena: "owl", apollo: "lyre" };
const UNIT_GLYPHS = { ship: "ship", troop: "troop", priest: "sun-priest", philosopher: "philosopher-bust" };
const SPECIAL_GLYPHS = { voyage: "sailboat", march: "spears", swap: "ui-restart" };
const ROW = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function Gods(c) {
  return html`<div class="ky-side"><${Track} ...${c} /><${Offerings} ...${c} /><${TurnTrack} ...${c} /><${Supply} ...${c} /></div>`;
}

/** Three slots of creatures, prices 4, 3, 2. */
function Track({ play, view, facts, words }) {
  return html`<section class="ky-track" aria-label=${words.say("board-creatures")}>
    ${facts.slot_prices.map((price, slot) => {
      const card = view.track[slot];
      const creature = card >= 0 ? facts.creatures[card].id : null;
      const can = play.mine.value && ["summon", "swap"].some((verb) => play.option(`${verb} ${price} ${creature}`));
      return creature
        ? html`<button key=${creature} class=${`ky-card ${can ? "html-target legal" : "html-target"} ${play.changed.value.has(`creature:${creature}`) ? "changed" : ""}`} data-card=${creature} data-piece=${`card-${creature}`}
            onClick=${() => { play.opened.value = `creature:${creature}`; }}>
            <span class="ky-price"><${Glyph} name="two-coins" />${price}<span class="hidden-text"> ${words.say("board-gold")}: </span></span>
            <svg viewBox="0 0 100 88" class="ky-card-art" aria-hidden="true"><${Mark} name=${CREATURE_GLYPHS[creature]} x="50" y="44" size="78" /></svg>
            <span class="ky-card-name">${words.name("creature", creature)}</span></button>`
        : html`<div key=${`empty-${price}`} class="ky-card empty"><span class="ky-price"><${Glyph} name="two-coins" />${price}</span></div>`;
    })}
  </section>`;
}

/** A creature's card, opened: its picture, what it does, where it stands. */
export function openCreature({ view, facts, words, key }) {
  if (!key.startsWith("creature:")) return null;
  const creature = key.slice(9);
  const number = facts.creatures.findIndex((one) => one.id === creature);
  if (number < 0) return null;
  const slot = view.track.indexOf(number);
  const price = slot >= 0 ? facts.slot_prices[slot] : null;
  const { figure } = facts.creatures[number];
  return {
    title: words.name("creature", creature),
    actions: price === null ? [`copy ${creature}`] : [`summon ${price} ${creature}`, `swap ${price} ${creature}`],
    body: html`<div class="ky-open"><svg viewBox="0 0 100 100" aria-hidden="true"><rect x="3" y="3" width="94" height="94" class="ky-open-frame" /><${Mark} name=${CREATURE_GLYPHS[creature]} x="50" y="50" size="80" /></svg>
      <div><p class="ky-open-text">${words.say(`card-${creature}`)}</p>
      ${price !== null && html`<p class="small"><${Glyph} name="two-coins" /> ${words.say("board-price", { price })}</p>`}
      ${figure !== "none" && html`<p class="small">${words.say(`board-figure-${figure}`)}</p>`}</div></div>`,
  };
}

function Token({ seat, id }) {
  return html`<span class=${`ky-token seat-badge seat-${seat}`} data-piece=${id}><svg class="glyph" aria-hidden="true"><use href=${glyphHref(SEATS[seat].glyph)} width="100%" height="100%" /></svg></span>`;
}

/** The gods in the order of their turns, each with its row of offerings; Apollo below. */
function Offerings({ play, view, facts, words }) {
  const open = new Set(view.open_gods);
  const offering = play.mine.value && view.asked?.name === "Offer";
  const seen = new Map();
  const token = (seat) => {
    seen.set(seat, (seen.get(seat) || 0) + 1);
    return `offering-${seat}-${seen.get(seat)}`;
  };
  return html`<section class="ky-gods" aria-label=${words.say("board-gods")}>
    ${view.tiles.map((number) => {
      const god = facts.gods[number];
      const name = words.name("god", god.id);
      if (!open.has(god.id)) {
        return html`<div key=${god.id} class="ky-god shut" data-piece=${`god-${god.id}`}><span class="ky-medal"><${Glyph} name=${GOD_GLYPHS[god.id]} /></span><span class="ky-god-name">${name}</span><span class="small">${words.say("board-face-down")}</span></div>`;
      }
      const bidder = view.bidder[number];
      const amount = view.offering[number];
      const state = bidder >= 0 ? words.say("board-standing", { player: play.seatName(bidder), amount }) : words.say("board-no-offering");
      return html`<div key=${god.id} class=${`ky-god ${view.god === number ? "served" : ""}`} data-piece=${`god-${god.id}`}>
        <div ...${play.target(`god:${god.id}`, "", "html-target ky-god-head")}>
          <span class="ky-medal"><${Glyph} name=${GOD_GLYPHS[god.id]} /></span><span class="ky-god-name">${name}</span><span class="hidden-text">${state}</span>
          <span class="ky-gives" aria-hidden="true"><${Glyph} name=${UNIT_GLYPHS[god.recruit]} /><${Glyph} name=${BUILDING_GLYPHS[god.building]} />${god.special && html`<${Glyph} name=${SPECIAL_GLYPHS[god.special]} />`}</span>
          ${bidder >= 0 && html`<span class=${`ky-standing ${amount > 10 ? "above" : ""}`}><${SeatBadge} seat=${bidder} /><b>${amount}</b></span>`}
        </div>
        <div class="ky-row">${ROW.map((cell) => {
          const here = bidder >= 0 && Math.min(amount, 10) === cell;
          const action = `bid ${god.id} ${cell}`;
          const can = offering && play.option(action);
          const inner = here ? html`<${Token} seat=${bidder} id=${token(bidder)} />` : html`${cell}${cell === 10 ? "+" : ""}`;
          return can && !here
            ? html`<div key=${cell} ...${play.actionTarget(action, words.label(["bid", god.id, cell]), "html-target ky-cell")}>${inner}</div>`
            : html`<div key=${cell} class=${`ky-cell ${here ? "taken" : ""}`} aria-hidden="true">${inner}</div>`;
        })}</div>
      </div>`;
    })}
    <div class=${`ky-god apollo ${view.god === 4 ? "served" : ""}`}>
      <div ...${play.actionTarget("apollo", "", "html-target ky-god-head")}>
        <span class="ky-medal"><${Glyph} name="lyre" /></span><span class="ky-god-name">${words.name("god", "apollo")}</span>
        <span class="hidden-text">${view.apollo.map((seat) => seat >= 0 && play.seatName(seat)).filter(Boolean).join(", ") || words.say("board-nobody")}</span>
        <span class="ky-gives" aria-hidden="true"><${Glyph} name="two-coins" /><${Glyph} name="horn" /></span>
        <span class="ky-apollo-row">${view.apollo.map((seat, place) => seat >= 0 && html`<${Token} key=${place} seat=${seat} id=${token(seat)} />`)}</span>
      </div>
    </div>
  </section>`;
}

/** The order of the next offerings. */
function TurnTrack({ play, view, words }) {
  const count = new Map();
  return html`<section class="ky-turns" aria-label=${words.say("board-turns")}><h3>${words.say("board-turns")}</h3>
    <ol>${view.turn_track.map((seat, space) => {
      if (seat >= 0) count.set(seat, (count.get(seat) || 0) + 1);
      return html`<li key=${space}><span class="ky-space">${seat >= 0
        ? html`<span data-piece=${`turn-${seat}-${count.get(seat)}`} title=${play.seatName(seat)}><${SeatBadge} seat=${seat} /></span><span class="hidden-text">${play.seatName(seat)}</span>`
        : space + 1}</span></li>`;
    })}</ol></section>`;
}

/** What is left in the supply, and the creatures gone by. */
function Supply({ play, view, facts, words }) {
  const names = Object.keys(facts.stock);
  const glyphs = { metropolis: "metropolis", prosperity_marker: "horn", ...BUILDING_GLYPHS, ...UNIT_GLYPHS };
  return html`<details class="ky-supply"><summary>${words.say("board-supply")}</summary>
    <ul>${names.map((name, at) => html`<li key=${name} title=${words.say(`board-stock-${name}`)}><${Glyph} name=${glyphs[name]} /><span class="hidden-text">${words.say(`board-stock-${name}`)}</span>${view.stock[at]}</li>`)}</ul>
    <p>${words.say("board-pile", { count: view.pile.length })}</p>
    <p>${words.say("board-discard")} ${view.discard.length ? view.discard.map((card) => {
      const creature = facts.creatures[card].id;
      return html`<button key=${creature} class=${`plain ky-gone ${play.isLegal(`creature:${creature}`) ? "html-target legal" : ""}`} onClick=${() => { play.opened.value = `creature:${creature}`; }}><${Glyph} name=${CREATURE_GLYPHS[creature]} />${words.name("creature", creature)}</button>`;
    }) : words.say("board-nobody")}</p></details>`;
}
