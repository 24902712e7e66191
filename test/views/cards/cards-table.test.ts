import { describe, expect, test } from "vitest";
import type { TableProblem } from "../../../src/catalogue/cards/table.ts";
import { loadLibrary } from "../../../src/catalogue/library.ts";
import { cardsForm, cardsList, importedMessage, isCardsForm, problemsMessage } from "../../../src/views/index.ts";
import { expectAcceptable, textOf } from "../discord-limits.ts";

const NASTY = ["@everyone", "**bold** ||x||", "`code`", "[a](https://b.c)", "\u202e", "🚀".repeat(200)];

describe("what the judges' tools answer", () => {
  test("fits what Discord takes, whatever stands in a table", () => {
    const problems = NASTY.flatMap((text, line): TableProblem[] => [
      { line, column: text, found: text, should: { is: "figure" } },
      { line: null, should: { is: "kib", most: 256 } },
    ]);
    const message = problemsMessage(Array.from({ length: 50 }, () => problems).flat());
    expectAcceptable(message);
    expect(textOf(message)).toContain("600 things to mend");
    expect(textOf(message)).toContain("should be a number from 0 to 99, or nothing.");
    expect(textOf(message)).toContain("should be at most 256 KiB.");
    expect(message.content).not.toContain("@everyone");
  });

  test("lists each card with who said it, and leads to the export where there are more", () => {
    const by = { user: "1", name: "@everyone **Kosh**", at: 0 };
    const records = loadLibrary().records.map((record) => ({
      ...record,
      facts: { ...record.facts, cost: { value: 3, doc: "server", certainty: "judged", by } as const },
    }));
    const message = cardsList(records);
    expectAcceptable(message);
    expect(textOf(message)).toContain("/cards export");
    expect(textOf(cardsList(records.slice(0, 1)))).toContain("set by judge");
  });

  test("says how much an import changed, and that nothing did", () => {
    const nothing = { judged: [], added: 0, fresh: 0, changed: 0, same: 4 };
    expect(textOf(importedMessage(nothing))).toContain("all 4 values in it were known");
    const some = { judged: [{ id: "a", title: "A", facts: {} }], added: 1, fresh: 3, changed: 2, same: 4 };
    expect(textOf(importedMessage(some))).toContain("1 card (3 new values, 2 values changed, 4 values known already");
  });

  test("opens a form that is known again", () => {
    expect(isCardsForm(cardsForm("en").custom_id)).toBe(true);
    expect(isCardsForm("house:new")).toBe(false);
  });
});
