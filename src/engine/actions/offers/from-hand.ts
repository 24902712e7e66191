/** What a card in hand may be played as. */

import { secondTargets } from "../../rules/conflicts/second-target.ts";
import { mayGoUnrotated, maySponsor, type Sponsorship } from "../../rules/costs/sponsor.ts";
import { printedCost } from "../../rules/in-force/printed.ts";
import { mayHide } from "../../rules/victory/agenda.ts";
import type { Game, SponsorTerms, Target } from "../../state/game.ts";
import { conflictOn, factsOf, isOfType, mustPlay, playing, seatOf, textOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { mayReplaceAgenda } from "../agendas.ts";
import { mayPlace, mayPlayEvent } from "../cards.ts";
import type { ActionOf } from "../index.ts";
import { choicesToKeep, mayReplaceCard } from "../replacing.ts";
import { collect, type OfferedAction, ofHand, targetsFor, withSecond, withTarget } from "./found.ts";

/** Adds every way to play this card from hand. */
export function fromHand(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  inner: readonly CardId[],
  own: readonly CardId[],
  found: OfferedAction[],
): void {
  const facts = factsOf(game, card);
  switch (facts.type) {
    case "event":
      for (const target of targetsFor(game, facts.text?.target ?? null, seat, null))
        for (const second of secondTargets(game, facts.text, { by: seat, conflict: null }, target))
          collect(
            game,
            found,
            { type: "play", seat, card, ...withTarget(target), ...withSecond(second) },
            mayPlayEvent(game, seat, card, target, second),
          );
      return;
    case "contingency":
      for (const under of [...own, ...ownConflicts(game, seat)])
        collect(game, found, { type: "place", seat, card, under }, mayPlace(game, seat, card, under));
      return;
    case "conflict":
    case "aftermath":
    case undefined:
      return;
    default:
      replacing(game, seat, card, found);
      for (const by of sponsors(game, seat, card, inner)) {
        const rotating = by === null ? {} : { with: by };
        for (const target of sponsorTargets(game, seat, card))
          sponsoring(game, found, rotating, { seat, card, with: by, target });
        if (facts.type !== "agenda") continue;
        collect(game, found, { type: "hide", seat, card, ...rotating }, mayHide(game, seat, card, by));
        collect(
          game,
          found,
          { type: "replace-agenda", seat, card, ...rotating },
          mayReplaceAgenda(game, seat, card, by),
        );
      }
  }
}

/** The cards of the conflicts that this player has initiated with a card. */
export const ownConflicts = (game: Game, seat: SeatIndex): CardId[] =>
  game.conflicts.flatMap(({ card, initiator, result }) =>
    card !== null && initiator === seat && result === null && conflictOn(game, card) !== null ? [card] : [],
  );

/** Adds bringing this card in so, and for how much where that is not what is printed on it. */
function sponsoring(game: Game, found: OfferedAction[], rotating: { with?: CardId }, sponsorship: Sponsorship): void {
  const { seat, card, target } = sponsorship;
  const allowed = maySponsor(game, sponsorship);
  const before = found.length;
  collect(game, found, { type: "sponsor", seat, card, ...rotating, ...withTarget(target) }, allowed);
  const last = found[before];
  const printed = printedCost(factsOf(game, card));
  if (last && "total" in allowed && printed !== "none" && allowed.total !== printed) last.applies = allowed.total;
}

/** What an effect may bring in from hand. */
export function effectSponsorings(game: Game, seat: SeatIndex, terms: SponsorTerms): OfferedAction[] {
  const found: OfferedAction[] = [];
  for (const card of ofHand(game, seatOf(game, seat).hand)) {
    if (!isOfType(factsOf(game, card), terms.types)) continue;
    for (const target of sponsorTargets(game, seat, card))
      sponsoring(game, found, {}, { seat, card, with: null, target, terms });
  }
  return found;
}

/** Who may rotate to bring a card in; null for nobody, where the card or another one spares it. */
function sponsors(game: Game, seat: SeatIndex, card: CardId, inner: readonly CardId[]): (CardId | null)[] {
  const rotating = inner.filter((by) => !mustPlay(game, by).rotated);
  return mayGoUnrotated(game, seat, card) === null ? [null, ...rotating] : rotating;
}

/** The cards in play that this one may replace, each with every choice of what moves. */
function replacing(game: Game, seat: SeatIndex, card: CardId, found: OfferedAction[]): void {
  const spec = textOf(game, card)?.replaces?.target;
  for (const target of spec ? targetsFor(game, spec, seat, null) : []) {
    if (target?.what !== "card") continue;
    for (const keep of choicesToKeep(game, target.card, card)) {
      const kept = keep === undefined ? {} : { keep };
      const action: ActionOf<"replace"> = { type: "replace", seat, card: target.card, with: card, ...kept };
      const allowed = mayReplaceCard(game, action);
      const before = found.length;
      collect(game, found, action, "code" in allowed ? allowed : null);
      const last = found[before];
      const pays = textOf(game, card)?.pays ?? [];
      if (last && "cost" in allowed) last.takes = { influence: allowed.cost, pays, rotates: false };
    }
  }
}

/** What an enhancement may go on; one whose text is unknown, on any card or player. */
function sponsorTargets(game: Game, seat: SeatIndex, card: CardId): (Target | null)[] {
  const facts = factsOf(game, card);
  if (facts.type !== "enhancement" || facts.text) return targetsFor(game, facts.text?.target ?? null, seat, null);
  const cards = game.inPlay
    .filter((id) => !mustPlay(game, id).faceDown && mustPlay(game, id).row !== "attached")
    .map((id): Target => ({ what: "card", card: id }));
  return [null, ...playing(game).map((other): Target => ({ what: "player", seat: other })), ...cards];
}
