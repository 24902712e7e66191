/** What others have said that a seat knows nothing of, as if they had still to say it. */
import { openlyAwaited } from "../questions/decisions.ts";
import type { Decision, Declaration, Game, Halt, Task, Vote } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { knowsDeclared } from "./hidden-cards.ts";

/** How what is named in a game is called in the one that is dealt anew. */
export interface NewNames {
  readonly card: (id: CardId) => CardId;
  /** By the place among the facts. */
  readonly facts: (index: number) => number;
}

type Asked = Pick<Game, "awaiting" | "aftermathStep" | "declareStep" | "drawStep">;

const isOf =
  (seat: SeatIndex) =>
  (one: { seat: SeatIndex }): boolean =>
    one.seat === seat;

/** What is owed as far as this seat knows, and what it has answered itself in secret. */
export function withoutAnswers(game: Game, seat: SeatIndex, names: NewNames): Asked {
  const { aftermathStep, declareStep, drawStep } = game;
  const own = game.awaiting.filter(isOf(seat));
  const others = openlyAwaited(game, seat).filter((one) => one.seat !== seat);
  const awaiting = [...own, ...others]
    .sort((a, b) => a.id - b.id)
    .map((one) => (one.seat === seat ? withFacts(one, names) : unseen(game, withFacts(one, names), seat, names)));
  const mine = isOf(seat);
  return {
    awaiting,
    ...(aftermathStep && {
      aftermathStep: {
        ...aftermathStep,
        asked: aftermathStep.asked.map((one) => (mine(one) ? one : { ...one, quiet: false })),
        answers: aftermathStep.answers.filter(mine),
      },
    }),
    ...(declareStep && {
      declareStep: {
        ...declareStep,
        answers: declareStep.answers.filter(mine),
        ...(declareStep.before ? { before: declareStep.before.filter(mine) } : {}),
      },
    }),
    ...(drawStep && { drawStep: { ...drawStep, answers: drawStep.answers.filter(mine) } }),
  };
}

/** The same for what was owed as play was stopped. */
export function haltWithout(game: Game, halt: Halt, seat: SeatIndex, names: NewNames): Halt {
  const { awaiting, aftermathStep, declareStep, drawStep } = halt;
  const { aftermathStep: _, declareStep: __, drawStep: ___, ...rest } = game;
  const then: Game = {
    ...rest,
    awaiting,
    ...(aftermathStep ? { aftermathStep } : {}),
    ...(declareStep ? { declareStep } : {}),
    ...(drawStep ? { drawStep } : {}),
  };
  const asked = withoutAnswers(then, seat, names);
  return { ...halt, ...asked, aftermathStep: asked.aftermathStep ?? null };
}

const withFacts = (decision: Decision, { facts }: NewNames): Decision =>
  decision.kind === "reveal" ? { ...decision, revealed: decision.revealed.map(facts) } : decision;

/** A question to somebody else, without the cards that this one alone sees. */
function unseen(game: Game, decision: Decision, seat: SeatIndex, { card }: NewNames): Decision {
  switch (decision.kind) {
    case "sideboard":
      return { ...decision, picked: null };
    case "keep-hand":
      return { ...decision, dealt: decision.dealt.map(card) };
    case "stack":
      return { ...decision, next: decision.next.map(card), left: decision.left.map(card) };
    case "discard-shown": {
      const hand = seatOf(game, decision.of).hand.map(decision.of === seat ? (id) => id : card);
      return { ...decision, cards: hand.toSorted((a, b) => a - b).slice(0, decision.cards.length) };
    }
    default:
      return decision;
  }
}

/** What is left to do, without what others have said in secret of it. */
export function taskWithout(game: Game, task: Task, seat: SeatIndex, names: NewNames): Task {
  switch (task.task) {
    case "carry-out-declarations":
      return task.left
        ? { ...task, left: task.left.map((one) => (one.seat === seat ? one : { ...one, declares: null })) }
        : task;
    case "free-cards":
    case "buy-cards":
      return task.buys
        ? { ...task, buys: task.buys.map((one) => (one.seat === seat ? one : { ...one, cards: 0 })) }
        : task;
    case "initiate":
      return { ...task, declaration: declaredWithout(game, task.declaration, seat, names) };
    case "triggers":
    case "respond":
      return { ...task, revealed: task.revealed.map(names.facts) };
    default:
      return task;
  }
}

/** Somebody else's declaration: that there is one. */
export function declaredWithout(game: Game, declared: Declaration, seat: SeatIndex, { card }: NewNames): Declaration {
  if (declared.seat === seat) return declared;
  // A war is declared in the open; what it is aimed at is not.
  if (declared.card === null) return { ...declared, target: null };
  if (knowsDeclared(game, seat, declared)) return declared;
  return { seat: declared.seat, card: card(declared.behind ?? declared.card), target: null };
}

/** How others have voted in a sealed vote, or have said that they will, is not known: it counts on no side. */
export function voteWithout(vote: Vote, seat: SeatIndex): Vote {
  const { inAdvance, ...rest } = vote;
  const own = (inAdvance ?? []).filter(isOf(seat));
  const hidden = <B extends Vote["ballots"][number]>(ballot: B): B =>
    vote.sealed && ballot.caster !== null && ballot.caster !== seat && ballot.cast !== null
      ? { ...ballot, cast: "abstain" }
      : ballot;
  return {
    ...rest,
    ballots: vote.ballots.map(hidden),
    league: vote.league?.map(hidden) ?? null,
    ...(own.length > 0 ? { inAdvance: own } : {}),
  };
}
