// From clicks to one of the listed options. Knows no rules: it narrows a list by the keys an option names.

/** @typedef {{action: string, words: (string|number)[], keys: string[]}} Option */

/**
 * The options that fit the things picked so far: those that name them first and in this order,
 * else those that name them anywhere.
 * @param {Option[]} options
 * @param {string[]} picked
 * @returns {Option[]}
 */
export function fitting(options, picked) {
  if (!picked.length) return options;
  const first = options.filter((option) => picked.every((key, place) => option.keys[place] === key));
  return first.length ? first : options.filter((option) => left(option, picked) !== null);
}

/**
 * The keys of an option not picked yet; null if something picked is none of its keys.
 * @param {Option} option
 * @param {string[]} picked
 * @returns {string[] | null}
 */
export function left(option, picked) {
  const rest = [...option.keys];
  for (const key of picked) {
    const place = rest.indexOf(key);
    if (place < 0) return null;
    rest.splice(place, 1);
  }
  return rest;
}

/**
 * What can be picked next.
 * @param {Option[]} options
 * @param {string[]} picked
 * @returns {Set<string>}
 */
export function nextKeys(options, picked) {
  const next = new Set();
  for (const option of fitting(options, picked)) {
    const inOrder = picked.every((key, place) => option.keys[place] === key);
    const rest = left(option, picked) || [];
    if (inOrder && rest.length) next.add(option.keys[picked.length]);
    for (const key of rest) next.add(key);
  }
  return next;
}

/**
 * Long lists in portions: options that start with the same thing are shown as that thing.
 * @param {Option[]} options
 * @param {string[]} picked
 * @param {number} most
 * @returns {{option?: Option, key?: string, count?: number, options?: Option[]}[]}
 */
export function portions(options, picked, most = 9) {
  if (options.length <= most) return options.map((option) => ({ option }));
  const groups = new Map();
  for (const option of options) {
    const rest = left(option, picked) || [];
    const key = rest.length ? rest[0] : "";
    const name = key || `=${option.action}`;
    if (!groups.has(name)) groups.set(name, { key, options: [] });
    groups.get(name).options.push(option);
  }
  if (groups.size <= 1) return options.map((option) => ({ option }));
  return [...groups.values()].map(({ key, options: members }) =>
    members.length === 1 || !key
      ? { option: members[0] }
      : { key, count: members.length, options: members });
}

let made = 0;

/**
 * Pieces keep their identity from one view to the next, although views only count them: what
 * stays in a place stays itself, what is missing there travels to where the same kind is new.
 * @param {{id: string, place: string, kind: string}[]} before
 * @param {{place: string, kind: string, count: number}[]} wanted
 */
export function identify(before, wanted) {
  const pools = new Map();
  for (const piece of before) {
    const name = `${piece.kind}@${piece.place}`;
    if (!pools.has(name)) pools.set(name, []);
    pools.get(name).push(piece);
  }
  const after = [];
  const missing = [];
  for (const { place, kind, count } of wanted) {
    const here = pools.get(`${kind}@${place}`) || [];
    for (let number = 0; number < count; number += 1) {
      const kept = here.shift();
      if (kept) after.push(kept);
      else missing.push({ place, kind });
    }
  }
  const loose = new Map();
  for (const pieces of pools.values()) {
    for (const piece of pieces) {
      if (!loose.has(piece.kind)) loose.set(piece.kind, []);
      loose.get(piece.kind).push(piece);
    }
  }
  for (const { place, kind } of missing) {
    const from = (loose.get(kind) || []).shift();
    made += 1;
    after.push({ id: from ? from.id : `p${made}`, place, kind });
  }
  return after;
}
