// What is shown in place of a page that does not exist or may not be seen.
import { html, root } from "../kit.js";
import { pageFacts } from "../api.js";
import { Page } from "../page.js";
import { hasSite, say } from "../words.js";

export function RefusedPage() {
  const { rule, message } = pageFacts;
  return html`<${Page} title=${rule && hasSite(rule) ? say(rule) : message || say("failed")}>
    <p>${say("table-missing-help")}</p><p><a class="button primary" href=${root}>${say("to-front")}</a></p></${Page}>`;
}
