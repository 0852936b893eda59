// Long decisions as one dialog: a wish per place, confirmed once, given as exactly the listed answers.
import { effect, html, signal, useState } from "../../client/kit.js";
import { Counter, LoneTile, Piece, tileOf } from "./tiles.js";

const KINDS = ["citizen", "hoplite", "gold"];
const plans = new WeakMap(); // what is still to be answered, by table

/** Answer these one after the other; a question that was not asked is passed over. */
export function carryOut(play, answers) {
  let plan = plans.get(play);
  if (!plan) {
    plan = signal([]);
    plans.set(play, plan);
    effect(() => step(play, plan));
  }
  plan.value = answers;
}

export const busy = (play) => (plans.get(play)?.value.length ?? 0) > 0;

function step(play, plan) {
  const rest = plan.value;
  const { value: options } = play.options;
  if (!rest.length || play.waiting.value) return;
  if (play.notice.value || !play.mine.value) {
    plan.value = [];
    return;
  }
  const at = rest.findIndex((answer) => options.some((option) => option.action === answer));
  const late = rest[at] === "stop" && play.asked.value.name !== "Agora"; // that question was passed over
  if (at < 0 || late) {
    plan.value = [];
    return;
  }
  const option = play.option(rest[at]);
  setTimeout(() => {
    play.act(option); // first: while it is under way, the present options are no answer to the rest
    plan.value = rest.slice(at + 1);
  });
}

/** The dialog of the present decision, or nothing. It counts what there is, whatever the board looks ahead or back at. */
export function Sweep({ play, facts, words }) {
  const view = play.view.value;
  const asked = view?.asked;
  if (!play.mine.value || play.then.value || !asked || busy(play)) return null;
  const dialog = { Pay, Share, Sacrifice, Force, Agora, Exchange: Strategy, Move: Strategy, Discard: Ticks, DropMythos: Ticks }[asked.name];
  if (!dialog || asked.due === 1 || asked.first?.length) return null; // one click is enough there
  return html`<${dialog} key=${`${asked.name}-${play.seq.value}`} play=${play} view=${view} facts=${facts} words=${words} asked=${asked} city=${view.cities[play.seat.value]} />`;
}

const title = (place, words) => `${words.name("tile", place.tile)}${place.slot ? ` ${place.slot}` : ""}`;

function Stepper({ label, value, low, high, onChange, kind, of = null }) {
  return html`<span class="hx-stepper" role="group" aria-label=${label}>
    <button type="button" class="icon" aria-label=${`${label}: −`} disabled=${value <= low} onClick=${() => onChange(value - 1)}>−</button>
    <svg class="hx-amount" viewBox="-13 -13 26 28" role="img" aria-label=${String(value)}><${Piece} kind=${kind} r=${11} count=${value} /></svg>${of === null ? null : html`<small class="hx-of">/ ${of}</small>`}
    <button type="button" class="icon" aria-label=${`${label}: +`} disabled=${value >= high} onClick=${() => onChange(value + 1)}>+</button></span>`;
}

function Frame({ words, play, ready, answers, note, children, proposal = null, proposalText = "" }) {
  return html`<div class="hx-sweep" role="group" aria-label=${words.say("sweep-label")}>
    <div class="hx-sweep-rows">${children}</div>
    <div class="hx-sweep-acts"><output>${note}</output>
      ${proposal && html`<button type="button" data-sweep="proposal" onClick=${() => carryOut(play, proposal)}>${proposalText}</button>`}
      <button type="button" class="primary" data-sweep="confirm" disabled=${!ready} onClick=${() => carryOut(play, answers())}>${words.say("sweep-confirm")}</button></div>
  </div>`;
}

/** Wishes of one kind over places, in slot order. */
function useWishes() {
  const [wish, setWish] = useState({});
  return [wish, (key, value) => setWish({ ...wish, [key]: value })];
}

const sum = (values) => values.reduce((total, one) => total + one, 0);

function OneKind({ c, kind, most, need, verb, note, proposal, proposalText }) {
  const { play, words } = c;
  const [wish, set] = useWishes();
  const given = sum(Object.values(wish));
  return html`<${Frame} words=${words} play=${play} ready=${given === need} note=${note(given)} proposal=${proposal} proposalText=${proposalText}
    answers=${() => most.filter(({ place }) => wish[place.slot]).map(({ place }) => `${verb} ${KINDS[kind]} ${place.slot} ${wish[place.slot]}`)}>
    ${most.map(({ place, count }) => html`<div class="hx-sweep-row" key=${place.slot}><span>${title(place, words)}</span>
      <${Stepper} label=${title(place, words)} kind=${kind} value=${wish[place.slot] || 0} low=${0} high=${Math.min(count, (wish[place.slot] || 0) + need - given)} of=${count} onChange=${(value) => set(place.slot, value)} /></div>`)}
  </${Frame}>`;
}

function Pay(c) {
  const { asked, city, view, words, play } = c;
  const kind = KINDS.indexOf(asked.resource);
  const most = city.places.filter((place) => place.slot >= asked.pointer && place.held[kind] && !view.fresh.includes(place.slot))
    .map((place) => ({ place, count: place.held[kind] }));
  return html`<${OneKind} c=${c} kind=${kind} most=${most} need=${asked.need} verb="pay" proposal=${view.proposal} proposalText=${words.say("sweep-automatic")}
    note=${(given) => words.say("sweep-of", { given, need: asked.need })} play=${play} />`;
}

function Share(c) {
  const { asked, city, words } = c;
  const kind = KINDS.indexOf(asked.resource);
  const most = [];
  for (let at = 0; at < asked.places.length; at += 2) {
    const place = city.places.find((one) => one.slot === asked.places[at]);
    if (place && place.slot >= asked.pointer) most.push({ place, count: asked.places[at + 1] });
  }
  return html`<${OneKind} c=${c} kind=${kind} most=${most} need=${asked.left} verb="assign" note=${(given) => words.say("sweep-of", { given, need: asked.left })} />`;
}

function Sacrifice(c) {
  const { asked, city, words, play } = c;
  const [wish, set] = useWishes();
  const places = city.places.filter((place) => place.slot >= asked.pointer && place.held[0]);
  const given = asked.given + sum(Object.values(wish));
  return html`<${Frame} words=${words} play=${play} ready=${given >= 2} note=${words.say("sweep-necropolis", { given, gold: Math.floor(given / 2) })}
    answers=${() => [...places.filter((place) => wish[place.slot]).map((place) => `return ${place.slot} ${wish[place.slot]}`), "done"]}>
    ${places.map((place) => html`<div class="hx-sweep-row" key=${place.slot}><span>${title(place, words)}</span>
      <${Stepper} label=${title(place, words)} kind=${0} value=${wish[place.slot] || 0} low=${0} high=${place.held[0]} of=${place.held[0]} onChange=${(value) => set(place.slot, value)} /></div>`)}
  </${Frame}>`;
}

function Force(c) {
  const { asked, city, words, play, view, facts } = c;
  const [wish, set] = useWishes();
  const slots = facts.slots.length;
  const open = (kind, place) => kind * slots + place.slot >= asked.pointer && place.held[kind] > 0;
  const places = city.places.filter((place) => open(0, place) || open(1, place));
  const force = asked.force + sum(Object.entries(wish).map(([key, value]) => value * (key.startsWith("1") ? 2 : 1)));
  const answers = () => [0, 1].flatMap((kind) => places.filter((place) => wish[`${kind}-${place.slot}`])
    .map((place) => `send ${KINDS[kind]} ${place.slot} ${wish[`${kind}-${place.slot}`]}`)).concat("done");
  return html`<${Frame} words=${words} play=${play} ready=${force > asked.defence} note=${words.say("sweep-force", { force, defence: asked.defence })} answers=${answers}
    proposal=${view.proposal.length ? view.proposal : null} proposalText=${words.say("sweep-smallest")}>
    ${places.map((place) => html`<div class="hx-sweep-row" key=${place.slot}><span>${title(place, words)}</span>
      ${[0, 1].filter((kind) => open(kind, place)).map((kind) => html`<${Stepper} key=${kind} kind=${kind} label=${`${title(place, words)}, ${words.say(`pieces-${KINDS[kind]}`)}`}
        value=${wish[`${kind}-${place.slot}`] || 0} low=${0} high=${place.held[kind]} of=${place.held[kind]} onChange=${(value) => set(`${kind}-${place.slot}`, value)} />`)}</div>`)}
  </${Frame}>`;
}

/** Strategy: every place has its new amounts, the acropolis what is left; the exchange stands beside it. */
function Strategy(c) {
  const { asked, city, words, play, facts } = c;
  const tiles = city.places.filter((place) => place.slot);
  const fixed = asked.name === "Move";
  const offered = play.options.value.filter((option) => option.words[0] === "exchange").map((option) => option.words[1]);
  const [exchange, setExchange] = useState(0);
  const [wish, set] = useWishes();
  const slots = facts.slots.length;
  const net = fixed ? asked.exchange : exchange;
  const change = fixed ? 0 : exchange; // a fixed exchange is in the books already
  const now = (kind, place) => wish[`${kind}-${place.slot}`] ?? place.held[kind];
  const total = [city.totals[0] - 2 * change, city.totals[1] + change, city.totals[2]];
  const rest = total.map((count, kind) => count - sum(tiles.map((place) => now(kind, place))));
  const pairs = Math.floor(Math.max(0, rest[0]) / 2) + sum(tiles.map((place) => Math.floor(now(0, place) / 2)));
  const ready = rest.every((count) => count >= 0) && (net >= 0 || pairs >= -net);
  const free = (kind, place) => !fixed || kind * slots + place.slot >= asked.pointer;
  const answers = () => [
    ...(fixed ? [] : [`exchange ${exchange}`]),
    ...[0, 1, 2].flatMap((kind) => tiles.filter((place) => now(kind, place) !== place.held[kind]).map((place) => `set ${KINDS[kind]} ${place.slot} ${now(kind, place)}`)),
    "done",
  ];
  const gather = () => {
    for (const [key, value] of tiles.flatMap((place) => [0, 1, 2].filter((kind) => free(kind, place)).map((kind) => [`${kind}-${place.slot}`, 0]))) wish[key] = value;
    set("gathered", 0);
  };
  return html`<${Frame} words=${words} play=${play} ready=${ready} answers=${answers}
    note=${rest.some((count) => count < 0) ? words.say("sweep-too-much") : net < 0 && pairs < -net ? words.say("sweep-pairs", { pairs: -net }) : ""}>
    <div class="hx-sweep-row hx-balance"><span>${words.name("tile", "acropolis")}</span>
      ${rest.map((count, kind) => html`<span class=${`hx-rest ${count < 0 ? "short" : ""}`} key=${kind}><${Counter} kind=${kind} count=${count} /></span>`)}
      <button type="button" data-sweep="gather" onClick=${gather}>${words.say("sweep-gather")}</button></div>
    ${offered.length > 1 && html`<div class="hx-sweep-row"><span>${words.say("sweep-exchange")}</span>
      <span class="hx-stepper" role="group" aria-label=${words.say("sweep-exchange")}>
        <button type="button" class="icon" aria-label=${words.say("sweep-to-citizens")} disabled=${!offered.includes(exchange - 1)} onClick=${() => setExchange(exchange - 1)}>−</button>
        <b>${exchange > 0 ? `+${exchange}` : exchange}</b>
        <button type="button" class="icon" aria-label=${words.say("sweep-to-hoplites")} disabled=${!offered.includes(exchange + 1)} onClick=${() => setExchange(exchange + 1)}>+</button></span></div>`}
    ${tiles.map((place) => html`<div class="hx-sweep-row" key=${place.slot}><${Place} place=${place} held=${[0, 1, 2].map((kind) => now(kind, place))} facts=${facts} words=${words} />
      ${[0, 1, 2].map((kind) => html`<${Stepper} key=${kind} kind=${kind} label=${`${title(place, words)}, ${words.say(`pieces-${KINDS[kind]}`)}`} value=${now(kind, place)} low=${free(kind, place) ? 0 : now(kind, place)}
        high=${free(kind, place) ? now(kind, place) + Math.max(0, rest[kind]) : now(kind, place)} onChange=${(value) => set(`${kind}-${place.slot}`, value)} />`)}</div>`)}
  </${Frame}>`;
}

/** A tile as it will be: its name, what it costs, and whether that is there. */
function Place({ place, held, facts, words }) {
  const cost = tileOf(facts, place.tile).cost;
  const lit = cost.every((count, kind) => held[kind] >= count);
  const pips = cost.flatMap((count, kind) => Array.from({ length: count }, (_, at) => ({ kind, missing: held[kind] <= at })));
  return html`<span class=${lit ? "" : "hx-dark"}>${title(place, words)}
    <svg class="hx-due" viewBox=${`0 0 ${Math.max(1, pips.length) * 12} 13`} style=${{ width: `${pips.length * 12}px` }} role="img" aria-label=${words.say(lit ? "show-active" : "show-inactive")}>
      ${pips.map((pip, at) => html`<${Piece} key=${at} kind=${pip.kind} x=${6 + at * 12} y=${6.5} r=${4.8} missing=${pip.missing} />`)}</svg>
    ${lit ? null : html`<small>${words.say("show-inactive")}</small>`}</span>`;
}

const repeated = (places, count) => places.flatMap((place) => Array(Math.max(0, count(place))).fill(place.slot));

/** Agora: one or two pieces end elsewhere; only what ends elsewhere is answered, sorted as it is asked for. */
function Agora(c) {
  const { city, words, play, facts } = c;
  const [wish, set] = useWishes();
  const places = city.places;
  const now = (kind, place) => wish[`${kind}-${place.slot}`] ?? place.held[kind];
  const change = (kind) => (place) => now(kind, place) - place.held[kind];
  const air = [0, 1, 2].map((kind) => -sum(places.map(change(kind))));
  const lifted = sum([0, 1, 2].flatMap((kind) => places.map((place) => Math.max(0, -change(kind)(place)))));
  const answers = () => {
    const moves = [0, 1, 2].flatMap((kind) => {
      const to = repeated(places, change(kind));
      return repeated(places, (place) => -change(kind)(place)).map((from, at) => `move ${KINDS[kind]} ${from} ${to[at]}`);
    });
    return moves.length === 1 ? [...moves, "stop"] : moves;
  };
  const low = (kind, place) => (lifted < 2 || change(kind)(place) > 0 ? 0 : now(kind, place));
  const waiting = air.map((count, kind) => ({ count, kind })).filter(({ count }) => count);
  return html`<${Frame} words=${words} play=${play} ready=${lifted > 0 && !waiting.length} answers=${answers}
    note=${html`${words.say("sweep-of", { given: lifted, need: 2 })}${waiting.map(({ count, kind }) => html` <${Counter} key=${kind} kind=${kind} count=${count} />`)}${waiting.length ? ` ${words.say("sweep-put-down")}` : ""}`}>
    ${places.map((place) => html`<div class="hx-sweep-row hx-all-kinds" key=${place.slot}>
      ${place.slot ? html`<${Place} place=${place} held=${[0, 1, 2].map((kind) => now(kind, place))} facts=${facts} words=${words} />` : html`<span>${title(place, words)}</span>`}
      ${[0, 1, 2].map((kind) => html`<${Stepper} key=${kind} kind=${kind} label=${`${title(place, words)}, ${words.say(`pieces-${KINDS[kind]}`)}`} value=${now(kind, place)}
        low=${low(kind, place)} high=${now(kind, place) + Math.max(0, air[kind])} onChange=${(value) => set(`${kind}-${place.slot}`, value)} />`)}</div>`)}
  </${Frame}>`;
}

/** Several tiles to give away: ticked in any order, answered in theirs. */
function Ticks(c) {
  const { asked, view, city, words, play, facts } = c;
  const [ticked, tick] = useState([]);
  const discard = asked.name === "Discard";
  const order = facts.tiles.map((tile) => tile.id);
  const ids = discard ? view.hand : city.mythos.map((one) => one.tile).filter((id) => !asked.won.includes(id));
  const open = ids.map((id, at) => ({ id, at })).filter(({ id }) => order.indexOf(id) >= asked.pointer);
  const answers = () => open.filter(({ at }) => ticked.includes(at)).map(({ id }) => `${discard ? "discard" : "drop"} ${id}`);
  return html`<${Frame} words=${words} play=${play} ready=${ticked.length === asked.due} answers=${answers} note=${words.say("sweep-of", { given: ticked.length, need: asked.due })}>
    <div class="hx-ticks">${open.map(({ id, at }) => html`<button key=${at} type="button" class="plain hx-tick" aria-pressed=${ticked.includes(at)} aria-label=${words.name("tile", id)}
      disabled=${!ticked.includes(at) && ticked.length >= asked.due} onClick=${() => tick(ticked.includes(at) ? ticked.filter((one) => one !== at) : [...ticked, at])}>
      <${LoneTile} id=${id} facts=${facts} words=${words} /></button>`)}</div>
  </${Frame}>`;
}
