// The end: places, where the points came from, how it went, rematch.
import { Dialog, Glyph, SeatBadge, html, root } from "./kit.js";
import { Chart } from "./chart.js";
import { CopyLink } from "./page.js";
import { say } from "./words.js";

/** One source of points, of all players; who has won stands on clay. */
const Row = ({ order, outcome, name, values }) => html`<tr><th scope="row">${name}</th>
  ${order.map((seat) => html`<td key=${seat} class=${outcome.places[seat] === 1 ? "first" : ""}>${values[seat]}</td>`)}</tr>`;

export function Sheet({ play, board, onClose }) {
  const info = play.info.value;
  const outcome = play.view.value.outcome;
  const order = info.chairs.map((chair) => chair.seat).sort((a, b) => outcome.places[a] - outcome.places[b] || a - b);
  const winners = order.filter((seat) => outcome.places[seat] === 1);
  const rematch = async () => {
    const made = await play.manage("rematch");
    const id = made?.id || play.info.value.rematch;
    if (id) location.href = `${root}t/${id}`;
  };
  return html`<${Dialog} title=${say("score-sheet")} onClose=${onClose} closeLabel=${say("close")} class="sheet">
    <div class="winner"><${Glyph} name="laurels" class="wreath" />
      <div><h3>${say("won-by", { count: winners.length, names: winners.map((seat) => play.seatName(seat)).join(", ") })}</h3>
      <p>${play.words.say(outcome.reason)}</p></div></div>
    <div class="table-wrap"><table class="ledger"><thead><tr><td></td>
      ${order.map((seat) => html`<th scope="col" key=${seat} class=${outcome.places[seat] === 1 ? "first" : ""}><${SeatBadge} seat=${seat} /><span class="ledger-name">${play.seatName(seat)}</span></th>`)}</tr></thead>
      <tbody>${outcome.sheet.map(([category, points]) => html`<${Row} key=${category} order=${order} outcome=${outcome} name=${play.words.say(`sheet-${category}`)} values=${points} />`)}</tbody>
      <tfoot><${Row} order=${order} outcome=${outcome} name=${say("total")} values=${outcome.scores} />
        <${Row} order=${order} outcome=${outcome} name=${say("place-head")} values=${outcome.places.map((place) => say("place", { place }))} /></tfoot></table></div>
    <${Chart} play=${play} board=${board} />
    ${info.seed && html`<p class="seal">${say("seed-revealed")} <code>${String(info.seed)}</code></p>`}
    <div class="sheet-acts">
      ${play.seat.value !== null && (info.rematch ? html`<a class="button primary" href=${`${root}t/${info.rematch}`}>${say("to-rematch")}</a>` : html`<button class="primary" onClick=${rematch}>${say("rematch")}</button>`)}
      <a class="button" href=${`${root}replay/${info.id}`}>${say("replay")}</a>
      <a class="button" href=${`${root}api/v1/tables/${info.id}/record`} download>${say("record")}</a>
      <${CopyLink} address=${`${location.origin}${root}replay/${info.id}`} label=${say("share-replay")} />
      <a class="button" href=${root}>${say("to-front")}</a>
    </div>
  </${Dialog}>`;
}
