/** What is counted and what must be true, in the sentence of an effect: "each of my rotated characters", "I have 10 influence". */
import { CARD_TYPES, type CardType, RACES, STATES } from "../../engine/index.ts";
import { findPlayer } from "../name-search.ts";
import type { Nouns } from "../nouns.ts";
import { numberOf } from "../numbers.ts";
import { abilityNamed, cardNamed, markNamed, partyNamed, unpossessed, whoNamed } from "./nouns.ts";

const isType = (word: string, type: CardType) =>
  word === type || word === `${type}s` || word === `${type.slice(0, -1)}ies`;

/** The card types that are named, in the singular or plural. */
export const typesIn = (words: readonly string[]): CardType[] =>
  CARD_TYPES.filter((type) => words.some((word) => isType(word, type)));

const CARD_STATES = ["ready", "rotated", "damaged", "neutralized"] as const;
/** Words that only join the others. */
const FILLERS = [
  "a",
  "an",
  "the",
  "of",
  "in",
  "on",
  "play",
  "card",
  "cards",
  "circle",
  "that",
  "is",
  "are",
  "which",
  "each",
];

interface Said {
  are: Record<string, unknown>;
  in?: { seat: number };
}

/**
 * Which cards in play are meant: "my rotated characters", "neutralized fleets of Narn", "others' locations", "one of their
 * own supporting cards". `own`: whose "their own" is. Null where a word says nothing of a card.
 */
export function cardsMeant(words: readonly string[], nouns: Nouns, own: "you" | null = null): Said | null {
  const at = words.lastIndexOf("of");
  const named = at > 0 ? whoNamed(words.slice(at + 1), nouns) : null;
  const owner = typeof named === "object" && named !== null && "seat" in named ? named : null;
  const said = (owner === null ? words : words.slice(0, at)).filter((word) => !FILLERS.includes(word));
  const are: Record<string, unknown> = { what: "card", of: "any" };
  let inside = owner;
  const types: CardType[] = [];
  for (const word of said) {
    const type = CARD_TYPES.find((each) => isType(word, each));
    const state = CARD_STATES.find((each) => each === word || (each === "neutralized" && word === "neutralised"));
    const race = RACES.find((each) => each === word);
    if (type !== undefined) types.push(type);
    else if (state !== undefined) are.state = state;
    else if (race !== undefined) are.race = race;
    else if (word === "inner" || word === "supporting") are.row = word;
    else if (word === "ambassador" || word === "ambassadors") are.ambassador = true;
    else if (word === "my") inside = whoseOwn(nouns) ?? inside;
    else if (["their", "own", "his", "her", "its"].includes(word) && own !== null) are.of = own;
    else if (["other", "others", "players"].includes(word)) are.of = "others";
    else {
      const seat = findPlayer(unpossessed([word]), nouns);
      if (seat === null) return null;
      inside = { seat };
    }
  }
  if (types.length > 0) are.types = types;
  return inside === null ? { are } : { are, in: inside };
}

function whoseOwn(nouns: Nouns): { seat: number } | null {
  const me = whoNamed([], nouns);
  return typeof me === "object" && me !== null && "seat" in me ? me : null;
}

/** Takes "up to 5" or "at most 5" off the end. */
function bounded(words: readonly string[]): { said: readonly string[]; most: number | null } {
  const tail = words.slice(-3);
  const most = numberOf(tail[2]);
  const bounds = ["up to", "at most"].includes(tail.slice(0, 2).join(" "));
  return bounds && most !== null ? { said: words.slice(0, -3), most } : { said: words, most: null };
}

/**
 * What is counted, as `countSchema` has it: cards, marks, tokens, influence ("5 influence of Narn"), unrest, tension toward
 * somebody, an ability of a card. Null where the words name nothing that can be.
 */
export function countNamed(all: readonly string[], nouns: Nouns): unknown {
  const { said, most } = bounded(all);
  const per = numberOf(said[0]);
  const words = per === null ? said : said.slice(1);
  const found = counted(words, nouns);
  if (found === null) return null;
  return { ...found, ...(per !== null && per > 1 ? { per } : {}), ...(most === null ? {} : { most }) };
}

function counted(words: readonly string[], nouns: Nouns): object | null {
  const has = (...some: readonly string[]) => words.findIndex((word) => some.includes(word));
  const mark = has("mark", "marks");
  if (mark !== -1) return marksCounted(words, mark, nouns);
  const token = has("token", "tokens");
  if (token !== -1) {
    const which = cardNamed(ownerIn(words, token), nouns);
    return which && { count: "tokens", which, ...(words.includes("chaos") ? { kind: "chaos" } : {}) };
  }
  const influence = has("influence");
  if (influence !== -1) {
    const of = partyNamed(meIn(ownerIn(words, influence)), nouns);
    return of && { count: "influence", of };
  }
  const unrest = has("unrest");
  if (unrest !== -1) {
    const of = whoNamed(meIn(ownerIn(words, unrest)), nouns);
    return of && { count: "unrest", of };
  }
  const tension = has("tension");
  if (tension !== -1) return tensionCounted(words, tension, nouns);
  const ability = abilityNamed(words);
  if (ability !== null && ability !== "all") {
    const place = words.findIndex((word) => abilityNamed([word]) !== null);
    const which = cardNamed(ownerIn(words, place), nouns);
    return which && { count: "ability", ability, which };
  }
  const cards = cardsMeant(words, nouns);
  if (cards === null || !(words.some((word) => word === "card" || word === "cards") || "types" in cards.are))
    return null;
  return { count: "cards", ...cards };
}

/** Whose the word at that place is: what is named after it, or before it as an owner. */
function ownerIn(words: readonly string[], at: number): readonly string[] {
  const joints = ["of", "on", "in", "has", "have"];
  const from = words.findIndex((word, index) => index > at && joints.includes(word));
  if (from !== -1) return words.slice(from + 1);
  const before = words.slice(0, at).filter((word) => !["point", "points", "of", ...DESCRIBING].includes(word));
  return before.join(" ") === "my" ? before : unpossessed(before);
}
/** Kinds of marks and tokens, which stand before the word. */
const DESCRIBING = ["chaos", "destiny", "doom", "shadow", "vorlon", "conspiracy", "strife"];

/** "me" where the own player is meant, or nobody is named. */
const meIn = (words: readonly string[]) => (["my", "i", "me", ""].includes(words.join(" ")) ? [] : words);

function marksCounted(words: readonly string[], at: number, nouns: Nouns): object | null {
  const mark = markNamed(words.slice(0, at));
  if (mark === null) return null;
  const owner = ownerIn(words, at).filter((word) => word !== "faction");
  const which = cardNamed(owner, nouns);
  if (which !== null) return { count: "marks-on", mark, which };
  const who = whoNamed(meIn(owner), nouns);
  return who && { count: "marks-of", mark, who };
}

/** "point of tension toward Narn", "tension of Narn toward me" */
function tensionCounted(words: readonly string[], at: number, nouns: Nouns): object | null {
  const to = words.findIndex((word) => ["toward", "towards", "to"].includes(word));
  if (to === -1) return null;
  const of = words.slice(at + 1, to).filter((word) => word !== "of");
  const from = whoNamed(meIn(of.length > 0 ? of : ownerIn(words.slice(0, at + 1), at)), nouns);
  const toward = whoNamed(meIn(words.slice(to + 1)), nouns);
  return from && toward && { count: "tension", from, toward };
}

/** How much there must be: "at least 3", "10 or more", "at most 2", "5 or less", "exactly 1"; and the words without it. */
function bound(words: readonly string[]): { said: readonly string[]; is: object } | null {
  for (const [at, word] of words.entries()) {
    const two = `${word} ${words[at + 1]}`;
    const behind = `${words[at + 1]} ${words[at + 2]}`;
    const number = numberOf(word);
    const after = numberOf(words[at + 2]);
    const cut = (from: number, much: number, is: object) => ({
      said: [...words.slice(0, from), ...words.slice(from + much)],
      is,
    });
    if (two === "at least" && after !== null) return cut(at, 3, { atLeast: after });
    if (two === "at most" && after !== null) return cut(at, 3, { atMost: after });
    if (number !== null && ["or more", "or higher"].includes(behind)) return cut(at, 3, { atLeast: number });
    if (number !== null && ["or less", "or fewer", "or lower"].includes(behind)) return cut(at, 3, { atMost: number });
    const exact = numberOf(words[at + 1]);
    if (word === "exactly" && exact !== null) return cut(at, 2, { atLeast: exact, atMost: exact });
  }
  return null;
}

/** What must be true, as `effectConditionSchema` has it; null where the words say nothing that can be looked up. */
export function conditionNamed(words: readonly string[], nouns: Nouns): unknown {
  const has = (...all: readonly string[]) => all.every((word) => words.includes(word));
  if (has("alliance") || has("isa")) {
    if (has("member")) return ownState(words) ? { needs: "isa", member: true } : null;
    return has("exists") || has("founded") ? { needs: "isa" } : null;
  }
  if (has("shadow", "war")) {
    if (has("not")) return { needs: "shadow-war", is: "not-yet" };
    return { needs: "shadow-war", is: has("over") || has("ended") ? "over" : "on" };
  }
  const limit = bound(words);
  if (limit !== null) {
    const of = countNamed(asked(limit.said), nouns);
    return of && { needs: "count", of, ...limit.is };
  }
  const state = STATES.find((each) => words.join(" ").includes(each.replaceAll("-", " ")));
  return state !== undefined && ownState(words) ? { needs: "state", state } : null;
}

/** Only of the own player is it looked up in what states and in what alliance it is. */
const ownState = (words: readonly string[]) => words[0] === "i" && words[1] === "am";

/** "I have influence" and "there are rotated fleets", as what is counted is said: "influence of me", "rotated fleets". */
function asked(words: readonly string[]): readonly string[] {
  const verb = words.findIndex((word) => ["have", "has"].includes(word));
  if (verb > 0)
    return [...words.slice(verb + 1), "of", ...words.slice(0, verb).map((word) => (word === "i" ? "me" : word))];
  return words.filter((word) => !["there", "is", "are"].includes(word));
}
