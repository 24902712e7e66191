/** Why the rules say no, a topic a file. */
import { ACTING } from "./acting.ts";
import { AFTERMATHS } from "./aftermaths.ts";
import { AGENDAS } from "./agendas.ts";
import { ANY_TIME } from "./any-time.ts";
import { CONFLICTS } from "./conflicts.ts";
import { DAMAGE } from "./damage.ts";
import { DRAW } from "./draw.ts";
import { EVENTS } from "./events.ts";
import { FLEETS } from "./fleets.ts";
import { MERCENARIES } from "./mercenaries.ts";
import { NOTHING } from "./nothing.ts";
import { REPLACING } from "./replacing.ts";
import { SETUP } from "./setup.ts";
import { SPONSORING } from "./sponsoring.ts";
import { STATES } from "./states.ts";
import { VOTES } from "./votes.ts";

export const NO = {
  ...ANY_TIME,
  ...SETUP,
  ...ACTING,
  ...SPONSORING,
  ...REPLACING,
  ...AGENDAS,
  ...CONFLICTS,
  ...DAMAGE,
  ...FLEETS,
  ...MERCENARIES,
  ...EVENTS,
  ...AFTERMATHS,
  ...DRAW,
  ...NOTHING,
  ...STATES,
  ...VOTES,
} as const;
