import type { ActionType, DecisionKind, LegalAction, SeatIndex } from "../engine/index.ts";

interface Owed {
  readonly id: number;
  readonly seat: SeatIndex;
  readonly kind: DecisionKind;
}

/** Questions that come up in the middle of something else, which waits for them. */
const URGENT: ReadonlySet<DecisionKind> = new Set([
  "lose",
  "discard-some",
  "fact",
  "discard-inner",
  "sustain",
  "initiate",
  "reveal",
]);

/** What answers each kind of question; kinds of actions that stand in no row answer none and may be done at any time. */
const ANSWERS: Readonly<Record<DecisionKind, readonly ActionType[]>> = {
  ambassador: ["choose-ambassador"],
  "starting-hand": ["start-with", "start-with-any"],
  sustain: ["sustain"],
  declare: ["declare", "declare-nothing"],
  initiate: ["initiate"],
  action: [
    "build",
    "sponsor",
    "promote",
    "support",
    "oppose",
    "lead",
    "attack",
    "heal",
    "repair",
    "play",
    "place",
    "rotate",
    "discard-agenda",
    "pass",
  ],
  reveal: ["reveal", "pass"],
  aftermath: ["aftermath", "pass"],
  discard: ["discard", "keep"],
  buy: ["buy", "keep"],
  "discard-inner": ["discard-inner"],
  lose: ["lose"],
  "discard-some": ["discard"],
  fact: [],
};

const ANSWERING: ReadonlySet<ActionType> = new Set(Object.values(ANSWERS).flat());

/** What this seat is asked now: what is urgent before anything else; null where it owes nothing. */
export function mostUrgent<T extends Owed>(awaiting: readonly T[], seat: SeatIndex): T | null {
  const own = awaiting.filter((each) => each.seat === seat);
  return own.find(({ kind }) => URGENT.has(kind)) ?? own[0] ?? null;
}

/** Ids of the decisions that are asked only when their seat has answered a more urgent one. */
export function heldBack(awaiting: readonly Owed[]): ReadonlySet<number> {
  return new Set(awaiting.filter(({ id, seat }) => mostUrgent(awaiting, seat)?.id !== id).map(({ id }) => id));
}

/** Of a seat's actions those that answer this question; all of them where there is no question. */
export function answering(actions: readonly LegalAction[], kind: DecisionKind | null): readonly LegalAction[] {
  if (kind === null) return actions;
  return actions.filter(({ action: { type } }) => ANSWERS[kind].includes(type) || !ANSWERING.has(type));
}
