/** The practice set's face: its cards and its decks. */
import type { StarterDeck } from "../decks.ts";
import type { CardFacts } from "../facts.ts";
import { AFTERMATHS } from "./aftermaths.ts";
import { AGENDAS } from "./agendas.ts";
import { FLEETS, GROUPS, LOCATIONS } from "./assets.ts";
import { CENTAURI } from "./centauri.ts";
import { CHARACTERS } from "./characters.ts";
import { CONFLICTS } from "./conflicts.ts";
import { CONTINGENCIES } from "./contingencies.ts";
import { CORPORATE } from "./corporate.ts";
import { COUNTING } from "./counting.ts";
import { PRACTICE_DECKS as RACE_DECKS } from "./decks.ts";
import { DRAKH } from "./drakh.ts";
import { ENHANCEMENTS } from "./enhancements.ts";
import { EVENTS } from "./events.ts";
import { FACTION_DECKS } from "./faction-decks.ts";
import { FEATS } from "./feats.ts";
import { HOME } from "./home.ts";
import { HUMAN } from "./human.ts";
import { INTRIGUES } from "./intrigues.ts";
import { MINBARI } from "./minbari.ts";
import { NARN } from "./narn.ts";
import { NON_ALIGNED } from "./non-aligned.ts";
import { OMENS } from "./omens.ts";
import { OUTSIDE } from "./outside.ts";
import { POLITICS } from "./politics.ts";
import { PSI_CORPS } from "./psi-corps.ts";
import { RARITIES } from "./rarities.ts";
import { SECOND_DECKS } from "./second-decks.ts";
import { SUCCESSORS } from "./successors.ts";

/** A deck for every faction that one can start as, the Babylon Project's first, and a second one for each race. */
export const PRACTICE_DECKS: readonly StarterDeck[] = [...RACE_DECKS, ...FACTION_DECKS, ...SECOND_DECKS];

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
  ...COUNTING,
  ...EVENTS,
  ...INTRIGUES,
  ...CONFLICTS,
  ...AFTERMATHS,
  ...CONTINGENCIES,
  ...FEATS,
  ...POLITICS,
  ...OMENS,
  ...OUTSIDE,
  ...RARITIES,
  ...HOME,
  ...PSI_CORPS,
  ...CORPORATE,
  ...DRAKH,
];
