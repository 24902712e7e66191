/**
 * The lesson: a scripted game of two by the quickstart rules, three turns long. What is asked for next follows from what the
 * learner sees, so that nothing but the game itself has to be kept, and nothing is lost when it is left.
 */

import type { CardInPlayView, ConflictView, SeatIndex, View } from "../engine/index.ts";
import { type Action, type Game, type LegalAction, legalActions, mildest, viewFor } from "../engine/index.ts";
import { CONFLICT, HELPER, LESSON_SEATS } from "./cast.ts";

/** Who learns, and who plays along. */
export const LEARNER = 0;
export const PARTNER = 1;

/** What the learner is shown, in this order. */
export const LESSON_STEPS = [
  "welcome",
  "build",
  "pass-first",
  "draw",
  "watch",
  "sponsor",
  "wait",
  "oppose",
  "pass-second",
  "aftermath",
  "draw-again",
  "declare",
  "support",
  "support-again",
  "pass-last",
  "aftermath-last",
] as const;
export type LessonStep = (typeof LESSON_STEPS)[number];

/** One step of the lesson: what is to be done of what may be done, the first of it in the first place. */
export interface Lesson {
  readonly step: LessonStep;
  readonly wanted: readonly LegalAction[];
}

/** The cards of a seat that lie open. */
const inPlay = (view: View, seat: SeatIndex): readonly CardInPlayView[] => {
  const { inner = [], supporting = [] } = view.seats[seat] ?? {};
  return [...inner, ...supporting];
};
const isReady = ({ rotated, neutralized }: CardInPlayView): boolean => !rotated && !neutralized;
const ambassadorOf = (view: View, seat: SeatIndex) => inPlay(view, seat).find(({ isAmbassador }) => isAmbassador);
const helperOf = (view: View, seat: SeatIndex, title: string) =>
  inPlay(view, seat).find((card) => card.title === title);
const conflictOf = (view: View, seat: SeatIndex): ConflictView | undefined =>
  view.conflicts.find(({ initiator, result }) => initiator === seat && result === null);
const isAhead = ({ support, opposition }: ConflictView): boolean => support > opposition;

/** Which step the learner has come to; null where the script has none, and everything is free. */
function stepOf(view: View): LessonStep | null {
  const kinds = view.awaiting.filter(({ seat }) => seat === LEARNER).map(({ kind }) => kind);
  const own = ambassadorOf(view, LEARNER);
  const { turn } = view;
  if (kinds.includes("declare")) return turn === 1 ? "welcome" : turn === 2 ? "watch" : turn === 3 ? "declare" : null;
  if (kinds.includes("discard") || kinds.includes("buy")) return turn === 1 ? "draw" : turn === 2 ? "draw-again" : null;
  if (kinds.includes("aftermath")) return turn === 3 ? "aftermath-last" : turn < 3 ? "aftermath" : null;
  if (!kinds.includes("action") || own === undefined) return null;
  if (turn === 1) return isReady(own) ? "build" : "pass-first";
  const helper = helperOf(view, LEARNER, HELPER.learner);
  if (turn === 2) {
    if (helper === undefined) return "sponsor";
    const against = conflictOf(view, PARTNER);
    if (against === undefined || !isReady(helper)) return "pass-second";
    return isAhead(against) ? "oppose" : "wait";
  }
  const ours = conflictOf(view, LEARNER);
  if (turn !== 3 || ours === undefined) return null;
  if (isReady(own)) return "support";
  return helper !== undefined && isReady(helper) ? "support-again" : "pass-last";
}

/** Whether this does what the step asks for. */
function does(step: LessonStep, view: View, { action }: LegalAction): boolean {
  const own = ambassadorOf(view, LEARNER)?.id;
  const helper = helperOf(view, LEARNER, HELPER.learner)?.id;
  const titleOf = (card: number) => view.seats[LEARNER]?.hand?.find(({ id }) => id === card)?.title;
  switch (step) {
    case "welcome":
    case "watch":
      return action.type === "declare-nothing";
    case "build":
      return action.type === "build";
    case "draw":
    case "draw-again":
      return action.type === "keep";
    case "sponsor":
      return action.type === "sponsor" && action.with === own && titleOf(action.card) === HELPER.learner;
    case "oppose":
      return action.type === "oppose" && action.with === helper;
    case "declare":
      return action.type === "declare" && titleOf(action.card) === CONFLICT;
    case "support":
      return action.type === "support" && action.with === own;
    case "support-again":
      return action.type === "support" && action.with === helper;
    case "wait":
    case "aftermath":
    case "aftermath-last":
    case "pass-first":
    case "pass-second":
    case "pass-last":
      return action.type === "pass";
  }
}

/** What the learner is to do now; null where nothing is asked, or the script is over: then everything is free. */
export function lessonNow(game: Game): Lesson | null {
  const view = viewFor(game, { seat: LEARNER });
  const step = view.result === null ? stepOf(view) : null;
  if (step === null) return null;
  const wanted = legalActions(game, LEARNER).filter((each) => does(step, view, each));
  // One of those that do the same: two equal cards, an ability named and not named.
  const [first] = wanted;
  return first === undefined ? null : { step, wanted: [first] };
}

/** What may be done in a step besides what it asks for, since the script goes on all the same. */
const HARMLESS: Readonly<Partial<Record<LessonStep, readonly Action["type"][]>>> = {
  draw: ["buy"],
  "draw-again": ["buy"],
  aftermath: ["standing"],
  "aftermath-last": ["standing"],
};

/**
 * The step that keeps these actions from being taken in the lesson; null where they may be. What the script needs may be said
 * in any of the ways in which it can be.
 */
export function keptFrom(game: Game, actions: readonly Action[]): LessonStep | null {
  const now = lessonNow(game);
  if (now === null) return null;
  const view = viewFor(game, { seat: LEARNER });
  const fits = (action: Action) =>
    does(now.step, view, { action, sentence: "", needs: [] }) || HARMLESS[now.step]?.includes(action.type) === true;
  return actions.every(fits) ? null : now.step;
}

/** What the partner wants in its turns of the action round, the most wanted first. */
function wish(view: View, { action }: LegalAction): number {
  const own = ambassadorOf(view, PARTNER)?.id;
  const helper = helperOf(view, PARTNER, HELPER.partner)?.id;
  const mine = conflictOf(view, PARTNER);
  const theirs = conflictOf(view, LEARNER);
  const titleOf = (card: number) => view.seats[PARTNER]?.hand?.find(({ id }) => id === card)?.title;
  if (action.type === "sponsor" && view.turn === 1 && titleOf(action.card) === HELPER.partner) return 1;
  if (action.type === "declare" && view.turn === 2 && titleOf(action.card) === CONFLICT) return 1;
  if (action.type === "support" && mine && !isAhead(mine) && mine.opposition === 0 && action.with === helper) return 1;
  if (action.type === "oppose" && theirs && isAhead(theirs) && action.with === own) return 1;
  // Only once its conflict is settled either way.
  if (action.type === "build" && view.turn === 2 && mine && mine.opposition > 0) return 2;
  return 0;
}

/** What the partner does now; null where it is asked nothing. It never leaves a question without an answer that the rules take. */
export function partnersMove(game: Game): Action | null {
  const asked = game.awaiting.find(({ seat }) => seat === PARTNER);
  if (asked === undefined) return null;
  const view = viewFor(game, { seat: PARTNER });
  const wished = legalActions(game, PARTNER)
    .flatMap((legal) => (wish(view, legal) > 0 ? [{ action: legal.action, place: wish(view, legal) }] : []))
    .toSorted((one, other) => one.place - other.place);
  return wished[0]?.action ?? mildest(game, PARTNER);
}

/** With which cards a seat begins; null where it is not asked. */
export function firstHand(game: Game, seat: SeatIndex): Action | null {
  if (!game.awaiting.some((asked) => asked.seat === seat && asked.kind === "starting-hand")) return null;
  const own = game.cards.filter(({ owner, zone }) => owner === seat && zone === "deck");
  const cards = (LESSON_SEATS[seat]?.begins ?? []).flatMap(
    (id) => own.find(({ facts }) => game.facts[facts]?.id === id)?.id ?? [],
  );
  return { type: "start-with", seat, cards };
}
