/** What a player may order before being asked, and what nobody need be asked. Of use to that player's table alone. */
import { type Action, actingCard, rotatedBy } from "./actions/index.ts";
import { legalActions } from "./actions/legal.ts";
import { apply } from "./apply.ts";
import { AHEAD, type AheadKind, aheadKind, aheadQuestion, asIfAsked, mayBeAsked } from "./as-if-asked.ts";
import { mostUrgent } from "./questions/decisions.ts";
import { offersFor } from "./questions/index.ts";
import { type Refusal, type RefusalCode, refusal } from "./refusal.ts";
import { revealedBy } from "./secrets.ts";
import type { Decision, DecisionKind, Game } from "./state/game.ts";
import { factsOf, seatOf } from "./state/lookup.ts";
import type { CardId, SeatIndex } from "./state/vocabulary.ts";
import { viewFor } from "./view/for.ts";
import type { LegalAction } from "./view/legal-action.ts";
import type { View } from "./view/view.ts";

/**
 * What this seat could do if it were asked now: its actions of this turn's action round, what it could declare in the next
 * conflict round, and from the action round on what it could answer at the turn's end. For its own player's eyes.
 */
export function legalAhead(game: Game, seat: SeatIndex): LegalAction[] {
  return AHEAD.filter((kind) => mayBeAsked(game, seat, kind)).flatMap((kind) => legalOf(game, seat, kind));
}

/** What answers one of these questions, however it comes about; each once. */
function legalOf(game: Game, seat: SeatIndex, kind: AheadKind): LegalAction[] {
  const found = asIfAsked(game, seat, kind)
    .flatMap((asked) => legalActions(asked, seat))
    .filter(({ action }) => aheadKind(action) === kind);
  return [...new Map(found.map((one) => [JSON.stringify(one.action), one])).values()];
}

/** What a seat may order now, as it would see it if it were asked. For its own player's eyes. */
export interface AheadPlan {
  readonly kind: AheadKind;
  readonly view: View;
  /** Without passing, which is no order. */
  readonly actions: readonly LegalAction[];
}

/** The questions that this seat may give orders for now, but for one that it is being asked. */
export function plannable(game: Game, seat: SeatIndex): AheadKind[] {
  const asked = openQuestion(game, seat);
  return AHEAD.filter((kind) => kind !== asked?.ahead && mayBeAsked(game, seat, kind));
}

/**
 * What this seat may give orders for, of this kind; or else for the next question: its actions of this turn, or its
 * declarations once the action round is over. Null where there is none, or where it is being asked just that.
 */
export function planFor(game: Game, seat: SeatIndex, wanted?: AheadKind): AheadPlan | null {
  const kind = wanted ?? AHEAD.find((one) => mayBeAsked(game, seat, one));
  if (kind === undefined || !plannable(game, seat).includes(kind)) return null;
  const [asked] = asIfAsked(game, seat, kind);
  const actions = legalOf(game, seat, kind).filter(({ action }) => action.type !== "pass");
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
      return refusal("not-now", { round: game.round, asked: [], when: ROUNDS[kind ?? "action"] });
    }
    if (kind === "aftermath" || kind === "draw") {
      const never = isNew ? refusedHowever(game, action, kind) : null;
      if (never) return never;
      continue;
    }
    const [present] = asIfAsked(game, seat, kind);
    const before = after.get(kind) ?? present;
    const row = apply(before, action);
    if (row.ok) {
      shown ||= revealedBy(before, row.game, row.events, seat).secret !== null;
      after.set(kind, asIfAsked(row.game, seat, kind)[0]);
      continue;
    }
    if (!isNew) continue;
    const alone = apply(present, action);
    if (!alone.ok) return alone.refusal;
    if (!shown && UNPAID.has(row.refusal.code)) return row.refusal;
  }
  return null;
}

const ROUNDS = { action: "action", declare: "conflict", aftermath: "resolution", draw: "draw" } as const;

/** Why an order for the turn's end is possible in none of the ways in which it may be asked for; null where it is in one. */
function refusedHowever(game: Game, action: Action, kind: AheadKind): Refusal | null {
  let why: Refusal | null = null;
  for (const asked of asIfAsked(game, action.seat, kind)) {
    const tried = apply(asked, action);
    if (tried.ok) return null;
    why ??= tried.refusal;
  }
  return why;
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
    case "aftermath":
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
  return asked !== null && aheadKind(action) === asked.ahead;
}

/** The question that the seat is asked now whose answer may be ordered; null where it is asked none, or where play was stopped. */
export function openQuestion(game: Game, seat: SeatIndex): (Decision & { ahead: AheadKind }) | null {
  const asked = mostUrgent(game.awaiting, seat);
  const ahead = asked && aheadQuestion(asked.kind);
  if (!asked || !ahead || ("halted" in asked && asked.halted)) return null;
  return { ...asked, ahead };
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
