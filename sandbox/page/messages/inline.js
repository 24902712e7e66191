// @ts-check
/** What stands inside a line of Discord's Markdown. */
import { h } from "../elements/dom.js";
import { icon } from "../elements/icons.js";
import { timestamp } from "../elements/time.js";

/**
 * How mentions are worded, and what happens when one is pressed.
 * @typedef {object} Names
 * @property {(userId: string) => string | null} user
 * @property {(channelId: string) => string | null} channel
 * @property {string} you
 * @property {(channelId: string) => void} openChannel
 * @property {(path: string) => void} typeCommand
 */

/** @typedef {(match: RegExpExecArray, names: Names) => Node | string} Make */

/**
 * @param {"strong" | "em" | "u" | "s"} tag
 * @returns {Make}
 */
const styled = (tag) => (match, names) => h(tag, {}, inline(match[1] ?? "", names));

/** Tried in this order wherever the text may start one of them. @type {[RegExp, Make][]} */
const rules = [
  [/\\([^\sA-Za-z0-9])/y, (match) => match[1] ?? ""],
  [/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y, (match) => h("code", { class: "code" }, (match[2] ?? "").trim())],
  [/\|\|([\s\S]+?)\|\|/y, (match, names) => spoiler(inline(match[1] ?? "", names))],
  [
    /\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/y,
    (match, names) => h("strong", {}, h("em", {}, inline(match[1] ?? "", names))),
  ],
  [/\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/y, styled("strong")],
  [/__([\s\S]+?)__(?!_)/y, styled("u")],
  [/\*(?=[^\s*])((?:\*\*[^*]+\*\*|[^*])+?)\*(?!\*)/y, styled("em")],
  [/_(?=[^\s_])((?:__[^_]+__|[^_])+?)_(?![A-Za-z0-9_])/y, styled("em")],
  [/~~(?=\S)([\s\S]+?)~~/y, styled("s")],
  [
    /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y,
    (match, names) => link(match[2] ?? "", inline(match[1] ?? "", names)),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, (match) => link(match[1] ?? "", match[1] ?? "")],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])!?*_~|]/y, (match) => link(match[0], match[0])],
  [/<@!?(\d+)>/y, (match, names) => person(match[1] ?? "", names)],
  [/<@&(\d+)>/y, () => h("span", { class: "mention" }, "@role")],
  [/@(?:everyone|here)\b/y, (match) => h("span", { class: "mention" }, match[0])],
  [/<#(\d+)>/y, (match, names) => channel(match[1] ?? "", names)],
  [/<\/([-\w' ]+):\d+>/y, (match, names) => command(match[1] ?? "", names)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (match) => timestamp(Number(match[1]), match[2] ?? "f")],
  [/<a?(:\w+:)\d+>/y, (match) => match[1] ?? ""],
];
const mayStart = /[\\`|*_~[<@h]/g;

/**
 * @param {string} text
 * @param {Names} names
 * @returns {DocumentFragment}
 */
export function inline(text, names) {
  const line = document.createDocumentFragment();
  let from = 0;
  let at = 0;
  while (at < text.length) {
    mayStart.lastIndex = at;
    const start = mayStart.exec(text)?.index;
    if (start === undefined) break;
    const found = matchAt(text, start);
    if (found === null) {
      at = start + 1;
      continue;
    }
    const [match, make] = found;
    if (start > from) line.append(text.slice(from, start));
    line.append(make(match, names));
    at = from = start + match[0].length;
  }
  if (from < text.length) line.append(text.slice(from));
  return line;
}

/**
 * @param {string} text
 * @param {number} at
 * @returns {[RegExpExecArray, Make] | null}
 */
function matchAt(text, at) {
  // an underscore or an h inside a word starts nothing
  if (/[_h]/.test(text[at] ?? "") && /[A-Za-z0-9]/.test(text[at - 1] ?? "")) return null;
  for (const [pattern, make] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [match, make];
  }
  return null;
}

/**
 * Opens elsewhere, and only on the web.
 * @param {string} address
 * @param {Node | string} label
 */
export function link(address, label) {
  if (!/^https?:\/\//i.test(address)) return h("span", {}, label);
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, label);
}

/** @param {Node} inside */
function spoiler(inside) {
  const cover = h("button", { type: "button", class: "spoiler", "aria-expanded": "false", "aria-label": "Spoiler" });
  const content = h("span", { class: "spoiler-text", "aria-hidden": "true" }, inside);
  cover.append(content);
  cover.addEventListener("click", () => {
    const shown = h("span", { class: "spoiler-shown" }, ...content.childNodes);
    cover.replaceWith(shown);
  });
  return cover;
}

/**
 * @param {string} userId
 * @param {Names} names
 */
function person(userId, names) {
  return h(
    "span",
    { class: userId === names.you ? "mention mention-you" : "mention" },
    `@${names.user(userId) ?? "unknown-user"}`,
  );
}

/**
 * @param {string} channelId
 * @param {Names} names
 */
function channel(channelId, names) {
  const name = names.channel(channelId);
  if (name === null) return h("span", { class: "mention" }, "#unknown");
  // A link goes on in the next line where its name is long: a button would have a line of its own.
  const open = (/** @type {MouseEvent} */ event) => {
    event.preventDefault();
    names.openChannel(channelId);
  };
  return h("a", { href: "#", class: "mention mention-channel", onclick: open }, icon("hash"), name);
}

/**
 * @param {string} path
 * @param {Names} names
 */
function command(path, names) {
  return h(
    "button",
    { type: "button", class: "mention mention-channel", onclick: () => names.typeCommand(path) },
    `/${path}`,
  );
}
