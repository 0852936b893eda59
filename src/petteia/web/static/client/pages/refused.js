// What is shown in place of a page that does not exist or may not be seen.
import { html, root } from "../kit.js";
import { pageFacts } from "../api.js";
import { Page } from "../page.js";
import { Vase } from "../vases.js";
import { hasSite, say } from "../words.js";

/** An empty place on the shelf: what is missing, and the way on. */
export function Missing({ title, help }) {
  return html`<${Page} class="missing"><${Vase} game="elysium" /><h1>${title}</h1><p class="lead">${help}</p>
    <p><a class="button primary" href=${root}>${say("to-front")}</a> <a class="button" href=${`${root}new`}>${say("nav-new")}</a></p></${Page}>`;
}

export function RefusedPage() {
  const { rule, message } = pageFacts;
  return html`<${Missing} title=${rule && hasSite(rule) ? say(rule) : message || say("failed")} help=${say("table-missing-help")} />`;
}
