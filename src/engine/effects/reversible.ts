/** engine: Reversal; Reversing Effects — what of an event cannot be undone, and why. */

import type { Event } from "../events/event.ts";
import { awaitsStrike } from "../rules/conflicts/strike.ts";
import { claimBy } from "../rules/in-force/control.ts";
import { mayMove } from "../rules/in-force/moving.ts";
import { stateBetween, WAR } from "../rules/relations/states.ts";
import type { Game, PlayedEvent } from "../state/game.ts";
import { cardOf, playOf, textOf } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";
import { mayStepDown } from "./ambassadors.ts";
import { cannotRestore, isStillIn } from "./restoring.ts";
import type { Effect, Verb } from "./shapes/verbs.ts";

export const verbsOf = (effects: readonly Effect[]): Verb[] =>
  effects.flatMap((effect) => ("effects" in effect ? verbsOf(effect.effects) : [effect.verb]));

export interface Stuck {
  verb: string;
  why: string | null;
}

/** What an event has in its text that cannot be undone whatever came of it. engine: Reversing Effects */
const NEVER: { readonly [V in Verb]?: string } = {
  surrender: "a player who has surrendered is out of the game",
  "shuffle-deck": "a shuffled deck is not put back in order",
  "show-hand": "a hand has been looked at",
  "end-action-round": "a round that has ended does not begin again",
};

/** The first thing that an event is made for, or has done, that cannot be undone. */
export function stuckOn(game: Game, played: PlayedEvent): Stuck | null {
  const { card, done } = played;
  const text = textOf(game, card);
  const outcomes = [...(text?.effects ?? []), ...(text?.vote?.passed ?? []), ...(text?.vote?.failed ?? [])];
  const verb = done.length === 0 ? undefined : verbsOf(outcomes).find((one) => NEVER[one] !== undefined);
  if (verb !== undefined) return { verb: verb.replaceAll("-", " "), why: NEVER[verb] ?? null };
  return stuckOnDone(game, done);
}

/** The same of an effect that was carried out by hand. */
export function stuckByHand(game: Game, effect: Effect, done: readonly Event[]): Stuck | null {
  const verb = verbsOf([effect]).find((one) => NEVER[one] !== undefined);
  if (verb !== undefined) return { verb: verb.replaceAll("-", " "), why: NEVER[verb] ?? null };
  return stuckOnDone(game, done);
}

function stuckOnDone(game: Game, done: readonly Event[]): Stuck | null {
  for (const event of done) {
    const stuck = stuckOnEvent(game, event, done);
    if (stuck) return stuck;
  }
  return null;
}

const LEFT = "the card has left play";
const SHUFFLED = "the deck has been looked through and shuffled";

function restoring(verb: string, why: string | null): Stuck | null {
  return why === null ? null : { verb, why };
}

const areIn = (game: Game, cards: readonly { card: CardId }[], zone: string) =>
  cards.every(({ card }) => cardOf(game, card).zone === zone);

function stuckOnEvent(game: Game, event: Event, done: readonly Event[]): Stuck | null {
  switch (event.type) {
    case "drew":
      return { verb: "draw", why: "it has shown a card of the deck" };
    case "shuffled":
      return { verb: "shuffle deck", why: NEVER["shuffle-deck"] ?? null };
    case "hand-shown":
    case "cards-shown":
      return { verb: "show hand", why: NEVER["show-hand"] ?? null };
    case "fetched":
      return { verb: "fetch", why: "the card is hidden in a hand now" };
    case "taken":
      if (event.from === "deck") return { verb: "take", why: SHUFFLED };
      return areIn(game, [event.card], "hand") ? null : { verb: "take", why: "the card is not in the hand any more" };
    case "came-in":
      if (event.from === "deck") return { verb: "take", why: SHUFFLED };
      return playOf(game, event.card.card) ? null : { verb: "take", why: LEFT };
    case "cancelled":
      return { verb: "cancel", why: "the other event was never played" };
    case "sponsored":
      return { verb: "sponsor", why: "the card that came in was played for itself" };
    case "replaced":
      return { verb: "replace", why: "a card that has been replaced does not come back" };
    case "action-round-ended":
      return { verb: "end action round", why: NEVER["end-action-round"] ?? null };
    case "discarded":
      if (event.was) return restoring("discard card", cannotRestore(game, event.was));
      return areIn(game, event.cards, "discard")
        ? null
        : { verb: "discard", why: "the cards do not lie in the discard pile any more" };
    case "taken-back":
      return areIn(game, event.cards, "hand")
        ? null
        : { verb: "discard", why: "the cards are not in the hand any more" };
    case "removed":
      return event.was ? restoring("remove", cannotRestore(game, event.was)) : null;
    case "returned":
      return event.was ? restoring("return to hand", cannotRestore(game, event.was)) : null;
    case "moved": {
      const [first] = event.was ?? [];
      if (!first || !playOf(game, event.card.card)) return { verb: "move", why: LEFT };
      const { faction, row } = first.play;
      const back = typeof event.to === "object" ? faction : row === "inner" ? row : "supporting";
      return back !== null && mayMove(game, event.card.card, back)
        ? { verb: "move", why: "the card cannot go back there now" }
        : null;
    }
    case "promoted":
      return playOf(game, event.card.card) && !mayMove(game, event.card.card, "supporting")
        ? null
        : { verb: "promote", why: "the card cannot go back to the supporting cards now" };
    case "ambassador-changed":
      return mayStepDown(game, event)
        ? null
        : { verb: "become ambassador", why: "whoever led the faction before cannot lead it now" };
    case "conquered": {
      const [first, ...attached] = event.was ?? [];
      if (!first || !isStillIn(game, event.card.card, event.seat))
        return { verb: "conquer", why: "the location is not in that faction any more" };
      const { faction } = first.play;
      const gone = faction !== null && game.seats[faction]?.eliminated === true;
      return gone
        ? { verb: "conquer", why: "the faction that it came from is out of the game" }
        : restoring("conquer", attached.length === 0 ? null : cannotRestoreAll(game, attached));
    }
    case "conflict-cancelled":
      return event.was?.card == null || event.was.through || areIn(game, [{ card: event.was.card }], "discard")
        ? null
        : { verb: "cancel conflict", why: "its card does not lie in the discard pile any more" };
    case "state-ended": {
      const war = stateBetween(game, WAR, ...event.between);
      const own = done.some((one) => one.type === "state-started" && one.state === WAR);
      if (event.was === undefined) return { verb: "end state", why: null };
      return war && event.state !== WAR && !own ? { verb: "end state", why: "there is a war between them now" } : null;
    }
    case "shadow-war":
      return event.begins && game.shadowWar !== "on"
        ? { verb: "begin shadow war", why: "the Shadow War is over" }
        : null;
    case "shadow-war-at":
      return game.shadowWar === "not-yet"
        ? null
        : { verb: "shadow war at", why: "the Shadow War has begun in the meantime" };
    case "isa-founded":
      return game.isa?.members.every((seat) => event.members.includes(seat)) === false
        ? { verb: "found isa", why: "others have joined the Alliance since" }
        : null;
    case "healed":
    case "fully-healed":
      return event.was && playOf(game, event.card.card) ? null : { verb: "heal", why: LEFT };
    case "attached":
      return event.from && playOf(game, event.card.card) && playOf(game, event.from.card)
        ? null
        : { verb: "attach", why: LEFT };
    case "conflict-prolonged":
      return game.conflicts.some(({ id }) => id === event.conflict)
        ? null
        : { verb: "prolong", why: "it has been put off already" };
    case "damage-lessened":
      return awaitsStrike(game, event.card.card)
        ? null
        : { verb: "lessen damage", why: "the damage of that attack has been dealt" };
    case "marks-transferred":
      return playOf(game, event.from.card) && playOf(game, event.to.card) ? null : { verb: "transfer mark", why: LEFT };
    case "control-changed":
      return event.to !== null && claimBy(game, event.card.card, event.to, event.source)
        ? null
        : { verb: "take control", why: "that player does not control the card by it any more" };
    default:
      return null;
  }
}

/** What lay on a location: each comes back for itself, and its host is in play already. */
function cannotRestoreAll(game: Game, attached: Parameters<typeof cannotRestore>[1]): string | null {
  for (const one of attached) {
    const why = cannotRestore(game, [one]);
    if (why) return why;
  }
  return null;
}
