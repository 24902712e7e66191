import { describe, expect, it } from "vitest";
import { targetSpecSchema } from "../../../src/engine/cards/target-spec.ts";
import { PRACTICE_CARDS } from "./practice-set.ts";

const takes = (spec: unknown) => targetSpecSchema.safeParse(spec).success;

describe("What a card is aimed at", () => {
  it.each([
    ["a player in a row", { what: "player", of: "any", row: "inner" }],
    ["a player of a type of card", { what: "player", of: "others", types: ["character"] }],
    ["a ready player", { what: "player", of: "any", state: "ready" }],
    ["a player of a type of conflict", { what: "player", of: "any", conflictType: "military" }],
    ["a card by its tension", { what: "card", of: "any", tensionAtLeast: 3 }],
    ["a card by the unrest of its race", { what: "card", of: "any", unrestAtLeast: 3 }],
    ["a card that could be joined", { what: "card", of: "any", joinable: true }],
    ["a conflict of a race", { what: "conflict", of: "any", race: "narn" }],
    ["a conflict with a mark", { what: "conflict", of: "any", marked: "doom" }],
    ["nothing that there is", { what: "deck", of: "any" }],
    ["something of nobody", { what: "card" }],
  ])("cannot be %s", (_, spec) => {
    expect(takes(spec)).toBe(false);
  });

  it.each([
    ["a player", { what: "player", of: "others", race: "narn", tensionAtMost: 3, mutual: true, inState: "war" }],
    ["a card", { what: "card", of: "you", race: "narn", row: "inner", state: "ready", notInState: "war" }],
    ["a conflict", { what: "conflict", of: "any", conflictType: "intrigue", joined: ["character"] }],
  ])("is %s by what can be said of it", (_, spec) => {
    expect(takes(spec)).toBe(true);
  });

  it("stays what a card's text says, of every practice card", () => {
    const specs = PRACTICE_CARDS.flatMap(({ text }) => (text?.target ? [text.target] : []));
    expect(new Set(specs.map(({ what }) => what))).toEqual(new Set(["card", "player", "conflict"]));
    for (const spec of specs) expect(targetSpecSchema.parse(spec)).toEqual(spec);
  });
});
