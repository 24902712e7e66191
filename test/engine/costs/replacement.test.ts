// engine: Replace a Card; glossary: Replace, Removed from the Game. compendium: Replacing a Character
import { describe, expect, it } from "vitest";
import type { Replacement } from "../../../src/engine/cards/text.ts";
import { enterPlay } from "../../../src/engine/changes/zones.ts";
import { type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
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
  invented,
  order,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

/** A character that may replace the one of this title. */
function successor(
  title: string,
  old: string,
  rest: Partial<Replacement> = {},
  more: Partial<CardFacts> = {},
): CardFacts {
  const replaces: Replacement = { how: "may", target: { what: "card", of: "any", title: old }, ...rest };
  return character(
    title,
    { diplomacy: 4 },
    { cost: 5, ...more, text: { says: `May replace ${old}.`, replaces, ...more.text } },
  );
}

const table = (you: SeatStage, rival: SeatStage = {}) =>
  stage({ You: { unspent: 9, ...you }, Rival: { unspent: 9, ...rival } });
const replacing = (game: Game, old: string, card: string, keep?: readonly string[], seat = 0) => ({
  type: "replace" as const,
  seat,
  card: at(game, old),
  with: at(game, card),
  ...(keep ? { keep: keep.map((title) => at(game, title)) } : {}),
});
const offered = (game: Game, seat = 0) =>
  legalActions(game, seat)
    .filter(({ action }) => action.type === "replace")
    .map(({ sentence }) => sentence);
const zone = (game: Game, title: string) => game.cards[at(game, title)]?.zone;

/** Puts a card of the first hand on another, as it lies there from an earlier turn. */
function attached(
  game: Game,
  title: string,
  host: string,
  more: { faceDown?: boolean; controller?: number } = {},
): Game {
  return arranged(game, (work) => {
    const id = at(work.game, host);
    const { controller = 0, ...rest } = more;
    const faction = work.game.cards[id]?.play?.faction ?? null;
    enterPlay(work, at(work.game, title), { faction, controller, row: "attached", host: id, ...rest });
  });
}
const enhancement = (title: string) =>
  invented("enhancement", title, { cost: 0, text: { says: "On it.", target: { what: "card", of: "any" } } });

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
      rule: "legal-targets",
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
