import { describe, expect, it } from "vitest";
import { loadLibrary } from "../../../src/catalogue/library.ts";
import {
  type Action,
  apply,
  createGame,
  type Event,
  type Game,
  legalActions,
  viewFor,
} from "../../../src/engine/index.ts";
import { LESSON_SEED, lessonSetup } from "../../../src/lesson/cast.ts";
import { firstHand, keptFrom, LEARNER, lessonNow, PARTNER, partnersMove } from "../../../src/lesson/script.ts";
import { type Context, capitalized, promptMessage } from "../../../src/views/index.ts";
import { lessonPrompt } from "../../../src/views/lesson/lesson.ts";
import { lessonStands } from "../../../src/views/lesson/stands.ts";
import { happenedLines } from "../../../src/views/log/standings.ts";
import { say } from "../../../src/views/words/index.ts";
import { Dice } from "../../engine/play/random-player.ts";

const library = loadLibrary();
const NAMES = ["Lennier", "Partner bot"];
const ctx: Context = {
  table: "abc123",
  tableName: "Lennier",
  people: NAMES.map((display, seat) => ({ seat, userId: seat === LEARNER ? "1" : null, display })),
};

interface Step {
  readonly game: Game;
  readonly events: readonly Event[];
}

/** The whole lesson, step by step, the learner’s and the script’s, where the learner does what `choose` takes. */
function played(choose: (game: Game) => Action): Step[] {
  let game = createGame(
    lessonSetup(NAMES, (id) => library.facts(id)),
    LESSON_SEED,
  );
  const steps: Step[] = [];
  for (let presses = 0; game.result === null && presses < 400; presses++) {
    const action = firstHand(game, LEARNER) ?? firstHand(game, PARTNER) ?? partnersMove(game) ?? choose(game);
    const done = apply(game, action);
    if (!done.ok) throw new Error(done.refusal.code);
    game = done.game;
    steps.push({ game, events: done.events });
  }
  return steps;
}

const asAsked = (game: Game): Action => {
  const action = lessonNow(game)?.wanted[0]?.action;
  if (action === undefined) throw new Error("the lesson asks for nothing that can be done");
  return action;
};

/** English words that no line in German has; titles of cards and what is printed on them stand there as they are. */
const ENGLISH =
  /\b(the|and|with|declares|passes|draws|round|influence|power|support|opposition|turn|deck of|wins|lost)\b/iu;

describe("a lesson in another language", () => {
  const path = played(asAsked);

  it("asks in English word for word what any table asks, and its green button says what is done", () => {
    let seen = 0;
    for (const { game } of path) {
      const now = lessonNow(game);
      const view = viewFor(game, "public");
      const owed = view.awaiting.filter(({ seat }) => seat === LEARNER);
      const [decision] = owed;
      // Where the script acts first, nobody is asked yet.
      if (now === null || decision === undefined || partnersMove(game) !== null) continue;
      seen++;
      const question = promptMessage(view, owed, legalActions(game, LEARNER), ctx);
      const shown = lessonPrompt(now, decision, question, view, ctx, "en");
      expect(shown.content).toBe(`> ${say("en", `lesson-says-${now.step}`)}\n${question.content}`);
      const sentence = now.wanted[0]?.sentence ?? "";
      const usual = { pass: decision.kind === "aftermath" ? "No aftermath" : "Pass", keep: "Keep all" }[sentence];
      expect(say("en", `lesson-do-${now.step}`)).toBe(usual ?? capitalized(sentence));
    }
    expect(seen).toBeGreaterThan(14);
  });

  it("tells and asks everything in German, whatever the learner does that it allows", { tags: "long" }, () => {
    for (let number = 0; number < 8; number++) {
      const dice = new Dice(`languages ${number}`);
      const steps = played((game) => {
        const allowed = legalActions(game, LEARNER).filter(({ action }) => keptFrom(game, [action]) === null);
        return allowed[dice.below(allowed.length)]?.action ?? asAsked(game);
      });
      for (const { game, events } of steps) {
        const view = viewFor(game, "public");
        for (const line of happenedLines(events, view, { ...ctx, language: "de" }))
          expect(line.replaceAll(/“[^”]*”/gu, "")).not.toMatch(ENGLISH);
        const stands = lessonStands(view, ctx, "de");
        expect(JSON.stringify(stands.embeds)).not.toMatch(ENGLISH);
        const now = lessonNow(game);
        const owed = view.awaiting.filter(({ seat }) => seat === LEARNER);
        if (now === null || owed[0] === undefined) continue;
        const question = promptMessage(view, owed, legalActions(game, LEARNER), ctx);
        const shown = lessonPrompt(now, owed[0], question, view, ctx, "de");
        expect(shown.content).not.toMatch(ENGLISH);
        const buttons = shown.components.flatMap(({ components }) => components as readonly { label?: string }[]);
        expect(buttons.map(({ label = "" }) => label).join(" · ")).not.toMatch(ENGLISH);
      }
    }
  });
});
