// A table: before it starts, while it is played, and at its end.
import { Dialog, Glyph, SeatBadge, alongRow, html, root, stop, useEffect, useMemo, useState } from "../kit.js";
import { Area, TableInWords } from "../area.js";
import { get } from "../api.js";
import { boardOf } from "../board.js";
import { Play } from "../play.js";
import { CopyLink, Logo, Tools } from "../page.js";
import { Find, Signs } from "../find.js";
import { Log } from "../log.js";
import { Prompt, Voice, Ways } from "../prompt.js";
import { Chat, Players, RuleBeside } from "../side.js";
import { Missing } from "./refused.js";
import { Lobby } from "../lobby.js";
import { inWords, memory } from "../settings.js";
import { say, titleOf } from "../words.js";

const CONNECTION = { open: "online", polling: "polling", connecting: "connecting", reconnecting: "reconnecting" };

export function TablePage({ id }) {
  const play = useMemo(() => new Play(id), [id]);
  const [board, setBoard] = useState(null);
  useEffect(() => {
    play.start();
    return () => play.stop();
  }, [play]);
  const game = play.info.value?.game;
  useEffect(() => {
    if (game) boardOf(game).then((found) => { play.board = found; setBoard(found); });
  }, [game]);
  if (play.missing.value) {
    const gone = play.missing.value.status > 0;
    return html`<${Missing} title=${say(gone ? "table-missing" : "server-away")} help=${say(gone ? "table-missing-help" : "server-away-help")} />`;
  }
  if (!play.info.value || !play.words || !board) return html`<p class="loading" role="status">${say("loading")}</p>`;
  const state = play.info.value.state;
  if (state === "open" || state === "cancelled") return html`<${Lobby} play=${play} />`;
  if (play.handOver.value !== null) return html`<${HandOver} play=${play} />`;
  if (!play.view.value) return html`<p class="loading" role="status">${say("loading")}</p>`;
  return html`<${Table} play=${play} board=${board} />`;
}

/** Between two people at one screen: nothing of either is shown. */
function HandOver({ play }) {
  const seat = play.handOver.value;
  return html`<main class="hand-over"><${SeatBadge} seat=${seat} /><h1>${say("hand-over", { name: play.seatName(seat) })}</h1>
    <button class="primary big" autofocus onClick=${() => play.takeOver()}>${say("hand-over-ready")}</button></main>`;
}

const focusOn = (selector) => {
  const found = document.querySelector(selector);
  if (found instanceof HTMLElement || found instanceof SVGElement) found.focus();
};

function useKeys(play, board, show, setHelp, setFind) {
  useEffect(() => {
    const press = (event) => {
      const typing = event.target instanceof HTMLElement && (event.target.closest("input, select, textarea"));
      if (typing || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (event.ctrlKey) {
        if (key === "z" || key === "y") {
          event.preventDefault();
          if (key === "y" || event.shiftKey) play.redo();
          else play.undo();
        }
        return;
      }
      if (/^[1-9]$/.test(event.key)) {
        const button = document.querySelectorAll(".prompt .option:not(.back)")[Number(event.key) - 1];
        if (button instanceof HTMLElement) { event.preventDefault(); button.click(); }
      } else if (event.key === "Backspace") { event.preventDefault(); play.undo(); }
      else if (event.key === "Escape") play.back();
      else if (SHOWN[key]) { event.preventDefault(); show(SHOWN[key]); }
      else if (key === "y") { event.preventDefault(); play.redo(); }
      else if (key === "o") { event.preventDefault(); focusOn(".prompt .option"); }
      else if (key === "b") { event.preventDefault(); focusOn('.area.current [tabindex="0"], .area [tabindex="0"]'); }
      else if (key === "/") { event.preventDefault(); setFind(true); }
      else if (key === "i") {
        const at = document.activeElement?.closest("[data-key]");
        if (at instanceof HTMLElement || at instanceof SVGElement) { event.preventDefault(); play.opened.value = at.dataset.key; }
      } else if (event.key === "?") { event.preventDefault(); setHelp(true); }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [play, board]);
}

const SHOWN = { l: "log", c: "chat", r: "rules", n: "table" };

function Help({ play, board, onClose }) {
  const rows = [["1 – 9", "key-options"], ["Esc", "key-back"], ["⌫", "key-undo"], ["y", "key-redo"], ["↑ ↓ ← →", "key-walk"], [". ,", "key-legal"],
    ["Enter", "key-enter"], ["b", "key-board"], ["o", "key-prompt"], ["i", "key-open"], ["/", "key-find"], ["l", "key-log"], ["c", "key-chat"], ["r", "key-rules"], ["n", "key-notes"], ["?", "key-help"]];
  return html`<${Dialog} title=${say("help")} onClose=${onClose} closeLabel=${say("close")}>
    <p>${say("help-intro")}</p>
    <dl class="keys">${rows.map(([key, text]) => html`<div key=${text}><dt>${key.split(" ").filter((part) => part).map((part) => part === "–" ? "–" : html`<kbd>${part}</kbd>`)}</dt><dd>${say(text)}</dd></div>`)}</dl>
    <h3>${say("signs")}</h3>
    <${Signs} play=${play} board=${board} />
  </${Dialog}>`;
}

function Opened({ play, board }) {
  const key = play.opened.value;
  const found = key && play.open(board, key);
  const close = () => { play.opened.value = null; };
  if (!found) return null;
  const named = new Set(found.actions || []);
  const options = play.mine.value && !play.then.value ? play.options.value.filter((option) => named.has(option.action) || option.keys.includes(key)) : [];
  return html`<${Dialog} title=${found.title} onClose=${close} closeLabel=${say("close")} class="opened">
    ${found.body}
    ${options.length ? html`<div class="options">${options.slice(0, 8).map((option) => html`<button class="option primary" key=${option.action}
      onClick=${() => { close(); play.act(option); }}>${play.label(option)}</button>`)}</div>` : null}
  </${Dialog}>`;
}

/** The score sheet, fetched when a game has ended. */
function End(props) {
  const [found, setFound] = useState(null);
  useEffect(() => { import("../sheet.js").then((loaded) => setFound(() => loaded.Sheet)); }, []);
  return found && html`<${found} ...${props} />`;
}

/** The table itself; a replay shows the same with its own controls in place of the prompt. */
export function Table({ play, board, replay = null }) {
  const [tab, setTab] = useState("log");
  const [phone, setPhone] = useState(board.areas[0].id);
  const [rule, setRule] = useState(null);
  const [help, setHelp] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [find, setFind] = useState(false);
  const view = play.shown.value;
  const info = play.info.value;
  const outcome = play.view.value.outcome;
  const show = (name) => { setTab(name); setPhone("side"); };
  const showRule = (id) => { setRule(id); show("rules"); };
  useKeys(play, board, show, setHelp, setFind);
  useEffect(() => {
    if (outcome && !replay) setSheet(true);
  }, [Boolean(outcome)]);
  useEffect(() => {
    if (!play.mine.value) return;
    const wanted = board.front ? board.front({ play, view, facts: play.facts.value, words: play.words }) : board.areas[0].id;
    if (wanted) setPhone(wanted);
  }, [play.mine.value, play.asked.value?.name]);
  const headline = board.headline ? board.headline({ play, view, facts: play.facts.value, words: play.words }) : "";
  const ruleShown = rule || play.asked.value?.rule;
  return html`<div class=${`table game-${info.game} ${replay ? "is-replay" : ""}`} data-phone=${phone} data-state=${info.state} data-then=${play.then.value ? "yes" : null}>
    <a class="skip" href="#ask">${say("skip-to-prompt")}</a>
    <a class="skip" href="#side" onClick=${() => setPhone("side")}>${say("skip-to-players")}</a>
    <header class="table-head">
      <a class="brand" href=${root} aria-label=${say("to-front")}><${Logo} /></a>
      <h1>${play.words.say("title")}</h1><span class="headline">${headline}</span>
      <span class=${`connection ${play.state.value}`} role="status" data-connection=${play.state.value}>
        <span class="dot"></span><span class="connection-text">${say(`connection-${CONNECTION[play.state.value] || "connecting"}`)}</span></span>
      ${outcome && !replay && html`<button class="plain" onClick=${() => setSheet(true)}><${Glyph} name="laurel-crown" /><span class="wide-only">${say("score-sheet")}</span></button>`}
      <button class="plain icon help" onClick=${() => setFind(true)} aria-label=${say("find")} title=${`${say("find")} (/)`}><${Glyph} name="ui-search" /></button>
      <button class="plain icon help" onClick=${() => setHelp(true)} aria-label=${say("help")}>?</button>
      <${Tools} />
    </header>
    <main class="areas">
      ${inWords.value && !replay ? html`<${TableInWords} play=${play} />` : board.areas.map((area) => html`<${Area} key=${area.id} play=${play} area=${area} label=${play.words.first([`area-${area.id}`]) || say(`area-${area.id}`)} current=${phone === area.id} />`)}
    </main>
    <div class="deck">
      ${!replay && html`<${NextTable} play=${play} />`}
      ${replay || html`<${Away} play=${play} /><${Prompt} play=${play} onRules=${showRule} />`}
      ${!replay && !play.then.value && play.seat.value !== null && info.state === "playing" && html`<${Ways} play=${play} />`}
      <${Vote} play=${play} />
    </div>
    <aside class="side" id="side" tabIndex="-1" aria-label=${say("side-label")}>
      <${Players} play=${play} board=${board} />
      <div class="side-tabs" role="tablist" onKeyDown=${alongRow}>
        ${["log", "chat", "rules", ...(replay ? [] : ["table"])].map((name) => html`<button key=${name} role="tab" tabIndex=${stop(tab === name)} aria-selected=${tab === name ? "true" : "false"} class=${tab === name ? "on" : ""}
          onClick=${() => setTab(name)}><${Glyph} name=${`ui-${name}`} /><span>${say(name)}</span>
          ${name === "chat" && tab !== "chat" && html`<${Unread} play=${play} />`}</button>`)}
      </div>
      <div class="side-body" role="tabpanel" aria-label=${say(tab)}>
        ${tab === "log" ? html`<${Log} play=${play} board=${board} onSeq=${replay ? replay.jump : (seq) => { setPhone(board.areas[0].id); play.lookBack(`seq=${seq}`); }} />` : tab === "chat" ? html`<${Chat} play=${play} />` : tab === "rules" ? html`<${RuleBeside} play=${play} rule=${ruleShown} />` : html`<${TableMenu} play=${play} onFind=${() => setFind(true)} onHelp=${() => setHelp(true)} />`}
      </div>
    </aside>
    <nav class="phone-tabs" aria-label=${say("areas-label")}>
      ${board.areas.map((area) => html`<button key=${area.id} class=${phone === area.id ? "on" : ""} aria-pressed=${phone === area.id} onClick=${() => setPhone(area.id)}>
        <${Glyph} name=${area.glyph || "ui-map"} /><span>${play.words.first([`area-${area.id}`]) || say(`area-${area.id}`)}</span></button>`)}
      <button class=${phone === "side" ? "on" : ""} aria-pressed=${phone === "side"} onClick=${() => setPhone("side")}><${Glyph} name="ui-people" /><span>${say("area-players")}<${Unread} play=${play} /></span></button>
    </nav>
    <${Voice} play=${play} />
    <${Opened} play=${play} board=${board} />
    ${find && html`<${Find} play=${play} board=${board} onClose=${() => setFind(false)} />`}
    ${help && html`<${Help} play=${play} board=${board} onClose=${() => setHelp(false)} />`}
    ${sheet && outcome && html`<${End} play=${play} board=${board} onClose=${() => setSheet(false)} />`}
  </div>`;
}

/** While others decide here: another table of mine where it is my turn. */
function NextTable({ play }) {
  const [next, setNext] = useState(null);
  const idle = !play.mine.value;
  useEffect(() => {
    setNext(null);
    if (!idle || play.seat.value === null) return undefined;
    const ask = () => get("tables?mine=1").then((all) => setNext(all.find((table) => table.your_turn && table.id !== play.id) || null), () => {});
    const first = setTimeout(ask, 3000);
    const timer = setInterval(() => document.hidden || ask(), 30000);
    return () => { clearTimeout(first); clearInterval(timer); };
  }, [idle]);
  return next && html`<a class="button next-table" href=${`${root}t/${next.id}`}><${Glyph} name="ui-next" />${say("your-turn-at", { title: titleOf(next.game) })}</a>`;
}

function Unread({ play }) {
  const count = play.chat.value.length - play.heard.value;
  return count > 0 ? html`<span class="unread">${count}<span class="hidden-text"> ${say("chat-unread")}</span></span>` : null;
}

/** A stand-in plays for me, until I take my seat back. */
function Away({ play }) {
  const away = play.info.value.state === "playing" && play.info.value.chairs.some((chair) => chair.you && chair.absent);
  return away ? html`<section class="vote" role="status"><p>${say("away")}</p>
    <button class="primary" onClick=${() => play.manage("back")}>${say("take-back-seat")}</button></section>` : null;
}

/** Notes for my eyes only: they never leave this browser. */
function Notes({ id }) {
  const [text, setText] = useState(memory.get(`notes.${id}`, ""));
  const write = (event) => {
    setText(event.target.value);
    memory.set(`notes.${id}`, event.target.value);
  };
  return html`<label class="notes"><span class="small">${say("notes-help")}</span><textarea value=${text} onInput=${write}></textarea></label>`;
}

/** Going back over other players' answers: one proposes, all must agree. */
function Vote({ play }) {
  const vote = play.vote.value;
  if (!vote || play.seat.value === null) return null;
  const undone = play.events.value.find((entry) => entry.seq > vote.to_seq); // the first of what would not have happened
  const voted = !vote.due.includes(play.seat.value);
  return html`<section class="vote" aria-label=${say("rollback")}><p>${say("rollback-asked", { name: play.seatName(vote.seat) })} ${undone && html`<q>${play.words.event(undone.event)}</q>`}</p>
    ${voted ? html`<p>${say("rollback-waiting")}</p>` : html`<button class="primary" onClick=${() => play.manage("rollback/vote", { yes: true })}>${say("agree")}</button>
    <button onClick=${() => play.manage("rollback/vote", { yes: false })}>${say("disagree")}</button>`}</section>`;
}

function TableMenu({ play, onFind, onHelp }) {
  const info = play.info.value;
  const mine = play.seat.value !== null;
  const own = [...play.events.value].reverse().find((entry) => entry.by === play.seat.value);
  return html`<div class="table-menu"><div class="menu-rows">
    <button onClick=${onFind}><${Glyph} name="ui-search" />${say("find")}</button><button onClick=${onHelp}>${say("help-signs")}</button>
    <a class="button" href=${`${root}replay/${info.id}`}>${say("replay")}</a>
    <a class="button" href=${`${root}api/v1/tables/${info.id}/record`} download>${say("record")}</a>
    <${CopyLink} address=${location.href.split("#")[0]} label=${say("copy-link-table")} />
    ${info.commitment && html`<p class="seal" title=${info.commitment}>${say("sealed")} <code>${String(info.commitment).slice(0, 16)}…</code></p>`}
    ${mine && info.state === "playing" && info.chairs.filter((chair) => chair.kind === "person" && !chair.you && !chair.online && !chair.absent).map((chair) => html`<button key=${chair.seat}
      onClick=${() => play.manage("standin", { seat: chair.seat })}>${say("call-stand-in", { name: play.seatName(chair.seat) })}</button>`)}
    ${mine && info.state === "playing" && own && html`<button onClick=${() => play.manage("rollback", { to_seq: Math.max(0, own.seq - 1) })}>${say("rollback-propose")}</button>`}
    ${mine && info.state === "playing" && html`<button onClick=${() => play.manage("leave")}>${say("leave-table")}</button>`}
    <p class="small">${say("watchers", { count: info.watchers || 0 })}</p>
  </div>
  <${Notes} key=${info.id} id=${info.id} /></div>`;
}
