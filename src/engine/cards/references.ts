import { z } from "zod";
import { POWERS, RACES } from "../state/vocabulary.ts";
import { cardSpecSchema } from "./target-spec.ts";

export { stateNameSchema } from "./target-spec.ts";

/** A player's faction. `you` is the card's controller; `target` the faction that was named or that has the target card, `second` the same of the second target; `conflict-target` the one that the conflict at hand targets; `target-race` every faction of its race, `other-races` all others, and where tensions are meant the races that nobody plays. */
export const whoSchema = z.union([
  z.enum(["you", "target", "second", "initiator", "each", "others", "target-race", "other-races", "conflict-target"]),
  z.object({ seat: z.int().min(0).max(9) }).strict(),
  z.object({ race: z.enum(RACES) }).strict(),
]);
export type Who = z.infer<typeof whoSchema>;

/** A faction or a force that is nobody's. */
export const partySchema = z.union([whoSchema, z.enum(POWERS)]);
export type Party = z.infer<typeof partySchema>;

/** Tokens of which kind, where they are not just a card's own. engine: Drakh Rule 7 — chaos tokens are all alike */
export const tokenKindSchema = z.literal("chaos").optional();

/** One or more cards in play. `second` is the second target of two, or the card that was picked; `host` what the card is attached to; `participants` all in the conflict at hand; `other` the other card in what is answered; `first-supporter` the character that its initiator first rotated to support the conflict at hand; `payers` those that rotated to pay for it; `every` each card that is so at that moment, `in` only of these factions. */
export const whichSchema = z.union([
  z.enum([
    "this",
    "target",
    "second",
    "host",
    "your-ambassador",
    "initiator-ambassador",
    "participants",
    "payers",
    "other",
    "first-supporter",
  ]),
  z.object({ card: z.int().min(0) }).strict(),
  z.object({ every: cardSpecSchema, in: whoSchema.optional() }).strict(),
]);
export type Which = z.infer<typeof whichSchema>;
