// @ts-check
/** One message, or one line of the page's own. */

import { h } from "../elements/dom.js";
import { icon } from "../elements/icons.js";
import { avatar, nameColour, names } from "../elements/person.js";
import { when } from "../elements/time.js";
import { dismiss, dropNote } from "../state/actions.js";
import { nameOf, state } from "../state/state.js";
import { watchForApps } from "./apps-menu.js";
import { componentBoxes } from "./components.js";
import { attachmentBox, embedBox } from "./embed.js";
import { markdown } from "./markdown.js";

/** @import { Note, SandboxMessage } from "../types.d.ts" */

const flags = { hiddenEmbeds: 1 << 2, thinking: 1 << 7, componentsV2: 1 << 15 };
/** What Discord's own lines say, by message type; `other`: whom they are about. @type {Record<number, (name: string, other: string) => string>} */
const systemLines = {
  1: (name, other) => `${name} added ${other} to the thread.`,
  2: (name, other) => `${name} removed ${other} from the thread.`,
  4: (name) => `${name} changed the thread's name.`,
  6: (name) => `${name} pinned a message to this channel.`,
  7: (name) => `${name} joined the server.`,
  18: (name) => `${name} started a thread:`,
  21: (name) => `${name} started this thread.`,
};

/** @param {SandboxMessage} message */
export function isPing(message) {
  return message.mention_everyone || message.mentions.some(({ id }) => id === state.you);
}

/**
 * Whether it stands under the one before it without a head of its own.
 * @param {SandboxMessage} message
 * @param {SandboxMessage | undefined} before
 */
export function isGrouped(message, before) {
  if (before === undefined || usedCommand(message) !== null || message.message_reference) return false;
  if (before.author.id !== message.author.id || before.ephemeral !== message.ephemeral) return false;
  if (message.type in systemLines || before.type in systemLines) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < 7 * 60_000;
}

/**
 * @param {SandboxMessage} message
 * @param {boolean} grouped
 */
export function messageRow(message, grouped) {
  const system = systemLines[message.type];
  if (system !== undefined) {
    const [about] = message.mentions;
    const other = about ? (nameOf(about.id) ?? about.username) : "someone";
    return systemRow(message, system(nameOf(message.author.id) ?? message.author.username, other));
  }
  const { author } = message;
  const failure = state.failures.get(message.id);
  const classes = ["message"];
  if (grouped) classes.push("message-grouped");
  if (message.ephemeral) classes.push("message-private");
  if (isPing(message)) classes.push("message-ping");
  const name = nameOf(author.id) ?? author.global_name ?? author.username;
  const head = h(
    "header",
    { class: "message-head" },
    h("span", { class: "message-author", style: { color: nameColour(author) } }, name),
    author.bot && h("span", { class: "tag" }, "BOT"),
    h("time", { class: "message-time", datetime: message.timestamp }, when(message.timestamp)),
  );
  const row = h(
    "article",
    {
      class: classes.join(" "),
      "data-message": message.id,
      tabindex: "-1",
      "aria-label": `${name}, ${when(message.timestamp)}`,
    },
    usedLine(message) ?? replyLine(message),
    grouped
      ? h(
          "time",
          { class: "message-side-time", datetime: message.timestamp, "aria-hidden": "true" },
          shortTime(message.timestamp),
        )
      : avatar(author),
    h(
      "div",
      { class: "message-body" },
      !grouped && head,
      contentOf(message),
      failure !== undefined && h("p", { class: "failure", role: "alert" }, icon("warning"), failureInWords(failure)),
      message.ephemeral && privateLine(message),
    ),
  );
  watchForApps(row, message);
  return row;
}

/** @param {SandboxMessage} message */
export function contentOf(message) {
  const messageFlags = message.flags ?? 0;
  if (messageFlags & flags.thinking) {
    const name = nameOf(message.author.id) ?? message.author.username;
    return [h("p", { class: "thinking" }, dots(), `${name} is thinking…`)];
  }
  const components = message.components ?? [];
  if (messageFlags & flags.componentsV2) {
    return [
      h(
        "div",
        { class: "v2" },
        componentBoxes(message, components),
        message.edited_timestamp && h("p", {}, editedMark()),
      ),
    ];
  }
  const embeds = messageFlags & flags.hiddenEmbeds ? [] : message.embeds;
  const inEmbeds = new Set(embeds.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]));
  const text = message.content === "" ? null : h("div", { class: "text" }, markdown(message.content, names));
  if (message.edited_timestamp)
    (text?.lastElementChild?.matches("p") ? text.lastElementChild : text)?.append(editedMark());
  return [
    text,
    ...message.attachments.filter(({ url }) => !inEmbeds.has(url)).map(attachmentBox),
    ...embeds.map(embedBox),
    ...componentBoxes(message, components),
  ];
}

function editedMark() {
  return h("span", { class: "edited" }, " (edited)");
}

export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

/**
 * The command that a message answers, when it does.
 * @param {SandboxMessage} message
 */
function usedCommand(message) {
  const { interaction_metadata: metadata } = message;
  const named = "interaction" in message ? message.interaction : undefined;
  if (named && named.type === 2) return { user: named.user, name: named.name };
  if (metadata?.type !== 2) return null;
  const name = "name" in metadata ? String(metadata.name) : "a command";
  return { user: metadata.user, name };
}

/** @param {SandboxMessage} message */
function usedLine(message) {
  const used = usedCommand(message);
  if (used === null) return null;
  const name = nameOf(used.user.id) ?? used.user.username;
  return h(
    "div",
    { class: "message-above" },
    avatar(used.user, "avatar-tiny"),
    h("strong", { style: { color: nameColour(used.user) } }, name),
    " used ",
    used.name === "a command" ? used.name : h("span", { class: "mention" }, `/${used.name}`),
  );
}

/** @param {SandboxMessage} message */
function replyLine(message) {
  const { referenced_message: original } = message;
  if (!original || message.type !== 19) return null;
  const name = nameOf(original.author.id) ?? original.author.username;
  return h(
    "div",
    { class: "message-above" },
    avatar(original.author, "avatar-tiny"),
    h("strong", { style: { color: nameColour(original.author) } }, name),
    h("span", { class: "message-quoted" }, original.content || "an embed or a picture"),
  );
}

/**
 * @param {SandboxMessage} message
 * @param {string} line
 */
function systemRow(message, line) {
  const thread = message.type === 18 ? message.message_reference?.channel_id : undefined;
  return h(
    "article",
    { class: "message message-system", "data-message": message.id, tabindex: "-1" },
    icon(message.type === 6 ? "pin" : "thread"),
    h(
      "div",
      { class: "message-body" },
      h("span", {}, line, thread && " ", thread && markdown(`<#${thread}>`, names).firstElementChild?.firstChild),
      h("time", { class: "message-time", datetime: message.timestamp }, when(message.timestamp)),
    ),
  );
}

/** @param {SandboxMessage} message */
function privateLine(message) {
  return h(
    "p",
    { class: "private-line" },
    icon("eye"),
    "Only you can see this · ",
    h(
      "button",
      { type: "button", class: "link-button", "data-focus": `${message.id}/dismiss`, onclick: () => dismiss(message) },
      "Dismiss message",
    ),
  );
}

/**
 * Under what was typed: that it is on its way, or why nothing came of it.
 * @param {Note} note
 * @param {(line: string) => void} typeAgain
 */
export function noteRow(note, typeAgain) {
  const user = state.users.get(note.userId);
  const failed = note.failure !== null;
  return h(
    "article",
    { class: failed ? "message message-note message-failed" : "message message-note", tabindex: "-1" },
    user ? avatar(user) : null,
    h(
      "div",
      { class: "message-body" },
      h(
        "header",
        { class: "message-head" },
        h("span", { class: "message-author", style: { color: user ? nameColour(user) : "" } }, user?.displayName ?? ""),
      ),
      h("p", { class: "typed-line" }, note.typed),
      failed
        ? h(
            "p",
            { class: "failure", role: "alert" },
            icon("warning"),
            failureInWords(note.failure ?? ""),
            h(
              "button",
              { type: "button", class: "link-button", onclick: () => [dropNote(note.key), typeAgain(note.typed)] },
              "Try again",
            ),
            h("button", { type: "button", class: "link-button", onclick: () => dropNote(note.key) }, "Dismiss"),
          )
        : h("p", { class: "thinking" }, dots(), "Sending…"),
    ),
  );
}

/** @param {string} reason */
function failureInWords(reason) {
  return h("span", {}, reason === "" ? "The bot did not respond." : reason);
}

/** @param {string} iso */
function shortTime(iso) {
  // Without "AM": the gutter is as wide as a face.
  return new Date(iso).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}
