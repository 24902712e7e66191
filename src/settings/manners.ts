/** How a table wants to play beside its rules: talk, taking back, and leaving. The rules say nothing of these; the table does. */
import { z } from "zod";

/** `free`: any talk, and no deal binds; `kept`: deals that stand in the thread are kept; `open`: talk in the thread alone. */
export const TALKS = ["free", "kept", "open"] as const;
/** `free`: the own last step, as long as nobody has acted since; `consent`: all others are asked each time; `never`. */
export const TAKEBACKS = ["free", "consent", "never"] as const;
/** `free`: concede or hand the seat over; `hand-over`: hand it over rather than concede; `own-seats`: nobody plays another's seat. */
export const LEAVINGS = ["free", "hand-over", "own-seats"] as const;

export const mannersSchema = z
  .object({ talk: z.enum(TALKS), takebacks: z.enum(TAKEBACKS), leaving: z.enum(LEAVINGS) })
  .readonly();
export type Manners = z.infer<typeof mannersSchema>;

/** What a table has where nobody chooses otherwise. */
export const USUAL_MANNERS: Manners = { talk: "free", takebacks: "free", leaving: "free" };

export const MANNERS = { talk: TALKS, takebacks: TAKEBACKS, leaving: LEAVINGS } as const satisfies {
  [K in keyof Manners]: readonly Manners[K][];
};
export type Manner = keyof Manners;

export const isManner = (text: string): text is Manner => Object.hasOwn(MANNERS, text);

/** The manners with one of them changed; null where that is none of its choices. */
export function withManner(manners: Manners, which: Manner, value: string): Manners | null {
  const read = mannersSchema.safeParse({ ...manners, [which]: value });
  return read.success ? read.data : null;
}
