import { expect, test } from "vitest";
import { effectForm, effectTyped, unclearEffect } from "../../../src/views/index.ts";
import { expectAcceptable, labelsOf } from "../discord-limits.ts";
import { ctx } from "../fixtures.ts";

test("an effect that was not understood comes back in its form as it was typed", () => {
  const typed = { order: 'gian 2 influence for "each" @everyone', because: "Trade *Pact*" };
  const message = unclearEffect(typed, { why: "unknown", examples: ["gain 2 influence"] }, ctx);
  expectAcceptable(message);
  expect(labelsOf(message)[0]).toBe("Change it…");
  const form = effectForm(effectTyped(message.embeds[0]), ctx);
  expect(form.components.map((row) => ("components" in row ? row.components[0] : null))).toMatchObject([
    { custom_id: "order", value: typed.order },
    { custom_id: "because", value: typed.because },
  ]);
});

test("what has no order in it any more opens an empty form", () => {
  const form = effectForm(effectTyped(undefined), ctx);
  expect(JSON.stringify(form)).not.toContain('"value"');
});
