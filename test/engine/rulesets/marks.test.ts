import { describe, expect, it } from "vitest";
import type { BaseRules, CardFacts } from "../../../src/engine/index.ts";
import { effect, marked, sponsor, table } from "../effects/marks-stage.ts";
import { does, fleet, inPlay, refused } from "../stage.ts";
import { by } from "./by.ts";

describe("A card", () => {
  const vorlons = fleet("Vorlon Transport", 3, { race: "vorlon" });
  // engine: Tainted Cards and Marks; rulebook: Marks
  it("of the Vorlons without a mark keeps the Shadows out; by the published rules marks alone do", () => {
    const game = table({ supporting: [vorlons], hand: [marked("Morden", { shadow: 1 })] });
    for (const rules of ["engine", "quickstart"] as const)
      expect(refused(by(rules, game), sponsor(game, "Morden"))).toMatchObject({
        code: "allergic",
        facts: { title: "Morden", target: "Vorlon Transport", taint: "vorlon" },
      });
    for (const rules of ["casual", "tournament"] as const) {
      const after = does(by(rules, game), sponsor(game, "Morden"));
      expect(inPlay(after, "Morden").marks).toEqual({ shadow: 1 });
      // From then on a Vorlon mark is ignored, as ever.
      expect(refused(after, effect(after, "gain-mark", "Vorlon Transport", "vorlon")).code).toBe("nothing-to-change");
    }
  });

  // compendium: Marks — who has a mark sponsors no card that would provide one of the other kind
  it("that brings a Shadow mark, or gives one, is refused beside a Vorlon mark by the published rules as well", () => {
    const gives: CardFacts["text"] = {
      says: "Your characters have a Shadow mark.",
      statics: [{ gives: "mark", mark: "shadow", amount: 1, to: "characters" }],
    };
    const comes = [marked("Morden", { shadow: 1 }), marked("Chaos", undefined, { text: gives })];
    const game = table({ supporting: [marked("Kosh", { vorlon: 1 })], hand: comes });
    for (const { title } of comes)
      expect(refused(by("casual", game), sponsor(game, title))).toMatchObject({
        code: "allergic",
        facts: { title, target: "Kosh", mark: "vorlon", has: 1 },
      });
  });

  // compendium: Your Ambassador's Assistant — purge a Vorlon character's marks, and the Shadows may come
  it("of the Vorlons whose marks are purged lets the Shadows' in by the published rules, and by the engine's does not", () => {
    const kosh = marked("Kosh", { vorlon: 1 }, { race: "vorlon" });
    const start = table({ supporting: [kosh], hand: [marked("Morden", { shadow: 1 })] });
    expect(refused(by("casual", start), sponsor(start, "Morden")).code).toBe("allergic");
    const purged = does(start, effect(start, "purge-mark", "Kosh", "vorlon"));
    expect(refused(by("engine", purged), sponsor(purged, "Morden")).code).toBe("allergic");
    does(by("casual", purged), sponsor(purged, "Morden"));
  });
});

describe("The Drakh", () => {
  const drakh: Partial<CardFacts> = { race: "drakh" };
  const sets: readonly BaseRules[] = ["engine", "casual"];
  // rulebook: The Drakh — opposed to Vorlon marks as the Rangers are to Shadow marks
  it("keep Vorlon marks from their faction by every rule set", () => {
    const game = table({ supporting: [marked("Emissary", undefined, drakh)], hand: [marked("Kosh", { vorlon: 1 })] });
    for (const rules of sets) {
      expect(refused(by(rules, game), sponsor(game, "Kosh")).code).toBe("allergic");
      const gain = effect(game, "gain-mark", "You's Ambassador", "vorlon");
      expect(refused(by(rules, game), gain).code).toBe("nothing-to-change");
    }
  });
});
