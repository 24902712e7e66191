/** What is answered where nothing was done, to whoever reads German: wholly German, but for what is typed. */
import { describe, expect, test } from "vitest";
import type { LegalAction, View } from "../../../src/engine/index.ts";
import { didYouMean, type Message, staleMessage, unclearOrder } from "../../../src/views/index.ts";
import { othersAskedMessage } from "../../../src/views/prompts/notices.ts";
import { atTableYes } from "../../../src/views/rulings/at-table.ts";
import { inLanguage } from "../../../src/views/text/message.ts";
import { expectAcceptable, labelsOf } from "../discord-limits.ts";
import { actions, ctx, decision, fullView } from "../fixtures.ts";

const [first] = actions;
if (!first) throw new Error("nothing can be done");
const aimless: LegalAction = { ...first, aimless: true };
const many = Array.from({ length: 12 }, (_, at) => ({
  ...aimless,
  action: { type: "bid", seat: 0, card: 10, influence: at + 1 } as const,
}));
const asked: View = { ...fullView, awaiting: [decision(1, 1, "action")] };
const both: View = { ...fullView, awaiting: [decision(1, 1, "action"), decision(2, 2, "action")] };
const unclear = (order: string, more: Partial<Parameters<typeof unclearOrder>[1]>, view: View = asked) =>
  unclearOrder(order, { nearest: [], ...more }, view, ctx);

const messages: Readonly<Record<string, Message>> = {
  "an old button": staleMessage(ctx),
  "another’s turn": othersAskedMessage(asked.awaiting, asked, ctx),
  "several others’ turn": othersAskedMessage(both.awaiting, both, ctx),
  "an empty order": unclear("", {}),
  "an unknown order": unclear("hum a tune", {}, both),
  "an order with its form": unclear("attack", { form: "attack CARD with CARD" }),
  "an unknown name": unclear("support x", { which: { phrase: "x", titles: [] } }, fullView),
  "a name of several": unclear("support vir", { which: { phrase: "vir", titles: ["Vir", "Vir Cotto"] } }),
  "the nearest orders": unclear("sponsr", { nearest: [aimless] }),
  "one of several orders": didYouMean([aimless], fullView, ctx),
  "one of many orders": didYouMean(many, fullView, ctx),
  "what can be done now": atTableYes([first], fullView, ctx),
};

const ENGLISH =
  /\b(the|you|your|is|are|and|of|to|not|this|that|it|with|by|has|have|can|only|there|did|nothing|turn)\b/iu;

describe("what is answered where nothing was done", () => {
  test.each(Object.keys(messages))("%s, in German", (name) => {
    const english = messages[name] ?? staleMessage(ctx);
    const german = inLanguage(english, "de");
    expectAcceptable(german);
    expect(german.content).not.toBe(english.content);
    expect(german.content.replaceAll(/`[^`]*`|„[^“]*“|\*\*[^*]*\*\*/gu, "")).not.toMatch(ENGLISH);
    expect(labelsOf(german).length).toBe(labelsOf(english).length);
    expect(labelsOf(german)).not.toContain("My hand");
    expect(JSON.stringify(german.components)).not.toMatch(/Did you|legal target/u);
    expect(inLanguage(english, "en")).toEqual(english);
  });
});
