/** What follows from a card's words and is easily overlooked. compendium: the cards by their titles */
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import { enterPlay } from "../../../src/engine/changes/zones.ts";
import { legalActions } from "../../../src/engine/index.ts";
import { sponsorCost } from "../../../src/engine/rules/costs/cost.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import {
  arranged,
  at,
  character,
  conflict,
  does,
  event,
  fleet,
  inPlay,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";
import { against, outcome, ratings, real, resolved } from "./real.ts";

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

describe("Master Of All", () => {
  // compendium: 6.4 Victory Check — the example of a major agenda with a condition of its own
  it("is a major agenda, so that it cannot be discarded and rules out a standard victory", () => {
    const seats = (more: object) => stage({ You: { unspent: 20, ...more }, Rival: { unspent: 15 } });
    const game = seats({ agenda: real("Master Of All") });
    expect(refused(game, { type: "discard-agenda", seat: 0 }).code).toBe("major-agenda-stays");
    const checked = (now: Game) => passed(now, "action", "aftermath", "discard", "buy", "sustain").result;
    expect(checked(game)).toBeNull();
    expect(checked(seats({}))).toMatchObject({ victory: "standard", winners: [0] });
  });
});

describe("Commerce Raiding", () => {
  it("gives the influence of free trade back when it goes", () => {
    const seats = {
      You: {
        race: "centauri",
        unspent: 20,
        inner: [character("Envoy", { diplomacy: 2 }, { race: "centauri" })],
        hand: [real("Commerce Raiding", { cost: 0 })],
      },
      Rival: { race: "human" },
    } as const;
    const trading = resolved(against("Trade Pact", 1, seats), "Envoy");
    expect(ratings(trading)).toEqual([21, 5]);
    const acting = {
      ...trading,
      round: "action" as const,
      tasks: [{ task: "next-action" as const }],
      awaiting: [{ id: 99, seat: 0, kind: "action" as const }],
    };
    const raided = order(acting, 0, "sponsor Commerce Raiding with You's Ambassador");
    // The raid gives its player 1 of its own.
    expect(ratings(raided)).toEqual([21, 4]);
    const discard = { verb: "discard-card", which: { card: at(raided, "Commerce Raiding") } } as const;
    expect(ratings(does(raided, { type: "effect", seat: 1, effect: discard, because: "a test" }))).toEqual([21, 5]);
  });
});

describe("For My People", () => {
  it("takes normal damage off the ambassador whom it neutralizes", () => {
    const game = turned(
      stage({ You: { ambassador: { diplomacy: 5 }, hand: [real("For My People", { cost: 0 })] }, Rival: {} }),
      "You's Ambassador",
      { damage: 2 },
    );
    const after = order(game, 0, "play For My People");
    expect(inPlay(after, "You's Ambassador")).toMatchObject({ neutralized: true, damage: 0, severe: 0 });
  });
});

describe("Border Raid", () => {
  it("may be initiated where tension is 5 already, and leaves it there", () => {
    const tense = arranged(
      against("Border Raid", 1, { You: { supporting: [fleet("Raiders", 4)] }, Rival: {} }),
      (work) => {
        editSeat(work, 0).tensions = [0, 5];
        editSeat(work, 1).tensions = [5, 0];
      },
    );
    const after = resolved(tense, "Raiders");
    expect(after.seats.map(({ tensions }) => Math.max(...tensions))).toEqual([5, 5]);
    expect(ratings(after)[1]).toBe(3);
  });
});

describe("Thenta Makur", () => {
  it("gives its mark to the Narn character who replaces another, who has lost it", () => {
    const replaces = { how: "may", target: { what: "card", of: "any", title: "Elder" } } as const;
    const heir = character("Heir", { diplomacy: 3 }, { race: "narn", text: { says: "May replace Elder.", replaces } });
    const game = stage({
      You: {
        race: "narn",
        supporting: [real("Thenta Makur"), character("Elder", { diplomacy: 2 }, { race: "narn" })],
        hand: [heir],
      },
      Rival: {},
    });
    expect(inPlay(game, "Elder").marks.strife).toBe(1);
    const after = order(game, 0, "replace Elder with Heir");
    expect(inPlay(after, "Heir").marks.strife).toBe(1);
  });
});

describe("Tu'Pari", () => {
  const attack = "rotate Tu'Pari to attack a character with its highest ability on Officer";
  const game = (leadership: number) =>
    stage({
      You: { unspent: 8, supporting: [real("Tu'Pari", { abilities: { intrigue: 4, diplomacy: 1, leadership } })] },
      Rival: { supporting: [character("Officer", { leadership: 3 })] },
    });

  it("attacks with leadership whoever is best in it, once he has some", () => {
    expect(sentences(game(0), 0)).not.toContain(attack);
    const after = order(game(3), 0, attack);
    expect(inPlay(after, "Officer").neutralized).toBe(true);
  });
});
