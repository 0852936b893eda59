// The players: columns, domain above, Elysium with its legends below.
import { Glyph, SeatBadge, html } from "../../client/kit.js";
import { COLOURS, Card, ColourSign, FAMILY_GLYPHS, NUMERALS, cardName } from "./cards.js";
import { discardsFromOracle, picks } from "./market.js";

const TRANSFERRING = new Set(["Write", "Transfer"]);

export function Domains(c) {
  const { play, view } = c;
  const mine = play.seat.value;
  const order = [...view.order];
  if (mine !== null) order.splice(0, 0, ...order.splice(order.indexOf(mine), 1));
  return html`<div class="el-domains">${order.map((seat) => html`<${Board} key=${seat} ...${c} seat=${seat} />`)}</div>`;
}

function Board({ play, view, facts, words, seat }) {
  const own = seat === play.seat.value;
  const transferring = own && play.mine.value && TRANSFERRING.has(view.asked?.name);
  return html`<section class=${`el-board seat-${seat} ${own ? "own" : ""} ${view.current === seat ? "turn" : ""}`} aria-label=${play.seatName(seat)}>
    <header class="el-head"><${SeatBadge} seat=${seat} title=${play.seatName(seat)} /><strong>${play.seatName(seat)}</strong>
      <span class="el-disc" title=${words.say("disc")}>${view.discs[seat]}</span>
      <span class="el-stock"><${Glyph} name="two-coins" title=${words.say("gold")} />${view.gold[seat]}</span>
      <span class="el-stock"><${Glyph} name="laurel-crown" title=${words.say("vp")} />${view.vp[seat]}</span>
      ${view.families_in_play.includes("ares") && html`<span class="el-stock"><${Glyph} name="spartan-helmet" title=${words.say("prestige")} />${view.prestige[seat]}</span>`}
      ${view.quests[seat] && html`<span class="el-stock"><${Glyph} name="scroll-unfurled" title=${words.say("board-quest")} />${questSign(view.quests[seat])}<span class="hidden-text">${words.name("quest", view.quests[seat])}</span></span>`}
      ${view.phase === 3 && view.current === seat && html`<span class="el-stock"><${Glyph} name="lyre" title=${words.say("transfers-left")} />${view.transfers_left}</span>`}
    </header>
    <div class="el-caption"><h3 aria-hidden="true">${words.say("domain")}</h3>
      ${(view.phase < 3 || view.active[seat].length > 0) && html`<${Columns} play=${play} view=${view} words=${words} seat=${seat} own=${own} />`}</div>
    <div class="el-domain" role="group" aria-label=${words.say("domain")}>
      ${entries(view, seat).map((entry) => html`<${InDomain} key=${entry.card} play=${play} view=${view} facts=${facts} words=${words} seat=${seat} own=${own} entry=${entry} transferring=${transferring} />`)}
      ${!view.domains[seat].length && html`<p class="el-empty">${words.say("board-domain-empty")}</p>`}
    </div>
    <div class="el-caption below"><h3 aria-hidden="true">${words.say("elysium")}</h3><${Held} view=${view} facts=${facts} words=${words} seat=${seat} /></div>
    <${Elysium} play=${play} view=${view} facts=${facts} words=${words} seat=${seat} own=${own} transferring=${transferring} />
  </section>`;
}

/** The cards of a domain in their order; citizens are all alike and lie on one heap. */
function entries(view, seat) {
  const citizens = view.domains[seat].filter((entry) => entry.card === "citizen").length;
  const first = view.domains[seat].findIndex((entry) => entry.card === "citizen");
  return view.domains[seat].filter((entry, at) => entry.card !== "citizen" || at === first)
    .map((entry) => ({ ...entry, count: entry.card === "citizen" ? citizens : 1 }));
}

/** The bonus tiles a player holds, beside the legends that won them. */
function Held({ view, facts, words, seat }) {
  const { family, level } = view.tiles[seat];
  const tiles = [
    ...level.map((number) => ({ key: `l${number}`, sign: NUMERALS[number], vp: facts.level_tiles[number], say: words.say("level-tile-short", { level: number, vp: facts.level_tiles[number] }) })),
    ...family.map(([name, place]) => ({ key: `${name}${place}`, glyph: FAMILY_GLYPHS[name], vp: facts.family_tiles[place - 1], say: words.say("family-tile-short", { family: words.name("family", name), vp: facts.family_tiles[place - 1] }) })),
  ];
  return tiles.map((tile) => html`<span key=${tile.key} class="el-held" title=${`${words.say("tiles")}: ${tile.say}`}><span class="hidden-text">${words.say("tiles")}: ${tile.say}</span>
    <span aria-hidden="true">${tile.glyph ? html`<${Glyph} name=${tile.glyph} />` : tile.sign}</span><b aria-hidden="true">${tile.vp}</b></span>`);
}

const questSign = (word) => (word === "unfinished" ? "×" : word.replace(/\D/g, ""));

/** Real columns in four colours; those already removed have fallen. */
function Columns({ play, view, words, seat, own }) {
  return html`<span class=${`el-columns ${own && view.phase === 2 ? "" : "resting"}`} role="group" aria-label=${words.say("columns")}>${COLOURS.map((colour) => {
    const active = view.active[seat].includes(colour);
    const spoken = words.say(active ? "board-column-active" : "board-column-gone", { colour: words.name("colour", colour) });
    const attributes = own
      ? play.target(`colour:${colour}`, spoken, `html-target el-column ${colour} ${active ? "" : "gone"}`)
      : { class: `el-column ${colour} ${active ? "" : "gone"}`, role: "img", "aria-label": spoken };
    return html`<span key=${colour} ...${attributes}><svg viewBox="0 0 24 44" aria-hidden="true">
      <path d="M2 3h20v4H2zM5 7h14v3H5zM5 36h14v3H5zM2 39h20v4H2z" class="stone" /><rect x="6.500" y="10" width="11" height="26" class="shaft" />
      <path d="M9.500 11v24M14.500 11v24" class="flute" /><g transform="translate(2 13)"><${ColourSign} colour=${colour} /></g></svg></span>`;
  })}</span>`;
}

/** The price of a transfer and what it brings, cheapest place first. */
function preview(view, card, pile = null) {
  const found = view.transfers.filter((one) => one.card === card && (pile === null || one.pile === pile));
  return found.sort((a, b) => a.cost - b.cost || b.points - a.points);
}

const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0");

function priceChip(words, one) {
  const text = words.say(one.tile ? "board-preview-tile" : "board-preview", { cost: one.cost, points: signed(one.points) });
  return { text, node: html`<${Glyph} name="two-coins" />${one.cost}<${Glyph} name="laurel-crown" />${signed(one.points)}${one.tile && html`<${TileSign} />`}` };
}

/** A transfer that wins a bonus tile. */
function TileSign() {
  return html`<svg viewBox="0 0 12 12" class="el-tile-sign"><path d="M1 1h10v10H1z" /><path d="m6 2.500 1 2.300 2.500.2-1.900 1.600.6 2.400L6 7.700 3.800 9l.6-2.400L2.500 5l2.500-.2z" class="star" /></svg>`;
}

/** Where a citizen could go at best, for the reason why it cannot. */
function attempt(view, seat, card) {
  if (card !== "citizen") return `begin ${card}`;
  const open = view.piles[seat].findIndex((pile) => pile.kind !== "single" && !pile.complete);
  return view.piles[seat].length ? `add citizen ${Math.max(open, 0) + 1}` : "begin citizen";
}

function InDomain({ play, view, facts, words, seat, own, entry, transferring }) {
  const { card, ring, used, count } = entry;
  const asked = view.asked;
  const key = `card:${card}`;
  const offered = play.options.value.some((option) => option.keys.includes(key));
  let chip = null;
  let answers = [];
  if (transferring) {
    const best = preview(view, card)[0];
    chip = best ? priceChip(words, best) : null;
    answers = [attempt(view, seat, card)];
  } else if (own) answers = [`use ${card}`, `ready ${card}`, `copy ${seat} ${card}`, ...(discardsFromOracle(view) ? [] : [`discard ${card}`])];
  else if (asked?.name === "Petrify" && asked.target === seat) answers = [`petrify ${card}`];
  else answers = [`copy ${seat} ${card}`];
  const swapping = own && picks(play, view, card, "domain");
  return html`<${Card} play=${play} words=${words} facts=${facts} card=${card} piece=${`domain-${seat}-${card}`} small=${true} count=${count}
    ring=${ring} used=${used} answers=${answers} pick=${(transferring && offered) || swapping} chip=${chip} where=${own ? words.say("domain") : play.seatName(seat)} />`;
}

/** Piles as stacks: the titles of all cards can be read; a place for a new pile while transferring. */
function Elysium({ play, view, facts, words, seat, own, transferring }) {
  const chosen = transferring ? play.picked.value.find((key) => key.startsWith("card:"))?.slice(5) : null;
  const begin = chosen ? play.option(`begin ${chosen}`) : null;
  const fresh = chosen ? preview(view, chosen, 0)[0] : null;
  const meant = chosen || (transferring && view.domains[seat][0]?.card);
  return html`<div class="el-elysium" role="group" aria-label=${words.say("elysium")}>
    ${view.piles[seat].map((pile, at) => {
      const cost = chosen ? preview(view, chosen, at + 1)[0] : null;
      const spoken = words.say("pile-aria", { pile: at + 1, kind: title(words, pile), cards: pile.cards.map((card) => cardName(words, card)).join(", ") });
      const open = missing(view, facts, pile);
      const say = [spoken, pile.complete ? words.say("complete") : open.length && words.say("board-missing", { cards: open.map((one) => nameOfMissing(words, one)).join(", ") }), cost && priceChip(words, cost).text].filter(Boolean).join(", ");
      const look = `html-target el-pile ${pile.kind} ${pile.complete ? "complete" : ""}`;
      const key = `pile:${at + 1}`;
      // where the card picked does not fit, the pile says why
      const barred = transferring && meant && (chosen ? !play.option(`add ${chosen} ${at + 1}`) : !play.isLegal(key));
      let attributes = { class: look.replace("html-target", ""), role: "group", "aria-label": say };
      if (barred) attributes = { ...play.actionTarget(`add ${meant} ${at + 1}`, say, look), "data-key": key };
      else if (own) attributes = play.target(key, say, look);
      return html`<div key=${at} ...${attributes} aria-label=${null}>
        <span class="hidden-text">${attributes["aria-label"]}</span>
        <span class="el-pile-head" aria-hidden="true"><b class="el-pile-number">${at + 1}</b><span>${title(words, pile)}</span><b class="el-pile-vp">${pile.points ? `${pile.points} ${words.say("vp")}` : ""}</b></span>
        <ol aria-hidden="true">${pile.cards.map((card, place) => html`<li key=${place} data-piece=${`pile-${seat}-${at}-${place}`} class=${card === "citizen" ? "citizen" : `family-${facts.cards[card].family}`}>
          <${Glyph} name=${card === "citizen" ? "person" : FAMILY_GLYPHS[facts.cards[card].family]} /><span>${cardName(words, card)}</span><b>${card === "citizen" ? "" : NUMERALS[facts.cards[card].level]}</b></li>`)}
          ${pile.kind !== "single" && open.length > 0 && html`<li class="open">${open.map((one) => (one.family ? html`<${Glyph} key=${one.family} name=${FAMILY_GLYPHS[one.family]} />` : html`<b key=${one.level}>${NUMERALS[one.level]}</b>`))}</li>`}</ol>
        ${cost && html`<span class="el-chip" aria-hidden="true">${priceChip(words, cost).node}</span>`}</div>`;
    })}
    ${begin && html`<div ...${play.actionTarget(begin.action, `${words.say("new-pile")}${fresh ? `, ${priceChip(words, fresh).text}` : ""}`, "html-target el-pile new")}>
      <span class="el-pile-head" aria-hidden="true"><span>${words.say("new-pile")}</span></span>${fresh && html`<span class="el-chip" aria-hidden="true">${priceChip(words, fresh).node}</span>`}</div>`}
    ${!view.piles[seat].length && !begin && html`<p class="el-empty">${words.say("board-elysium-empty")}</p>`}
  </div>`;
}

/** What may still join a legend: levels of its family, or families of its level. */
function missing(view, facts, pile) {
  const held = pile.cards.filter((card) => card !== "citizen").map((card) => facts.cards[card]);
  if (pile.complete || pile.kind === "single") return [];
  if (pile.kind === "family") return [1, 2, 3].filter((level) => !held.some((card) => card.level === level)).map((level) => ({ level }));
  return view.families_in_play.filter((family) => !held.some((card) => card.family === family)).map((family) => ({ family }));
}

const nameOfMissing = (words, one) => (one.family ? words.name("family", one.family) : `${words.say("level")} ${one.level}`);

function title(words, pile) {
  if (pile.kind === "family") return words.say("board-family-legend", { family: words.name("family", pile.family) });
  if (pile.kind === "level") return words.say("board-level-legend", { level: NUMERALS[pile.level] });
  return words.name("legend", "single");
}
