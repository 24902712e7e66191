/** engine: Deck construction rules; Preparing to Play — all that can be said of a deck before it is played */
import type { CardFacts } from "../../cards/facts.ts";
import { type Ruled, ruled } from "../../rulesets/index.ts";
import type { CardType, Faction, Race } from "../../state/vocabulary.ts";
import { isCorporateOnly, startingFactions } from "../relations/seating.ts";
import { checkDeck, type DeckRemarkSays } from "./deck-check.ts";

/**
 * `fits`: nothing is wrong. `remark`: something is, and friends may let it pass. `open`: it cannot be said, because a
 * fact is missing or is still to be chosen.
 */
export type DeckFit = "fits" | "remark" | "open";

export interface DeckFinding {
  fit: DeckFit;
  /** Id of the `/rule` entry. */
  rule:
    | "deck-construction"
    | "ambassadors"
    | "starting-hand"
    | "non-aligned"
    | "crusade-pile"
    | "reserve"
    | FindingRule;
  says: FindingSays;
}
type FindingRule = "disloyalty-penalty" | "missing-facts" | "rule-sets" | "corporate";

/** What is found; the views have the words. `titles`: the first few, and how many `more` there are. */
export type FindingSays =
  | DeckRemarkSays
  | { code: "leads"; title: string }
  | { code: "enough-cards" | "reserve-fits" | "crusade-pile"; cards: number }
  | { code: "types-unknown" | "loyalty-unknown" | "limits-unknown"; cards: number }
  | { code: "hand-possible" | "hand-unknown" | "hand-impossible"; types: number; needs: number }
  | { code: "hand-size"; cards: number; needs: number }
  | { code: "hand-alike"; type: CardType }
  | { code: "foreign-characters" | "foreign-cards" | "elder-cards" | "corporate-only"; titles: string[]; more: number }
  | { code: PlainFinding };
type PlainFinding =
  | "no-such-faction"
  | "no-leader"
  | "copies-fit"
  | "hand-fits"
  | "hand-types-unknown"
  | "second-species"
  | "second-species-unknown"
  | "second-species-missing"
  | "masterpieces-unknown";

/** A deck as far as it is known. */
export interface DeckToCheck {
  race: Race | null;
  faction: Faction | null;
  /** Id of the starting ambassador's facts. */
  ambassador: string | null;
  /** The whole deck, the ambassador and the starting hand included. */
  deck: readonly CardFacts[];
  /** The cards that its player means to start with; empty where none are named. */
  startingHand: readonly CardFacts[];
  reserve: readonly CardFacts[];
  crusade: readonly CardFacts[];
}

/**
 * One line for each thing that a rule set says about a deck, what cannot be checked included. Never stops a game.
 *
 *     findingsOn(deck, { rules: "casual" }).filter(({ fit }) => fit === "remark");
 */
export function findingsOn(deck: DeckToCheck, rules: Ruled): DeckFinding[] {
  return [
    ...ambassador(deck, rules),
    ...construction(deck, rules),
    ...startingHand(deck),
    ...secondAmbassador(deck),
    ...piles(deck, rules),
    ...loyalty(deck),
    ...corporateOnly(deck),
    ...unknown(deck, rules),
  ];
}

const fits = (rule: DeckFinding["rule"], says: FindingSays): DeckFinding => ({ fit: "fits", rule, says });
const remark = (rule: DeckFinding["rule"], says: FindingSays): DeckFinding => ({ fit: "remark", rule, says });
const open = (rule: DeckFinding["rule"], says: FindingSays): DeckFinding => ({ fit: "open", rule, says });

/** So many titles are named. */
const NAMED = 3;

function titlesOf(found: readonly CardFacts[]): { titles: string[]; more: number } {
  const names = [...new Set(found.map(({ title }) => title))];
  return { titles: names.slice(0, NAMED), more: Math.max(0, names.length - NAMED) };
}

// engine: Reveal your ambassador; Factions Available
function ambassador({ race, faction, ambassador: id, deck }: DeckToCheck, rules: Ruled): DeckFinding[] {
  if (race !== null && faction !== null && !startingFactions(rules, race).includes(faction))
    return [remark("ambassadors", { code: "no-such-faction" })];
  const leader = deck.find((card) => card.id === id);
  return leader
    ? [fits("ambassadors", { code: "leads", title: leader.title })]
    : [open("ambassadors", { code: "no-leader" })];
}

function construction({ deck, ambassador: id, reserve, crusade }: DeckToCheck, rules: Ruled): DeckFinding[] {
  const remarks = checkDeck(deck, id ?? "", rules, { reserve, crusade }).filter(
    ({ says }) => says.code !== "ambassador-missing",
  );
  const found = remarks.map(({ rule, says }) => remark(rule, says));
  if (!remarks.some(({ says }) => says.code === "too-few-cards"))
    found.unshift(fits("deck-construction", { code: "enough-cards", cards: deck.length }));
  if (!remarks.some(({ says }) => says.code === "too-many-copies"))
    found.push(fits("deck-construction", { code: "copies-fit" }));
  return found;
}

const STARTING_HAND = 3;

// engine: Select Your Starting Hand
function startingHand({ deck, ambassador: id, startingHand: hand, race }: DeckToCheck): DeckFinding[] {
  if (hand.length === 0) {
    const types = new Set(deck.filter((card) => card.id !== id).flatMap(({ type }) => type ?? [])).size;
    if (types >= STARTING_HAND) return [fits("starting-hand", { code: "hand-possible", types, needs: STARTING_HAND })];
    const untyped = new Set(deck.filter(({ type }) => type === undefined).map((card) => card.id)).size;
    return types + untyped >= STARTING_HAND
      ? [open("starting-hand", { code: "hand-unknown", types, needs: STARTING_HAND })]
      : [remark("starting-hand", { code: "hand-impossible", types, needs: STARTING_HAND })];
  }
  const extra = race === "non-aligned" ? hand.find((card) => card.ambassador === "species") : undefined;
  const counted = hand.filter((card) => card !== extra);
  const twice = repeated(counted.flatMap(({ type }) => type ?? []));
  if (twice) return [remark("starting-hand", { code: "hand-alike", type: twice })];
  if (counted.length === STARTING_HAND && counted.some(({ type }) => type === undefined))
    return [open("starting-hand", { code: "hand-types-unknown" })];
  return counted.length === STARTING_HAND
    ? [fits("starting-hand", { code: "hand-fits" })]
    : [remark("starting-hand", { code: "hand-size", cards: counted.length, needs: STARTING_HAND })];
}

function repeated(types: readonly CardType[]): CardType | undefined {
  return types.find((type, at) => types.indexOf(type) !== at);
}

// engine: League of Non-Aligned Worlds
function secondAmbassador({ race, deck }: DeckToCheck): DeckFinding[] {
  if (race !== "non-aligned") return [];
  const species = deck.filter((card) => card.ambassador === "species").length;
  if (species > 1) return [fits("non-aligned", { code: "second-species" })];
  const silent = deck.some(
    ({ type = "character", ...card }) => type === "character" && !card.complete && !card.ambassador,
  );
  return silent
    ? [open("non-aligned", { code: "second-species-unknown" })]
    : [remark("non-aligned", { code: "second-species-missing" })];
}

// engine: Reserve/sideboard/ISA Pile and the Engine; Construct your Crusade Pile if you have one
function piles({ reserve, crusade }: DeckToCheck, rules: Ruled): DeckFinding[] {
  const most = ruled(rules, "reserve") === "twenty" ? 20 : Number.POSITIVE_INFINITY;
  return [
    ...(reserve.length > 0 && reserve.length <= most
      ? [fits("reserve", { code: "reserve-fits", cards: reserve.length })]
      : []),
    ...(crusade.length > 0 ? [fits("crusade-pile", { code: "crusade-pile", cards: crusade.length })] : []),
  ];
}

// rulebook: Sponsoring Cards; compendium: loyalty of each type
function loyalty({ race, faction, deck, crusade, reserve }: DeckToCheck): DeckFinding[] {
  if (race === null || faction === "drakh") return [];
  const foreign = [...deck, ...crusade, ...reserve].filter(
    (card) => card.race !== undefined && card.race !== "neutral" && card.race !== race,
  );
  const characters = foreign.filter(({ type }) => type === "character");
  const elders = foreign.filter((card) => card.race === "shadow" || card.race === "vorlon");
  const others = foreign.filter(
    (card) => card.type !== undefined && card.type !== "character" && !elders.includes(card),
  );
  const own = elders.filter(({ type }) => type !== undefined && type !== "character");
  return [
    ...(characters.length > 0
      ? [remark("disloyalty-penalty", { code: "foreign-characters", ...titlesOf(characters) })]
      : []),
    ...(others.length > 0 ? [remark("disloyalty-penalty", { code: "foreign-cards", ...titlesOf(others) })] : []),
    ...(own.length > 0 ? [remark("disloyalty-penalty", { code: "elder-cards", ...titlesOf(own) })] : []),
  ];
}

// engine: Corporate Rule 3
function corporateOnly({ faction, deck }: DeckToCheck): DeckFinding[] {
  const found = faction === null || faction === "corporate" ? [] : deck.filter(isCorporateOnly);
  return found.length > 0 ? [remark("corporate", { code: "corporate-only", ...titlesOf(found) })] : [];
}

/** engine: Which Rules — the Engine Rules and the tournament rules ban them; invented cards are none. */
function bansMasterpieces({ rules, house }: Ruled): boolean {
  const by = house?.base ?? rules;
  return by === "engine" || by === "tournament";
}

function unknown({ deck, reserve, crusade }: DeckToCheck, rules: Ruled): DeckFinding[] {
  const all = [...deck, ...reserve, ...crusade];
  const untyped = all.filter(({ type }) => type === undefined).length;
  const silent = all.filter((card) => !card.complete && card.race === undefined).length;
  const unlimited = all.filter((card) => !card.complete && card.limit === undefined).length;
  const oneOnly = ruled(rules, "unique-copies") === "one";
  return [
    ...(untyped > 0 ? [open("missing-facts", { code: "types-unknown", cards: untyped })] : []),
    ...(silent > 0 ? [open("missing-facts", { code: "loyalty-unknown", cards: silent })] : []),
    ...(oneOnly && unlimited > 0 ? [open("missing-facts", { code: "limits-unknown", cards: unlimited })] : []),
    ...(bansMasterpieces(rules) && all.some((card) => !card.complete)
      ? [open("rule-sets", { code: "masterpieces-unknown" })]
      : []),
  ];
}
