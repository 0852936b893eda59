// Which page this is, by its address. The server sends the same shell for each.
import { effect, html, render, root } from "./kit.js";
import { language } from "./settings.js";
import { load, loadedLanguages, say } from "./words.js";
import { pageFacts } from "./api.js";

const path = location.pathname.slice(root.length).replace(/\/+$/, "").split("/").map(decodeURIComponent);

const pages = {
  "": () => import("./pages/front.js").then((page) => html`<${page.FrontPage} />`),
  new: () => import("./pages/new.js").then((page) => html`<${page.NewPage} game=${path[1] || ""} />`),
  t: () => import("./pages/table.js").then((page) => html`<${page.TablePage} id=${path[1]} />`),
  replay: () => import("./pages/replay.js").then((page) => html`<${page.ReplayPage} id=${path[1]} />`),
  rules: () => import("./pages/rules.js").then((page) => html`<${page.RulesPage} game=${path[1] || ""} />`),
  refused: () => import("./pages/refused.js").then((page) => html`<${page.RefusedPage} />`),
  me: () => import("./pages/me.js").then((page) => html`<${page.MePage} />`),
  about: () => import("./pages/about.js").then((page) => html`<${page.AboutPage} />`),
};

/** Texts follow the language at once: all games whose words are in use are loaded again. */
effect(() => {
  const tongue = language.value;
  const games = new Set(loadedLanguages.peek().map((key) => key.split("/")[0]));
  for (const game of games) load(game, tongue);
});

async function begin() {
  const name = pageFacts.page === "refused" ? "refused" : path[0];
  const [page] = await Promise.all([(pages[name] || pages[""])(), load("site", language.value)]);
  const place = document.getElementById("app");
  place.textContent = "";
  render(page, place);
}

begin().catch((error) => {
  const place = document.getElementById("app");
  place.textContent = `${say("failed")} ${error.message}`;
  throw error;
});
