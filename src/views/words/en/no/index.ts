/** Why the rules say no, a topic a file. */
import { NO_ACTING } from "./acting.ts";
import { NO_AFTERMATHS } from "./aftermaths.ts";
import { NO_AGENDAS } from "./agendas.ts";
import { NO_ANY_TIME } from "./any-time.ts";
import { NO_CONFLICTS } from "./conflicts.ts";
import { NO_DAMAGE } from "./damage.ts";
import { NO_DRAW } from "./draw.ts";
import { NO_EVENTS } from "./events.ts";
import { NO_FLEETS } from "./fleets.ts";
import { NO_MERCENARIES } from "./mercenaries.ts";
import { NO_NOTHING } from "./nothing.ts";
import { NO_REPLACING } from "./replacing.ts";
import { NO_SETUP } from "./setup.ts";
import { NO_SPONSORING } from "./sponsoring.ts";
import { NO_STATES } from "./states.ts";
import { NO_UNDOING } from "./undoing.ts";
import { NO_VOTES } from "./votes.ts";

export const NO = {
  ...NO_ANY_TIME,
  ...NO_SETUP,
  ...NO_ACTING,
  ...NO_SPONSORING,
  ...NO_REPLACING,
  ...NO_AGENDAS,
  ...NO_CONFLICTS,
  ...NO_DAMAGE,
  ...NO_FLEETS,
  ...NO_MERCENARIES,
  ...NO_EVENTS,
  ...NO_AFTERMATHS,
  ...NO_DRAW,
  ...NO_NOTHING,
  ...NO_STATES,
  ...NO_UNDOING,
  ...NO_VOTES,
} as const;
