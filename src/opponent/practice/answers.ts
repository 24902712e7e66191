/**
 * What is taken to be answered while a turn is played out in the mind: quickly, without a list of what may be done. All
 * support their own conflicts where these can be won so, and oppose what hits them where it can be stopped.
 */
import {
  type Action,
  abilityOf,
  actionOrder,
  applyKnown,
  type Decision,
  type Game,
  legalActions,
  mildest,
  mostUrgent,
  type SeatIndex,
  totals,
} from "../../engine/index.ts";
import { toBuy } from "./habits.ts";
import { mostUseful } from "./uses.ts";
import { voted } from "./votes.ts";

type Conflict = Game["conflicts"][number];

/** The most that a building faction may have. engine: Rotate to Build Influence */
const MOST_TO_BUILD = 9;
const BUILD_COST = 3;

/** In whose mind a turn is played out, and what it has seen of the others. */
export interface Planner {
  /** It carries through what it begins. */
  readonly seat: SeatIndex;
  /** They have just passed: whoever had nothing to build then has nothing later. Else all would wait for each other. */
  readonly idle: ReadonlySet<SeatIndex>;
}

/** Who plans in this position. */
export function plannerIn(game: Game, seat: SeatIndex): Planner {
  // The one other of two, who waits for nobody else, passes with something to build often enough: fewer games are won otherwise.
  if (game.seats.length === 2) return { seat, idle: new Set() };
  const order = actionOrder(game);
  const last = order.indexOf(seat) + order.length;
  const passed = Array.from({ length: Math.min(game.passes, order.length - 1) }, (_, back) => last - 1 - back);
  return { seat, idle: new Set(passed.flatMap((at) => order[at % order.length] ?? [])) };
}

/** What this seat does; the game after it, or null where nothing can be done. */
export function answeredBy(game: Game, seat: SeatIndex, planner: Planner): Game | null {
  const asked = mostUrgent(game.awaiting, seat);
  if (asked === null) return null;
  for (const action of wanted(game, asked, planner)) {
    const applied = applyKnown(game, action);
    if (applied.ok) return applied.game;
  }
  const action = mildest(game, seat);
  const applied = action && applyKnown(game, action);
  return applied?.ok ? applied.game : null;
}

function wanted(game: Game, asked: Decision, planner: Planner): Action[] {
  const { seat, kind } = asked;
  switch (kind) {
    case "action":
      return [
        ...joining(game, seat, seat === planner.seat),
        ...(planner.idle.has(seat) ? [] : building(game, seat)),
        { type: "pass", seat },
      ];
    case "declare":
      return [{ type: "declare-nothing", seat }];
    case "discard":
      return [{ type: "keep", seat }];
    case "buy":
      return [...buying(game, seat), { type: "keep", seat }];
    case "mercenary":
    case "hold":
    case "aftermath":
    case "reveal":
    case "trigger":
    case "move-chaos":
    case "sponsor":
      return [{ type: "pass", seat }];
    case "sustain":
      return [{ type: "sustain", seat, cards: [] }];
    case "take":
    case "fetch":
    case "discard-shown":
      return [mostUseful(game, seat, legalActions(game, seat)) ?? { type: "pass", seat }];
    case "vote":
      return [voted(game, seat)];
    case "victory-claim":
      return [{ type: "agree-to-victory", seat }];
    default:
      return [];
  }
}

/** The first side that this seat takes, with which card; nothing where all is well, or nothing helps. */
function joining(game: Game, seat: SeatIndex, plans: boolean): Action[] {
  for (const conflict of game.conflicts) {
    if (conflict.result !== null) continue;
    const { support, opposition, sides } = totals(game, conflict);
    if (conflict.initiator === seat) {
      if (support > opposition) continue;
      const card = mover(game, seat, conflict, opposition - support + 1, true);
      if (card !== null)
        return [{ type: "support", seat, conflict: conflict.id, with: card, ...(sides ? { side: seat } : {}) }];
      continue;
    }
    if (sides || support <= opposition) continue;
    // Others are busy with their own affairs.
    if (!isAimedAt(game, conflict, seat) && !(plans && opposes(game, conflict, seat))) continue;
    const card = mover(game, seat, conflict, support - opposition, true);
    if (card !== null) return [{ type: "oppose", seat, conflict: conflict.id, with: card }];
  }
  return [];
}

/**
 * The ready card that does it with the least to spare; else the strongest, where several `together` do it; null where they
 * do not.
 */
function mover(game: Game, seat: SeatIndex, conflict: Conflict, needed: number, together: boolean): number | null {
  let least: { id: number; value: number } | null = null;
  let most: { id: number; value: number } | null = null;
  let sum = 0;
  for (const id of game.inPlay) {
    const card = game.cards[id];
    const play = card?.play;
    if (!card || !play || play.controller !== seat || play.rotated || play.neutralized || play.faceDown) continue;
    if (play.neutralizedIn === game.turn) continue;
    const type = game.facts[card.facts]?.type;
    if (type !== "character" && type !== "fleet") continue;
    const value = abilityOf(game, id, conflict.type) ?? 0;
    if (value <= 0) continue;
    sum += value;
    if (value >= needed && (least === null || value < least.value)) least = { id, value };
    if (most === null || value > most.value) most = { id, value };
  }
  if (least !== null) return least.id;
  return together && most !== null && sum >= needed ? most.id : null;
}

function opposes(game: Game, { participants }: Conflict, seat: SeatIndex): boolean {
  return participants.some(({ card, as }) => as === "oppose" && game.cards[card]?.play?.controller === seat);
}

function isAimedAt(game: Game, { target }: Conflict, seat: SeatIndex): boolean {
  if (target?.what === "player") return target.seat === seat;
  return target?.what === "card" && game.cards[target.card]?.play?.faction === seat;
}

/** Whether this seat can still bring its own conflict to be won, by what it has ready, as the conflict stands. */
export function canStillWin(game: Game, conflict: Conflict): boolean {
  const { support, opposition } = totals(game, conflict);
  if (support > opposition) return true;
  return mover(game, conflict.initiator, conflict, opposition - support + 1, true) !== null;
}

/** Whether somebody's conflict that may still be won is aimed at this seat: it keeps back what could stop that. */
function isThreatened(game: Game, seat: SeatIndex): boolean {
  return game.conflicts.some(
    (conflict) =>
      conflict.result === null &&
      conflict.initiator !== seat &&
      isAimedAt(game, conflict, seat) &&
      canStillWin(game, conflict),
  );
}

/** Influence that is left is worth cards. */
function buying(game: Game, seat: SeatIndex): Action[] {
  const cards = toBuy(game, seat);
  return cards > 0 ? [{ type: "buy", seat, cards }] : [];
}

/** Whoever has influence and an inner circle to spare builds. */
function building(game: Game, seat: SeatIndex): Action[] {
  if (isThreatened(game, seat)) return [];
  const state = game.seats[seat];
  if (!state || state.unspent + state.spent > MOST_TO_BUILD || state.unspent + state.additional < BUILD_COST) return [];
  for (const id of game.inPlay) {
    const play = game.cards[id]?.play;
    if (play?.row !== "inner" || play.controller !== seat || play.rotated || play.neutralized) continue;
    return [{ type: "build", seat, with: id }];
  }
  return [];
}
