/** engine: Preparing to Play */
import type { CardFacts } from "./cards/facts.ts";
import { advance } from "./flow.ts";
import { type Card, GAME_FORMAT, type Game, type Seat, type Setup } from "./game.ts";
import { seeded, shuffled } from "./random.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { STARTING_RATING } from "./rules/influence.ts";
import { startingTensions, startingUnrest } from "./rules/tension.ts";
import type { ByRace, Faction, Race } from "./vocabulary.ts";
import { open, schedule } from "./work.ts";

export const LEAST_SEATS = 2;
export const MOST_SEATS = 6;

const FACTIONS_OF_MOST: readonly Faction[] = ["babylon-project", "home", "corporate"];
/** The factions that a race may start as; nobody starts as Drakh. engine: Factions Available */
const STARTING_FACTIONS: ByRace<readonly Faction[]> = {
  centauri: FACTIONS_OF_MOST,
  human: [...FACTIONS_OF_MOST, "psi-corps"],
  minbari: FACTIONS_OF_MOST,
  narn: FACTIONS_OF_MOST,
  "non-aligned": ["babylon-project", "corporate"],
};

/** Only this rule set is moderated so far. */
const MODERATED = "engine";

/** What keeps these players from sitting down together, or null. engine: Choose a race and faction */
export function checkSetup(setup: Setup): Refusal | null {
  if (setup.rules !== MODERATED) return refusal("rules-not-moderated", { rules: setup.rules });
  const { length } = setup.seats;
  if (length < LEAST_SEATS) return refusal("too-few-seats", { seats: length, least: LEAST_SEATS });
  if (length > MOST_SEATS) return refusal("too-many-seats", { seats: length, most: MOST_SEATS });
  const facts = new Map(setup.cards.map((card) => [card.id, card]));
  const taken = new Map<Race, string>();
  for (const seat of setup.seats) {
    const choice = { race: seat.race, faction: seat.faction };
    if (!STARTING_FACTIONS[seat.race].includes(seat.faction)) return refusal("faction-not-for-race", choice);
    if (seat.faction !== "babylon-project") return refusal("faction-not-playable", choice);
    // One Babylon Project faction a race, but any number of the Non-Aligned.
    const who = taken.get(seat.race);
    if (who !== undefined && seat.race !== "non-aligned")
      return refusal("faction-taken", { who, race: seat.race, faction: seat.faction });
    taken.set(seat.race, seat.name);
    const ambassador = facts.get(seat.ambassador);
    if (!ambassador) return refusal("unknown-card", { title: seat.ambassador });
    const role = seat.race === "non-aligned" ? "species" : seat.faction;
    if (ambassador.ambassador !== role || ambassador.race !== seat.race)
      return refusal("not-an-ambassador", { title: ambassador.title, race: seat.race, faction: seat.faction });
    const unknown = seat.deck.find((id) => !facts.has(id));
    if (unknown !== undefined) return refusal("unknown-card", { title: unknown });
  }
  return clashWithoutWayOut(setup, facts);
}

/** Players who chose the same ambassador each need another one in their deck. engine: Ambassador Clashes */
function clashWithoutWayOut(setup: Setup, facts: ReadonlyMap<string, CardFacts>): Refusal | null {
  for (const seat of setup.seats) {
    const rivals = setup.seats.filter((other) => other !== seat && other.ambassador === seat.ambassador);
    if (rivals.length === 0) continue;
    const others = new Set(
      seat.deck.filter((id) => facts.get(id)?.ambassador === "species" && facts.get(id)?.race === seat.race),
    );
    others.delete(seat.ambassador);
    // Every other ambassador at the table could be taken, so there must be one to spare for each player.
    if (others.size < setup.seats.filter((other) => other.race === seat.race).length)
      return refusal("ambassador-clash", { title: facts.get(seat.ambassador)?.title ?? null });
  }
  return null;
}

/**
 * A game as it stands when everybody has sat down: ambassadors revealed, and each player asked for a starting hand.
 *
 * @param setup must have passed `checkSetup`; anything else is a bug and throws.
 * @param seed any text; the same setup and seed give the same game.
 */
export function createGame(setup: Setup, seed: string): Game {
  const refused = checkSetup(setup);
  if (refused) throw new Error(`a table that cannot sit down: ${refused.code}`);
  // A game carries the facts of its own cards only: they are most of a snapshot.
  const used = new Set(setup.seats.flatMap((seat) => [seat.ambassador, ...seat.deck]));
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
    return deck.includes(ambassador) ? deck : [ambassador, ...deck];
  });
  const [pairs, random] = shuffled(
    seeded(seed),
    lists.flatMap((deck, owner) => deck.map((index) => ({ owner, index }))),
  );
  const cards = pairs.map(({ owner, index }, id): Card => ({ id, facts: index, owner, zone: "deck", play: null }));
  const races = setup.seats.map((seat) => seat.race);
  const seats = setup.seats.map((seat, index): Seat => {
    const own = cards.filter((card) => card.owner === index);
    const ambassador = own.find((card) => card.facts === indexOf(seat.ambassador));
    if (!ambassador) throw new Error("an ambassador that was not dealt");
    ambassador.zone = "limbo";
    return {
      name: seat.name,
      race: seat.race,
      faction: seat.faction,
      ambassador: ambassador.id,
      unspent: STARTING_RATING,
      additional: 0,
      spent: 0,
      rawPower: 0,
      unrest: startingUnrest(setup.rules, races, index),
      tensions: startingTensions(races, index),
      deck: own.filter((card) => card !== ambassador).map((card) => card.id),
      hand: [],
      discard: [],
      removed: [],
      eliminated: false,
    };
  });
  const work = open({
    format: GAME_FORMAT,
    rules: setup.rules,
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
