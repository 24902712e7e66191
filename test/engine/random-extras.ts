/** What a random player does that no list of legal actions offers: conceding, card texts by hand, facts. */
import {
  type Action,
  type ActionOf,
  type Applied,
  apply,
  type CardId,
  CONFLICT_TYPES,
  type Effect,
  type FactName,
  type Game,
  type LegalAction,
  MARKS,
  type SeatIndex,
} from "../../src/engine/index.ts";
import { factsOf, mustPlay, playing } from "../../src/engine/lookup.ts";
import { type Dice, spoken } from "./random-player.ts";

/** What is read off a card when it is asked for. */
export function factsFor(
  seat: SeatIndex,
  card: CardId,
  names: readonly FactName[],
  dice: Dice,
): ActionOf<"state-facts"> {
  const facts: Record<string, number | string> = {};
  for (const name of names) facts[name] = name === "conflict" ? dice.of(CONFLICT_TYPES) : 1 + dice.below(5);
  return { type: "state-facts", seat, card, facts };
}

/** Something that may be done at any time, by anybody; null where nothing of the kind is possible now. */
export function atAnyTime(
  game: Game,
  dice: Dice,
): { seat: SeatIndex; legal: LegalAction[]; chosen: LegalAction; applied: Applied } | null {
  if (game.round === "setup") return null;
  const seat = dice.of(playing(game));
  // Conceding ends games too soon to be common: it waits for a late turn.
  const action: Action | null =
    game.turn >= 6 && dice.below(9) === 0
      ? { type: "concede", seat }
      : { type: "effect", seat, because: "A Card", effect: someEffect(game, dice) };
  const applied = apply(game, action);
  return applied.ok ? { seat, legal: [], chosen: spoken(game, action), applied } : null;
}

const isHull = (game: Game, id: CardId) => ["fleet", "location"].includes(factsOf(game, id).type);

/** An effect of the kinds that cards have, on somebody or something at random. It may turn out to change nothing. */
function someEffect(game: Game, dice: Dice): Effect {
  const who = { seat: dice.of(playing(game)) };
  const toward = { seat: dice.of(playing(game)) };
  const which = { card: dice.of(game.inPlay.filter((id) => !mustPlay(game, id).faceDown)) };
  const amount = 1 + dice.below(3);
  // Fleets and locations are hurt a little more often than cards are, so that there is something to repair.
  const hulls = game.inPlay.filter((id) => !mustPlay(game, id).faceDown && isHull(game, id));
  const hull = hulls.length > 0 ? { card: dice.of(hulls) } : which;
  return dice.of<Effect>([
    { verb: "gain-influence", who, amount },
    { verb: "lose-influence", who, amount },
    { verb: "lose-influence", who, amount },
    { verb: "transfer-influence", from: who, to: toward, amount },
    { verb: "add-influence", who, amount },
    { verb: "lose-power", who, amount },
    { verb: "raise-tension", from: who, toward, amount: 1 },
    { verb: "start-state", state: "war", from: who, toward },
    { verb: "start-state", state: "war", from: who, toward },
    { verb: "start-state", state: "war", from: who, toward },
    { verb: "start-state", state: "war", from: who, toward },
    { verb: "start-state", state: "free trade", from: who, toward, gives: { from: 1, toward: 1 } },
    { verb: "end-state", state: "war", from: who, toward },
    { verb: "call-vote", kind: "player" },
    { verb: "call-vote", kind: "babylon-5" },
    { verb: "lower-unrest", who, amount: 1 },
    { verb: "draw", who, amount: 1 },
    { verb: "discard", who, amount },
    { verb: "ready", which },
    { verb: "rotate", which },
    { verb: "damage", which, amount },
    { verb: "damage", which: hull, amount: 1 },
    { verb: "damage", which: hull, amount: 1 },
    { verb: "damage", which: hull, amount: 2 },
    { verb: "heal", which },
    { verb: "neutralize", which },
    { verb: "gain-mark", which, mark: dice.of(MARKS), amount: 1 },
    { verb: "purge-mark", which, mark: dice.of(MARKS), amount: 1 },
    { verb: "change-ability", which, ability: "all", by: 1, until: "end-of-turn" },
    { verb: "change-ability", which, ability: "diplomacy", by: -1, until: "permanent", printed: true },
    { verb: "multiply-ability", which, ability: "all", times: "double", until: "end-of-turn" },
    { verb: "multiply-ability", which, ability: "all", times: "half", until: "end-of-turn" },
    { verb: "use-as", which, use: "intrigue", as: "diplomacy", until: "end-of-turn" },
    { verb: "use-as", which, use: "leadership", as: "itself", until: "end-of-turn" },
    { verb: "blank", which, until: "end-of-turn" },
    { verb: "severe-damage", which, amount: 1 },
    { verb: "fully-heal", which },
    { verb: "repair", which, amount },
    {
      verb: "attack",
      with: { card: dice.of(game.inPlay.filter((id) => !mustPlay(game, id).faceDown)) },
      against: which,
      using: "highest",
    },
  ]);
}
