/** What follows from a card's words and is easily overlooked. compendium: the cards by their titles */
import { describe, expect, it } from "vitest";
import { legalActions } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/ability.ts";
import { sponsorCost } from "../../../src/engine/rules/cost.ts";
import { powerOf } from "../../../src/engine/rules/power.ts";
import { enterPlay } from "../../../src/engine/rules/zones.ts";
import { arranged, at, character, conflict, event, fleet, inPlay, order, stage, turned } from "../stage.ts";
import { against, outcome, real } from "./real.ts";

type Game = ReturnType<typeof stage>;
const sentences = (game: Game, seat: number) => legalActions(game, seat).map(({ sentence }) => sentence);
const READY = "rotate Shal Mayan to ready an inner circle character whose action goes on on Sage";

describe("Shal Mayan", () => {
  const mayan = real("Shal Mayan", { abilities: { diplomacy: 2 } });
  const seats = {
    You: { race: "minbari", unspent: 6, supporting: [mayan], inner: [character("Sage", { diplomacy: 4 })] },
    Rival: { race: "narn" },
  } as const;

  it("readies a supporter who goes on counting in that conflict, and may take part in another one only", () => {
    const talks = stage(seats, [
      ["You", conflict("Talks", "diplomacy")],
      ["Rival", conflict("Debate", "diplomacy")],
    ]);
    const supported = order(talks, 0, "support Talks with Sage using diplomacy");
    const passed = order(supported, 1, "pass");
    const readied = order(order(passed, 0, READY), 1, "pass");
    const may = sentences(readied, 0).filter((each) => each.includes("with Sage"));
    expect(may.some((each) => each.includes("Talks"))).toBe(false);
    expect(may).toContain("oppose Debate with Sage using diplomacy");
    const both = order(readied, 0, "oppose Debate with Sage using diplomacy");
    expect(both.conflicts.map(({ participants }) => participants.length)).toEqual([1, 1]);
  });

  it("readies who has rotated to heal severe damage, to heal once more in the turn", () => {
    const hurt = turned(stage(seats), "Sage", { neutralized: true, severe: 2 });
    const healed = order(order(hurt, 0, "heal Sage"), 1, "pass");
    expect(inPlay(healed, "Sage")).toMatchObject({ neutralized: true, rotated: true, severe: 1 });
    const readied = order(order(healed, 0, READY), 1, "pass");
    expect(inPlay(order(readied, 0, "heal Sage"), "Sage")).toMatchObject({ neutralized: true, severe: 0 });
  });

  it("cannot ready a character under Crisis of Self, whose own price for it goes first", () => {
    const seated = turned(
      stage({
        You: {
          race: "minbari",
          unspent: 6,
          supporting: [real("Shal Mayan", { abilities: { diplomacy: 2 } })],
          inner: [character("Sage", { diplomacy: 4 })],
          hand: [real("Crisis of Self")],
        },
        Rival: { race: "narn" },
      }),
      "Sage",
      { rotated: true },
    );
    expect(sentences(seated, 0)).toContain(READY);
    const burdened = arranged(seated, (work) =>
      enterPlay(work, at(work.game, "Crisis of Self"), {
        faction: 0,
        controller: 1,
        row: "attached",
        host: at(work.game, "Sage"),
      }),
    );
    expect(sentences(burdened, 0)).not.toContain(READY);
  });
});

describe("Shadow Strike", () => {
  it("does not make a conflict uncontested whose only opponent it neutralizes", () => {
    const raid = stage(
      {
        You: { unspent: 9, hand: [real("Shadow Strike")], supporting: [fleet("Cruiser", 7)] },
        Rival: { supporting: [fleet("Corvette", 3)] },
      },
      [["You", conflict("Raid", "military")]],
    );
    const game = arranged(turned(raid, "You's Ambassador", { marks: { shadow: 2 } }), (work) => {
      work.game.influence = { ...work.game.influence, shadows: 5 };
    });
    const opposed = order(
      order(game, 0, "support Raid with Cruiser using military"),
      1,
      "oppose Raid with Corvette using military",
    );
    const struck = order(opposed, 0, "play Shadow Strike on Corvette");
    expect(inPlay(struck, "Corvette").neutralized).toBe(true);
    expect(outcome(order(struck, 1, "pass"), null)).toMatchObject({ won: true, margin: 7, uncontested: false });
  });
});

describe("Trade Pact", () => {
  // engine: Modifying abilities, with the same figures
  it("doubles once more what is doubled already, before anything is added", () => {
    const speech = event("Speech", {
      says: "A character’s diplomacy is doubled this turn.",
      target: { what: "card", types: ["character"], of: "any" },
      effects: [
        { verb: "multiply-ability", which: "target", ability: "diplomacy", times: "double", until: "end-of-turn" },
      ],
    });
    const hint = event("Hint", {
      says: "A character has +1 diplomacy this turn.",
      target: { what: "card", types: ["character"], of: "any" },
      effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 1, until: "end-of-turn" }],
    });
    const game = against("Trade Pact", 1, {
      You: {
        race: "centauri",
        unspent: 5,
        hand: [speech, hint],
        inner: [character("Envoy", { diplomacy: 2 }, { race: "centauri" })],
      },
      Rival: { race: "human" },
    });
    const spoken = order(order(game, 0, "play Speech on Envoy"), 1, "pass");
    const hinted = order(order(spoken, 0, "play Hint on Envoy"), 1, "pass");
    expect(abilityOf(hinted, at(hinted, "Envoy"), "diplomacy")).toBe(5);
    expect(outcome(hinted, "Envoy")).toMatchObject({ margin: 9 });
  });
});

describe("Support of the Mighty", () => {
  const mighty = real("Support of the Mighty");

  it("takes 2 off the doubled cost of another race's character", () => {
    const able = character("Able", { intrigue: 6 }, { race: "narn", cost: 5 });
    const game = stage({ You: { race: "centauri", agenda: mighty, hand: [able] }, Rival: { race: "human" } });
    expect(sponsorCost(game, 0, able)).toMatchObject({ printed: 5, doubled: true, total: 8 });
  });

  it("counts a character whom a group lifts to 6", () => {
    const game = stage({
      You: { agenda: mighty, supporting: [real("Diplomatic Corps"), character("Orator", { diplomacy: 4 })] },
      Rival: {},
    });
    const before = powerOf(game, 0);
    const lifted = order(
      game,
      0,
      sentences(game, 0).find((each) => each.includes("Diplomatic Corps") && each.endsWith("on Orator")) ?? "",
    );
    expect(powerOf(lifted, 0)).toBe(before + 1);
  });
});

describe("Sabotage", () => {
  it("leaves its fleet free to take part in another conflict", () => {
    const game = arranged(
      stage({ You: { ambassador: { intrigue: 6 } }, Rival: { supporting: [fleet("Cruiser", 4)] } }, [
        ["You", real("Sabotage")],
        ["Rival", conflict("Raid", "military")],
      ]),
      (work) => {
        const cruiser = at(work.game, "Cruiser");
        work.game.conflicts = work.game.conflicts.map((one, place) =>
          place === 0 ? { ...one, target: { what: "card", card: cruiser } } : one,
        );
      },
    );
    const acting = order(game, 0, "pass");
    const raiding = order(acting, 1, "support Raid with Cruiser using military");
    expect(raiding.conflicts[1]?.participants).toHaveLength(1);
  });
});
