// engine: card texts that the table carries out itself — each verb has its sentence, its completion, its "no" and its public line
import { describe, expect, test } from "vitest";
import { apply, type Effect, viewFor } from "../../src/engine/index.ts";
import { completeEffect, readEffect } from "../../src/orders/index.ts";
import { logLines, refusalSentence } from "../../src/views/index.ts";
import { ctx } from "../views/fixtures.ts";
import { byHand, carriedOut, effectOf, table, VERBS } from "./every-verb.ts";

/** The effect about somebody and something that is not there. */
const aboutNobody = (effect: Effect): Effect =>
  JSON.parse(
    JSON.stringify(effect)
      .replaceAll(/"seat":\d/gu, '"seat":7')
      .replaceAll(/"(card|conflict)":\d+/gu, '"$1":3999'),
  );

describe("Each verb of effects by hand", () => {
  test.each(Object.entries(VERBS))("%s is said as a sentence, done, and told in public", (verb, said) => {
    const game = carriedOut(said.first);
    const effect = effectOf(said.says, game);
    expect(effect.verb).toBe(verb);
    const applied = apply(game, byHand(effect));
    if (said.elsewhere !== undefined) {
      expect(applied.ok).toBe(false);
      return;
    }
    if (!applied.ok) throw new Error(refusalSentence(applied.refusal.code, applied.refusal.facts));
    const lines = logLines(applied.events, ctx);
    // Numbers stand where speech has them: "gain 2 influence".
    const words = verb.replaceAll("-", "( \\d+| an?)? ").replace(/s$/u, "s?");
    expect(lines[0]).toMatch(new RegExp(`carries out A Card by hand: ${words}`, "u"));
    expect(lines[0], "everything is put in").not.toMatch(/[{}]|\(s\)/u);
    // What follows says what has changed, or somebody is asked.
    const asked = applied.game.awaiting.length > game.awaiting.length;
    expect(lines.length > 1 || asked, said.says).toBe(true);
  });

  test.each(Object.entries(VERBS))("%s is refused with a rule and a sentence, and nothing is changed", (_, said) => {
    const game = carriedOut(said.first);
    const effect = effectOf(said.says, game);
    const changed = aboutNobody(effect);
    // Where it names nobody, it cannot be done once more.
    const once = JSON.stringify(changed) === JSON.stringify(effect) ? apply(game, byHand(effect)) : null;
    const refused = apply(once?.ok ? once.game : game, byHand(changed));
    if (refused.ok) throw new Error(`${said.says}: not refused`);
    expect(refused.refusal.rule).toMatch(/^[a-z0-9-]+$/u);
    expect(refusalSentence(refused.refusal.code, refused.refusal.facts)).toMatch(/^.{10,}[.!?]/su);
  });

  test("are offered as they are typed", { tags: "long" }, () => {
    const game = table();
    const missing = Object.entries(VERBS).filter(([verb, { says, first }]) => {
      const view = viewFor(first ? carriedOut(first) : game, { seat: 0 });
      const typed = says.split(" ").filter((word) => !/^\d+$/u.test(word));
      return !typed.some((word) =>
        completeEffect(word, view).some(({ value }) => {
          const reading = readEffect(value, view);
          return reading.kind === "effect" && reading.effect.verb === verb;
        }),
      );
    });
    expect(missing.map(([verb]) => verb).filter((verb) => !UNOFFERED.has(verb))).toEqual([]);
  });
});

/** These need a card in the reserve, and an event that is being played. */
const UNOFFERED: ReadonlySet<string> = new Set(["fetch", "cancel"]);
