// A new table: the game, its seats and options, who sits where, how it is played.
import { Glyph, SeatBadge, alongRow, html, root, stop, useEffect, useState } from "../kit.js";
import { get } from "../api.js";
import { Page } from "../page.js";
import { Vase } from "../vases.js";
import { gameSay, hasSite, load, say, sayError, titleOf } from "../words.js";
import { playerName } from "../settings.js";
import { botLevels, createTable, usualBot } from "../quick.js";
import { gamesHere, seatsText } from "./front.js";

const CLOCKS = { none: null, live: { bank: 1200, increment: 30 }, quick: { bank: 600, increment: 15 } };
const SLOW = { bank: 604800, increment: 86400 };

export function NewPage({ game: wanted }) {
  const [games, setGames] = useState(null);
  const [chosen, setChosen] = useState(wanted);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    gamesHere().then(async (list) => {
      if (wanted && !list.some((one) => one.id === wanted)) { // the toy is not listed
        setGames([...list, await get(`games/${wanted}`)]);
      } else setGames(list);
    }).catch((error) => setFailed(sayError(error)));
  }, []);
  if (failed) return html`<${Page} title=${say("new-title")}><p class="notice on" role="alert">${failed}</p></${Page}>`;
  if (!games) return html`<${Page} title=${say("new-title")}><p class="quiet">${say("loading")}</p></${Page}>`;
  const game = games.find((one) => one.id === chosen);
  const choose = (id) => {
    setChosen(id);
    history.replaceState(null, "", `${root}new/${id}`);
  };
  return html`<${Page} title=${say("new-title")} class="new">
    <div class="pick-game" role="radiogroup" aria-label=${say("games-label")} onKeyDown=${alongRow}>
      ${games.map((one) => html`<button key=${one.id} role="radio" tabIndex=${stop(game ? one.id === chosen : one === games[0])} aria-checked=${one.id === chosen ? "true" : "false"} class=${one.id === chosen ? "on" : ""} onClick=${() => choose(one.id)}>
        <${Vase} game=${one.id} /><span class="lapidary">${titleOf(one.id)}</span><span class="small">${seatsText(one)}</span></button>`)}
    </div>
    ${game ? html`<${Form} key=${game.id} game=${game} />` : html`<p class="quiet">${say("choose-game")}</p>`}
  </${Page}>`;
}

function Segments({ label, values, value, names, onPick }) {
  return html`<fieldset class="choice"><legend>${label}</legend><div class="segments" role="radiogroup" aria-label=${label} onKeyDown=${alongRow}>
    ${values.map((one) => html`<button type="button" key=${one} role="radio" tabIndex=${stop(one === value)} aria-checked=${one === value ? "true" : "false"} class=${one === value ? "on" : ""} onClick=${() => onPick(one)}>${names(one)}</button>`)}
  </div></fieldset>`;
}

function Form({ game }) {
  useEffect(() => { load(game.id); }, [game.id]);
  const levels = botLevels(game);
  const usual = usualBot(game);
  const [seats, setSeats] = useState(game.seats.includes(4) ? 4 : game.seats[game.seats.length - 1]);
  const [chairs, setChairs] = useState([{ kind: "me" }, ...Array.from({ length: 7 }, () => ({ kind: "bot", bot: usual }))]);
  const [options, setOptions] = useState({});
  const [mode, setMode] = useState("live");
  const [clock, setClock] = useState("none");
  const [open, setOpen] = useState(false);
  const [seating, setSeating] = useState("random");
  const [absence, setAbsence] = useState("bot");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const here = chairs.slice(0, seats);
  const put = (seat, chair) => setChairs(chairs.map((one, at) => (at === seat ? chair : one)));
  const create = async (event) => {
    event.preventDefault();
    const unfinished = game.options.find((option) => isOwn(option, options[option.name]) && !isComplete(option, options[option.name]));
    if (unfinished) {
      setFailed(gameSay(game.id, `option-${unfinished.name}-own-help`));
      return;
    }
    setBusy(true);
    try {
      const table = await createTable(game.id, seats, options, here, {
        mode, clock: mode === "async" ? SLOW : CLOCKS[clock], public: open, seating, absence,
      });
      location.href = `${root}t/${table.id}`;
    } catch (error) {
      setFailed(sayError(error));
      setBusy(false);
    }
  };
  const waits = here.some((chair) => chair.kind === "open");
  const helps = levels.filter((level) => here.some((chair) => chair.bot === level) && gameSay(game.id, `bot-${level}-help`) !== `bot-${level}-help`);
  const botName = (level) => (hasSite(`bot-${level}`) ? say(`bot-${level}`) : level);
  return html`<form class="new-form" onSubmit=${create}>
    <section><h2>${say("who-plays")}</h2>
      <${Segments} label=${say("seats-label")} values=${[...game.seats]} value=${seats} names=${(one) => one} onPick=${setSeats} />
      <label class="field">${say("your-name")}<input value=${playerName.value} maxLength="40" placeholder=${say("guest")} autocomplete="nickname" onInput=${(event) => { playerName.value = event.target.value; }} /></label>
      <ul class="chairs">${here.map((chair, seat) => html`<li class="chair" key=${seat}><${SeatBadge} seat=${seat} />
        <label class="grow"><span class="hidden-text">${say("seat-unnamed", { number: seat + 1 })}</span>
        <select value=${chair.kind === "bot" ? `bot:${chair.bot}` : chair.kind} onChange=${(event) => {
          const [kind, bot] = event.target.value.split(":");
          put(seat, bot ? { kind, bot } : { kind });
        }}>
          <option value="me">${say(seat > 0 && here.findIndex((one) => one.kind === "me") !== seat ? "chair-me-too" : "chair-me")}</option><option value="open">${say("chair-friend")}</option>
          ${levels.map((level) => html`<option key=${level} value=${`bot:${level}`}>${say("chair-bot", { level: botName(level) })}</option>`)}
        </select></label></li>`)}</ul>
      ${helps.map((level) => html`<p class="small" key=${level}><b>${botName(level)}:</b> ${gameSay(game.id, `bot-${level}-help`)}</p>`)}
      <${Segments} label=${say("seating")} values=${["random", "chosen"]} value=${seating} names=${(one) => say(`seating-${one}`)} onPick=${setSeating} />
    </section>
    <section><h2>${say("how-played")}</h2>
      <${Segments} label=${say("mode")} values=${["live", "async"]} value=${mode} names=${(one) => say(`mode-${one}`)} onPick=${setMode} />
      <p class="small">${say(`mode-${mode}-help`)}</p>
      ${mode === "live" && html`<${Segments} label=${say("clock")} values=${["none", "live", "quick"]} value=${clock} names=${(one) => say(`clock-${one}`)} onPick=${setClock} />`}
      ${waits && html`<${Segments} label=${say("absence")} values=${["bot", "wait"]} value=${absence} names=${(one) => say(`absence-${one}`)} onPick=${setAbsence} />`}
      ${waits && html`<${Segments} label=${say("visibility")} values=${["link", "public"]} value=${open ? "public" : "link"} names=${(one) => say(`visibility-${one}`)} onPick=${(one) => setOpen(one === "public")} />`}
      ${game.options.length ? html`<details class="rule-options"><summary>${say("rule-options", { count: game.options.length })}</summary>
        ${game.options.map((option) => html`<div class="field" key=${option.name}><label>${gameSay(game.id, `option-${option.name}`)}
          ${option.choices && option.choices.length ? html`<select value=${isOwn(option, options[option.name]) ? OWN : options[option.name] ?? option.default} onChange=${(event) => setOptions({ ...options, [option.name]: event.target.value })}>
            ${option.choices.map((choice) => html`<option key=${choice} value=${choice}>${optionValue(game.id, option.name, choice)}${choice === option.default ? ` (${say("default")})` : ""}</option>`)}
            ${option.parts?.length ? html`<option value=${OWN}>${gameSay(game.id, `option-${option.name}-own`)}</option>` : null}
          </select>` : html`<input value=${options[option.name] ?? option.default} pattern=${option.pattern || null} onInput=${(event) => setOptions({ ...options, [option.name]: event.target.value })} />`}</label>
          ${isOwn(option, options[option.name]) && html`<${Parts} game=${game} option=${option} value=${options[option.name]} onPick=${(value) => setOptions({ ...options, [option.name]: value })} />`}
          <p class="small">${optionHelp(game.id, option)}</p></div>`)}
      </details>` : null}
    </section>
    ${failed && html`<p class="notice on" role="alert">${failed}</p>`}
    <div class="form-acts"><button class="primary big" type="submit" disabled=${busy}><${Glyph} name="ui-play" />${say(waits ? "create-and-invite" : "start-now")}</button></div>
  </form>`;
}

const OWN = ""; // a value put together by oneself, nothing picked yet

const isOwn = (option, value) => Boolean(option.parts?.length) && value !== undefined && !option.choices.includes(value);

const isComplete = (option, value) => new RegExp(`^(?:${option.pattern})$`).test(value);

/** Things to be picked until the value is complete: five of eight families. */
function Parts({ game, option, value, onPick }) {
  const chosen = value ? value.split("+") : [];
  const full = isComplete(option, value);
  return html`<div class="segments parts" role="group" aria-label=${gameSay(game.id, `option-${option.name}-own`)}>${option.parts.map((key) => {
    const word = key.slice(key.indexOf(":") + 1);
    const on = chosen.includes(word);
    const pick = () => onPick(on ? chosen.filter((one) => one !== word).join("+") : [...chosen, word].join("+"));
    return html`<button type="button" key=${key} class=${on ? "on" : ""} aria-pressed=${on ? "true" : "false"} disabled=${full && !on} onClick=${pick}>${gameSay(game.id, `name-${key.replace(":", "-")}`)}</button>`;
  })}</div>`;
}

function optionValue(game, name, value) {
  const key = `option-${name}-${value}`;
  const text = gameSay(game, key);
  return text === key ? value : text;
}

function optionHelp(game, option) {
  const key = `option-${option.name}-help`;
  const text = gameSay(game, key);
  return text === key ? "" : text;
}
