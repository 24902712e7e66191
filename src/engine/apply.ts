import { mayReadOff, sayFacts } from "./actions/by-hand.ts";
import { notAlong } from "./actions/checks/along.ts";
import { cardsNamed } from "./actions/checks/cards-named.ts";
import { stillInHand } from "./actions/checks/still-in-hand.ts";
import { typeNeeded } from "./actions/checks/untyped.ts";
import { type Action, ANSWERS, actingCard, actionSchema, performAction, rotatedBy } from "./actions/index.ts";
import { payToRotate } from "./changes/costs/payment.ts";
import { giveOut } from "./changes/stable.ts";
import { noteActed } from "./changes/triggers/lately.ts";
import { noteChance } from "./changes/triggers/playing.ts";
import { ask, open, schedule, strikeDecision } from "./changes/work.ts";
import { noteDone } from "./effects/reversal.ts";
import type { Event } from "./events/event.ts";
import { notNow } from "./not-now.ts";
import { questionFor } from "./questions/decisions.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { canAffordToRotate, cannotAfford, priceToRotate } from "./rules/costs/prices.ts";
import { ballotInAdvance } from "./rules/relations/vote.ts";
import type { Decision, Game } from "./state/game.ts";
import { answererFor, liesOpen, maySee, titleOf } from "./state/lookup.ts";
import { advance } from "./turn/flow.ts";
import { countHalted } from "./turn/halt.ts";
import { park } from "./turn/loose.ts";

export type AppliedAction = { ok: true; game: Game; events: Event[] } | { ok: false; refusal: Refusal };

/** What is done as an action of the action round, which breaks the row of passes. */
const isActed = (action: Action, decision: Decision | null) =>
  decision?.kind === "action" && !decision.halted && action.type !== "pass";

/** A stand-in for actions that answer no question. */
const NO_DECISION: Decision = { id: 0, seat: 0, kind: "action" };

/**
 * Does one action: the same game, the same action, the same result, byte for byte. A refused action changes nothing.
 *
 * @param given untrusted; anything that is not an action is refused as malformed.
 */
export function apply(game: Game, given: unknown): AppliedAction {
  const parsed = actionSchema.safeParse(given);
  return parsed.success ? applyKnown(game, parsed.data) : no(refusal("malformed-action"));
}

/** The same for what is known to be an action, as the engine's own lists of them are: it is not parsed once more. */
export function applyKnown(game: Game, action: Action): AppliedAction {
  if (game.result) return no(refusal("game-over"));
  const seat = game.seats[action.seat];
  if (!seat) return no(refusal("no-such-seat"));
  if (seat.eliminated) return no(refusal("eliminated", { who: seat.name }));

  const answers = ANSWERS[action.type];
  // What is urgent is answered first, and by nothing else.
  const asked = questionFor(game, action.seat);
  const decision = asked && answers?.includes(asked.kind) ? asked : null;
  const early = action.type === "vote" && ballotInAdvance(game, action.seat) !== null;
  if (answers !== null && !decision && !early) return no(notNow(game, action, answers));
  // Said of a card that is hidden and of one that does not exist alike, so that guessing tells nothing.
  if (!cardsNamed(action).every((id) => maySee(game, action.seat, id))) return no(refusal("card-not-there"));
  if (decision?.kind === "mercenary" && action.type !== "pass" && actingCard(action) !== decision.card)
    return no(refusal("mercenary-acts", { title: titleOf(game, decision.card) }));

  const alone = notAlong(game, action, decision);
  if (alone) return no(alone);
  const untyped = typeNeeded(game, action, decision);
  if (untyped) return askedOfAnother(game, action.seat, untyped) ?? no(untyped);

  const work = open(game);
  if (decision) strikeDecision(work, decision);
  if (isActed(action, decision)) work.game.passes = 0;
  // It comes after all that the action brings about.
  const begins = decision?.kind === "action" && decision.along === undefined;
  if (seat.drakh && begins) schedule(work, { task: "move-chaos", seat: action.seat });
  // What the card takes for its rotation is applied first, so that everything else is reckoned with what is left.
  const rotation = priceToRotate(game, action.seat, rotatedBy(game, action));
  const poor = rotation !== null && !canAffordToRotate(game, action.seat, rotation.card);
  if (rotation !== null && !poor) payToRotate(work, action.seat, rotation.card);
  const refused = performAction(work, action, decision ?? NO_DECISION);
  if (refused) return askedOfAnother(game, action.seat, refused) ?? no(stillInHand(game, action) ?? refused);
  if (poor) return no(cannotAfford(game, action.seat, rotation));
  if (decision?.kind === "action" && action.type !== "pass" && !game.acted?.includes(action.seat))
    work.game.acted = [...(game.acted ?? []), action.seat];
  if (begins) {
    noteChance(work, action.seat);
    noteActed(work, action.seat);
  }
  if (decision) {
    if ("halted" in decision && decision.halted) countHalted(work, action.type === "pass");
    park(work, decision);
  }
  advance(work);
  sayFacts(work);
  noteDone(work);
  return { ok: true, game: giveOut(work), events: work.events };
}

/**
 * What an action needs to know of another player's card is asked of that player; the action can be taken once it is
 * known. Null where the own player is to say it, or where it has been asked.
 */
function askedOfAnother(game: Game, seat: number, { needs }: Refusal): AppliedAction | null {
  if (!needs || !liesOpen(game, needs.card) || mayReadOff(game, seat, needs.card)) return null;
  if (game.awaiting.some((one) => one.kind === "fact" && one.card === needs.card)) return null;
  const work = open(game);
  ask(work, { kind: "fact", seat: answererFor(game, needs.card), card: needs.card, facts: needs.facts });
  return { ok: true, game: work.game, events: work.events };
}

function no(refused: Refusal): AppliedAction {
  return { ok: false, refusal: refused };
}
