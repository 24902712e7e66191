// @ts-check
/** The entry line: plain messages, and slash commands with their options. */
import { run, say } from "./actions.js";
import {
  askForValues,
  mentionables,
  namesOf,
  suggestCommands,
  suggestOptions,
  suggestValues,
  titleOf,
} from "./completions.js";
import { byId, fill, h } from "./dom.js";
import { Draft } from "./draft.js";
import { asAttachment, takesFiles } from "./files.js";
import { forgetPlace, recall, remember } from "./history.js";
import { icon } from "./icons.js";
import { followPresent } from "./message-list.js";
import { findCommand, kinds, lineOf, readChip, splitOptions } from "./slash.js";
import { on, openChannel, state } from "./state.js";
import { SuggestionList } from "./suggest.js";

/** @import { LiveChip } from "./draft.js" */
/** @import { Option, Runnable, WireCommand } from "./types.d.ts" */

/** How long typing must rest before the bot is asked for choices, in ms. */
const rest = 120;

const box = byId("composer");
const list = new SuggestionList();
const draft = new Draft(() => (draft.firstEmpty?.field ?? entry).focus());
const problemLine = h("div", { class: "composer-problem", role: "alert" });
const entry = h("textarea", {
  id: "entry",
  rows: "1",
  maxlength: "2000",
  role: "combobox",
  autocomplete: "off",
  "aria-autocomplete": "list",
  "aria-expanded": "false",
  "aria-controls": "suggest",
});
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
  takesFiles(byId("main"), takeFile);
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

function drawPlaceholder() {
  const channel = openChannel();
  const name =
    channel?.kind === "dm" ? `@${channel.recipient?.displayName ?? channel.name}` : `#${channel?.name ?? ""}`;
  const words =
    draft.command === null
      ? `Message ${name} — type / for commands`
      : draft.remaining.length > 0
        ? "more options…"
        : "";
  entry.placeholder = words;
  entry.setAttribute(
    "aria-label",
    draft.command === null ? `Message ${name}` : `More options of /${draft.command.path}`,
  );
  box.classList.toggle("composer-command", draft.command !== null);
}

function clear() {
  draft.clear();
  entry.value = "";
  recalled = false;
  complain("");
  hideList();
  drawPlaceholder();
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

/** The chip whose field has the focus. */
function focusedChip() {
  return draft.chips.find(({ field }) => field === document.activeElement) ?? null;
}

/** @param {LiveChip | null} chip */
function focusEnd(chip) {
  const field = chip?.field ?? entry;
  field.focus();
  if (!(field instanceof HTMLButtonElement)) field.setSelectionRange(field.value.length, field.value.length);
}

/** @param {Event} event */
function changedField({ target }) {
  recalled = false;
  forgetPlace();
  complain("");
  const chip = draft.chips.find(({ field }) => field === target);
  if (chip && target instanceof HTMLInputElement) typedInto(chip, target.value);
  else if (draft.command === null) takeCommand();
  else typedAfter();
  refresh();
}

/** Turns "/game create rules:engine" into the command and its chips. */
function takeCommand() {
  const found = findCommand(state.commands, entry.value);
  if (found === null || entry.value.length <= found.command.path.length + 1) return;
  begin(found.command);
  const { before, values, after } = splitOptions(found.command.options, found.rest);
  const first = draft.firstEmpty;
  if (before.trim() !== "" && first !== null) draft.write(first, before.trimStart());
  else entry.value = before.trim();
  fillIn(values);
  if (after !== "") entry.value = after;
  focusEnd(values.length > 0 ? chipOf(values.at(-1)?.option) : (first ?? null));
}

/** Options that were typed into the end of the line. */
function typedAfter() {
  const { before, values, after } = splitOptions(draft.command?.options ?? [], entry.value);
  if (values.length === 0) return;
  entry.value = [before, after].join(" ").trim();
  fillIn(values);
  focusEnd(chipOf(values.at(-1)?.option));
}

/**
 * Typing in a chip may also begin the next option: `engine name:`.
 * @param {LiveChip} chip
 * @param {string} text
 */
function typedInto(chip, text) {
  const { option } = chip;
  const options = draft.command?.options ?? [];
  const own = `${option.name}:`;
  if (text.toLowerCase().startsWith(own)) return draft.write(chip, text.slice(own.length).trimStart());
  const quotation = /^("[^"]*")\s+(.*)$/.exec(text);
  if (quotation) {
    draft.write(chip, quotation[1] ?? "");
    entry.value = quotation[2] ?? "";
    entry.focus();
    return typedAfter();
  }
  if (text.startsWith('"')) return draft.write(chip, text);
  const { before, values } = splitOptions(options, text);
  if (values.length > 0) {
    draft.write(chip, before.trim());
    fillIn(values);
    focusEnd(chipOf(values.at(-1)?.option));
    return;
  }
  draft.write(chip, text);
  const isOneOfSome = option.type !== kinds.string || ("choices" in option && (option.choices ?? []).length > 0);
  if (isOneOfSome && text.endsWith(" ") && readable(chip)) focusEnd(null);
}

/** @param {LiveChip} chip */
function readable(chip) {
  const read = readChip(chip, mentionables());
  return read !== null && "value" in read;
}

/** @param {{ option: Option, text: string }[]} values */
function fillIn(values) {
  for (const { option, text } of values) draft.write(draft.add(option), text);
  drawPlaceholder();
}

/** @param {Option | undefined} option */
function chipOf(option) {
  return draft.chips.find((chip) => chip.option.name === option?.name) ?? null;
}

/** @param {Runnable} command */
function begin(command) {
  draft.begin(command);
  entry.value = "";
  drawPlaceholder();
}

/** @param {Runnable} command */
function choose(command) {
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
      const item = list.active ?? (chip === null || chip.text !== "" ? list.first : null);
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
    if (found.command.options.length > 0) return choose(found.command);
    return sendCommand(found.command);
  }
  try {
    await say(text);
    remember(text);
    clear();
    followPresent();
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
  }
}

/** @param {Runnable} command */
async function sendCommand(command) {
  if (draft.command !== null && entry.value.trim() !== "") {
    return complain(`“${entry.value.trim()}” belongs to no option. Write option:value.`);
  }
  /** @type {WireCommand["options"]} */
  const options = {};
  for (const chip of draft.chips) {
    const { option, file } = chip;
    if (option.type === kinds.attachment) {
      if (file === undefined && option.required) return complain(`${option.name}: choose a file.`, chip);
      const attached = file === undefined ? null : await asAttachment(file);
      if (typeof attached === "string") return complain(attached, chip);
      if (attached !== null) options[option.name] = attached;
      continue;
    }
    const read = readChip(chip, mentionables());
    if (read !== null && "problem" in read) return complain(read.problem, chip);
    if (read !== null) options[option.name] = read.value;
  }
  const line = lineOf(command, draft.chips);
  remember(line);
  clear();
  entry.focus();
  followPresent();
  await run({ ...namesOf(command), options }, line);
}

/**
 * A file that was dropped or pasted goes into the command that takes one.
 * @param {File} file
 */
function takeFile(file) {
  const takers = state.commands.filter(({ options }) => options.some(({ type }) => type === kinds.attachment));
  const [only] = takers;
  if (!draft.command?.options.some(({ type }) => type === kinds.attachment)) {
    if (only === undefined) return complain("None of the bot's commands takes a file.");
    if (takers.length > 1) {
      return complain(
        `Which command is the file for? Type it first: ${takers.map(({ path }) => `/${path}`).join(", ")}`,
      );
    }
    begin(only);
  }
  const fileOptions = (draft.command?.options ?? []).filter(({ type }) => type === kinds.attachment);
  const option =
    fileOptions.find(({ name }) => draft.chips.every((chip) => chip.option.name !== name || chip.file === undefined)) ??
    fileOptions[0];
  if (option) draft.attach(draft.add(option), file);
  drawPlaceholder();
}
