/** engine: Contingency Cards; Triggered Effects */
import type { ActionOf } from "../action.ts";
import type { Decision, Game, StandingAnswer } from "../game.ts";
import { cardOf, factsOf, playOf, titleOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { standBy } from "../rounds/aftermaths.ts";
import { askedTriggers, happenedOf, respondAgain, useTrigger } from "../rounds/responses.ts";
import { mayReveal, reveal } from "../rules/contingency.ts";
import { notYours } from "../rules/control.ts";
import { cardStanding, setCardStanding, standingOf } from "../rules/standing.ts";
import { usedKey } from "../rules/trigger.ts";
import type { CardId, SeatIndex } from "../vocabulary.ts";
import type { Work } from "../work.ts";

export function revealContingency(
  work: Work,
  { seat, card }: ActionOf<"reveal">,
  decision: Decision,
): Refusal | undefined {
  if (decision.kind !== "reveal") return refusal("not-now");
  const blocked = mayReveal(work.game, seat, card, decision);
  if (blocked) return blocked;
  const happened = happenedOf(decision);
  if (!happened) return refusal("not-now");
  respondAgain(work, { revealed: cardOf(work.game, card).facts });
  reveal(work, seat, card, happened);
  return undefined;
}

/** May this triggered effect be used, as an answer to what is asked? */
export function mayTrigger(
  game: Game,
  { seat, card, triggered }: ActionOf<"trigger">,
  { happened, used }: Extract<Decision, { kind: "trigger" }>,
): Refusal | null {
  const play = game.cards[card] ? playOf(game, card) : null;
  if (!play || play.faceDown) return refusal("card-not-there");
  if (play.controller !== seat) return notYours(game, card);
  const found = askedTriggers(game, seat, happened, used).some((one) => one.card === card && one.effect === triggered);
  return found ? null : refusal("effect-not-triggered", { title: titleOf(game, card) });
}

export function triggerEffect(work: Work, action: ActionOf<"trigger">, decision: Decision): Refusal | undefined {
  if (decision.kind !== "trigger") return refusal("not-now");
  const blocked = mayTrigger(work.game, action, decision);
  if (blocked) return blocked;
  const { card, triggered: effect } = action;
  respondAgain(work, { used: usedKey({ card, effect }) });
  useTrigger(work, action.seat, { card, effect }, decision.happened);
  return undefined;
}

/** What a seat says in advance, so that it is asked less; nobody else learns of it. */
export function sayInAdvance(work: Work, { seat, card, answer }: ActionOf<"standing">): Refusal | undefined {
  const blocked = maySayInAdvance(work.game, seat, answer, card);
  if (blocked) return blocked;
  if (card === undefined) standBy(work, seat, answer);
  else setCardStanding(work, seat, card, answer);
  return undefined;
}

/** Has a seat this to say in advance: about aftermaths, or about a card of its own that may answer something? */
export function maySayInAdvance(game: Game, seat: SeatIndex, answer: StandingAnswer, card?: CardId): Refusal | null {
  if (card === undefined) {
    if (
      game.round === "setup" ||
      answer === "always" ||
      answer === "never" ||
      (answer === "conflict" && !game.aftermathStep)
    )
      return refusal("no-aftermaths-now", { round: game.round });
    return standingOf(game, seat) === answer ? refusal("said-already", {}) : null;
  }
  if (game.cards[card]?.play?.controller !== seat) return refusal("card-not-there");
  if (answer === "conflict" || answer === "turn" || !answers(game, card))
    return refusal("answers-nothing", { title: titleOf(game, card) });
  return cardStanding(game, seat, card) === answer ? refusal("said-already", {}) : null;
}

/** A contingency face down, or a card in play with an effect that its controller may use when something happens. */
export function answers(game: Game, card: CardId): boolean {
  const { type, text } = factsOf(game, card);
  const play = playOf(game, card);
  if (play?.faceDown) return type === "contingency";
  return text?.triggered?.some(({ must }) => !must) ?? false;
}
