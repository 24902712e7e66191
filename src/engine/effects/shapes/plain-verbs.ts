import { z } from "zod";
import { cardSchemas } from "./card-verbs.ts";
import { conflictSchemas } from "./conflict-verbs.ts";
import { factionSchemas } from "./faction-verbs.ts";
import { handSchemas } from "./hand-verbs.ts";

/**
 * The verbs that do one thing, which cards and hands act with, by topic. In a card's text a reference is symbolic (`you`,
 * `target`); carried out by hand it names a seat or a card. Each verb's rules are kept in `engine/effects/`.
 */
export const plainEffectSchema = z.discriminatedUnion("verb", [
  ...factionSchemas,
  ...handSchemas,
  ...cardSchemas,
  ...conflictSchemas,
]);
