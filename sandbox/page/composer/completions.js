// @ts-check
/** What can come next, for the field that is being typed in. */

import { h } from "../elements/dom.js";
import { icon } from "../elements/icons.js";
import { avatar } from "../elements/person.js";
import { complete } from "../state/actions.js";
import { state } from "../state/state.js";
import { kinds, matchingCommands, readChip, unquoted } from "./slash.js";

/** @import { Choice, Option, Runnable, WireCommand } from "../types.d.ts" */
/** @import { Draft, LiveChip } from "./draft.js" */
/** @import { Item, Suggestion } from "./suggest.js" */

const mostCommands = 60;

/**
 * Commands for "/ga".
 * @param {string} line
 * @param {(command: Runnable) => void} pick
 * @returns {Suggestion}
 */
export function suggestCommands(line, pick) {
  const typed = line.slice(1).trim();
  const bot = [...state.users.values()].find((user) => user.bot);
  const items = matchingCommands(state.commands, typed)
    .slice(0, mostCommands)
    .map((command) => ({
      label: [h("span", { class: "option-command" }, `/${command.path}`), ...command.options.map(optionMark)],
      description: command.description,
      mark: bot ? avatar(bot, "avatar-option") : icon("slash"),
      pick: () => pick(command),
    }));
  const nothing =
    state.commands.length === 0 ? "The bot has registered no commands yet." : `No command matches “${line}”.`;
  return { title: typed === "" ? "Commands" : `Commands matching ${line.trim()}`, items, eager: true, empty: nothing };
}

/** @param {Option} option */
function optionMark({ name, required }) {
  return h("span", { class: required ? "option-mark option-mark-required" : "option-mark" }, name);
}

/**
 * The options that have not been filled in yet.
 * @param {Draft} draft
 * @param {string} typed
 * @param {(option: Option) => void} pick
 * @returns {Suggestion | null} null when there are none
 */
export function suggestOptions(draft, typed, pick) {
  const wanted = typed.trim().toLowerCase();
  const items = draft.remaining
    .filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(wanted))
    .map((option) => ({
      label: option.name,
      description: option.description,
      side: option.required ? "required" : "optional",
      pick: () => pick(option),
    }));
  if (items.length === 0) return null;
  const title = [h("strong", {}, `/${draft.command?.path}`), h("span", {}, draft.command?.description ?? "")];
  return { title, items, eager: wanted !== "" };
}

/**
 * What a chip offers by itself; `null` for one whose choices the bot knows.
 * @param {LiveChip} chip
 * @param {(name: string, value: string | number | boolean) => void} pick
 * @returns {Suggestion | null}
 */
export function suggestValues(chip, pick) {
  const { option } = chip;
  const typed = unquoted(chip.text).trim().toLowerCase();
  const title = titleOf(option);
  const isSettled = chip.chosen !== undefined;
  /** @param {{ name: string, value: string | number | boolean, description?: string, mark?: Node }[]} all */
  const filtered = (all) => {
    const items = all
      .filter(
        ({ name, description = "" }) =>
          isSettled || `${name} ${description}`.toLowerCase().includes(typed.replace(/^[@#]/, "")),
      )
      .map(({ name, value, ...more }) => ({ label: name, ...more, pick: () => pick(name, value) }));
    return { title, items, eager: !isSettled && !isExact(all, typed), empty: "None of the choices matches." };
  };
  if ("autocomplete" in option && option.autocomplete) return null;
  if ("choices" in option && option.choices && option.choices.length > 0) return filtered(option.choices);
  if (option.type === kinds.boolean)
    return filtered([
      { name: "True", value: true },
      { name: "False", value: false },
    ]);
  if (option.type === kinds.user || option.type === kinds.mentionable) {
    return filtered(
      [...state.users.values()].map((user) => ({
        name: user.displayName,
        value: user.id,
        description: `@${user.username}`,
        mark: avatar(user, "avatar-small"),
      })),
    );
  }
  if (option.type === kinds.channel) {
    return filtered(
      state.channels
        .filter(({ kind }) => kind !== "dm")
        .map(({ name, id }) => ({ name, value: id, mark: icon("hash") })),
    );
  }
  return { title, items: [] };
}

/**
 * What the bot offers for a chip.
 * @param {Draft} draft
 * @param {LiveChip} chip
 * @param {(name: string, value: string | number | boolean) => void} pick
 * @returns {Promise<Suggestion>}
 */
export async function askForValues(draft, chip, pick) {
  const choices = await complete(commandOf(draft, chip), chip.option.name);
  const items = choices.map(({ name, value }) => ({ label: name, pick: () => pick(name, value) }));
  const isOwnWords = chip.chosen !== undefined || /^".*"$/.test(chip.text.trim());
  return {
    title: titleOf(chip.option),
    items,
    eager: !isOwnWords && !isExact(choices, chip.text.trim().toLowerCase()),
    empty: "The bot has nothing to propose for this.",
  };
}

/** @param {Option} option */
export function titleOf(option) {
  return [
    h("strong", {}, option.name),
    h("span", {}, option.description),
    h(
      "span",
      { class: option.required ? "option-side required-side" : "option-side" },
      option.required ? "required" : "optional",
    ),
  ];
}

/**
 * @param {{ name: string, value: unknown }[]} choices
 * @param {string} typed
 */
function isExact(choices, typed) {
  return choices.some(({ name, value }) => name.toLowerCase() === typed || String(value).toLowerCase() === typed);
}

/**
 * The command as far as it has been typed; what cannot be read yet is left out, but for the option in focus.
 * @param {Draft} draft
 * @param {LiveChip} focused
 * @returns {WireCommand}
 */
function commandOf(draft, focused) {
  /** @type {WireCommand["options"]} */
  const options = {};
  for (const chip of draft.chips) {
    if (chip === focused) options[chip.option.name] = unquoted(chip.text);
    else if (chip.file === undefined) {
      const read = readChip(chip, mentionables());
      if (read !== null && "value" in read) options[chip.option.name] = read.value;
    }
  }
  return { ...namesOf(draft.command), options };
}

/**
 * @param {Runnable | null} command
 * @returns {{ name: string, group?: string, subcommand?: string }}
 */
export function namesOf(command) {
  return {
    name: command?.name ?? "",
    ...(command?.group === undefined ? {} : { group: command.group }),
    ...(command?.subcommand === undefined ? {} : { subcommand: command.subcommand }),
  };
}

/** Users and channels by what they can be called. */
export function mentionables() {
  return [
    ...[...state.users.values()].map(({ id, username, displayName }) => ({
      id,
      names: [username.toLowerCase(), displayName.toLowerCase()],
    })),
    ...state.channels.map(({ id, name }) => ({ id, names: [name.toLowerCase()] })),
  ];
}

/**
 * The choice that a text is the name of.
 * @param {Choice[]} choices
 * @param {string} typed
 */
export function choiceNamed(choices, typed) {
  return choices.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
}
