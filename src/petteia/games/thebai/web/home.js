// The players: estate, supply, hand, and what each has won.
import { Glyph, SeatBadge, html } from "../../client/kit.js";
import { Source } from "./city.js";
import { DieIcon, RESOURCE_GLYPHS, SignLine, Stone } from "./signs.js";
import { dice, isAntigone, playerName, stoneName } from "./things.js";

export function Homes(c) {
  const mine = c.play.seat.value;
  const order = [...Array(c.view.players).keys()].filter((seat) => !isAntigone(c.view, seat));
  if (mine !== null) order.splice(0, 0, ...order.splice(order.indexOf(mine), 1));
  return html`<div class="th-homes"><${Source} ...${c} area="home" />${order.map((seat) => html`<${Home} key=${seat} ...${c} seat=${seat} />`)}</div>`;
}

function Home({ play, view, facts, words, seat }) {
  const own = seat === play.seat.value;
  const c = { play, view, facts, words, seat, own };
  return html`<section class=${`th-home seat-${seat} ${own ? "own" : ""}`} aria-label=${playerName(play, facts, words, seat)}>
    <header><${SeatBadge} seat=${seat} title=${playerName(play, facts, words, seat)} /><strong>${playerName(play, facts, words, seat)}</strong>
      <span class="th-fact" title=${words.say("vp")}><${Glyph} name="laurel-crown" />${view.vp[seat]}</span>
      <span class="th-fact soft" title=${words.say("score-now")}><${Glyph} name="scales" />${view.score[seat]}</span></header>
    <${Supply} ...${c} /><${Estate} ...${c} />${own && html`<${Hand} ...${c} />`}<${Won} ...${c} />
  </section>`;
}

const seen = (own, play, key, say, extra) => (own ? play.target(key, say, `html-target ${extra}`) : { class: extra, role: "img", "aria-label": say });

function Supply({ play, view, facts, words, seat, own }) {
  const items = facts.resources.map((name, at) => ({ name, count: view.items[seat * 4 + at] }));
  const asked = own && play.mine.value ? view.asked?.name : "";
  return html`<div class="th-supply" role="group" aria-label=${words.say("supply")}>
    <div class="th-items">${items.map(({ name, count }) => html`<span key=${name} ...${seen(own, play, `resource:${name}`, `${words.name("resource", name)}: ${count}`, "th-item")}><${Glyph} name=${RESOURCE_GLYPHS[name]} /><b>${count}</b></span>`)}</div>
    <div class="th-dice">${["population", "hoplite"].flatMap((kind) => grouped(dice(view, seat, kind)).map(({ level, count }) => {
      const say = `${words.name("kind", kind)} ${facts.levels[level]}${count > 1 ? ` × ${count}` : ""}`;
      const attributes = !own ? { class: "th-supply-die", role: "img", "aria-label": say }
        : asked === "ChoosePopulationDie" && kind === "population" ? play.target(`level:${facts.level_words[level]}`, say, "html-target th-supply-die")
          : play.actionTarget(asked === "ChooseHoplite" ? `hoplite ${facts.level_words[level]}` : asked === "ChoosePopulationDie" ? `hoplite ${facts.level_words[level]}` : `raise-supply ${kind} ${facts.level_words[level]}`, say, "html-target th-supply-die");
      return html`<span key=${`${kind}${level}`} ...${attributes}><${DieIcon} seat=${seat} kind=${kind} level=${level} levels=${facts.levels} />${count > 1 && html`<b>×${count}</b>`}</span>`;
    }))}
    <span class="th-fact soft" title=${words.say("general")}><${Glyph} name="person" />+${view.general[seat]}</span>
    <span class="th-fact soft" title=${words.say("tiles-left")}><${Glyph} name="podium-winner" />${view.tiles_left[seat]}</span>
    ${view.archon[seat] < 0 && html`<span class="th-fact soft" title=${words.say("board-archon-home")}><${Glyph} name="meeple" /></span>`}</div>
  </div>`;
}

function grouped(levels) {
  const counts = new Map();
  for (const level of levels) counts.set(level, (counts.get(level) || 0) + 1);
  return [...counts].map(([level, count]) => ({ level, count }));
}

function Estate({ play, view, facts, words, seat, own }) {
  return html`<div class="th-estate" role="group" aria-label=${words.say("estate")}>
    ${facts.cells.map((cell, at) => {
      const holds = view.estate[seat * facts.cells.length + at];
      const effects = facts.estate[at].effects;
      const what = words.name("cell", cell);
      const { say, body, look } = onCell(facts, words, holds, cell, effects, seat);
      return html`<div key=${cell} class=${`th-plot row-${cell.split("_")[0]} ${look}`}><div aria-hidden="true" class="th-plot-body">${body}</div><span ...${seen(own, play, `cell:${cell}`, `${what}: ${say}`, "th-cover")}></span></div>`;
    })}
    ${[1, 2, 3, 4, 5].map((column) => html`<span key=${column} class=${`th-column ${column > 1 && view.metrics.columns_cleared[seat] >= column - 1 ? "cleared" : ""}`}>${column > 1 ? `${facts.column_points[column - 1]}` : words.say("vp")}</span>`)}
  </div>`;
}

function onCell(facts, words, holds, cell, effects, seat) {
  if (holds >= facts.codes.aid) {
    const tile = facts.aids[holds - facts.codes.aid];
    return { say: words.name("aid", tile.id), look: "used", body: html`<span class="th-aid"><${Glyph} name="three-friends" /><b>${tile.strength}</b></span>` };
  }
  if (holds >= facts.codes.die) {
    const level = holds - facts.codes.die;
    return { say: words.say("board-used-by", { level: facts.levels[level] }), look: "used", body: html`<${DieIcon} seat=${seat} kind="population" level=${level} levels=${facts.levels} />` };
  }
  if (holds) {
    const stone = facts.stones[holds - 1];
    return { say: words.say("board-covered", { stone: stoneName(facts, words, stone, 0) }), look: "covered", body: html`<svg viewBox="-32 -32 64 64" class="th-plot-stone"><${Stone} stone=${stone} set=${stone.set} /></svg>` };
  }
  const texts = [1, 2, 3].map((strength) => `${strength}: ${words.say(`text-cell-${cell}-${strength}`)}`);
  return { say: `${words.say("board-free")}. ${texts.join(" ")}`, look: "open", body: html`<span class="th-effects">${effects.map((ops, at) => html`<span key=${at}><i>${at + 1}</i><${SignLine} ops=${ops} /></span>`)}</span>` };
}

export function CardFace({ facts, words, card }) {
  return html`<span class=${`th-card-colour ${card.colour}`}>${words.name("colour", card.colour)}</span>
    <span class="th-cost">${card.cost.map((count, at) => count > 0 && html`<span key=${at}>${Array.from({ length: count }, (_, n) => html`<${Glyph} key=${n} name=${RESOURCE_GLYPHS[facts.resources[at]]} />`)}</span>`)}</span>
    <strong>${words.name("commission", card.id)}</strong><${SignLine} ops=${card.effect} /><small>${words.say(`text-commission-${card.id}`)}</small>`;
}

/** A commission that can be picked: what is drawn is for the eye, the cover says it. */
export function Card({ play, target, facts, words, card }) {
  return html`<div data-piece=${card ? `card-${card.id}` : null} class=${`th-card ${card ? card.colour : "empty"}`}>
    ${card && html`<div aria-hidden="true" class="th-card-body"><${CardFace} facts=${facts} words=${words} card=${card} /></div>`}
    <span ...${play.target(target, card ? cardSay(facts, words, card) : words.say("board-empty-slot"), "html-target th-cover")}></span></div>`;
}

export function cardSay(facts, words, card) {
  const cost = card.cost.map((count, at) => (count ? `${count} ${words.name("resource", facts.resources[at])}` : "")).filter(Boolean).join(", ");
  return `${words.name("commission", card.id)}, ${words.name("colour", card.colour)}; ${words.say("board-cost", { cost })}; ${words.say(`text-commission-${card.id}`)}`;
}

function Hand({ play, view, facts, words }) {
  return html`<div class="th-hand" role="group" aria-label=${words.say("hand")}><h3>${words.say("hand")}</h3>
    ${view.my_cards.map((id) => {
      const card = facts.cards.find((one) => one.id === id);
      return html`<${Card} key=${id} play=${play} target=${`commission:${id}`} facts=${facts} words=${words} card=${card} />`;
    })}
    ${!view.my_cards.length && html`<p class="th-none">${words.say("board-no-cards")}</p>`}</div>`;
}

function Won({ play, view, facts, words, seat, own }) {
  const done = facts.card_colours.map((colour, at) => ({ colour, count: view.colours[seat * 4 + at] })).filter(({ count }) => count);
  const aids = facts.aids.flatMap((aid, at) => Array.from({ length: view.aid[seat * facts.aids.length + at] ? 1 : 0 }, () => ({ ...aid, count: view.aid[seat * facts.aids.length + at] })));
  const heroes = facts.heroes.filter((_, at) => view.hero_owner[at] === seat);
  const gates = view.gate_owner.filter((owner) => owner === seat).length;
  const known = view.known_cards[seat];
  const lasting = view.lasting.slice(seat * facts.lasting.length, (seat + 1) * facts.lasting.length);
  const blessed = facts.blessings.map(({ id }, at) => ({ id, count: Math.max(0, ...facts.blessing_lasting[at].map((one) => lasting[one])) })).filter(({ count }) => count);
  return html`<div class="th-won">
    ${!own && html`<span class="th-fact" title=${`${words.say("hand")}: ${known.map((id) => words.name("commission", id)).join(", ") || "–"}`}><${Glyph} name="scroll-unfurled" />${view.hand_size[seat]}</span>`}
    ${done.map(({ colour, count }) => html`<span key=${colour} class=${`th-done ${colour}`} role="img" aria-label=${`${words.say("fulfilled")}: ${words.name("colour", colour)} ${count}`}>${words.name("colour", colour)} ${count}</span>`)}
    ${aids.map((aid) => html`<span key=${aid.id} ...${seen(own, play, `aid:${aid.id}`, `${words.name("aid", aid.id)}${aid.count > 1 ? ` × ${aid.count}` : ""}`, `th-aid row-${aid.row}`)}><${Glyph} name="three-friends" /><b>${aid.strength}${aid.count > 1 ? `×${aid.count}` : ""}</b></span>`)}
    ${heroes.map((hero) => html`<span key=${hero.id} class="th-fact" title=${words.say(`text-hero-${hero.id}`)}><${Glyph} name="centurion-helmet" />${words.name("hero", hero.id)}</span>`)}
    ${gates > 0 && html`<span class="th-fact" title=${words.say("gates")}><${Glyph} name="gate" />${gates}</span>`}
    ${blessed.map(({ id, count }) => html`<span key=${id} class="th-fact" title=${words.say(`text-blessing-${id}`)}><${Glyph} name="prayer" />${words.name("blessing", id)}${count > 1 ? ` ×${count}` : ""}</span>`)}
  </div>`;
}
