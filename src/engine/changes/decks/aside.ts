/**
 * rulebook: Event Cards, Contingency Cards; compendium: Event Cards — by the published rules an event, or a contingency
 * that was revealed, lies aside, open to all, as long as its effect lasts, and is discarded once that has run out. One that
 * is not encoded does so from the moment when its player carries out by hand what lasts.
 */
import type { Effect } from "../../effects/index.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Aside, Game } from "../../state/game.ts";
import { cardOf, factsOf, isAmong, named, playOf, seatOf, textOf, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { emit, type Work } from "../work.ts";
import { leavePlay, moveCard } from "../zones.ts";

/** For how many turns an effect goes on after this moment, this one counted; 0 for what is done at once, or for good. */
function turnsOf(effect: Effect): number {
  if ("effects" in effect) return Math.max(...effect.effects.map(turnsOf));
  switch (effect.verb) {
    case "add-influence":
      return effect.next ? 2 : 1;
    case "allow-conflict":
      return 2;
    case "discount":
    case "force-vote":
    case "give-vote":
      return 1;
    default:
      return "until" in effect && effect.until === "end-of-turn" ? 1 : 0;
  }
}

/** Puts an event or a contingency that has done what it does aside, or on the discard pile. Of a text that nobody knows nothing lasts. */
export function layDown(work: Work, card: CardId): void {
  const { effects = [], vote } = textOf(work.game, card) ?? {};
  const turns = Math.max(0, ...[...effects, ...(vote?.passed ?? []), ...(vote?.failed ?? [])].map(turnsOf));
  const to = turns === 0 || ruled(work.game, "lasting-events") === "discarded" ? "discard" : "aside";
  if (playOf(work.game, card)) leavePlay(work, card, to);
  else moveCard(work, card, to);
  if (to === "aside") work.game.aside = [...(work.game.aside ?? []), { card, until: work.game.turn + turns - 1 }];
}

/**
 * The player of an event carries out by hand what of its text lasts: the event, which is not known to have such a text,
 * goes aside from the discard pile until that has run out.
 *
 * @param because the title that the player names
 * @param holder the card in play as long as which the effect lasts, where it hangs on one
 */
export function layAsideFor(work: Work, seat: SeatIndex, because: string, effect: Effect, holder?: CardId): void {
  if (ruled(work.game, "lasting-events") === "discarded") return;
  const until = lastsByHand(work.game, effect, holder);
  if (until === undefined) return;
  const card = playedAs(work.game, seat, because);
  if (card === undefined) return;
  const { zone } = cardOf(work.game, card);
  if (zone === "discard") {
    moveCard(work, card, "aside");
    work.game.aside = [...(work.game.aside ?? []), { card, until }];
    emit(work, { type: "laid-aside", seat, card: named(work.game, card) });
  } else if (zone === "aside") {
    const all = work.game.aside ?? [];
    work.game.aside = all.map((one) => (one.card === card ? { card, until: later(one.until, until) } : one));
  }
}

/** The event that this player has played under a title, or the contingency revealed this turn that has been discarded. */
function playedAs(game: Game, seat: SeatIndex, title: string): CardId | undefined {
  const event = game.playedEvents?.findLast(
    (one) => one.by === seat && !one.reversed && titleOf(game, one.card) === title,
  );
  if (event) return event.card;
  const away = [...seatOf(game, seat).discard, ...(game.aside ?? []).map(({ card }) => card)];
  return away.findLast((id) => {
    const facts = factsOf(game, id);
    return facts.type === "contingency" && facts.title === title && isAmong(game, game.playedThisTurn, id);
  });
}

const later = (one: number | null, other: number | null) =>
  one === null || other === null ? null : Math.max(one, other);

/** Until the end of which turn it lasts; null for as long as it is there; undefined for what does not. */
function lastsByHand(game: Game, effect: Effect, holder: CardId | undefined): number | null | undefined {
  if ("until" in effect) {
    const lasts = effect.until !== "permanent" || (holder !== undefined && effect.verb !== "take-control");
    return lasts ? null : undefined;
  }
  if ("effects" in effect) {
    const all = effect.effects.map((one) => lastsByHand(game, one, holder)).filter((one) => one !== undefined);
    return all.length === 0 ? undefined : all.reduce(later);
  }
  const turns = turnsOf(effect);
  return turns === 0 ? undefined : game.turn + turns - 1;
}

/** What was set up by hand is over, and the event that did it is discarded. */
export function discardFaded(work: Work): void {
  if (work.game.aside?.some(({ until }) => until === null))
    discardAside(work, ({ card, until }) => until === null && !isInForce(work.game, titleOf(work.game, card)));
}

/** Whether anything is there for a time that this title has set up. */
function isInForce(game: Game, title: string): boolean {
  return (
    game.modifiers.some(
      ({ source, until, holder }) => source === title && (until !== "permanent" || holder !== null),
    ) ||
    game.watches?.some(({ source, until }) => source === title && until !== "permanent") === true ||
    game.seats.some(({ barred }) => barred?.some((one) => one.source === title && one.until !== "permanent")) ||
    game.inPlay.some((id) =>
      playOf(game, id)?.taken?.claims.some((claim) => claim.source === title && claim.until !== "permanent"),
    )
  );
}

/** Discards what lies aside of which this is true, in the order in which it was played. */
function discardAside(work: Work, goes: (one: Aside) => boolean): void {
  const all = work.game.aside ?? [];
  const going = all.filter(goes);
  if (going.length === 0) return;
  work.game.aside = all.filter((one) => !going.includes(one));
  for (const { card } of going) {
    moveCard(work, card, "discard");
    const { owner: seat } = cardOf(work.game, card);
    emit(work, { type: "discarded", seat, cards: [named(work.game, card)], from: "aside" });
  }
}

/** The end of the turn: what has run out is discarded. */
export function discardRunOut(work: Work): void {
  discardAside(work, ({ until }) => until !== null && until <= work.game.turn);
}

/** An event that was cancelled or reversed has no effect any more. */
export function discardEvent(work: Work, card: CardId): void {
  discardAside(work, (one) => one.card === card);
}

/** The player leaves the game, and nothing of theirs goes on. */
export function discardOwned(work: Work, owner: number): void {
  discardAside(work, ({ card }) => cardOf(work.game, card).owner === owner);
}
