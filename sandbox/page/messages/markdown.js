// @ts-check
/** Discord's Markdown: lines into blocks here, what stands inside a line in inline.js. */
import { h } from "../elements/dom.js";
import { inline } from "./inline.js";

/** @import { Names } from "./inline.js" */

const fence = /```(?:([a-z0-9_+-]+)\n)?\n?([\s\S]*?)```/gi;
const listItem = /^(\s*)(?:([-*])|(\d{1,9})\.) +(.*)$/;

/**
 * @param {string} text
 * @param {Names} names
 * @returns {DocumentFragment}
 */
export function markdown(text, names) {
  const page = document.createDocumentFragment();
  let from = 0;
  for (const match of text.matchAll(fence)) {
    page.append(blocks(text.slice(from, match.index).replace(/\n$/, ""), names));
    page.append(h("pre", { class: "code-block" }, h("code", {}, (match[2] ?? "").replace(/\n$/, ""))));
    from = match.index + match[0].length;
    if (text[from] === "\n") from += 1;
  }
  page.append(blocks(text.slice(from), names));
  return page;
}

/**
 * @param {string} text
 * @param {Names} names
 * @returns {DocumentFragment}
 */
function blocks(text, names) {
  const page = document.createDocumentFragment();
  if (text === "") return page;
  const lines = text.split("\n");
  /** @type {string[]} */
  let plain = [];
  const flush = () => {
    if (plain.length > 0) page.append(h("p", {}, inline(plain.join("\n"), names)));
    plain = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
    if (heading) {
      flush();
      const tag = /** @type {"h3" | "h4" | "h5"} */ (["h3", "h4", "h5"][(heading[1] ?? "#").length - 1]);
      page.append(h(tag, {}, inline(heading[2] ?? "", names)));
    } else if (line.startsWith("-# ")) {
      flush();
      page.append(h("p", { class: "subtext" }, inline(line.slice(3), names)));
    } else if (line.startsWith(">>> ")) {
      flush();
      page.append(h("blockquote", {}, blocks([line.slice(4), ...lines.slice(at + 1)].join("\n"), names)));
      return page;
    } else if (/^> ?/.test(line) && (line === ">" || line.startsWith("> "))) {
      flush();
      const quoted = run(lines, at, (next) => next === ">" || next.startsWith("> "));
      page.append(h("blockquote", {}, blocks(quoted.map((next) => next.slice(2)).join("\n"), names)));
      at += quoted.length - 1;
    } else if (listItem.test(line)) {
      flush();
      const items = run(lines, at, (next) => listItem.test(next) || (/^\s{2,}\S/.test(next) && next.trim() !== ""));
      page.append(list(items, names));
      at += items.length - 1;
    } else {
      plain.push(line);
    }
  }
  flush();
  return page;
}

/**
 * The lines from there on that belong together.
 * @param {string[]} lines
 * @param {number} from
 * @param {(line: string) => boolean} belongs
 */
function run(lines, from, belongs) {
  let to = from;
  while (to < lines.length && belongs(lines[to] ?? "")) to += 1;
  return lines.slice(from, to);
}

/**
 * @param {string[]} lines
 * @param {Names} names
 * @returns {HTMLElement}
 */
function list(lines, names) {
  const first = listItem.exec(lines[0] ?? "");
  const indent = first?.[1]?.length ?? 0;
  const element = first?.[3] === undefined ? h("ul") : h("ol", { start: first[3] });
  for (let at = 0; at < lines.length; at++) {
    const item = listItem.exec(lines[at] ?? "");
    const inner = run(lines, at + 1, (next) => next.length - next.trimStart().length > indent);
    const nested = inner.length > 0 && listItem.test(inner[0] ?? "") ? list(inner, names) : null;
    const more = nested === null && inner.length > 0 ? `\n${inner.map((line) => line.trim()).join("\n")}` : "";
    element.append(h("li", {}, inline((item?.[4] ?? lines[at] ?? "") + more, names), nested));
    at += inner.length;
  }
  return element;
}
