// The prompt: who must do what, what can be done, and the way back.
import { Glyph, SeatBadge, html, useEffect, useRef, useState } from "./kit.js";
import { portions } from "./choose.js";
import { differenceOf, factsOf } from "./side.js";
import { say } from "./words.js";

/** Options of the present decision as buttons; keys 1 to 9 press them. */
export function Options({ play }) {
  const picked = play.picked.value;
  const list = portions(play.candidates.value, picked);
  return html`<div class="options" role="group" aria-label=${say("options-label")}>
    ${list.map((entry, index) => entry.option
      ? html`<${OptionButton} key=${entry.option.action} play=${play} option=${entry.option} number=${index + 1} />`
      : html`<button key=${entry.key} class="option group" data-option-key=${entry.key} onClick=${() => play.pick([...picked, entry.key])}
          onMouseEnter=${() => hint([entry.key])} onMouseLeave=${() => hint([])}>
          <${Digit} number=${index + 1} />${play.words.nameOf(entry.key)}<span class="count">${entry.count}</span></button>`)}
    ${picked.length ? html`<button class="option back" onClick=${() => play.back()}><kbd>Esc</kbd>${say("back")}</button>` : null}
  </div>`;
}

/** What could begin at the thing just pressed. */
function Suggested({ play }) {
  const { key, options } = play.offered.value;
  return html`<div class="options" role="group" aria-label=${play.words.nameOf(key)}><p class="picked-row">${play.words.nameOf(key)}</p>
    ${options.map((option, index) => html`<button key=${option.action} class="option" data-option=${option.action} onClick=${() => play.begin(option, key)}>
      <${Digit} number=${index + 1} />${play.label(option)}</button>`)}
    <button class="option back" onClick=${() => play.back()}><kbd>Esc</kbd>${say("back")}</button></div>`;
}

function Digit({ number }) {
  return number <= 9 ? html`<kbd aria-hidden="true">${number}</kbd>` : null;
}

const HOLD = 450; // milliseconds a finger rests on an option to look ahead instead of choosing

function OptionButton({ play, option, number }) {
  const held = useRef({ timer: 0, long: false });
  const look = () => { hint(option.keys); play.lookAhead(option); };
  const away = () => { hint([]); play.lookAhead(null); };
  const touch = () => {
    held.current.long = false;
    held.current.timer = setTimeout(() => {
      held.current.long = true;
      hint(option.keys);
      play.lookAhead(option, { pause: 0 });
    }, HOLD);
  };
  const release = () => clearTimeout(held.current.timer);
  const choose = () => {
    if (!held.current.long) play.act(option);
    held.current.long = false;
  };
  return html`<button class=${`option verb-${option.words[0]}`} data-option=${option.action}
    onClick=${choose} disabled=${play.waiting.value} onTouchStart=${touch} onTouchEnd=${release} onTouchMove=${release}
    onContextMenu=${(event) => held.current.long && event.preventDefault()}
    onMouseEnter=${look} onFocus=${look} onMouseLeave=${away} onBlur=${away}>
    <${Digit} number=${number} />${play.label(option)}<${Leads} play=${play} option=${option} /></button>`;
}

export const ENDS = { luck: "rolling-dices", shown: "magnifying-glass", over: "laurel-crown", next: "ui-people" };

/** A mark on what cannot be taken back, or only until somebody else answers. */
function Leads({ play, option }) {
  const prospect = play.prospects.value.get(option.action);
  if (!prospect?.end) return null;
  const why = endOf(play, prospect);
  return html`<span class=${`leads end-${prospect.end}`} title=${why}>
    ${prospect.next === null || prospect.end !== "next" ? html`<${Glyph} name=${ENDS[prospect.end]} />` : html`<${SeatBadge} seat=${prospect.next} />`}<span class="hidden-text"> (${why})</span></span>`;
}

const endOf = (play, { end, next }) => (end === "next" && next === null ? say("ahead-others") : say(`ahead-${end}`, { name: end === "next" ? play.seatName(next) : "" }));

/** Asked for in the settings: once more before what cannot be taken back. */
function Doubt({ play }) {
  const option = play.doubted.value;
  const go = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => go.current?.focus(), [option]);
  return html`<div class="options doubt" role="group" aria-label=${say("sure-label")}>
    <p class="picked-row">${play.label(option)}</p><p class="consequence">${endOf(play, play.prospects.value.get(option.action))}</p>
    <button ref=${go} class="option primary" data-option=${option.action} onClick=${() => play.act(option)}><${Digit} number=${1} />${say("sure")}</button>
    <button class="option back" onClick=${() => play.back()}><kbd>Esc</kbd>${say("back")}</button></div>`;
}

/** An earlier position is on the board: which, and the way back to now. */
function Then({ play }) {
  const { at, count, events, seq } = play.then.value;
  const told = play.events.value.filter((entry) => entry.seq === seq).map((entry) => entry.event);
  const sentences = (seq === null ? events.map((entry) => entry.event) : told).map((event) => play.words.event(event)).join(" ");
  return html`<section class="prompt then-bar" aria-label=${say("then-label")}>
    <div class="ask-row"><${Glyph} name="hourglass" /><h2 class="ask" tabIndex="-1" id="ask">${say("then-at", { at, count })}</h2></div>
    <p class="notice on" role="status">${sentences || say("replay-start")}</p>
    <div class="options"><button class="option primary" onClick=${() => play.now()}><kbd>Esc</kbd>${say("back-to-now")}</button>
      <button class="icon" onClick=${() => play.lookBack(`at=${Math.max(0, at - 1)}`)} aria-label=${say("replay-prev")}><${Glyph} name="ui-prev" /></button>
      <button class="icon" onClick=${() => (at + 1 < count ? play.lookBack(`at=${at + 1}`) : play.now())} aria-label=${say("replay-next")}><${Glyph} name="ui-next" /></button></div>
    ${play.mine.value && html`<p class="your-turn">${say("your-turn")}</p>`}
    ${seq !== null && play.seat.value !== null && play.info.value.state === "playing" && html`<button class="plain" onClick=${() => { play.now(); play.manage("rollback", { to_seq: seq }); }}>
      <${Glyph} name="ui-undo" />${say("rollback-here")}</button>`}
  </section>`;
}

/** Point out on the board what an option is about. */
function hint(keys) {
  for (const old of document.querySelectorAll(".hinted")) old.classList.remove("hinted");
  for (const key of keys) {
    for (const one of document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)) one.classList.add("hinted");
  }
}

export function Prompt({ play, onRules }) {
  const asked = play.asked.value;
  const info = play.info.value;
  const view = play.view.value;
  const mine = play.mine.value;
  useEffect(() => {
    document.title = mine ? `● ${play.words.say("title")}` : play.words.say("title");
  });
  const inside = useRef(false); // whoever was at the options stays there when they change
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) document.getElementById("ask")?.focus();
  }, [view, play.picked.value]);
  if (!view || info.state === "cancelled") return null;
  if (play.then.value) return html`<${Then} play=${play} />`;
  if (!asked) return html`<section class="prompt over"><p class="ask"><${Glyph} name="laurel-crown" /> ${say("game-over")}</p></section>`;
  const sentence = mine
    ? play.words.prompt(asked)
    : say("waiting-for", { name: asked.player < 0 ? play.words.say("dealer") : play.seatName(asked.player) });
  const notice = play.notice.value;
  return html`<section class=${`prompt ${mine ? "mine" : "theirs"} ${play.waiting.value ? "busy" : ""}`} aria-label=${say("prompt-label")}
    onFocusIn=${() => { inside.current = true; }} onFocusOut=${(event) => { if (event.relatedTarget) inside.current = false; }}>
    <div class="ask-row">
      ${asked.player >= 0 ? html`<${SeatBadge} seat=${asked.player} title=${play.seatName(asked.player)} />` : html`<${Glyph} name="rolling-dices" />`}
      <h2 class="ask" tabIndex="-1" id="ask">${sentence}</h2>
      ${asked.rule && html`<button class="plain icon rule-link" onClick=${() => onRules(asked.rule)} title=${asked.rule} aria-label=${`${say("rule-beside")}: ${asked.rule}`}>
        <${Glyph} name="ui-rules" /></button>`}
    </div>
    ${!mine && html`<p class="their-ask">${play.words.prompt(asked)}</p>`}
    ${mine && play.picked.value.length ? html`<p class="picked-row">${say("picked", { things: play.picked.value.map((key) => play.words.nameOf(key)).join(" → ") })}</p>` : null}
    <p class=${`notice ${notice ? "on" : ""}`} role="status">${notice && html`${notice.text}
      ${notice.rule && html` <button class="plain rule-link" onClick=${() => onRules(notice.rule)}>${notice.rule}</button>`}`}</p>
    ${mine && play.doubted.value ? html`<${Doubt} play=${play} />` : mine && (play.offered.value ? html`<${Suggested} play=${play} />` : html`<${Options} play=${play} />`)}
    ${mine && !play.doubted.value && html`<${Consequence} play=${play} />`}
    ${play.behind.value > 2 && html`<button class="plain skip-on" onClick=${() => play.flush()}><${Glyph} name="ui-last" />${say("catch-up", { count: play.behind.value })}</button>`}
  </section>`;
}

/** What the option looked at would do: shown on the board, and whether it can be taken back. */
function Consequence({ play }) {
  const ahead = play.ahead.value;
  if (!ahead) return html`<p class="consequence hover-only"></p>`;
  const prospect = play.prospects.value.get(ahead.action);
  const end = prospect?.end ? endOf(play, prospect) : "";
  return html`<p class="consequence" role="status">${ahead.view && ahead.drawn ? say("ahead-board") : ""} ${end}<span class="hidden-text"> ${changesOf(play, ahead.view).join("; ")}</span></p>`;
}

/** The numbers of the players' strip that an option would change, in words. */
function changesOf(play, view) {
  if (!view || !play.board) return [];
  return play.info.value.chairs.flatMap(({ seat }) => {
    const then = factsOf(play, play.board, view, seat);
    return factsOf(play, play.board, play.view.value, seat).flatMap((fact) => {
      const by = differenceOf(fact, then.find((one) => one.label === fact.label));
      return by ? [`${play.seatName(seat)}: ${fact.label} ${by > 0 ? "+" : "−"}${Math.abs(by)}`] : [];
    });
  });
}

/** The way back, as far as nobody else has answered; what is not possible stays and says why. */
export function Ways({ play }) {
  const back = play.canUndo.value || play.picked.value.length > 0;
  const again = play.mine.value && play.undone.value.length > 0;
  const off = (can) => (can ? null : "true");
  return html`<div class="ways" role="group" aria-label=${say("ways-label")}>
    <button onClick=${() => play.undo()} aria-disabled=${off(back)} aria-description=${back ? null : say("undo-none")}>
      <${Glyph} name="ui-undo" /><span>${say("undo")}</span></button>
    <button class="icon redo" onClick=${() => play.redo()} aria-disabled=${off(again)} aria-label=${say("redo")} title=${say("redo")} aria-description=${again ? null : say("redo-none")}>
      <${Glyph} name="ui-redo" /></button>
    <button onClick=${() => play.restart()} aria-disabled=${off(play.canUndo.value)} aria-description=${play.canUndo.value ? null : say("undo-none")}>
      <${Glyph} name="ui-restart" /><span>${say("restart-turn")}</span></button>
  </div>`;
}

/** What a screen reader hears: events politely, "your turn" at once. */
export function Voice({ play }) {
  const [spoken, setSpoken] = useState({ count: 0, text: "" });
  const events = play.events.value;
  useEffect(() => {
    if (!play.words) return;
    const fresh = events.slice(spoken.count).slice(-4);
    setSpoken({ count: events.length, text: fresh.map((entry) => play.words.event(entry.event)).join(" ") });
  }, [events]);
  const asked = play.asked.value;
  const line = play.chat.value.at(-1);
  return html`<div class="hidden-text">
    <div aria-live="polite">${spoken.text}</div>
    <div aria-live="polite">${line && line.seat !== play.seat.value ? `${line.name}: ${line.text}` : ""}</div>
    <div aria-live="assertive">${play.mine.value && asked ? `${say("your-turn")} ${play.words.prompt(asked)}` : ""}</div>
  </div>`;
}
