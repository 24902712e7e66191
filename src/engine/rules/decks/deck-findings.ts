/** engine: Deck construction rules; Preparing to Play — all that can be said of a deck before it is played */
import type { CardFacts } from "../../cards/facts.ts";
import { type Ruled, ruled } from "../../rulesets/index.ts";
import type { CardType, Faction, Race } from "../../state/vocabulary.ts";
import { isCorporateOnly, startingFactions } from "../relations/seating.ts";
import { checkDeck } from "./deck-check.ts";

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
  says: string;
}
type FindingRule = "disloyalty-penalty" | "missing-facts" | "rule-sets" | "corporate";

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

const fits = (rule: DeckFinding["rule"], says: string): DeckFinding => ({ fit: "fits", rule, says });
const remark = (rule: DeckFinding["rule"], says: string): DeckFinding => ({ fit: "remark", rule, says });
const open = (rule: DeckFinding["rule"], says: string): DeckFinding => ({ fit: "open", rule, says });

const cards = (count: number) => `${count} ${count === 1 ? "card" : "cards"}`;

/** A few titles, and how many more there are. */
function titles(found: readonly CardFacts[]): string {
  const names = [...new Set(found.map(({ title }) => title))];
  const rest = names.length - 3;
  return `${names.slice(0, 3).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

// engine: Reveal your ambassador; Factions Available
function ambassador({ race, faction, ambassador: id, deck }: DeckToCheck, rules: Ruled): DeckFinding[] {
  if (race !== null && faction !== null && !startingFactions(rules, race).includes(faction))
    return [remark("ambassadors", "Nobody starts as this faction of this race by these rules.")];
  const leader = deck.find((card) => card.id === id);
  return leader
    ? [fits("ambassadors", `${leader.title} leads it.`)]
    : [open("ambassadors", "Its starting ambassador is still to be chosen.")];
}

function construction({ deck, ambassador: id, reserve, crusade }: DeckToCheck, rules: Ruled): DeckFinding[] {
  const remarks = checkDeck(deck, id ?? "", rules, { reserve, crusade }).filter(
    ({ code }) => code !== "ambassador-missing",
  );
  const found = remarks.map(({ rule, says }) => remark(rule, says));
  if (!remarks.some(({ code }) => code === "too-few-cards"))
    found.unshift(fits("deck-construction", `${cards(deck.length)} are enough.`));
  if (!remarks.some(({ code }) => code === "too-many-copies"))
    found.push(fits("deck-construction", "No card is there too often."));
  return found;
}

const STARTING_HAND = 3;

// engine: Select Your Starting Hand
function startingHand({ deck, ambassador: id, startingHand: hand, race }: DeckToCheck): DeckFinding[] {
  if (hand.length === 0) {
    const types = new Set(deck.filter((card) => card.id !== id).flatMap(({ type }) => type ?? [])).size;
    if (types >= STARTING_HAND)
      return [fits("starting-hand", `A starting hand of ${STARTING_HAND} different types can be chosen.`)];
    const untyped = new Set(deck.filter(({ type }) => type === undefined).map((card) => card.id)).size;
    return types + untyped >= STARTING_HAND
      ? [open("starting-hand", `Not checked: whether it has ${STARTING_HAND} types for a starting hand.`)]
      : [remark("starting-hand", `A starting hand has ${STARTING_HAND} different types; there are ${types} here.`)];
  }
  const extra = race === "non-aligned" ? hand.find((card) => card.ambassador === "species") : undefined;
  const counted = hand.filter((card) => card !== extra);
  const twice = repeated(counted.flatMap(({ type }) => type ?? []));
  if (twice) return [remark("starting-hand", `Its starting hand has two cards of one type: ${twice}.`)];
  if (counted.length === STARTING_HAND && counted.some(({ type }) => type === undefined))
    return [open("starting-hand", "Not checked: whether the cards of its starting hand are of different types.")];
  return counted.length === STARTING_HAND
    ? [fits("starting-hand", "Its starting hand has cards of different types.")]
    : [remark("starting-hand", `A starting hand has ${STARTING_HAND} cards; this one has ${counted.length}.`)];
}

function repeated(types: readonly CardType[]): CardType | undefined {
  return types.find((type, at) => types.indexOf(type) !== at);
}

// engine: League of Non-Aligned Worlds
function secondAmbassador({ race, deck }: DeckToCheck): DeckFinding[] {
  if (race !== "non-aligned") return [];
  const species = deck.filter((card) => card.ambassador === "species").length;
  if (species > 1) return [fits("non-aligned", "It has a second species ambassador for the starting hand.")];
  const silent = deck.some(
    ({ type = "character", ...card }) => type === "character" && !card.complete && !card.ambassador,
  );
  const says = "No second species ambassador for the starting hand";
  return silent ? [open("non-aligned", `${says} is known to be in it.`)] : [remark("non-aligned", `${says} is in it.`)];
}

// engine: Reserve/sideboard/ISA Pile and the Engine; Construct your Crusade Pile if you have one
function piles({ reserve, crusade }: DeckToCheck, rules: Ruled): DeckFinding[] {
  const most = ruled(rules, "reserve") === "twenty" ? 20 : Number.POSITIVE_INFINITY;
  return [
    ...(reserve.length > 0 && reserve.length <= most
      ? [fits("reserve", `${cards(reserve.length)} in the reserve.`)]
      : []),
    ...(crusade.length > 0 ? [fits("crusade-pile", `${cards(crusade.length)} in the Crusade pile.`)] : []),
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
      ? [remark("disloyalty-penalty", `Characters of another race cost double: ${titles(characters)}.`)]
      : []),
    ...(others.length > 0
      ? [remark("disloyalty-penalty", `Cards of another race are for its players only: ${titles(others)}.`)]
      : []),
    ...(own.length > 0
      ? [remark("disloyalty-penalty", `Nobody plays the race of these: they come in only as they say: ${titles(own)}.`)]
      : []),
  ];
}

// engine: Corporate Rule 3
function corporateOnly({ faction, deck }: DeckToCheck): DeckFinding[] {
  const found = faction === null || faction === "corporate" ? [] : deck.filter(isCorporateOnly);
  return found.length > 0 ? [remark("corporate", `Only Corporate factions play ${titles(found)}.`)] : [];
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
    ...(untyped > 0
      ? [open("missing-facts", `Not known: the type of ${cards(untyped)}. I ask for it when it first matters.`)]
      : []),
    ...(silent > 0
      ? [open("missing-facts", `Not checked: the loyalty of ${cards(silent)} whose race nobody knows.`)]
      : []),
    ...(oneOnly && unlimited > 0
      ? [open("missing-facts", `Not checked: whether ${cards(unlimited)} may be unique, which only one copy may be.`)]
      : []),
    ...(bansMasterpieces(rules) && all.some((card) => !card.complete)
      ? [
          open(
            "rule-sets",
            "Not checked: whether it has Masterpiece cards, which are banned; no text says which they are.",
          ),
        ]
      : []),
  ];
}
