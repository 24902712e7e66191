import { ChannelType, type REST, RESTJSONErrorCodes, type RESTOptions, Routes } from "discord.js";
import { z } from "zod";
import type { Message } from "../../views/index.ts";
import { withoutEmbeds } from "../../views/text/without-embeds.ts";
import { markOfPost } from "../pass/posted.ts";
import { EmbedLinks } from "./embed-links.ts";
import { multipart, type ReadyFile } from "./multipart.ts";
import { Refusing, refusing } from "./refusing.ts";

export { Refusing } from "./refusing.ts";

/**
 * Where the table's messages go. Every call is one request to Discord, and rejects with nothing but `Refusing`; waiting
 * out short rate limits is discord.js's work.
 */
export interface Messenger {
  /**
   * Posts a message and gives its id. The same nonce within a few minutes gives the message that was made then, so a
   * post whose answer was lost is not made twice. At most 25 characters.
   */
  create(channel: string, message: Message, nonce: string): Promise<string>;
  /** What is left out stays as it is. Rejects with "message-gone" where somebody has deleted the message. */
  edit(channel: string, id: string, message: Partial<Message>): Promise<void>;
  /** Who wrote a message, by their id, and the files in it. Rejects with "message-gone" where there is none. */
  read(
    channel: string,
    id: string,
  ): Promise<{ author: string; files: readonly { name: string; url: string; size: number }[] }>;
  /** The bots' newest messages in a channel, each with its mark and the ids of what can be pressed. */
  recent(channel: string): Promise<readonly { id: string; mark: string; presses: readonly string[] }[]>;
  pin(channel: string, id: string): Promise<void>;
  unpin(channel: string, id: string): Promise<void>;
  /** The direct-message channel with a user. */
  direct(userId: string): Promise<string>;
  /** Opens a thread without a message of its own under a text channel; in a forum, a post with this message and these tags. */
  openThread(
    channel: string,
    name: string,
    post?: { message: Message; tags: readonly string[] } | null,
    alone?: boolean,
  ): Promise<string>;
  /** Puts a thread of the bot's own away: it stands among the open ones no more, and can still be read. */
  archive(thread: string): Promise<void>;
  /** The threads of a server that are not put away, whoever opened them. */
  threads(guild: string): Promise<readonly { id: string; name: string; parent: string; owner: string }[]>;
  /** Makes somebody a member of a thread, so that they find it. */
  addMember(thread: string, userId: string): Promise<void>;
}

/** How long a request for one channel or reader may wait for a limit before it is refused with "later", in ms. */
const PATIENCE_MS = 5_000;

/**
 * How discord.js is to ask: each channel has a queue of its own there, which must not stand still for minutes because one
 * request is told to wait for so long. What is not about channels and readers, such as commands, waits as long as it takes.
 */
export const PATIENT: Pick<RESTOptions, "offset" | "rejectOnRateLimit" | "retries" | "timeout"> = {
  // What an answer says is left of a window is counted from when it arrives, later than Discord does: waiting so much longer
  // is enough, in ms. discord.js counts it twice.
  offset: 10,
  rejectOnRateLimit: ({ route, retryAfter }) =>
    retryAfter > PATIENCE_MS && (route.startsWith("/channels/") || route.startsWith("/users/")),
  retries: 2,
  timeout: 10_000,
};

/** Minutes without a message after which Discord puts a thread away: a week. */
const ARCHIVE_AFTER = 10_080;

const recentSchema = z.array(
  z.looseObject({
    id: z.string(),
    author: z.looseObject({ bot: z.boolean().optional() }),
    content: z.string(),
    components: z
      .array(z.looseObject({ components: z.array(z.looseObject({ custom_id: z.string().optional() })).optional() }))
      .optional(),
    embeds: z.array(z.looseObject({ title: z.string().optional() })).optional(),
  }),
);

const readSchema = z.object({
  author: z.looseObject({ id: z.string() }),
  attachments: z.array(z.looseObject({ filename: z.string(), url: z.string(), size: z.number() })).default([]),
});

const threadsSchema = z.object({
  threads: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      parent_id: z.string().nullish(),
      owner_id: z.string().nullish(),
    }),
  ),
});

const withId = z.looseObject({ id: z.string() });
/** What stands there now: fewer embeds than were sent, where the bot may not show any. */
const standsSchema = z.looseObject({ id: z.string(), embeds: z.array(z.looseObject({})).optional() });

/** `embeds`: where embeds are shown; elsewhere what they say is sent as text. */
export function createMessenger(rest: REST, embeds = new EmbedLinks()): Messenger {
  const request = async (
    method: "get" | "post" | "patch" | "put" | "delete",
    path: `/${string}`,
    body?: object,
    query?: URLSearchParams,
    files?: readonly ReadyFile[],
  ): Promise<unknown> => {
    try {
      return await rest[method](path, {
        ...(files && files.length > 0 ? multipart(body ?? {}, files) : body ? { body } : {}),
        ...(query ? { query } : {}),
      });
    } catch (error) {
      throw refusing(error, `${method.toUpperCase()} ${path}`);
    }
  };
  /** A thread that Discord has put away is taken out again first. */
  const awake = async (channel: string, work: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusing) || error.code !== RESTJSONErrorCodes.InvalidActionOnArchivedThread) throw error;
      await request("patch", Routes.channel(channel), { archived: false }).catch((refused: unknown) => {
        // Whoever may write there may wake it, unless it is locked as well.
        const isLocked = refused instanceof Refusing && refused.code === RESTJSONErrorCodes.MissingPermissions;
        throw isLocked ? new Refusing("locked", refused.cause, refused) : refused;
      });
      return work();
    }
  };
  const post = async (channel: string, message: Partial<Message>, nonce: string): Promise<Stands> => {
    const { body: parts, files } = sent(message);
    const body = { ...parts, nonce, enforce_nonce: true };
    const made = await awake(channel, () => request("post", Routes.channelMessages(channel), body, undefined, files));
    return standsSchema.parse(made);
  };
  const patch = async (channel: string, id: string, message: Partial<Message>): Promise<Stands> => {
    const { body, files } = sent(message);
    const path = Routes.channelMessage(channel, id);
    return standsSchema.parse(await awake(channel, () => request("patch", path, body, undefined, files)));
  };
  /** Sends what can be seen there; what has come to stand without its embeds says them as text. */
  const seen = async (
    channel: string,
    message: Partial<Message>,
    send: (form: Partial<Message>) => Promise<Stands>,
  ): Promise<string> => {
    if ((message.embeds ?? []).length === 0) return (await send(message)).id;
    const text = withoutEmbeds(message);
    if (!embeds.shownIn(channel)) return (await send(text)).id;
    try {
      const stands = await send(message);
      if ((stands.embeds ?? []).length > 0) return stands.id;
      embeds.dropped(channel);
      // The files stand there already.
      const { files: _, ...words } = text;
      await patch(channel, stands.id, words);
      return stands.id;
    } catch (error) {
      if (!(error instanceof Refusing) || error.code !== RESTJSONErrorCodes.MissingPermissions) throw error;
      // Of a message that is nothing but embeds it says so; without the permission to write the text is refused as well.
      const { id } = await send(text);
      embeds.dropped(channel);
      return id;
    }
  };
  const visible = (channel: string, message: Message) => (embeds.shownIn(channel) ? message : withoutEmbeds(message));
  return {
    create: (channel, message, nonce) => seen(channel, message, (form) => post(channel, form, nonce)),
    async edit(channel, id, message) {
      await seen(channel, message, (form) => patch(channel, id, form));
    },
    async read(channel, id) {
      const { author, attachments } = readSchema.parse(await request("get", Routes.channelMessage(channel, id)));
      return {
        author: author.id,
        files: attachments.map(({ filename, url, size }) => ({ name: filename, url, size })),
      };
    },
    async recent(channel) {
      const found = await request(
        "get",
        Routes.channelMessages(channel),
        undefined,
        new URLSearchParams({ limit: "50" }),
      );
      return recentSchema
        .parse(found)
        .filter(({ author }) => author.bot === true)
        .map(({ id, author: _, ...body }) => ({
          id,
          mark: markOfPost(body),
          presses: (body.components ?? []).flatMap(({ components = [] }) =>
            components.flatMap(({ custom_id }) => custom_id ?? []),
          ),
        }));
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
    async threads(guild) {
      const { threads } = threadsSchema.parse(await request("get", Routes.guildActiveThreads(guild)));
      return threads.map(({ id, name, parent_id, owner_id }) => ({
        id,
        name,
        parent: parent_id ?? "",
        owner: owner_id ?? "",
      }));
    },
    async archive(thread) {
      await request("patch", Routes.channel(thread), { archived: true });
    },
    async addMember(thread, userId) {
      await request("put", Routes.threadMembers(thread, userId));
    },
    async openThread(channel, name, first = null, alone = false) {
      const named = { name, auto_archive_duration: ARCHIVE_AFTER };
      const thread =
        first === null
          ? alone
            ? { ...named, type: ChannelType.PrivateThread, invitable: false }
            : { ...named, type: ChannelType.PublicThread }
          : { ...named, message: sent(visible(channel, first.message)).body, applied_tags: first.tags };
      return withId.parse(await request("post", Routes.threads(channel), thread)).id;
    },
  };
}

type Stands = z.infer<typeof standsSchema>;

/** What Discord is told, and the files beside it: those that an edit does not name are taken away. Flags are for replies alone. */
function sent({ flags: _, pictures: __, cut: ___, files, ...body }: Partial<Message>): {
  body: object;
  files: ReadyFile[];
} {
  if (files === undefined) return { body, files: [] };
  const attachments = files.map((file, index) => ({
    id: String(index),
    filename: file.name,
    ...("alt" in file ? { description: file.alt } : {}),
  }));
  const ready = files.map((file, index) => ({
    name: file.name,
    key: `files[${index}]`,
    data: "bytes" in file ? file.bytes : Buffer.from(file.text),
    contentType: "bytes" in file ? "image/webp" : "text/plain",
  }));
  return { body: { ...body, attachments }, files: ready };
}
