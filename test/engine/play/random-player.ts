/** Whole games played by chance from a seed, for tests and figures. */

import type { StarterDeck } from "../../../src/engine/cards/decks.ts";
import {
  type Action,
  type ActionType,
  type AppliedAction,
  apply,
  type CardFacts,
  checkSetup,
  createGame,
  excludes,
  type Game,
  type Generator,
  type LegalAction,
  leadsFaction,
  legalActions,
  mostUrgent,
  RACES,
  type Race,
  type Setup,
  sentence,
  startingFactions,
} from "../../../src/engine/index.ts";
import type { Ruled } from "../../../src/engine/rulesets/index.ts";
import { DUELS } from "../../../src/engine/state/game.ts";
import { factsOf, seatOf } from "../../../src/engine/state/lookup.ts";
import { draw, type RandomState, seeded } from "../../../src/engine/state/random.ts";
import { BASE_RULES } from "../../../src/engine/state/vocabulary.ts";
import { PRACTICE_CARDS, PRACTICE_DECKS } from "../cards/practice-set.ts";
import { atAnyTime, factsFor } from "./random-extras.ts";

/** A source of chance that is not the game's own. */
export class Dice {
  #state: RandomState;
  constructor(seed: string) {
    this.#state = seeded(seed);
  }
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number {
    const [value, next] = draw(this.#state, below);
    this.#state = next;
    return value;
  }
  of<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error("nothing to choose from");
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  }
}

/** A seat for each deck, in the decks' order. */
export function setupOf(decks: readonly StarterDeck[], cards: readonly CardFacts[] = PRACTICE_CARDS): Setup {
  return {
    rules: "engine",
    cards,
    seats: decks.map((deck, index) => ({
      name: `Player ${index + 1}`,
      race: deck.race,
      faction: deck.faction,
      ambassador: deck.ambassador,
      deck: idsOf(deck.cards),
      ...(deck.reserve ? { reserve: idsOf(deck.reserve) } : {}),
      ...(deck.crusade ? { crusade: idsOf(deck.crusade) } : {}),
    })),
  };
}

const idsOf = (lines: StarterDeck["cards"]) => lines.flatMap(([count, id]) => Array.from({ length: count }, () => id));

/**
 * So many practice decks of factions that may sit together under some rules, and of ambassadors that do not clash more
 * than they must. Every third table is one of few races, so that factions of one race meet.
 */
export function practiceSetup(seats: number, dice: Dice): Setup {
  for (;;) {
    const setup = invited(seats, dice);
    // By the published rules nobody chooses an ambassador whom another has chosen.
    if (checkSetup(setup) === null) return setup;
  }
}

function invited(seats: number, dice: Dice): Setup {
  const ruled = rulesBy(dice);
  const allowed = PRACTICE_DECKS.filter(({ race, faction }) => startingFactions(ruled, race).includes(faction));
  const races: readonly Race[] = dice.below(3) === 0 ? [dice.of(RACES), dice.of(RACES)] : RACES;
  const decks: StarterDeck[] = [];
  for (let tries = 0; decks.length < seats; tries++) {
    // Few races have no room for many players: then the others come too.
    const near = allowed.filter(({ race }) => tries > 30 || races.includes(race));
    const free = near.filter((deck) => !decks.some((other) => excludes(ruled, deck, other)));
    if (free.length === 0) continue;
    // Half of the players are of the Babylon Project: as at a table, and so that each faction meets the others.
    const project = free.filter(({ faction }) => faction === "babylon-project");
    const deck = dice.of(project.length > 0 && dice.below(2) === 0 ? project : free);
    // Three corporate characters and four species ambassadors lead no more factions than that.
    const alike = decks.filter(({ faction, race }) =>
      deck.faction === "corporate" ? faction === "corporate" : race === "non-aligned" && faction === deck.faction,
    );
    const most = deck.faction === "corporate" ? 2 : 3;
    if ((deck.faction !== "corporate" && deck.race !== "non-aligned") || alike.length < most) decks.push(deck);
  }
  const duel = seats === 2 ? dice.of([null, ...DUELS]) : null;
  return { ...setupOf(decks), ...ruled, ...(duel ? { duel } : {}) };
}

/** The Engine Rules at every other table, and at the rest the other published ones. */
function rulesBy(dice: Dice): Ruled {
  return { rules: dice.below(2) === 0 ? "engine" : dice.of(BASE_RULES.filter((one) => one !== "engine")) };
}

/** The same table with decks that run out soon: two cards of three are left at home, ambassadors aside. */
export function withThinDecks(setup: Setup, dice: Dice): Setup {
  const leads = new Set(
    setup.cards.filter((card) => setup.seats.some((seat) => leadsFaction(card, seat))).map(({ id }) => id),
  );
  return {
    ...setup,
    seats: setup.seats.map((seat) => ({
      ...seat,
      deck: seat.deck.filter((id) => dice.below(3) === 0 || leads.has(id)),
    })),
  };
}

/** The same table with cards of which nobody has written down the numbers: they are asked for when they matter. */
export function withUnknownFacts(setup: Setup, dice: Dice): Setup {
  return {
    ...setup,
    cards: setup.cards.map((card) => {
      if (setup.seats.some((seat) => leadsFaction(card, seat)) || dice.below(3) > 0) return card;
      const { cost: _cost, abilities: _abilities, complete: _complete, ...rest } = card;
      if (dice.below(3) > 0) return rest;
      // Of some not even what they are, and so not what they say.
      const { type: _type, text: _text, conflict: _conflict, outcome: _outcome, ...untyped } = rest;
      return untyped;
    }),
  };
}

const QUIET: readonly ActionType[] = ["pass", "keep", "declare-nothing"];

/** What is nearly always possible, and soon leaves nothing to do anything else with. */
const SELDOM: readonly ActionType[] = [
  "bid",
  "discard-agenda",
  "fetch",
  "standing",
  "wait",
  "loose",
  "object",
  "surrender",
];

/** How often each kind of action has been taken in a run. */
export type Taken = ReadonlyMap<ActionType, number>;
/** What has been taken less often than this in a run is done more gladly than the rest. */
const RARE = 200;
/** What is possible so seldom that it is done whenever it is, while it still counts as rare. */
const FLEETING: readonly ActionType[] = ["join-war"];

/**
 * One of the legal actions; a player who does something is more fun than one who passes. Every other time a kind of
 * action is drawn first and one of that kind then, so that what is seldom possible is not lost among what always is.
 */
export function choose(legal: readonly LegalAction[], dice: Dice, taken?: Taken): LegalAction {
  const fleeting = taken && legal.find(({ action }) => FLEETING.includes(action.type));
  if (fleeting && (taken.get(fleeting.action.type) ?? 0) < RARE) return fleeting;
  const rare = taken && dice.below(2) === 0 ? rarest(legal, taken) : null;
  if (rare !== null) return dice.of(legal.filter(({ action }) => action.type === rare));
  const often = legal.filter(({ action }) => !SELDOM.includes(action.type));
  const open = often.length > 0 && dice.below(12) > 0 ? often : legal;
  const busy = open.filter(({ action }) => !QUIET.includes(action.type));
  const among = busy.length > 0 && dice.below(10) < 7 ? busy : open;
  if (dice.below(2) === 0) return dice.of(among);
  const there = new Set(among.map(({ action }) => action.type));
  // Without an inner circle nobody ever leaves one.
  if (there.has("promote") && dice.below(2) === 0) there.clear();
  const kind = there.size === 0 ? "promote" : dice.of([...there]);
  return dice.of(among.filter(({ action }) => action.type === kind));
}

/** The kind of action that has been taken least of those that are possible, while it still counts as rare. */
function rarest(legal: readonly LegalAction[], taken: Taken): ActionType | null {
  const count = (type: ActionType) => taken.get(type) ?? 0;
  const kinds = [...new Set(legal.map(({ action }) => action.type))].filter((type) => count(type) < RARE);
  return kinds.toSorted((a, b) => count(a) - count(b))[0] ?? null;
}

export interface Step {
  before: Game;
  legal: readonly LegalAction[];
  chosen: LegalAction;
  applied: Extract<AppliedAction, { ok: true }>;
}

export interface PlayOptions {
  /** An action of this many may be one that no list offers: conceding, a card's text by hand. 0: never. */
  oddEvery?: number;
  /** More actions than this are a game that never ends. */
  most?: number;
  /** What has been taken so far in the run: what is rare is then preferred. */
  taken?: Taken;
  /** Where to stop before the end. */
  until?: (game: Game) => boolean;
  /** What its shuffles are drawn from. */
  generator?: Generator;
}

/** Plays until the game is over, showing each step to `watch`. Throws where the game stalls or refuses a legal action. */
export function play(
  setup: Setup,
  seed: string,
  watch: (step: Step) => void = () => {},
  { oddEvery = 0, most = 8_000, taken, until, generator }: PlayOptions = {},
): Game {
  const dice = new Dice(`dice ${seed}`);
  let game = createGame(setup, seed, generator);
  for (let steps = 0; !game.result && !until?.(game); steps++) {
    if (steps > most) throw new Error(`no end after ${most} actions, turn ${game.turn}`);
    const odd = oddEvery > 0 && dice.below(oddEvery) === 0 ? atAnyTime(game, dice) : null;
    const { seat, legal, chosen, applied } = odd ?? turn(game, dice, taken);
    if (!applied.ok) throw new Error(`seat ${seat}: ${chosen.sentence}: ${JSON.stringify(applied.refusal)}`);
    watch({ before: game, legal, chosen, applied });
    game = applied.game;
  }
  return game;
}

/** Something that is paid for with marks, while to be asked which marks is still rare; null where there is nothing. */
function payingMarks(game: Game, legal: readonly LegalAction[], dice: Dice, taken: Taken | undefined) {
  if (!taken || (taken.get("purge") ?? 0) >= RARE || dice.below(6) === 0) return null;
  const paid = legal.filter(({ action }) => isPaidWithMarks(game, action));
  return paid.length > 0 ? dice.of(paid) : null;
}

/** A card for which something happens that is rare: it asks its player whenever …, or turns a faction Drakh. */
function worthBringing(game: Game, legal: readonly LegalAction[], dice: Dice, taken: Taken | undefined) {
  if (!taken || dice.below(2) === 0) return null;
  const seldomAsked = (taken.get("trigger") ?? 0) < RARE;
  const worth = legal.filter(({ action }) => {
    if (action.type !== "sponsor" || !game.cards[action.card]) return false;
    const { ambassador, text } = factsOf(game, action.card);
    return ambassador === "drakh" || (seldomAsked && text?.triggered?.some(({ must }) => !must));
  });
  return worth.length > 0 ? dice.of(worth) : null;
}

function isPaidWithMarks(game: Game, action: Action): boolean {
  if (!("card" in action) || typeof action.card !== "number" || !game.cards[action.card]) return false;
  const { text } = factsOf(game, action.card);
  const pays = action.type === "rotate" ? text?.actions?.[action.action]?.pays : text?.pays;
  return pays?.some((payment) => payment.pays === "purge-mark") ?? false;
}

/** What somebody who is asked does: one of the legal actions, or what is printed on a card that it hangs on. */
function turn(game: Game, dice: Dice, taken: Taken | undefined) {
  // Whoever has answered in secret may think again.
  const secret = [...(game.declareStep?.asked ?? []), ...(game.drawStep?.asked ?? [])];
  const changeable = secret.filter((one) => !seatOf(game, one.seat).eliminated);
  const { seat } = dice.of(changeable.length > 0 && dice.below(5) === 0 ? changeable : game.awaiting);
  const asked = mostUrgent(game.awaiting, seat);
  const legal = legalActions(game, seat);
  const untyped = seatOf(game, seat).hand.find((id) => factsOf(game, id).type === undefined);
  const needed =
    asked?.kind === "fact"
      ? factsFor(seat, asked.card, asked.facts, dice)
      : untyped !== undefined && dice.below(3) === 0
        ? factsFor(seat, untyped, ["type"], dice)
        : null;
  const first = needed
    ? spoken(game, needed)
    : (payingMarks(game, legal, dice, taken) ?? worthBringing(game, legal, dice, taken) ?? choose(legal, dice, taken));
  const applied = apply(game, first.action);
  if (applied.ok || !applied.refusal.needs) return { seat, legal, chosen: first, applied };
  const { card, facts } = applied.refusal.needs;
  const chosen = spoken(game, factsFor(seat, card, facts, dice));
  return { seat, legal, chosen, applied: apply(game, chosen.action) };
}

/** An action as an entry of a list of legal ones. */
export function spoken(game: Game, action: Action): LegalAction {
  return { action, sentence: sentence(game, action), needs: [] };
}
