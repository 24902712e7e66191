import { randomBytes } from "node:crypto";
import {
  type APIInteraction,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  ApplicationIntegrationType,
  type APIAuthorizingIntegrationOwnersMap as AuthorizingOwners,
  InteractionContextType,
  InteractionResponseType,
  InteractionType,
  Locale,
  MessageFlags,
  MessageType,
  PermissionFlagsBits,
} from "discord.js";
import {
  alreadyAcknowledged,
  archivedThread,
  invalidToken,
  problemOfCode,
  unknownChannel,
  unknownInteraction,
  unknownMessage,
} from "./api/problem.ts";
import type { OpenModal, Outcome, SandboxAttachment, Snowflake } from "./face.ts";
import { flagsOf, isRecord, type Json, numberOf, records } from "./json.ts";
import type { Validator } from "./limits/validate.ts";
import type { Files } from "./messages/files.ts";
import { type Draft, editMessage, postMessage } from "./messages/messages.ts";
import { permissionsIn } from "./servers/permissions.ts";
import { interactionChannel, interactionMember } from "./shapes.ts";
import type { Channel, Person, StoredMessage, World } from "./world.ts";

/** How long Discord keeps an interaction's token good for edits and follow-ups. */
const TOKEN_LIFE_MS = 15 * 60_000;
/** How many follow-ups an application may send that acts by a person's leave alone. */
const FOLLOW_UPS_OF_USERS = 5;

export interface NewInteraction {
  type: InteractionType;
  person: Person;
  channel: Channel;
  data: object;
  /** The message that carries the component, or from which the form came. */
  source?: StoredMessage;
  /** By whose leave the application acts here: the server's, the person's, or both. */
  owners: AuthorizingOwners;
  /** What was typed, for "londo used /game create". */
  commandName?: string;
}

export interface Interaction extends NewInteraction {
  id: Snowflake;
  token: string;
  createdAt: number;
  state: "waiting" | "answered" | "late";
  /** What `@original` means. */
  original: StoredMessage | undefined;
  followUps: number;
  settle(outcome: Outcome): void;
}

/** The interactions that people started: sends them to the bots and takes their answers. */
export class Interactions {
  readonly #world: World;
  readonly #files: Files;
  readonly #validator: Validator;
  /** How long people wait for an answer, in ms. */
  answerWithinMs: number;
  readonly #byId = new Map<Snowflake, Interaction>();
  readonly #byToken = new Map<string, Interaction>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly modals = new Map<
    Snowflake,
    { modal: OpenModal; channel: Channel; owners: AuthorizingOwners; source?: StoredMessage }
  >();

  constructor(world: World, files: Files, validator: Validator, answerWithinMs: number) {
    this.#world = world;
    this.#files = files;
    this.#validator = validator;
    this.answerWithinMs = answerWithinMs;
  }

  /** Sends an interaction to every session; settles with the first answer, or without one when nobody waits any longer. */
  start(started: NewInteraction): Promise<Outcome> {
    return new Promise((resolve) => {
      const interaction: Interaction = {
        ...started,
        id: this.#world.nextId(),
        token: randomBytes(48).toString("base64url"),
        createdAt: this.#world.now(),
        state: "waiting",
        original: undefined,
        followUps: 0,
        settle: (outcome) => {
          clearTimeout(timer);
          this.#timers.delete(timer);
          resolve(outcome);
        },
      };
      const timer = setTimeout(() => {
        interaction.state = "late";
        interaction.settle({ kind: "failed", reason: "The application did not respond" });
      }, this.answerWithinMs);
      this.#timers.add(timer);
      this.#byId.set(interaction.id, interaction);
      this.#byToken.set(interaction.token, interaction);
      // Neither membership nor sight matters: whoever has the application may use it, and it hears of that.
      const direct = interaction.owners[ApplicationIntegrationType.GuildInstall] !== started.channel.guildId;
      const guildId = started.channel.guildId ?? this.#world.guildId;
      this.#world.wire.dispatch("INTERACTION_CREATE", this.#payload(interaction), { intent: 0, direct, guildId });
    });
  }

  /**
   * Takes the bot's answer. Refusals: 10062 when unknown or late, 40060 when it has one already, 10003 and 10008 where the channel,
   * or the message that is to be changed, has been deleted since.
   */
  answer(id: Snowflake, token: string, body: Json, files: ReadonlyMap<number, SandboxAttachment>): Interaction {
    const interaction = this.#byId.get(id);
    if (!interaction || interaction.token !== token || interaction.state === "late") throw unknownInteraction();
    if (interaction.state === "answered") throw alreadyAcknowledged();
    if (interaction.channel.archived && interaction.type !== InteractionType.ApplicationCommandAutocomplete) {
      throw archivedThread();
    }
    if (!this.#world.channels.has(interaction.channel.id)) throw unknownChannel();
    const isUpdate = numberOf(body.type) === InteractionResponseType.UpdateMessage;
    if (isUpdate && interaction.source?.deleted) throw unknownMessage();
    const data = isRecord(body.data) ? body.data : {};
    this.#validator.checkAnswer(body, interaction, files);
    interaction.state = "answered";
    interaction.settle(this.#outcome(interaction, numberOf(body.type), data, files));
    return interaction;
  }

  /** The interaction of a token, for edits and follow-ups. Refusals: 50027 after 15 minutes, 10015 before it was answered. */
  byToken(token: string): Interaction {
    const interaction = this.#byToken.get(token);
    const age = this.#world.now() - (interaction?.createdAt ?? 0);
    if (!interaction || age > TOKEN_LIFE_MS) throw invalidToken();
    if (interaction.state !== "answered") throw problemOfCode(10015);
    if (!this.#world.channels.has(interaction.channel.id)) throw unknownChannel();
    return interaction;
  }

  /** A follow-up; the first one after a deferred reply takes that reply's place, as on Discord. */
  followUp(interaction: Interaction, body: Json, files: ReadonlyMap<number, SandboxAttachment>): StoredMessage {
    this.#validator.checkMessage(body, { files });
    const waiting = interaction.original;
    if (waiting && (waiting.api.flags ?? 0) & MessageFlags.Loading && !waiting.deleted) {
      return editMessage(this.#world, this.#files, waiting, body, files);
    }
    const isOfUser = !(ApplicationIntegrationType.GuildInstall in interaction.owners);
    if (isOfUser && interaction.followUps >= FOLLOW_UPS_OF_USERS) throw problemOfCode(40094);
    interaction.followUps += 1;
    return this.#post(interaction, body, files, {
      type: MessageType.Reply,
      extra: interaction.original ? this.#replyTo(interaction.original.api) : {},
    });
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** No interaction takes an answer any more, and no form is open. */
  forget(): void {
    this.#byId.clear();
    this.#byToken.clear();
    for (const userId of [...this.modals.keys()]) this.closeModal(userId);
  }

  #outcome(
    interaction: Interaction,
    type: number | undefined,
    data: Json,
    files: ReadonlyMap<number, SandboxAttachment>,
  ): Outcome {
    const { source } = interaction;
    // A form that was answered is closed, whatever the answer is.
    if (interaction.type === InteractionType.ModalSubmit) this.closeModal(interaction.person.user.id);
    switch (type) {
      case InteractionResponseType.ChannelMessageWithSource: {
        interaction.original = this.#post(interaction, data, files, this.#replyShape(interaction));
        return { kind: "message", message: this.#world.sandboxMessage(interaction.original) };
      }
      case InteractionResponseType.DeferredChannelMessageWithSource: {
        const flags = MessageFlags.Loading | (flagsOf(data) & MessageFlags.Ephemeral);
        interaction.original = this.#post(interaction, { flags }, new Map(), this.#replyShape(interaction));
        return { kind: "deferred", message: this.#world.sandboxMessage(interaction.original) };
      }
      case InteractionResponseType.DeferredMessageUpdate:
        interaction.original = source;
        return { kind: "updated" };
      case InteractionResponseType.UpdateMessage:
        interaction.original = source;
        if (source) editMessage(this.#world, this.#files, source, data, files);
        return { kind: "updated" };
      case InteractionResponseType.ApplicationCommandAutocompleteResult:
        return { kind: "choices", choices: choicesOf(data) };
      case InteractionResponseType.Modal:
        return { kind: "modal", modal: this.#openModal(interaction, data) };
      default:
        return { kind: "failed", reason: `The application answered with type ${type}, which is not supported here` };
    }
  }

  #openModal(interaction: Interaction, data: Json): OpenModal {
    const modal: OpenModal = { interactionId: interaction.id, data: modalData(data) };
    const userId = interaction.person.user.id;
    const { channel, owners, source } = interaction;
    this.modals.set(userId, { modal, channel, owners, ...(source ? { source } : {}) });
    this.#world.wire.announce({ type: "modal", userId, modal });
    return modal;
  }

  closeModal(userId: Snowflake): void {
    if (this.modals.delete(userId)) this.#world.wire.announce({ type: "modal", userId, modal: null });
  }

  #post(
    interaction: Interaction,
    body: Json,
    files: ReadonlyMap<number, SandboxAttachment>,
    shape: Pick<Draft, "type" | "extra">,
  ): StoredMessage {
    // Where neither the server has the application nor the person may show outside ones to all, answers are private.
    const ephemeral = (flagsOf(body) & MessageFlags.Ephemeral) !== 0 || this.#isMuted(interaction);
    return postMessage(this.#world, this.#files, {
      channel: interaction.channel,
      author: this.#world.bot,
      body,
      files,
      onlyFor: ephemeral ? interaction.person.user.id : null,
      ...(shape.type === undefined ? {} : { type: shape.type }),
      extra: {
        webhook_id: this.#world.botId,
        application_id: this.#world.botId,
        ...this.#metadata(interaction),
        ...shape.extra,
      },
    });
  }

  #isMuted({ channel, person }: Interaction): boolean {
    if (channel.guildId === null || this.#world.hasBot(channel)) return false;
    return !(permissionsIn(this.#world, channel, person.user.id) & PermissionFlagsBits.UseExternalApps);
  }

  #replyShape(interaction: Interaction): Pick<Draft, "type" | "extra"> {
    if (interaction.type === InteractionType.ApplicationCommand) return { type: MessageType.ChatInputCommand };
    return interaction.source
      ? { type: MessageType.Reply, extra: this.#replyTo(interaction.source.api) }
      : { type: MessageType.Default };
  }

  #replyTo(message: APIMessage): Partial<APIMessage> {
    return { message_reference: { type: 0, message_id: message.id, channel_id: message.channel_id } };
  }

  #metadata(interaction: Interaction): Partial<APIMessage> {
    const metadata = {
      id: interaction.id,
      type: interaction.type,
      user: interaction.person.user,
      authorizing_integration_owners: interaction.owners,
      ...(interaction.commandName === undefined ? {} : { name: interaction.commandName }),
      ...(interaction.source ? { interacted_message_id: interaction.source.api.id } : {}),
    };
    return { interaction_metadata: metadata } as Partial<APIMessage>;
  }

  #payload(interaction: Interaction): APIInteraction {
    const world = this.#world;
    const { person, channel, source, owners } = interaction;
    const guild = world.guilds.get(channel.guildId ?? "");
    const common = {
      id: interaction.id,
      application_id: world.botId,
      type: interaction.type,
      token: interaction.token,
      version: 1 as const,
      data: interaction.data,
      channel_id: channel.id,
      channel: interactionChannel(world, channel, person.user.id),
      ...(guild
        ? {
            guild_id: guild.id,
            guild: { id: guild.id, features: [], locale: Locale.EnglishUS },
            guild_locale: Locale.EnglishUS,
            member: interactionMember(world, channel, person),
          }
        : { user: person.user }),
      ...(source ? { message: source.api } : {}),
      locale: person.locale ?? Locale.EnglishUS,
      app_permissions: appPermissions(world, channel).toString(),
      entitlements: [],
      authorizing_integration_owners: owners,
      context: contextOf(channel),
      attachment_size_limit: 10 * 1024 * 1024,
    };
    // Which data goes with which type is known where the interaction is started.
    return common as unknown as APIInteraction;
  }
}

/** Where an interaction happens: in a server, in direct messages with the bot, or among people. */
export function contextOf(channel: Channel): InteractionContextType {
  if (channel.guildId !== null) return InteractionContextType.Guild;
  return channel.recipientId === null ? InteractionContextType.PrivateChannel : InteractionContextType.BotDM;
}

/** What an application may do by its answers alone where it is no member. */
const answersMay =
  PermissionFlagsBits.AttachFiles | PermissionFlagsBits.EmbedLinks | PermissionFlagsBits.MentionEveryone;

/** What the application may do where an interaction happens, as Discord tells it. */
function appPermissions(world: World, channel: Channel): bigint {
  switch (contextOf(channel)) {
    case InteractionContextType.PrivateChannel:
      return answersMay;
    case InteractionContextType.BotDM:
      return answersMay | PermissionFlagsBits.UseExternalEmojis;
    case InteractionContextType.Guild: {
      if (world.hasBot(channel)) return permissionsIn(world, channel, world.botId);
      const guild = world.guildOf(channel);
      const everyone = BigInt(guild.roles.get(guild.id)?.permissions ?? 0);
      return everyone & (answersMay | PermissionFlagsBits.UseExternalEmojis);
    }
  }
}

function choicesOf(data: Json) {
  return records(data.choices).map((choice) => ({
    name: String(choice.name),
    value: typeof choice.value === "number" ? choice.value : String(choice.value),
  }));
}

/** The form has passed the validator, which knows its shape. */
function modalData(data: Json): APIModalInteractionResponseCallbackData {
  return data as unknown as APIModalInteractionResponseCallbackData;
}
