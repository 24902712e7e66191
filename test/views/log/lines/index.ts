import type { Event, EventType } from "../../../../src/engine/index.ts";
import { BY_HAND } from "./by-hand.ts";
import { CARD } from "./card.ts";
import { CONFLICT } from "./conflict.ts";
import { INFLUENCE } from "./influence.ts";
import { PLAY } from "./play.ts";
import { POLITICS } from "./politics.ts";
import { TABLE } from "./table.ts";

/** One event of every type, with the line of the log that it makes. */
export const LINES: Readonly<Record<EventType, readonly [Event, string]>> = {
  ...BY_HAND,
  ...CARD,
  ...CONFLICT,
  ...INFLUENCE,
  ...PLAY,
  ...POLITICS,
  ...TABLE,
};
