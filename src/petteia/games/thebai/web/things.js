// What the numbers of a view stand for.

/** What lies on a dice field. */
export function fieldThing(facts, code) {
  if (!code) return { type: "free" };
  if (code === facts.codes.marker) return { type: "marker" };
  if (code >= facts.codes.hero) return { type: "hero", hero: code - facts.codes.hero, seat: -1 };
  const rest = (code - 1) % 12;
  return { type: "die", seat: Math.floor((code - 1) / 12), kind: rest < 6 ? "population" : "hoplite", level: rest % 6 };
}

/** A player by name; alone, the second one is Antigone. */
export function playerName(play, facts, words, seat) {
  return facts.players > (play.info.value?.seats ?? facts.players) && seat === 1 ? words.say("name-seat-antigone") : play.seatName(seat);
}

export const isAntigone = (view, seat) => view.seats === 1 && seat === 1;

/** A stone in words: its name, its roofs from north clockwise, its effect. */
export function stoneName(facts, words, stone, rotation) {
  const roofs = facts.sides.map((side, at) => words.name("roof", stone.roofs[(at - rotation + 4) % 4]));
  return `${words.name("stone", stone.id)} (${roofs.join(", ")}): ${words.say(`text-stone-${stone.id}`)}`;
}

/** The dice of a kind in a supply, as levels. */
export function dice(view, seat, kind) {
  const first = seat * 12 + (kind === "hoplite" ? 6 : 0);
  return view.supply.slice(first, first + 6).flatMap((count, level) => Array.from({ length: count }, () => level));
}

const AT_HOME = new Set(["SetAside", "StepGate", "ChoosePopulationDie", "ChooseAid", "ChooseGood", "ChooseExchange", "PayOffer", "PayWith", "ChooseStone"]);
const AFFAIRS = new Set(["StartWith", "TakeCommission", "Advance", "ChooseAppointment", "ChooseSeat", "SeatHero", "ChooseBranch"]);

/** The area in which the present decision is made. */
export const areaOf = (view) => (AFFAIRS.has(view.asked?.name) ? "affairs" : AT_HOME.has(view.asked?.name) ? "home" : "city");
