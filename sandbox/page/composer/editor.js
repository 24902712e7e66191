// @ts-check
/** The fields of the entry line, and how typed text moves among them: `/game create rules:engine name:"my table"`. */

import { h } from "../elements/dom.js";
import { openChannel, state } from "../state/state.js";
import { mentionables } from "./completions.js";
import { Draft } from "./draft.js";
import { findCommand, kinds, readChip, splitOptions } from "./slash.js";

/** @import { LiveChip } from "./draft.js" */
/** @import { Option, Runnable } from "../types.d.ts" */

export const entry = h("textarea", {
  id: "entry",
  rows: "1",
  maxlength: "2000",
  role: "combobox",
  autocomplete: "off",
  "aria-autocomplete": "list",
  "aria-expanded": "false",
  "aria-controls": "suggest",
});
export const draft = new Draft(() => focusEnd(draft.firstEmpty));

/** The entry says what it takes now. */
export function drawPlaceholder() {
  const channel = openChannel();
  const place =
    channel?.kind === "dm" ? `@${channel.recipient?.displayName ?? channel.name}` : `#${channel?.name ?? ""}`;
  const more = draft.remaining.length > 0 ? "more options…" : "";
  entry.placeholder = draft.command === null ? "Message, or / for commands" : more;
  entry.setAttribute(
    "aria-label",
    draft.command === null ? `Message ${place}` : `More options of /${draft.command.path}`,
  );
  entry.classList.toggle("entry-after-command", draft.command !== null);
}

/** @param {Runnable} command */
export function begin(command) {
  draft.begin(command);
  entry.value = "";
  drawPlaceholder();
}

export function empty() {
  draft.clear();
  entry.value = "";
  drawPlaceholder();
}

/** The chip whose field has the focus. */
export function focusedChip() {
  return draft.chips.find(({ field }) => field === document.activeElement) ?? null;
}

/**
 * Puts the caret behind what stands in a chip, or in the entry itself.
 * @param {LiveChip | null} chip
 */
export function focusEnd(chip) {
  const field = chip?.field ?? entry;
  field.focus();
  if (!(field instanceof HTMLButtonElement)) field.setSelectionRange(field.value.length, field.value.length);
}

/**
 * Text was typed into a field.
 * @param {EventTarget | null} target
 */
export function typed(target) {
  const chip = draft.chips.find(({ field }) => field === target);
  if (chip && target instanceof HTMLInputElement) typedInto(chip, target.value);
  else if (draft.command === null) takeCommand();
  else typedAfter();
}

/** Turns "/game create rules:engine" into the command and its chips, once the command's name is complete. */
export function takeCommand() {
  const found = findCommand(state.commands, entry.value);
  if (found === null || entry.value.length <= found.command.path.length + 1) return;
  begin(found.command);
  const { before, values, after } = splitOptions(found.command.options, found.rest);
  const first = draft.firstEmpty;
  if (before.trim() !== "" && first !== null) draft.write(first, before.trimStart());
  else entry.value = before.trim();
  fillIn(values);
  if (after !== "") entry.value = after;
  focusEnd(values.length > 0 ? chipOf(values.at(-1)?.option) : first);
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
  const own = `${option.name}:`;
  const quotation = /^("[^"]*")\s+(.*)$/.exec(text);
  if (text.toLowerCase().startsWith(own)) draft.write(chip, text.slice(own.length).trimStart());
  else if (quotation) {
    draft.write(chip, quotation[1] ?? "");
    entry.value = quotation[2] ?? "";
    entry.focus();
    typedAfter();
  } else if (text.startsWith('"')) draft.write(chip, text);
  else {
    const { before, values } = splitOptions(draft.command?.options ?? [], text);
    draft.write(chip, values.length > 0 ? before.trim() : text);
    fillIn(values);
    if (values.length > 0) focusEnd(chipOf(values.at(-1)?.option));
    else if (text.endsWith(" ") && takesOneOfSome(option) && isReadable(chip)) focusEnd(null);
  }
}

/** @param {Option} option */
function takesOneOfSome(option) {
  return option.type !== kinds.string || ("choices" in option && (option.choices ?? []).length > 0);
}

/** @param {LiveChip} chip */
function isReadable(chip) {
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

/**
 * A file that was dropped or pasted goes into the command that takes one; says so when it is not clear which.
 * @param {File} file
 * @returns {string | null}
 */
export function takeFile(file) {
  if (fileOptions(draft.command).length === 0) {
    const takers = state.commands.filter((command) => fileOptions(command).length > 0);
    const [only] = takers;
    if (only === undefined) return "None of the bot's commands takes a file.";
    if (takers.length > 1) {
      return `Which command is the file for? Type it first: ${takers.map(({ path }) => `/${path}`).join(", ")}`;
    }
    begin(only);
  }
  const options = fileOptions(draft.command);
  const option = options.find((each) => chipOf(each)?.file === undefined) ?? options[0];
  if (option) draft.attach(draft.add(option), file);
  drawPlaceholder();
  return null;
}

/** @param {Runnable | null} command */
function fileOptions(command) {
  return (command?.options ?? []).filter(({ type }) => type === kinds.attachment);
}
