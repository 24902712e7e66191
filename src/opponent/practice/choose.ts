/**
 * The practice opponent: it thinks each thing that it could do through to the end of the turn, in a game in which all that
 * its seat does not know is made up, and does what comes out best.
 */
import {
  type Action,
  applyKnown,
  determinize,
  type Game,
  legalActions,
  mildest,
  mostUrgent,
  type SeatIndex,
  totals,
} from "../../engine/index.ts";
import { answeredBy, canStillWin, type Planner, plannerIn } from "./answers.ts";
import { candidates, isQuiet, QUIET_WORTH, RANK_WORTH, rankOf } from "./candidates.ts";
import { evaluate, WEIGHTS, type Weights } from "./evaluate.ts";
import { habit } from "./habits.ts";

/** How much a move may cost. Counted in work, so that the same seed gives the same move wherever it is made. */
export interface Budget {
  /** Actions that are tried out in the mind. */
  readonly work: number;
  /** The most things that are thought about, at a table of two; fewer where there are more seats. */
  readonly candidates: number;
  /** Whether time is up: whatever is best so far is done then. Never true where moves are to come out again. */
  readonly expired?: () => boolean;
}

export const BUDGET: Budget = { work: 2400, candidates: 30 };

/** To stand by what one has declared is worth this much by itself, in points of power. */
const STAND_BY_WORTH = 1.6;

/** To oppose what wins somebody else the game is worth this much, also where they could still win it: others may help. */
const LAST_STAND_WORTH = 3;

/** A turn that takes more actions than these in the mind goes no further. */
const LONGEST = 160;

/**
 * What this seat does; null where it is asked nothing, or only what its player can know.
 *
 * @param seed any text: with it the same position gives the same move.
 */
export function practice(
  game: Game,
  seat: SeatIndex,
  seed: string,
  budget: Budget = BUDGET,
  weights: Weights = WEIGHTS,
): Action | null {
  const asked = mostUrgent(game.awaiting, seat);
  if (asked === null || asked.kind === "fact") return null;
  const world = determinize(game, seat, `${seed} ${asked.id}`);
  const legal = legalActions(world, seat);
  const usual = habit(world, seat, asked, legal);
  if (usual !== null) return usual;
  const few = Math.max(8, Math.floor((budget.candidates * 2) / Math.max(2, game.seats.length)));
  const thought = candidates(world, seat, legal, few);
  const [only] = thought;
  if (only === undefined) return mildest(world, seat);
  if (thought.length === 1) return only;
  return best(world, seat, thought, budget, weights);
}

function best(
  world: Game,
  seat: SeatIndex,
  thought: readonly Action[],
  { work, expired }: Budget,
  weights: Weights,
): Action | null {
  let chosen: { action: Action; value: number } | null = null;
  let left = work;
  let endsRound = false;
  let lostTo: readonly SeatIndex[] = [];
  const planner = plannerIn(world, seat);
  // What is quiet is what all else is measured by.
  const inOrder = [...thought.filter(isQuiet), ...thought.filter((action) => !isQuiet(action))];
  for (const action of inOrder) {
    if (chosen !== null && (left <= 0 || expired?.())) break;
    const applied = applyKnown(world, action);
    left -= 1;
    if (!applied.ok) continue;
    const played = playedOut(applied.game, world.turn, planner);
    if (isQuiet(action)) {
      endsRound = applied.game.awaiting[0]?.kind !== "action";
      lostTo = (played.game.result?.winners ?? []).filter((winner) => winner !== seat);
    }
    left -= played.steps;
    const bias = isLastStand(world, action, lostTo) ? LAST_STAND_WORTH : biasOf(world, action, applied.game, endsRound);
    const value = evaluate(played.game, seat, weights) + bias;
    if (chosen === null || value > chosen.value) chosen = { action, value };
  }
  return chosen?.action ?? mildest(world, seat);
}

/** What decides between things that come to the same. */
function biasOf(world: Game, action: Action, then: Game, endsRound: boolean): number {
  // What is repaired is worth less by the end of the turn than it may be later.
  if (isQuiet(action) || action.type === "repair") return QUIET_WORTH;
  if (isForLater(world, action, endsRound)) return QUIET_WORTH + RANK_WORTH;
  // To wait with it gains nothing: the round may be over before one's next turn, and others take what stands alone for an offer.
  if (action.type === "support" && standsBy(world, action.conflict)) return STAND_BY_WORTH;
  if (action.type === "support" && !leads(world, action.conflict) && leads(then, action.conflict))
    return QUIET_WORTH + RANK_WORTH;
  return -RANK_WORTH * rankOf(action);
}

/** What comes to the same by the end of the turn, or nearly so, but is better than nothing: what builds, and heals the neutralized. */
function isForLater(game: Game, action: Action, endsRound: boolean): boolean {
  if (action.type === "heal") return !!game.cards[action.card]?.play?.neutralized;
  // While there are conflicts, to wait and build after the others leaves more open; else the round may be over before that.
  return action.type === "build" && (endsRound || game.conflicts.every(({ result }) => result !== null));
}

/** Whether this opposes a conflict, as it is about to be won, of somebody who wins the game if nothing is done. */
function isLastStand(game: Game, action: Action, lostTo: readonly SeatIndex[]): boolean {
  if (action.type !== "oppose" || !leads(game, action.conflict)) return false;
  return game.conflicts.some(({ id, initiator }) => id === action.conflict && lostTo.includes(initiator));
}

/** Whether a conflict that nobody has supported or opposed yet can be won with what its player has ready. */
function standsBy(game: Game, id: number): boolean {
  const conflict = game.conflicts.find((one) => one.id === id);
  return conflict !== undefined && conflict.participants.length === 0 && canStillWin(game, conflict);
}

/** Whether this conflict would be won as it stands. */
function leads(game: Game, id: number): boolean {
  const conflict = game.conflicts.find((one) => one.id === id);
  if (conflict === undefined) return false;
  const { support, opposition } = totals(game, conflict);
  return support > opposition;
}

/** The game at the beginning of the next turn, as it is likely to go on, and how many actions that took. */
function playedOut(from: Game, turn: number, planner: Planner): { game: Game; steps: number } {
  let game = from;
  let steps = 0;
  while (game.result === null && game.turn === turn && steps < LONGEST) {
    const next = game.awaiting[0];
    const after = next === undefined ? null : answeredBy(game, next.seat, planner);
    if (after === null) break;
    game = after;
    steps += 1;
  }
  return { game, steps };
}
