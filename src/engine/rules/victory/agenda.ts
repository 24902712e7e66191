/** engine: Agenda Cards; Major Agendas; Discard, Replace, Sponsor, Hide or Reveal an Agenda */

import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game } from "../../state/game.ts";
import { agendaOf, factsOf, majorAgenda, mustPlay, seatOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import type { CardCost } from "../costs/cost.ts";
import { leastInfluence } from "../costs/how-much.ts";
import { availableInfluence } from "../costs/influence.ts";
import { unpayable } from "../costs/payment.ts";
import { mayBeInFaction, mayPayUnsponsored, maySponsor } from "../costs/sponsor.ts";
import { unmet } from "../in-force/requirement.ts";
import { mayMix } from "../in-force/taint.ts";

/** The refusal of a card of another type. */
export function notAnAgenda(game: Game, card: CardId): Refusal | null {
  const { title, type } = factsOf(game, card);
  return type === "agenda" ? null : refusal("not-an-agenda", { title, type });
}

/** May this agenda be played face down? All that sponsoring it would take, hiding it takes too. */
export function mayHide(game: Game, seat: SeatIndex, card: CardId, by: CardId | null): Refusal | CardCost {
  const allowed = notAnAgenda(game, card) ?? maySponsor(game, { seat, card, with: by, target: null });
  return "code" in allowed || !since(game, 7) ? allowed : mayPayUnsponsored(game, seat, card);
}

/** Has this player a hidden agenda to turn up? Whether it can stay is another question. */
export function mayRevealAgenda(game: Game, seat: SeatIndex): Refusal | { agenda: CardId } {
  const agenda = agendaOf(game, seat);
  if (agenda === null) return refusal("no-agenda");
  const { title } = factsOf(game, agenda);
  if (!mustPlay(game, agenda).faceDown) return refusal("agenda-not-hidden", { title });
  // A major agenda stays hidden until it can be revealed: the action does not take place.
  const lacking = lackedBy(game, seat, agenda);
  return lacking && staysHidden(game, agenda) ? lacking : { agenda };
}

function staysHidden(game: Game, agenda: CardId): boolean {
  return majorAgenda(factsOf(game, agenda)) && ruled(game, "hidden-major-agendas") === "stays";
}

/** What a hidden agenda would need now and does not have, as the refusal that sponsoring it would meet. */
export function lackedBy(game: Game, seat: SeatIndex, agenda: CardId): Refusal | null {
  const { title, text } = factsOf(game, agenda);
  return (
    mayBeInFaction(game, seat, agenda) ??
    mayMix(game, agenda, seat) ??
    unmet(game, seat, title, text?.requires) ??
    (since(game, 7) ? cannotPayFor(game, seat, agenda) : null)
  );
}

/** What an agenda takes besides influence, and the least of what it takes in influence, is paid as it is revealed. */
function cannotPayFor(game: Game, seat: SeatIndex, agenda: CardId): Refusal | null {
  const { title, text } = factsOf(game, agenda);
  const needs = leastInfluence(text?.pays);
  const unspent = availableInfluence(seatOf(game, seat));
  const poor = unspent < needs ? refusal("not-enough-influence", { title, needs, unspent }) : null;
  return unpayable(game, seat, agenda, text?.pays) ?? poor;
}

/** May the agenda be discarded as an action? Hidden or not, a major one may not. */
export function mayDiscardAgenda(game: Game, seat: SeatIndex): Refusal | { agenda: CardId } {
  const agenda = agendaOf(game, seat);
  if (agenda === null) return refusal("no-agenda");
  const facts = factsOf(game, agenda);
  return majorAgenda(facts) ? refusal("major-agenda-stays", { title: facts.title }) : { agenda };
}
