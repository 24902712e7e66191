/** Buttons and what happened, as it is written down which of them stand in a message. */
import { z } from "zod";
import type { Event } from "../../engine/index.ts";

export const shownSchema = z.object({ id: z.string(), label: z.string(), style: z.int() });
export const liveSchema = z.record(z.string(), z.array(shownSchema));
/** The buttons of messages in the log that will be over one day, by the message's id. */
export type Live = z.infer<typeof liveSchema>;

/** A button's custom id, label and style, in the order of the message. */
export type ShownButtons = z.infer<typeof shownSchema>;

/** Events are public, and as plain as what the table's log keeps of them. */
const eventsSchema = z.array(
  z.custom<Event>((event) => typeof event === "object" && event !== null && "type" in event),
);

export const happenedSchema = z.object({
  text: z.string(),
  buttons: z.array(shownSchema),
  /** What its last lines tell, where another may do the same and be told along with it. */
  last: eventsSchema.optional(),
});
/** What happened, in words, and the buttons that belong to it. */
export type Happened = z.infer<typeof happenedSchema>;

/** The same as it has just been put into words. `first`: what its first lines tell, where that may go on what stands above. */
export type JustHappened = Happened & { readonly first?: readonly Event[] };
