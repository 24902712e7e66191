/** engine: Preparing to Play */
import type { CardFacts } from "./cards/facts.ts";
import { open, schedule } from "./changes/work.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { STARTING_RATING } from "./rules/costs/influence.ts";
import { type ChosenFaction, clashes, excludes, leadsFaction, startingFactions } from "./rules/relations/seating.ts";
import { startingTensions, startingUnrest } from "./rules/relations/tension.ts";
import { checkRules } from "./rulesets/changes.ts";
import { type Ruled, ruled } from "./rulesets/index.ts";
import { type Card, GAME_FORMAT, type Game, type Seat, type SeatSetup, type Setup } from "./state/game.ts";
import { type Generator, seeded, shuffled } from "./state/random.ts";
import { NEWEST_REVISION, type Revision } from "./state/revision.ts";
import { advance } from "./turn/flow.ts";

export const LEAST_SEATS = 2;
/** engine and compendium: Alternate Factions — five races of two factions each, and more. */
export const MOST_SEATS = 10;

/** What keeps these players from sitting down together, or null. engine: Choose a race and faction */
export function checkSetup(setup: Setup): Refusal | null {
  const wrong = checkRules(setup);
  if (wrong) return wrong;
  const { length } = setup.seats;
  if (length < LEAST_SEATS) return refusal("too-few-seats", { seats: length, least: LEAST_SEATS });
  if (length > MOST_SEATS) return refusal("too-many-seats", { seats: length, most: MOST_SEATS });
  if (setup.duel && length !== 2) return refusal("duel-of-two", { seats: length });
  const facts = new Map(setup.cards.map((card) => [card.id, card]));
  for (const [at, seat] of setup.seats.entries()) {
    const problem = maySit(setup, seat, setup.seats.slice(0, at)) ?? ledWrongly(seat, facts);
    if (problem) return problem;
  }
  return clashWithoutWayOut(setup, facts);
}

/** Who sits down: with the id of the ambassador, where it is chosen. */
type Sitter = ChosenFaction & { ambassador?: string };

/** rulebook: Setup for Multiple Non-Aligned Factions — each chooses one that no other has chosen. */
function ambassadorTaken(seat: Sitter, others: readonly (Sitter & { name: string })[]): Refusal | null {
  const rival = seat.ambassador ? others.find(({ ambassador }) => ambassador === seat.ambassador) : undefined;
  return rival ? refusal("ambassador-taken", { who: rival.name }) : null;
}

/** Whether this faction may sit down beside those who have chosen theirs. engine: Races and Factions */
export function maySit(rules: Ruled, seat: Sitter, others: readonly (Sitter & { name: string })[]): Refusal | null {
  const { race, faction } = seat;
  if (faction === "drakh") return refusal("drakh-at-start", { race, faction });
  const factions = startingFactions(rules, race);
  if (!factions.includes(faction)) return refusal("faction-not-for-race", { race, faction, factions });
  const rival = others.find((other) => excludes(rules, seat, other));
  if (rival) return refusal("faction-taken", { who: rival.name, race: rival.race, faction });
  return ruled(rules, "same-ambassador") === "in-turn" ? ambassadorTaken(seat, others) : null;
}

function ledWrongly(seat: SeatSetup, facts: ReadonlyMap<string, CardFacts>): Refusal | null {
  const ambassador = facts.get(seat.ambassador);
  if (!ambassador) return refusal("unknown-card", { title: seat.ambassador });
  if (!leadsFaction(ambassador, seat))
    return refusal("not-an-ambassador", { title: ambassador.title, race: seat.race, faction: seat.faction });
  const unknown = allOf(seat).find((id) => !facts.has(id));
  return unknown === undefined ? null : refusal("unknown-card", { title: unknown });
}

/** Every card that a player brings, pile by pile. */
const allOf = ({ deck, reserve = [], crusade = [] }: SeatSetup) => [...deck, ...reserve, ...crusade];

/** Players who chose the same ambassador each need another one in their deck. engine: Ambassador Clashes */
function clashWithoutWayOut(setup: Setup, facts: ReadonlyMap<string, CardFacts>): Refusal | null {
  const leads = (id: string, seat: SeatSetup) => {
    const card = facts.get(id);
    return card !== undefined && leadsFaction(card, seat);
  };
  for (const seat of setup.seats) {
    const card = facts.get(seat.ambassador);
    const rivals = setup.seats.filter((other) => other !== seat && other.ambassador === seat.ambassador);
    if (!card || !clashes(card) || rivals.length === 0) continue;
    const others = [...new Set(seat.deck)].filter((id) => id !== seat.ambassador && leads(id, seat));
    // Every other ambassador at the table could be taken, so there must be one to spare for each player.
    const wanted = setup.seats.filter((other) => other === seat || others.some((id) => leads(id, other)));
    if (others.length < wanted.length) return refusal("ambassador-clash", { title: card.title });
  }
  return null;
}

const inZone = (zone: Card["zone"], indices: readonly number[] = []) => indices.map((index) => ({ zone, index }));

/**
 * A game as it stands when everybody has sat down: ambassadors revealed, and each player asked for a starting hand.
 *
 * @param setup must have passed `checkSetup`; anything else is a bug and throws.
 * @param seed any text; the same setup and seed give the same game.
 * @param generator what its shuffles are drawn from; another one than the first only for a game that began with it.
 * @param revision by which reading of the rules it goes; another one than the newest only for a game that began by it.
 */
export function createGame(
  setup: Setup,
  seed: string,
  generator: Generator = "sha256",
  revision: Revision = NEWEST_REVISION,
): Game {
  const refused = checkSetup(setup);
  if (refused) throw new Error(`a table that cannot sit down: ${refused.code}`);
  // A game carries the facts of its own cards only: they are most of a snapshot.
  const used = new Set(setup.seats.flatMap((seat) => [seat.ambassador, ...allOf(seat)]));
  const facts = setup.cards.filter((card) => used.has(card.id));
  const indices = new Map(facts.map((card, index) => [card.id, index]));
  const indexOf = (id: string) => {
    const index = indices.get(id);
    if (index === undefined) throw new Error(`no facts for ${id}`);
    return index;
  };
  // Card numbers are dealt by lot, so that a number says nothing of the card or its deck.
  const lists = setup.seats.map((seat) => {
    const deck = seat.deck.map(indexOf);
    const ambassador = indexOf(seat.ambassador);
    return [
      ...inZone("deck", deck.includes(ambassador) ? deck : [ambassador, ...deck]),
      ...inZone("reserve", seat.reserve?.map(indexOf)),
      ...inZone("crusade", seat.crusade?.map(indexOf)),
    ];
  });
  const [pairs, random] = shuffled(
    seeded(seed, generator),
    lists.flatMap((list, owner) => list.map(({ zone, index }) => ({ owner, index, zone }))),
  );
  const cards = pairs.map(({ owner, index, zone }, id): Card => ({ id, facts: index, owner, zone, play: null }));
  const races = setup.seats.map((seat) => seat.race);
  const seats = setup.seats.map((seat, index): Seat => {
    const own = cards.filter((card) => card.owner === index);
    const ambassador = own.find((card) => card.zone === "deck" && card.facts === indexOf(seat.ambassador));
    if (!ambassador) throw new Error("an ambassador that was not dealt");
    ambassador.zone = "limbo";
    const pile = (zone: Card["zone"]) => own.filter((card) => card.zone === zone).map((card) => card.id);
    return {
      name: seat.name,
      race: seat.race,
      faction: seat.faction,
      ambassador: ambassador.id,
      unspent: STARTING_RATING,
      additional: 0,
      spent: 0,
      rawPower: seat.power ?? 0,
      unrest: startingUnrest(setup, races, index),
      tensions: startingTensions(races, index),
      deck: pile("deck"),
      hand: [],
      discard: [],
      removed: [],
      ...(seat.hands ? { hands: seat.hands } : {}),
      ...(seat.reserve ? { reserve: pile("reserve") } : {}),
      ...(seat.crusade ? { crusade: pile("crusade") } : {}),
      eliminated: false,
    };
  });
  const work = open({
    format: GAME_FORMAT,
    rules: setup.rules,
    ...(setup.house ? { house: setup.house } : {}),
    ...(revision > 1 ? { revision } : {}),
    ...(setup.duel ? { duel: setup.duel } : {}),
    ...(setup.together ? { together: true } : {}),
    facts,
    cards,
    inPlay: [],
    seats,
    random,
    turn: 0,
    round: "setup",
    order: [],
    at: 0,
    passes: 0,
    declared: [],
    conflicts: [],
    modifiers: [],
    influence: { "babylon-5": STARTING_RATING, shadows: STARTING_RATING, vorlons: STARTING_RATING },
    shadowWar: "not-yet",
    spent: [],
    playedThisTurn: [],
    unsaid: [],
    awaiting: [],
    tasks: [],
    nextDecision: 1,
    nextConflict: 1,
    result: null,
  });
  schedule(work, { task: "reveal-ambassadors", revealed: [] });
  advance(work);
  return work.game;
}
