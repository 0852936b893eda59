// The prompt: who must do what, what can be done, and the way back.
import { Glyph, SeatBadge, html, useEffect, useRef, useState } from "./kit.js";
import { portions } from "./choose.js";
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

function OptionButton({ play, option, number }) {
  const look = () => { hint(option.keys); play.lookAhead(option); };
  const away = () => { hint([]); play.lookAhead(null); };
  return html`<button class=${`option verb-${option.words[0]}`} data-option=${option.action}
    onClick=${() => play.act(option)} disabled=${play.waiting.value}
    onMouseEnter=${look} onFocus=${look} onMouseLeave=${away} onBlur=${away}>
    <${Digit} number=${number} />${play.label(option)}</button>`;
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
    ${mine && (play.offered.value ? html`<${Suggested} play=${play} />` : html`<${Options} play=${play} />`)}
    ${mine && html`<${Consequence} play=${play} />`}
  </section>`;
}

/** Whether the option looked at can be taken back, and who would be asked next. */
function Consequence({ play }) {
  const ahead = play.ahead.value;
  if (!ahead) return null;
  const next = ahead.view?.asked;
  let text = "";
  if (!ahead.view) text = say("ahead-luck");
  else if (!next) text = say("ahead-end");
  else if (next.player !== play.seat.value) text = say("ahead-passes", { name: play.seatName(next.player) });
  return text ? html`<p class="consequence">${text}</p>` : null;
}

/** Undo and restart: the way back, as far as nobody else has answered. */
export function Ways({ play }) {
  const can = play.canUndo.value || play.picked.value.length > 0;
  return html`<div class="ways" role="group" aria-label=${say("ways-label")}>
    <button onClick=${() => play.undo()} aria-disabled=${can ? null : "true"} title=${can ? "" : say("undo-none")}>
      <${Glyph} name="ui-undo" /><span>${say("undo")}</span></button>
    <button onClick=${() => play.restart()} aria-disabled=${play.canUndo.value ? null : "true"} title=${play.canUndo.value ? "" : say("undo-none")}>
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
  return html`<div class="hidden-text">
    <div aria-live="polite">${spoken.text}</div>
    <div aria-live="assertive">${play.mine.value && asked ? `${say("your-turn")} ${play.words.prompt(asked)}` : ""}</div>
  </div>`;
}
