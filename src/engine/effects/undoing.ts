/** engine: Reversal — what an event has done is taken back, piece by piece, against the numbers as they are now. */

import { unlessen } from "../changes/conflicts/strike.ts";
import { unswell } from "../changes/costs/temporary-influence.ts";
import { endControl } from "../changes/in-force/control.ts";
import { removeDamage, unheal } from "../changes/in-force/damage.ts";
import { endModifier, stopWatching } from "../changes/in-force/lasting.ts";
import { attachTo, changeRow, joinFaction } from "../changes/in-force/moving.ts";
import { dropClaim } from "../changes/victory/claims.ts";
import { editPlay, editSeat, type Work } from "../changes/work.ts";
import { discardFromHand, discardFromPlay, move, takeBack } from "../changes/zones.ts";
import type { Event, Named } from "../events/event.ts";
import { claimBy } from "../rules/in-force/control.ts";
import { sameVoter } from "../rules/relations/vote.ts";
import type { Conflict, Context, Watch } from "../state/game.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { stepDown } from "./ambassadors.ts";
import { inverseOf } from "./inverse.ts";
import { giveBack, restore } from "./restoring.ts";
import type { Effect, Verb } from "./shapes/verbs.ts";
import { undoForAll } from "./undoing-states.ts";

export type Perform = (work: Work, effect: Effect, context: Context) => boolean;

/** Undoes one thing that an event has done; `verbs`: what the event's text does. */
export function undo(work: Work, event: Event, verbs: readonly Verb[], context: Context, perform: Perform): void {
  const inverse = inverseOf(event);
  if (inverse) {
    perform(work, inverse, context);
    return;
  }
  switch (event.type) {
    case "ability-changed":
    case "ability-used-as":
    case "blanked":
      endModifier(work, event.card.card, event.source);
      return;
    case "added":
      takeAway(work, event);
      return;
    case "influence-added": {
      const seat = editSeat(work, event.seat);
      if (event.next) seat.additionalNext = Math.max(0, (seat.additionalNext ?? 0) - event.amount);
      else seat.additional = Math.max(0, seat.additional - event.amount);
      return;
    }
    case "discounted": {
      const seat = editSeat(work, event.seat);
      const at = (seat.discounts ?? []).findLastIndex(
        ({ source, by }) => source === event.source && by === -event.amount,
      );
      seat.discounts = (seat.discounts ?? []).filter((_, index) => index !== at);
      return;
    }
    case "conflict-allowed": {
      const seat = editSeat(work, event.seat);
      const more = event.from === "card" ? "moreFromCards" : "moreConflicts";
      seat[more] = Math.max(0, (seat[more] ?? 0) - event.amount);
      return;
    }
    case "discarded":
      // What lay on a card comes back with it.
      if (event.was) restore(work, event.was);
      else if (event.from === "hand") takeBack(work, event.seat, idsOf(event.cards), context.source);
      return;
    case "taken-back":
      discardFromHand(work, event.seat, idsOf(event.cards), context.source);
      return;
    case "healed":
      if (event.was)
        unheal(work, event.card.card, event.was, { severe: Math.max(0, event.was.severe - 1) }, context.source);
      return;
    case "fully-healed":
      if (event.was) unheal(work, event.card.card, event.was, { severe: 0 }, context.source);
      return;
    case "control-changed": {
      const { card, to, source } = event;
      const claim = to === null ? undefined : claimBy(work.game, card.card, to, source);
      if (claim) endControl(work, (one) => one === claim);
      return;
    }
    case "influence-restored":
      restoreInfluence(work, event.seat, -event.amount);
      return;
    case "removed":
    case "returned":
      restore(work, event.was ?? []);
      return;
    case "moved":
      moveBack(work, event, context.source);
      return;
    case "promoted": {
      changeRow(work, event.card.card, "supporting", context.source);
      // What its text took goes back to where it came from: it was applied as part of the effect.
      restoreInfluence(work, event.seat, event.influence);
      return;
    }
    case "ambassador-changed":
      stepDown(work, event);
      return;
    case "conquered":
      giveBack(work, event.was ?? []);
      return;
    case "taken":
      discardFromHand(work, event.seat, [event.card.card], context.source);
      return;
    case "came-in":
    case "became-enhancement":
      if (work.game.cards[event.card.card]?.play) discardFromPlay(work, event.card.card, context.source);
      return;
    case "tended":
      if (work.game.cards[event.card.card]?.play) editPlay(work, event.card.card).tended = undefined;
      return;
    case "trait-gained": {
      if (!work.game.cards[event.card.card]?.play) return;
      const play = editPlay(work, event.card.card);
      const traits = play.traits ?? [];
      const last = traits.lastIndexOf(event.trait);
      play.traits = traits.filter((_, index) => index !== last);
      return;
    }
    case "influence-swollen":
      if (event.by > 0) unswell(work, event.by, event.source);
      return;
    case "damage-lessened":
      unlessen(work, event.card.card, event.amount);
      return;
    case "gains-barred":
      editSeat(work, event.seat).gainsNothing = undefined;
      return;
    case "counted-as":
      // Both parts of it go with the first.
      work.game.conflicts = work.game.conflicts.map((one) =>
        one.id === event.from ? { ...one, countsAs: one.countsAs?.filter(({ seat }) => seat !== event.seat) } : one,
      );
      return;
    case "withdrawn":
      rejoin(work, event);
      return;
    case "watch-set":
      stopWatching(work, lastWatch(work, event));
      return;
    case "conflict-cancelled":
      if (event.was) takeUpAgain(work, event.was);
      return;
    case "attached":
      if (event.from && work.game.cards[event.card.card]?.play && work.game.cards[event.from.card]?.play)
        attachTo(work, event.card.card, event.from.card, context.source);
      return;
    case "supported":
    case "opposed":
      leaveConflict(work, event);
      return;
    case "conflict-prolonged":
      work.game.conflicts = work.game.conflicts.map((one) =>
        one.id === event.conflict ? { ...one, prolonged: undefined } : one,
      );
      return;
    case "vote-forced":
    case "ballot-given": {
      const bound = work.game.bound ?? [];
      const at = bound.findLastIndex(({ of, source }) => source === event.source && sameVoter(of, event.of));
      work.game.bound = bound.filter((_, index) => index !== at);
      return;
    }
    case "state-started":
    case "state-ended":
    case "shadow-war":
    case "shadow-war-at":
    case "power-needed":
    case "victory-barred":
    case "isa-founded":
    case "isa-joined":
    case "isa-left":
    case "conflicts-barred":
      undoForAll(work, event);
      return;
    case "victory-claimed":
      dropClaim(work, event.seat);
      return;
    case "attacked":
      // compendium: Not Meant To Be — normal damage is removed from both; who was neutralized by it stays so.
      for (const { card, amount } of event.damaged ?? [])
        if (work.game.cards[card]?.play) removeDamage(work, card, amount, context.source);
      return;
    case "severely-damaged": {
      const severe = work.game.cards[event.card.card]?.play?.severe ?? 0;
      if (severe > 0) editPlay(work, event.card.card).severe = Math.max(0, severe - event.amount);
      return;
    }
    case "neutralized":
      // compendium: Not Meant To Be — neutralization that damage has brought about is no printed effect, and stays.
      if (verbs.includes("neutralize") && work.game.cards[event.card.card]?.play?.neutralized)
        editPlay(work, event.card.card).neutralized = false;
      return;
    default:
  }
}

/** Between the two pools, as far as there is any. */
function restoreInfluence(work: Work, index: SeatIndex, by: number): void {
  const seat = editSeat(work, index);
  const amount = Math.max(-seat.unspent, Math.min(by, seat.spent));
  seat.unspent += amount;
  seat.spent -= amount;
}

function moveBack(work: Work, { card: { card }, to, was }: Extract<Event, { type: "moved" }>, source: string): void {
  const [first] = was ?? [];
  if (!first || !work.game.cards[card]?.play) return;
  const { faction, controller, row, taken } = first.play;
  if (typeof to === "object" && faction !== null) joinFaction(work, card, faction, source);
  else changeRow(work, card, row === "inner" ? "inner" : "supporting", source);
  Object.assign(editPlay(work, card), { row, controller, ...(taken ? { taken } : {}) });
}

/** A conflict that was cancelled is there again, with everybody who took part in it and is still in play. */
function takeUpAgain(work: Work, was: Conflict): void {
  if (was.card !== null && !was.through) move(work, was.card, "declared");
  const participants = was.participants.filter(({ card }) => work.game.cards[card]?.play);
  work.game.conflicts = [...work.game.conflicts, { ...was, participants }].sort((a, b) => a.id - b.id);
}

/** What an effect has let take a side takes part no more, and no leader with it. */
function leaveConflict(work: Work, { with: { card }, from }: Extract<Event, { type: "supported" | "opposed" }>): void {
  work.game.conflicts = work.game.conflicts.map((conflict) =>
    conflict.id === from && conflict.result === null
      ? { ...conflict, participants: conflict.participants.filter((one) => one.card !== card && one.fleet !== card) }
      : conflict,
  );
}

/** It takes part again as it did. */
function rejoin(work: Work, { card: { card }, from, was }: Extract<Event, { type: "withdrawn" }>): void {
  work.game.conflicts = work.game.conflicts.map((conflict) =>
    conflict.id === from && conflict.result === null
      ? {
          ...conflict,
          participants: [...conflict.participants, ...was.filter((one) => work.game.cards[one.card]?.play)],
          withdrawn: conflict.withdrawn?.filter((id) => id !== card),
        }
      : conflict,
  );
}

/** The last that was set up so. */
function lastWatch(work: Work, { source, on }: Pick<Watch, "source" | "on">): (watch: Watch) => boolean {
  const last = work.game.watches?.findLast((watch) => watch.source === source && watch.on === on);
  return (watch) => watch === last;
}

const idsOf = (cards: readonly Named[]): CardId[] => cards.map(({ card }) => card);

function takeAway(work: Work, event: Extract<Event, { type: "added" }>): void {
  work.game.conflicts = work.game.conflicts.map((conflict) => {
    if (conflict.result !== null) return conflict;
    const at = conflict.added.findLastIndex(
      ({ source, amount, to, side }) =>
        source === event.source && amount === event.amount && to === event.to && side === event.side,
    );
    return at === -1 ? conflict : { ...conflict, added: conflict.added.filter((_, index) => index !== at) };
  });
}
