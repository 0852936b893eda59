// What every module of the client stands on: rendering, signals, glyphs, seats.
import { Fragment, h, render } from "../vendor/preact.js";
import { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import htm from "../vendor/htm.js";
import { batch, computed, effect, signal } from "../vendor/signals.js";

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(h);
export { Fragment, batch, computed, effect, h, render, signal };
export { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState };

/** The address of the site's root, with a final slash: works below any path. */
export const root = new URL("../../", import.meta.url).pathname;
const sprite = `${root}static/art/glyphs.svg`;

/** Everything a seat owns carries glyph and pattern besides its paint. */
export const SEATS = [
  { glyph: "owl", pattern: "plain" },
  { glyph: "bull-horns", pattern: "stripes" },
  { glyph: "dolphin", pattern: "dots" },
  { glyph: "horse-head", pattern: "waves" },
  { glyph: "laurels", pattern: "checks" },
  { glyph: "griffin-symbol", pattern: "bars" },
];

/** The address of a glyph, for `<use href=…>` inside a drawing. */
export const glyphHref = (name) => `${sprite}#${name}`;

/** A glyph in running text or a button. */
export function Glyph({ name, class: extra = "", title = "" }) {
  return html`<svg class=${`glyph ${extra}`} aria-hidden=${title ? null : "true"} role=${title ? "img" : null}
    aria-label=${title || null}><use href=${glyphHref(name)} width="100%" height="100%" /></svg>`;
}

/** A glyph inside an SVG drawing, centred on (x, y). */
export function Mark({ name, x = 0, y = 0, size = 20, class: extra = "" }) {
  const half = Number(size) / 2;
  return html`<use href=${glyphHref(name)} x=${Number(x) - half} y=${Number(y) - half} width=${size} height=${size}
    class=${extra} />`;
}

export function SeatBadge({ seat, title = "" }) {
  return html`<span class=${`seat-badge seat-${seat}`} title=${title || null}><${Glyph} name=${SEATS[seat].glyph} /></span>`;
}

/** A seat's round token inside an SVG drawing. */
export function SeatToken({ seat, x = 0, y = 0, r = 10 }) {
  return html`<g class=${`token seat-${seat}`}>
    <circle cx=${x} cy=${y} r=${r} class="token-disc" />
    <${SeatPattern} seat=${seat} x=${x} y=${y} r=${r} />
    <${Mark} name=${SEATS[seat].glyph} x=${x} y=${y} size=${r * 1.35} class="token-glyph" />
  </g>`;
}

/** The pattern of a seat as a ring around a disc: readable without any colour. */
export function SeatPattern({ seat, x, y, r }) {
  const dashes = ["", "3 2", "0.1 2.6", "6 2 1 2", "1.4 1.4", "8 2"][seat];
  return html`<circle cx=${x} cy=${y} r=${r - 1.6} class="token-ring" stroke-dasharray=${dashes || null} />`;
}

/** Arrow keys inside a row of tabs or radio buttons: the next one is chosen and has the focus. */
export function alongRow(event) {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const all = [...event.currentTarget.querySelectorAll("[role=radio], [role=tab]")];
  const at = all.indexOf(event.target);
  if (!way || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const next = all[(at + way + all.length) % all.length];
  next.focus();
  next.click();
}

/** One stop for Tab in such a row. */
export const stop = (chosen) => (chosen ? 0 : -1);

export function Meander({ class: extra = "" }) {
  return html`<div class=${`meander ${extra}`} role="presentation"></div>`;
}

/** A dialog in words of its own; closes on Escape, on its button and on the backdrop. */
export function Dialog({ title, onClose, children, closeLabel, class: extra = "" }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // at once, so that no key typed meanwhile is lost
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) {
      dialog.showModal();
      /** @type {HTMLElement | null} */ (dialog.querySelector("[autofocus]") || dialog.querySelector("h2"))?.focus();
    }
    return () => dialog && dialog.close();
  }, []);
  return html`<dialog ref=${ref} class=${extra} aria-label=${title}
    onClose=${onClose} onClick=${(event) => event.target === ref.current && onClose()}>
    <div class="dialog-head"><h2 tabIndex="-1">${title}</h2>
      <button class="plain icon" onClick=${onClose} aria-label=${closeLabel}><${Glyph} name="ui-close" /></button></div>
    <div class="dialog-body">${children}</div>
  </dialog>`;
}

export const classes = (...names) => names.filter(Boolean).join(" ");
