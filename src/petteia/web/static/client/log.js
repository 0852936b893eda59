// What happened, turn by turn: whose doing, names that open, and the board of then.
import { Glyph, SeatBadge, html, useEffect, useRef, useState } from "./kit.js";
import { say } from "./words.js";

const HEADINGS = new Set(["epoch", "phase", "round"]);

/** Lines of one doer after the other, as turns; rounds stand alone. */
export function turnsOf(lines, words) {
  const turns = [];
  for (const entry of lines) {
    const seat = words.subject(entry.event);
    const round = HEADINGS.has(entry.event[0]);
    const last = turns.at(-1);
    if (last && !round && !last.round && last.seat === seat) last.lines.push(entry);
    else turns.push({ seat, round, lines: [entry] });
  }
  return turns;
}

/** The log, latest below; what happened since my last turn is marked. */
export function Log({ play, board, onSeq }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [only, setOnly] = useState(-1);
  const events = play.events.value;
  useLatest(box, events.length, play.mine.value);
  const lines = only < 0 ? events : events.filter((entry) => speaksOf(play, entry, only));
  const walk = (event) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = way ? [...box.current.querySelectorAll(".then")] : [];
    if (!all.length) return;
    event.preventDefault();
    const at = all.indexOf(document.activeElement);
    all[Math.max(0, Math.min(all.length - 1, at < 0 ? all.length - 1 : at + way))].focus();
  };
  return html`<div class="log-box">
    <div class="log-filter" role="group" aria-label=${say("log-filter")}>
      <button class=${only < 0 ? "on" : ""} aria-pressed=${only < 0} onClick=${() => setOnly(-1)}>${say("log-all")}</button>
      ${play.info.value.chairs.map((chair) => html`<button key=${chair.seat} class=${only === chair.seat ? "on icon" : "icon"} aria-pressed=${only === chair.seat}
        aria-label=${play.seatName(chair.seat)} onClick=${() => setOnly(chair.seat)}><${SeatBadge} seat=${chair.seat} /></button>`)}
    </div>
    <ol class="log" ref=${box} tabIndex="0" onKeyDown=${walk} aria-label=${say("log-label")}>
      ${turnsOf(lines, play.words).map((turn, index) => html`<${Turn} key=${`${index}/${turn.lines[0].seq}`} play=${play} board=${board} turn=${turn} onSeq=${onSeq} />`)}
    </ol>
  </div>`;
}

/** Keeps a list at its end, also when it is shown after having been hidden; on my turn, where my last one ended. */
function useLatest(box, length, mine) {
  useEffect(() => {
    const list = box.current;
    const down = () => {
      list.scrollTop = list.scrollHeight;
      const since = mine && list.querySelector(".since");
      if (since) list.scrollTop += Math.min(0, since.getBoundingClientRect().top - list.getBoundingClientRect().top);
    };
    down();
    const shown = new ResizeObserver(down);
    shown.observe(list);
    return () => shown.disconnect();
  }, [length, mine]);
}

function speaksOf(play, entry, seat) {
  const slots = play.kinds.value.events[entry.event[0]] || [];
  return entry.by === seat || slots.some(([, kind], index) => kind === "seat" && entry.event[index + 1] === seat);
}

function Turn({ play, board, turn, onSeq }) {
  const since = play.seen.value;
  const fresh = since > 0 && turn.lines.some((entry) => entry.seq > since);
  const first = fresh && turn.lines.some((entry) => entry === play.recent.value[0]);
  return html`${first && html`<li class="since"><span>${say("since-your-turn")}</span></li>`}
    <li class=${`log-turn ${turn.round ? "round" : ""} ${fresh ? "fresh" : ""}`}>
    ${turn.seat >= 0 ? html`<${SeatBadge} seat=${turn.seat} />` : html`<span class="nobody"></span>`}
    <ol>${turn.lines.map((entry, index) => html`<${Line} key=${`${entry.seq}/${index}`} play=${play} board=${board} entry=${entry} onSeq=${onSeq} />`)}</ol></li>`;
}

function Line({ play, board, entry, onSeq }) {
  const parts = play.words.eventParts(entry.event, (key) => play.opens(board, key));
  const here = play.then.value?.seq === entry.seq;
  return html`<li class=${`line kind-${entry.event[0]} ${here ? "here" : ""}`}>
    <span class="said">${parts.map((part, index) => (part.key
      ? html`<button class="plain name" key=${index} onClick=${() => { play.opened.value = part.key; }}>${part.text}</button>`
      : part.text))}</span>
    <button class="plain then" tabIndex="-1" title=${say("log-jump")} aria-label=${`${say("log-jump")}: ${parts.map((part) => part.text).join("")}`}
      onClick=${() => onSeq(entry.seq)}><${Glyph} name="hourglass" /></button></li>`;
}
