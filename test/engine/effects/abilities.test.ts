// engine: Character ability ratings; Character and Fleet Abilities; Lasting and Sustainable Effects
import { describe, expect, it } from "vitest";
import { type Ability, type Game, viewFor } from "../../../src/engine/index.ts";
import { isTelepath } from "../../../src/engine/rules/in-force/ability.ts";
import { agenda, at, character, does, fleet, group, invented, location, passed, refused, turned } from "../stage.ts";
import { change, type Given, giving, table, value } from "./abilities-stage.ts";

describe("An ability", () => {
  it("that is not listed on a card of which all is known is zero", () => {
    const game = table({ supporting: [character("Clerk", { diplomacy: 2 }), fleet("Raiders", 3)] });
    for (const [title, known, amount] of [
      ["Clerk", "diplomacy", 2],
      ["Raiders", "military", 3],
    ] as const)
      for (const ability of ["diplomacy", "intrigue", "psi", "leadership", "military"] as const)
        expect(value(game, title, ability)).toBe(ability === known ? amount : 0);
  });

  it("is the printed one with every change added", () => {
    const game = table({
      supporting: [character("Clerk", { diplomacy: 3 })],
      agenda: agenda("Manners", giving({ ability: "diplomacy", by: 1, to: "your-characters" })),
    });
    expect(value(game, "Clerk")).toBe(4);
    expect(value(change(change(game, "Clerk", "diplomacy", 2), "Clerk", "all", -1), "Clerk")).toBe(5);
  });

  it("is never below zero once all changes have been made, and not before", () => {
    const game = change(table({ supporting: [character("Clerk", { diplomacy: 2 })] }), "Clerk", "diplomacy", -5);
    expect(value(game, "Clerk")).toBe(0);
    expect(value(change(game, "Clerk", "diplomacy", 4), "Clerk")).toBe(1);
  });

  it("is lowered by 1 for each point of damage, all abilities alike", () => {
    const game = turned(table({ supporting: [character("Clerk", { diplomacy: 4, intrigue: 1 })] }), "Clerk", {
      damage: 2,
    });
    expect({ value: value(game, "Clerk"), intrigue: value(game, "Clerk", "intrigue") }).toEqual({
      value: 2,
      intrigue: 0,
    });
  });

  it("is not lowered by severe damage", () => {
    expect(
      value(turned(table({ supporting: [character("Clerk", { diplomacy: 4 })] }), "Clerk", { severe: 2 }), "Clerk"),
    ).toBe(4);
  });

  it("of a neutralized card counts as zero", () => {
    expect(
      value(
        turned(table({ supporting: [character("Clerk", { diplomacy: 4 })] }), "Clerk", { neutralized: true }),
        "Clerk",
      ),
    ).toBe(0);
  });

  it("changed until the end of the turn is as before in the next; changed for good it stays", () => {
    const game = table({ supporting: [character("Clerk", { diplomacy: 2 })] });
    const next = (of: Game) => passed(of, "action", "discard", "buy");
    expect(value(next(change(game, "Clerk", "diplomacy", 3)), "Clerk")).toBe(2);
    expect(value(next(change(game, "Clerk", "diplomacy", 3, "permanent")), "Clerk")).toBe(5);
  });

  it("is shown to everybody as it is now", () => {
    const game = change(table({ supporting: [character("Clerk", { diplomacy: 2 })] }), "Clerk", "all", 1);
    expect(viewFor(game, "public").seats[0]?.supporting[0]?.abilities).toEqual({
      diplomacy: 3,
      intrigue: 1,
      psi: 0,
      leadership: 1,
    });
  });

  it("changed by nothing is not changed", () => {
    const game = table({});
    const effect = {
      verb: "change-ability" as const,
      which: { card: at(game, "You's Ambassador") },
      ability: "psi" as const,
      by: 0,
      until: "permanent" as const,
    };
    expect(refused(game, { type: "effect", seat: 0, because: "Air", effect }).code).toBe("nothing-to-change");
  });
});

describe("Psi", () => {
  const changed = (psi: number, ...by: readonly [Ability | "all", number][]) => {
    let game = table({ supporting: [character("Mind", { diplomacy: 1, psi })] });
    for (const [ability, amount] of by) game = change(game, "Mind", ability, amount);
    return value(game, "Mind", "psi");
  };

  it("is not raised from 0 by what raises all abilities", () => {
    expect(changed(0, ["all", 2])).toBe(0);
    expect(changed(1, ["all", 2])).toBe(3);
  });

  it("is raised from 0 by what raises psi itself, and then by the rest too", () => {
    expect(changed(0, ["psi", 2])).toBe(2);
    expect(changed(0, ["psi", 2], ["all", 1])).toBe(3);
    expect(changed(0, ["psi", -1], ["all", 3])).toBe(0);
  });

  it("is raised by an enhancement that says psi, not by one that says all", () => {
    const enhanced = (ability: Ability | "all") => {
      const crystal = invented("enhancement", "Crystal", {
        cost: 0,
        text: { ...giving({ ability, by: 2, to: "host" }), target: { what: "card", of: "any" } },
      });
      const game = table({ hand: [crystal] });
      const on = { what: "card" as const, card: at(game, "You's Ambassador") };
      return value(
        does(game, {
          type: "sponsor",
          seat: 0,
          card: at(game, "Crystal"),
          with: at(game, "You's Ambassador"),
          target: on,
        }),
        "You's Ambassador",
        "psi",
      );
    };
    expect(enhanced("psi")).toBe(2);
    expect(enhanced("all")).toBe(0);
  });
});

describe("What a card in play gives", () => {
  const all = [character("Clerk"), fleet("Raiders", 1), location("Outpost", { abilities: { military: 1 } })];
  const reached = (given: Omit<Given, "gives" | "by" | "ability">, ability: Ability) => {
    const game = table({ supporting: [...all, group("Giver", { text: giving({ ability, by: 4, ...given }) })] });
    return ["You's Ambassador", "Clerk", "Raiders", "Outpost", "Stranger", "Rival's Ambassador"].filter(
      (title) => (value(game, title, ability) ?? 0) >= 4,
    );
  };

  it("reaches whom it names, in its own faction only", () => {
    expect(reached({ to: "your-ambassador" }, "leadership")).toEqual(["You's Ambassador"]);
    expect(reached({ to: "your-characters" }, "leadership")).toEqual(["You's Ambassador", "Clerk"]);
    expect(reached({ to: "your-fleets" }, "military")).toEqual(["Raiders"]);
    expect(reached({ to: "your-locations" }, "military")).toEqual(["Outpost"]);
  });

  it("may hang on a condition of the faction", () => {
    const given = giving({
      ability: "intrigue",
      by: 1,
      to: "your-characters",
      while: { needs: "marks", mark: "shadow", atLeast: 3 },
    });
    const with3 = (shadow: number) =>
      value(
        table({
          supporting: [character("Agent", { intrigue: 2 }, { marks: { shadow } })],
          agenda: agenda("Bargain", given),
        }),
        "Agent",
        "intrigue",
      );
    expect({ with32: with3(2), with33: with3(3) }).toEqual({ with32: 2, with33: 3 });
  });

  it("is given by a neutralized card too: it is not blanked", () => {
    const game = table({
      supporting: [
        character("Clerk", { diplomacy: 1 }),
        character("Muse", { intrigue: 1 }, { text: giving({ ability: "diplomacy", by: 2, to: "your-characters" }) }),
      ],
    });
    expect(value(turned(game, "Muse", { neutralized: true }), "Clerk")).toBe(3);
  });
});

// engine glossary: Teep or Telepath; Mundane
describe("A telepath", () => {
  it("is a character with psi when healed, however damaged; one whose psi would be zero is mundane", () => {
    const game = turned(
      table({ supporting: [character("Mind", { psi: 2, intrigue: 5 }), character("Clerk", { diplomacy: 2 })] }),
      "Mind",
      { damage: 3 },
    );
    expect(value(game, "Mind", "psi")).toBe(0);
    expect({ mind: isTelepath(game, at(game, "Mind")), clerk: isTelepath(game, at(game, "Clerk")) }).toEqual({
      mind: true,
      clerk: false,
    });
  });
});
