import { describe, expect, it } from "vitest";
import type { Event } from "../../../src/engine/index.ts";
import { doneInBrief } from "../../../src/views/index.ts";

const ctx = {
  table: "t1",
  tableName: "Brief",
  people: [
    { seat: 0, userId: "1", display: "Londo" },
    { seat: 1, userId: "2", display: "Gkar" },
  ],
};
const said: Event[] = [
  { type: "declared", seat: 1, conflict: true },
  { type: "declared", seat: 0, conflict: true },
  { type: "round-started", round: "action" },
  { type: "passed", seat: 0 },
];

describe("what somebody has just done, told to them alone", () => {
  it("is their own step, and neither what others did with it nor what began then: that stands in the thread", () => {
    expect(doneInBrief(said, 0, ctx)).toBe("Londo declares a conflict, face down");
    expect(doneInBrief(said, 1, ctx)).toBe("Gkar declares a conflict, face down");
  });

  it("is both steps where an order and a pass were said at once, and not what a card says", () => {
    const played: Event = {
      type: "revealed",
      seat: 0,
      card: { card: 4, title: "Alibi", says: "It was somebody else." },
    };
    const both = doneInBrief([played, { type: "passed", seat: 0 }, { type: "passed", seat: 0 }], 0, ctx);
    expect(both.split("\n")).toEqual(["Londo reveals **Alibi**", "Londo passes"]);
  });

  it("is an attack with what it came to", () => {
    const [own, theirs] = [
      { card: 4, title: "Vir" },
      { card: 5, title: "Na'Toth" },
    ];
    const attack: Event[] = [
      {
        type: "attacked",
        seat: 0,
        with: own,
        target: theirs,
        conflict: "Alibi",
        ability: "psi",
        deals: 2,
        takes: 1,
        first: null,
      },
      { type: "damaged", card: theirs, amount: 2, source: "Vir" },
      { type: "damaged", card: own, amount: 1, source: "Na'Toth" },
      { type: "neutralized", card: theirs, severe: 0, source: "Vir" },
    ];
    expect(doneInBrief(attack, 0, ctx)).toBe(
      "⚔️ Londo attacks Na'Toth with Vir (psi) in Alibi: Na'Toth takes 2 damage and is neutralized; Vir takes 1 damage",
    );
  });

  it("is the first that happened where nothing of it was theirs, and nothing where nothing happened", () => {
    expect(doneInBrief(said.slice(2), 1, ctx)).toBe("__Action round__");
    expect(doneInBrief([], 0, ctx)).toBe("");
    expect(doneInBrief(said, null, ctx)).toBe("Gkar declares a conflict, face down");
  });
});
