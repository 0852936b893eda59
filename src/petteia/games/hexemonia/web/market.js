// The middle of the table: display, stack, supply, Underworld, philosopher.
import { Glyph, SeatBadge, html } from "../../client/kit.js";
import { Counter, LoneTile, listed, tileOf } from "./tiles.js";

const DRAWING = new Set(["DrawFirst", "DrawSecond"]);
const KINDS = ["citizen", "hoplite", "gold"];

/** What a tile is, in a sentence for a screen reader. */
export function described(id, facts, words) {
  const tile = tileOf(facts, id);
  return [
    words.name("tile", id), words.name("kind", tile.kind), words.name("nature", tile.nature),
    tile.kind === "mythos" ? null : words.say("board-costs", { cost: listed(tile.cost, words) || words.say("board-no-cost") }),
    listed(tile.production, words) && words.say("board-yields", { made: listed(tile.production, words) }),
  ].filter(Boolean).join(", ");
}

/** The same with its ability, for whoever points at it. */
export function told(id, facts, words) {
  const { ability } = tileOf(facts, id);
  return described(id, facts, words) + (ability ? `. ${words.say(`ability-${ability}`)}` : "");
}

/** A tile that is looked at, not chosen now: it opens its card. */
export const look = (play, id, name, extra = "") => ({
  "data-key": `card:${id}`, role: "button", tabIndex: -1, class: `target html-target ${extra}`, "aria-label": name,
  onClick: (event) => { event.stopPropagation(); play.opened.value = `card:${id}`; },
});

/** Equal tiles once, with their number. */
export const counted = (ids) => [...new Set(ids)].map((id) => ({ id, count: ids.filter((one) => one === id).length }));

export function TileRow({ play, facts, words, ids, choosing, label, piece }) {
  return html`<ul class="hx-row" aria-label=${label}>${counted(ids).map(({ id, count }) => {
    const name = described(id, facts, words) + (count > 1 ? ` (${count})` : "");
    const attributes = choosing ? play.target(`tile:${id}`, name, "html-target hx-over") : look(play, id, name, "hx-over");
    return html`<li key=${id} data-piece=${`${piece}-${id}`}><div class="hx-cell"><${LoneTile} id=${id} facts=${facts} words=${words} />${count > 1 && html`<span class="hx-times">×${count}</span>`}
      <div ...${attributes} title=${told(id, facts, words)} onDblClick=${() => { play.opened.value = `card:${id}`; }}></div>
      <${Magnifier} play=${play} id=${id} words=${words} /></div></li>`;
  })}</ul>`;
}

/** The button that opens a tile's card while a click on the tile would choose it. */
function Magnifier({ play, id, words }) {
  const open = (event) => { event.stopPropagation(); play.opened.value = `card:${id}`; };
  return html`<button type="button" class="plain hx-magnify" tabIndex="-1" onClick=${open} aria-label=${words.say("board-open", { tile: words.name("tile", id) })}>
    <${Glyph} name="magnifying-glass" /></button>`;
}

/** What the abilities of these tiles do, in words. */
export function Abilities({ facts, words, ids }) {
  const able = [...new Set(ids)].filter((id) => tileOf(facts, id).ability);
  if (!able.length) return null;
  return html`<ul class="hx-abilities" aria-label=${words.say("board-ability")}>${able.map((id) => html`<li key=${id}>
    <b>★ ${words.name("tile", id)}</b> ${words.say(`ability-${tileOf(facts, id).ability}`)}</li>`)}</ul>`;
}

export function Market({ play, view, facts, words }) {
  const name = (index) => facts.tiles[index].id;
  const asked = view.asked?.name;
  const mine = play.mine.value;
  const top = Array.isArray(view.top) ? view.top.map(name) : [];
  const gaining = mine && play.options.value.some((option) => option.words[0] === "gain");
  const arranging = mine && asked === "Arrange";
  const store = (kind, label) => (gaining
    ? play.target(`resource:${KINDS[kind]}`, label, "html-target hx-store")
    : { class: "hx-store", role: "img", "aria-label": label });
  return html`<div class=${`hx-market ${mine && DRAWING.has(asked) ? "drawing" : ""}`}>
    <section aria-label=${words.say("show-display")}><h3>${words.say("show-display")}</h3>
      <${TileRow} play=${play} facts=${facts} words=${words} ids=${view.display.map(name)} choosing=${mine && DRAWING.has(asked)} label=${words.say("show-display")} piece="display" />
      <${Abilities} facts=${facts} words=${words} ids=${view.display.map(name)} /></section>
    <section class="hx-stores">
      <div class=${`hx-stack ${view.ended ? "ended" : ""}`}><span class="hx-back" aria-hidden="true"></span><span>${words.say("show-stack")}<b>${view.stack_size}</b></span></div>
      <ul class="hx-supply" aria-label=${words.say("show-supply")}>${view.supply.map((count, kind) => html`<li key=${kind}>
        <div ...${store(kind, `${words.say("show-supply")}: ${words.say(`amount-${KINDS[kind]}`, { amount: count })}`)}><${Counter} kind=${kind} count=${count} /></div></li>`)}</ul>
      <div class="hx-philosopher"><${Glyph} name="philosopher-bust" title=${words.say("show-philosopher")} />
        ${view.philosopher >= 0 ? html`<${SeatBadge} seat=${view.philosopher} title=${play.seatName(view.philosopher)} /><span>${play.seatName(view.philosopher)}</span>` : html`<span>${words.say("board-nobody")}</span>`}</div>
      <details class="hx-underworld"><summary>${words.say("show-underworld")} (${view.underworld.length})</summary>
        <ul>${counted(view.underworld.map(name)).map(({ id, count }) => html`<li key=${id}><button type="button" class="plain" onClick=${() => { play.opened.value = `card:${id}`; }}>${count > 1 ? `${count} ` : ""}${words.name("tile", id)}</button></li>`)}</ul></details>
    </section>
    ${top.length ? html`<section aria-label=${words.say("show-top")}><h3>${words.say("show-top")}</h3>
      ${arranging
        ? html`<${TileRow} play=${play} facts=${facts} words=${words} ids=${top.slice(view.asked.placed)} choosing=${true} label=${words.say("show-top")} piece="top" />`
        : html`<ol class="hx-order">${top.map((id, at) => html`<li key=${at}>${words.name("tile", id)}</li>`)}</ol>`}</section>` : null}
  </div>`;
}
