// The front page: four games as four vases, my tables, open tables, tables to watch.
import { Glyph, SeatBadge, html, root, useEffect, useState } from "../kit.js";
import { get } from "../api.js";
import { BOT_NAMES } from "../play.js";
import { Page } from "../page.js";
import { Vase } from "../vases.js";
import { loadTitles, say, sayError, titleOf } from "../words.js";
import { quickTable } from "../quick.js";

const ORDER = ["hexemonia", "elysium", "thebai", "kyklades"];

export function sortGames(games) {
  const rank = (id) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  return [...games].sort((a, b) => rank(a.id) - rank(b.id));
}

/** All games with their words. */
export async function gamesHere() {
  const list = await get("games");
  await loadTitles(list.map((game) => game.id));
  return sortGames(list);
}

export function seatsText(game) {
  const seats = game.seats;
  const [low, high] = [Math.min(...seats), Math.max(...seats)];
  return low === high ? say("seats-exact", { seats: low }) : say("seats-range", { low, high });
}

export function FrontPage() {
  const [games, setGames] = useState(null);
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState("");
  useEffect(() => {
    gamesHere().then(setGames).catch((error) => setFailed(sayError(error)));
  }, []);
  const quick = async (game) => {
    setBusy(game.id);
    try {
      location.href = `${root}t/${(await quickTable(game)).id}`;
    } catch (error) {
      setBusy("");
      setFailed(sayError(error));
    }
  };
  return html`<${Page} class="front">
    <section class="hero"><h1>Petteia</h1><p class="lead">${say("front-lead")}</p></section>
    <${MyTurns} />
    ${failed && html`<p class="notice on" role="alert">${failed}</p>`}
    <section class="shelf" aria-label=${say("games-label")}>
      ${(games || []).map((game) => html`<article class=${`game-card game-${game.id}`} key=${game.id}>
        <a class="vase-link" href=${`${root}new/${game.id}`} tabIndex="-1" aria-hidden="true"><${Vase} game=${game.id} /></a>
        <h2>${titleOf(game.id)}</h2>
        <p class="about">${say(`about-${game.id}`)}</p>
        <p class="measure"><span><${Glyph} name="ui-people" />${seatsText(game)}</span><span><${Glyph} name="hourglass" />${say(`length-${game.id}`)}</span></p>
        <div class="card-acts"><button class="primary" disabled=${busy !== ""} onClick=${() => quick(game)}>${say("play-now")}</button>
          <a class="button" href=${`${root}new/${game.id}`}>${say("new-table")}</a></div>
        <p class="small"><a href=${`${root}rules/${game.id}`}>${say("rules-of")}</a></p>
      </article>`)}
      ${games === null && !failed ? html`<p class="quiet">${say("loading")}</p>` : null}
    </section>
    ${games && html`<div class="lists">
      <${TableList} title=${say("my-tables")} where="mine=1" mine=${true} />
      <${TableList} title=${say("open-tables")} where="state=open" empty=${say("open-tables-none")} />
      <${TableList} title=${say("watch-tables")} where="state=playing" />
      <${TableList} title=${say("finished-tables")} where="state=finished" />
    </div>`}
  </${Page}>`;
}

/** Tables as the server lists them, looked up again every ten seconds. */
function useTables(where) {
  const [tables, setTables] = useState(null);
  useEffect(() => {
    const ask = () => get(`tables?${where}`).then(setTables, () => setTables((known) => known || []));
    ask();
    const timer = setInterval(() => document.hidden || ask(), 10000);
    return () => clearInterval(timer);
  }, [where]);
  return tables;
}

/** Where somebody waits for me: before everything else. */
function MyTurns() {
  const waiting = (useTables("mine=1") || []).filter((table) => table.your_turn);
  if (!waiting.length) return null;
  return html`<section class="my-turns" aria-label=${say("your-turn")}>${waiting.slice(0, 3).map((table) => html`<a class="button primary" key=${table.id} href=${`${root}t/${table.id}`}>
    <${Glyph} name="ui-play" />${say("your-turn-at", { title: titleOf(table.game) })}</a>`)}</section>`;
}

/** A list of tables; without any it is left out, unless there is something to say about that. */
function TableList({ title, where, empty = "", mine = false }) {
  const tables = useTables(where) || [];
  if (!tables.length && !empty) return null;
  return html`<section class="table-list"><h2>${title}</h2>
    ${tables.length ? html`<ul>${tables.slice(0, 12).map((table) => html`<${TableRow} key=${table.id} table=${table} mine=${mine} />`)}</ul>`
      : html`<p class="quiet">${empty} <a href=${`${root}new`}>${say("open-tables-make")}</a></p>`}
  </section>`;
}

function TableRow({ table, mine }) {
  const chairs = table.chairs || [];
  const yourTurn = table.your_turn;
  const href = table.state === "finished" && !mine ? `${root}replay/${table.id}` : `${root}t/${table.id}`;
  return html`<li class=${yourTurn ? "turn" : ""}><a href=${href}>
    <span class="row-title">${titleOf(table.game)}</span>
    <span class="row-seats">${chairs.map((chair) => html`<span class="row-chair" key=${chair.seat}><${SeatBadge} seat=${chair.seat} /><span>${chair.kind === "open" ? say("chair-open") : chair.name || BOT_NAMES[chair.seat % BOT_NAMES.length]}</span></span>`)}</span>
    <span class="row-state">${yourTurn ? html`<strong class="your-turn">${say("your-turn")}</strong>` : say(`state-${table.state}`)}</span>
  </a></li>`;
}
