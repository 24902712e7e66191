/** A game as it would stand if a seat were asked now what it will be asked later. Of use to that seat's player alone. */
import { type Action, ANSWERS } from "./actions/index.ts";
import { mostToBuy } from "./rules/decks/drawing.ts";
import type { Conflict, Decision, DecisionKind, Game } from "./state/game.ts";
import { playing, seatOf } from "./state/lookup.ts";
import type { ConflictId, SeatIndex } from "./state/vocabulary.ts";

/** The questions whose answers may be ordered before they are asked; `draw`: what is discarded and bought. */
export const AHEAD = ["action", "declare", "aftermath", "draw"] as const;
export type AheadKind = (typeof AHEAD)[number];

const QUESTIONS: Readonly<Record<AheadKind, DecisionKind>> = {
  action: "action",
  declare: "declare",
  aftermath: "aftermath",
  draw: "discard",
};

/** Which of those a question is; what is bought belongs to what is discarded. */
export function aheadQuestion(kind: DecisionKind): AheadKind | null {
  return kind === "buy" ? "draw" : (AHEAD.find((one) => QUESTIONS[one] === kind) ?? null);
}

/** Which of those questions an action answers; null where it answers none of them. */
export function aheadKind({ type }: Action): AheadKind | null {
  // engine: Unconditional Surrender — nobody surrenders by an order that waits.
  if (type === "surrender") return null;
  return AHEAD.find((kind) => ANSWERS[type]?.includes(QUESTIONS[kind])) ?? null;
}

/**
 * Whether this may still be asked of the seat: an action in this turn, a declaration in this turn or the next, and from the
 * action round on what this turn ends with: aftermaths, and the draw round where all answer it at once.
 */
export function mayBeAsked(game: Game, seat: SeatIndex, kind: AheadKind): boolean {
  if (game.result || !game.seats[seat] || seatOf(game, seat).eliminated) return false;
  const resolves = game.conflicts.some(({ result }) => result === null);
  const draws = game.together === true && !game.time;
  switch (game.round) {
    case "ready":
      return kind === "action" || kind === "declare";
    case "conflict":
      return kind === "action" || (kind === "declare" && !game.declared.some((one) => one.seat === seat));
    case "action":
      return kind === "action" || kind === "declare" || (kind === "draw" ? draws : resolves);
    case "resolution":
      return kind === "declare" || (kind === "draw" && draws) || (kind === "aftermath" && resolves);
    case "draw":
      return kind === "declare";
    case "setup":
      // Whoever has chosen a starting hand knows what to declare first.
      return kind === "declare" && hasStartingHand(game, seat);
    case "over":
      return false;
  }
}

const hasStartingHand = (game: Game, seat: SeatIndex): boolean =>
  seatOf(game, seat).hand.length > 0 && !game.awaiting.some((one) => one.seat === seat);

/** The game as it would stand if the seat were asked this now: once, but for aftermaths, each of which may come about. */
export function asIfAsked(game: Game, seat: SeatIndex, kind: AheadKind): readonly [Game, ...Game[]] {
  const {
    aftermathStep: _,
    halt: __,
    loose: ___,
    happened: ____,
    declareStep: _____,
    drawStep: ______,
    ...rest
  } = game;
  const now: Game = {
    ...rest,
    vote: null,
    awaiting: [{ id: game.nextDecision, seat, kind: QUESTIONS[kind] } as Decision], // one without anything else
    nextDecision: game.nextDecision + 1,
    // Somebody acts after that.
    passes: 0,
    tasks: [{ task: "next-action" }],
  };
  switch (kind) {
    case "action":
      return [{ ...now, round: "action" }];
    case "declare":
      return [
        game.round === "ready" || game.round === "conflict"
          ? { ...now, round: "conflict" }
          : { ...now, round: "conflict", turn: game.turn + 1, declared: [], conflicts: [] },
      ];
    case "draw":
      return [asDrawing(now, seat)];
    case "aftermath":
      return asResolved(now, seat);
  }
}

/** The other seats that are left. */
const others = (game: Game, seat: SeatIndex): SeatIndex[] => playing(game).filter((one) => one !== seat);

/** All are asked what they discard, and nobody else has answered. */
function asDrawing(game: Game, seat: SeatIndex): Game {
  const first = game.nextDecision;
  const asked = [seat, ...others(game, seat)].map((one, at) => ({
    seat: one,
    discard: first + 2 * at,
    buy: first + 2 * at + 1,
  }));
  return {
    ...game,
    round: "draw",
    conflicts: [],
    drawStep: { asked, answers: [] },
    awaiting: asked.map(({ seat: one, discard: id }) => ({ id, seat: one, kind: "discard" })),
    nextDecision: first + 2 * asked.length,
  };
}

type Outcome = NonNullable<Conflict["result"]>;

/** How a conflict may come out, as far as aftermaths ask for it. */
const RESULTS: readonly Outcome[] = [
  { won: true, margin: 99, uncontested: true },
  { won: true, margin: 99, uncontested: false },
  { won: false, margin: 99, uncontested: false },
];

/** Each conflict that is not resolved yet, with each way in which it may come out. */
function asResolved(game: Game, seat: SeatIndex): readonly [Game, ...Game[]] {
  const open = game.conflicts.filter(({ result }) => result === null);
  const ways = open.flatMap(({ id }) => RESULTS.map((result) => asResolvedSo(game, seat, id, result)));
  const [first = { ...game, awaiting: [] }, ...more] = ways;
  return [first, ...more];
}

/** Everybody is asked for aftermaths of this conflict, this seat as the last whose turn comes: nothing is carried out. */
function asResolvedSo(game: Game, seat: SeatIndex, conflict: ConflictId, result: Outcome): Game {
  const seats = [seat, ...others(game, seat)];
  const asked = seats.map((one, at) => ({ seat: one, id: game.nextDecision + at, quiet: false }));
  return {
    ...game,
    round: "resolution",
    conflicts: game.conflicts.map((one) => (one.id === conflict ? { ...one, result } : one)),
    aftermathStep: { conflict, asked: asked.toReversed(), answers: [] },
    awaiting: asked.map(({ seat: one, id }) => ({ id, seat: one, kind: "aftermath", conflict })),
    nextDecision: game.nextDecision + asked.length,
  };
}

/**
 * What carries out an order for the draw round, as far as its player can pay for it by then: nothing where no secret answer
 * is asked for.
 */
export function drawsAs(game: Game, order: Action, { id, seat, kind }: Decision): readonly Action[] {
  const asked = game.drawStep?.asked.find((one) => one.discard === id || one.buy === id);
  if (!asked || (order.type !== "keep" && order.type !== "discard")) return [];
  const most = mostToBuy(game, seat);
  const buy = Math.min(order.buy ?? 0, most);
  const none: Action = { type: "keep", seat };
  if (kind === "buy") return [buy > 0 ? { type: "buy", seat, cards: buy } : none];
  const said: Action = order.type === "keep" ? none : { type: "discard", seat, cards: order.cards };
  if (buy > 0) return [{ ...said, buy }];
  return most > 0 && asked.buy !== undefined ? [said, none] : [said];
}
