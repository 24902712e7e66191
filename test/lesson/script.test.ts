import { describe, expect, it } from "vitest";
import { keptFrom, LEARNER, LESSON_STEPS, lessonNow } from "../../src/lesson/script.ts";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { STEP_RULES } from "../../src/views/lesson/steps.ts";
import { LANGUAGES, say } from "../../src/views/words/index.ts";
import { WORDS } from "../../src/views/words/words.ts";
import { after, asAsked, opened, scripted, taken } from "./walked.ts";

describe("the lesson", () => {
  it("is won in its third turn, with 20 power, by whoever does what each step asks for", () => {
    const { steps, game } = taken(asAsked);
    expect(game.turn).toBe(3);
    expect(game.result).toMatchObject({ victory: "standard", winners: [LEARNER], power: [20, 18] });
    // All but the one for whoever is faster than the partner.
    expect(steps).toEqual(LESSON_STEPS.filter((step) => step !== "wait"));
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
