/** What a random player does that no list of legal actions offers: conceding, card texts by hand, facts. */
import {
  type Action,
  type ActionOf,
  type AppliedAction,
  apply,
  CARD_TYPES,
  type CardId,
  CONFLICT_TYPES,
  type Effect,
  type FactName,
  type Game,
  type LegalAction,
  MARKS,
  type SeatIndex,
} from "../../../src/engine/index.ts";
import { mayClaim } from "../../../src/engine/rules/victory/claims.ts";
import { agendaOf, cardOf, factsOf, mustPlay, playing, seatOf, titleOf } from "../../../src/engine/state/lookup.ts";
import { type Dice, spoken } from "./random-player.ts";

/** What is read off a card when it is asked for. */
export function factsFor(
  seat: SeatIndex,
  card: CardId,
  names: readonly FactName[],
  dice: Dice,
): ActionOf<"state-facts"> {
  const facts: Record<string, number | string> = {};
  for (const name of names)
    facts[name] =
      name === "type" ? dice.of(CARD_TYPES) : name === "conflict" ? dice.of(CONFLICT_TYPES) : 1 + dice.below(5);
  return { type: "state-facts", seat, card, facts };
}

/** Something that may be done at any time, by anybody; null where nothing of the kind is possible now. */
export function atAnyTime(
  game: Game,
  dice: Dice,
): { seat: SeatIndex; legal: LegalAction[]; chosen: LegalAction; applied: AppliedAction } | null {
  if (game.round === "setup") return null;
  const seat = dice.of(playing(game));
  // Conceding and claiming to have won end games too soon to be common: they wait for a late turn.
  const late = game.turn >= 6;
  const action: Action | null =
    late && dice.below(9) === 0
      ? { type: "concede", seat }
      : ((late && dice.below(3) === 0 ? claim(game, dice) : null) ?? {
          type: "effect",
          seat,
          because: "A Card",
          effect: someEffect(game, dice),
        });
  const applied = apply(game, action);
  return applied.ok ? { seat, legal: [], chosen: spoken(game, action), applied } : null;
}

/** Somebody claims to have won by an agenda whose text is not in verbs; null where nobody has one. */
function claim(game: Game, dice: Dice): Action | null {
  const possible = playing(game).flatMap((seat) => {
    const agenda = agendaOf(game, seat);
    const because = agenda === null ? "" : titleOf(game, agenda);
    return "card" in mayClaim(game, seat, because) ? [{ seat, because }] : [];
  });
  if (possible.length === 0) return null;
  const { seat, because } = dice.of(possible);
  return { type: "effect", seat, because, effect: { verb: "claim-victory" } };
}

const isHull = (game: Game, id: CardId) => ["fleet", "location"].includes(factsOf(game, id).type ?? "");

/** A location changes hands; one that rests with its conqueror comes back to its owner, who may take it as theirs. */
function conquest(game: Game, dice: Dice): Effect | null {
  const places = game.inPlay.filter((id) => factsOf(game, id).type === "location");
  if (places.length === 0) return null;
  const resting = places.filter((id) => mustPlay(game, id).rests !== undefined);
  const card = dice.of(resting.length > 0 ? resting : places);
  const owner = cardOf(game, card).owner;
  const back = mustPlay(game, card).rests !== undefined && playing(game).includes(owner);
  const others = playing(game).filter((seat) => seat !== mustPlay(game, card).faction);
  if (others.length === 0) return null;
  return { verb: "conquer", which: { card }, who: { seat: back ? owner : dice.of(others) } };
}

/** An effect of the kinds that cards have, on somebody or something at random. It may turn out to change nothing. */
function someEffect(game: Game, dice: Dice): Effect {
  const who = { seat: dice.of(playing(game)) };
  const toward = { seat: dice.of(playing(game)) };
  const which = { card: dice.of(game.inPlay.filter((id) => !mustPlay(game, id).faceDown)) };
  const amount = 1 + dice.below(3);
  // Fleets and locations are hurt a little more often than cards are, so that there is something to repair.
  const hulls = game.inPlay.filter((id) => !mustPlay(game, id).faceDown && isHull(game, id));
  const hull = hulls.length > 0 ? { card: dice.of(hulls) } : which;
  // A race that several play, where there is one: somebody then says which faction is meant.
  const races = playing(game).map((seat) => seatOf(game, seat).race);
  const several = races.filter((race, at) => races.indexOf(race) !== at);
  const race = { race: dice.of(several.length > 0 ? several : races) };
  const captured = dice.below(6) === 0 ? conquest(game, dice) : null;
  if (captured) return captured;
  // What leaves a player a choice is rare on cards, so it is tried often by hand.
  const choice: Effect = {
    verb: "choose",
    who,
    options: [
      { does: "gain 1 influence", effects: [{ verb: "gain-influence", who, amount: 1 }] },
      { does: "apply 1 influence for 1 power", influence: 1, effects: [{ verb: "gain-power", who, amount: 1 }] },
    ],
  };
  const from = { what: "card", of: "any" } as const;
  const picked: Effect = { verb: "pick", who, from, does: "to rotate", effects: [{ verb: "rotate", which: "second" }] };
  return dice.of<Effect>([
    choice,
    choice,
    choice,
    choice,
    choice,
    choice,
    picked,
    picked,
    picked,
    picked,
    picked,
    picked,
    { verb: "allow-conflict", who, amount: 1 },
    { verb: "allow-conflict", who, amount: 1 },
    { verb: "allow-conflict", who, amount: 2 },
    { verb: "allow-conflict", who, amount: 2 },
    { verb: "allow-conflict", who, amount: 2 },
    // Marks of the kinds that cards are paid for with, and cards to search a deck for.
    { verb: "gain-mark", which, mark: "destiny", amount: 3 },
    { verb: "gain-mark", which, mark: "doom", amount: 3 },
    { verb: "gain-mark", which, mark: dice.of(MARKS), amount: 3 },
    { verb: "gain-mark", which, mark: dice.of(MARKS), amount: 3 },
    { verb: "take", who, from: "deck", amount: 1 },
    { verb: "gain-influence", who: "shadows", amount },
    { verb: "gain-influence", who: race, amount: 1 },
    { verb: "gain-influence", who: race, amount: 1 },
    { verb: "raise-tension", from: who, toward: race, amount: 1 },
    { verb: "raise-unrest", who: race, amount: 1 },
    { verb: "lower-unrest", who: race, amount: 1 },
    { verb: "add-influence", who: race, amount: 1 },
    { verb: "draw", who: race, amount: 1 },
    { verb: "start-state", state: "alliance", from: who, toward: race },
    { verb: "start-state", state: "war", from: who, toward: race },
    { verb: "need-less-power", who, amount: 1 },
    { verb: "bar-victory", who, victory: "standard", until: "end-of-turn" },
    { verb: "end-shadow-war" },
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
    { verb: "draw", who, amount: 1, from: "crusade" },
    { verb: "fetch", who },
    { verb: "found-isa", who },
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
    { verb: "put-tokens", which, amount: 1 },
    { verb: "take-tokens", which, amount: 1 },
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
