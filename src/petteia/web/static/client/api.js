// The server, as docs/api.md describes it: plain JSON over HTTP, and one socket per table.
import { root } from "./kit.js";

export class Refused extends Error {
  constructor(status, body) {
    super(body.message || body.error || body.detail || String(status));
    this.status = status;
    this.rule = body.rule || null;
    this.body = body;
  }
}

function readFacts() {
  const holder = document.getElementById("page");
  try {
    return holder ? JSON.parse(holder.textContent) : {};
  } catch {
    return {};
  }
}

/** What the server sent along with the page: {page, game, table, rule, message}. */
export const pageFacts = readFacts();

async function call(method, path, body) {
  /** @type {RequestInit & {headers: Record<string, string>}} */
  const request = { method, headers: { Accept: "application/json" }, credentials: "same-origin" };
  if (method !== "GET") {
    request.headers["X-Petteia"] = "1";
    request.headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body || {});
  }
  const answer = await fetch(`${root}api/v1/${path}`, request).catch(() => {
    throw new Refused(0, { rule: "server-away" });
  });
  const text = await answer.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = { message: text };
  }
  if (!answer.ok) throw new Refused(answer.status, data || {});
  return data;
}

export const get = (path) => call("GET", path);
export const post = (path, body) => call("POST", path, body);
export const query = (values) => new URLSearchParams(values).toString();

export async function getText(path) {
  const answer = await fetch(`${root}${path}`, { credentials: "same-origin" });
  if (!answer.ok) throw new Refused(answer.status, { message: path });
  return answer.text();
}

const PULSE = 4000; // milliseconds between signs of life
const STALE = 9000; // as long as one of them may go unanswered

/**
 * A table's line to the server. It resumes by `seq` after a break, and falls back to asking
 * again and again where sockets are not let through.
 */
export class Line {
  /** @param {string} table @param {{message: (m: object) => void, state: (s: string) => void, since: () => number | string}} hears */
  constructor(table, hears) {
    this.table = table;
    this.hears = hears;
    this.tries = 0;
    this.closed = false;
    this.socket = null;
    this.timer = 0;
    this.beat = 0;
    this.opened = false;
    this.unanswered = 0; // when the ping was sent that still waits for an answer
    window.addEventListener("online", () => this.retryNow());
    window.addEventListener("offline", () => this.giveUp());
    document.addEventListener("visibilitychange", () => document.hidden || (this.socket ? this.pulse() : this.retryNow()));
    this.open();
  }

  open() {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.hears.state(this.tries ? "reconnecting" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}${root}api/v1/tables/${this.table}/socket?since=${this.hears.since()}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.opened = true;
      this.hears.state("open");
      clearInterval(this.beat);
      this.beat = setInterval(() => this.pulse(), PULSE);
    };
    socket.onmessage = (event) => {
      this.unanswered = 0;
      this.hears.message(JSON.parse(event.data));
    };
    socket.onclose = () => this.lost(socket);
  }

  /** A line can be dead without having been closed: who does not answer is left for a new one. */
  pulse() {
    const now = performance.now();
    if (this.unanswered && now - this.unanswered > STALE) this.giveUp();
    else if (this.send({ type: "ping" }) && !this.unanswered) this.unanswered = now;
  }

  giveUp() {
    const socket = this.socket;
    if (!socket) return;
    this.lost(socket);
    socket.close();
  }

  lost(socket) {
    if (this.closed || socket !== this.socket) return;
    clearInterval(this.beat);
    this.socket = null;
    this.unanswered = 0;
    this.tries += 1;
    this.hears.state("reconnecting");
    const wait = Math.min(8000, 250 * 2 ** Math.min(this.tries, 5));
    this.timer = setTimeout(() => this.again(), wait);
  }

  async again() {
    if (this.tries >= 3 && !this.opened) await this.poll();
    this.open();
  }

  async poll() {
    try {
      const since = this.hears.since();
      this.hears.message({ ...(await get(`tables/${this.table}/snapshot?since=${since}`)), type: "sync" });
      this.hears.state("polling");
    } catch {
      this.hears.state("reconnecting");
    }
  }

  retryNow() {
    if (!this.socket && !this.closed) {
      clearTimeout(this.timer);
      this.open();
    }
  }

  /** Come back as somebody else: a visitor has taken a seat. */
  renew() {
    const old = this.socket;
    this.socket = null;
    if (old) old.close();
    this.open();
  }

  /** True when the message is on its way. */
  send(message) {
    if (this.socket && this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
      return true;
    }
    return false;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    if (this.socket) this.socket.close();
  }
}
