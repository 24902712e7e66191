// engine: Replace a Card; glossary: Replace, Removed from the Game. compendium: Replacing a Character
import { describe, expect, it } from "vitest";
import { viewFor } from "../../../src/engine/index.ts";
import { at, character, does, happens, inPlay, invented, refused } from "../stage.ts";
import { attached, enhancement, offered, replacing, successor, table, zone } from "./replacement-stage.ts";

describe("A card that says “must replace”", () => {
  it("cannot be sponsored; one that says “may replace” can", () => {
    for (const how of ["may", "must"] as const) {
      const game = table({ supporting: [character("Aide")], hand: [successor("Heir", "Aide", { how })] });
      const action = { type: "sponsor" as const, seat: 0, card: at(game, "Heir"), with: at(game, "You's Ambassador") };
      if (how === "may") expect(inPlay(does(game, action), "Heir").row).toBe("supporting");
      else
        expect(refused(game, action)).toMatchObject({
          code: "must-replace",
          rule: "replacing",
          facts: { title: "Heir", wants: "Aide" },
        });
    }
  });

  it("may have no printed cost: replacing does not ask for one", () => {
    const game = table({
      supporting: [character("Aide")],
      hand: [successor("Heir", "Aide", { how: "must" }, { cost: "none" })],
    });
    does(game, replacing(game, "Aide", "Heir"));
  });
});

describe("A limited card that has been replaced", () => {
  it("never returns, nor does any copy of it; of a multiple card only that copy is gone", () => {
    for (const limit of ["limited", "multiple"] as const) {
      const aide = character("Aide", {}, { limit, cost: 1 });
      const start = table({ supporting: [aide], hand: [successor("Heir", "Aide"), aide] }, { hand: [aide] });
      const old = start.inPlay.find((id) => id === at(start, "Aide"));
      const game = does(start, { type: "replace", seat: 0, card: old ?? 0, with: at(start, "Heir") });
      const copy = game.seats[1]?.hand[0] ?? 0;
      const sponsor = { type: "sponsor" as const, seat: 1, card: copy, with: at(game, "Rival's Ambassador") };
      if (limit === "multiple") does(game, sponsor);
      else
        expect(refused(game, sponsor)).toMatchObject({
          code: "limited-removed",
          rule: "limited",
          facts: { title: "Aide" },
        });
    }
  });

  it("is not replaced by a copy of itself, which could not enter play", () => {
    const aide = successor("Aide", "Aide");
    const start = table({ supporting: [aide], hand: [aide] });
    const [copy] = start.seats[0]?.hand ?? [];
    expect(refused(start, { type: "replace", seat: 0, card: at(start, "Aide"), with: copy ?? 0 })).toMatchObject({
      code: "replaces-itself",
      rule: "removed-from-the-game",
    });
  });

  it("is not replaced by a limited card of which a copy is in play", () => {
    const heir = successor("Heir", "Aide");
    const start = table({ supporting: [character("Aide")], hand: [heir] }, { supporting: [heir] });
    const [card] = start.seats[0]?.hand ?? [];
    expect(refused(start, { type: "replace", seat: 0, card: at(start, "Aide"), with: card ?? 0 })).toMatchObject({
      code: "limited-in-play",
      rule: "limited",
      facts: { title: "Heir", whose: "Rival" },
    });
  });
});

describe("What is attached to a card that is replaced", () => {
  const trap = invented("contingency", "Trap", {
    cost: 0,
    text: { says: "Nothing.", contingency: { trigger: "you-win" } },
  });

  it("is discarded with it, unless the new card says that it moves", () => {
    const hand = [successor("Heir", "Aide", { transfers: ["enhancements"] }), enhancement("Badge"), trap];
    const start = table({ supporting: [character("Aide")], hand });
    const game = attached(attached(start, "Badge", "Aide"), "Trap", "Aide", { faceDown: true });
    const after = does(game, replacing(game, "Aide", "Heir"));
    expect(inPlay(after, "Badge").host).toBe(at(after, "Heir"));
    expect(zone(after, "Trap")).toBe("discard");
  });

  it("stays face down where contingencies move, and nobody hears which they are", () => {
    const hand = [successor("Heir", "Aide", { transfers: ["contingencies"] }), trap];
    const game = attached(table({ supporting: [character("Aide")], hand }), "Trap", "Aide", { faceDown: true });
    const { game: after, events } = happens(game, replacing(game, "Aide", "Heir"));
    expect(inPlay(after, "Trap")).toMatchObject({ host: at(after, "Heir"), faceDown: true });
    expect(events[0]).toMatchObject({ moved: [], hidden: 1 });
    expect(JSON.stringify([events, viewFor(after, { seat: 1 }), viewFor(after, "public")])).not.toContain("Trap");
  });

  it("moves as the player chooses where the card leaves the choice", () => {
    const hand = [successor("Heir", "Aide", { chosen: ["enhancements"] }), enhancement("Badge"), enhancement("Seal")];
    const start = table({ supporting: [character("Aide")], hand });
    const game = attached(attached(start, "Badge", "Aide"), "Seal", "Aide");
    expect(offered(game)).toEqual([
      "replace Aide with Heir keeping Badge, Seal",
      "replace Aide with Heir keeping Badge",
      "replace Aide with Heir keeping Seal",
      "replace Aide with Heir keeping nothing",
    ]);
    const after = does(game, replacing(game, "Aide", "Heir", ["Seal"]));
    expect({ badge: zone(after, "Badge"), seal: zone(after, "Seal") }).toEqual({ badge: "discard", seal: "play" });
    for (const keep of [["Aide"], ["Seal", "Seal"]])
      expect(refused(game, replacing(game, "Aide", "Heir", keep))).toMatchObject({
        code: "keeps-not",
        rule: "replacing",
      });
  });

  it("does not do again what it did when it was played", () => {
    const badge = invented("enhancement", "Badge", {
      cost: 0,
      text: {
        says: "Gain 1.",
        target: { what: "card", of: "any" },
        effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
      },
    });
    const start = table({
      supporting: [character("Aide")],
      hand: [successor("Heir", "Aide", { transfers: ["enhancements"] }), badge],
    });
    const game = attached(start, "Badge", "Aide");
    expect(does(game, replacing(game, "Aide", "Heir")).seats[0]?.unspent).toBe(9);
  });
});

describe("Shadow and Vorlon marks and a replacement", () => {
  const shadow = { marks: { shadow: 1 } };
  it("the new card may not bring a mark that the rest of the faction is allergic to", () => {
    const game = table({
      supporting: [character("Aide"), character("Kosh", {}, { marks: { vorlon: 2 } })],
      hand: [successor("Heir", "Aide", {}, shadow)],
    });
    expect(refused(game, replacing(game, "Aide", "Heir"))).toMatchObject({
      code: "allergic",
      rule: "allergic-marks",
      facts: { title: "Heir", target: "Kosh", mark: "vorlon", has: 2 },
    });
  });

  it("the marks of the card that leaves are no hindrance, and do not move to a card that is allergic to them", () => {
    const game = table({
      supporting: [character("Aide", {}, { marks: { vorlon: 2, doom: 1 } })],
      hand: [successor("Heir", "Aide", { transfers: ["marks"] }, shadow)],
    });
    expect(inPlay(does(game, replacing(game, "Aide", "Heir")), "Heir").marks).toEqual({ shadow: 1, doom: 1 });
  });

  it("count in the faction that the card is in, not in that of the player who replaces it", () => {
    const game = table(
      { supporting: [character("Kosh", {}, { marks: { vorlon: 1 } })], hand: [successor("Heir", "Aide", {}, shadow)] },
      { supporting: [character("Aide")] },
    );
    expect(inPlay(does(game, replacing(game, "Aide", "Heir")), "Heir").marks).toEqual({ shadow: 1 });
  });
});
