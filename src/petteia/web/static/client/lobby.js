// A table before it starts: who sits where, the link for friends, joining with just a name.
import { Glyph, SeatBadge, html, root, useState } from "./kit.js";
import { Page } from "./page.js";
import { Vase } from "./vases.js";
import { usualBot } from "./quick.js";
import { playerName } from "./settings.js";
import { gameSay, say } from "./words.js";

const minutes = (seconds) => Math.round(seconds / 60);

/** How it will be played: pace, clock, rules that are not the usual ones. */
function termsOf(info, known) {
  const { clock } = info;
  const short = clock && clock.bank < 86400;
  return [
    say(`mode-${info.mode}`),
    clock ? (short ? say("terms-clock", { bank: minutes(clock.bank), increment: clock.increment }) : say("terms-days", { days: Math.round(clock.bank / 86400), more: Math.round(clock.increment / 3600) })) : say("terms-no-clock"),
    ...Object.entries(info.options).filter(([name, value]) => known.some((option) => option.name === name && option.default !== value)).map(([name, value]) => `${gameSay(info.game, `option-${name}`)}: ${optionValue(info.game, name, value)}`),
  ];
}

function optionValue(game, name, value) {
  const text = gameSay(game, `option-${name}-${value}`);
  return text === `option-${name}-${value}` ? value : text;
}

export function Lobby({ play }) {
  const info = play.info.value;
  const [copied, setCopied] = useState(false);
  const me = play.seat.value;
  const host = info.hosting;
  const link = location.href.split("#")[0];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      const field = document.querySelector(".invite input");
      if (field instanceof HTMLInputElement) { field.select(); document.execCommand("copy"); }
    }
    setCopied(true);
  };
  const join = async (event) => {
    event.preventDefault();
    await play.manage("join", { name: playerName.value.trim() || say("guest") });
  };
  const free = info.chairs.some((chair) => chair.kind === "open");
  const level = usualBot(play.kinds.value);
  if (info.state === "cancelled") {
    return html`<${Page} title=${say("cancelled-title")}><p>${say("cancelled-text")}</p><p><a class="button primary" href=${`${root}new/${info.game}`}>${say("nav-new")}</a></p></${Page}>`;
  }
  const share = () => navigator.share({ title: gameSay(info.game, "title"), url: link }).catch(() => {});
  return html`<${Page} class="lobby">
    <div class="lobby-head"><${Vase} game=${info.game} /><div><h1>${gameSay(info.game, "title")}</h1>
      <p class="lead">${say(free ? "lobby-waiting" : "lobby-full")}</p>
      <p class="small">${termsOf(info, play.kinds.value.options).join(" · ")}</p></div></div>
    <ul class="chairs">${info.chairs.map((chair) => html`<li key=${chair.seat} class=${`chair ${chair.kind}`}>
      <${SeatBadge} seat=${chair.seat} />
      <span class="chair-name">${chair.kind === "open" ? say("chair-open") : play.seatName(chair.seat)}
        ${chair.you && html`<span class="tag">${say("you")}</span>`}
        ${chair.kind === "bot" && html`<span class="tag"><${Glyph} name="ui-bot" />${say(`bot-${chair.bot}`)}</span>`}</span>
      ${chair.kind === "open" && host && html`<button onClick=${() => play.manage("chairs", { seat: chair.seat, kind: "bot", bot: level })}><${Glyph} name="ui-bot" />${say("seat-bot")}</button>`}
      ${chair.kind === "person" && !chair.you && html`<span class=${`dot ${chair.online ? "on" : "off"}`} title=${say(chair.online ? "online" : "offline")}></span>`}
      ${chair.kind === "bot" && host && html`<button onClick=${() => play.manage("chairs", { seat: chair.seat, kind: "open" })}>${say("unseat-bot")}</button>`}
    </li>`)}</ul>
    ${play.notice.value && html`<p class="notice on" role="alert">${play.notice.value.text}</p>`}
    ${me === null && free && html`<form class="join" onSubmit=${join}><label class="field">${say("your-name")}
      <input value=${playerName.value} maxLength="40" required autocomplete="nickname" onInput=${(event) => { playerName.value = event.target.value; }} /></label>
      <button class="primary" type="submit">${say("join")}</button></form>`}
    <div class="invite"><label class="field">${say("invite")}<input readOnly value=${link} onFocus=${(event) => event.target.select()} /></label>
      <button onClick=${copy}><${Glyph} name="ui-copy" />${say(copied ? "copied" : "copy-link")}</button>
      ${"share" in navigator && html`<button onClick=${share}><${Glyph} name="ui-share" />${say("share-link")}</button>`}</div>
    <div class="lobby-acts">
      ${me !== null && host && html`<button class="primary" onClick=${() => play.manage("start", { bot: level })}>${say(free ? "start-with-bots" : "start")}</button>`}
      ${me !== null && !host && html`<button onClick=${() => play.manage("leave")}>${say("leave-table")}</button>`}
      ${host && html`<button onClick=${() => play.manage("cancel")}>${say("cancel-table")}</button>`}
    </div>
  </${Page}>`;
}
