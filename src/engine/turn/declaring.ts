/**
 * engine: Step 1. Declare Conflicts; Fast and Loose — where the table has agreed on it, all declare at the same time.
 *
 * Answers are secret, and can be changed until the last has been given; then they are carried out in the order of the
 * rules. Two things that the rules let a later player know keep their order: whoever is shown what another declares is
 * asked after that, with all who come later; and once a conflict has been declared in the open, all who come later
 * are asked again.
 */

import { carryOutDeclaration, declareNone } from "../changes/conflicts/declaring.ts";
import { ask, open, schedule, type Work } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import { conflictsBarred, declaresFirst, isDeclaredOpenly, showingTo } from "../rules/conflicts/declaring.ts";
import type { Decision, DeclareAnswer, Game, PlannedDeclaration } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";

/** Asks at once all who are to declare from this place in initiative order on, up to the first who is to see something before. */
export function declareTogether(work: Work, at: number, asked: readonly SeatIndex[]): void {
  const { group, rest } = nextGroup(work.game, at, asked);
  schedule(work, { task: "declare", ...rest });
  if (group.length > 0) askAtOnce(work, group);
}

interface Place {
  at: number;
  asked?: readonly SeatIndex[];
}

/** Who can declare without seeing anything of one another, in the order of the rules, and where that goes on. */
function nextGroup(
  game: Game,
  from: number,
  before: readonly SeatIndex[],
): { group: readonly SeatIndex[]; rest: Place } {
  const group: SeatIndex[] = [];
  let at = from;
  let asked = before;
  for (let seat = game.order[at]; seat !== undefined; seat = game.order[at]) {
    const next = declaresFirst(game, seat, asked);
    const here = { at, ...(asked.length > 0 ? { asked } : {}) };
    if (group.some((one) => showingTo(game, next).includes(one))) return { group, rest: here };
    const done = asked.includes(next);
    if (next === seat) at += 1;
    else asked = [...asked, next];
    if (!done && mayStillDeclare(game, next)) group.push(next);
  }
  return { group, rest: { at } };
}

/** Whoever has declared while play was stopped has done so for this turn. */
export function mayStillDeclare(game: Game, seat: SeatIndex): boolean {
  const declared = game.declared.some((one) => one.seat === seat);
  return !declared && !seatOf(game, seat).eliminated && !conflictsBarred(game, seat);
}

function askAtOnce(work: Work, seats: readonly SeatIndex[], before?: readonly DeclareAnswer[]): void {
  schedule(work, { task: "carry-out-declarations", open: openly(work.game) });
  const first = work.game.nextDecision;
  work.game.declareStep = {
    asked: seats.map((seat, index) => ({ seat, id: first + index })),
    answers: [],
    ...(before ? { before } : {}),
  };
  for (const seat of seats) ask(work, { kind: "declare", seat });
}

/** How many conflicts everybody sees the source of. */
const openly = (game: Game) => game.declared.filter(isDeclaredOpenly).length;

/** Asks anew those of a step who may still declare; what they had answered is shown to each. */
export function askAnew(work: Work, answers: readonly DeclareAnswer[], seats: readonly SeatIndex[]): void {
  const left = seats.filter((seat) => mayStillDeclare(work.game, seat));
  if (left.length > 0) askAtOnce(work, left, answers);
}

/** Whether what this seat answers is kept secret until all have answered. */
export function isSecret(game: Game, id: number): boolean {
  return game.declareStep?.asked.some((one) => one.id === id) ?? false;
}

/** Declares a conflict, or takes it down where that is secret; the refusal where it is not possible. */
export function takeDeclaration(
  work: Work,
  seat: SeatIndex,
  planned: PlannedDeclaration,
  { id }: Pick<Decision, "id">,
): Refusal | null {
  return isSecret(work.game, id) ? answerSecretly(work, seat, planned) : carryOutDeclaration(work, seat, planned);
}

/** Takes down what a seat declares, or that it declares nothing (null); the refusal where that is not possible. */
export function answerSecretly(work: Work, seat: SeatIndex, declares: PlannedDeclaration | null): Refusal | null {
  const step = work.game.declareStep;
  if (!step) return null;
  // Tried on a copy that is dropped.
  const refused = declares && carryOutDeclaration(open(work.game), seat, declares);
  if (refused) return refused;
  const others = step.answers.filter((one) => one.seat !== seat);
  work.game.declareStep = { ...step, answers: [...others, { seat, declares }] };
  return null;
}

/** All have answered: the first answer of those left is carried out, unless something has been said that matters to it. */
export function carryOutDeclarations(work: Work, left: readonly DeclareAnswer[] | undefined, before: number): void {
  const answers = left ?? answersInOrder(work);
  work.game.declareStep = undefined;
  const [first, ...rest] = answers;
  if (!first) return;
  if (openly(work.game) !== before) {
    const seats = answers.map(({ seat }) => seat);
    askAnew(work, answers, seats);
    return;
  }
  if (rest.length > 0) schedule(work, { task: "carry-out-declarations", left: rest, open: before });
  const { seat, declares } = first;
  if (!mayStillDeclare(work.game, seat)) return;
  if (declares === null) declareNone(work, seat);
  // No longer possible: the player chooses again, alone.
  else if (carryOutDeclaration(work, seat, declares)) ask(work, { kind: "declare", seat });
}

function answersInOrder({ game }: Work): DeclareAnswer[] {
  const { asked, answers } = game.declareStep ?? { asked: [], answers: [] };
  return asked.flatMap(({ seat }) => answers.find((one) => one.seat === seat) ?? []);
}
