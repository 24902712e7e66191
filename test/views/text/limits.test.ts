import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { factForm, logLines, safe } from "../../../src/views/index.ts";
import { inLanguage } from "../../../src/views/text/message.ts";
import { LANGUAGES } from "../../../src/views/words/index.ts";
import { expectAcceptable, markdownOf } from "../discord-limits.ts";
import { crowd, factQuestion } from "../fixtures.ts";
import { everyMessage, MENTION, NASTY, names } from "./every-message.ts";

describe("whatever people and cards are called", () => {
  test.each([2, 10])("every message of a table of %i keeps Discord's limits", (seats) => {
    for (const name of NASTY) {
      const { open, personal } = everyMessage(seats, name, name || "Card");
      for (const message of [...open, ...personal])
        for (const language of LANGUAGES) expectAcceptable(inLanguage(message, language));
    }
  });

  test("no name pings anybody, and only players are ever pinged", () => {
    for (const name of NASTY) {
      const { open, personal } = everyMessage(3, name, name || "Card");
      for (const message of [...open, ...personal]) {
        const ours = (message.allowed_mentions.users ?? []).map((id) => `<@${id}>`);
        const rest = ours.reduce((text, mention) => text.replaceAll(mention, ""), markdownOf(message));
        expect(rest).not.toMatch(MENTION);
      }
    }
  });

  test("a safe text has no Markdown of its own and stays one line", () => {
    fc.assert(
      fc.property(names, (name) => {
        const text = safe(name, 40);
        expect(text).not.toContain("\n");
        expect(text.replace(/\\./gu, "")).not.toMatch(/[*_~`|<>[\]]/u);
        expect(text).not.toMatch(/@(?!\u200b)/u);
        expect(text.length).toBeLessThanOrEqual(82);
      }),
    );
  });

  test("a form's labels stay short", () => {
    fc.assert(
      fc.property(names, (title) => {
        const { ctx } = crowd(2, "x", "y");
        for (const language of LANGUAGES) {
          const form = factForm(
            factQuestion(title, ["cost", "diplomacy", "leadership"], ["psi", "intrigue", "military"], "abc"),
            ctx,
            language,
          );
          expect(form.title.length).toBeLessThanOrEqual(45);
          expect(form.custom_id.length).toBeLessThanOrEqual(100);
          expect(form.components.length).toBeLessThanOrEqual(5);
          expect(JSON.stringify(form)).toContain(language === "en" ? "leadership" : "Führung");
          for (const [, label] of JSON.stringify(form).matchAll(/"label":"((?:[^"\\]|\\.)*)"/gu))
            expect(JSON.parse(`"${label}"`).length).toBeLessThanOrEqual(45);
          for (const [, like] of JSON.stringify(form).matchAll(/"placeholder":"((?:[^"\\]|\\.)*)"/gu))
            expect(JSON.parse(`"${like}"`).length).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  test("log lines stay lines", () => {
    const { ctx } = crowd(3, "@everyone\n# shout", "x");
    const lines = logLines([{ type: "built", seat: 1, with: { card: 1, title: "<@1>" }, rating: 5 }], ctx);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(MENTION);
    expect(lines[0]).not.toContain("\n");
  });
});
