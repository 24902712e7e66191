import { hash } from "node:crypto";
import { z } from "zod";
import type { Message } from "../views/index.ts";
import { liveSchema } from "./live-buttons.ts";

const placedSchema = z.object({ message: z.string(), hash: z.string() });
/** A message that was posted, and the body that it shows. */
export type Placed = z.infer<typeof placedSchema>;

/** Messages of a table that are edited in place. */
export const FIXED = ["lobby", "tracker", "board", "end"] as const;
export type Fixed = (typeof FIXED)[number];

const postedSchema = z.object({
  /** Announcements up to this id are in the thread. */
  done: z.number(),
  /** Announcements up to this id are being posted as one batch, which a restart repeats exactly; null between batches. */
  batch: z.number().nullable(),
  fixed: z.partialRecord(z.enum(FIXED), placedSchema.extend({ pinned: z.boolean(), made: z.number() })),
  /**
   * Prompts that have not lost their buttons. A key holds the ids of the decisions that one message asks for, joined by
   * dots; the message is "" until it is known to be posted, `afterwards` what
   * it says once it is answered, `nonce` what it is posted with: a decision that is asked again later is another post.
   */
  prompts: z.record(
    z.string(),
    placedSchema.extend({ afterwards: z.string().optional(), nonce: z.string().optional() }),
  ),
  /** Messages of the log with buttons that are good for a time only. */
  live: liveSchema.optional(),
  /** Each seat's hand by direct message; `closed` where the player takes none. */
  hands: z.record(z.string(), z.union([placedSchema.extend({ channel: z.string() }), z.literal("closed")])),
  /** The nonce of the message that is being posted: a restart cannot know whether it was. */
  posting: z.string().nullable(),
  /** The thread cannot be written any more. */
  lost: z.boolean(),
});
/** What a table's thread shows so far: written after each request to Discord, so that a restart goes on from there. */
export type Posted = z.infer<typeof postedSchema>;

export function parsePosted(document: unknown): Posted {
  if (document === undefined) {
    return { done: 0, batch: null, fixed: {}, prompts: {}, hands: {}, posting: null, lost: false };
  }
  return postedSchema.parse(document);
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

/** The nonce of one post: the same for the same thing at the same table, at most 25 characters. */
export function nonceOf(...parts: readonly (string | number)[]): string {
  return hash("sha256", parts.join(":"), "base64url").slice(0, 24);
}
