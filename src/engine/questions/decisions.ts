/** Which question comes first. */
import { mostToBuy } from "../rules/decks/drawing.ts";
import type { Decision, DrawStep, Game } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { isUrgent } from "./index.ts";

/** What this seat is asked now: what is urgent before anything else; null where it owes nothing. */
export function mostUrgent<T extends Pick<Decision, "seat" | "kind">>(
  awaiting: readonly T[],
  seat: SeatIndex,
): T | null {
  const own = awaiting.filter((each) => each.seat === seat);
  return own.find(({ kind }) => isUrgent(kind)) ?? own[0] ?? null;
}

/** The question of a step in secret that this seat has answered and may still answer otherwise; null for none. */
export function answeredQuestion(game: Game, seat: SeatIndex): Decision | null {
  const { aftermathStep, declareStep } = game;
  if (seatOf(game, seat).eliminated) return null;
  const aftermath = answeredIn(game, seat, aftermathStep?.asked);
  if (aftermath && aftermathStep) return { ...aftermath, kind: "aftermath", conflict: aftermathStep.conflict };
  const declared = answeredIn(game, seat, declareStep?.asked);
  return declared ? { ...declared, kind: "declare" } : answeredDraw(game, seat);
}

function answeredIn(
  { awaiting }: Game,
  seat: SeatIndex,
  asked: readonly { seat: SeatIndex; id: number }[] = [],
): Pick<Decision, "id" | "seat"> | null {
  const own = asked.find((one) => one.seat === seat);
  return own === undefined || awaiting.some(({ id }) => id === own.id) ? null : { id: own.id, seat };
}

/** Once the free cards have been seen it is the purchase alone that may be changed. */
function answeredDraw(game: Game, seat: SeatIndex): Decision | null {
  const { discard, buy } = game.drawStep?.asked.find((one) => one.seat === seat) ?? {};
  if (game.awaiting.some(({ id }) => id === discard || id === buy)) return null;
  const seen = game.drawStep?.answers.find((one) => one.seat === seat)?.seen;
  if (seen && buy !== undefined) return { id: buy, seat, kind: "buy", most: mostToBuy(game, seat) };
  return discard === undefined ? null : { id: discard, seat, kind: "discard" };
}

/** What this seat is asked now, or may answer again until all have answered. */
export function questionFor(game: Game, seat: SeatIndex): Decision | null {
  return mostUrgent(game.awaiting, seat) ?? answeredQuestion(game, seat);
}

/**
 * What everybody may know to be owed, in the order of asking: a secret answer that has been given looks as if it were
 * still owed, until all are in. `own`: the seat that looks, which sees how far it has got itself.
 */
export function openlyAwaited(game: Game, own: SeatIndex | null = null): readonly Decision[] {
  const asked = game.aftermathStep?.asked ?? game.declareStep?.asked;
  if (asked)
    return inOrder(
      game.awaiting,
      asked.flatMap(({ seat }) => answeredQuestion(game, seat) ?? []),
    );
  if (!game.drawStep) return game.awaiting;
  const draws = game.drawStep.asked;
  const others = game.awaiting.filter(({ id, seat }) => {
    const { discard, buy } = draws.find((one) => one.seat === seat) ?? {};
    return id !== discard && id !== buy;
  });
  const open = draws.flatMap((one) => (one.seat === own ? ownDraw(game, own) : openDraw(game, one)) ?? []);
  return inOrder(others, open);
}

const inOrder = (...decisions: readonly (readonly Decision[])[]) => decisions.flat().sort((a, b) => a.id - b.id);

function ownDraw(game: Game, seat: SeatIndex): Decision | null {
  const { discard, buy } = game.drawStep?.asked.find((one) => one.seat === seat) ?? {};
  return game.awaiting.find(({ id }) => id === discard || id === buy) ?? answeredQuestion(game, seat);
}

/** Whether somebody discards still, or buys already, is nobody else's business. */
function openDraw(game: Game, { seat, discard, buy }: DrawStep["asked"][number]): Decision | null {
  if (seatOf(game, seat).eliminated) return null;
  if (discard !== undefined) return { id: discard, seat, kind: "discard" };
  return buy === undefined ? null : { id: buy, seat, kind: "buy", most: mostToBuy(game, seat) };
}

/** Whether this seat has answered all that it is asked in secret, as far as it is asked anything. */
export function hasAnswered(game: Game, seat: SeatIndex): boolean {
  return answeredQuestion(game, seat) !== null;
}

interface SecretStep {
  readonly kind: "aftermath" | "declare" | "draw";
  /** By the numbers that everybody knows them by. */
  readonly asked: readonly { seat: SeatIndex; id: Decision["id"] }[];
}

/** The step under way in which all answer in secret, with its questions, answered ones too; null where none is. */
function stepInSecret({ aftermathStep, declareStep, drawStep }: Game): SecretStep | null {
  if (aftermathStep) return { kind: "aftermath", asked: aftermathStep.asked };
  if (declareStep) return { kind: "declare", asked: declareStep.asked };
  if (!drawStep) return null;
  const asked = drawStep.asked.flatMap(({ seat, discard, buy }) =>
    [discard, buy].flatMap((id) => (id === undefined ? [] : { seat, id })),
  );
  return { kind: "draw", asked };
}

/** The decisions of the step under way in which all answer in secret, answered ones too; none where no such step is. */
export function askedInSecret(game: Game): readonly Decision["id"][] {
  return stepInSecret(game)?.asked.map(({ id }) => id) ?? [];
}

/** The step in secret that a question belongs to, and whether its seat has answered it; null for one answered in the open. */
export function secretStep(game: Game, id: number): { kind: SecretStep["kind"]; answered: boolean } | null {
  const step = stepInSecret(game);
  const own = step?.asked.find((one) => one.id === id);
  return step && own ? { kind: step.kind, answered: hasAnswered(game, own.seat) } : null;
}
