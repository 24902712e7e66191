/**
 * Where all go at once, whoever has something to say soon is called with the first who is asked: all who have actions to come
 * as an action round begins, and all who have a ballot as a vote does. It hangs on what lies open alone: whether somebody has
 * given orders already, or a vote, is that player's secret.
 */
import { type Game, mayVoteInAdvance, openlyAwaited, type SeatIndex } from "../../engine/index.ts";
import type { Table } from "../table.ts";

/** The questions that opened an action round and a vote, with which others are called. */
export interface OpeningQuestions {
  /** The round, by its turn. */
  readonly action?: { readonly turn: number; readonly decision: number };
  /** The vote that is being held, by the card that calls it. */
  readonly vote?: { readonly source: string; readonly decision: number };
}

/**
 * The table with the questions noted that open this action round and this vote, once they are asked. `actor`: the seat whose
 * player has just acted; whoever is still there answers first, and the others are called with what is asked then.
 */
export function withOpening(table: Table, actor: SeatIndex | null): Table {
  const { game, timing, opening = {} } = table;
  if (timing === undefined || game === null || game.halt) return table;
  const { vote: before, ...round } = opening;
  const action = opening.action?.turn === game.turn ? null : actionOpening(game);
  const vote = before !== undefined && before.source === game.vote?.source ? before : voteOpening(game, actor);
  if (action === null && vote === before) return table;
  return { ...table, opening: { ...round, ...(action ? { action } : {}), ...(vote ? { vote } : {}) } };
}

function actionOpening({ round, awaiting, turn }: Game): NonNullable<OpeningQuestions["action"]> | null {
  const [asked, ...others] = awaiting;
  if (round !== "action" || asked?.kind !== "action" || others.length > 0) return null;
  return { turn, decision: asked.id };
}

function voteOpening({ vote, awaiting }: Game, actor: SeatIndex | null): OpeningQuestions["vote"] {
  const asked = vote && awaiting.find(({ kind, seat }) => (kind === "call" || kind === "vote") && seat !== actor);
  return vote && asked ? { source: vote.source, decision: asked.id } : undefined;
}

/** What those are called for who are called with these questions; null where nobody is. */
export function calledWith(
  { game, phase, opening }: Table,
  decisions: readonly number[],
): { readonly what: "action" | "vote"; readonly seats: readonly SeatIndex[] } | null {
  if (game === null || phase !== "playing" || opening === undefined) return null;
  const asked = openlyAwaited(game).filter(({ id }) => decisions.includes(id));
  const opens = (question: { readonly decision: number } | undefined) =>
    asked.some(({ id }) => id === question?.decision);
  const others = [...game.seats.keys()].filter(
    (seat) => game.seats[seat]?.eliminated === false && !asked.some((one) => one.seat === seat),
  );
  if (opens(opening.action)) return { what: "action", seats: others };
  if (opens(opening.vote)) return { what: "vote", seats: others.filter((seat) => mayVoteInAdvance(game, seat)) };
  return null;
}
