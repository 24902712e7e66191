/** What people do in their chat client: the acts of the stand-in's face. */
import { type APIMessage, ApplicationCommandType, ComponentType, InteractionType } from "discord.js";
import { walkComponents } from "./components.ts";
import { type Button, buttonsOf, type Field, fieldsOf, type Menu, menusOf } from "./controls.ts";
import type { Outcome, Snowflake, TypedCommand } from "./face.ts";
import type { Files } from "./files.ts";
import type { Interactions } from "./interactions.ts";
import { isRecord, type Json, records } from "./json.ts";
import { Resolved } from "./resolved.ts";
import { permissionsOf } from "./roles.ts";
import { commandData, leafOptions, Unsendable } from "./typed-command.ts";
import { canOpen } from "./viewer.ts";
import type { Channel, Command, Person, StoredMessage, World } from "./world.ts";

export interface Hands {
  world: World;
  files: Files;
  interactions: Interactions;
  /** True while some bot could hear of an interaction. */
  listening(): boolean;
  /** True while Discord itself does not answer anybody. */
  away(): boolean;
}

const failed = (reason: string): Outcome => ({ kind: "failed", reason });

/** Sends a slash command. */
export async function runCommand(
  hands: Hands,
  userId: Snowflake,
  channelId: Snowflake,
  typed: TypedCommand,
): Promise<Outcome> {
  return await attempt(hands, () => {
    const { person, channel } = present(hands.world, userId, channelId);
    refuseResting(channel, "Commands");
    const command = commandNamed(hands.world, typed.name);
    refuseCommand(hands.world, command, person, channel);
    const data = commandData(command, typed, { ...hands, channelId });
    const commandName = [typed.name, typed.group, typed.subcommand].filter((part) => part !== undefined).join(" ");
    return { type: InteractionType.ApplicationCommand, person, channel, data, commandName };
  });
}

/** Asks for the choices of the option that is being typed: those registered, or those that the bot offers. */
export async function completeOption(
  hands: Hands,
  userId: Snowflake,
  channelId: Snowflake,
  typed: TypedCommand,
  focused: string,
): Promise<Outcome> {
  const fixed = fixedChoices(hands.world, typed, focused);
  if (fixed) return fixed;
  return await attempt(hands, () => {
    const { person, channel } = present(hands.world, userId, channelId);
    const command = commandNamed(hands.world, typed.name);
    const given = { ...typed, options: { ...typed.options, [focused]: typed.options[focused] ?? "" } };
    const data = commandData(command, given, { ...hands, channelId, focused });
    return { type: InteractionType.ApplicationCommandAutocomplete, person, channel, data };
  });
}

function fixedChoices(world: World, typed: TypedCommand, focused: string): Outcome | undefined {
  try {
    const option = leafOptions(commandNamed(world, typed.name), typed).find((each) => each.name === focused);
    if (!option) return failed(`There is no option "${focused}"`);
    const choices = "choices" in option && option.choices ? option.choices : [];
    if ("autocomplete" in option && option.autocomplete) return undefined;
    const written = String(typed.options[focused] ?? "").toLowerCase();
    return { kind: "choices", choices: choices.filter((choice) => choice.name.toLowerCase().includes(written)) };
  } catch (error) {
    if (error instanceof Unsendable) return failed(error.message);
    throw error;
  }
}

export async function pressButton(
  hands: Hands,
  userId: Snowflake,
  messageId: Snowflake,
  customId: string,
): Promise<Outcome> {
  return await attempt(hands, () => {
    const { person, channel, message } = inSight(hands.world, userId, messageId);
    const button = enabled(buttonsOf(message.api.components), customId, "button");
    const data = { custom_id: button.customId, component_type: ComponentType.Button, id: idOf(message.api, customId) };
    return { type: InteractionType.MessageComponent, person, channel, data, source: message };
  });
}

export async function chooseInMenu(
  hands: Hands,
  userId: Snowflake,
  messageId: Snowflake,
  customId: string,
  values: readonly string[],
): Promise<Outcome> {
  return await attempt(hands, () => {
    const { person, channel, message } = inSight(hands.world, userId, messageId);
    const menu = enabled(menusOf(message.api.components), customId, "menu");
    const resolved = menuValues(hands.world, menu, values);
    const id = idOf(message.api, customId);
    const data = { custom_id: customId, component_type: menu.type, id, values, ...resolved.field() };
    return { type: InteractionType.MessageComponent, person, channel, data, source: message };
  });
}

/** Sends the form that is open for this person. It stays open when the bot does not answer. */
export async function submitForm(
  hands: Hands,
  userId: Snowflake,
  values: Record<string, string | string[]>,
): Promise<Outcome> {
  return await attempt(hands, () => {
    const open = hands.interactions.modals.get(userId);
    if (!open) throw new Unsendable("No form is open");
    const person = hands.world.people.get(userId);
    if (!person) throw new Unsendable("There is no such user");
    const components: Json[] = records(open.modal.data.components);
    const fields = fieldsOf(components);
    const unknown = Object.keys(values).filter((key) => !fields.some((field) => field.customId === key));
    if (unknown.length > 0) throw new Unsendable(`The form has no field ${unknown.join(", ")}`);
    const filled = new Map(fields.map((field) => [field.customId, fieldValue(field, values[field.customId])]));
    const resolved = new Resolved(hands.world);
    for (const field of fields) {
      if (field.type === ComponentType.UserSelect) for (const id of filled.get(field.customId) ?? []) resolved.user(id);
    }
    const data = {
      custom_id: open.modal.data.custom_id,
      components: components.map((part, index) => submittedPart(part, index + 1, filled)),
      ...resolved.field(),
    };
    const { channel, source } = open;
    return { type: InteractionType.ModalSubmit, person, channel, data, ...(source ? { source } : {}) };
  });
}

type Started = Parameters<Interactions["start"]>[0];

async function attempt(hands: Hands, prepare: () => Started): Promise<Outcome> {
  try {
    if (hands.away()) return failed("Discord itself is away");
    const started = prepare();
    if (!hands.listening()) return failed("The application did not respond: no bot is connected");
    return await hands.interactions.start(started);
  } catch (error) {
    if (error instanceof Unsendable) return failed(error.message);
    throw error;
  }
}

export function commandNamed(world: World, name: string): Command {
  const slash = world.commands.filter((command) => command.type === ApplicationCommandType.ChatInput);
  const found = slash.filter((command) => command.name === name);
  const command = found.find((each) => each.guild !== null) ?? found[0];
  if (command) return command;
  const known = slash.map((each) => `/${each.name}`).join(" ");
  throw new Unsendable(`There is no command /${name}; there are: ${known || "none"}`);
}

function refuseCommand(world: World, command: Command, person: Person, channel: Channel): void {
  const direct = channel.recipientId !== null;
  const contexts = command.contexts ?? null;
  const context = direct ? 1 : 0;
  const absent = contexts !== null && !contexts.some((each) => Number(each) === context);
  if (absent || (direct && (command.guild !== null || command.dm_permission === false))) {
    throw new Unsendable(`/${command.name} is not offered here`);
  }
  const needed = BigInt(command.default_member_permissions ?? 0);
  if (!direct && (permissionsOf(person.user.id, person.roles, world) & needed) !== needed) {
    throw new Unsendable(`/${command.name} is not offered to this user`);
  }
}

function present(world: World, userId: Snowflake, channelId: Snowflake): { person: Person; channel: Channel } {
  const person = world.people.get(userId);
  const channel = world.channels.get(channelId);
  if (!person || !channel || !canOpen(channel, userId)) throw new Unsendable("This user cannot open that channel");
  return { person, channel };
}

function inSight(world: World, userId: Snowflake, messageId: Snowflake) {
  const message = world.messages.get(messageId);
  const hidden = !message || message.deleted || message.dismissed || (message.onlyFor ?? userId) !== userId;
  if (hidden) throw new Unsendable("This user does not see that message");
  const place = present(world, userId, message.api.channel_id);
  refuseResting(place.channel, "Buttons and menus");
  return { ...place, message };
}

/** Nothing can be pressed or commanded in an archived thread, nor in a locked one, whoever tries it. */
function refuseResting(channel: Channel, what: string): void {
  if (channel.archived) throw new Unsendable(`${what} do not work in an archived thread`);
  if (channel.locked) throw new Unsendable(`${what} do not work in a locked thread`);
}

function enabled<Control extends Button | Menu>(controls: readonly Control[], customId: string, what: string): Control {
  const found = controls.find((control) => control.customId === customId);
  if (!found) throw new Unsendable(`The message has no such ${what}`);
  if (found.disabled) throw new Unsendable(`The ${what} is disabled`);
  return found;
}

function idOf(message: APIMessage, customId: string): unknown {
  return [...walkComponents(message.components)].find((component) => component.custom_id === customId)?.id;
}

function menuValues(world: World, menu: Menu, values: readonly string[]): Resolved {
  if (values.length < menu.least || values.length > menu.most) {
    throw new Unsendable(`The menu takes ${menu.least} to ${menu.most} of its options`);
  }
  const resolved = new Resolved(world);
  for (const value of values) {
    switch (menu.type) {
      case ComponentType.StringSelect:
        if (menu.options.some((option) => option.value === value)) break;
        throw new Unsendable(`The menu has no option "${value}"`);
      case ComponentType.UserSelect:
        resolved.user(value);
        break;
      case ComponentType.RoleSelect:
        resolved.role(value);
        break;
      case ComponentType.ChannelSelect:
        resolved.channel(value);
        break;
      default:
        resolved.user(value);
        resolved.role(value);
    }
  }
  return resolved;
}

/** The values of a field as a list; a text is a list of one. */
function fieldValue(field: Field, given: string | string[] | undefined): string[] {
  const values = given === undefined ? [field.value] : Array.isArray(given) ? given : [given];
  const filled = values.filter((value) => value !== "");
  if (field.required && filled.length === 0) throw new Unsendable(`"${field.label}" must be filled in`);
  if (filled.length === 0) return [];
  if (field.type === ComponentType.TextInput) {
    const length = [...(filled[0] ?? "")].length;
    if (length < field.minimum || length > field.maximum) {
      throw new Unsendable(`"${field.label}" takes ${field.minimum} to ${field.maximum} characters`);
    }
  }
  const stranger =
    field.options.length > 0 && filled.find((each) => !field.options.some(({ value }) => value === each));
  if (stranger) throw new Unsendable(`"${field.label}" has no option "${stranger}"`);
  return filled;
}

function submittedPart(part: Json, id: number, filled: ReadonlyMap<string, string[]>): Json {
  if (part.type === ComponentType.Label && isRecord(part.component)) {
    return { type: part.type, id, component: submittedField(part.component, id + 100, filled) };
  }
  if (part.type !== ComponentType.ActionRow) return { type: part.type, id };
  const inside = records(part.components).map((input, index) => submittedField(input, id * 10 + 200 + index, filled));
  return { type: part.type, id, components: inside };
}

function submittedField(input: Json, id: number, filled: ReadonlyMap<string, string[]>): Json {
  const values = filled.get(String(input.custom_id)) ?? [];
  const base = { type: input.type, id, custom_id: input.custom_id };
  return input.type === ComponentType.TextInput ? { ...base, value: values[0] ?? "" } : { ...base, values };
}

/** A person's own message. */
export function mayWrite(world: World, userId: Snowflake, channelId: Snowflake): { person: Person; channel: Channel } {
  return present(world, userId, channelId);
}

export function ownEphemeral(world: World, userId: Snowflake, messageId: Snowflake): StoredMessage | undefined {
  const message = world.messages.get(messageId);
  return message?.onlyFor === userId ? message : undefined;
}
