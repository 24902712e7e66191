import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
} from "discord.js";
import type { SandboxAttachment, Snowflake, TypedCommand } from "../face.ts";
import type { Files } from "../messages/files.ts";
import type { Command, World } from "../world.ts";
import { meantChannel, meantRole, meantUser, Resolved } from "./resolved.ts";

type Value = TypedCommand["options"][string];

/** What Discord's client says instead of sending a command that cannot be sent. */
export class Unsendable extends Error {}

export interface Typing {
  world: World;
  files: Files;
  channelId: Snowflake;
  userId: Snowflake;
  /** While typing, for autocomplete: the option with the cursor in it; nothing is required yet. */
  focused?: string;
}

/** The interaction data of a typed command. Throws Unsendable with the reason when a client would not send it. */
export function commandData(command: Command, typed: TypedCommand, typing: Typing): object {
  const resolved = new Resolved(typing.world, typing.world.channels.get(typing.channelId), typing.userId);
  const options = leafOptions(command, typed);
  const values = valuesOf(options, typed.options, typing, resolved);
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(command.guild === null ? {} : { guild_id: command.guild }),
    options: nested(typed, values),
    ...resolved.field(),
  };
}

function nested(typed: TypedCommand, values: object[]): object[] {
  const { group, subcommand } = typed;
  if (subcommand === undefined) return values;
  const inner = { name: subcommand, type: ApplicationCommandOptionType.Subcommand, options: values };
  if (group === undefined) return [inner];
  return [{ name: group, type: ApplicationCommandOptionType.SubcommandGroup, options: [inner] }];
}

/** The options that may be filled in, of the command or of the subcommand that was chosen. */
export function leafOptions(command: Command, typed: TypedCommand): APIApplicationCommandBasicOption[] {
  let level: readonly APIApplicationCommandOption[] = command.options ?? [];
  for (const step of [typed.group, typed.subcommand]) {
    if (step === undefined) continue;
    const found = level.find((option) => option.name === step && isNest(option));
    if (!found) {
      const offered = level.filter(isNest).map((option) => option.name);
      throw new Unsendable(`/${command.name} has no subcommand "${step}"; it has: ${offered.join(", ") || "none"}`);
    }
    level = "options" in found ? (found.options ?? []) : [];
  }
  const nests = level.filter(isNest).map((option) => option.name);
  if (nests.length > 0) throw new Unsendable(`/${command.name} needs one of: ${nests.join(", ")}`);
  return level.filter((option): option is APIApplicationCommandBasicOption => !isNest(option));
}

function isNest(option: APIApplicationCommandOption): boolean {
  return (
    option.type === ApplicationCommandOptionType.Subcommand ||
    option.type === ApplicationCommandOptionType.SubcommandGroup
  );
}

function valuesOf(
  options: readonly APIApplicationCommandBasicOption[],
  given: Record<string, Value>,
  typing: Typing,
  resolved: Resolved,
): object[] {
  for (const name of Object.keys(given)) {
    if (options.some((option) => option.name === name)) continue;
    const known = options.map((option) => option.name).join(", ");
    throw new Unsendable(`There is no option "${name}"; there are: ${known || "none"}`);
  }
  return options.flatMap((option) => {
    const value = given[option.name];
    if (value === undefined) {
      if (option.required && typing.focused === undefined)
        throw new Unsendable(`The option "${option.name}" is required`);
      return [];
    }
    const base = { name: option.name, type: option.type };
    if (typing.focused === option.name) return [{ ...base, value: String(value), focused: true }];
    return [{ ...base, value: convert(option, value, typing, resolved) }];
  });
}

function convert(
  option: APIApplicationCommandBasicOption,
  value: Value,
  typing: Typing,
  resolved: Resolved,
): string | number | boolean {
  const { world, files, channelId } = typing;
  const where = world.channels.get(channelId);
  const wrong = (wanted: string) => new Unsendable(`"${shown(value)}" is not ${wanted} (option "${option.name}")`);
  if (option.type === ApplicationCommandOptionType.Attachment) {
    if (typeof value !== "object") throw wrong("a file");
    const attachment = files.keep(channelId, value, { ephemeral: true });
    resolved.attachment(attachment);
    return attachment.id;
  }
  if (typeof value === "object") throw new Unsendable(`The option "${option.name}" takes no file`);
  const text = String(value);
  switch (option.type) {
    case ApplicationCommandOptionType.String:
      return stringValue(option, text, wrong);
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return numberValue(option, text, wrong);
    case ApplicationCommandOptionType.Boolean:
      if (!/^(true|false|yes|no)$/i.test(text)) throw wrong("True or False");
      return /^(true|yes)$/i.test(text);
    case ApplicationCommandOptionType.User: {
      const id = meantUser(world, text);
      if (id === undefined) throw wrong("a user");
      resolved.user(id);
      return id;
    }
    case ApplicationCommandOptionType.Role: {
      const id = meantRole(world, where, text);
      if (id === undefined) throw wrong("a role");
      resolved.role(id);
      return id;
    }
    case ApplicationCommandOptionType.Channel: {
      const id = meantChannel(world, where, text);
      if (id === undefined) throw wrong("a channel");
      resolved.channel(id);
      return id;
    }
    case ApplicationCommandOptionType.Mentionable: {
      const user = meantUser(world, text);
      const id = user ?? meantRole(world, where, text);
      if (id === undefined) throw wrong("a user or a role");
      if (user === undefined) resolved.role(id);
      else resolved.user(id);
      return id;
    }
  }
}

type Wrong = (wanted: string) => Unsendable;
type StringOption = Extract<APIApplicationCommandBasicOption, { type: ApplicationCommandOptionType.String }>;
type NumberOption = Extract<
  APIApplicationCommandBasicOption,
  { type: ApplicationCommandOptionType.Integer | ApplicationCommandOptionType.Number }
>;

function stringValue(option: StringOption, text: string, wrong: Wrong): string {
  const choices = "choices" in option ? option.choices : undefined;
  if (choices && choices.length > 0) return chosen(choices, text, wrong);
  const least = "min_length" in option ? (option.min_length ?? 0) : 0;
  const most = "max_length" in option ? (option.max_length ?? 6000) : 6000;
  if (text.length < least || text.length > most) throw wrong(`between ${least} and ${most} characters`);
  return text;
}

function numberValue(option: NumberOption, text: string, wrong: Wrong): number {
  const choices = "choices" in option ? option.choices : undefined;
  if (choices && choices.length > 0) return chosen<number>(choices, text, wrong);
  const isInteger = option.type === ApplicationCommandOptionType.Integer;
  const number = Number(text);
  if (text.trim() === "" || !Number.isFinite(number) || (isInteger && !Number.isInteger(number))) {
    throw wrong(isInteger ? "a whole number" : "a number");
  }
  const least = "min_value" in option ? (option.min_value ?? -Infinity) : -Infinity;
  const most = "max_value" in option ? (option.max_value ?? Infinity) : Infinity;
  if (number < least || number > most) throw wrong(`a number from ${least} to ${most}`);
  return number;
}

function chosen<T extends string | number>(
  choices: readonly { name: string; value: T }[],
  text: string,
  wrong: Wrong,
): T {
  const same = (one: string | number) => String(one).toLowerCase() === text.trim().toLowerCase();
  const found = choices.find((each) => same(each.value)) ?? choices.find((each) => same(each.name));
  if (!found) throw wrong(`one of: ${choices.map((each) => each.name).join(", ")}`);
  return found.value;
}

function shown(value: Exclude<Value, undefined> | SandboxAttachment): string {
  return typeof value === "object" ? value.filename : String(value);
}
