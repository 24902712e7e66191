/** engine: Agenda Cards; Major Agendas; Discard, Replace, Sponsor, Hide or Reveal an Agenda */

import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game } from "../../state/game.ts";
import { agendaOf, factsOf, majorAgenda, mustPlay } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import type { CardCost } from "../costs/cost.ts";
import { mayBeInFaction, maySponsor } from "../costs/sponsor.ts";
import { unmet } from "../in-force/requirement.ts";
import { mayMix } from "../in-force/taint.ts";

/** The refusal of a card of another type. */
export function notAnAgenda(game: Game, card: CardId): Refusal | null {
  const { title, type } = factsOf(game, card);
  return type === "agenda" ? null : refusal("not-an-agenda", { title, type });
}

/** May this agenda be played face down? All that sponsoring it would take, hiding it takes too. */
export function mayHide(game: Game, seat: SeatIndex, card: CardId, by: CardId | null): Refusal | CardCost {
  return notAnAgenda(game, card) ?? maySponsor(game, { seat, card, with: by, target: null });
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
  return mayBeInFaction(game, seat, agenda) ?? mayMix(game, agenda, seat) ?? unmet(game, seat, title, text?.requires);
}

/** May the agenda be discarded as an action? Hidden or not, a major one may not. */
export function mayDiscardAgenda(game: Game, seat: SeatIndex): Refusal | { agenda: CardId } {
  const agenda = agendaOf(game, seat);
  if (agenda === null) return refusal("no-agenda");
  const facts = factsOf(game, agenda);
  return majorAgenda(facts) ? refusal("major-agenda-stays", { title: facts.title }) : { agenda };
}
