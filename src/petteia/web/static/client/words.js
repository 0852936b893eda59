// All sentences come from Project Fluent files, by the key scheme of petteia/words.py.
import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { computed, root, signal } from "./kit.js";
import { language } from "./settings.js";

const UNSEEN = "?";
const bundles = signal({});

async function fetchText(path) {
  const answer = await fetch(root + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

const named = new Map(); // the keys of all names of a game, by game and language
const boardTexts = new Set(); // games whose board brings words of its own

/** Load the texts of a game ("site" for those of the site), once per language. */
export async function load(game, tongue = language.value) {
  const key = `${game}/${tongue}`;
  if (bundles.value[key]) return;
  const paths = game === "site" ? [`texts/site/${tongue}.ftl`] : [`texts/${game}/${tongue}.ftl`, `texts/common/${tongue}.ftl`];
  if (boardTexts.has(game)) paths.push(`static/games/${game}/texts/${tongue}.ftl`);
  const sources = await Promise.all(paths.map(fetchText));
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: false });
  named.set(key, [...new Set(sources.join("\n").match(/^name-[a-z]+-[\w-]+/gm))]);
  bundles.value = { ...bundles.value, [key]: bundle };
}

/** Add the words of a game's board to those of the game. */
export async function loadBoardTexts(game) {
  boardTexts.add(game);
  const tongue = language.value;
  await load(game, tongue);
  const bundle = bundles.value[`${game}/${tongue}`];
  bundle.addResource(new FluentResource(await fetchText(`static/games/${game}/texts/${tongue}.ftl`)), { allowOverrides: false });
  const others = Object.fromEntries(Object.entries(bundles.value).filter(([key]) => !key.startsWith(`${game}/`)));
  bundles.value = { ...others, [`${game}/${tongue}`]: bundle };
}

function format(bundle, key, args) {
  const message = bundle && bundle.getMessage(key);
  if (!message || !message.value) return null;
  const errors = [];
  return bundle.formatPattern(message.value, args, errors);
}

/** A sentence of the site. */
export function say(key, args = {}) {
  return format(bundles.value[`site/${language.value}`], key, args) ?? key;
}
export const hasSite = (key) => Boolean(bundles.value[`site/${language.value}`]?.hasMessage(key));

/** What went wrong, in words: a refusal by its rule. */
export const sayError = (error) => (error.rule && hasSite(error.rule) ? say(error.rule) : error.message || String(error));

/** A sentence of a game without a sitting: titles, names, options. */
export function gameSay(game, key, args = {}) {
  return format(bundles.value[`${game}/${language.value}`], key, args) ?? key;
}

/** The title of a game; those of the shelf are among the site's words, so that a list needs no more. */
export const titleOf = (game) => (hasSite(`title-${game}`) ? say(`title-${game}`) : gameSay(game, "title"));

/** Words for the titles of these games, where the site has none. */
export const loadTitles = (ids) => Promise.all(ids.filter((id) => !hasSite(`title-${id}`)).map((id) => load(id)));

export const loadedLanguages = computed(() => Object.keys(bundles.value));

/** The words of one game: prompts, options, events, reasons, names. */
export class Words {
  /**
   * @param {{id: string, verbs: object, events: object, questions: object}} kinds
   * @param {(seat: number) => string} namer
   */
  constructor(kinds, namer) {
    this.kinds = kinds;
    this.namer = namer;
  }

  get bundle() {
    return bundles.value[`${this.kinds.id}/${language.value}`];
  }

  has(key) {
    return Boolean(this.bundle && this.bundle.hasMessage(key));
  }

  say(key, args = {}) {
    return format(this.bundle, key, args) ?? key;
  }

  /** The first of some keys that has words, or null. */
  first(keys, args = {}) {
    const key = keys.find((one) => this.has(one));
    return key ? this.say(key, args) : null;
  }

  name(kind, word) {
    if (word === null || word === undefined) return "";
    if (kind === "number") return word;
    if (word === UNSEEN) return UNSEEN;
    if (kind === "seat" && Number.isNaN(Number(word))) return this.say(`name-seat-${word}`); // who has no seat: Antigone
    if (kind === "seat") return word === -1 ? this.say("dealer") : this.namer(Number(word));
    const key = `name-${kind}-${word}`;
    return this.has(key) ? this.say(key) : String(word);
  }

  /** The name of a marked thing: "island:naxos". */
  nameOf(key) {
    const cut = key.indexOf(":");
    return String(this.name(key.slice(0, cut), key.slice(0, cut) === "seat" ? Number(key.slice(cut + 1)) : key.slice(cut + 1)));
  }

  args(slots, words, namer = (kind, word) => this.name(kind, word)) {
    const args = {};
    slots.forEach(([name, kind], index) => {
      const word = words[index];
      if (Array.isArray(word)) {
        args[name] = word.map((part) => namer(kind, part)).join(", ");
        args[`${name}_count`] = word.length;
        return;
      }
      args[name] = namer(kind, word);
      args[`${name}_id`] = word ?? "";
    });
    return args;
  }

  prompt(asked) {
    const slots = this.kinds.questions[asked.name] || [];
    return this.say(`ask-${asked.name}`, this.args(slots, slots.map(([name]) => asked[name])));
  }

  label(words, question = "") {
    const [verb, ...rest] = words;
    const args = this.args(this.kinds.verbs[verb] || [], rest);
    const special = `do-${question}-${verb}`;
    return this.say(this.has(special) ? special : `do-${verb}`, args);
  }

  event(event) {
    const [kind, ...rest] = event;
    return this.say(`tell-${kind}`, this.args(this.kinds.events[kind] || [], rest));
  }

  /**
   * The sentence of an event in parts: plain text, and names of things that can be opened.
   * @param {(string|number)[]} event
   * @param {(key: string) => boolean} opens
   * @returns {{text: string, key?: string}[]}
   */
  eventParts(event, opens) {
    const [kind, ...rest] = event;
    const marked = (slot, word) => {
      const name = this.name(slot, word);
      return opens(`${slot}:${word}`) ? `\u0002${slot}:${word}\u0003${name}\u0002` : name;
    };
    const sentence = this.say(`tell-${kind}`, this.args(this.kinds.events[kind] || [], rest, marked));
    return sentence.split("\u0002").filter(Boolean).map((part) => {
      const [key, text] = part.split("\u0003");
      return text === undefined ? { text: key } : { text, key };
    });
  }

  /** Whose doing an event is: the first seat it names, or -1. */
  subject(event) {
    const place = (this.kinds.events[event[0]] || []).findIndex(([, kind]) => kind === "seat");
    const seat = place < 0 ? -1 : event[place + 1];
    return typeof seat === "number" ? seat : -1;
  }

  /** The keys of all things this game has names for: "card:talos". */
  things() {
    const words = named.get(`${this.kinds.id}/${language.value}`) || [];
    return words.map((key) => key.replace(/^name-([a-z]+)-/, "$1:"));
  }

  /** The keys of the things an event speaks of, as boards mark them. */
  eventKeys(event) {
    const [kind, ...rest] = event;
    return (this.kinds.events[kind] || [])
      .map(([, slot], index) => [slot, rest[index]])
      .filter(([slot, word]) => slot !== "number" && word !== null && word !== UNSEEN && !Array.isArray(word))
      .map(([slot, word]) => `${slot}:${word}`);
  }

  refusal(rule, detail = {}) {
    const args = {};
    for (const [name, value] of Object.entries(detail || {})) {
      if (name === "seat" && typeof value === "number" && value >= 0) args[name] = this.namer(value);
      else args[name] = typeof value === "number" ? value : this.name(name, value);
    }
    return this.say(rule, args);
  }
}
