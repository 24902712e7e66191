import { hash } from "node:crypto";
import { z } from "zod";
import type { Message } from "../../views/index.ts";
import { happenedSchema, liveSchema } from "../pressed/shown.ts";

const placedSchema = z.object({ message: z.string(), hash: z.string() });
/** A message that was posted, and the body that it shows. */
export type Placed = z.infer<typeof placedSchema>;

/**
 * Messages of a table that are edited in place. The board stands below the tracker, in its message; it has one of its own
 * only where both do not fit into one.
 */
export const FIXED = ["lobby", "tracker", "board", "end"] as const;
export type Fixed = (typeof FIXED)[number];

const handSchema = z.union([placedSchema.extend({ channel: z.string() }), z.literal("closed")]);

/** Why a thread takes no messages. */
export const BARS = ["channel-gone", "server-gone", "not-allowed", "locked", "threads-full"] as const;

/** Permissions without which a thread shows less. */
export const CURBS = ["may-send-messages-in-threads", "may-embed-links", "may-attach-files"] as const;

const postedSchema = z.object({
  /** Announcements up to this id are in the thread. */
  done: z.number(),
  /** Announcements up to this id are being posted as one batch, which a restart repeats exactly; null between batches. */
  batch: z.number().nullable(),
  /** The last words of that batch stand with the next question. */
  held: z.boolean().optional(),
  /** The newest message of the thread that is the bot's own. */
  last: z.string().optional(),
  /** How many messages of that batch are in the thread for certain. */
  said: z.number().optional(),
  /** What the server is to remember of announcements up to this id is kept; as far as `done` where it is left out. */
  kept: z.number().optional(),
  /** `pictured`: pictures stand in it, which a text in its place takes away. */
  fixed: z.partialRecord(
    z.enum(FIXED),
    placedSchema.extend({ pinned: z.boolean(), made: z.number(), pictured: z.literal(true).optional() }),
  ),
  /**
   * Prompts that have not lost their buttons. A key holds the ids of the decisions that one message asks for, joined by
   * dots; the message is "" until it is known to be posted, `afterwards` what it says once it is answered, if nothing
   * happened before it, `facts` what did, `mark` what it is known by in the thread, `nonce` what it is posted with: a decision that is asked again later is another
   * post.
   */
  prompts: z.record(
    z.string(),
    placedSchema.extend({
      afterwards: z.string().optional(),
      facts: happenedSchema.optional(),
      nonce: z.string().optional(),
      mark: z.string().optional(),
    }),
  ),
  /** Messages of the log with buttons that are good for a time only. */
  live: liveSchema.optional(),
  /** Hands by direct message, of tables that have not written them down apart yet. */
  hands: z.record(z.string(), handSchema).optional(),
  /** The nonces of messages that may have been posted or not: a restart cannot know. */
  posting: z
    .union([z.string(), z.array(z.string())])
    .nullable()
    .transform((nonces) => (nonces === null ? [] : typeof nonces === "string" ? [nonces] : nonces)),
  /** The thread takes no messages: why, and since when in ms since the epoch. Nothing is forgotten meanwhile. */
  barred: z.object({ reason: z.enum(BARS), since: z.number() }).optional(),
  /** What the thread lacks to show all as it should be, by permission: who plays has been told. */
  curbed: z.array(z.enum(CURBS)).optional(),
  /** How often the table had moved to another thread when this was written: what stands in a former one counts no more. */
  moves: z.number().optional(),
  /** The thread that the table has left and the prompts in it, until they are told so. */
  former: z.object({ thread: z.string(), prompts: z.array(z.string()) }).optional(),
  /**
   * When it was brought back from a backup; `made`: what was posted before that, by Discord's clock, is of before the
   * backup; both in ms since the epoch; `looked`: whether what the thread shows of later was looked for.
   */
  restored: z.object({ at: z.number(), made: z.number().default(0), looked: z.boolean() }).optional(),
  /** What earlier versions wrote in its place, sometimes for what was no fault of the thread's. */
  lost: z.boolean().optional(),
});
/** What a table's thread shows so far: written after each request to Discord, so that a restart goes on from there. */
export type PostedThread = z.infer<typeof postedSchema>;

/** The document as it is stored, whoever wrote it. */
export function parsePosted(document: unknown): PostedThread {
  if (document === undefined) return { done: 0, batch: null, fixed: {}, prompts: {}, posting: [] };
  const { lost, ...posted } = postedSchema.parse(document);
  // Whether the thread is there is asked once more.
  return lost ? { ...posted, barred: posted.barred ?? { reason: "not-allowed", since: 0 } } : posted;
}

const sentSchema = z.record(
  z.string(),
  z.union([
    placedSchema.extend({ channel: z.string(), user: z.string().optional(), called: z.string().optional() }),
    z.object({ closed: z.number(), user: z.string().optional() }),
  ]),
);
/**
 * Each seat's hand by direct message, and to whom, which is left out before seats could change hands; `called`: what its
 * player was called for last; `closed`: since when the player takes none, in ms since the epoch.
 */
export type SentHands = z.infer<typeof sentSchema>;

/** The hands as they are stored; before they were stored apart, what stood among the thread's messages. */
export function parseSent(document: unknown, before: PostedThread["hands"]): SentHands {
  if (document !== undefined) return sentSchema.parse(document);
  return Object.fromEntries(
    Object.entries(before ?? {}).map(([seat, hand]) => [seat, hand === "closed" ? { closed: 0 } : hand]),
  );
}

/** A short name for a message's body: equal bodies, equal hashes. */
export function bodyHash(message: Message): string {
  const known = hashes.get(message);
  if (known !== undefined) return known;
  const name = hash("sha256", JSON.stringify(message), "base64url").slice(0, 16);
  hashes.set(message, name);
  return name;
}

const hashes = new WeakMap<Message, string>();

/** What a message that may have been posted is known by in its channel: its text, its titles and what can be pressed. */
export function markOfPost(body: {
  content: string;
  embeds?: readonly { title?: string | undefined }[] | undefined;
  components?: readonly { components?: readonly object[] | undefined }[] | undefined;
}): string {
  const titles = (body.embeds ?? []).map(({ title }) => title ?? "");
  const pressed = (body.components ?? []).flatMap(({ components = [] }) =>
    components.map((each) => ("custom_id" in each ? each.custom_id : "")),
  );
  return hash("sha256", JSON.stringify([body.content.trim(), titles, pressed]), "base64url").slice(0, 16);
}

/** The nonce of one post: the same for the same thing at the same table, at most 25 characters. */
export function nonceOf(...parts: readonly (string | number)[]): string {
  return hash("sha256", parts.join(":"), "base64url").slice(0, 24);
}
