// The rule texts: a small part of Markdown, made safe first (no HTML of the text is passed on).

const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const ID = /[A-Z]-[A-Z0-9]+(?:-[A-Z0-9]+)*/;

/** Rule ids in bold brackets open a rule: `**[K-AUCTION-1]**`, `**[H-DEF-1] Pieces.**`, `**E-1.2**`. */
const OPENS = new RegExp(`^(?:[-*|] ?)?\\*\\*\\[?(${ID.source})\\]?`);

function inline(text) {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[\s(])\*([^*\s][^*\n]*)\*(?=[^*\w]|$)/g, "$1<em>$2</em>")
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2" rel="noopener">$1</a>');
}

/** Blocks of the text: {kind, text, level, ids}. */
function blocks(source) {
  const found = [];
  let lines = [];
  let kind = "p";
  const flush = () => {
    if (lines.length) found.push({ kind, lines });
    lines = [];
    kind = "p";
  };
  let fenced = false;
  for (const line of source.split("\n")) {
    if (line.startsWith("```")) {
      if (fenced) { found.push({ kind: "pre", lines }); lines = []; } else flush();
      fenced = !fenced;
      continue;
    }
    if (fenced) { lines.push(line); continue; }
    const heading = line.match(/^(#{1,5}) (.*)/);
    if (heading) { flush(); found.push({ kind: "h", level: heading[1].length, lines: [heading[2]] }); continue; }
    if (!line.trim() || /^---+$/.test(line)) { flush(); continue; }
    const row = line.startsWith("|");
    const item = /^\s*([-*]|\d+\.) /.test(line);
    if (row) { if (kind !== "table") { flush(); kind = "table"; } lines.push(line); continue; }
    if (item) { if (kind !== "list") { flush(); kind = "list"; } lines.push(line); continue; }
    if (kind === "list" && /^\s+/.test(line)) { lines[lines.length - 1] += ` ${line.trim()}`; continue; }
    if (kind === "table" || kind === "list") flush();
    lines.push(line);
  }
  flush();
  return found;
}

function anchor(text) {
  const opens = text.match(OPENS);
  return opens ? opens[1] : null;
}

function render(block, here) {
  const mark = (id) => (id ? ` id="${id}"${id === here ? ' class="here"' : ""}` : "");
  if (block.kind === "h") {
    const level = Math.min(6, block.level + 1);
    return `<h${level}>${inline(block.lines[0])}</h${level}>`;
  }
  if (block.kind === "pre") return `<pre>${escape(block.lines.join("\n"))}</pre>`;
  if (block.kind === "list") {
    const ordered = /^\s*\d/.test(block.lines[0]);
    const items = block.lines.map((line) => {
      const text = line.replace(/^\s*([-*]|\d+\.) /, "");
      return `<li${mark(anchor(text))}>${inline(text)}</li>`;
    });
    return ordered ? `<ol>${items.join("")}</ol>` : `<ul>${items.join("")}</ul>`;
  }
  if (block.kind === "table") {
    const rows = block.lines.filter((line) => !/^\|[\s:|-]+\|?$/.test(line)).map((line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim()));
    const [head, ...body] = rows;
    const cells = (row, tag) => row.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join("");
    const made = body.map((row) => `<tr${mark(anchor(row[0]))}>${cells(row, "td")}</tr>`);
    return `<div class="table-wrap"><table><thead><tr>${cells(head, "th")}</tr></thead><tbody>${made.join("")}</tbody></table></div>`;
  }
  const text = block.lines.join(" ");
  return `<p${mark(anchor(text))}>${inline(text)}</p>`;
}

/** The whole text as HTML, rules with their ids as anchors. */
export function rulesHtml(source, here = "") {
  return blocks(source).map((block) => render(block, here)).join("\n");
}

/** The chapter a rule stands in. */
export function passage(source, rule) {
  const all = blocks(source);
  const holds = (block) => block.lines.some((line) => anchor(line.replace(/^\s*([-*]|\d+\.) |^\| */g, "")) === rule);
  let at = all.findIndex(holds);
  if (at < 0) at = all.findIndex((block) => block.lines.some((line) => line.includes(rule)));
  if (at < 0) return "";
  let from = at;
  while (from > 0 && !(all[from].kind === "h" && all[from].level <= 2)) from -= 1;
  let to = at + 1;
  while (to < all.length && !(all[to].kind === "h" && all[to].level <= 2)) to += 1;
  return all.slice(from, to).map((block) => render(block, rule)).join("\n");
}

/** The chapters of a text, for a table of contents: [title, anchor of its first rule]. */
export function chapters(source) {
  const list = [];
  let open = null;
  for (const block of blocks(source)) {
    if (block.kind === "h" && block.level === 2) {
      open = { title: block.lines[0], anchor: null };
      list.push(open);
    } else if (open && !open.anchor) {
      const id = anchor(block.lines[0].replace(/^\s*([-*]|\d+\.) |^\| */g, ""));
      if (id) open.anchor = id;
    }
  }
  return list.filter((chapter) => chapter.anchor);
}
