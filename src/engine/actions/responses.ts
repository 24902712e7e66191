/** engine: Contingency Cards; Triggered Effects */

import { z } from "zod";
import { eachOf, TRIGGERS, type Trigger, type Triggers, triggersSchema } from "../cards/triggers.ts";
import { turnUpContingency } from "../changes/triggers/playing.ts";
import { setCardStanding } from "../changes/triggers/standing-answers.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { notYours } from "../rules/in-force/control.ts";
import { mayReveal } from "../rules/triggers/contingency.ts";
import { cardStanding, standingAnswerOf, triggerSaid } from "../rules/triggers/standing-answers.ts";
import { hasLastWord, usedKey } from "../rules/triggers/trigger.ts";
import { type Decision, type Game, STANDING_ANSWERS, type StandingAnswer } from "../state/game.ts";
import { cardOf, factsOf, playOf, seatOf, textOf, titleOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { standBy } from "../turn/aftermaths.ts";
import { askedTriggers, happenedOf, respondAgain, useTrigger } from "../turn/responses.ts";
import { cardId } from "./fields.ts";
import { type ActionIn, action, shapeOf } from "./record.ts";
import { triggerWords } from "./trigger-words.ts";
import { label, USE_ORDERS } from "./words.ts";

const revealContingency = action({
  called: "Reveal a contingency",
  shape: shapeOf("reveal", { card: cardId }),
  answers: ["reveal"],
  never(game, { seat, card }): Refusal | null {
    const play = game.cards[card]?.play;
    const own = play?.faceDown && play.controller === seat && factsOf(game, card).type === "contingency";
    return own ? refusal("not-triggered", { title: titleOf(game, card) }) : null;
  },
  perform(work, { seat, card }, decision): Refusal | undefined {
    if (decision.kind !== "reveal") return refusal("not-now");
    const blocked = mayReveal(work.game, seat, card, decision);
    if (blocked) return blocked;
    const happened = happenedOf(decision);
    if (!happened) return refusal("not-now");
    respondAgain(work, { revealed: cardOf(work.game, card).facts });
    turnUpContingency(work, seat, card, happened);
    return undefined;
  },
  orders: { reveal: "reveal {card}" },
  sentence: (game, action): string => `reveal ${label(game, action.card)}`,
});

/** May this triggered effect be used, as an answer to what is asked? */
export function mayTrigger(
  game: Game,
  { seat, card, triggered }: ActionIn<typeof triggerEffect>,
  { happened, used }: Extract<Decision, { kind: "trigger" }>,
): Refusal | null {
  const play = game.cards[card] ? playOf(game, card) : null;
  const last = hasLastWord(game, seat, happened) && happened.card === card;
  if ((!play || play.faceDown) && !last) return refusal("card-not-there");
  if (play && play.controller !== seat) return notYours(game, card);
  const found = askedTriggers(game, seat, happened, used).some((one) => one.card === card && one.effect === triggered);
  return found ? null : refusal("effect-not-triggered", { title: titleOf(game, card) });
}

const triggerEffect = action({
  called: "Use an effect",
  /** Uses a triggered effect of a card in play; `triggered` counts from 0. It is no action. */
  shape: shapeOf("trigger", { card: cardId, triggered: z.int().min(0).max(9) }),
  answers: ["trigger"],
  inPlay: ({ card }): CardId[] => [card],
  perform(work, action, decision): Refusal | undefined {
    if (decision.kind !== "trigger") return refusal("not-now");
    const blocked = mayTrigger(work.game, action, decision);
    if (blocked) return blocked;
    const { card, triggered: effect } = action;
    respondAgain(work, { used: usedKey({ card, effect }) });
    useTrigger(work, action.seat, { card, effect }, decision.happened);
    return undefined;
  },
  orders: USE_ORDERS,
  sentence(game, action): string {
    const does = textOf(game, action.card)?.triggered?.[action.triggered]?.does ?? "use it";
    return `use ${label(game, action.card)} to ${does}`;
  },
});

/** What a player says in advance about aftermaths. */
const STANDING_SENTENCES = {
  ask: "ask me about aftermaths",
  conflict: "no aftermaths this conflict",
  turn: "no aftermaths this turn",
  always: "always play aftermaths",
  never: "never play aftermaths",
} as const;

/** What a seat says in advance, so that it is asked less; nobody else learns of it. */
const sayInAdvance = action({
  called: "Say in advance",
  /**
   * About a card that answers something, or (without one) about aftermaths. `on`: when alone a contingency is triggered,
   * with `ask` or `always`.
   */
  shape: shapeOf("standing", {
    card: cardId.optional(),
    answer: z.enum(STANDING_ANSWERS),
    on: triggersSchema.optional(),
  }),
  answers: null,
  perform(work, { seat, card, answer, on }): Refusal | undefined {
    const blocked = maySayInAdvance(work.game, seat, answer, card, on);
    if (blocked) return blocked;
    if (card === undefined) standBy(work, seat, answer);
    else setCardStanding(work, seat, card, answer, on);
    return undefined;
  },
  orders: {
    "standing-ask": "ask me about aftermaths",
    "standing-conflict": "no aftermaths this conflict",
    "standing-turn": "no aftermaths this turn",
    "standing-always": "always play aftermaths",
    "standing-never": "never play aftermaths",
    "ask-about": "ask me about {card}{when?}",
    "always-reveal": "always reveal {card}{when?}",
    "always-use": "always use {card}{when?}",
    "never-reveal": "never reveal {card}{when?}",
    "never-use": "never use {card}{when?}",
  },
  sentence(game, { card, answer, on }): string {
    if (card === undefined) return STANDING_SENTENCES[answer];
    const verb = playOf(game, card)?.faceDown ? "reveal" : "use";
    const when = on === undefined ? "" : ` only when ${triggerWords(on)}`;
    return `${answer === "ask" ? "ask me about" : `${answer} ${verb}`} ${label(game, card)}${when}`;
  },
});

/** Has a seat this to say in advance: about aftermaths, or about a card of its own that may answer something? */
export function maySayInAdvance(
  game: Game,
  seat: SeatIndex,
  answer: StandingAnswer,
  card?: CardId,
  on?: Triggers,
): Refusal | null {
  if (card === undefined) {
    if (
      on !== undefined ||
      game.round === "setup" ||
      answer === "always" ||
      answer === "never" ||
      (answer === "conflict" && !game.aftermathStep)
    )
      return refusal("no-aftermaths-now", { round: game.round });
    return standingAnswerOf(game, seat) === answer ? refusal("said-already", {}) : null;
  }
  if (game.cards[card]?.play?.controller !== seat) return refusal("card-not-there");
  // Whoever does not want to be asked about a card's chaos tokens leaves them; nobody moves them unasked.
  const leaves = answer !== "always" && holdsChaos(game, card);
  if (answer === "conflict" || answer === "turn" || !(responds(game, card) || leaves))
    return refusal("answers-nothing", { title: titleOf(game, card) });
  const possible = on === undefined ? [] : triggersOf(game, card);
  if (on !== undefined && (answer === "never" || !eachOf(on).every((one) => possible.includes(one))))
    return refusal("answers-nothing", { title: titleOf(game, card) });
  const same = cardStanding(game, seat, card) === answer;
  const when = triggerSaid(game, seat, card);
  // To be asked about a card, and no more said, is to be asked about whatever may concern it.
  return same && (sameTriggers(on, when) || (on === undefined && answer !== "ask"))
    ? refusal("said-already", {})
    : null;
}

function sameTriggers(one: Triggers | undefined, other: Triggers | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return eachOf(one).length === eachOf(other).length && eachOf(one).every((on) => eachOf(other).includes(on));
}

/** What may be said that a contingency is triggered by: each alone, all that its text has, or one more than was said. */
export function sayableTriggers(game: Game, seat: SeatIndex, card: CardId): Triggers[] {
  const possible = triggersOf(game, card);
  const { text } = factsOf(game, card);
  const said = eachOf(triggerSaid(game, seat, card) ?? []);
  const more = said.length === 0 ? [] : possible.filter((on) => !said.includes(on)).map((on) => [...said, on]);
  return [...possible, ...(text && said.length === 0 && possible.length > 1 ? [possible] : []), ...more];
}

/** What a face-down contingency may answer, as far as its text is known; nothing for any other card. */
export function triggersOf(game: Game, card: CardId): readonly Trigger[] {
  const { type, text } = factsOf(game, card);
  if (type !== "contingency" || !playOf(game, card)?.faceDown) return [];
  // What lies under a card is discarded with it.
  return text ? [text.contingency?.trigger ?? []].flat() : TRIGGERS.filter((on) => on !== "card-discarded");
}

/** A card about which its controller may say something in advance. */
export function answers(game: Game, card: CardId): boolean {
  return holdsChaos(game, card) || responds(game, card);
}

/** Chaos tokens lie on it, about which a Drakh faction is asked after each of its actions. */
function holdsChaos(game: Game, card: CardId): boolean {
  const { chaos = 0, controller = null } = playOf(game, card) ?? {};
  return chaos > 0 && controller !== null && seatOf(game, controller).drakh === true;
}

/** A contingency face down, or a card in play with an effect that its controller may use when something happens. */
function responds(game: Game, card: CardId): boolean {
  const { type, text } = factsOf(game, card);
  const play = playOf(game, card);
  if (play?.faceDown) return type === "contingency";
  return text?.triggered?.some(({ must }) => !must) ?? false;
}

export const actions = [revealContingency, triggerEffect, sayInAdvance] as const;
