// @ts-check
/** Slash commands as text: what can be run, and what a typed line means. Nothing here touches the page. */

/** @import { Chip, Option, Runnable } from "../types.d.ts" */
/** @import { APIApplicationCommand, APIApplicationCommandOption } from "discord.js" */

/** Discord's numbers for the kinds of options. */
export const kinds = /** @type {const} */ ({
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
});

/**
 * Every command and subcommand that can be run, in the order of their names.
 * @param {APIApplicationCommand[]} commands
 * @returns {Runnable[]}
 */
export function runnables(commands) {
  return commands
    .filter(({ type }) => type === 1 || type === undefined)
    .flatMap((command) => unfold(command.name, command.description, command.options ?? [], { name: command.name }))
    .sort((one, other) => one.path.localeCompare(other.path));
}

/**
 * @param {string} path
 * @param {string} description
 * @param {APIApplicationCommandOption[]} options
 * @param {{ name: string, group?: string, subcommand?: string }} names
 * @returns {Runnable[]}
 */
function unfold(path, description, options, names) {
  const inner = options.flatMap((option) => {
    if (option.type === kinds.group) {
      return unfold(`${path} ${option.name}`, option.description, option.options ?? [], {
        ...names,
        group: option.name,
      });
    }
    if (option.type === kinds.subcommand) {
      return unfold(`${path} ${option.name}`, option.description, option.options ?? [], {
        ...names,
        subcommand: option.name,
      });
    }
    return [];
  });
  if (inner.length > 0) return inner;
  return [{ path, description, options: /** @type {Option[]} */ (options), ...names }];
}

/**
 * The command that a line starts with, and the rest of the line; null when there is none.
 * @param {Runnable[]} commands
 * @param {string} line
 * @returns {{ command: Runnable, rest: string } | null}
 */
export function findCommand(commands, line) {
  const typed = line.slice(1).toLowerCase();
  if (!line.startsWith("/")) return null;
  const [command] = commands
    .filter(({ path }) => typed === path || typed.startsWith(`${path} `))
    .sort((one, other) => other.path.length - one.path.length);
  return command === undefined ? null : { command, rest: line.slice(command.path.length + 2) };
}

/**
 * Commands for what has been typed after the slash, best first.
 * @param {Runnable[]} commands
 * @param {string} typed
 */
export function matchingCommands(commands, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  /** @param {Runnable} command */
  const rank = ({ path, description }) => {
    if (path.startsWith(words.join(" "))) return 0;
    if (words.every((word) => path.includes(word))) return 1;
    if (words.every((word) => `${path} ${description}`.toLowerCase().includes(word))) return 2;
    return 3;
  };
  return commands
    .map((command) => ({ command, order: rank(command) }))
    .filter(({ order }) => order < 3)
    .sort((one, other) => one.order - other.order)
    .map(({ command }) => command);
}

/**
 * Splits `rules:engine name:"my table"` into options. What stands before the first option is `before`; what follows a
 * closed quotation is `after`.
 * @param {Option[]} options
 * @param {string} text
 * @returns {{ before: string, values: { option: Option, text: string }[], after: string }}
 */
export function splitOptions(options, text) {
  /** @type {{ option: Option, text: string }[]} */
  const values = [];
  const pattern = optionStart(options);
  let before = "";
  let after = "";
  let at = 0;
  while (at <= text.length) {
    pattern.lastIndex = at;
    const start = pattern.exec(text);
    const until = start === null ? text.length : start.index;
    const between = text.slice(at, until);
    const last = values.at(-1);
    if (last === undefined) before = between;
    else if (last.text.startsWith('"') && last.text.length > 1) after = between.trim();
    else last.text = start === null ? between : between.trimEnd();
    const option = options.find(({ name }) => name === start?.[1]);
    if (start === null || option === undefined) break;
    at = start.index + start[0].length;
    const quoted = /"[^"]*"(?=\s|$)/y;
    quoted.lastIndex = at;
    const quotation = quoted.exec(text)?.[0] ?? "";
    values.push({ option, text: quotation });
    at += quotation.length;
    if (quotation === "" && text[at] === '"') {
      // a quotation that is still being typed takes everything
      values[values.length - 1] = { option, text: text.slice(at) };
      break;
    }
  }
  return { before, values: values.map((value) => ({ ...value, text: value.text.trimStart() })), after };
}

/** @param {Option[]} options */
function optionStart(options) {
  const names = options.map(({ name }) => name.replace(/[^\w-]/g, "\\$&")).join("|");
  return new RegExp(`(?<![^\\s])(${names || "(?!)"}):`, "g");
}

/**
 * What was typed, without the quotes around it.
 * @param {string} text
 */
export function unquoted(text) {
  return /^"[^"]*"$/.test(text.trim()) ? text.trim().slice(1, -1) : text;
}

/**
 * The line that would be typed for this command.
 * @param {Runnable} command
 * @param {Chip[]} chips
 */
export function lineOf(command, chips) {
  const options = chips
    .filter(({ text, file }) => text !== "" || file !== undefined)
    .map(({ option, text, file }) => `${option.name}:${quotedIfNeeded(file?.name ?? text)}`);
  return [`/${command.path}`, ...options].join(" ");
}

/** @param {string} text */
function quotedIfNeeded(text) {
  return /\s|:/.test(text) && !text.includes('"') ? `"${text}"` : text;
}

/**
 * The value to send for an option, or what is wrong with it, worded for the one who types.
 * @param {Chip} chip
 * @param {{ id: string, names: string[] }[]} mentionables users and channels by the names they can be typed as
 * @returns {{ value: string | number | boolean } | { problem: string } | null} null when it was left empty
 */
export function readChip({ option, text, chosen }, mentionables) {
  if (chosen !== undefined) return { value: chosen };
  const typed = unquoted(text).trim();
  if (typed === "") return option.required ? { problem: `${option.name} is required.` } : null;
  if (option.type === kinds.boolean) {
    if (/^(true|yes)$/i.test(typed)) return { value: true };
    if (/^(false|no)$/i.test(typed)) return { value: false };
    return { problem: `${option.name}: choose True or False.` };
  }
  if (option.type === kinds.user || option.type === kinds.channel || option.type === kinds.mentionable) {
    const name = typed.replace(/^<?[@#]!?|>$/g, "").toLowerCase();
    const found = mentionables.find(({ id, names }) => id === name || names.includes(name));
    return found ? { value: found.id } : { problem: `${option.name}: there is nobody and nothing called “${typed}”.` };
  }
  const choices = "choices" in option ? (option.choices ?? []) : [];
  if (choices.length > 0) {
    const wanted = typed.toLowerCase();
    const choice = choices.find(
      ({ name, value }) => name.toLowerCase() === wanted || String(value).toLowerCase() === wanted,
    );
    return choice ? { value: choice.value } : { problem: `${option.name}: “${typed}” is not one of the choices.` };
  }
  if (option.type === kinds.integer || option.type === kinds.number) return readNumber(option, typed);
  const least = "min_length" in option ? (option.min_length ?? 0) : 0;
  const most = "max_length" in option ? (option.max_length ?? 6000) : 6000;
  if (typed.length < least) return { problem: `${option.name}: at least ${least} characters.` };
  if (typed.length > most) return { problem: `${option.name}: at most ${most} characters; this is ${typed.length}.` };
  return { value: typed };
}

/**
 * @param {Option} option
 * @param {string} typed
 */
function readNumber(option, typed) {
  const number = Number(typed);
  const whole = option.type === kinds.integer;
  if (Number.isNaN(number) || (whole && !Number.isInteger(number))) {
    return { problem: `${option.name}: “${typed}” is not a ${whole ? "whole " : ""}number.` };
  }
  const least = "min_value" in option ? option.min_value : undefined;
  const most = "max_value" in option ? option.max_value : undefined;
  if (least !== undefined && number < least) return { problem: `${option.name}: at least ${least}.` };
  if (most !== undefined && number > most) return { problem: `${option.name}: at most ${most}.` };
  return { value: number };
}
