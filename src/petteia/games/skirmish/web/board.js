// The toy's board: a ring of regions and three gods. The template of a board; see docs/boards.md.
import { Mark, SEATS, SeatPattern, glyphHref, html } from "../../client/kit.js";
import { pieces } from "../../client/pieces.js";

const GODS = { ares: "spartan-helmet", athena: "owl", apollo: "lyre" };

/** Where a region lies: regions stand in a circle. */
function place(region, count) {
  const angle = (2 * Math.PI * region) / count - Math.PI / 2;
  return { x: 200 + 140 * Math.cos(angle), y: 200 + 140 * Math.sin(angle) };
}

function Ring({ play, view, words }) {
  const count = view.owner.length;
  const troops = pieces(play, view.troops.map((number, region) => ({ place: `${region}`, kind: `troop-${view.owner[region]}`, count: number })));
  return html`<svg viewBox="0 0 400 400" class="ring-board" role="group" aria-label=${words.say("title")}>
    <circle cx="200" cy="200" r="140" class="sk-road" />
    ${view.owner.map((owner, region) => {
      const { x, y } = place(region, count);
      const name = `${words.say("round")} ${region}: ${play.seatName(owner)}, ${view.troops[region]}`;
      return html`<g key=${region} ...${play.target(`region:${region}`, name)} transform=${`translate(${x} ${y})`}>
        <circle r="36" class="sk-region" /><circle r="36" class="ring" />
        <g class=${`seat-${owner}`}><circle r="30" class="token-disc" opacity="0.35" /><${SeatPattern} seat=${owner} x="0" y="0" r="30" /></g>
        <text y="-17" class="sk-number">${region}</text><text y="30" class="sk-troops">${view.troops[region]}</text>
        <circle cx="26" cy="-26" r="5" class="news" />
      </g>`;
    })}
    <g aria-hidden="true" class="sk-pieces">${troops.map((piece) => {
      const at = place(Number(piece.place), count);
      const owner = view.owner[Number(piece.place)];
      const x = at.x + (piece.index - (Math.min(piece.of, 5) - 1) / 2) * 11;
      return piece.index < 5 && html`<g key=${piece.id} data-piece=${piece.id} data-x=${x} data-y=${at.y} transform=${`translate(${x} ${at.y})`} class=${`seat-${owner}`}>
        <use href=${glyphHref("troop")} x="-9" y="-9" width="18" height="18" class="sk-troop" /></g>`;
    })}</g>
  </svg>`;
}

function Gods({ play, view, facts, words }) {
  return html`<div class="sk-gods">${facts.gods.map((god, index) => {
    const bidder = view.bidder[index];
    const name = words.name("god", god);
    return html`<div key=${god} ...${play.target(`god:${god}`, "", "html-target sk-god")}>
      <svg viewBox="0 0 60 60"><${Mark} name=${GODS[god]} x="30" y="30" size="50" /></svg><strong>${name}</strong>
      ${bidder >= 0 && html`<span class=${`seat-badge seat-${bidder}`} data-piece=${`bid-${bidder}`}><svg class="glyph"><use href=${glyphHref(SEATS[bidder].glyph)} /></svg></span><span class="hidden-text">${play.seatName(bidder)}</span><b>${view.bid[index]}</b>`}
    </div>`;
  })}</div>`;
}

export default {
  styles: ["board.css"],
  areas: [
    { id: "ring", draw: Ring, glyph: "ui-map", weight: 2 },
    { id: "gods", draw: Gods, glyph: "lyre", weight: 1 },
  ],
  headline: ({ view, words }) => `${words.say("round")} ${view.round}/${view.last_round}`,
  facts: ({ view, seat, words }) => [
    { glyph: "two-coins", label: words.say("coins"), value: view.coins[seat], class: "gold" },
    { glyph: "laurels", label: words.say("sheet-favours"), value: Array.isArray(view.favours[seat]) ? view.favours[seat].join(" ") || 0 : view.favours[seat] },
    { glyph: "ui-map", label: words.say("sheet-regions"), value: view.regions[seat] },
  ],
};
