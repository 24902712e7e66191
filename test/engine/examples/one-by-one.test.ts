// Examples that the sources work through, played as they stand there
import { describe, expect, it } from "vitest";
import type { TextEffect } from "../../../src/engine/effects/index.ts";
import type { CardFacts, Effect, Game } from "../../../src/engine/index.ts";
import { hand, offers, officer, on, says, talks, tally, turnOf } from "../at-the-table.ts";
import {
  arranged,
  at,
  character,
  conflict,
  declaring,
  enhancement,
  event,
  fleet,
  group,
  inPlay,
  invented,
  order,
  passed,
  refused,
  sentences,
  stage,
  turned,
} from "../stage.ts";

const rotated = (game: Game, ...titles: string[]) => titles.map((title) => inPlay(game, title).rotated);

describe("Rotate a target character and a target fleet in the same faction", () => {
  const text = (effects: TextEffect[]): CardFacts["text"] => ({
    says: "Rotate a character, and a fleet.",
    target: { what: "player", of: "others" },
    effects,
  });
  const fleets: TextEffect = { verb: "rotate", which: { every: { what: "card", types: ["fleet"], of: "others" } } };
  const person: TextEffect = {
    verb: "rotate",
    which: { every: { what: "card", types: ["character"], of: "others", row: "supporting" } },
  };
  const without = (effects: TextEffect[]) => {
    const start = stage({
      You: { hand: [event("Raid", text(effects))] },
      Rival: { supporting: [character("Clerk", { diplomacy: 2 })] },
    });
    return rotated(order(start, 0, "play Raid on Rival"), "Clerk")[0];
  };

  // engine: Advanced Details about playing cards; The THEN rule; The BOTH rule
  it("reaches the character of a faction without a fleet, and by “then” or “both” does not", () => {
    expect(without([fleets, person])).toBe(true);
    expect(without([{ verb: "do-then", effects: [fleets, person] }])).toBe(false);
    expect(without([{ verb: "do-both", effects: [person, fleets] }])).toBe(false);
  });
});

describe("The Psi Corps with 2 Conspiracy marks and 2 cards that are not of the Corps", () => {
  // rulebook: Psi Corps factions — and groups that are of no race, but no Human group
  it("sponsors a group that is of no race, and no Human one", () => {
    const start = arranged(
      stage({
        Bester: {
          race: "human",
          faction: "psi-corps",
          unspent: 9,
          supporting: [fleet("Homeworld Fleet", 4, { race: "human" }), character("Captain", {}, { race: "human" })],
          hand: [group("Traders"), group("Earthforce", { race: "human" }), character("Hireling")],
        },
        Londo: {},
      }),
      (work) => {
        const play = work.game.cards[at(work.game, "Bester's Ambassador")]?.play;
        if (play) Object.assign(play, { marks: { conspiracy: 2 } });
      },
    );
    expect(offers(start, 0, /^sponsor/)).toEqual([
      "sponsor Traders with Bester's Ambassador",
      "sponsor Hireling with Bester's Ambassador",
    ]);
  });
});

describe("A conflict for Minbari characters", () => {
  // rulebook: Attack a Conflict Participant
  it("has no participant whom a Narn could attack", () => {
    const rite = conflict("Rite", "diplomacy", { conflict: { form: "opposable", only: ["minbari"] } });
    const start = stage(
      {
        Delenn: { race: "minbari", supporting: [character("Lennier", { diplomacy: 2 }, { race: "minbari" })] },
        "G'Kar": { race: "narn", supporting: [character("Na'Toth", { diplomacy: 3 }, { race: "narn" })] },
      },
      [["Delenn", rite]],
    );
    const game = says(start, 0, "support Rite with Lennier using diplomacy");
    expect(offers(game, 1, /^attack/)).toEqual([]);
    const strike = {
      type: "attack",
      seat: 1,
      conflict: 1,
      against: at(game, "Lennier"),
      with: at(game, "Na'Toth"),
    } as const;
    expect(refused(turnOf(game, 1), strike).code).toBe("restricted-conflict");
  });
});

describe("An enhancement on a character of another faction", () => {
  // engine: Factions and Control
  it("is used by whoever brought it into play, and the character's player has nothing of its action", () => {
    const charm = enhancement("Charm", {
      says: "Rotate: all unrest rises by 1.",
      target: { what: "card", types: ["character"], of: "any" },
      actions: [{ does: "raise unrest", effects: [{ verb: "raise-unrest", who: "each", amount: 1 }] }],
    });
    const start = on(
      stage({ You: { hand: [charm] }, Rival: { supporting: [character("Courtier", { diplomacy: 1 })] } }),
      "Charm",
      "Courtier",
    );
    expect(offers(start, 0, /Charm/)).toEqual(["rotate Charm to raise unrest"]);
    expect(offers(start, 1, /Charm/)).toEqual([]);
    expect(inPlay(start, "Charm")).toMatchObject({ controller: 0 });
  });
});

describe("Trade Pact in a game with two Human factions", () => {
  // engine: Dual Races — the player chooses one of them as the target
  it("is aimed at one of the two, and not at the race", () => {
    const pact = conflict("Trade Pact", "diplomacy", { target: { what: "player", of: "others", race: "human" } });
    const start = declaring(
      stage({ Mike: { hand: [pact] }, Sinclair: { race: "human" }, Bester: { race: "human", faction: "psi-corps" } }),
    );
    const asked = passed(order(start, 0, "declare Trade Pact"), "declare");
    expect(sentences(asked, 0)).toEqual(["initiate Trade Pact on Sinclair", "initiate Trade Pact on Bester"]);
    expect(order(asked, 0, "initiate Trade Pact on Bester").conflicts[0]?.target).toEqual({ what: "player", seat: 2 });
  });
});

describe("An assistant who helps after the ambassador has rotated", () => {
  // compendium: Supporting or Opposing / Participation, 1st
  it("raises what the ambassador counts for in the conflict", () => {
    const start = stage(
      {
        You: {
          race: "centauri",
          ambassador: { diplomacy: 4 },
          supporting: [character("Vir", { diplomacy: 1 }, { race: "centauri", keywords: ["Ambassador's Assistant"] })],
        },
        Rival: {},
      },
      [["You", talks]],
    );
    const joined = says(start, 0, "support Talks with You's Ambassador using diplomacy");
    expect({
      joined: tally(joined)?.support,
      assisted: tally(says(joined, 0, "rotate Vir to assist"))?.support,
    }).toEqual({ joined: 4, assisted: 5 });
  });
});

describe("Shadow Assault", () => {
  const assault = event("Assault", {
    says: "Rotate a fleet. Begin a war with the target's player, and capture the location.",
    target: { what: "card", types: ["location"], of: "others" },
    pays: [{ pays: "rotate", types: ["fleet"], amount: 1 }],
    effects: [
      { verb: "start-state", state: "war", from: "you", toward: "target" },
      { verb: "conquer", which: "target", who: "you" },
    ],
  });
  const start = () =>
    stage({
      You: { hand: [assault], supporting: [fleet("Wing", 2), fleet("Other", 1)] },
      Rival: { supporting: [invented("location", "Ragesh")] },
    });

  // compendium: Effects — the fleet must rotate; the war begins unless there is one, and the location is taken either way
  it("takes a fleet's rotation, and the location also where the two are at war already", () => {
    const war: Effect = { verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } };
    for (const game of [start(), hand(start(), war)]) {
      const paid = order(order(game, 0, "play Assault on Ragesh"), 0, "rotate Wing to pay for Assault");
      expect(rotated(paid, "Wing", "Other")).toEqual([true, false]);
      expect(paid.states?.length).toBe(1);
      expect(inPlay(paid, "Ragesh").faction).toBe(0);
    }
    const tired = turned(turned(start(), "Wing", { rotated: true }), "Other", { rotated: true });
    expect(offers(tired, 0, /^play Assault/)).toEqual([]);
  });
});

describe("A discount whose event is reversed", () => {
  // compendium: Not Meant To Be — nobody pays afterwards for a character who came in by it
  it("is gone for what comes next, and nothing is paid afterwards for what has been sponsored by it", () => {
    const affirm = event("Affirm", {
      says: "Your next character and your next group cost 2 less.",
      effects: [
        { verb: "discount", who: "you", types: ["character"], amount: 2 },
        { verb: "discount", who: "you", types: ["group"], amount: 2 },
      ],
    });
    const undo = event("Undone", { says: "Reverse it.", effects: [{ verb: "reverse", what: "last-event" }] });
    const start = stage({
      You: {
        unspent: 9,
        hand: [affirm, character("Clerk", {}, { cost: 5 }), group("Guild", { cost: 3 })],
        inner: [character("Lord", {})],
      },
      Rival: { hand: [undo] },
    });
    const came = says(says(start, 0, "play Affirm"), 0, "sponsor Clerk with Lord");
    expect(came.seats[0]).toMatchObject({ spent: 3 });
    const reversed = says(came, 1, "play Undone");
    expect(reversed.seats[0]).toMatchObject({ spent: 3 });
    expect(inPlay(reversed, "Clerk").faction).toBe(0);
    expect(says(reversed, 0, "sponsor Guild with You's Ambassador").seats[0]).toMatchObject({ spent: 6 });
  });
});

describe("Psi Attack, which is not aimed at an ambassador", () => {
  // rulebook: Non-Aligned ambassadors — the faction's leader alone is its ambassador
  it("cannot be aimed at She'lah who leads the faction, and can at Vlur/Nhar who speaks for the Pak'ma'ra", () => {
    const psi = conflict("Psi Attack", "psi", {
      target: { what: "card", types: ["character"], of: "others", ambassador: false },
    });
    const speaker = character("Vlur/Nhar", { diplomacy: 2 }, { race: "non-aligned", ambassador: "species" });
    const start = declaring(
      stage({
        You: { hand: [psi] },
        League: { race: "non-aligned", ambassadorTitle: "She'lah", supporting: [speaker, officer("Clerk")] },
      }),
    );
    const asked = passed(order(start, 0, "declare Psi Attack"), "declare");
    expect(sentences(asked, 0)).toEqual(["initiate Psi Attack on Vlur/Nhar", "initiate Psi Attack on Clerk"]);
  });
});

describe("Taunts and Games", () => {
  // rulebook: Cards With No Printed Cost — it speaks of what was applied, not of a cost
  it("may be played on an agenda that was sponsored, for nothing", () => {
    const taunts = event("Taunts", {
      says: "Apply as much as was applied for it, and rotate a card that was sponsored since your last action.",
      target: { what: "card", of: "others", lately: "sponsored" },
      takes: { count: "applied" },
      effects: [{ verb: "rotate", which: "target" }],
    });
    const goal = invented("agenda", "Glory", { cost: "none", text: { says: "Power." } });
    const start = stage({ You: { hand: [goal] }, Rival: { hand: [taunts] } });
    const sponsored = order(start, 0, "sponsor Glory with You's Ambassador");
    const game = order(sponsored, 1, "play Taunts on Glory");
    expect(rotated(game, "Glory")).toEqual([true]);
    expect(game.seats[1]).toMatchObject({ spent: 0 });
  });
});

describe("The head of a council vote", () => {
  // compendium: Voting — "in whatever order he wishes": Minbari, Narn, Humans, Centauri
  it("calls the others in any order", () => {
    const measure = event("Measure", {
      says: "A vote.",
      vote: { kind: "babylon-5", passed: [{ verb: "gain-power", who: "you", amount: 1 }] },
    });
    const start = stage({
      Sinclair: { race: "human", hand: [measure] },
      Londo: { race: "centauri" },
      Delenn: { race: "minbari" },
      "G'Kar": { race: "narn" },
    });
    let game = order(start, 0, "play Measure");
    for (const [seat, name] of [
      [2, "minbari"],
      [3, "narn"],
    ] as const)
      game = order(order(game, 0, `call ${name}`), seat, "vote yes");
    game = order(game, 0, "vote no");
    expect(game.awaiting).toMatchObject([{ kind: "vote", seat: 1 }]);
    expect(order(game, 1, "abstain").seats[0]?.rawPower).toBe(1);
  });
});
