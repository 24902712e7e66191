/**
 * What no player of the bot's does for want of anything better: it gives something up, makes others wait, or says something in
 * advance. A practice opponent gives up a dealt hand or an agenda where its own judgement says so.
 */
import type { ActionType } from "../engine/index.ts";

export const NEVER: ReadonlySet<ActionType> = new Set<ActionType>([
  "surrender",
  "concede",
  "discard-agenda",
  "mulligan",
  "wait",
  "loose",
  "object",
  "standing",
  "pile",
]);
