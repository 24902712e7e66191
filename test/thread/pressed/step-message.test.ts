/** What happened and the question that follows, in one message. */
import { describe, expect, test } from "vitest";
import { withHappened } from "../../../src/thread/pressed/step-message.ts";
import { message } from "../../../src/views/text/message.ts";
import { created, tableAfter } from "../../table/tables.ts";

const table = tableAfter(null, created());
const quoted = "-# “If it passes, each player draws 1 card.”";
const question = message({ content: `<@111>, vote on **Petition**: yes, no, or abstain.\n${quoted}` });

describe("A question below what happened", () => {
  test("quotes no card whose text stands just above it", () => {
    const facts = { text: `Gkar plays **Petition**\n${quoted}`, buttons: [] };
    expect(withHappened(facts, table, question).content).toBe(
      `Gkar plays **Petition**\n${quoted}\n<@111>, vote on **Petition**: yes, no, or abstain.`,
    );
  });

  test("quotes it where nothing above it does", () => {
    const facts = { text: "Londo has voted", buttons: [] };
    expect(withHappened(facts, table, question).content).toBe(`Londo has voted\n${question.content}`);
  });
});
