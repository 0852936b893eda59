// Finding a card by its name, and what the signs of a table mean.
import { Dialog, Glyph, SeatBadge, html, useMemo, useRef, useState } from "./kit.js";
import { ENDS } from "./prompt.js";
import { factsOf } from "./side.js";
import { say } from "./words.js";

const MOST = 60;

/** Everything of this game that can be opened, by name. */
export function Find({ play, board, onClose }) {
  const [text, setText] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const all = useMemo(() => play.words.things().filter((key) => play.opens(board, key))
    .map((key) => ({ key, name: play.words.nameOf(key) })).sort((a, b) => a.name.localeCompare(b.name)), [play, board, play.words.bundle]);
  const matching = (wanted) => all.filter((one) => one.name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const found = matching(text);
  const open = (key) => { onClose(); play.opened.value = key; };
  // who types fast gives Enter before the list has followed
  const openFirst = (event) => {
    event.preventDefault();
    const first = matching(field.current?.value || "")[0];
    if (first) open(first.key);
  };
  return html`<${Dialog} title=${say("find")} onClose=${onClose} closeLabel=${say("close")} class="find">
    <form onSubmit=${openFirst}>
      <label class="field">${say("find-name")}<input ref=${field} autofocus value=${text} autocomplete="off" onInput=${(event) => setText(event.target.value)} /></label></form>
    <p class="small" role="status">${all.length ? say("find-count", { count: found.length }) : say("find-nothing")}</p>
    <ul class="found">${found.slice(0, MOST).map((one) => html`<li key=${one.key}><button onClick=${() => open(one.key)}>${one.name}</button></li>`)}</ul>
  </${Dialog}>`;
}

const MARKS = ["legal", "begins", "picked", "hinted", "news"];

/** The signs: what the shell marks, whose paint and pattern is whose, what the numbers of the strip are. */
export function Signs({ play, board }) {
  const facts = factsOf(play, board, play.view.value, 0);
  const more = board.legend ? board.legend({ play, view: play.view.value, facts: play.facts.value, words: play.words }) : [];
  return html`<dl class="signs">
    ${MARKS.map((mark) => html`<${Sign} key=${mark} text=${say(`sign-${mark}`)}><span class=${`sign-mark ${mark}`}></span></${Sign}>`)}
    ${play.info.value.chairs.map(({ seat }) => html`<${Sign} key=${seat} text=${play.seatName(seat)}><${SeatBadge} seat=${seat} /><span class=${`sign-band seat-band seat-${seat}`}></span></${Sign}>`)}
    ${[...facts, ...more].filter((fact) => fact.glyph).map((fact) => html`<${Sign} key=${fact.label} text=${fact.label}><span class=${`fact ${fact.class || ""}`}><${Glyph} name=${fact.glyph} /></span></${Sign}>`)}
    ${["luck", "shown", "over"].map((end) => html`<${Sign} key=${end} text=${say(`ahead-${end}`)}><${Glyph} name=${ENDS[end]} /></${Sign}>`)}
  </dl>`;
}

const Sign = ({ children, text }) => html`<div><dt>${children}</dt><dd>${text}</dd></div>`;
