import { loadLibrary } from "../../src/catalogue/library.ts";
import { type Action, apply, createGame, type Game } from "../../src/engine/index.ts";
import { LESSON_SEED, lessonSetup } from "../../src/lesson/cast.ts";
import { firstHand, LEARNER, type LessonStep, lessonNow, PARTNER, partnersMove } from "../../src/lesson/script.ts";

export const library = loadLibrary();

export const opened = (): Game =>
  createGame(
    lessonSetup(["Lennier", "Partner"], (id) => library.facts(id)),
    LESSON_SEED,
  );

export function after(game: Game, action: Action): Game {
  const applied = apply(game, action);
  if (!applied.ok) throw new Error(`refused: ${applied.refusal.code}`);
  return applied.game;
}

/** The game once the script has done all that is its own. */
export function scripted(game: Game): Game {
  for (let now = game; ; ) {
    const action = firstHand(now, LEARNER) ?? firstHand(now, PARTNER) ?? partnersMove(now);
    if (action === null || now.result !== null) return now;
    now = after(now, action);
  }
}

/** What the learner is shown, step by step, where each does what `choose` takes. */
export function taken(choose: (game: Game) => Action): { steps: LessonStep[]; game: Game } {
  const steps: LessonStep[] = [];
  let game = scripted(opened());
  for (let presses = 0; game.result === null && presses < 400; presses++) {
    const now = lessonNow(game);
    if (now !== null) steps.push(now.step);
    game = scripted(after(game, choose(game)));
  }
  return { steps, game };
}

export const asAsked = (game: Game): Action => {
  const action = lessonNow(game)?.wanted[0]?.action;
  if (action === undefined) throw new Error("the lesson asks for nothing that can be done");
  return action;
};
