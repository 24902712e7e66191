/** What actions name, as it arrives from outside. */
import { z } from "zod";
import { ABILITIES } from "../state/vocabulary.ts";

export const seatIndex = z.int().min(0).max(9);
export const cardId = z.int().min(0).max(4_000);
export const conflictId = z.int().min(0).max(100_000);
export const cardIds = z.array(cardId).max(60);

export const targetSchema = z.discriminatedUnion("what", [
  z.object({ what: z.literal("card"), card: cardId }).strict(),
  z.object({ what: z.literal("player"), seat: seatIndex }).strict(),
  z.object({ what: z.literal("conflict"), conflict: conflictId }).strict(),
]);
/** The ability that is really used, where the card may use it as the one that is wanted. */
export const using = z.enum(ABILITIES).optional();
