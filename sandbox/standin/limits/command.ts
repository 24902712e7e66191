import { ApplicationCommandOptionType, ApplicationCommandType } from "discord.js";
import { isRecord, type Json, records } from "../json.ts";
import { countFaults, duplicateFaults, type Fault, fault, lengthFaults, type Path } from "./fault.ts";

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** The menus that a user and a message have, and how many commands each takes. */
const menuKinds = [ApplicationCommandType.User, ApplicationCommandType.Message];
const MOST_OF_A_MENU = 15;

/** Limits of a whole set of commands: 100 slash commands, 15 in each menu, each name once. */
export function commandSetFaults(commands: readonly Json[]): Fault[] {
  const slash = commands.filter((command) => typeOf(command) === ApplicationCommandType.ChatInput);
  const named = commands.map((command, index) => ({
    value: `${typeOf(command)} ${command.name}`,
    path: [index, "name"],
  }));
  return [
    ...(slash.length > 100
      ? [fault([], "APPLICATION_COMMANDS_MAX", "Maximum number of application commands reached (100)")]
      : []),
    ...menuKinds.flatMap((type) =>
      commands.filter((command) => typeOf(command) === type).length > MOST_OF_A_MENU
        ? [fault([], "APPLICATION_COMMANDS_MAX", `Maximum number of application commands reached (${MOST_OF_A_MENU})`)]
        : [],
    ),
    ...duplicateFaults(named, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"),
    ...commands.flatMap((command, index) => commandFaults(command, [index])),
  ];
}

/** Limits of one command: names, descriptions, 25 options, 25 choices, 8000 characters in all. */
export function commandFaults(command: Json, path: Path): Fault[] {
  if (typeOf(command) !== ApplicationCommandType.ChatInput) {
    return lengthFaults(command.name, [...path, "name"], 1, 32);
  }
  const tooLong = charactersOf(command) > 8000;
  return [
    ...namedFaults(command, path),
    ...optionListFaults(command.options, [...path, "options"], 0),
    ...(tooLong ? [fault(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")] : []),
  ];
}

function typeOf(command: Json): unknown {
  return command.type ?? ApplicationCommandType.ChatInput;
}

function namedFaults(named: Json, path: Path): Fault[] {
  const name = typeof named.name === "string" ? named.name : "";
  const valid = NAME.test(name) && name === name.toLowerCase();
  return [
    ...(valid
      ? []
      : [
          fault(
            [...path, "name"],
            "APPLICATION_COMMAND_INVALID_NAME",
            `Command name is invalid: ${JSON.stringify(name)}`,
          ),
        ]),
    ...(named.description ? [] : [fault([...path, "description"], "BASE_TYPE_REQUIRED", "This field is required")]),
    ...lengthFaults(named.description, [...path, "description"], 0, 100),
    ...localizedFaults(named, "description_localizations", 100, path),
    ...localizedFaults(named, "name_localizations", 32, path),
  ];
}

/** The same limits for what stands there in other languages. */
function localizedFaults(named: Json, field: string, most: number, path: Path): Fault[] {
  return textsOf(named[field]).flatMap(([locale, text]) => lengthFaults(text, [...path, field, locale], 1, most));
}

const textsOf = (field: unknown): [string, string][] =>
  isRecord(field) ? Object.entries(field).map(([locale, text]) => [locale, String(text ?? "")]) : [];

function optionListFaults(value: unknown, path: Path, depth: number): Fault[] {
  const options = records(value);
  let optionalSeen = false;
  const order = options.flatMap((option, index) => {
    if (option.required !== true) optionalSeen = true;
    else if (optionalSeen) {
      const message = "Required options must be placed before non-required options";
      return [fault([...path, index], "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)];
    }
    return [];
  });
  const nests = options.filter(isNest).length;
  return [
    ...countFaults(options, path, 0, 25),
    ...(nests > 0 && nests < options.length
      ? [
          fault(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group options are mutually exclusive to all other options",
          ),
        ]
      : []),
    ...duplicateFaults(
      options.map((option, index) => ({ value: option.name, path: [...path, index, "name"] })),
      "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
      "Option names",
    ),
    ...order,
    ...options.flatMap((option, index) => optionFaults(option, [...path, index], depth)),
  ];
}

function isNest(option: Json): boolean {
  return (
    option.type === ApplicationCommandOptionType.Subcommand ||
    option.type === ApplicationCommandOptionType.SubcommandGroup
  );
}

function optionFaults(option: Json, path: Path, depth: number): Fault[] {
  const choices = records(option.choices);
  const tooDeep = option.type === ApplicationCommandOptionType.SubcommandGroup && depth > 0;
  return [
    ...namedFaults(option, path),
    ...(tooDeep ? [fault(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups cannot be nested")] : []),
    ...(isNest(option) ? optionListFaults(option.options, [...path, "options"], depth + 1) : []),
    ...choiceFaults(choices, [...path, "choices"]),
    ...(option.autocomplete === true && choices.length > 0
      ? [
          fault(
            [...path, "autocomplete"],
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "An option with choices cannot be autocompleted",
          ),
        ]
      : []),
  ];
}

/** Limits of choices, given at registration or as an autocomplete answer: 25, with names and values of 100. */
export function choiceFaults(choices: readonly Json[], path: Path): Fault[] {
  return [
    ...countFaults(choices, path, 0, 25),
    ...choices.flatMap((choice, index) => [
      ...lengthFaults(choice.name, [...path, index, "name"], 1, 100),
      ...localizedFaults(choice, "name_localizations", 100, [...path, index]),
      ...lengthFaults(choice.value, [...path, index, "value"], 0, 100),
    ]),
  ];
}

/** Of a text in several languages the longest counts. */
function longest(text: unknown, others: unknown): number {
  return Math.max(String(text ?? "").length, ...textsOf(others).map(([, other]) => other.length));
}

function charactersOf(named: Json): number {
  const own =
    longest(named.name, named.name_localizations) + longest(named.description, named.description_localizations);
  const choices = records(named.choices).reduce(
    (sum, choice) => sum + longest(choice.name, choice.name_localizations) + String(choice.value).length,
    0,
  );
  return (
    own +
    choices +
    records(named.options).reduce((sum, option) => sum + (isRecord(option) ? charactersOf(option) : 0), 0)
  );
}
