import { readFileSync } from "node:fs";
import { loadLibrary } from "../../../src/catalogue/library.ts";
import type { StarterDeck } from "../../../src/engine/cards/decks.ts";

/** Every practice card, the loyal ones first. */
export const PRACTICE_CARDS = loadLibrary().cards.filter(({ id }) => id.startsWith("practice/"));

const { decks: listed }: { decks: readonly StarterDeck[] } = JSON.parse(
  readFileSync("data/decks/practice.json", "utf8"),
);

/** The practice decks in the order of their file: one for every faction that one can start as, and a second one for each race. */
export const PRACTICE_DECKS: readonly StarterDeck[] = listed.flatMap(({ name }) => loadLibrary().starter(name) ?? []);
