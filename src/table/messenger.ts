import { ChannelType, DiscordAPIError, type REST, RESTJSONErrorCodes, Routes } from "discord.js";
import { z } from "zod";
import type { Message } from "../views/index.ts";

/** Where the table's messages go. Every call is one request to Discord; waiting out rate limits is discord.js's work. */
export interface Messenger {
  /**
   * Posts a message and gives its id. The same nonce within a few minutes gives the message that was made then, so a
   * post whose answer was lost is not made twice. At most 25 characters.
   */
  create(channel: string, message: Message, nonce: string): Promise<string>;
  /** What is left out stays as it is. Rejects with `Refusing` "message-gone" where somebody has deleted the message. */
  edit(channel: string, id: string, message: Partial<Message>): Promise<void>;
  pin(channel: string, id: string): Promise<void>;
  unpin(channel: string, id: string): Promise<void>;
  /** The direct-message channel with a user. */
  direct(userId: string): Promise<string>;
  /** Opens a thread without a message of its own under a text channel. */
  openThread(channel: string, name: string): Promise<string>;
}

/** What Discord refused for good: trying again would not help. */
export class Refusing extends Error {
  override readonly name = "Refusing";
  readonly why: "message-gone" | "channel-gone" | "direct-closed" | "not-allowed";

  constructor(why: Refusing["why"], cause: unknown) {
    super(`Discord refuses: ${why}`, { cause });
    this.why = why;
  }
}

/** Minutes without a message after which Discord puts a thread away: a week. */
const ARCHIVE_AFTER = 10_080;

const withId = z.looseObject({ id: z.string() });

export function createMessenger(rest: REST): Messenger {
  const request = async (
    method: "post" | "patch" | "put" | "delete",
    path: `/${string}`,
    body?: object,
  ): Promise<unknown> => {
    try {
      return await rest[method](path, body && { body });
    } catch (error) {
      throw refusing(error);
    }
  };
  /** A thread that Discord has put away is taken out again first. */
  const awake = async (channel: string, work: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || error.code !== RESTJSONErrorCodes.InvalidActionOnArchivedThread)
        throw error;
      await request("patch", Routes.channel(channel), { archived: false });
      return work();
    }
  };
  return {
    async create(channel, message, nonce) {
      const { flags: _, ...parts } = message;
      const body = { ...parts, nonce, enforce_nonce: true };
      const made = await awake(channel, () => request("post", Routes.channelMessages(channel), body));
      return withId.parse(made).id;
    },
    async edit(channel, id, message) {
      const { flags: _, ...body } = message;
      await awake(channel, () => request("patch", Routes.channelMessage(channel, id), body));
    },
    async pin(channel, id) {
      await awake(channel, () => request("put", Routes.channelMessagesPin(channel, id)));
    },
    async unpin(channel, id) {
      await awake(channel, () => request("delete", Routes.channelMessagesPin(channel, id)));
    },
    async direct(userId) {
      return withId.parse(await request("post", Routes.userChannels(), { recipient_id: userId })).id;
    },
    async openThread(channel, name) {
      const thread = { name, type: ChannelType.PublicThread, auto_archive_duration: ARCHIVE_AFTER };
      return withId.parse(await request("post", Routes.threads(channel), thread)).id;
    },
  };
}

function refusing(error: unknown): unknown {
  if (!(error instanceof DiscordAPIError)) return error;
  switch (error.code) {
    case RESTJSONErrorCodes.UnknownMessage:
      return new Refusing("message-gone", error);
    case RESTJSONErrorCodes.UnknownChannel:
      return new Refusing("channel-gone", error);
    case RESTJSONErrorCodes.CannotSendMessagesToThisUser:
    case RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds:
      return new Refusing("direct-closed", error);
    case RESTJSONErrorCodes.MissingAccess:
    case RESTJSONErrorCodes.MissingPermissions:
      return new Refusing("not-allowed", error);
    default:
      return error;
  }
}
