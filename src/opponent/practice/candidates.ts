/** What a practice opponent thinks about at all, the most promising first. */
import type { Action, ActionType, Game, LegalAction, SeatIndex } from "../../engine/index.ts";
import { NEVER } from "../never.ts";

/** By kind, the sooner the better; what stands nowhere comes before passing. */
const RANK: Readonly<Partial<Record<ActionType, number>>> = {
  build: 1,
  declare: 1,
  support: 1,
  promote: 2,
  sponsor: 3,
  oppose: 4,
  initiate: 4,
  rotate: 6,
  aftermath: 6,
  reveal: 6,
  trigger: 6,
  play: 7,
  place: 7,
  heal: 7,
  lead: 8,
  attack: 9,
};
const ELSE = 8;

/** A kind has so much of a point of power less than the one before it: only to decide between what comes to the same. */
export const RANK_WORTH = 0.03;
/** To do nothing is better than to do something to no end. */
export const QUIET_WORTH = 0.08;

const QUIET: ReadonlySet<ActionType> = new Set<ActionType>(["pass", "keep", "declare-nothing"]);

export const isQuiet = ({ type }: Action): boolean => QUIET.has(type);

export const rankOf = ({ type }: Action): number => RANK[type] ?? ELSE;

/** Of what is legal what is worth a thought, with what is quiet at the end; at most so many beside that. */
export function candidates(game: Game, seat: SeatIndex, legal: readonly LegalAction[], most: number): Action[] {
  const open = legal.filter(
    ({ action, needs, aimless }) => needs.length === 0 && !aimless && isSane(game, seat, action),
  );
  const seen = new Set<string>();
  const busy: Action[] = [];
  const quiet: Action[] = [];
  for (const { action, sentence } of open) {
    if (isQuiet(action)) quiet.push(action);
    // Copies of a card do the same.
    else if (!seen.has(sentence)) busy.push(action);
    seen.add(sentence);
  }
  const ranked = busy
    .map((action, at) => ({ action, at }))
    .sort((a, b) => rankOf(a.action) - rankOf(b.action) || a.at - b.at);
  return [
    ...spread(
      ranked.map(({ action }) => action),
      most,
    ),
    ...quiet,
  ];
}

/** So many, some of each kind: nothing is lost behind a hundred of another kind. */
function spread(ranked: readonly Action[], most: number): Action[] {
  if (ranked.length <= most) return [...ranked];
  const kinds = new Map<ActionType, Action[]>();
  for (const action of ranked) kinds.set(action.type, [...(kinds.get(action.type) ?? []), action]);
  const chosen: Action[] = [];
  for (let round = 0; chosen.length < most; round++)
    for (const of of kinds.values()) {
      const next = of[round];
      if (next && chosen.length < most) chosen.push(next);
    }
  return chosen.sort((a, b) => rankOf(a) - rankOf(b));
}

function isSane(game: Game, seat: SeatIndex, action: Action): boolean {
  if (NEVER.has(action.type)) return false;
  if (action.type === "support") return (action.side ?? initiatorOf(game, action.conflict)) === seat;
  if (action.type === "oppose") return initiatorOf(game, action.conflict) !== seat;
  return true;
}

const initiatorOf = (game: Game, id: number): SeatIndex | undefined =>
  game.conflicts.find((conflict) => conflict.id === id)?.initiator;
