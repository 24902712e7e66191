import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inLanguage } from "../../../src/views/text/message.ts";
import { LANGUAGES } from "../../../src/views/words/index.ts";
import { expectAcceptable, markdownOf } from "../discord-limits.ts";
import { everyMessage, MENTION, NASTY, names } from "./every-message.ts";

describe("whatever people and cards are called", () => {
  test.each([4, 6])("every message of a table of %i keeps Discord's limits", (seats) => {
    for (const name of NASTY) {
      const { open, personal } = everyMessage(seats, name, name || "Card");
      for (const message of [...open, ...personal])
        for (const language of LANGUAGES) expectAcceptable(inLanguage(message, language));
    }
  });

  test("any name and any title", () => {
    fc.assert(
      fc.property(names, names, fc.integer({ min: 2, max: 10 }), (name, title, seats) => {
        const { open, personal } = everyMessage(seats, name, title);
        for (const message of [...open, ...personal])
          for (const language of LANGUAGES) expectAcceptable(inLanguage(message, language));
        for (const message of open) {
          const ours = (message.allowed_mentions.users ?? []).map((id) => `<@${id}>`);
          const rest = ours.reduce((text, mention) => text.replaceAll(mention, ""), markdownOf(message));
          expect(rest).not.toMatch(MENTION);
        }
      }),
      { numRuns: 20 },
    );
  });
});
