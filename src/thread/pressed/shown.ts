/** Buttons and what happened, as it is written down which of them stand in a message. */
import { z } from "zod";

export const shownSchema = z.object({ id: z.string(), label: z.string(), style: z.int() });
export const liveSchema = z.record(z.string(), z.array(shownSchema));
/** The buttons of messages in the log that will be over one day, by the message's id. */
export type Live = z.infer<typeof liveSchema>;

/** A button's custom id, label and style, in the order of the message. */
export type ShownButtons = z.infer<typeof shownSchema>;

export const happenedSchema = z.object({ text: z.string(), buttons: z.array(shownSchema) });
/** What happened, in words, and the buttons that belong to it. */
export type Happened = z.infer<typeof happenedSchema>;
