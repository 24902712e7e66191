/** What a player may order before being asked, and what nobody need be asked. Of use to that player's table alone. */
import { type Action, ANSWERS, actingCard, rotatedBy } from "./actions/index.ts";
import { legalActions } from "./actions/legal.ts";
import { apply } from "./apply.ts";
import { mostUrgent } from "./questions/decisions.ts";
import { offersFor } from "./questions/index.ts";
import { type Refusal, type RefusalCode, refusal } from "./refusal.ts";
import { revealedBy } from "./secrets.ts";
import type { Decision, DecisionKind, Game } from "./state/game.ts";
import { factsOf, seatOf } from "./state/lookup.ts";
import type { CardId, SeatIndex } from "./state/vocabulary.ts";
import { viewFor } from "./view/for.ts";
import type { LegalAction, View } from "./view/view.ts";

/** The questions whose answers may be ordered before they are asked. */
export const AHEAD = ["action", "declare"] as const;
export type AheadKind = (typeof AHEAD)[number];

const isAheadKind = (kind: DecisionKind): kind is AheadKind => AHEAD.some((one) => one === kind);

/** Which of those questions an action answers; null where it answers none of them. */
export function aheadKind({ type }: Action): AheadKind | null {
  return AHEAD.find((kind) => ANSWERS[type]?.includes(kind)) ?? null;
}

/** Whether this may still be asked of the seat: an action in this turn, a declaration in this turn or the next. */
function mayBeAsked(game: Game, seat: SeatIndex, kind: AheadKind): boolean {
  if (game.result || game.turn === 0 || !game.seats[seat] || seatOf(game, seat).eliminated) return false;
  switch (game.round) {
    case "ready":
      return true;
    case "conflict":
      return kind === "action" || !game.declared.some((one) => one.seat === seat);
    case "action":
      return kind === "action";
    case "resolution":
    case "draw":
      return kind === "declare";
    case "setup":
    case "over":
      return false;
  }
}

/** The game as it would stand if the seat were asked this now. */
function asIfAsked(game: Game, seat: SeatIndex, kind: AheadKind): Game {
  const {
    aftermathStep: _,
    halt: __,
    loose: ___,
    happened: ____,
    declareStep: _____,
    drawStep: ______,
    ...rest
  } = game;
  const next = kind === "declare" && (game.round === "resolution" || game.round === "draw");
  return {
    ...rest,
    ...(next ? { turn: game.turn + 1, declared: [], conflicts: [] } : {}),
    round: kind === "declare" ? "conflict" : "action",
    vote: null,
    awaiting: [{ id: game.nextDecision, seat, kind }],
    nextDecision: game.nextDecision + 1,
    // Somebody acts after that.
    passes: 0,
    tasks: [{ task: "next-action" }],
  };
}

/**
 * What this seat could do if it were asked now: its actions of this turn's action round, and what it could declare in the
 * next conflict round. For its own player's eyes.
 */
export function legalAhead(game: Game, seat: SeatIndex): LegalAction[] {
  return AHEAD.filter((kind) => mayBeAsked(game, seat, kind)).flatMap((kind) =>
    legalActions(asIfAsked(game, seat, kind), seat).filter(({ action }) => aheadKind(action) === kind),
  );
}

/** What a seat may order now, as it would see it if it were asked. For its own player's eyes. */
export interface Plan {
  readonly kind: AheadKind;
  readonly view: View;
  /** Without passing, which is no order. */
  readonly actions: readonly LegalAction[];
}

/**
 * The next question that this seat may give orders for: its actions of this turn, or its declarations once the action round
 * is over. Null where there is none, or where it is being asked just that.
 */
export function planFor(game: Game, seat: SeatIndex): Plan | null {
  const kind = AHEAD.find((one) => mayBeAsked(game, seat, one));
  if (kind === undefined || openQuestion(game, seat)?.kind === kind) return null;
  const asked = asIfAsked(game, seat, kind);
  const actions = legalActions(asked, seat).filter(
    ({ action }) => aheadKind(action) === kind && action.type !== "pass",
  );
  return { kind, view: viewFor(asked, { seat }), actions };
}

/** What orders that are carried out one after the other may lack together: their player knows all that is paid with. */
const UNPAID: ReadonlySet<RefusalCode> = new Set(["not-enough-influence", "cannot-pay"]);

/**
 * Why orders for one's next turns cannot be taken, one after the other or each for itself; null where they can. What is
 * possible then is asked again when its time comes. Those that cannot be paid for together are refused at once, as long as
 * what comes before has brought nothing hidden to light.
 *
 * @param waiting the seat's orders that wait already, and come first.
 */
export function refusedAhead(
  game: Game,
  seat: SeatIndex,
  actions: readonly Action[],
  waiting: readonly Action[] = [],
): Refusal | null {
  const after = new Map<AheadKind, Game>();
  let shown = false;
  for (const [at, action] of [...waiting, ...actions].entries()) {
    const isNew = at >= waiting.length;
    const kind = aheadKind(action);
    if (kind === null || action.seat !== seat || !mayBeAsked(game, seat, kind)) {
      if (!isNew) continue;
      return refusal("not-now", { round: game.round, asked: [], when: kind === "declare" ? "conflict" : "action" });
    }
    const present = asIfAsked(game, seat, kind);
    const before = after.get(kind) ?? present;
    const row = apply(before, action);
    if (row.ok) {
      shown ||= revealedBy(before, row.game, row.events, seat).secret !== null;
      after.set(kind, asIfAsked(row.game, seat, kind));
      continue;
    }
    if (!isNew) continue;
    const alone = apply(present, action);
    if (!alone.ok) return alone.refusal;
    if (!shown && UNPAID.has(row.refusal.code)) return row.refusal;
  }
  return null;
}

/** The card that two of these orders would rotate, play or declare; null where each uses others. */
export function usedTwice(game: Game, actions: readonly Action[]): CardId | null {
  const used = new Set<CardId>();
  for (const action of actions) {
    const cards = new Set([rotatedBy(game, action), actingCard(action), ownCard(action)]);
    for (const card of cards) {
      if (card === null) continue;
      if (used.has(card)) return card;
      used.add(card);
    }
  }
  return null;
}

/** The card from the hand that an order plays or declares. */
function ownCard(action: Action): CardId | null {
  switch (action.type) {
    case "declare":
    case "sponsor":
    case "play":
    case "place":
    case "promote":
    case "replace":
      return "card" in action ? action.card : null;
    default:
      return null;
  }
}

/** Whether the seat is asked right now, and not in the middle of something, what this action answers. */
export function isAskedFor(game: Game, action: Action): boolean {
  const asked = openQuestion(game, action.seat);
  return asked !== null && aheadKind(action) === asked.kind;
}

/** The question of `AHEAD` that the seat is asked now; null where it is asked none, or where play was stopped. */
export function openQuestion(game: Game, seat: SeatIndex): (Decision & { kind: AheadKind }) | null {
  const asked = mostUrgent(game.awaiting, seat);
  if (asked === null || !isAheadKind(asked.kind) || ("halted" in asked && asked.halted)) return null;
  return asked as Decision & { kind: AheadKind };
}

/** Whether the seat holds a card that is an aftermath, or may be one for all that is known of it. */
export function mayHoldAftermath(game: Game, seat: SeatIndex): boolean {
  return seatOf(game, seat).hand.some((id) => {
    const { type } = factsOf(game, id);
    return type === "aftermath" || type == null;
  });
}

/**
 * Questions all of whose answers lie open to everybody: nothing that is chosen from is in a hand, a deck, or face down. One
 * that can be answered in one way only tells nobody anything.
 */
const OPEN: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  "resolve-first",
  "initiate",
  "faction",
  "pick",
  "go-on",
  "purge",
  "rotate-for",
  "lose",
  "discard-inner",
  "call",
]);

/** The one answer that there is to an open question, with no way to decline; null where there is a choice, or a secret. */
export function onlyAnswer(game: Game, decision: Decision): Action | null {
  if (!OPEN.has(decision.kind) || mostUrgent(game.awaiting, decision.seat)?.id !== decision.id) return null;
  const [only, ...others] = offersFor(game, decision.seat, decision);
  return only !== undefined && others.length === 0 && only.needs.length === 0 && only.action.type !== "pass"
    ? only.action
    : null;
}
