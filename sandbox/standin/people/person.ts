/** What people do in their chat client: the acts of the stand-in's face. */
import {
  type APIMessage,
  ApplicationCommandType,
  ApplicationIntegrationType,
  type APIAuthorizingIntegrationOwnersMap as AuthorizingOwners,
  ComponentType,
  InteractionContextType,
  InteractionType,
  PermissionFlagsBits,
} from "discord.js";
import type { Outcome, Snowflake, TypedCommand } from "../face.ts";
import { contextOf, type Interactions } from "../interactions.ts";
import { isRecord, type Json, records } from "../json.ts";
import { walkComponents } from "../messages/components.ts";
import type { Files } from "../messages/files.ts";
import { holdsPosts } from "../servers/kinds.ts";
import { permissionsIn, writingBit } from "../servers/permissions.ts";
import type { Channel, Command, Person, StoredMessage, World } from "../world.ts";
import { type Button, buttonsOf, type Field, fieldsOf, type Menu, menusOf } from "./controls.ts";
import { Resolved } from "./resolved.ts";
import { commandData, leafOptions, Unsendable } from "./typed-command.ts";
import { canOpen } from "./viewer.ts";

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
    if (hands.world.guilds.get(channel.guildId ?? "")?.unavailable) throw new Unsendable("This server is unavailable");
    refuseResting(channel, "Commands");
    refuseOutsidePosts(channel, "Commands are typed");
    const command = commandNamed(hands.world, typed.name, channel);
    const owners = offered(hands.world, command, person, channel);
    const data = commandData(command, typed, { ...hands, channelId, userId });
    const commandName = [typed.name, typed.group, typed.subcommand].filter((part) => part !== undefined).join(" ");
    return { type: InteractionType.ApplicationCommand, person, channel, owners, data, commandName };
  });
}

/** Sends a command of a message's own menu, "Apps". */
export async function runOnMessage(
  hands: Hands,
  userId: Snowflake,
  messageId: Snowflake,
  name: string,
): Promise<Outcome> {
  return await attempt(hands, () => {
    const { person, channel, message } = inSight(hands.world, userId, messageId);
    const ofMessages = hands.world.commands.filter((each) => each.type === ApplicationCommandType.Message);
    const command = ofMessages.find((each) => each.name === name);
    if (!command) throw new Unsendable(`There is no app "${name}" for messages`);
    const owners = offered(hands.world, command, person, channel);
    const data = {
      id: command.id,
      name,
      type: ApplicationCommandType.Message,
      target_id: messageId,
      resolved: { messages: { [messageId]: message.api } },
      ...(command.guild === null ? {} : { guild_id: command.guild }),
    };
    return { type: InteractionType.ApplicationCommand, person, channel, owners, data, commandName: name };
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
    const command = commandNamed(hands.world, typed.name, channel);
    const owners = offered(hands.world, command, person, channel);
    const given = { ...typed, options: { ...typed.options, [focused]: typed.options[focused] ?? "" } };
    const data = commandData(command, given, { ...hands, channelId, userId, focused });
    return { type: InteractionType.ApplicationCommandAutocomplete, person, channel, owners, data };
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
    const owners = ownersOf(hands.world, message, channel);
    return { type: InteractionType.MessageComponent, person, channel, owners, data, source: message };
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
    const resolved = menuValues(new Resolved(hands.world, channel, userId), menu, values);
    const id = idOf(message.api, customId);
    const data = { custom_id: customId, component_type: menu.type, id, values, ...resolved.field() };
    const owners = ownersOf(hands.world, message, channel);
    return { type: InteractionType.MessageComponent, person, channel, owners, data, source: message };
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
    const resolved = new Resolved(hands.world, open.channel, userId);
    for (const field of fields) {
      if (field.type === ComponentType.UserSelect) for (const id of filled.get(field.customId) ?? []) resolved.user(id);
    }
    const data = {
      custom_id: open.modal.data.custom_id,
      components: components.map((part, index) => submittedPart(part, index + 1, filled)),
      ...resolved.field(),
    };
    const { channel, source, owners } = open;
    refuseResting(channel, "Forms");
    return { type: InteractionType.ModalSubmit, person, channel, owners, data, ...(source ? { source } : {}) };
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

export function commandNamed(world: World, name: string, channel?: Channel): Command {
  const slash = world.commands.filter((command) => command.type === ApplicationCommandType.ChatInput);
  const found = slash.filter((command) => command.name === name);
  const here = found.find((each) => each.guild !== null && (!channel || each.guild === channel.guildId));
  const command = here ?? found.find((each) => each.guild === null) ?? found[0];
  if (command) return command;
  const known = slash.map((each) => `/${each.name}`).join(" ");
  throw new Unsendable(`There is no command /${name}; there are: ${known || "none"}`);
}

/**
 * By whose leave this person is offered the command there: the server's that has the application, their own, or both.
 * Throws when it is not offered.
 */
function offered(world: World, command: Command, person: Person, channel: Channel): AuthorizingOwners {
  const { GuildInstall, UserInstall } = ApplicationIntegrationType;
  const { contexts, guild, name } = command;
  const context = contextOf(channel);
  const kinds = command.integration_types ?? [GuildInstall];
  const isExcluded = contexts !== null && contexts !== undefined && !contexts.includes(context);
  const elsewhere = guild !== null && guild !== channel.guildId;
  const notDirect = context === InteractionContextType.BotDM && command.dm_permission === false;
  if (isExcluded || elsewhere || notDirect) throw new Unsendable(`/${name} is not offered here`);
  const owners: AuthorizingOwners = {};
  if (kinds.includes(GuildInstall) && world.hasBot(channel)) owners[GuildInstall] = channel.guildId ?? "0";
  if (kinds.includes(UserInstall) && person.hasInstalled === true && guild === null) {
    owners[UserInstall] = person.user.id;
  }
  if (Object.keys(owners).length === 0) throw new Unsendable(`/${name} is not offered here`);
  if (context !== InteractionContextType.Guild) return owners;
  refuseMember(world, command, person, channel, owners);
  return owners;
}

function refuseMember(world: World, command: Command, person: Person, channel: Channel, owners: AuthorizingOwners) {
  const may = permissionsIn(world, channel, person.user.id);
  const isOfServer = ApplicationIntegrationType.GuildInstall in owners;
  const needed = isOfServer ? BigInt(command.default_member_permissions ?? 0) : 0n;
  if (!(may & PermissionFlagsBits.UseApplicationCommands) || (may & needed) !== needed) {
    throw new Unsendable(`/${command.name} is not offered to this user`);
  }
}

/** By whose leave a control works: that by which its message was made, or the server's that has the bot. */
function ownersOf(world: World, message: StoredMessage, channel: Channel): AuthorizingOwners {
  const owners = message.api.interaction_metadata?.authorizing_integration_owners;
  const byUser = owners?.[ApplicationIntegrationType.UserInstall];
  if (!world.hasBot(channel) && byUser === undefined) {
    throw new Unsendable("The application did not respond: the bot is not here any more");
  }
  if (owners && byUser !== undefined) return owners;
  return { [ApplicationIntegrationType.GuildInstall]: channel.guildId ?? "0" };
}

/** A person and a channel that they can open; throws for one that they cannot. */
export function present(world: World, userId: Snowflake, channelId: Snowflake): { person: Person; channel: Channel } {
  const person = world.people.get(userId);
  const channel = world.channels.get(channelId);
  if (!person || !channel || !canOpen(world, channel, userId))
    throw new Unsendable("This user cannot open that channel");
  return { person, channel };
}

function inSight(world: World, userId: Snowflake, messageId: Snowflake) {
  const message = world.messages.get(messageId);
  const hidden = !message || message.deleted || message.dismissed || (message.onlyFor ?? userId) !== userId;
  if (hidden) throw new Unsendable("This user does not see that message");
  const place = present(world, userId, message.api.channel_id);
  if (world.guilds.get(place.channel.guildId ?? "")?.unavailable) throw new Unsendable("This server is unavailable");
  refuseResting(place.channel, "Buttons and menus");
  return { ...place, message };
}

/** Nothing can be pressed or commanded in an archived thread, nor in a locked one, whoever tries it. */
function refuseResting(channel: Channel, what: string): void {
  if (channel.archived) throw new Unsendable(`${what} do not work in an archived thread`);
  if (channel.locked) throw new Unsendable(`${what} do not work in a locked thread`);
}

/** In a forum itself nothing is written. */
function refuseOutsidePosts(channel: Channel, what: string): void {
  if (holdsPosts(channel)) throw new Unsendable(`${what} in a post of this channel, not in the channel itself`);
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

function menuValues(resolved: Resolved, menu: Menu, values: readonly string[]): Resolved {
  if (values.length < menu.least || values.length > menu.most) {
    throw new Unsendable(`The menu takes ${menu.least} to ${menu.most} of its options`);
  }
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

/** A person's own message. Throws where they may not write. */
export function mayWrite(world: World, userId: Snowflake, channelId: Snowflake): { person: Person; channel: Channel } {
  const there = present(world, userId, channelId);
  const { channel } = there;
  if (channel.guildId === null) return there;
  refuseOutsidePosts(channel, "Messages are written");
  const may = permissionsIn(world, channel, userId);
  if (!(may & writingBit(channel))) throw new Unsendable("This user may not write there");
  const isKept = channel.locked && !(may & PermissionFlagsBits.ManageThreads);
  if (isKept) throw new Unsendable("This thread is locked: only moderators write there");
  return there;
}

export function ownEphemeral(world: World, userId: Snowflake, messageId: Snowflake): StoredMessage | undefined {
  const message = world.messages.get(messageId);
  return message?.onlyFor === userId ? message : undefined;
}
