/** What the shapes of several effects are made of. */

import { z } from "zod";
import { whoSchema } from "../cards/references.ts";
import { ABILITIES, COUNCIL } from "../state/vocabulary.ts";

/** Whose vote: a race's on the Babylon 5 council, played or not, or a player's. */
export const voterSchema = z.union([z.enum(COUNCIL), whoSchema]);
export type Voter = z.infer<typeof voterSchema>;

export const amountSchema = z.int().min(1).max(20);

/**
 * How long a change of an ability lasts. `conflict`: until the conflict at hand has been resolved; `attack`: until the attack
 * that is being answered has dealt its damage; `initiative`: until
 * initiative is determined, and no longer than the card that gives it is in play.
 */
export const untilSchema = z.enum(["end-of-turn", "conflict", "attack", "while-rotated", "initiative", "permanent"]);
export type Until = z.infer<typeof untilSchema>;

/** How long a card stays under another player's control. `permanent`: as long as it is in play. */
export const controlUntilSchema = z.enum(["end-of-turn", "while-rotated", "permanent"]);
export type ControlUntil = z.infer<typeof controlUntilSchema>;

/** What several cards, or none, can do to an ability: the sums of a text are written as `by`. */
export const timesSchema = z.enum(["double", "half"]);

export const abilitySchema = z.enum(ABILITIES);
export const anyAbilitySchema = z.enum([...ABILITIES, "all"]);

/** What may move from the old card to the new one when a card is replaced. */
export const TRANSFERS = ["enhancements", "aftermaths", "contingencies", "marks"] as const;
export type Transfer = (typeof TRANSFERS)[number];

/** How long something waits for what happens. `while-in-play`: as long as the card that says so is there. */
export const watchUntilSchema = z.enum(["end-of-turn", "while-rotated", "while-in-play", "permanent"]);
export type WatchUntil = z.infer<typeof watchUntilSchema>;

/** The actions with which an event may be played along. */
export const ALONG = ["sponsor", "promote", "build", "support", "oppose", "attack", "lead", "rotate", "heal"] as const;
export type AlongWith = (typeof ALONG)[number];
