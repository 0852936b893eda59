// How a sitting went: any number that boards compare, round by round.
import { SEATS, SeatBadge, glyphHref, html, useEffect, useState } from "./kit.js";
import { get } from "./api.js";
import { factsOf } from "./side.js";
import { say } from "./words.js";

const MOST = 9; // positions that are fetched: each is played out anew by the server
const TALL = 220;
const DASHES = ["", "9 4", "2 4", "14 4 2 4", "5 3", "20 5"]; // a pattern beside every colour

/** The places in the log where a round begins; of many, some; without rounds, even steps. */
export function stops(events) {
  const places = (kind) => [...new Set(events.filter(({ event }) => event[0] === kind).map((entry) => entry.seq))];
  const last = events.at(-1)?.seq ?? 0;
  const all = [places("round"), places("turn")].find((found) => found.length > 2) || Array.from({ length: 10 }, (_, at) => Math.round((last * at) / 10));
  const step = Math.ceil(all.length / MOST);
  return [...all.filter((_, at) => at % step === 0), last];
}

const number = (value) => parseInt(String(value).replace("+", ""), 10);

/** @returns {{label: string, seats: number[][]}[]} of each fact that is known throughout, the numbers of each seat */
export function lines(play, board, views) {
  const seats = play.info.value.chairs.map((chair) => chair.seat);
  const grid = views.map((view) => seats.map((seat) => factsOf(play, board, view, seat)));
  const found = grid.at(-1)[0].map((fact) => ({
    label: fact.label,
    seats: seats.map((seat) => grid.map((facts) => number(facts[seat].find((one) => one.label === fact.label)?.value))),
  }));
  return found.filter(({ seats: all }) => all.flat().every((value) => !Number.isNaN(value)) && new Set(all.flat()).size > 1);
}

/** Which of the numbers tells best how it ended: the score itself, or what agrees with the places. */
function telling(all, { places, scores }) {
  const score = all.findIndex(({ seats }) => seats.every((values, seat) => values.at(-1) === scores[seat]));
  if (score >= 0) return score;
  const agrees = ({ seats }) => seats.flatMap((one, a) => seats.map((other, b) => Math.sign(one.at(-1) - other.at(-1)) * Math.sign(places[b] - places[a])))
    .reduce((sum, each) => sum + each, 0);
  return all.reduce((best, line, at) => (agrees(line) > agrees(all[best]) ? at : best), 0);
}

export function Chart({ play, board }) {
  const [views, setViews] = useState(null);
  const [shown, setShown] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    let here = true;
    const seqs = stops(play.events.value);
    Promise.all(seqs.map((seq) => get(`tables/${play.id}/replay?seq=${seq}`)))
      .then((found) => here && setViews(found.map((one) => one.view)), () => {});
    return () => { here = false; };
  }, [play]);
  const all = views ? lines(play, board, views) : [];
  if (!all.length) return null;
  const at = shown ?? telling(all, play.view.value.outcome);
  const line = all[at];
  return html`<section class="course"><label class="field course-of"><span class="hidden-text">${say("chart-of")}</span>
    <select value=${String(at)} onChange=${(event) => setShown(Number(event.target.value))}>${all.map((one, index) => html`<option key=${one.label} value=${String(index)}>${one.label}</option>`)}</select></label>
    <${Curves} line=${line} />
    <details><summary>${say("chart-numbers")}</summary><div class="table-wrap"><table class="ledger"><tbody>
      ${line.seats.map((values, seat) => html`<tr key=${seat}><th scope="row"><${SeatBadge} seat=${seat} /> ${play.seatName(seat)}</th>${values.map((value, at) => html`<td key=${at}>${value}</td>`)}</tr>`)}
    </tbody></table></div></details></section>`;
}

function Curves({ line }) {
  const wide = matchMedia("(max-width: 639px)").matches ? 340 : 640;
  const values = line.seats.flat();
  const top = Math.max(...values, 1);
  const low = Math.min(...values, 0);
  const count = line.seats[0].length;
  const x = (at) => 34 + (at * (wide - 90)) / (count - 1);
  const y = (value) => TALL - 18 - ((value - low) * (TALL - 36)) / (top - low);
  const step = Math.max(1, Math.ceil((top - low) / 4));
  const grid = Array.from({ length: Math.floor((top - low) / step) + 1 }, (_, at) => low + at * step);
  const ends = line.seats.map((numbers) => y(numbers.at(-1)));
  const aside = (seat) => 16 * (1 + ends.slice(0, seat).filter((end) => Math.abs(end - ends[seat]) < 14).length); // tokens beside each other
  return html`<svg class="curves" viewBox=${`0 0 ${wide} ${TALL}`} role="img" aria-label=${line.label}>
    ${grid.map((value) => html`<g key=${value}><path d=${`M34 ${y(value)}H${wide - 56}`} class="grid" /><text x="26" y=${y(value) + 4} class="scale">${value}</text></g>`)}
    ${line.seats.map((numbers, seat) => html`<g key=${seat} class=${`seat-${seat}`}>
      <path d=${numbers.map((value, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("")} class="curve" stroke-dasharray=${DASHES[seat] || null} />
      <circle cx=${x(count - 1) + aside(seat)} cy=${y(numbers.at(-1))} r="9" class="token-disc" />
      <use href=${glyphHref(SEATS[seat].glyph)} x=${x(count - 1) + aside(seat) - 6} y=${y(numbers.at(-1)) - 6} width="12" height="12" class="token-glyph" /></g>`)}
  </svg>`;
}
