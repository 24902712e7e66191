// @ts-check
/** The open channel's messages: drawn row by row, so that what did not change keeps its place and its focus. */
import { byId, h } from "../elements/dom.js";
import { icon, pictures } from "../elements/icons.js";
import { dayOf, tick } from "../elements/time.js";
import { nameOf, on, openChannel, state } from "../state/state.js";
import { dots, isGrouped, messageRow, noteRow } from "./message.js";

/** @import { SandboxMessage } from "../types.d.ts" */

/** How many messages are drawn before the reader asks for earlier ones. */
const windowSize = 150;
/** How near the bottom counts as at the bottom, in pixels. */
const nearBottom = 48;

/** @type {Map<string, { mark: unknown[], element: HTMLElement }>} */
let rows = new Map();
let limit = windowSize;
let sticks = true;
let lastTop = 0;
/** @type {(line: string) => void} */
let typeAgain = () => {};

const log = byId("log");
const list = byId("messages");
const toPresent = byId("to-present");
const typing = byId("typing");

/** @param {(line: string) => void} onTypeAgain */
export function startMessageList(onTypeAgain) {
  typeAgain = onTypeAgain;
  on(["open"], () => {
    rows = new Map();
    limit = windowSize;
    sticks = true;
    draw();
  });
  on(["messages", "users"], draw);
  on(["channels"], () => state.messages !== null && draw());
  on(["typing"], (userId) => showTyping(String(userId)));
  log.tabIndex = 0;
  log.addEventListener("scroll", noticeScroll, { passive: true });
  log.addEventListener("keydown", moveAmongMessages);
  toPresent.addEventListener("click", () => {
    sticks = true;
    toBottom();
    byId("entry").focus();
  });
  const observer = new ResizeObserver(() => sticks && toBottom());
  observer.observe(list);
  observer.observe(log);
  setInterval(tick, 1000);
}

/** Scrolls down to what is new, and stays there. */
export function followPresent() {
  sticks = true;
  toBottom();
}

/**
 * Shows a message and marks it for a moment.
 * @param {string} messageId
 */
export function jumpTo(messageId) {
  if (state.messages !== null) {
    const fromEnd = state.messages.length - state.messages.findIndex(({ id }) => id === messageId);
    if (fromEnd > limit) {
      limit = fromEnd + 20;
      draw();
    }
  }
  const row = list.querySelector(`[data-message="${CSS.escape(messageId)}"]`);
  if (!(row instanceof HTMLElement)) return;
  sticks = false;
  row.scrollIntoView({ block: "center" });
  row.classList.add("message-found");
  row.focus({ preventScroll: true });
  setTimeout(() => row.classList.remove("message-found"), 2000);
}

function draw() {
  const { messages } = state;
  if (messages === null) {
    list.replaceChildren(h("p", { class: "loading" }, dots(), "Loading messages…"));
    return;
  }
  const focused = document.activeElement?.getAttribute("data-focus");
  const focusWasInside = list.contains(document.activeElement);
  const hidden = Math.max(0, messages.length - limit);
  /** @type {typeof rows} */
  const next = new Map();
  /** @type {HTMLElement[]} */
  const elements = [hidden > 0 ? earlierButton(hidden) : channelStart()];
  for (const [at, message] of messages.entries()) {
    if (at < hidden) continue;
    const before = messages[at - 1];
    if (before === undefined || dayOf(before.timestamp) !== dayOf(message.timestamp)) {
      elements.push(h("div", { class: "divider", role: "separator" }, h("span", {}, dayOf(message.timestamp))));
    }
    const isNew = message.id === state.firstUnreadId;
    if (isNew) elements.push(h("div", { class: "divider divider-new", role: "separator" }, h("span", {}, "New")));
    const row = rowOf(message, !isNew && isGrouped(message, before));
    next.set(message.id, row);
    elements.push(row.element);
  }
  for (const note of state.notes) {
    if (note.channelId !== state.openChannelId || note.userId !== state.you) continue;
    const mark = [note];
    const old = rows.get(note.key);
    const row = old && same(old.mark, mark) ? old : { mark, element: noteRow(note, typeAgain) };
    next.set(note.key, row);
    elements.push(row.element);
  }
  // What answers one's own press is led to, however far up its button stands.
  const last = messages.at(-1);
  if (last?.ephemeral && rows.size > 0 && !rows.has(last.id)) sticks = true;
  rows = next;
  place(elements);
  if (focusWasInside && focused && !list.contains(document.activeElement)) {
    const again = list.querySelector(`[data-focus="${CSS.escape(focused)}"]`);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }
  if (sticks) toBottom();
  else noticeScroll();
}

/**
 * @param {SandboxMessage} message
 * @param {boolean} grouped
 */
function rowOf(message, grouped) {
  const busy = [...state.busy].filter((key) => key.startsWith(`${message.id}/`)).join();
  const mark = [message, grouped, busy, state.failures.get(message.id), state.you, nameOf(message.author.id)];
  const old = rows.get(message.id);
  return old && same(old.mark, mark) ? old : { mark, element: messageRow(message, grouped) };
}

/**
 * @param {unknown[]} one
 * @param {unknown[]} other
 */
function same(one, other) {
  return one.every((value, at) => value === other[at]);
}

/**
 * Puts exactly these into the list, touching only what is not in its place.
 * @param {HTMLElement[]} elements
 */
function place(elements) {
  const wanted = new Set(elements);
  for (const child of [...list.children]) if (!wanted.has(/** @type {HTMLElement} */ (child))) child.remove();
  for (const [at, element] of elements.entries()) {
    if (list.children[at] !== element) list.insertBefore(element, list.children[at] ?? null);
  }
}

/** @param {number} hidden */
function earlierButton(hidden) {
  const show = () => {
    const height = log.scrollHeight - log.scrollTop;
    limit += windowSize;
    sticks = false;
    draw();
    log.scrollTop = log.scrollHeight - height;
  };
  return h("button", { type: "button", class: "earlier", onclick: show }, `Show earlier messages (${hidden})`);
}

function channelStart() {
  const channel = openChannel();
  if (channel === null) return h("div");
  const [picture, title, line] =
    channel.kind === "dm"
      ? [
          icon("mail"),
          channel.recipient?.displayName ?? channel.name,
          "Your direct messages. Nobody else at the table sees them.",
        ]
      : channel.kind === "thread"
        ? [icon("thread"), channel.name, "This is the start of the thread."]
        : [icon(pictures[channel.kind]), channel.name, startOf(channel)];
  return h(
    "div",
    { class: "channel-start" },
    h("span", { class: "channel-start-icon" }, picture),
    h("h2", {}, title),
    h("p", {}, line),
  );
}

/** @param {import("../types.d.ts").SandboxChannel} channel */
function startOf({ kind, name }) {
  const holdsPosts = kind === "forum" || kind === "media";
  return holdsPosts
    ? `What is said in #${name} stands in its posts, listed below it.`
    : `This is the start of #${name}.`;
}

function toBottom() {
  log.scrollTop = log.scrollHeight;
  noticeScroll();
}

function noticeScroll() {
  const isNear = log.scrollHeight - log.scrollTop - log.clientHeight < nearBottom;
  // what grew below, such as a picture that has arrived, does not count as scrolling up
  sticks = isNear || (sticks && log.scrollTop >= lastTop);
  lastTop = log.scrollTop;
  toPresent.hidden = sticks;
}

/** @param {KeyboardEvent} event */
function moveAmongMessages(event) {
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  const { activeElement } = document;
  if (activeElement !== log && !activeElement?.matches(".message")) return;
  const messages = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".message")]);
  const at = messages.indexOf(/** @type {HTMLElement} */ (activeElement));
  const to = at < 0 ? messages.length - 1 : at + (event.key === "ArrowDown" ? 1 : -1);
  const message = messages[to];
  if (message === undefined) return;
  event.preventDefault();
  message.focus({ preventScroll: true });
  message.scrollIntoView({ block: "nearest" });
}

let typingUntil = 0;

/** @param {string} userId */
function showTyping(userId) {
  typing.replaceChildren(dots(), `${nameOf(userId) ?? "Someone"} is typing…`);
  typingUntil = Date.now() + 4000;
  setTimeout(() => {
    if (Date.now() >= typingUntil) typing.replaceChildren();
  }, 4050);
}
