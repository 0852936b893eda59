// What lies in the middle: temple with pediment and quests, Agora, Oracle, bonus tiles.
import { Fragment, Glyph, SeatBadge, html } from "../../client/kit.js";
import { Card, ColourSign, FAMILY_GLYPHS } from "./cards.js";

export function Market(c) {
  return html`<div class="el-market"><${Temple} ...${c} /><${Agora} ...${c} /><${Oracle} ...${c} /><${Tiles} ...${c} /></div>`;
}

/** Cards in one row of the table, with ids that tell copies apart. */
function laid(cards) {
  const count = new Map();
  return cards.map((card) => {
    count.set(card, (count.get(card) || 0) + 1);
    return { card, piece: `${card}-${count.get(card)}` };
  });
}

// what lies in these zones can change places
const SWAPPED = { apollo_sibyl: ["agora", "oracle"], apollo_omphalos: ["domain", "oracle"] };

/** A swap names two cards: they are picked one after the other. A copy in another zone has no part in it. */
export function picks(play, view, card, zone) {
  if (view.asked?.name !== "Swap" || !SWAPPED[view.asked.source]?.includes(zone)) return false;
  const key = `card:${card}`;
  return play.isLegal(key) || play.picked.value.includes(key);
}

function Agora({ play, view, facts, words }) {
  return html`<section class="el-zone" aria-label=${words.say("agora")}>
    <h2 class="lapidary">${words.say("agora")} <span class="el-count">${view.agora_cards.length}</span>
      <span class="el-piles"><span title=${words.say("deck")}><${Glyph} name="rule-book" /> ${words.say("deck")} ${view.deck}</span> <span>${words.say("discard")} ${view.discarded}</span></span></h2>
    <div class="el-cards">${laid(view.agora_cards).map(({ card, piece }) => html`<${Card} key=${piece} piece=${`table-${piece}`} play=${play} words=${words} facts=${facts} card=${card}
      answers=${[`take agora ${card}`, `copy-agora ${card}`]} pick=${picks(play, view, card, "agora")} where=${words.say("agora")} />`)}</div>
    ${!view.agora_cards.length && html`<p class="el-empty">${words.say("empty")}</p>`}
  </section>`;
}

const FROM_ORACLE = new Set(["apollo_muses", "apollo_pythia"]);

/** Is a card of the Oracle to be discarded, and not one of the own domain? */
export const discardsFromOracle = (view) => view.asked?.name === "Discard" && FROM_ORACLE.has(view.asked.source);

function Oracle({ play, view, facts, words }) {
  if (!view.families_in_play.includes("apollo")) return null;
  return html`<section class="el-zone el-oracle" aria-label=${words.say("oracle")}>
    <h2 class="lapidary">${words.say("oracle")} <span class="el-count">${view.oracle_cards.length}</span></h2>
    <div class="el-cards">${laid(view.oracle_cards).map(({ card, piece }) => html`<${Card} key=${piece} piece=${`oracle-${piece}`} play=${play} words=${words} facts=${facts} card=${card}
      answers=${discardsFromOracle(view) ? [`take oracle ${card}`, `discard ${card}`] : [`take oracle ${card}`]} pick=${picks(play, view, card, "oracle")} where=${words.say("oracle")} />`)}</div>
  </section>`;
}

/** Pediment with the epochs, frieze with the four colours, quests between columns, steps. */
function Temple({ play, view, facts, words }) {
  const quests = Object.entries(facts.quests);
  const colours = quests.flatMap(([, quest]) => quest.above[view.pediment]);
  const step = 388 / colours.length;
  const epochs = Array.from({ length: facts.epochs }, (_, at) => at + 1);
  return html`<section class="el-temple" aria-label=${words.say("temple")}>
    <svg viewBox="0 0 400 66" class="el-pediment" aria-hidden="true">
      <path d="M4 31 200 3 396 31z" class="roof" /><path d="M46 28 200 8 354 28z" class="tympanum" />
      ${epochs.map((epoch) => html`<circle key=${epoch} cx=${200 + (epoch - (epochs.length + 1) / 2) * 15} cy="22" r=${epoch === view.epoch ? 4.2 : 2.6} class=${`el-epoch ${epoch === view.epoch ? "now" : epoch < view.epoch ? "past" : ""}`} />`)}
      <rect x="2" y="31" width="396" height="4" class="beam" /><rect x="6" y="35" width="388" height="20" class="frieze" />
      ${colours.slice(1).map((_, at) => html`<path key=${at} d=${`M${6 + step * (at + 1) - 5} 36v18m5-18v18m5-18v18`} class="triglyph" />`)}
      ${colours.map((colour, at) => html`<g key=${at} transform=${`translate(${6 + step * (at + 0.5) - 8.5} 36.500) scale(0.85)`} class=${`el-circle ${colour}`}><circle cx="10" cy="10" r="9" /><${ColourSign} colour=${colour} /></g>`)}
      <rect x="2" y="55" width="396" height="10" class="beam" /><path d="M8 62.500 ${Array.from({ length: 32 }, () => "h3v-5h6v5h3").join("")}" class="meander-line" />
    </svg>
    <div class=${`el-quests ${quests.length === 2 ? "two" : ""}`} style=${{ gridTemplateColumns: `${"12px minmax(0, 1fr) ".repeat(quests.length)}12px` }}>
      <span class="el-shaft" aria-hidden="true"></span>
      ${quests.map(([word, quest]) => {
        const holder = view.quests.indexOf(word);
        const spoken = words.say("board-quest-aria", {
          number: quest.number, gold: quest.gold, vp: quest.vp, transfers: quest.transfers,
          colours: quest.above[view.pediment].map((colour) => words.name("colour", colour)).join(", "),
        });
        const state = holder >= 0 ? `${spoken}, ${play.seatName(holder)}` : spoken;
        // the name is read from the content: an aria-label would differ from the numbers one sees
        const attributes = play.target(`quest:${word}`, state, `html-target el-quest ${holder >= 0 ? "gone" : ""}`);
        return html`<${Fragment} key=${word}><div ...${attributes} aria-label=${null} title=${spoken}>
          <span class="hidden-text">${attributes["aria-label"]}</span><span class="el-quest-face" aria-hidden="true"><b class="el-rank">${quest.number}</b>
            <span class="el-reward"><${Glyph} name="two-coins" />${quest.gold}</span>
            <span class="el-reward"><${Glyph} name="laurel-crown" />${quest.vp}</span>
            <span class="el-reward"><${Glyph} name="lyre" />${quest.transfers}</span></span>
          ${holder >= 0 && html`<span class="el-holder" data-piece=${`quest-${word}`}><${SeatBadge} seat=${holder} title=${play.seatName(holder)} /></span>`}
        </div><span class="el-shaft" aria-hidden="true"></span><//>`;
      })}
    </div>
    <span class="el-step" aria-hidden="true"></span><span class="el-step wide" aria-hidden="true"></span>
  </section>`;
}

/** Bonus tiles: who has which. */
function Tiles({ play, view, facts, words }) {
  const holder = (seat) => (seat >= 0 ? html`<${SeatBadge} seat=${seat} title=${play.seatName(seat)} />` : html`<span class="el-free" title=${words.say("nobody")}></span>`);
  const spoken = (seat) => (seat >= 0 ? play.seatName(seat) : words.say("nobody"));
  return html`<section class="el-tiles" aria-label=${words.say("tiles")}><h2 class="lapidary">${words.say("tiles")}</h2><ul>
    ${[1, 2, 3].map((level) => html`<li key=${level} class="el-tile" aria-label=${`${words.say("level-tile-short", { level, vp: facts.level_tiles[level] })}: ${spoken(view.level_tiles[level])}`}>
      <b>${"I".repeat(level)}</b><span>${facts.level_tiles[level]}</span>${holder(view.level_tiles[level])}</li>`)}
    ${view.families_in_play.map((family) => {
      const at = 2 * facts.families.indexOf(family);
      return html`<li key=${family} class="el-tile" aria-label=${[0, 1].map((place) => `${words.say("family-tile-short", { family: words.name("family", family), vp: facts.family_tiles[place] })}: ${spoken(view.family_tiles[at + place])}`).join(", ")}>
        <${Glyph} name=${FAMILY_GLYPHS[family]} />${[0, 1].map((place) => html`<span key=${place} class="el-tile-half"><span>${facts.family_tiles[place]}</span>${holder(view.family_tiles[at + place])}</span>`)}</li>`;
    })}</ul></section>`;
}
