/** engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda */

import { applyInfluence } from "../changes/costs/influence.ts";
import { pay } from "../changes/costs/payment.ts";
import { takeAway } from "../changes/in-force/replacement.ts";
import { rotate } from "../changes/in-force/rotation.ts";
import { askHowMuch } from "../changes/triggers/choosing.ts";
import { emit, open, type Work } from "../changes/work.ts";
import { discardFromPlay, enterPlay, leavePlay, scheduleEntryEffects, turnFaceUp } from "../changes/zones.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { CardCost } from "../rules/costs/cost.ts";
import { unpayable } from "../rules/costs/payment.ts";
import {
  mayActFromInnerCircle,
  mayBeInFaction,
  mayGoUnrotated,
  mayPayUnsponsored,
  maySponsorIt,
} from "../rules/costs/sponsor.ts";
import { mayDrakhSponsor } from "../rules/in-force/faction.ts";
import { unmet } from "../rules/in-force/requirement.ts";
import { mayMix } from "../rules/in-force/taint.ts";
import { lackedBy, mayDiscardAgenda, mayHide, mayRevealAgenda, notAnAgenda } from "../rules/victory/agenda.ts";
import { ruled } from "../rulesets/index.ts";
import type { Game } from "../state/game.ts";
import { agendaOf, factsOf, majorAgenda, mustPlay, named, quoted, titleOf } from "../state/lookup.ts";
import { since } from "../state/revision.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { cardId } from "./fields.ts";
import { action, shapeOf } from "./record.ts";
import { label, withCard } from "./words.ts";

const namedOrNone = (game: Game, card: CardId | null) => (card === null ? null : named(game, card));

/** What an agenda does on coming into play, however it came. */
function takesEffect(work: Work, seat: SeatIndex, card: CardId): void {
  scheduleEntryEffects(work, { by: seat, card, source: titleOf(work.game, card), target: null, conflict: null });
}

const hideAgenda = action({
  called: "Hide an agenda",
  /** Plays an agenda face down; `with` is left out where the card asks nobody to rotate. */
  shape: shapeOf("hide", { card: cardId, with: cardId.optional() }),
  answers: ["action", "mercenary"],
  actor: ({ with: by }): CardId | undefined => by,
  perform(work, { seat, card, with: by = undefined }): Refusal | undefined {
    if (!work.game.cards[card] || (by !== undefined && !work.game.cards[by])) return refusal("card-not-there");
    const allowed = mayHide(work.game, seat, card, by ?? null);
    if ("code" in allowed) return allowed;
    if (by !== undefined) rotate(work, by);
    applyInfluence(work, seat, allowed.total);
    emit(work, { type: "agenda-hidden", seat, with: namedOrNone(work.game, by ?? null), influence: allowed.total });
    // quickstart: the list of actions — one agenda at a time, hidden or not: the old one is discarded.
    const old = since(work.game, 8) ? agendaOf(work.game, seat) : null;
    if (old !== null) discardFromPlay(work, old);
    enterPlay(work, card, { faction: seat, controller: seat, row: "agenda", faceDown: true });
    return undefined;
  },
  orders: { hide: "hide {card}{with?}" },
  sentence: (game, action): string => `hide ${label(game, action.card)}${withCard(game, action.with)}`,
});

const revealAgenda = action({
  called: "Reveal your agenda",
  shape: shapeOf("reveal-agenda", {}),
  answers: ["action"],
  perform(work, { seat }): Refusal | undefined {
    const allowed = mayRevealAgenda(work.game, seat);
    if ("code" in allowed) return allowed;
    const { agenda } = allowed;
    const card = named(work.game, agenda);
    const lacking = lackedBy(work.game, seat, agenda);
    if (lacking) {
      emit(work, { type: "agenda-failed", seat, card, code: lacking.code, facts: lacking.facts });
      discardFromPlay(work, agenda);
      return undefined;
    }
    emit(work, { type: "agenda-revealed", seat, card: quoted(work.game, agenda) });
    // What is paid tells of the card: as long as that lies hidden nothing is.
    const pays = since(work.game, 7) ? factsOf(work.game, agenda).text?.pays : undefined;
    pay(work, seat, agenda, pays);
    turnFaceUp(work, agenda);
    takesEffect(work, seat, agenda);
    askHowMuch(work, seat, agenda, pays);
    return undefined;
  },
  orders: { "reveal-agenda": "reveal agenda" },
  sentence: (): string => "reveal agenda",
});

/** May this agenda from hand take the place of the one in play? */
export function mayReplaceAgenda(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  by: CardId | null,
): Refusal | (CardCost & { old: CardId }) {
  const held = game.cards[card];
  const facts = factsOf(game, card);
  if (held?.zone !== "hand" || held.owner !== seat) return refusal("not-in-hand", { title: facts.title });
  const old = agendaOf(game, seat);
  const wrong = notAnAgenda(game, card);
  if (wrong) return wrong;
  if (old === null) return refusal("no-agenda");
  if (mustPlay(game, old).faceDown && ruled(game, "hidden-agendas-replaced") === "refused")
    return refusal("agenda-still-hidden", { title: titleOf(game, old) });
  if (majorAgenda(factsOf(game, old)) && !majorAgenda(facts))
    return refusal("major-agenda-replaced", { title: titleOf(game, old), card: facts.title });
  const blocked =
    (by === null ? mayReplaceUnrotated(game, seat, card) : mayActFromInnerCircle(game, seat, by)) ??
    mayBeInFaction(game, seat, card) ??
    maySponsorIt(game, card, by) ??
    (since(game, 2) ? couldNotSponsor(game, seat, card, by) : null) ??
    // The old one still helps to meet what the new one requires, but its marks do not stand in the way.
    unmet(game, seat, facts.title, facts.text?.requires) ??
    mayMix(without(game, old), card, seat);
  if (blocked) return blocked;
  const cost = mayPayUnsponsored(game, seat, card);
  return "code" in cost ? cost : { ...cost, old };
}

/** To replace is not to sponsor: only what the new one says of itself spares the rotation, not what lets one sponsor so. */
function mayReplaceUnrotated(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const { text, title } = factsOf(game, card);
  if (since(game, 8) && !text?.unrotated) return refusal("sponsor-needed", { title });
  return mayGoUnrotated(game, seat, card);
}

/** engine: an agenda "that you could sponsor" — what it takes of marks and cards, too; Drakh Rule 5; Drakh Agendas. */
function couldNotSponsor(game: Game, seat: SeatIndex, card: CardId, by: CardId | null): Refusal | null {
  const rotating = by === null ? [] : [by];
  return (
    mayDrakhSponsor(game, seat, card, by) ?? unpayable(game, seat, card, factsOf(game, card).text?.pays, { rotating })
  );
}

function without(game: Game, card: CardId): Game {
  const work = open(game);
  leavePlay(work, card, "removed");
  return work.game;
}

const replaceAgenda = action({
  called: "Replace your agenda",
  shape: shapeOf("replace-agenda", { card: cardId, with: cardId.optional() }),
  answers: ["action", "mercenary"],
  actor: ({ with: by }): CardId | undefined => by,
  perform(work, { seat, card, with: by = undefined }): Refusal | undefined {
    if (!work.game.cards[card] || (by !== undefined && !work.game.cards[by])) return refusal("card-not-there");
    const allowed = mayReplaceAgenda(work.game, seat, card, by ?? null);
    if ("code" in allowed) return allowed;
    const { old, total } = allowed;
    if (by !== undefined) rotate(work, by);
    applyInfluence(work, seat, total);
    const rotating = by === undefined ? [] : [by];
    if (since(work.game, 2)) pay(work, seat, card, factsOf(work.game, card).text?.pays, { rotating });
    emit(work, {
      type: "agenda-replaced",
      seat,
      old: named(work.game, old),
      card: quoted(work.game, card),
      with: namedOrNone(work.game, by ?? null),
      influence: total,
    });
    takeAway(work, old);
    enterPlay(work, card, { faction: seat, controller: seat, row: "agenda" });
    takesEffect(work, seat, card);
    return undefined;
  },
  orders: { "replace-agenda": "replace agenda with {card}{rotating?}" },
  sentence(game, action): string {
    const rotating = action.with === undefined ? "" : ` using ${label(game, action.with)}`;
    return `replace agenda with ${label(game, action.card)}${rotating}`;
  },
});

const discardAgenda = action({
  called: "Discard your agenda…",
  shape: shapeOf("discard-agenda", {}),
  answers: ["action"],
  perform(work, { seat }): Refusal | undefined {
    const allowed = mayDiscardAgenda(work.game, seat);
    if ("code" in allowed) return allowed;
    discardFromPlay(work, allowed.agenda);
    return undefined;
  },
  orders: { "discard-agenda": "discard agenda" },
  sentence: (): string => "discard agenda",
});

export const actions = [hideAgenda, revealAgenda, replaceAgenda, discardAgenda] as const;
