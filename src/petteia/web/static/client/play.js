// One table as this browser sees it: its view, its options, what is picked, what was said.
import { batch, computed, signal } from "./kit.js";
import { Line, get, pageFacts, post } from "./api.js";
import { fitting, left, nextKeys } from "./choose.js";
import { Words, hasSite, load, say } from "./words.js";
import { askTwice, memory, travelTime } from "./settings.js";

// Bots without a name of their own are called so, by seat.
export const BOT_NAMES = ["Aspasia", "Brasidas", "Chrysothemis", "Diokles", "Euryanassa", "Phaidon"];

const newKey = () => (crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`);

export class Play {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.info = signal(null); // the table: chairs, state, clock
    this.view = signal(null); // what my seat may know
    this.kinds = signal(null); // verbs, events and questions of the game
    this.facts = signal(null); // the game's static facts
    this.options = signal([]);
    this.events = signal([]); // {seq, by, event}
    this.chat = signal([]);
    this.canUndo = signal(false);
    this.seq = signal(0);
    this.picked = signal([]);
    this.notice = signal(null); // why something is not possible now, or what went wrong
    this.state = signal("connecting");
    this.waiting = signal(false);
    this.opened = signal(null); // the thing shown large
    this.seen = signal(memory.get(`seen.${id}`, 0)); // my last answer: "since then" starts here
    this.vote = signal(null);
    this.board = null; // the board module, once loaded
    this.offered = signal(null); // {key, options}: actions that a thing without an answer of its own suggests
    this.aim = null; // the thing to be picked as soon as an action begun by it is asked about
    this.ahead = signal(null); // what an option looked at would lead to
    this.prospects = signal(new Map()); // of each option: who decides next, and whether it can be taken back
    this.doubted = signal(null); // an option that cannot be taken back, given once and asked about again
    this.then = signal(null); // an earlier position that is looked at
    this.before = signal(null); // the view right after my last answer
    this.given = []; // my answers that undo could take back, the latest last
    this.undone = signal([]); // those that it took back
    this.behind = signal(0); // steps of others not shown yet
    this.heard = signal(memory.get(`heard.${id}`, 0)); // chat lines already seen
    this.shownTo = null; // whose eyes are on this screen, where several people share it
    this.held = null; // what only the next of them may see
    this.handOver = signal(null); // the seat of mine that must decide next, not shown yet
    this.clocksAt = performance.now(); // when the clocks were told
    this.missing = signal(null); // the table could not be reached at all
    this.words = null;
    this.openable = new Map();
    this.queue = [];
    this.timer = 0;
    this.pendingKey = null;

    this.seat = computed(() => this.info.value?.yours ?? null);
    this.asked = computed(() => this.view.value?.asked ?? null);
    this.shown = computed(() => {
      const ahead = this.ahead.value;
      return this.then.value?.view || (ahead?.drawn && ahead.view) || this.view.value;
    });
    this.mine = computed(() => this.asked.value !== null && this.asked.value.player === this.seat.value);
    this.candidates = computed(() => fitting(this.options.value, this.picked.value));
    this.next = computed(() => nextKeys(this.options.value, this.picked.value));
    this.recent = computed(() => this.events.value.filter((entry) => entry.seq > this.seen.value));
    this.changed = computed(() => {
      if (!this.words || !this.seen.value) return new Set();
      const mine = this.seat.value;
      return new Set(this.recent.value.filter((entry) => entry.by !== mine).flatMap((entry) => this.words.eventKeys(entry.event)));
    });
  }

  async start() {
    try {
      const known = pageFacts.table?.id === this.id ? pageFacts : null;
      await this.learn(known ? known.table : await get(`tables/${this.id}`));
    } catch (error) {
      this.missing.value = error;
      return;
    }
    this.line = new Line(this.id, {
      message: (message) => this.hear(message),
      state: (state) => { this.state.value = state; },
      since: () => (this.view.value === null ? "" : this.seq.value),
    });
  }

  /** What does not change during a sitting. */
  async learn(info) {
    const settings = new URLSearchParams({ seats: String(info.seats), ...(info.options || {}) });
    const [kinds, facts] = await Promise.all([
      get(`games/${info.game}`),
      get(`games/${info.game}/static?${settings}`),
      load(info.game),
    ]);
    batch(() => {
      this.kinds.value = kinds;
      this.facts.value = facts;
      this.words = new Words(kinds, (seat) => this.seatName(seat));
      this.info.value = info;
    });
  }

  seatName(seat) {
    const chair = this.info.value?.chairs?.find((one) => one.seat === seat);
    const shared = chair?.you ? this.info.value.your_seats || [] : [];
    if (chair?.name) return shared.length > 1 ? `${chair.name} ${shared.indexOf(seat) + 1}` : chair.name;
    return chair?.kind === "bot" ? BOT_NAMES[seat % BOT_NAMES.length] : say("seat-unnamed", { number: seat + 1 });
  }

  stop() {
    clearTimeout(this.timer);
    if (this.line) this.line.close();
  }

  // -- what the server says ---------------------------------------------------------------

  hear(message) {
    switch (message.type) {
      case "sync":
        this.queue = [];
        if (!this.heldBack(message)) this.take(message, true);
        break;
      case "update":
        this.queue.push(message);
        this.drain();
        break;
      case "refused":
        this.flush();
        if (this.waiting.value) this.given.pop();
        batch(() => {
          this.waiting.value = false;
          this.picked.value = [];
          this.notice.value = this.reason(message);
        });
        break;
      case "chat":
        this.addChat(message.chat || [message]);
        break;
      case "table":
        this.info.value = message.table;
        if (message.table.state === "finished" && this.view.value && !this.view.value.outcome) this.line.poll();
        break;
      case "presence":
        this.setChairs((chair) => ({ online: message.online[chair.seat] }));
        this.info.value = { ...this.info.value, watchers: message.watchers };
        break;
      case "rollback":
        this.vote.value = message.rollback;
        break;
      default:
        break;
    }
  }

  /** What others did is shown one step after the other, but never delays what I do. */
  drain() {
    if (this.timer || !this.queue.length) return;
    const message = this.queue.shift();
    this.behind.value = this.queue.length;
    const own = message.view?.asked?.player === this.seat.value && !this.queue.length;
    this.take(message, false);
    const pause = this.queue.length > 8 ? 0 : travelTime();
    if (!pause || own) {
      if (this.queue.length) this.drain();
      return;
    }
    this.timer = setTimeout(() => { this.timer = 0; this.drain(); }, pause);
  }

  flush() {
    clearTimeout(this.timer);
    this.timer = 0;
    while (this.queue.length) this.take(this.queue.shift(), false);
    this.behind.value = 0;
  }

  take(message, whole) {
    batch(() => {
      if (message.table) this.info.value = message.table;
      if (message.view !== undefined) this.view.value = message.view;
      this.seq.value = message.seq ?? this.seq.value;
      this.options.value = (message.options || []).map((option) => ({ ...option, keys: option.keys || [] }));
      this.canUndo.value = Boolean(message.can_undo);
      this.addEvents(message.events || [], message);
      if (message.chat) this.addChat(message.chat, whole);
      if (message.table || message.clocks) this.clocksAt = performance.now();
      if (message.clocks) this.setChairs((chair) => ({ clock_ms: message.clocks[chair.seat] }));
      if (message.rollback !== undefined) this.vote.value = message.rollback;
      this.picked.value = [];
      this.ahead.value = null;
      this.offered.value = null;
      this.doubted.value = null;
      this.prospects.value = new Map();
      this.waiting.value = false;
      if (message.key) this.before.value = { seat: this.seat.value, view: message.view };
      if (!this.canUndo.value) this.given = [];
      if (!this.mine.value) this.undone.value = [];
      if (message.why) this.notice.value = this.reason(message.why);
      else if (!whole) this.notice.value = null;
    });
    if (this.aim && this.mine.value && this.view.value.asked) {
      const key = this.aim;
      this.aim = null;
      if (this.isLegal(key)) this.pick([key]);
    } else if (!this.mine.value) this.aim = null;
    if (whole) this.remember();
    if (this.mine.value) this.weigh();
  }

  /** The view right after my last answer, so that what has changed since can be marked. */
  async remember() {
    const seat = this.seat.value;
    if (this.before.value || !this.seen.value || this.info.value.your_seats.length !== 1 || this.view.value?.outcome) return;
    try {
      const found = await get(`tables/${this.id}/replay?seq=${this.seen.value}&seat=${seat}`);
      if (!this.before.value) this.before.value = { seat, view: found.view };
    } catch {
      // nothing is marked then
    }
  }

  /** What each of my options would lead to, as far as that can be known. */
  async weigh() {
    const seq = this.seq.value;
    try {
      const found = await get(`tables/${this.id}/prospects?seat=${this.seat.value}`);
      if (seq === this.seq.value) this.prospects.value = new Map(found.prospects.map((one) => [one.action, one]));
    } catch {
      // options without marks then
    }
  }

  /**
   * Several people at one screen: the server turns to the seat that must decide. What its owner may
   * see is held back until they say that they are there.
   */
  heldBack(message) {
    const seat = message.table?.yours ?? null;
    const shared = (message.table?.your_seats || []).length > 1;
    const strange = shared && this.shownTo !== null && seat !== this.shownTo && message.view?.outcome === null;
    if (strange) {
      batch(() => {
        this.held = message;
        this.info.value = message.table;
        this.handOver.value = seat;
        this.waiting.value = false;
      });
    } else if (shared) this.shownTo = seat;
    return strange;
  }

  takeOver() {
    this.shownTo = this.handOver.value;
    this.handOver.value = null;
    this.take(this.held, true);
    this.held = null;
  }

  /** The events in force: those up to `after` are kept, what comes with the message follows. */
  addEvents(events, message) {
    const after = message.after ?? Infinity;
    this.events.value = [...this.events.value.filter((entry) => entry.seq <= after), ...events];
  }

  setChairs(change) {
    const info = this.info.value;
    if (info) this.info.value = { ...info, chairs: info.chairs.map((chair) => ({ ...chair, ...change(chair) })) };
  }

  addChat(lines, whole = false) {
    if (whole) {
      this.chat.value = lines;
      return;
    }
    const known = new Set(this.chat.value.map((line) => `${line.at}/${line.seat}/${line.text}`));
    this.chat.value = [...this.chat.value, ...lines.filter((line) => !known.has(`${line.at}/${line.seat}/${line.text}`))];
  }

  reason(refusal) {
    if (!refusal) return null;
    if (refusal.rule && hasSite(refusal.rule)) return { rule: null, text: say(refusal.rule) };
    const text = refusal.rule && this.words ? this.words.refusal(refusal.rule, refusal.detail) : refusal.message || "";
    return { rule: refusal.rule || null, text: text === refusal.rule && refusal.message ? refusal.message : text };
  }

  // -- what I do ---------------------------------------------------------------------------

  label(option) {
    return this.words.label(option.words, this.asked.value?.name);
  }

  /**
   * Show what an option would lead to, if that depends on nothing hidden; `null` looks away.
   * @param {any} option
   * @param {{pause?: number, drawn?: boolean}} how  after which time, and whether on the board too
   */
  lookAhead(option, { pause = 350, drawn = true } = {}) {
    clearTimeout(this.looking);
    this.ahead.value = null;
    if (!option || this.waiting.value || this.then.value) return;
    this.looking = setTimeout(async () => {
      const seq = this.seq.value;
      const looking = this.looking;
      try {
        const found = await get(`tables/${this.id}/preview?action=${encodeURIComponent(option.action)}`);
        if (seq !== this.seq.value || looking !== this.looking || this.waiting.value) return;
        // pieces as they would lie, but the decision is still the present one
        const view = found.view_after ? { ...found.view_after, asked: this.asked.value } : null;
        this.ahead.value = { action: option.action, view, drawn };
      } catch {
        // no look ahead then
      }
    }, pause);
  }

  /** Look at an earlier position: "seq=30", as the log counts, or "at=12", after so many answers. */
  async lookBack(where) {
    this.lookAhead(null);
    const seat = this.seat.value === null ? "" : `&seat=${this.seat.value}`;
    try {
      const found = await get(`tables/${this.id}/replay?${where}${seat}`);
      this.then.value = { ...found, seq: where.startsWith("seq=") ? Number(where.slice(4)) : null };
    } catch (error) {
      this.notice.value = this.reason(error);
    }
  }

  now() {
    this.then.value = null;
  }

  /** Milliseconds left on a seat's clock now. */
  clockOf(chair) {
    const runs = this.asked.value?.player === chair.seat && this.info.value.state === "playing";
    return chair.clock_ms - (runs ? performance.now() - this.clocksAt : 0);
  }

  /** Give this option as the answer. */
  act(option) {
    if (this.waiting.value || this.state.value === "connecting" || this.then.value) return;
    if (askTwice.value && this.prospects.value.get(option.action)?.end && this.doubted.value !== option) {
      this.doubted.value = option;
      return;
    }
    this.doubted.value = null;
    const undone = this.undone.value;
    this.undone.value = undone.at(-1) === option.action ? undone.slice(0, -1) : [];
    this.given.push(option.action);
    this.flush();
    this.lookAhead(null);
    const seq = this.seq.value;
    batch(() => {
      this.waiting.value = true;
      this.notice.value = null;
      this.seen.value = seq + 1;
    });
    memory.set(`seen.${this.id}`, seq + 1);
    const message = { type: "act", seq, action: option.action, key: newKey() };
    if (!this.line.send(message)) this.actByPost(message);
  }

  async actByPost({ seq, action, key }) {
    try {
      await post(`tables/${this.id}/act`, { seq, action, key });
      await this.line.poll();
    } catch (error) {
      this.given.pop();
      this.waiting.value = false;
      this.notice.value = this.reason({ rule: error.rule, message: error.message, detail: error.body?.detail });
    }
  }

  /** The option with exactly this text, for boards that draw an action in a place of its own. */
  option(action) {
    return this.options.value.find((option) => option.action === action) || null;
  }

  isLegal(key) {
    return this.mine.value && !this.then.value && this.next.value.has(key);
  }

  /**
   * Actions that could begin at a thing which no present option names: the ships on a sea space
   * suggest a voyage. The board proposes, the options decide.
   * @param {string} key
   */
  suggestions(key) {
    if (!this.mine.value || this.then.value || !this.board?.suggest || this.picked.value.length) return [];
    const named = this.board.suggest({ play: this, view: this.view.value, facts: this.facts.value, words: this.words, key });
    return named.map((action) => this.option(action)).filter(Boolean);
  }

  /** Give an action, then point at the thing it was meant for. */
  begin(option, key) {
    this.aim = key;
    this.offered.value = null;
    this.act(option);
  }

  /** A click (or Enter) on a thing of the board. */
  press(key) {
    if (this.picked.value.includes(key) && !this.next.value.has(key)) {
      this.picked.value = this.picked.value.slice(0, this.picked.value.indexOf(key));
      return;
    }
    if (!this.isLegal(key)) {
      const suggested = this.suggestions(key);
      if (suggested.length === 1) {
        this.begin(suggested[0], key);
        return;
      }
      if (suggested.length) {
        batch(() => {
          this.notice.value = null;
          this.offered.value = { key, options: suggested };
        });
        return;
      }
      if (this.picked.value.length && fitting(this.options.value, [key]).length) this.pick([key]);
      else this.askWhy(key);
      return;
    }
    this.pick([...this.picked.value, key]);
  }

  pick(keys) {
    const fits = fitting(this.options.value, keys);
    const rest = fits.length === 1 ? left(fits[0], keys) : null;
    if (rest && !rest.some(isShown)) {
      this.act(fits[0]);
      return;
    }
    batch(() => {
      this.notice.value = null;
      this.picked.value = keys;
    });
  }

  back() {
    if (this.then.value) {
      this.now();
      return;
    }
    if (this.doubted.value) {
      this.doubted.value = null;
      return;
    }
    this.offered.value = null;
    if (this.picked.value.length) this.picked.value = this.picked.value.slice(0, -1);
    this.notice.value = null;
  }

  async askWhy(key) {
    if (!this.view.value || this.info.value?.state !== "playing" || this.seat.value === null) return;
    try {
      const why = await get(`tables/${this.id}/why?key=${encodeURIComponent(key)}`);
      if (why && why.rule) this.notice.value = { ...this.reason(why), about: key };
    } catch {
      // no reason to be had: the thing simply has no part in this decision
    }
  }

  undo() {
    if (this.then.value || this.doubted.value || this.picked.value.length) {
      this.back();
      return;
    }
    if (this.canTakeBack()) this.takeBack("undo", 1);
  }

  restart() {
    if (this.canTakeBack()) this.takeBack("restart", this.given.length);
  }

  /** True if I may; otherwise the reason is shown. */
  canTakeBack() {
    if (!this.canUndo.value) this.notice.value = { rule: null, text: say("undo-none") };
    return this.canUndo.value && !this.waiting.value;
  }

  takeBack(type, count) {
    const message = { type, seq: this.seq.value };
    this.undone.value = [...this.undone.value, ...this.given.splice(-count, count).reverse()];
    if (!this.line.send(message)) post(`tables/${this.id}/${type}`, { seq: message.seq }).then(() => this.line.poll());
  }

  /** Give the answer again that undo took back last. */
  redo() {
    const option = this.mine.value && this.option(this.undone.value.at(-1));
    if (option) this.act(option);
    else this.notice.value = { rule: null, text: say("redo-none") };
  }

  sayChat(text) {
    if (!this.line.send({ type: "chat", text })) post(`tables/${this.id}/chat`, { text }).then(() => this.line.poll());
  }

  async manage(verb, body = {}) {
    try {
      const answer = await post(`tables/${this.id}/${verb}`, body);
      const info = await get(`tables/${this.id}`);
      const seated = info.yours !== this.info.value.yours;
      this.info.value = info;
      if (seated) this.line.renew();
      return answer;
    } catch (error) {
      this.notice.value = this.reason({ rule: error.rule, message: error.message, detail: error.body?.detail });
      return null;
    }
  }

  /** Does the board have something to show of this thing when it is opened? */
  opens(board, key) {
    if (!this.openable.has(key)) this.openable.set(key, Boolean(this.open(board, key)));
    return this.openable.get(key);
  }

  open(board, key) {
    if (!board.open || key.startsWith("seat:")) return null;
    return board.open({ play: this, view: this.shown.value, facts: this.facts.value, words: this.words, key });
  }

  /** Look ahead where a thing of the board is all that is missing of an answer. */
  consider(key, element) {
    const keys = [...this.picked.value, key];
    const fits = this.isLegal(key) ? fitting(this.options.value, keys) : [];
    if (fits.length === 1 && !left(fits[0], keys).some(isShown)) this.lookAhead(fits[0], { drawn: element instanceof SVGElement });
  }

  // -- for boards ----------------------------------------------------------------------------

  /**
   * The attributes of a thing that can be picked: spread them on its element.
   * @param {string} key  "island:naxos"
   * @param {string} name  what a screen reader calls it, with its state; "" where the text inside says it
   * @param {string} extra  more class names
   */
  target(key, name, extra = "") {
    const legal = this.isLegal(key);
    const picked = this.picked.value.includes(key);
    const begins = !legal && !picked && this.suggestions(key).length > 0;
    const status = begins ? say("target-begins") : picked ? say("target-picked") : legal ? say("target-legal") : "";
    return {
      "data-key": key,
      "data-legal": legal ? "yes" : null,
      role: "button",
      tabIndex: -1,
      class: ["target", legal && "legal", begins && "begins", picked && "picked", this.changed.value.has(key) && "changed", extra].filter(Boolean).join(" "),
      "aria-label": name ? (status ? `${name}; ${status}` : name) : null,
      "aria-description": name ? null : status || null,
      "aria-disabled": legal || picked || begins ? null : "true",
      "aria-pressed": picked ? "true" : null,
      onMouseEnter: (event) => this.consider(key, event.currentTarget),
      onFocus: (event) => this.consider(key, event.currentTarget),
      onMouseLeave: () => this.lookAhead(null),
      onBlur: () => this.lookAhead(null),
      onClick: (event) => { event.stopPropagation(); this.press(key); },
    };
  }

  /** The same for a place that stands for one whole action ("offer ares 3"). */
  actionTarget(action, name, extra = "") {
    const option = this.mine.value && !this.then.value ? this.option(action) : null;
    return {
      "data-action": action,
      "data-legal": option ? "yes" : null,
      role: "button",
      tabIndex: -1,
      class: ["target", option && "legal", extra].filter(Boolean).join(" "),
      "aria-label": name ? (option ? `${name}; ${say("target-legal")}` : name) : null,
      "aria-description": !name && option ? say("target-legal") : null,
      "aria-disabled": option ? null : "true",
      onMouseEnter: () => option && this.lookAhead(option, { drawn: false }),
      onFocus: () => option && this.lookAhead(option, { drawn: false }),
      onMouseLeave: () => this.lookAhead(null),
      onBlur: () => this.lookAhead(null),
      onClick: (event) => {
        event.stopPropagation();
        if (option) this.act(option);
        else this.askWhyAction(action);
      },
    };
  }

  async askWhyAction(action) {
    if (this.info.value?.state !== "playing" || this.seat.value === null) return;
    try {
      const why = await get(`tables/${this.id}/why?action=${encodeURIComponent(action)}`);
      if (why && why.rule) this.notice.value = { ...this.reason(why), about: action };
    } catch {
      // as above
    }
  }
}

/** Is this thing on the page, so that it can be clicked? */
function isShown(key) {
  return document.querySelector(`[data-key="${CSS.escape(key)}"]`) !== null;
}
