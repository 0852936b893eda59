// One area of a board: arrow keys walk from thing to thing, pieces travel, the wheel zooms.
import { Glyph, html, useEffect, useErrorBoundary, useLayoutEffect, useRef, useState } from "./kit.js";
import { getText } from "./api.js";
import { say } from "./words.js";
import { language, memory, travelTime } from "./settings.js";

const EASE = "cubic-bezier(.2,.7,.25,1)";

/** Everything in an area that can be pointed at. */
const things = (root) => [...root.querySelectorAll("[data-key], [data-action]")];

function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest thing in a direction: straight ahead counts more than sideways. */
function nearest(all, from, dx, dy) {
  const here = centre(from);
  let best = null;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const there = centre(other);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (ahead < 4) continue;
    const cost = ahead + 2.2 * aside;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  return best;
}

const STEPS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

function walk(event, root) {
  const all = things(root);
  const at = document.activeElement;
  if (!all.length || !root.contains(at)) return;
  let to = null;
  const step = STEPS[event.key];
  if (step) to = nearest(all, at, step[0], step[1]);
  else if (event.key === "Home") to = all[0];
  else if (event.key === "End") to = all[all.length - 1];
  else if (event.key === "." || event.key === ",") {
    const legal = all.filter((one) => one.dataset.legal === "yes");
    const place = legal.indexOf(at);
    const turn = event.key === "." ? 1 : -1;
    to = legal.length ? legal[(place + turn + legal.length) % legal.length] : null;
    if (place < 0 && legal.length) to = legal[0];
  } else if ((event.key === "Enter" || event.key === " ") && all.includes(at)) {
    event.preventDefault();
    at.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return;
  }
  if (to) {
    event.preventDefault();
    rove(all, to);
    to.focus();
  }
}

function inSight(element) {
  const { x, y } = centre(element);
  const found = document.elementFromPoint(x, y);
  return found !== null && (element.contains(found) || found.contains(element));
}

/** One stop for Tab in each area: the thing last visited, else the first legal one. */
function rove(all, chosen) {
  for (const one of all) one.setAttribute("tabindex", one === chosen ? "0" : "-1");
}

/** Pieces that carry `data-piece` travel from where they were. SVG pieces say where in data-x, data-y. */
function places(root) {
  const found = new Map();
  const frame = root.getBoundingClientRect();
  for (const element of root.querySelectorAll("[data-piece]")) {
    const drawn = element.dataset.x !== undefined;
    let x = Number(element.dataset.x);
    let y = Number(element.dataset.y);
    if (!drawn) {
      const box = element.getBoundingClientRect();
      x = box.left - frame.left + root.scrollLeft;
      y = box.top - frame.top + root.scrollTop;
    }
    found.set(element.dataset.piece, { element, x, y });
  }
  return found;
}

function travel(root, before, ghosts) {
  const now = places(root);
  const time = travelTime();
  for (const [id, { element, x, y }] of now) {
    const old = before?.get(id);
    element.classList.toggle("ghost", ghosts && Boolean(before) && (!old || Math.hypot(old.x - x, old.y - y) > 1));
  }
  if (time && before) {
    for (const [id, { element, x, y }] of now) {
      const old = before.get(id);
      if (!old) {
        element.animate([{ opacity: 0, scale: "0.6" }, { opacity: 1, scale: "1" }], { duration: time, easing: EASE });
      } else if (Math.hypot(old.x - x, old.y - y) > 1) {
        element.animate(
          [{ translate: `${old.x - x}px ${old.y - y}px` }, { translate: "0 0" }],
          { duration: time, easing: EASE });
      }
    }
  }
  return now;
}

/** @param {{play: import("./play.js").Play, area: {id: string, draw: Function, weight?: number}, label: string, current: boolean}} props */
export function Area({ play, area, label, current }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(null);
  const stamp = play.shown.value;
  const ahead = play.ahead.value?.drawn && play.ahead.value.view === stamp;
  useLayoutEffect(() => {
    if (ref.current) before.current = travel(ref.current, before.current, ahead);
  }, [stamp]);
  useEffect(() => {
    const all = ref.current ? things(ref.current) : [];
    const active = document.activeElement;
    const legal = all.find((one) => one.dataset.legal === "yes");
    if (all.length) rove(all, all.includes(active) ? active : legal || all[0]);
  });
  useEffect(() => {
    const legal = ref.current ? [...ref.current.querySelectorAll('[data-legal="yes"]')] : [];
    if (legal.length && !legal.some(inSight)) legal[0].scrollIntoView({ block: "center", inline: "center" });
  }, [stamp, current]);
  return html`<section ref=${ref} class=${`area area-${area.id} ${current ? "current" : ""} ${ahead ? "ahead" : ""}`} aria-label=${label} style=${{ flex: area.weight || 1 }}
    id=${`area-${area.id}`} onKeyDown=${(event) => ref.current && walk(event, ref.current)}>
    <${Drawing} play=${play} draw=${area.draw} view=${stamp} />
    <p class="hidden-text">${say("area-help")}</p>
  </section>`;
}

/** What a board draws of a view. Should it fail at one that is only looked ahead to, the present one is shown. */
function Drawing({ play, draw, view }) {
  const [failed, again] = useErrorBoundary((error) => {
    if (!play.ahead.value) throw error;
    console.error(error);
    play.ahead.value = null;
    again();
  });
  return failed ? null : html`<${draw} play=${play} view=${view} facts=${play.facts.value} words=${play.words} />`;
}

/** The whole table as text, in place of the drawings. */
export function TableInWords({ play }) {
  const [text, setText] = useState("");
  const seq = play.seq.value;
  useEffect(() => {
    let here = true;
    const narrow = matchMedia("(max-width: 639px)").matches;
    getText(`api/v1/tables/${play.id}/text?lang=${language.value}&width=${narrow ? 46 : 84}`).then((found) => here && setText(found), () => {});
    return () => { here = false; };
  }, [seq, language.value]);
  const legend = play.info.value.chairs.map((chair) => `${"abcdefgh"[chair.seat]}: ${play.seatName(chair.seat)}`).join(", ");
  return html`<section class="area in-words current" aria-label=${say("area-words")}><pre tabIndex="0" aria-live="off">${text && text.replace(/^.*/, legend)}</pre></section>`;
}

/**
 * A drawing that can be zoomed and moved: wheel with Ctrl, pinch, buttons. Dragging moves the
 * drawing and never picks what lies under the finger.
 */
export function Zoom({ children, label }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const state = useRef({ scale: 1, x: 0, y: 0, pointers: new Map(), moved: false, gap: 0 });
  const show = () => {
    const inner = ref.current?.firstElementChild;
    const { scale, x, y } = state.current;
    if (inner instanceof HTMLElement || inner instanceof SVGElement) inner.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    ref.current?.parentElement?.classList.toggle("zoomed", scale !== 1);
  };
  const keep = () => {
    const { scale, x, y } = state.current;
    const box = ref.current.getBoundingClientRect();
    memory.set(`zoom.${label}`, scale === 1 ? null : { scale, x: x / box.width, y: y / box.height });
  };
  const limit = () => {
    const s = state.current;
    const box = ref.current.getBoundingClientRect();
    s.scale = Math.max(1, Math.min(4, s.scale));
    const spareX = (box.width * (s.scale - 1)) / 2;
    const spareY = (box.height * (s.scale - 1)) / 2;
    s.x = Math.max(-spareX, Math.min(spareX, s.x));
    s.y = Math.max(-spareY, Math.min(spareY, s.y));
  };
  const zoom = (factor, clientX, clientY) => {
    const s = state.current;
    const box = ref.current.getBoundingClientRect();
    const px = (clientX ?? box.left + box.width / 2) - box.left - box.width / 2;
    const py = (clientY ?? box.top + box.height / 2) - box.top - box.height / 2;
    const old = s.scale;
    s.scale = Math.max(1, Math.min(4, s.scale * factor));
    s.x = px - ((px - s.x) * s.scale) / old;
    s.y = py - ((py - s.y) * s.scale) / old;
    limit();
    show();
    keep();
  };
  useEffect(() => {
    const element = ref.current;
    const s = state.current;
    const kept = memory.get(`zoom.${label}`, null);
    if (kept) {
      const box = element.getBoundingClientRect();
      Object.assign(s, { scale: kept.scale, x: kept.x * box.width, y: kept.y * box.height });
      limit();
      show();
    }
    const wheel = (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
    };
    const down = (event) => {
      s.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      s.moved = s.pointers.size > 1;
      s.gap = 0;
    };
    const move = (event) => {
      const old = s.pointers.get(event.pointerId);
      if (!old) return;
      const dx = event.clientX - old.x;
      const dy = event.clientY - old.y;
      if (s.pointers.size === 1) {
        if (s.scale === 1 || (!s.moved && Math.hypot(dx, dy) < 8)) return;
        s.moved = true;
        s.x += dx;
        s.y += dy;
      } else if (s.pointers.size === 2) {
        s.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const [a, b] = [...s.pointers.values()];
        const gap = Math.hypot(a.x - b.x, a.y - b.y);
        if (s.gap) zoom(gap / s.gap, (a.x + b.x) / 2, (a.y + b.y) / 2);
        s.gap = gap;
        return;
      }
      s.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      limit();
      show();
    };
    const up = (event) => {
      if (s.pointers.delete(event.pointerId) && s.moved) keep();
    };
    const click = (event) => {
      if (!s.moved) return;
      event.stopPropagation();
      event.preventDefault();
      s.moved = false;
    };
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    return () => {
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
    };
  }, []);
  return html`<div class="zoom-frame">
    <div class="zoom" ref=${ref}>${children}</div>
    <div class="zoom-buttons" role="group" aria-label=${label}>
      <button class="icon" onClick=${() => (ref.current.classList.contains("fit") ? ref.current.classList.remove("fit") : zoom(1.35))} aria-label=${say("zoom-in")}>+</button>
      <button class="icon" onClick=${() => (state.current.scale === 1 ? ref.current.classList.add("fit") : zoom(1 / 1.35))} aria-label=${say("zoom-out")}>−</button>
      <button class="icon zoom-fit" onClick=${() => zoom(0)} aria-label=${say("zoom-fit")}><${Glyph} name="ui-fit" /></button>
    </div>
  </div>`;
}
