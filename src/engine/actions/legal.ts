/** What a seat can do now: the one source of buttons, autocomplete, practice opponents and random play. */

import { apply } from "../apply.ts";
import type { FactName } from "../cards/facts.ts";
import { questionFor } from "../questions/decisions.ts";
import { offersFor } from "../questions/index.ts";
import { votes } from "../questions/table.ts";
import { priceToRotate } from "../rules/costs/prices.ts";
import { ballotInAdvance } from "../rules/relations/vote.ts";
import { type Decision, type Game, STANDING_ANSWERS } from "../state/game.ts";
import { factsOf, mustPlay, seatOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { mayWait } from "../turn/halt.ts";
import { mayAgree, mayObject } from "../turn/loose.ts";
import type { LegalAction } from "../view/legal-action.ts";
import { unknownFacts } from "./by-hand.ts";
import { type Action, rotatedBy, sentenceOf } from "./index.ts";
import { type OfferedAction, sure } from "./offers/found.ts";
import { piledTogether } from "./piling.ts";
import { answers, maySayInAdvance, sayableTriggers } from "./responses.ts";

/** Every complete action that this seat can take now, each with the sentence that does it. */
export function legalActions(game: Game, seat: SeatIndex): LegalAction[] {
  if (game.result || !game.seats[seat] || seatOf(game, seat).eliminated) return [];
  const asked = questionFor(game, seat);
  if (!asked) return [];
  const beside = asked.kind === "action" || asked.kind === "aftermath" ? atAnyTime(game, seat) : [];
  return said(game, asked, [...offersFor(game, seat, asked).filter((found) => isAffordable(game, found)), ...beside]);
}

/** Whether there is enough for what rotating the card takes, besides all else; nearly always it takes nothing. */
function isAffordable(game: Game, { action, needs }: OfferedAction): boolean {
  return (
    priceToRotate(game, action.seat, rotatedBy(game, action)) === null || needs.length > 0 || apply(game, action).ok
  );
}

/**
 * What a seat may do at any time, asked or not, apart from leaving the game: to say something in advance. A seat that
 * acts or answers about aftermaths is offered the same among its legal actions.
 */
export function anytimeActions(game: Game, seat: SeatIndex): LegalAction[] {
  if (game.result || !game.seats[seat] || seatOf(game, seat).eliminated) return [];
  const early = ballotInAdvance(game, seat) === null ? [] : votes(seat);
  return said(game, questionFor(game, seat), [...early, ...atAnyTime(game, seat)]);
}

/** The order that does this action, for a player who may see all the cards in it. */
export function sentence(game: Game, action: Action): string {
  return sentenceOf(game, action, questionFor(game, action.seat));
}

function said(game: Game, asked: Decision | null, found: readonly OfferedAction[]): LegalAction[] {
  return found.map(({ action, ...found }) => ({ action, sentence: sentenceOf(game, action, asked), ...found }));
}

function atAnyTime(game: Game, seat: SeatIndex): OfferedAction[] {
  const aftermaths = STANDING_ANSWERS.filter((answer) => maySayInAdvance(game, seat, answer) === null);
  const cards = game.inPlay.filter((id) => mustPlay(game, id).controller === seat && answers(game, id));
  return [
    ...(mayWait(game) === null ? [sure({ type: "wait", seat })] : []),
    ...(mayAgree(game, seat) === null ? [sure({ type: "loose", seat })] : []),
    ...(mayObject(game) === null ? [sure({ type: "object", seat })] : []),
    ...piledTogether(game, seat)
      .slice(1)
      .map((card) => sure({ type: "pile", seat, cards: [card] })),
    ...aftermaths.map((answer) => sure({ type: "standing", seat, answer })),
    ...cards.flatMap((card) =>
      STANDING_ANSWERS.filter((answer) => maySayInAdvance(game, seat, answer, card) === null).map((answer) =>
        sure({ type: "standing", seat, card, answer }),
      ),
    ),
    ...cards.flatMap((card) =>
      sayableTriggers(game, seat, card)
        .filter((on) => maySayInAdvance(game, seat, "ask", card, on) === null)
        .map((on) => sure({ type: "standing", seat, card, answer: "ask", on })),
    ),
  ];
}

/** The facts of a card that could still be asked for, for a form that asks for several at once. */
export function askable(game: Game, card: CardId): FactName[] {
  return game.cards[card] ? unknownFacts(factsOf(game, card)) : [];
}
