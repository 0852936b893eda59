// The rules of a game, every rule with its id as an anchor.
import { html, useEffect, useState } from "../kit.js";
import { rulesOf } from "../side.js";
import { Page } from "../page.js";
import { Missing } from "./refused.js";
import { gameSay, load, say } from "../words.js";
import { chapters, rulesHtml } from "../markdown.js";

export function RulesPage({ game }) {
  const [text, setText] = useState(null);
  const [failed, setFailed] = useState(false);
  const here = decodeURIComponent(location.hash.slice(1));
  useEffect(() => {
    load(game).catch(() => setFailed(true));
    rulesOf(game).then(setText, () => setFailed(true));
  }, [game]);
  useEffect(() => {
    const mark = here && document.getElementById(here);
    if (mark) mark.scrollIntoView();
  }, [text]);
  if (failed) return html`<${Missing} title=${say("rules")} help=${say("rules-none")} />`;
  if (text === null) return html`<${Page} title=${say("rules")}><p class="quiet">${say("loading")}</p></${Page}>`;
  return html`<${Page} title=${`${gameSay(game, "title")}: ${say("rules")}`} class="rules">
    <p class="small">${say("rules-english")}</p>
    <nav class="contents" aria-label=${say("contents")}><ul>${chapters(text).map((chapter) => html`<li key=${chapter.anchor}><a href=${`#${chapter.anchor}`}>${chapter.title}</a></li>`)}</ul></nav>
    <div class="rules-text" dangerouslySetInnerHTML=${{ __html: rulesHtml(text, here) }}></div>
  </${Page}>`;
}
