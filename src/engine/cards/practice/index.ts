/** The practice set's face: its cards and its decks. */
import type { CardFacts } from "../facts.ts";
import { AFTERMATHS } from "./aftermaths.ts";
import { AGENDAS } from "./agendas.ts";
import { FLEETS, GROUPS, LOCATIONS } from "./assets.ts";
import { CENTAURI } from "./centauri.ts";
import { CHARACTERS } from "./characters.ts";
import { CONFLICTS } from "./conflicts.ts";
import { CONTINGENCIES } from "./contingencies.ts";
import { ENHANCEMENTS } from "./enhancements.ts";
import { EVENTS } from "./events.ts";
import { FEATS } from "./feats.ts";
import { HUMAN } from "./human.ts";
import { INTRIGUES } from "./intrigues.ts";
import { MINBARI } from "./minbari.ts";
import { NARN } from "./narn.ts";
import { NON_ALIGNED } from "./non-aligned.ts";
import { POLITICS } from "./politics.ts";
import { SUCCESSORS } from "./successors.ts";

export { PRACTICE_DECKS } from "./decks.ts";

/** Every practice card, the loyal ones first. */
export const PRACTICE_CARDS: readonly CardFacts[] = [
  ...CENTAURI,
  ...HUMAN,
  ...MINBARI,
  ...NARN,
  ...NON_ALIGNED,
  ...CHARACTERS,
  ...SUCCESSORS,
  ...FLEETS,
  ...GROUPS,
  ...LOCATIONS,
  ...ENHANCEMENTS,
  ...AGENDAS,
  ...EVENTS,
  ...INTRIGUES,
  ...CONFLICTS,
  ...AFTERMATHS,
  ...CONTINGENCIES,
  ...FEATS,
  ...POLITICS,
];
