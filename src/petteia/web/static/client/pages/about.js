// Who made what: games, glyphs, fonts, libraries; and what this site is not.
import { Glyph, html, root, useEffect, useState } from "../kit.js";
import { getText } from "../api.js";
import { Page } from "../page.js";
import { say } from "../words.js";

const AUTHORS = {
  lorc: ["Lorc", "https://lorcblog.blogspot.com"],
  delapouite: ["Delapouite", "https://delapouite.com"],
  cathelineau: ["Cathelineau", ""],
  faithtoken: ["Faithtoken", "http://www.faithtoken.com"],
  willdabeast: ["Willdabeast", "http://wjbstories.blogspot.com"],
};

export function AboutPage() {
  const [credits, setCredits] = useState({});
  useEffect(() => {
    getText("static/art/credits.json").then((text) => setCredits(JSON.parse(text)), () => {});
  }, []);
  return html`<${Page} title=${say("nav-about")} class="about">
    <section><p class="lead">${say("about-what")}</p></section>
    <section><h2>${say("about-games")}</h2><p>${say("about-not-affiliated")}</p>
      <ul class="plain-list">${["hexemonia", "elysium", "thebai", "kyklades"].map((game) => html`<li key=${game}>${say(`credit-${game}`)} <a href=${`${root}rules/${game}`}>${say("rules")}</a></li>`)}</ul>
      <p>${say("about-reconstructed")}</p></section>
    <section><h2>${say("about-glyphs")}</h2><p>${say("about-glyphs-text")} <a href="https://game-icons.net" rel="noopener">game-icons.net</a>, <a href="https://creativecommons.org/licenses/by/3.0/" rel="noopener">CC BY 3.0</a>.</p>
      ${Object.entries(credits).map(([author, names]) => html`<div class="credit" key=${author}><h3>${AUTHORS[author]?.[1] ? html`<a href=${AUTHORS[author][1]} rel="noopener">${AUTHORS[author][0]}</a>` : AUTHORS[author]?.[0] || author}</h3>
        <ul class="glyph-list">${names.map((name) => html`<li key=${name} title=${name}><${Glyph} name=${name} title=${name} /></li>`)}</ul></div>`)}
    </section>
    <section><h2>${say("about-fonts")}</h2><p>${say("about-fonts-text")}</p></section>
    <section><h2>${say("about-code")}</h2><p>${say("about-code-text")}</p></section>
  </${Page}>`;
}
