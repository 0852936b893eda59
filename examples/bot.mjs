// A bot in twenty lines: takes the first open chair of a table and answers at random.
//
//     node bot.mjs http://localhost:8470 <table id>           Node 18 or newer, nothing to install

import { createInterface } from "node:readline";
import { Readable } from "node:stream";

const [site, table] = process.argv.slice(2);
const base = `${site.replace(/\/$/, "")}/api/v1/tables/${table}`;
const headers = { "X-Petteia": "1" };
const call = (path, body) =>
  fetch(base + path, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });

headers.Authorization = `Bearer ${(await (await call("/join", { name: "Node" })).json()).token}`;
for await (const line of createInterface({ input: Readable.fromWeb((await call("/stream")).body) })) {
  const { view, options = [], seq } = JSON.parse(line);
  if (view?.outcome) {
    console.log("places:", view.outcome.places);
    process.exit();
  }
  if (options.length === 0) continue;
  const answer = await call("/act", { action: options[Math.floor(Math.random() * options.length)].action, seq });
  if (!answer.ok) console.log("refused:", (await answer.json()).message);
}
