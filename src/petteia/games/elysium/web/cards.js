// A card: its face in a zone, and opened with the full text.
import { Glyph, html } from "../../client/kit.js";

export const FAMILY_GLYPHS = {
  apollo: "sun", ares: "spartan-helmet", athena: "owl", hades: "wolf-head",
  hephaestus: "anvil", hermes: "caduceus", poseidon: "trident", zeus: "lightning-trio",
};
const ACTIVATION_SIGNS = {
  instant: "!", permanent: "∞", one_use: "1×", activate: "↻", eleusis: "ε", myth: "μ",
  chronos: "χ", chronos_family: "χ=", chronos_level: "χ≠",
};
export const NUMERALS = ["", "I", "II", "III"];
export const COLOURS = ["red", "yellow", "green", "blue"];

/** A circle of a condition: colour and shape, so that neither is needed alone. */
export function Circle({ colour }) {
  return html`<svg viewBox="0 0 20 20" class=${`el-circle ${colour}`} aria-hidden="true">
    <circle cx="10" cy="10" r="9" /><${ColourSign} colour=${colour} /></svg>`;
}

/** The sign of a colour in a field of 20 by 20. */
export function ColourSign({ colour }) {
  const shapes = {
    red: html`<path d="M10 4.500 15.500 14.500 4.500 14.500z" />`,
    yellow: html`<circle cx="10" cy="10" r="4.200" />`,
    green: html`<rect x="5.800" y="5.800" width="8.400" height="8.400" />`,
    blue: html`<path d="M10 4 16 10 10 16 4 10z" />`,
    any: html`<path d="M10 4v12M4.800 7l10.400 6M15.200 7 4.800 13" class="stroke" />`,
  };
  return html`<g class="sign">${shapes[colour]}</g>`;
}

export const cardName = (words, card) => words.name("card", card);

export function spokenCard(words, facts, card, more = "") {
  if (card === "citizen") return `${cardName(words, card)}${more}`;
  const { family, level, activation, columns } = facts.cards[card];
  return `${words.say("card-aria", {
    name: cardName(words, card), family: words.name("family", family), level,
    activation: words.name("activation", activation),
    columns: columns.map((colour) => words.name("colour", colour)).join(", "), text: words.say(`text-card-${card}`),
  })}${more}`;
}

/** The button that opens a card. */
function Magnifier({ play, card, words }) {
  const open = (event) => { event.stopPropagation(); play.opened.value = `card:${card}`; };
  return html`<button type="button" class="plain el-magnify" tabIndex="-1" onClick=${open} aria-label=${`${words.say("magnify")}: ${cardName(words, card)}`}>
    <${Glyph} name="magnifying-glass" /></button>`;
}

/**
 * A card on the table.
 * `answers`: whole answers this place may stand for, the first listed one is given by a click; without any, the card itself is picked.
 */
export function Card({ play, words, facts, card, piece, answers = [], pick = false, ring = false, used = false, small = false, chip = null, count = 1, where = "" }) {
  const many = count > 1 && words.say("seat-cards", { count });
  const marks = [many, where, ring && words.say("ring"), used && words.say("used"), chip && chip.text].filter(Boolean).join(", ");
  const spoken = spokenCard(words, facts, card, marks ? ` ${marks}` : "");
  const legal = play.mine.value ? answers.find((answer) => play.option(answer)) : null;
  const look = `html-target el-card ${small ? "small" : ""} ${used ? "used" : ""} ${card === "citizen" ? "citizen" : `family-${facts.cards[card].family}`}`;
  const key = `card:${card}`;
  const attributes = pick ? play.target(key, spoken, look) : { ...play.actionTarget(legal || answers[0] || `use ${card}`, spoken, look), "data-key": key };
  // the name is read from the content: an aria-label would differ from the words one sees
  const name = html`<span class="hidden-text">${attributes["aria-label"]}</span>`;
  attributes["aria-label"] = null;
  if (!pick && play.changed.value.has(key)) attributes.class += " changed";
  if (card === "citizen") {
    return html`<div ...${attributes} data-piece=${piece}>${name}<span class="el-back" aria-hidden="true"><${Glyph} name="person" />${many && html`<b>×${count}</b>`}</span>
      <span class="el-name" aria-hidden="true">${cardName(words, card)}</span>${chip && html`<span class="el-chip" aria-hidden="true">${chip.node}</span>`}</div>`;
  }
  const { family, level, activation, columns } = facts.cards[card];
  return html`<div class="el-slot" data-piece=${piece}><div ...${attributes}>${name}
    <span class="el-band" aria-hidden="true"><span class="el-level">${NUMERALS[level]}</span><${Glyph} name=${FAMILY_GLYPHS[family]} />
      <span class="el-circles">${columns.map((colour, at) => html`<${Circle} key=${at} colour=${colour} />`)}</span></span>
    <span class="el-name" aria-hidden="true">${shortName(words, card, family)}</span>
    <span class="el-text" aria-hidden="true">${words.say(`text-card-${card}`)}</span>
    <span class="el-foot" aria-hidden="true"><span class=${`el-sign ${activation}`}>${ACTIVATION_SIGNS[activation]}</span>
      <span class="el-when">${words.name("activation", activation).split(",")[0]}</span>
      ${ring && html`<span class="el-ring" title=${words.say("ring")}></span>`}
      ${used && html`<span class="el-used">${words.say("used")}</span>`}</span>
    ${chip && html`<span class="el-chip" aria-hidden="true">${chip.node}</span>`}
    <span class="news-dot" aria-hidden="true"></span></div>
    <${Magnifier} play=${play} card=${card} words=${words} /></div>`;
}

/** Gatherings carry their family in the name; on the face the glyph says it. */
function shortName(words, card, family) {
  return cardName(words, card).replace(` (${words.name("family", family)})`, "");
}

/** A card opened: the full text in the reader's language, and what can be done with it now. */
export function openCard({ play, facts, words, key }) {
  if (!key.startsWith("card:")) return null;
  const card = key.slice(5);
  if (card === "citizen") return { title: cardName(words, card), body: html`<p class="el-open-text">${words.say("board-citizen-help")}</p>`, actions: [] };
  if (!facts.cards[card]) return null;
  const { family, level, activation, columns, copies, provenance } = facts.cards[card];
  const actions = play.options.value.filter((option) => option.keys.includes(key)).map((option) => option.action).slice(0, 12);
  return {
    title: cardName(words, card),
    actions,
    body: html`<div class="el-open"><span class=${`el-open-face family-${family}`} aria-hidden="true"><${Glyph} name=${FAMILY_GLYPHS[family]} /><b>${NUMERALS[level]}</b></span>
      <div><p class="el-open-text">${words.say(`text-card-${card}`)}</p>
      <p><b>${words.name("activation", activation)}</b>: ${words.say(`board-when-${activation}`)}</p>
      <p class="el-open-row">${words.say("condition")}: ${columns.map((colour, at) => html`<span key=${at} class="el-open-circle"><${Circle} colour=${colour} />${words.name("colour", colour)}</span>`)}</p>
      <p class="small">${words.name("family", family)}, ${words.say("level")} ${level} · ${words.say("board-copies", { count: copies })} · ${words.say(`board-provenance-${provenance}`)}</p></div></div>`,
  };
}
