/** engine: Ready Cards — sustained actions; Pass; Elimination from the game */

import { endTaking } from "../changes/decks/taking.ts";
import { checkNeutralized } from "../changes/in-force/damage.ts";
import { sustainOnly } from "../changes/in-force/rotation.ts";
import { eliminate } from "../changes/relations/elimination.ts";
import { emit, type Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { owesOpposition } from "../rules/conflicts/fighting.ts";
import { mayStop } from "../rules/costs/how-much.ts";
import { sustainableActions } from "../rules/triggers/sustaining.ts";
import type { Decision, DecisionKind } from "../state/game.ts";
import { titleOf } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";
import { answerAftermaths, leaveAftermaths } from "../turn/aftermaths.ts";
import { leaveHalt } from "../turn/halt.ts";
import { noMore } from "../turn/loose.ts";
import { readySeat, sustainable } from "../turn/ready.ts";
import type { ActionOf } from "./action.ts";
import { keepDeck } from "./sideboard.ts";

export function sustain(work: Work, action: ActionOf<"sustain">, decision: Decision): Refusal | undefined {
  if (decision.kind === "go-on") return goOn(work, action, decision.card);
  const { seat, cards } = action;
  if (decision.kind !== "sustain") return refusal("not-now");
  const possible = sustainable(work.game, seat);
  const wrong = cards.find((id) => !possible.includes(id));
  if (wrong !== undefined)
    return work.game.cards[wrong] ? refusal("cannot-sustain", publicTitle(work, wrong)) : refusal("card-not-there");
  readySeat(work, seat, [...new Set(cards)]);
  return undefined;
}

/** Which of its actions a card goes on with that stays rotated. */
function goOn(work: Work, { cards, deed }: ActionOf<"sustain">, card: CardId): Refusal | undefined {
  const possible =
    cards.length === 1 && cards[0] === card && sustainableActions(work.game, card).some((one) => one.number === deed);
  if (!possible || deed === undefined) return refusal("cannot-sustain", publicTitle(work, card));
  sustainOnly(work, card, deed);
  checkNeutralized(work, "the ready round");
  return undefined;
}

/** A refusal never names a card that its reader may not see. */
function publicTitle(work: Work, id: number): { title?: string } {
  return work.game.cards[id]?.play?.faceDown === false ? { title: titleOf(work.game, id) } : {};
}

const PAYING: ReadonlySet<DecisionKind> = new Set(["purge", "rotate-for"]);

export function pass(work: Work, { seat }: ActionOf<"pass">, decision: Decision): Refusal | undefined {
  // While play is stopped everybody may leave things as they are; otherwise a conflict is declared, or nothing.
  if (decision.kind === "declare" && !decision.halted)
    return refusal("not-now", { round: work.game.round, asked: ["declare"] });
  if (decision.kind === "pick" && !decision.may) return refusal("not-now", { round: work.game.round, asked: ["pick"] });
  if (PAYING.has(decision.kind) && !mayStop(decision))
    return refusal("not-now", { round: work.game.round, asked: [decision.kind] });
  if ("halted" in decision && decision.halted) {
    emit(work, { type: "passed", seat });
    return undefined;
  }
  const owed = decision.kind === "action" ? owesOpposition(work.game, seat) : null;
  if (owed) return owed;
  if (decision.kind === "aftermath") answerAftermaths(work, seat, null);
  if (decision.kind === "take") endTaking(work, seat, decision);
  if (decision.kind !== "action") return undefined;
  work.game.passes += 1;
  noMore(work, seat);
  emit(work, { type: "passed", seat });
  return undefined;
}

/** Nothing is discarded, nothing bought, or nothing more exchanged. */
export function keep(work: Work, _action: ActionOf<"keep">, decision: Decision): Refusal | undefined {
  if (decision.kind === "discard-some" && !mayStop(decision))
    return refusal("not-now", { round: work.game.round, asked: ["discard-some"] });
  if (decision.kind === "sideboard") keepDeck(work, decision);
  return undefined;
}

export function concede(work: Work, { seat }: ActionOf<"concede">): Refusal | undefined {
  if (work.game.round === "setup") return refusal("not-now", { round: "setup" });
  eliminate(work, seat, "conceded");
  leaveHalt(work, seat);
  leaveAftermaths(work, seat);
  return undefined;
}
