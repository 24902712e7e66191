import { describe, expect, it } from "vitest";
import { apply, createGame, viewFor } from "../../../src/engine/index.ts";
import { LESSON_SEED, lessonSetup } from "../../../src/lesson/cast.ts";
import { firstHand, LEARNER, lessonNow, PARTNER, partnersMove } from "../../../src/lesson/script.ts";
import { conflictStandings, standing } from "../../../src/views/log/standings.ts";
import { library } from "../../table/tables.ts";

/** All lines that are said beside the log, step by step, while the lesson is played. */
function said(): string[] {
  let game = createGame(
    lessonSetup(["Lennier", "Partner"], (id) => library.facts(id)),
    LESSON_SEED,
  );
  const lines: string[] = [];
  while (game.result === null) {
    const scripted = firstHand(game, LEARNER) ?? firstHand(game, PARTNER) ?? partnersMove(game);
    const action = scripted ?? lessonNow(game)?.wanted[0]?.action;
    const applied = action && apply(game, action);
    if (!applied?.ok) throw new Error("the lesson does not go on");
    game = applied.game;
    lines.push(...conflictStandings(applied.events, viewFor(game, "public")));
  }
  return lines;
}

describe("what is said beside a conflict", () => {
  it("quotes its text when it is revealed, and says after each step how it stands and what it needs", () => {
    expect(said()).toEqual([
      "-# Goodwill Tour: “Won: gain 1 influence. Won by 3: gain 1 power.”",
      "-# Goodwill Tour: now 3 : 0",
      "-# Goodwill Tour: now 3 : 3, needs 1 more",
      "-# Goodwill Tour: “Won: gain 1 influence. Won by 3: gain 1 power.”",
      "-# Goodwill Tour: now 4 : 0",
      "-# Goodwill Tour: now 4 : 4, needs 1 more",
      "-# Goodwill Tour: now 7 : 4",
    ]);
  });

  it("counts a tie as lost", () => {
    expect(standing({ support: 0, opposition: 0 })).toBe("now 0 : 0, needs 1 more");
    expect(standing({ support: 2, opposition: 5 })).toBe("now 2 : 5, needs 4 more");
  });
});
