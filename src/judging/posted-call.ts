/** What is noted of a call for a judge that stands in a server's channel for them. */
import { z } from "zod";

const postedCallSchema = z.object({
  number: z.number(),
  question: z.string(),
  channel: z.string(),
  message: z.string(),
  taken: z.string().nullable(),
  /** It came from a backup: what the message shows may be of later. */
  restored: z.literal(true).optional(),
});
export type PostedCall = z.infer<typeof postedCallSchema>;

/** null for what is none. */
export const parsePostedCall = (value: unknown): PostedCall | null => postedCallSchema.safeParse(value).data ?? null;

/** As it is to be restored: its message is edited to what the table says. Throws for what is none. */
export const callAsRestored = (value: unknown): PostedCall => ({ ...postedCallSchema.parse(value), restored: true });
