// Beside the board: the players, the chat, the rules.
import { Glyph, SeatBadge, html, useEffect, useRef, useState } from "./kit.js";
import { root } from "./kit.js";
import { getText } from "./api.js";
import { memory } from "./settings.js";
import { say } from "./words.js";
import { passage } from "./markdown.js";

function clock(ms) {
  if (ms === null || ms === undefined) return "";
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds >= 86400) return say("clock-days", { days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) });
  if (seconds >= 3600) return say("clock-hours", { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** All players, to be compared at a glance: what the board module finds worth showing. */
export function Players({ play, board }) {
  const view = play.then.value?.view ?? play.view.value;
  const asked = play.asked.value;
  if (!view) return null;
  const outcome = view.outcome;
  const ahead = play.ahead.value?.view;
  const before = !play.then.value && play.before.value?.seat === play.seat.value ? play.before.value.view : null;
  const [, tick] = useState(0);
  const timed = play.info.value.clock !== null && play.info.value.state === "playing";
  useEffect(() => {
    const timer = timed ? setInterval(() => tick((count) => count + 1), 1000) : 0;
    return () => clearInterval(timer);
  }, [timed]);
  const chairs = play.info.value.chairs;
  return html`<section class="players" aria-label=${say("players-label")}>
    ${chairs.map((chair) => {
      const { seat } = chair;
      const place = outcome ? outcome.places[seat] : null;
      const name = play.seatName(seat);
      const facts = factsOf(play, board, view, seat);
      const then = factsOf(play, board, ahead, seat);
      const old = factsOf(play, board, before, seat);
      return html`<div key=${seat} ...${play.target(`seat:${seat}`, "", `player ${asked && asked.player === seat ? "active" : ""} ${chair.you ? "you" : ""}`)} tabIndex=${play.isLegal(`seat:${seat}`) ? 0 : -1}
        onKeyDown=${(event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); play.press(`seat:${seat}`); } }}>
        <span class=${`band seat-band seat-${seat}`}></span>
        <${SeatBadge} seat=${seat} />
        <span class="who"><strong class="player-name">${name}</strong>
          ${chair.you && html`<span class="tag">${say("you")}</span>`}
          ${chair.kind === "bot" && html`<span class="tag"><${Glyph} name="ui-bot" />${chair.bot && say(`bot-${chair.bot}`) !== `bot-${chair.bot}` ? say(`bot-${chair.bot}`) : chair.bot || ""}</span>`}
          ${chair.kind !== "bot" && !chair.you && html`<span class=${`dot ${chair.online ? "on" : "off"}`} title=${say(chair.online ? "online" : "offline")}></span>`}
          ${chair.absent && html`<span class="tag warn">${say("absent")}</span>`}
          ${place && html`<span class="tag place">${say("place", { place })}</span>`}
          ${chair.clock_ms !== null && chair.clock_ms !== undefined && html`<span class="clock">${clock(play.clockOf(chair))}</span>`}
        </span>
        <span class="facts">${facts.map((fact) => html`<${Fact} key=${fact.label} fact=${fact} old=${same(old, fact)} then=${same(then, fact)} />`)}</span>
        ${board.belongings ? html`<span class="belongings">${board.belongings({ play, view, facts: play.facts.value, words: play.words, seat })}</span>` : null}
      </div>`;
    })}
  </section>`;
}

/** What a board finds worth comparing of a seat, in a view. */
export function factsOf(play, board, view, seat) {
  return view && board.facts ? board.facts({ play, view, facts: play.facts.value, words: play.words, seat }).filter(Boolean) : [];
}

const same = (facts, fact) => facts.find((one) => one.label === fact.label);

/** A number of the strip; marked where it has changed since my last turn. */
function Fact({ fact, old, then }) {
  const was = old && String(old.value) !== String(fact.value) ? say("fact-was", { value: String(old.value) }) : "";
  return html`<span class=${`fact ${fact.class || ""} ${was ? "news" : ""}`} title=${was ? `${fact.label}, ${was}` : fact.label}>
    ${fact.glyph && html`<${Glyph} name=${fact.glyph} />`}<span class="hidden-text">${fact.label} </span><span>${fact.value}</span>${was && html`<span class="hidden-text"> (${was})</span>`}<${Change} now=${fact} then=${then} /></span>`;
}

const number = (fact) => parseInt(String(fact?.value).replace("+", ""), 10);
export const differenceOf = (now, then) => number(then) - number(now) || 0;

/** By how much the option looked at would change a fact. */
function Change({ now, then }) {
  const by = differenceOf(now, then);
  return by ? html`<ins class=${by > 0 ? "more" : "less"}>${by > 0 ? `+${by}` : `−${-by}`}</ins>` : null;
}

export function Chat({ play }) {
  const [text, setText] = useState("");
  const box = useRef(null);
  const lines = play.chat.value;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    play.heard.value = lines.length;
    memory.set(`heard.${play.id}`, lines.length);
  }, [lines.length]);
  const send = (event) => {
    event.preventDefault();
    if (text.trim()) play.sayChat(text.trim());
    setText("");
  };
  return html`<div class="chat-box">
    <ol class="chat" ref=${box} tabIndex="0" aria-label=${say("chat")} aria-live="polite">
      ${lines.length ? null : html`<li class="quiet">${say("chat-empty")}</li>`}
      ${lines.map((line, index) => html`<li key=${index}>
        ${line.seat >= 0 && line.seat !== null && line.seat !== undefined ? html`<${SeatBadge} seat=${line.seat} />` : null}
        <span><strong>${line.name}</strong> ${line.text}</span></li>`)}
    </ol>
    <form onSubmit=${send}><input value=${text} maxLength="400" onInput=${(event) => setText(event.target.value)} placeholder=${say("chat-placeholder")}
      aria-label=${say("chat-placeholder")} /><button type="submit">${say("chat-send")}</button></form>
  </div>`;
}

const rulesTexts = new Map();

/** The rules of a game as written, once. */
export function rulesOf(game) {
  if (!rulesTexts.has(game)) rulesTexts.set(game, getText(`rules/${game}.md`));
  return rulesTexts.get(game);
}

/** The chapter of the present decision, beside the prompt. */
export function RuleBeside({ play, rule }) {
  const [text, setText] = useState("");
  const game = play.info.value.game;
  useEffect(() => {
    let here = true;
    rulesOf(game).then((all) => here && setText(all), () => here && setText(""));
    return () => { here = false; };
  }, [game]);
  const box = useRef(null);
  useEffect(() => {
    const mark = box.current && box.current.querySelector(".here");
    if (mark) mark.scrollIntoView({ block: "start" });
  }, [rule, text]);
  return html`<div class="rule-beside" ref=${box} tabIndex="0">
    ${text && rule ? html`<div class="rules-text" dangerouslySetInnerHTML=${{ __html: passage(text, rule) }}></div>` : html`<p>${say("rules-none")}</p>`}
    <p><a href=${`${root}rules/${game}#${rule || ""}`} target="_blank" rel="noopener">${say("rules-all")}</a></p>
  </div>`;
}
