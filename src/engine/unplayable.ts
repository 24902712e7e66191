/** Why events, contingencies and aftermaths of one's hand cannot be played where such cards are asked for. */
import { mayPlace, mayPlayEvent } from "./actions/cards.ts";
import { ofHand, targetsFor } from "./actions/offers/found.ts";
import { ownConflicts } from "./actions/offers/from-hand.ts";
import { questionFor } from "./questions/decisions.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { mayPlayAftermath } from "./rules/conflicts/aftermath.ts";
import { wanted } from "./rules/conflicts/wanted.ts";
import type { Conflict, Game } from "./state/game.ts";
import { factsOf, mustPlay, seatOf } from "./state/lookup.ts";
import type { CardId, SeatIndex } from "./state/vocabulary.ts";
import type { LegalAction } from "./view/legal-action.ts";

/** A card of the own hand, and why it is not among what may be done. */
export interface Unplayable {
  readonly card: CardId;
  readonly title: string;
  readonly refusal: Refusal;
}

/**
 * Of the cards that could be played now, going by their type, those that cannot, one of each kind.
 *
 * @param legal what this seat may do now
 */
export function unplayable(game: Game, seat: SeatIndex, legal: readonly LegalAction[]): Unplayable[] {
  const asked = questionFor(game, seat);
  if (asked?.kind !== "action" && asked?.kind !== "aftermath") return [];
  const after = asked.kind === "aftermath" ? game.conflicts.find(({ id }) => id === asked.conflict) : undefined;
  const playable = new Set(legal.flatMap(({ action }) => ("card" in action ? [factsIn(game, action.card)] : [])));
  return ofHand(game, seatOf(game, seat).hand).flatMap((card) => {
    if (playable.has(factsIn(game, card))) return [];
    const why = asked.kind === "action" ? whyNotNow(game, seat, card) : after && whyNotAfter(game, seat, card, after);
    return why ? [{ card, title: factsOf(game, card).title, refusal: why }] : [];
  });
}

const factsIn = (game: Game, card: unknown) => (typeof card === "number" ? game.cards[card]?.facts : undefined);

/** In the action round; null for what is played at other times. */
function whyNotNow(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const { type } = factsOf(game, card);
  if (type === "event") return refused(game, card, mayPlayEvent(game, seat, card, firstTarget(game, seat, card)));
  if (type !== "contingency") return null;
  const under = game.inPlay.filter((id) => mustPlay(game, id).controller === seat && !mustPlay(game, id).faceDown);
  const outcomes = [...under, ...ownConflicts(game, seat)].map((id) =>
    refused(game, card, mayPlace(game, seat, card, id)),
  );
  // What it may lie under is told where nothing suits; what else is in the way is the same for all that do.
  const other = outcomes.find((one) => one && one.code !== "illegal-target");
  return outcomes.includes(null) ? null : (other ?? aimless(game, card) ?? outcomes[0] ?? null);
}

function whyNotAfter(game: Game, seat: SeatIndex, card: CardId, conflict: Conflict): Refusal | null {
  if (factsOf(game, card).type !== "aftermath") return null;
  const target = firstTarget(game, seat, card, conflict);
  return refused(game, card, mayPlayAftermath(game, seat, card, target, conflict));
}

const firstTarget = (game: Game, seat: SeatIndex, card: CardId, conflict: Conflict | null = null) =>
  targetsFor(game, factsOf(game, card).text?.target ?? null, seat, conflict)[0] ?? null;

/** A card that would have to be aimed has nothing to be aimed at: it was tried with what there is. */
function refused(game: Game, card: CardId, outcome: Refusal | object): Refusal | null {
  if (!("code" in outcome) || outcome.needs) return null;
  return outcome.code === "target-needed" ? aimless(game, card) : outcome;
}

function aimless(game: Game, card: CardId): Refusal | null {
  const { title, text } = factsOf(game, card);
  return text?.target ? refusal("nothing-to-aim-at", { title, wants: wanted(text.target) }) : null;
}
