// @ts-check
/** The entry line: plain messages, and slash commands with their options. */

import { byId, fill, h } from "../elements/dom.js";
import { icon } from "../elements/icons.js";
import { followPresent } from "../messages/message-list.js";
import { run, say } from "../state/actions.js";
import { on, state } from "../state/state.js";
import { askForValues, namesOf, suggestCommands, suggestOptions, suggestValues, titleOf } from "./completions.js";
import { readDraft } from "./draft-values.js";
import {
  begin,
  draft,
  drawPlaceholder,
  empty,
  entry,
  focusEnd,
  focusedChip,
  takeCommand,
  takeFile,
  typed,
} from "./editor.js";
import { takesFiles } from "./files.js";
import { forgetPlace, recall, remember } from "./history.js";
import { findCommand, lineOf } from "./slash.js";
import { SuggestionList } from "./suggest.js";

/** @import { LiveChip } from "./draft.js" */
/** @import { Runnable } from "../types.d.ts" */

/** How long typing must rest before the bot is asked for choices, in ms. */
const rest = 120;

const box = byId("composer");
const list = new SuggestionList();
const problemLine = h("div", { class: "composer-problem", role: "alert" });
/** Counts the questions to the bot, so that a late answer is not shown for another field. */
let question = 0;
let waiting = 0;
/** Whether what stands there was recalled and not changed since. */
let recalled = false;

export function startComposer() {
  const slash = h(
    "button",
    { type: "button", class: "icon-button", title: "Commands", "aria-label": "Commands", onclick: () => setLine("/") },
    icon("slash"),
  );
  const sendButton = h(
    "button",
    {
      type: "button",
      class: "icon-button send-button",
      title: "Send",
      "aria-label": "Send",
      onclick: () => void send(),
    },
    icon("send"),
  );
  const line = h(
    "div",
    { class: "composer-line" },
    slash,
    h("div", { class: "composer-fields" }, draft.element, entry),
    sendButton,
  );
  fill(box, list.element, problemLine, line);
  line.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLElement && target.matches(".composer-line, .composer-fields, .draft")) entry.focus();
  });
  box.addEventListener("input", changedField);
  box.addEventListener("focusin", refresh);
  box.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) hideList();
  });
  box.addEventListener("keydown", (event) => onKey(event));
  takesFiles(byId("main"), (file) => complain(takeFile(file) ?? ""));
  on(["open", "channels", "snapshot"], drawPlaceholder);
  on(["commands", "snapshot"], refresh);
}

/**
 * Puts a line there as if it had been typed.
 * @param {string} line
 */
export function setLine(line) {
  clear();
  entry.value = line;
  takeCommand();
  focusEnd(draft.command === null ? null : (draft.firstEmpty ?? draft.chips.at(-1) ?? null));
  refresh();
}

function clear() {
  empty();
  recalled = false;
  complain("");
  hideList();
}

function hideList() {
  question += 1;
  clearTimeout(waiting);
  list.hide();
}

/**
 * @param {string} problem
 * @param {LiveChip} [chip]
 */
function complain(problem, chip) {
  fill(problemLine, problem === "" ? null : icon("warning"), problem);
  if (chip) {
    draft.mark(chip, true);
    chip.field.focus();
  }
}

/** @param {Event} event */
function changedField({ target }) {
  recalled = false;
  forgetPlace();
  complain("");
  typed(target);
  refresh();
}

/** @param {Runnable} command */
function choose(command) {
  // typed to the end, with nothing to fill in: nothing is left but to run it
  if (command.options.length === 0 && entry.value.trim() === `/${command.path}`) return void sendCommand(command);
  begin(command);
  complain("");
  focusEnd(draft.firstEmpty);
  refresh();
}

/** Offers what can come next for the field that has the focus. */
function refresh() {
  clearTimeout(waiting);
  const asked = ++question;
  const chip = focusedChip();
  if (chip) {
    const pick = (/** @type {string} */ name, /** @type {string | number | boolean} */ value) => {
      draft.write(chip, name, value);
      focusEnd(draft.firstEmpty);
      refresh();
    };
    const suggestion = suggestValues(chip, pick);
    if (suggestion) return list.show(chip.field, suggestion);
    if (!list.offers) list.show(chip.field, { title: titleOf(chip.option), items: [], empty: "Asking the bot…" });
    waiting = window.setTimeout(async () => {
      const answer = await askForValues(draft, chip, pick);
      if (asked === question && focusedChip() === chip) list.show(chip.field, answer);
    }, rest);
    return;
  }
  if (document.activeElement !== entry) return list.hide();
  if (draft.command === null) {
    if (!/^\/[^\n]*$/.test(entry.value)) return list.hide();
    return list.show(entry, suggestCommands(entry.value, choose));
  }
  const options = suggestOptions(draft, entry.value, (option) => {
    entry.value = "";
    focusEnd(draft.add(option));
    drawPlaceholder();
    refresh();
  });
  if (options) list.show(entry, options);
  else list.hide();
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.isComposing) return;
  const { target, key, shiftKey } = event;
  const chip = draft.chips.find(({ field }) => field === target) ?? null;
  if (chip === null && target !== entry) return;
  if (handleKey(key, shiftKey, chip)) event.preventDefault();
}

/**
 * Whether the key was used up.
 * @param {string} key
 * @param {boolean} shift
 * @param {LiveChip | null} chip the chip in focus; null in the entry itself
 */
function handleKey(key, shift, chip) {
  const field = chip?.field ?? entry;
  const atStart = field instanceof HTMLButtonElement || (field.selectionStart === 0 && field.selectionEnd === 0);
  const atEnd = field instanceof HTMLButtonElement || field.selectionStart === field.value.length;
  const place = chip === null ? draft.chips.length : draft.chips.indexOf(chip);
  switch (key) {
    case "ArrowUp":
    case "ArrowDown": {
      const by = key === "ArrowUp" ? -1 : 1;
      if (recalled || (draft.command === null && entry.value === "")) return goBack(by);
      if (!list.offers) return false;
      list.move(by);
      return true;
    }
    case "Enter":
      if (shift) return false;
      if (list.active) list.active.pick();
      else if (chip?.field instanceof HTMLButtonElement && chip.file === undefined) return false;
      else void send();
      return true;
    case "Tab": {
      const item = list.active ?? (chip === null ? list.first : null);
      if (shift || !list.offers || item === null) return false;
      item.pick();
      return true;
    }
    case "Escape":
      if (list.isShown) hideList();
      else if (draft.command !== null) clear();
      else return false;
      return true;
    case "Backspace":
      return atStart && draft.command !== null && eraseBefore(chip, place);
    case "ArrowLeft":
      if (!atStart || place === 0) return false;
      focusEnd(draft.chips[place - 1] ?? null);
      return true;
    case "ArrowRight":
      if (!atEnd || chip === null) return false;
      focusEnd(draft.chips[place + 1] ?? null);
      return true;
    default:
      return false;
  }
}

/**
 * Backspace at the start of a field.
 * @param {LiveChip | null} chip
 * @param {number} place
 */
function eraseBefore(chip, place) {
  const before = draft.chips[place - 1] ?? null;
  if (chip !== null && chip.text === "" && !chip.option.required) draft.remove(chip);
  else if (before === null && draft.command !== null) {
    const { path } = draft.command;
    if (draft.chips.some(({ text, file }) => text !== "" || file)) return false;
    clear();
    entry.value = `/${path}`;
  }
  focusEnd(before);
  drawPlaceholder();
  refresh();
  return true;
}

/** @param {1 | -1} by */
function goBack(by) {
  const line = recall(by);
  if (line === null) return true;
  setLine(line);
  recalled = line !== "";
  if (recalled) hideList();
  return true;
}

async function send() {
  const { command } = draft;
  if (command !== null) return sendCommand(command);
  const text = entry.value.trim();
  if (text === "") return;
  if (text.startsWith("/")) {
    const found = findCommand(state.commands, text);
    if (found === null) return complain(`There is no command “${text.split(/\s/, 1)[0]}”.`);
    choose(found.command);
    // Typed to the end: where nothing must be filled in, nothing is left but to run it.
    if (draft.command === found.command && draft.firstEmpty === null) return sendCommand(found.command);
    return;
  }
  // The entry is free at once, for what is typed while the text is on its way.
  remember(text);
  clear();
  followPresent();
  try {
    await say(text);
  } catch (error) {
    if (draft.command === null && entry.value === "") setLine(text);
    complain(error instanceof Error ? error.message : String(error));
  }
}

/** @param {Runnable} command */
async function sendCommand(command) {
  if (draft.command !== null && entry.value.trim() !== "") {
    return complain(`“${entry.value.trim()}” belongs to no option. Write option:value.`);
  }
  const read = await readDraft(draft);
  if ("problem" in read) return complain(read.problem, read.chip);
  const line = lineOf(command, draft.chips);
  remember(line);
  clear();
  entry.focus();
  followPresent();
  await run({ ...namesOf(command), options: read.options }, line);
}
