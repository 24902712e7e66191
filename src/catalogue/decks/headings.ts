/** The words that players and programs put over the parts of a deck. */
import { CARD_TYPES, type CardType, type Faction, type Race } from "../../engine/index.ts";
import type { Section } from "./shape.ts";

export interface Heading {
  readonly section?: Section;
  readonly type?: CardType;
}

const SECTION_WORDS: Readonly<Record<string, Section>> = {
  deck: "deck",
  main: "deck",
  "main deck": "deck",
  maindeck: "deck",
  "draw deck": "deck",
  cards: "deck",
  library: "deck",
  ambassador: "ambassador",
  "starting ambassador": "ambassador",
  "starts in play": "ambassador",
  "starting hand": "starting-hand",
  "opening hand": "starting-hand",
  crusade: "crusade",
  "crusade pile": "crusade",
  "crusade deck": "crusade",
  reserve: "reserve",
  "reserve pile": "reserve",
  isa: "reserve",
  "isa pile": "reserve",
  "isa reserve": "reserve",
  sideboard: "reserve",
  "side board": "reserve",
  side: "reserve",
  "outside the game": "reserve",
};

const TYPE_WORDS: ReadonlyMap<string, CardType> = new Map(
  CARD_TYPES.flatMap((type): [string, CardType][] => [
    [type, type],
    [type === "contingency" ? "contingencies" : `${type}s`, type],
  ]),
);

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'-]+/gu, " ")
    .trim();

/** A count that stands behind a heading: "Fleets (3)", "Events - 12", "Events: 12 cards". */
const COUNT_BEHIND = / ?[([-]? ?\d{1,3}(?: cards?)?[)\]]?$/u;

/**
 * What a heading says when it stands alone, as "Fleets (3)" or "ISA pile"; null where it might as well be a title. Only
 * the plural of a type is a heading by itself.
 */
export function bareHeading(line: string): Heading | null {
  const words = plainWords(line.replace(COUNT_BEHIND, ""));
  const section = sectionWord(words);
  if (section !== undefined) return { section };
  const type = TYPE_WORDS.get(words);
  return type !== undefined && type !== words ? { type } : null;
}

/** What a heading says that is marked as one ("Major agendas:", a zone of a file): null where it says nothing to us. */
export function markedHeading(text: string): Heading | null {
  const words = plainWords(text.replace(COUNT_BEHIND, ""));
  const section = sectionWord(words) ?? sectionWithin(words);
  if (section !== undefined) return { section };
  const last = words.slice(words.lastIndexOf(" ") + 1);
  const type = TYPE_WORDS.get(last);
  return type === undefined ? null : { type };
}

const sectionWord = (words: string): Section | undefined =>
  Object.hasOwn(SECTION_WORDS, words) ? SECTION_WORDS[words] : undefined;

function sectionWithin(words: string): Section | undefined {
  const has = (...any: string[]) => any.some((word) => ` ${words} `.includes(` ${word} `));
  if (has("reserve", "sideboard", "side", "isa")) return "reserve";
  if (has("crusade")) return "crusade";
  if (has("hand")) return "starting-hand";
  if (has("ambassador")) return "ambassador";
  return has("deck", "main") ? "deck" : undefined;
}

const RACE_WORDS: readonly (readonly [string, Race])[] = [
  ["non-aligned", "non-aligned"],
  ["non aligned", "non-aligned"],
  ["nonaligned", "non-aligned"],
  ["league", "non-aligned"],
  ["centauri", "centauri"],
  ["human", "human"],
  ["earth", "human"],
  ["minbari", "minbari"],
  ["narn", "narn"],
];
const FACTION_WORDS: readonly (readonly [string, Faction])[] = [
  ["babylon", "babylon-project"],
  ["b5", "babylon-project"],
  ["home", "home"],
  ["psi", "psi-corps"],
  ["corporat", "corporate"],
  ["drakh", "drakh"],
];

/** The race and the faction that a line "Race: Centauri" or "Faction: Centauri Home" names. */
export function allegiance(text: string): { race?: Race; faction?: Faction } {
  const words = text.toLowerCase();
  const race = RACE_WORDS.find(([word]) => words.includes(word))?.[1];
  const faction = FACTION_WORDS.find(([word]) => words.includes(word))?.[1];
  return { ...(race === undefined ? {} : { race }), ...(faction === undefined ? {} : { faction }) };
}
