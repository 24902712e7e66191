import { describe, expect, it } from "vitest";
import { loadLibrary } from "../../src/catalogue/library.ts";
import { type Action, apply, createGame, type Game, legalActions } from "../../src/engine/index.ts";
import { LESSON_SEED, lessonSetup } from "../../src/lesson/cast.ts";
import {
  firstHand,
  keptFrom,
  LEARNER,
  LESSON_STEPS,
  type LessonStep,
  lessonNow,
  PARTNER,
  partnersMove,
} from "../../src/lesson/script.ts";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { STEP_RULES } from "../../src/views/lesson/steps.ts";
import { LANGUAGES, say } from "../../src/views/words/index.ts";
import { WORDS } from "../../src/views/words/words.ts";
import { Dice } from "../engine/play/random-player.ts";

const library = loadLibrary();

const opened = (): Game =>
  createGame(
    lessonSetup(["Lennier", "Partner"], (id) => library.facts(id)),
    LESSON_SEED,
  );

function after(game: Game, action: Action): Game {
  const applied = apply(game, action);
  if (!applied.ok) throw new Error(`refused: ${applied.refusal.code}`);
  return applied.game;
}

/** The game once the script has done all that is its own. */
function scripted(game: Game): Game {
  for (let now = game; ; ) {
    const action = firstHand(now, LEARNER) ?? firstHand(now, PARTNER) ?? partnersMove(now);
    if (action === null || now.result !== null) return now;
    now = after(now, action);
  }
}

/** What the learner is shown, step by step, where each does what `choose` takes. */
function taken(choose: (game: Game) => Action): { steps: LessonStep[]; game: Game } {
  const steps: LessonStep[] = [];
  let game = scripted(opened());
  for (let presses = 0; game.result === null && presses < 400; presses++) {
    const now = lessonNow(game);
    if (now !== null) steps.push(now.step);
    game = scripted(after(game, choose(game)));
  }
  return { steps, game };
}

const asAsked = (game: Game): Action => {
  const action = lessonNow(game)?.wanted[0]?.action;
  if (action === undefined) throw new Error("the lesson asks for nothing that can be done");
  return action;
};

describe("the lesson", () => {
  it("is won in its third turn, with 20 power, by whoever does what each step asks for", () => {
    const { steps, game } = taken(asAsked);
    expect(game.turn).toBe(3);
    expect(game.result).toMatchObject({ victory: "standard", winners: [LEARNER], power: [20, 18] });
    // All but the one for whoever is faster than the partner.
    expect(steps).toEqual(LESSON_STEPS.filter((step) => step !== "wait"));
  });

  it("comes to the same end whatever else a learner does that it allows", () => {
    for (let number = 0; number < 20; number++) {
      const dice = new Dice(`lesson ${number}`);
      const { game } = taken((now) => {
        const allowed = legalActions(now, LEARNER).filter(({ action }) => keptFrom(now, [action]) === null);
        return allowed[dice.below(allowed.length)]?.action ?? asAsked(now);
      });
      expect(game.result, `lesson ${number}`).toMatchObject({ winners: [LEARNER] });
    }
  });

  it("leaves no question to the partner unanswered, even where nothing that the learner does is declined", () => {
    for (let number = 0; number < 10; number++) {
      const dice = new Dice(`free ${number}`);
      let game = scripted(opened());
      for (let presses = 0; game.result === null && presses < 300; presses++) {
        expect(game.awaiting.every(({ seat }) => seat === LEARNER)).toBe(true);
        const legal = legalActions(game, LEARNER).filter(({ action }) => action.type !== "concede");
        const { action } = legal[dice.below(legal.length)] ?? {};
        if (action === undefined) throw new Error("the learner can do nothing");
        const applied = apply(game, action);
        if (applied.ok) game = scripted(applied.game);
      }
    }
  });

  it("declines to pass where the learner has still to build, and lets the ambassador build", () => {
    let game = scripted(opened());
    game = scripted(after(game, asAsked(game)));
    expect(lessonNow(game)?.step).toBe("build");
    expect(keptFrom(game, [{ type: "pass", seat: LEARNER }])).toBe("build");
    expect(keptFrom(game, [asAsked(game)])).toBeNull();
  });

  it.each(LANGUAGES)("says in %s at each step what to do, in three sentences at most", (language) => {
    for (const step of LESSON_STEPS) {
      const says = say(language, `lesson-says-${step}`);
      const sentences = says.replace(/^\*\*[^*]+\*\* /u, "").match(/[.!?]\)?(?= |$)/gu) ?? [];
      expect(sentences.length, step).toBeLessThanOrEqual(3);
      expect(says, step).toMatch(/\*\*/u);
      expect(say(language, `lesson-do-${step}`).length, step).toBeLessThanOrEqual(80);
    }
  });

  it("rests each step on rules that /rule knows, and has words for its steps and their rules alone", () => {
    const known = new Set(loadCorpus().entries.map(({ id }) => id));
    const rules = new Set<string>(["game-sequence", ...Object.values(STEP_RULES).flat()]);
    expect([...rules].filter((id) => !known.has(id))).toEqual([]);
    const family = (start: string) =>
      Object.keys(WORDS).flatMap((id) =>
        id.startsWith(start) && id !== "lesson-rule-button" ? [id.slice(start.length)] : [],
      );
    expect(family("lesson-says-")).toEqual([...LESSON_STEPS]);
    expect(family("lesson-do-")).toEqual([...LESSON_STEPS]);
    expect(family("lesson-rule-").toSorted()).toEqual([...rules].toSorted());
  });
});
