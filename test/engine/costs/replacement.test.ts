// engine: Replace a Card; glossary: Replace, Removed from the Game. compendium: Replacing a Character
import { describe, expect, it } from "vitest";
import type { Replacement } from "../../../src/engine/cards/text.ts";
import { viewFor } from "../../../src/engine/index.ts";
import {
  arranged,
  at,
  character,
  conflict,
  does,
  event,
  fleet,
  happens,
  inPlay,
  order,
  refused,
  stage,
  turned,
} from "../stage.ts";
import { offered, replacing, successor, table, zone } from "./replacement-stage.ts";

describe("Replacing a card", () => {
  it("is an action: the new card enters play ready and undamaged, the old one leaves the game", () => {
    const game = turned(table({ supporting: [character("Aide")], hand: [successor("Heir", "Aide")] }), "Aide", {
      rotated: true,
      damage: 1,
    });
    expect(offered(game)).toEqual(["replace Aide with Heir"]);
    const { game: after, events } = happens(game, replacing(game, "Aide", "Heir"));
    expect(inPlay(after, "Heir")).toMatchObject({
      faction: 0,
      controller: 0,
      row: "supporting",
      rotated: false,
      damage: 0,
      severe: 0,
      neutralized: false,
    });
    expect(zone(after, "Aide")).toBe("removed");
    expect(events[0]).toMatchObject({ type: "replaced", seat: 0, old: { title: "Aide" }, card: { title: "Heir" } });
    expect(after.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  // compendium, "Replacing a Character": it is free, and no inner circle character rotates.
  it("costs no influence and rotates nobody, unless the card says so", () => {
    const free = table({ supporting: [character("Aide")], hand: [successor("Heir", "Aide")] });
    const after = does(free, replacing(free, "Aide", "Heir"));
    expect(after.seats[0]).toMatchObject({ unspent: 9, spent: 0 });
    expect(inPlay(after, "You's Ambassador").rotated).toBe(false);
    const dear = (unspent: number) =>
      table({ unspent, supporting: [character("Aide")], hand: [successor("Heir", "Aide", { influence: 3 })] });
    expect(does(dear(4), replacing(dear(4), "Aide", "Heir")).seats[0]).toMatchObject({ unspent: 1, spent: 3 });
    expect(refused(dear(2), replacing(dear(2), "Aide", "Heir"))).toMatchObject({
      code: "not-enough-influence",
      rule: "applying-influence",
      facts: { title: "Heir", needs: 3, unspent: 2 },
    });
    expect(offered(dear(2))).toEqual([]);
  });

  it("brings the new card in rotated where it says so", () => {
    const game = table({ supporting: [character("Aide")], hand: [successor("Heir", "Aide", { rotated: true })] });
    expect(inPlay(does(game, replacing(game, "Aide", "Heir")), "Heir").rotated).toBe(true);
  });

  it("keeps the place of the old card: the inner circle, and the lead of the faction", () => {
    const hand = [successor("Heir", "Lord"), successor("Envoy", "You's Ambassador")];
    const game = table({ inner: [character("Lord")], hand });
    const lord = does(game, replacing(game, "Lord", "Heir"));
    expect(inPlay(lord, "Heir").row).toBe("inner");
    const envoy = does(game, replacing(game, "You's Ambassador", "Envoy"));
    expect(envoy.seats[0]?.ambassador).toBe(at(envoy, "Envoy"));
    expect(viewFor(envoy, "public").seats[0]?.inner.map(({ title, isAmbassador }) => [title, isAmbassador])).toEqual([
      ["Envoy", true],
      ["Lord", false],
    ]);
  });

  // engine, "Ambassadors and Ambassadorial Immunity"
  it("of an ambassador takes a card that speaks of that ambassador, or of ambassadors", () => {
    const of = (target: Partial<Replacement["target"]>) => {
      const game = table({ hand: [successor("Envoy", "x", { target: { what: "card", of: "you", ...target } })] });
      return { game, action: replacing(game, "You's Ambassador", "Envoy") };
    };
    const anyone = of({ types: ["character"] });
    expect(refused(anyone.game, anyone.action)).toMatchObject({
      code: "ambassador-not-replaced",
      rule: "ambassadorial-immunity",
      facts: { title: "Envoy", target: "You's Ambassador" },
    });
    expect(offered(anyone.game)).toEqual([]);
    const leaders = of({ ambassador: true });
    does(leaders.game, leaders.action);
  });

  it("is refused for a card that the new one does not speak of, and with one that replaces nothing", () => {
    const game = table({
      supporting: [character("Aide"), character("Clerk")],
      hand: [successor("Heir", "Aide"), character("Page")],
    });
    expect(refused(game, replacing(game, "Clerk", "Heir"))).toMatchObject({
      code: "illegal-target",
      rule: "legal-targets",
      facts: { title: "Heir", target: "Clerk", wants: "Aide" },
    });
    expect(refused(game, replacing(game, "Aide", "Page"))).toMatchObject({
      code: "replaces-nothing",
      rule: "replacing",
    });
    expect(refused(game, replacing(game, "Aide", "Clerk")).code).toBe("not-in-hand");
    expect(refused(game, replacing(game, "Page", "Heir")).code).toBe("still-in-hand");
  });

  it("is not possible with an irrevocable card", () => {
    const game = table({
      supporting: [character("Aide", {}, { keywords: ["Irrevocable"] })],
      hand: [successor("Heir", "Aide")],
    });
    expect(refused(game, replacing(game, "Aide", "Heir"))).toMatchObject({
      code: "irrevocable",
      rule: "irrevocable",
    });
  });

  it("takes what the new card requires", () => {
    const needing = successor("Heir", "Aide", {}, { text: { says: "", requires: [{ needs: "rating", atLeast: 12 }] } });
    const game = table({ supporting: [character("Aide")], hand: [needing] });
    expect(refused(game, replacing(game, "Aide", "Heir"))).toMatchObject({
      code: "requirement-not-met",
      facts: { needs: "an influence rating of 12", has: 9 },
    });
  });

  // engine, "Replace a Card": the card remains in its faction, under the control of whoever had the old one.
  it("is possible with another player's card: the new one is that player's to use", () => {
    const game = table({ hand: [successor("Heir", "Aide")] }, { supporting: [character("Aide")] });
    const after = does(game, replacing(game, "Aide", "Heir"));
    expect(inPlay(after, "Heir")).toMatchObject({ faction: 1, controller: 1 });
    // engine glossary, "Owner": wherever it is, it goes to its owner's discard pile.
    const gone = does(
      arranged(after, () => {}),
      { type: "concede", seat: 0 },
    );
    expect(gone.cards[at(gone, "Heir")]?.owner).toBe(0);
    const own = table(
      { hand: [successor("Heir", "Aide", { target: { what: "card", of: "you", title: "Aide" } })] },
      { supporting: [character("Aide")] },
    );
    expect(refused(own, replacing(own, "Aide", "Heir"))).toMatchObject({
      code: "illegal-target",
      facts: { wants: "Aide of yours" },
    });
  });

  it("does not take over control that somebody has taken of the old card", () => {
    const start = table({ hand: [successor("Heir", "Aide")] }, { supporting: [character("Aide")] });
    const taken = {
      verb: "take-control" as const,
      which: { card: at(start, "Aide") },
      who: { seat: 0 },
      until: "permanent" as const,
    };
    const game = does(start, { type: "effect", seat: 0, because: "A Card", effect: taken });
    expect(inPlay(does(game, replacing(game, "Aide", "Heir")), "Heir").controller).toBe(1);
  });

  it("leaves a hired mercenary’s place to nobody: whoever hired the old card has not hired the new one", () => {
    const start = table(
      { hand: [successor("Heir", "Aide", {}, { keywords: ["Mercenary"] })] },
      { supporting: [character("Aide", {}, { keywords: ["Mercenary"], cost: 2 })] },
    );
    expect(inPlay(start, "Aide").controller).toBeNull();
    const taken = {
      verb: "take-control" as const,
      which: { card: at(start, "Aide") },
      who: { seat: 0 },
      until: "end-of-turn" as const,
    };
    const game = does(start, { type: "effect", seat: 0, because: "A Card", effect: taken });
    expect(inPlay(game, "Aide").controller).toBe(0);
    expect(inPlay(does(game, replacing(game, "Aide", "Heir")), "Heir")).toMatchObject({ faction: 1, controller: null });
  });

  it("ends what the old card did: it no longer takes part, leads, or has what aimed at it", () => {
    const start = stage(
      {
        You: {
          supporting: [character("Aide", { diplomacy: 2, leadership: 2 }), fleet("Raiders", 2)],
          hand: [
            successor("Heir", "Aide"),
            event("Toast", {
              says: "+2.",
              target: { what: "card", of: "any" },
              effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 2, until: "end-of-turn" }],
            }),
          ],
        },
        Rival: {},
      },
      [["You", conflict("Parley", "diplomacy")]],
    );
    let game = order(start, 0, "play Toast on Aide");
    game = order(order(game, 1, "pass"), 0, "support Parley with Aide using diplomacy");
    game = order(game, 1, "pass");
    const after = does(game, replacing(game, "Aide", "Heir"));
    expect(after.conflicts[0]?.participants).toEqual([]);
    expect(after.modifiers).toEqual([]);
    expect(offered(after)).toEqual([]);
    // It is another card, ready to act in this very turn.
    const next = order(after, 1, "pass");
    expect(order(next, 0, "support Parley with Heir using diplomacy").conflicts[0]?.participants).toHaveLength(1);
    const led = order(start, 0, "lead Raiders with Aide");
    const passed = order(led, 1, "pass");
    const free = does(passed, replacing(passed, "Aide", "Heir"));
    expect(inPlay(free, "Heir").leads).toBeNull();
  });

  it("makes the new card do what it does when it is played, though it was not sponsored", () => {
    const heir = successor(
      "Heir",
      "Aide",
      {},
      { text: { says: "", effects: [{ verb: "gain-influence", who: "you", amount: 1 }] } },
    );
    const game = table({ supporting: [character("Aide")], hand: [heir] });
    expect(does(game, replacing(game, "Aide", "Heir")).seats[0]?.unspent).toBe(10);
  });
});
