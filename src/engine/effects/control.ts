/** engine: Factions and Control; War Conflicts; Ambassadors — who has a card, acts with it, or is led by it. */

import { z } from "zod";
import { whichSchema, whoSchema } from "../cards/references.ts";
import * as war from "../changes/conflicts/conquest.ts";
import { endControl, takeControl } from "../changes/in-force/control.ts";
import { succeed } from "../changes/in-force/moving.ts";
import { cannotRestore, giveBack, isStillIn, type NotRestored } from "../changes/in-force/restoring.ts";
import { convert } from "../changes/relations/drakh.ts";
import { editPlay, emit } from "../changes/work.ts";
import type { Event } from "../events/event.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { isFactionOf } from "../rules/costs/cost.ts";
import { claimBy } from "../rules/in-force/control.ts";
import { mayHaveCorporate } from "../rules/in-force/faction.ts";
import { mayLeadDrakh, maySucceed } from "../rules/in-force/moving.ts";
import { cardFor, seatsOf } from "../rules/in-force/references.ts";
import { mayBeTogether } from "../rules/in-force/taint.ts";
import type { Game } from "../state/game.ts";
import { factsOf, isAmbassador, mustPlay, named, playOf, seatOf } from "../state/lookup.ts";
import type { LeftCard } from "../state/snapshot.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { type Nothing, ofCard, onCard } from "./nothing.ts";
import { controlUntilSchema } from "./parts.ts";
import { effect, type TakesBack } from "./record.ts";

/** The location joins the player's faction: taken back where it is loyal to the race, captured otherwise. */
const conquer = effect({
  shape: z.object({ verb: z.literal("conquer"), which: whichSchema, who: whoSchema }).strict(),
  logged: "conquer",
  leaves: ["conquered"],
  nothing: (game, { which }, context): Nothing | null =>
    onCard(game, which, context, (id, title) => ({
      reason: factsOf(game, id).type === "location" ? "in-faction" : "not-location",
      title,
    })),
  mayByHand(game, { which, who }, context): Refusal | null {
    const id = cardFor(game, which, context);
    const [by] = seatsOf(game, who, context);
    if (id === null || by === undefined || mustPlay(game, id).faction === by) return null;
    return mayBeTogether(game, [id], by);
  },
  perform(work, { which, who }, context): boolean {
    const id = cardFor(work.game, which, context);
    const [by] = seatsOf(work.game, who, context);
    return id !== null && by !== undefined && war.conquer(work, id, by, context.source);
  },
});

/** The player acts with the card from then on; it stays in its faction. A faction's ambassador is its player. */
const control = effect({
  shape: z
    .object({ verb: z.literal("take-control"), which: whichSchema, who: whoSchema, until: controlUntilSchema })
    .strict(),
  logged: "take control",
  leaves: ["control-changed"],
  nothing: (game, { which }, context): Nothing | null =>
    onCard(game, which, context, (id, title) => ({
      reason: isAmbassador(game, id) ? "own-ambassador" : "controlled",
      title,
    })),
  mayByHand(game, { which, who }, context): Refusal | null {
    const id = cardFor(game, which, context);
    const [by] = seatsOf(game, who, context);
    return id === null || by === undefined ? null : mayHaveControl(game, id, by);
  },
  perform(work, { which, who, until }, context): boolean {
    const id = cardFor(work.game, which, context);
    const [by] = seatsOf(work.game, who, context);
    if (id === null || by === undefined || isAmbassador(work.game, id)) return false;
    if (mayHaveControl(work.game, id, by)) return false;
    const holder = until === "while-rotated" ? context.card : null;
    if (until === "while-rotated" && holder === null) return false;
    const deed = holder === null ? undefined : playOf(work.game, holder)?.deed;
    const use = holder === null || !context.use ? {} : { use: context.use };
    const claim = { by, until, holder, source: context.source, ...use };
    return takeControl(work, id, deed === undefined ? claim : { ...claim, deed });
  },
});

/** A character leads the faction that it is in, from its inner circle; whoever led it stays there. engine: Ambassadorial Immunity */
const becomeAmbassador = effect({
  shape: z.object({ verb: z.literal("become-ambassador"), which: whichSchema }).strict(),
  logged: "become ambassador",
  leaves: ["ambassador-changed"],
  nothing: (game, { which }, context): Nothing | null =>
    onCard(game, which, context, (id, title) => ({
      reason: isAmbassador(game, id) ? "leads-already" : "no-change",
      title,
    })),
  mayByHand(game, { which }, context): Refusal | null {
    const id = cardFor(game, which, context);
    return id === null ? null : maySucceed(game, id);
  },
  perform(work, { which }, context): boolean {
    const id = cardFor(work.game, which, context);
    if (id === null || isAmbassador(work.game, id) || maySucceed(work.game, id)) return false;
    const { faction: seat, row: from } = mustPlay(work.game, id);
    if (seat === null) return false;
    const { ambassador: before } = seatOf(work.game, seat);
    const moved = succeed(work, seat, id).filter((one) => !mustPlay(work.game, one).faceDown);
    emit(work, {
      type: "ambassador-changed",
      seat,
      ambassador: named(work.game, id),
      before: before === null ? null : named(work.game, before),
      from: from === "inner" ? "inner" : "supporting",
      ...(moved.length > 0 ? { moved: moved.map((one) => named(work.game, one)) } : {}),
      source: context.source,
    });
    return true;
  },
});

/**
 * A faction turns Drakh, led by this character of its own: for a Drakh ambassador whose text or facts the game does not
 * know. engine: Drakh Rules 2 and 3
 */
const turnDrakh = effect({
  shape: z.object({ verb: z.literal("turn-drakh"), which: whichSchema }).strict(),
  logged: "turn drakh",
  leaves: ["converted"],
  irreversible: "drakh",
  nothing: ofCard("drakh-already"),
  mayByHand(game, { which }, context): Refusal | null {
    const id = cardFor(game, which, context);
    return id === null ? null : mayLeadDrakh(game, id);
  },
  perform(work, { which }, context): boolean {
    const id = cardFor(work.game, which, context);
    if (id === null || mayLeadDrakh(work.game, id)) return false;
    const { faction: seat } = mustPlay(work.game, id);
    if (seat === null || seatOf(work.game, seat).drakh) return false;
    convert(work, seat, id);
    return true;
  },
});

export const effects = [conquer, control, becomeAmbassador] as const;
export const byHandOnly = [turnDrakh] as const;

export const takesBack = {
  conquered: {
    stuck(game, { was, card, seat }) {
      const [first, ...attached] = was ?? [];
      if (!first || !isStillIn(game, card.card, seat)) return { verb: "conquer", why: "location-elsewhere" };
      const { faction } = first.play;
      if (faction !== null && game.seats[faction]?.eliminated === true) return { verb: "conquer", why: "faction-out" };
      const why = cannotRestoreAll(game, attached);
      return why === null ? null : { verb: "conquer", why };
    },
    undo: (work, { was }) => giveBack(work, was ?? []),
  },
  "control-changed": {
    stuck: (game, { to, card, source }) =>
      to !== null && claimBy(game, card.card, to, source) ? null : { verb: "take control", why: "control-over" },
    undo(work, { card, to, source }) {
      const claim = to === null ? undefined : claimBy(work.game, card.card, to, source);
      if (claim) endControl(work, (one) => one === claim);
    },
  },
  converted: { never: { verb: "turn drakh", why: "drakh" } },
  "ambassador-changed": {
    stuck: (game, changed) => (mayStepDown(game, changed) ? null : { verb: "become ambassador", why: "no-leader" }),
    /** The former ambassador leads again, and what had gone over comes back. */
    undo(work, changed) {
      const { seat, ambassador, before, from } = changed;
      if (before === null || !mayStepDown(work.game, changed)) return;
      succeed(work, seat, before.card);
      editPlay(work, ambassador.card).row = from;
    },
  },
} as const satisfies TakesBack;

/** What lay on a location: each comes back for itself, and its host is in play already. */
function cannotRestoreAll(game: Game, attached: readonly LeftCard[]): NotRestored | null {
  for (const one of attached) {
    const why = cannotRestore(game, [one]);
    if (why) return why;
  }
  return null;
}

/** engine: Agenda Cards; Corporate Rule 5 — of a race's agenda only a player of that race has control, and no Corporate one. */
function mayHaveControl(game: Game, id: CardId, by: SeatIndex): Refusal | null {
  const { title, type, race = null } = factsOf(game, id);
  if (type !== "agenda" || mustPlay(game, id).controller === by) return null;
  const foreign = race !== null && race !== "neutral" && !isFactionOf(game, by, race);
  return foreign ? refusal("disloyal", { title, type, race }) : mayHaveCorporate(game, by, id);
}

/** Whether whoever led the faction before can lead it again, where the effect is reversed. */
function mayStepDown(
  game: Game,
  { seat, ambassador, before }: Extract<Event, { type: "ambassador-changed" }>,
): boolean {
  if (before === null || seatOf(game, seat).ambassador !== ambassador.card) return false;
  return playOf(game, before.card)?.faction === seat && maySucceed(game, before.card) === null;
}
