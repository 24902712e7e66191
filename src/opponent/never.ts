/** What no player of the bot's does: it gives something up, makes others wait, or says something in advance. */
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
