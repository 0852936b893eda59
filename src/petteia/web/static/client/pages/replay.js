// A sitting once more: step, jump, play by itself.
import { Glyph, batch, computed, html, root, useEffect, useMemo, useRef, useState, signal } from "../kit.js";
import { get, pageFacts } from "../api.js";
import { boardOf } from "../board.js";
import { Play } from "../play.js";
import { Missing } from "./refused.js";
import { Table } from "./table.js";
import { say } from "../words.js";

/** A table that is looked at, not played: the same signals, filled from the replay. */
class Replay extends Play {
  constructor(id) {
    super(id);
    this.step = signal([]); // what happened in the decision shown
    this.count = 0;
    this.answer = null; // whose answer it was, in words
    this.eyes = -1; // as whom it is looked at; after the end anybody may take any seat's view
    this.changed = computed(() => new Set(this.words ? this.step.value.flatMap((entry) => this.words.eventKeys(entry.event)) : []));
  }

  async begin() {
    try {
      const known = pageFacts.table?.id === this.id ? pageFacts : null;
      await this.learn(known ? known.table : await get(`tables/${this.id}`));
      this.state.value = "open";
      this.events.value = (await get(`tables/${this.id}/snapshot`)).events;
      const wanted = location.hash.slice(1);
      await this.show(/^(at|seq)=\d+$/.test(wanted) ? wanted : "");
    } catch (error) {
      this.missing.value = error;
    }
  }

  /** @param {string} where  "at=12": after so many answers; "seq=30": as the log counts; "": now */
  async show(where) {
    const eyes = this.eyes < 0 ? "" : `&seat=${this.eyes}`;
    const answer = await get(`tables/${this.id}/replay?${where}${eyes}`);
    batch(() => {
      this.view.value = answer.view;
      this.step.value = answer.events;
      this.answer = answer.action && answer.by >= 0 ? { by: answer.by, words: answer.action.split(" ").map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)) } : null;
      this.seq.value = answer.at;
      this.count = answer.count;
    });
  }

  press() {}

  act() {}
}

export function ReplayPage({ id }) {
  const play = useMemo(() => new Replay(id), [id]);
  const [board, setBoard] = useState(null);
  const [running, setRunning] = useState(false);
  const [pace, setPace] = useState(900);
  const busy = useRef(false);
  useEffect(() => {
    play.begin().then(() => play.info.value && boardOf(play.info.value.game).then(setBoard));
  }, [play]);
  const at = play.seq.value;
  const { count } = play;
  const jump = async (to) => {
    const wanted = Math.max(0, Math.min(count, to));
    if (busy.current) return;
    busy.current = true;
    try { await play.show(`at=${wanted}`); } finally { busy.current = false; }
  };
  const jumpTo = (seq) => play.show(`seq=${seq}`);
  useEffect(() => {
    if (!running) return undefined;
    if (at >= count) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => jump(at + 1), pace);
    return () => clearTimeout(timer);
  }, [running, at, pace]);
  useEffect(() => {
    const press = (event) => {
      if (event.target instanceof HTMLElement && event.target.closest("input, select, .area, dialog")) return;
      if (event.key === "ArrowRight") jump(play.seq.value + 1);
      else if (event.key === "ArrowLeft") jump(play.seq.value - 1);
      else if (event.key === " ") { event.preventDefault(); setRunning((on) => !on); }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [count]);
  if (play.missing.value) return html`<${Missing} title=${say("replay-missing")} help=${play.reason(play.missing.value).text} />`;
  if (!board || !play.view.value) return html`<p class="loading" role="status">${say("loading")}</p>`;
  const live = play.info.value.state === "playing";
  const told = play.step.value.map((entry) => play.words.event(entry.event)).join(" ");
  const controls = html`<section class="prompt replay-bar" aria-label=${say("replay")}>
    <div class="ask-row"><${Glyph} name="hourglass" /><h2 class="ask" id="ask" tabIndex="-1">${say("replay-at", { at, count })}</h2>
      <a class="button" href=${`${root}t/${play.id}`}>${say(live ? "back-to-now" : "to-table")}</a></div>
    <p class="notice on" role="status">${play.answer ? html`<strong>${play.seatName(play.answer.by)}:</strong> ${play.words.label(play.answer.words)}. ` : null}${told || (at ? "" : say("replay-start"))}</p>
    <input type="range" min="0" max=${count} value=${at} aria-label=${say("replay-at", { at, count })} onInput=${(event) => jump(Number(event.target.value))} />
    <div class="replay-buttons">
      <button class="icon" onClick=${() => jump(0)} aria-label=${say("replay-first")}><${Glyph} name="ui-first" /></button>
      <button class="icon" onClick=${() => jump(at - 1)} aria-label=${say("replay-prev")}><${Glyph} name="ui-prev" /></button>
      <button class="primary" onClick=${() => (at >= count ? jump(0).then(() => setRunning(true)) : setRunning(!running))}><${Glyph} name=${running ? "ui-pause" : "ui-play"} />${say(running ? "replay-pause" : "replay-play")}</button>
      <button class="icon" onClick=${() => jump(at + 1)} aria-label=${say("replay-next")}><${Glyph} name="ui-next" /></button>
      <button class="icon" onClick=${() => jump(count)} aria-label=${say("replay-last")}><${Glyph} name="ui-last" /></button>
      ${!live && html`<label class="pace"><span class="hidden-text">${say("replay-eyes")}</span><select title=${say("replay-eyes")} onChange=${(event) => { play.eyes = Number(event.target.value); jump(at); }}>
        <option value="-1">${say("replay-watcher")}</option>${play.info.value.chairs.map((chair) => html`<option key=${chair.seat} value=${chair.seat}>${play.seatName(chair.seat)}</option>`)}</select></label>`}
      <label class="pace"><span class="hidden-text">${say("replay-pace")}</span><select value=${pace} onChange=${(event) => setPace(Number(event.target.value))}>
        <option value="1800">½×</option><option value="900">1×</option><option value="400">2×</option><option value="120">5×</option></select></label>
    </div>
  </section>`;
  controls.jump = jumpTo;
  return html`<${Table} play=${play} board=${board} replay=${controls} />`;
}
