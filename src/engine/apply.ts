import { type Action, type ActionType, actionSchema, cardsNamed } from "./action.ts";
import { playAftermath } from "./actions/aftermaths.ts";
import { attack } from "./actions/attacks.ts";
import { byHand, sayFacts, stateFacts } from "./actions/by-hand.ts";
import { placeContingency, playEvent, revealContingency, useCard } from "./actions/cards.ts";
import {
  declareConflict,
  declareNothing,
  initiateAgainst,
  leadFleet,
  opposeConflict,
  supportConflict,
} from "./actions/conflicts.ts";
import { buyCards, chooseLoss, discardCards, discardInner } from "./actions/draw.ts";
import type { Handler } from "./actions/handler.ts";
import { healCharacter, repair } from "./actions/healing.ts";
import { build, discardAgenda, promote, sponsor } from "./actions/influence.ts";
import { chooseAmbassador, startWith, startWithAny } from "./actions/setup.ts";
import { concede, keep, pass, sustain } from "./actions/turn.ts";
import type { Event } from "./event.ts";
import { advance } from "./flow.ts";
import type { Decision, DecisionKind, Game } from "./game.ts";
import { maySee, seatOf } from "./lookup.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { answered, open } from "./work.ts";

export type Applied = { ok: true; game: Game; events: Event[] } | { ok: false; refusal: Refusal };

interface Entry<T extends ActionType> {
  /** The questions that it answers; null for what may be done at any time of a running game. */
  answers: readonly DecisionKind[] | null;
  run: Handler<T>;
}

/** Every action, the question that it answers, and the place where it is done. */
const ACTIONS: { readonly [T in ActionType]: Entry<T> } = {
  "choose-ambassador": { answers: ["ambassador"], run: chooseAmbassador },
  "start-with": { answers: ["starting-hand"], run: startWith },
  "start-with-any": { answers: ["starting-hand"], run: startWithAny },
  sustain: { answers: ["sustain"], run: sustain },
  declare: { answers: ["declare"], run: declareConflict },
  "declare-nothing": { answers: ["declare"], run: declareNothing },
  initiate: { answers: ["initiate"], run: initiateAgainst },
  build: { answers: ["action"], run: build },
  sponsor: { answers: ["action"], run: sponsor },
  promote: { answers: ["action"], run: promote },
  support: { answers: ["action"], run: supportConflict },
  oppose: { answers: ["action"], run: opposeConflict },
  lead: { answers: ["action"], run: leadFleet },
  attack: { answers: ["action"], run: attack },
  heal: { answers: ["action"], run: healCharacter },
  repair: { answers: ["action"], run: repair },
  play: { answers: ["action"], run: playEvent },
  place: { answers: ["action"], run: placeContingency },
  reveal: { answers: ["reveal"], run: revealContingency },
  rotate: { answers: ["action"], run: useCard },
  "discard-agenda": { answers: ["action"], run: discardAgenda },
  aftermath: { answers: ["aftermath"], run: playAftermath },
  pass: { answers: ["action", "aftermath", "reveal"], run: pass },
  discard: { answers: ["discard", "discard-some"], run: discardCards },
  keep: { answers: ["discard", "buy"], run: keep },
  buy: { answers: ["buy"], run: buyCards },
  "discard-inner": { answers: ["discard-inner"], run: discardInner },
  lose: { answers: ["lose"], run: chooseLoss },
  concede: { answers: null, run: concede },
  "state-facts": { answers: null, run: stateFacts },
  effect: { answers: null, run: byHand },
};

/** What is done as an action of the action round, which breaks the row of passes. */
const isActed = (action: Action, decision: Decision | null) => decision?.kind === "action" && action.type !== "pass";

function runAs<T extends ActionType>(type: T, ...input: Parameters<Handler<T>>): Refusal | undefined {
  const entry: Entry<T> = ACTIONS[type];
  return entry.run(...input);
}

/** A stand-in for actions that answer no question. */
const NO_DECISION: Decision = { id: 0, seat: 0, kind: "action" };

/**
 * Does one action: the same game, the same action, the same result, byte for byte. A refused action changes nothing.
 *
 * @param given untrusted; anything that is not an action is refused as malformed.
 */
export function apply(game: Game, given: unknown): Applied {
  const parsed = actionSchema.safeParse(given);
  if (!parsed.success) return no(refusal("malformed-action"));
  const action: Action = parsed.data;
  if (game.result) return no(refusal("game-over"));
  const seat = game.seats[action.seat];
  if (!seat) return no(refusal("no-such-seat"));
  if (seat.eliminated) return no(refusal("eliminated", { who: seat.name }));

  const { answers } = ACTIONS[action.type];
  const decision =
    answers === null
      ? null
      : (game.awaiting.find((one) => one.seat === action.seat && answers.includes(one.kind)) ?? null);
  if (answers !== null && !decision) return no(notNow(game, action.seat, answers));
  // Said of a card that is hidden and of one that does not exist alike, so that guessing tells nothing.
  if (!cardsNamed(action).every((id) => maySee(game, action.seat, id))) return no(refusal("card-not-there"));

  const work = open(game);
  if (decision) answered(work, decision);
  if (isActed(action, decision)) work.game.passes = 0;
  const refused = runAs(action.type, work, action, decision ?? NO_DECISION);
  if (refused) return no(refused);
  advance(work);
  sayFacts(work);
  return { ok: true, game: work.game, events: work.events };
}

function no(refused: Refusal): Applied {
  return { ok: false, refusal: refused };
}

/** Why a question is not this seat's to answer now. */
function notNow(game: Game, seat: number, answers: readonly DecisionKind[]): Refusal {
  const asked = game.awaiting.filter((one) => one.seat === seat).map((one) => one.kind);
  const others = game.awaiting.filter((one) => one.seat !== seat && answers.includes(one.kind));
  if (asked.length === 0 && others.length > 0)
    return refusal("not-your-turn", { whose: [...new Set(others.map((one) => seatOf(game, one.seat).name))] });
  return refusal("not-now", { round: game.round, asked });
}
