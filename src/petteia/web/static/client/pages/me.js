// Oneself: a name, a login for other devices, and what is stored.
import { html, root, useEffect, useState } from "../kit.js";
import { get, post } from "../api.js";
import { Page } from "../page.js";
import { playerName } from "../settings.js";
import { say, sayError } from "../words.js";

export function MePage() {
  const [known, setKnown] = useState(false);
  const [told, setTold] = useState("");
  useEffect(() => {
    get("me").then((me) => {
      setKnown(me.known);
      if (me.name && !playerName.value) playerName.value = me.name;
    }, () => {});
  }, []);
  const ask = async (path, body, done) => {
    try {
      await post(path, body);
      done();
    } catch (error) {
      setTold(sayError(error));
    }
  };
  const home = () => { location.href = root; };
  const rename = (event) => {
    event.preventDefault();
    ask("me", { name: playerName.value.trim() || say("guest") }, () => { setKnown(true); setTold(say("me-renamed")); });
  };
  return html`<${Page} title=${say("me-title")} class="me">
    <p class="lead">${say("me-lead")}</p>
    <p class=${`notice ${told ? "on" : ""}`} role="status">${told}</p>
    <form onSubmit=${rename}><label class="field">${say("your-name")}<input value=${playerName.value} maxLength="32" required autocomplete="nickname"
      onInput=${(event) => { playerName.value = event.target.value; }} /></label><button type="submit">${say("me-rename")}</button></form>
    <div class="me-logins">
      <${Credentials} title=${say("me-register")} help=${say("me-register-help")} secret="new-password" send=${(body) => ask("me/register", body, () => { setKnown(true); setTold(say("me-registered")); })} />
      <${Credentials} title=${say("me-login")} help=${say("me-login-help")} secret="current-password" send=${(body) => ask("me/login", body, home)} />
    </div>
    ${known && html`<section><h2>${say("me-data")}</h2><p>${say("me-data-help")}</p><p class="form-acts">
      <a class="button" href=${`${root}api/v1/me/export`} download="petteia.json">${say("me-export")}</a>
      <button onClick=${() => ask("me/logout", {}, home)}>${say("me-logout")}</button></p>
      <details><summary>${say("me-delete")}</summary><p>${say("me-delete-help")}</p><p><button class="danger" onClick=${() => ask("me/delete", {}, home)}>${say("me-delete-now")}</button></p></details></section>`}
  </${Page}>`;
}

function Credentials({ title, help, secret, send }) {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  return html`<form onSubmit=${(event) => { event.preventDefault(); send({ login, password }); }}>
    <h2>${title}</h2><p class="small">${help}</p>
    <label class="field">${say("me-login-name")}<input value=${login} required minLength="3" maxLength="32" autocomplete="username" autocapitalize="none" onInput=${(event) => setLogin(event.target.value)} /></label>
    <label class="field">${say("me-password")}<input type="password" value=${password} required minLength="10" maxLength="200" autocomplete=${secret} onInput=${(event) => setPassword(event.target.value)} /></label>
    <button type="submit">${title}</button></form>`;
}
