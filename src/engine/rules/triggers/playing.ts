/** engine: Playing Cards — what events, contingencies and aftermaths from a hand have in common. */

import type { CardFacts } from "../../cards/facts.ts";
import type { CardText } from "../../cards/text.ts";
import { factNeeded, type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, PlayedEvent, Target } from "../../state/game.ts";
import { factsOf, seatOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { fateOf } from "../conflicts/fate.ts";
import { illegalTarget, isLegalTarget } from "../conflicts/target.ts";
import { wanted } from "../conflicts/wanted.ts";
import { leastInfluence } from "../costs/how-much.ts";
import { availableInfluence } from "../costs/influence.ts";
import { isTelepath } from "../in-force/ability.ts";
import { mayHaveCorporate, surcharge } from "../in-force/faction.ts";
import { isCalled } from "../in-force/printed.ts";
import { givenTo } from "../in-force/statics.ts";
import { beforeIsa } from "../relations/isa.ts";

/**
 * What only some players play, sponsored or not: cards of the Interstellar Alliance while there is one, those for Corporate
 * factions, and Drakh cards. engine: The Interstellar Alliance; Corporate Rule 3; Drakh Rule 5
 */
export function mayBePlayedBy(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const facts = factsOf(game, card);
  const { title, race } = facts;
  const foreign = race === "drakh" && seatOf(game, seat).drakh !== true;
  return (
    beforeIsa(game, facts) ?? mayHaveCorporate(game, seat, card) ?? (foreign ? refusal("drakh-only", { title }) : null)
  );
}

/** A target that a card takes or must take; a card whose text is unknown takes any that exists, or none. */
export function wrongTarget(
  game: Game,
  by: SeatIndex,
  card: CardId,
  target: Target | null,
  conflict: number | null,
): Refusal | null {
  const { title, text } = factsOf(game, card);
  if (target && !exists(game, target)) return illegalTarget(game, title, target, text?.target);
  if (!text) return null;
  if (!text.target) return target ? refusal("no-target-taken", { title }) : null;
  if (!target) return refusal("target-needed", { title, wants: wanted(text.target) });
  const at = game.conflicts.find((other) => other.id === conflict) ?? null;
  const aim = { by, conflict: at, fate: fateOf(text, "target") };
  if (isLegalTarget(game, text.target, aim, target)) return needsPsi(game, factsOf(game, card), target);
  return illegalTarget(game, title, target, text.target, aim);
}

function exists(game: Game, target: Target): boolean {
  switch (target.what) {
    case "card":
      return game.cards[target.card]?.play?.faceDown === false;
    case "player":
      return game.seats[target.seat]?.eliminated === false;
    case "conflict":
      return game.conflicts.some((other) => other.id === target.conflict);
  }
}

/** What a card costs to play from hand, or the refusal that asks for it or says that it is too much. `more`: what its text applies besides, in its effects; `taken`: at once. */
export function playCost(game: Game, seat: SeatIndex, card: CardId, more = 0, taken = 0): Refusal | { cost: number } {
  const { title, cost, complete, text } = factsOf(game, card);
  if (cost === undefined && !complete) return factNeeded(card, title, ["cost"]);
  // engine: Corporate Rule 5
  const needs = (typeof cost === "number" ? cost : 0) + taken + surcharge(game, seat, factsOf(game, card));
  const unspent = availableInfluence(seatOf(game, seat));
  const least = needs + more + leastInfluence(text?.pays);
  if (unspent < least) return refusal("not-enough-influence", { title, needs: least, unspent });
  return { cost: needs };
}

export function inHand(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const held = game.cards[card];
  if (!held) return refusal("card-not-there");
  return held.zone === "hand" && held.owner === seat ? null : refusal("card-not-there");
}

/** How often this player has acted since that event was played. */
export const chancesTaken = ({ seen = [] }: PlayedEvent, seat: SeatIndex) => seen.filter((one) => one === seat).length;

/** The events of other players that this one may still answer, the last first; `acting`: with the action that is under way. */
export function unanswered(game: Game, seat: SeatIndex, acting: boolean): PlayedEvent[] {
  return (game.playedEvents ?? [])
    .filter((one) => one.by !== seat && !one.reversed && chancesTaken(one, seat) <= (acting ? 1 : 0))
    .reverse();
}

/** How many marks a text asks for in order to be played. */
export function marksTaken({ requires = [], pays = [] }: Pick<CardText, "requires" | "pays">): number {
  const required = requires.reduce((sum, one) => sum + (one.needs === "marks" ? one.atLeast : 0), 0);
  return pays.reduce((sum, one) => sum + (one.pays === "purge-mark" ? one.amount : 0), required);
}

/** Whether any number of this enhancement may lie on that card. */
export function takesAnyNumber(game: Game, facts: CardFacts, target: Target | null): boolean {
  if (target?.what !== "card") return false;
  return givenTo(game, "any-number", target.card).some(({ given }) => isCalled(facts, given.of));
}

/** Whether a card's text raises the psi of what it is played on. */
function raisesPsi({ text }: CardFacts): boolean {
  return (
    (text?.statics ?? []).some(
      (each) =>
        // What is worded for those without psi is the exception.
        each.gives === "ability" && each.ability === "psi" && each.to === "host" && each.by > 0 && !each.lacking,
    ) ||
    (text?.effects ?? []).some(
      (each) => each.verb === "change-ability" && each.ability === "psi" && each.which === "target" && each.by > 0,
    )
  );
}

/** What keeps a card that raises psi from this target, where the rules ask for psi. */
export function needsPsi(game: Game, card: CardFacts, target: Target | null): Refusal | null {
  if (target?.what !== "card" || ruled(game, "psi-bonuses") !== "telepaths") return null;
  const aim = factsOf(game, target.card);
  if (aim.type !== "character" || !raisesPsi(card) || isTelepath(game, target.card)) return null;
  return refusal("psi-needed", { title: card.title, target: aim.title });
}
