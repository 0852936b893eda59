// What every page shares: header, footer, settings.
import { Dialog, Glyph, alongRow, html, root, stop, useState } from "./kit.js";
import { LANGUAGES, LANGUAGE_NAMES, askTwice, inWords, language, motion, playerName, textSize, theme } from "./settings.js";
import { say } from "./words.js";

function Choice({ label, value, values, names, onPick }) {
  return html`<fieldset class="choice"><legend>${label}</legend><div class="segments" role="radiogroup" aria-label=${label} onKeyDown=${alongRow}>
    ${values.map((one) => html`<button key=${one} role="radio" tabIndex=${stop(one === value)} aria-checked=${one === value ? "true" : "false"} class=${one === value ? "on" : ""}
      onClick=${() => onPick(one)}>${names(one)}</button>`)}
  </div></fieldset>`;
}

export function Settings({ onClose }) {
  return html`<${Dialog} title=${say("settings")} onClose=${onClose} closeLabel=${say("close")}>
    <${Choice} label=${say("setting-language")} value=${language.value} values=${LANGUAGES} names=${(one) => LANGUAGE_NAMES[one]}
      onPick=${(one) => { language.value = one; }} />
    <${Choice} label=${say("setting-theme")} value=${theme.value} values=${["system", "light", "dark"]} names=${(one) => say(`theme-${one}`)}
      onPick=${(one) => { theme.value = one; }} />
    <${Choice} label=${say("setting-motion")} value=${motion.value} values=${["system", "off", "fast", "normal", "slow"]} names=${(one) => say(`motion-${one}`)}
      onPick=${(one) => { motion.value = one; }} />
    <${Choice} label=${say("setting-text")} value=${textSize.value} values=${["normal", "large", "larger"]} names=${(one) => say(`text-${one}`)}
      onPick=${(one) => { textSize.value = one; }} />
    <${Choice} label=${say("setting-board")} value=${inWords.value} values=${[false, true]} names=${(one) => say(one ? "board-words" : "board-drawn")}
      onPick=${(one) => { inWords.value = one; }} />
    <${Choice} label=${say("setting-twice")} value=${askTwice.value} values=${[false, true]} names=${(one) => say(one ? "twice-yes" : "twice-no")}
      onPick=${(one) => { askTwice.value = one; }} />
    <label class="field">${say("your-name")}<input value=${playerName.value} maxLength="40" autocomplete="nickname"
      onInput=${(event) => { playerName.value = event.target.value; }} /></label>
    <p><a href=${`${root}me`}>${say("me-title")}</a></p>
  </${Dialog}>`;
}

/** Puts an address on the clipboard: for a friend, or another device. */
export function CopyLink({ address, label }) {
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard?.writeText(address).then(() => setCopied(true), () => {});
  return html`<button onClick=${copy}><${Glyph} name="ui-copy" />${copied ? say("copied") : label}</button>`;
}

/** The two buttons every page has: language and settings. */
export function Tools() {
  const [open, setOpen] = useState(false);
  const other = LANGUAGES.find((one) => one !== language.value);
  return html`<div class="tools">
    <button class="plain" lang=${other} onClick=${() => { language.value = other; }} title=${LANGUAGE_NAMES[other]}>${other.toUpperCase()}<span class="hidden-text"> ${LANGUAGE_NAMES[other]}</span></button>
    <button class="plain icon" onClick=${() => setOpen(true)} aria-label=${say("settings")}><${Glyph} name="ui-settings" /></button>
    ${open && html`<${Settings} onClose=${() => setOpen(false)} />`}
  </div>`;
}

export function Page({ children, title, class: extra = "" }) {
  return html`<div class=${`page ${extra}`}>
    <a class="skip" href="#main">${say("skip-to-content")}</a>
    <header class="site-head"><a class="brand" href=${root}><${Logo} /><span class="lapidary">Petteia</span></a>
      <nav aria-label=${say("nav-label")}><a href=${`${root}new`}>${say("nav-new")}</a><a href=${`${root}about`}>${say("nav-about")}</a></nav>
      <${Tools} /></header>
    <main id="main">${title && html`<h1>${title}</h1>`}${children}</main>
    <footer class="site-foot"><div class="meander"></div><p>${say("footer")} <a href=${`${root}about`}>${say("footer-credits")}</a></p></footer>
  </div>`;
}

export function Logo() {
  return html`<svg class="logo" viewBox="0 0 64 64" aria-hidden="true"><path d="M22 6h20v6c-3 2-4 4-4 7 8 4 12 10 12 17 0 9-6 15-11 17l3 5H22l3-5c-5-2-11-8-11-17 0-7 4-13 12-17 0-3-1-5-4-7z" class="logo-body" />
    <path d="M15 32h34v5H15zM16.500 43h31v2h-31z" class="logo-band" /><path d="M23 13c-6 0-9 4-9 10M41 13c6 0 9 4 9 10" class="logo-ears" /></svg>`;
}
