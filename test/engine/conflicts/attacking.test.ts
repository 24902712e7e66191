// engine: Attack a Conflict Participant; Resolving Attacks; The Effects of Damage
import { describe, expect, it } from "vitest";
import { takePart } from "../../../src/engine/changes/conflicts/participating.ts";
import { type Ability, type Action, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import {
  arranged,
  at,
  character,
  conflict,
  does,
  fleet,
  happens,
  inPlay,
  location,
  order,
  refused,
  sentences,
  stage,
  turned,
} from "../stage.ts";
import { attack, raid, talks } from "./attacking-stage.ts";

/** Rival's Cruiser (4) supports the raid; it is your turn, with a Corvette (3) and a Captain (leadership 2). */
function raided(): Game {
  const game = stage(
    {
      Rival: { supporting: [fleet("Cruiser", 4)] },
      You: {
        supporting: [
          fleet("Corvette", 3),
          fleet("Hulk", 0),
          character("Captain", { leadership: 2 }),
          location("Outpost", { abilities: { military: 2 } }),
        ],
      },
    },
    [["Rival", raid]],
  );
  return order(game, 0, "support Raid with Cruiser using military");
}

// engine: Participating in conflicts
describe("A card that has attacked and becomes ready", () => {
  const again = () => {
    const start = stage({ Rival: { supporting: [fleet("Cruiser", 4)] }, You: { supporting: [fleet("Corvette", 9)] } }, [
      ["Rival", raid],
    ]);
    const raiding = order(start, 0, "support Raid with Cruiser using military");
    // The Cruiser is as it was before the attack.
    const game = turned(does(raiding, attack(raiding, "Corvette", "Cruiser")), "Cruiser", {
      neutralized: false,
      neutralizedIn: 0,
      damage: 0,
      severe: 0,
    });
    const ready = { verb: "ready", which: { card: at(game, "Corvette") } } as const;
    return order(does(game, { type: "effect", seat: 1, because: "Service", effect: ready }), 0, "pass");
  };

  it("may attack again, and both deal their damage again", () => {
    const game = again();
    expect(inPlay(game, "Corvette")).toMatchObject({ rotated: false, damage: 4 });
    const after = does(game, attack(game, "Corvette", "Cruiser"));
    expect(inPlay(after, "Corvette").damage).toBe(8);
    expect(inPlay(after, "Cruiser").neutralized).toBe(true);
  });

  it("is seen by everybody with the card that it has attacked, once, and any other beside it", () => {
    const game = again();
    const aims = (now: Game) =>
      viewFor(now, "public").conflicts[0]?.participants.flatMap(({ as, against }) =>
        as === "attack" ? [against] : [],
      );
    const cruiser = at(game, "Cruiser");
    expect(aims(game)).toEqual([[cruiser]]);
    expect(aims(does(game, attack(game, "Corvette", "Cruiser")))).toEqual([[cruiser]]);
    const aimed = arranged(game, (work) => {
      takePart(work, 1, {
        card: at(work.game, "Corvette"),
        as: "attack",
        using: "military",
        side: null,
        against: [at(work.game, "You's Ambassador")],
      });
    });
    expect(aims(aimed)).toEqual([[cruiser, at(game, "You's Ambassador")]]);
  });

  it.each(["support", "oppose"] as const)("may %s the conflict as well, and then counts for it", (as) => {
    const after = order(again(), 1, `${as} Raid with Corvette using military`);
    expect(after.conflicts[0]?.participants.filter(({ card }) => card === at(after, "Corvette"))).toMatchObject([
      { as: "attack" },
      { as },
    ]);
  });
});

// engine: Attack a Conflict Participant — with the ability that the target has applied in that conflict
describe("A card that took part twice, with two abilities,", () => {
  const agent = character("Agent", { diplomacy: 5, intrigue: 4 });
  const talking = () => {
    const supporting = [
      character("Talker", { diplomacy: 2 }),
      character("Snoop", { intrigue: 2 }),
      character("Soldier", { leadership: 9 }),
    ];
    const start = stage({ Rival: { supporting: [agent] }, You: { supporting } }, [["Rival", talks]]);
    const supported = order(start, 0, "support Talks with Agent using diplomacy");
    // It has been readied since, and has attacked somebody who used intrigue there.
    return arranged(supported, (work) =>
      takePart(work, 1, { card: at(work.game, "Agent"), as: "attack", using: "intrigue", side: null }),
    );
  };

  it("may be attacked with either, and deals damage by the same one", () => {
    const game = talking();
    const attacks = sentences(game, 1).filter((sentence) => sentence.startsWith("attack Agent"));
    const attacksBy = (who: string) => attacks.filter((sentence) => sentence.includes(`with ${who} `));
    expect(["Talker", "Snoop", "You's Ambassador", "Soldier"].map((who) => attacksBy(who).length)).toEqual([
      1, 1, 2, 0,
    ]);
    expect(inPlay(does(game, attack(game, "Talker", "Agent")), "Talker")).toMatchObject({ severe: 3 });
    const by = (attacker: string, using: Ability) => ({ ...attack(game, attacker, "Agent"), using }) as Action;
    const after = does(game, by("Snoop", "intrigue"));
    expect(inPlay(after, "Snoop")).toMatchObject({ neutralized: true, severe: 2 });
    expect(inPlay(after, "Agent").damage).toBe(2);
    expect(refused(game, by("Soldier", "leadership")).code).toBe("cannot-use-as");
  });

  it("takes part with each in which it has attacked, though it supports once", () => {
    const game = arranged(talking(), (work) => {
      for (const as of ["attack", "attack", "support"] as const)
        takePart(work, 1, {
          card: at(work.game, "Agent"),
          as,
          using: as === "attack" ? "leadership" : "diplomacy",
          side: null,
        });
    });
    expect(game.conflicts[0]?.participants.map(({ as, using }) => [as, using])).toEqual([
      ["support", "diplomacy"],
      ["attack", "intrigue"],
      ["attack", "leadership"],
    ]);
  });
});

describe("Attacking a participant", () => {
  it("rotates the attacker, and both cards deal each other their current ability as damage at once", () => {
    const game = order(raided(), 1, "attack Cruiser with Corvette in Raid");
    expect(inPlay(game, "Cruiser")).toMatchObject({ damage: 3, neutralized: false });
    // 4 damage against military 3: neutralized, and 1 beyond.
    expect(inPlay(game, "Corvette")).toMatchObject({ rotated: true, neutralized: true, damage: 0, severe: 1 });
  });

  it("makes the attacker a participant on no side, which lowers what the target supports with", () => {
    const game = order(raided(), 1, "attack Cruiser with Corvette in Raid");
    const board = (of: Game) => viewFor(of, "public").conflicts[0];
    expect(board(raided())).toMatchObject({ support: 4, opposition: 0 });
    expect(board(game)).toMatchObject({ support: 1, opposition: 0 });
    expect(game.conflicts[0]?.participants).toContainEqual({
      card: at(game, "Corvette"),
      as: "attack",
      against: [at(game, "Cruiser")],
      using: "military",
      side: null,
    });
  });

  it("deals 2 more damage for each Strife mark of either card", () => {
    const marked = turned(raided(), "Corvette", { marks: { strife: 2 } });
    const { events } = happens(marked, attack(marked, "Corvette", "Cruiser"));
    expect(events.find((event) => event.type === "attacked")).toMatchObject({ deals: 7, takes: 4 });
    const both = turned(raided(), "Cruiser", { marks: { strife: 1 } });
    expect(happens(both, attack(both, "Corvette", "Cruiser")).events[0]).toMatchObject({ deals: 3, takes: 6 });
  });

  it("neutralizes both when each deals the other enough", () => {
    const game = turned(raided(), "Corvette", { marks: { strife: 1 } });
    const after = does(game, attack(game, "Corvette", "Cruiser"));
    expect(inPlay(after, "Cruiser").neutralized).toBe(true);
    expect(inPlay(after, "Corvette").neutralized).toBe(true);
  });

  // engine: Resolving Attacks — each deals its damage to the other.
  it("neutralizes each by the other, and a fleet's leader by what neutralizes the fleet", () => {
    const led = does(order(raided(), 1, "lead Corvette with Captain"), { type: "pass", seat: 0 });
    const even = turned(turned(led, "Cruiser", { marks: { strife: 1 } }), "Corvette", { marks: { strife: 1 } });
    const { events } = happens(even, attack(even, "Corvette", "Cruiser"));
    const fallen = events.flatMap((event) => (event.type === "neutralized" ? [[event.card.title, event.source]] : []));
    expect(Object.fromEntries(fallen)).toEqual({ Cruiser: "Corvette", Corvette: "Cruiser", Captain: "Cruiser" });
  });

  it("counts a leader's leadership, and neutralizes the leader with its fleet without severe damage", () => {
    const led = order(raided(), 1, "lead Corvette with Captain");
    const passed = does(led, { type: "pass", seat: 0 });
    const { game, events } = happens(
      turned(passed, "Cruiser", { marks: { strife: 1 } }),
      attack(passed, "Corvette", "Cruiser"),
    );
    expect(events[0]).toMatchObject({ type: "attacked", deals: 5, takes: 6 });
    // military 3 + 2 for its leader against 6 damage
    expect(inPlay(game, "Corvette")).toMatchObject({ neutralized: true, severe: 1 });
    expect(inPlay(game, "Captain")).toMatchObject({ neutralized: true, severe: 0 });
  });

  it("makes the conflict contested", () => {
    const game = does(order(raided(), 1, "attack Cruiser with Corvette in Raid"), { type: "pass", seat: 0 });
    const { events } = happens(game, { type: "pass", seat: 1 });
    expect(events.find((event) => event.type === "conflict-resolved")).toMatchObject({
      won: true,
      margin: 1,
      uncontested: false,
    });
  });

  it("uses the ability that the target used in that conflict", () => {
    const game = stage(
      {
        Rival: { supporting: [character("Diplomat", { diplomacy: 4, intrigue: 1 })] },
        You: { supporting: [character("Schemer", { diplomacy: 1, intrigue: 6 }), character("Spy", { intrigue: 6 })] },
      },
      [["Rival", talks]],
    );
    const supported = order(game, 0, "support Talks with Diplomat using diplomacy");
    expect(happens(supported, attack(supported, "Schemer", "Diplomat")).events[0]).toMatchObject({
      ability: "diplomacy",
      deals: 1,
      takes: 4,
    });
    expect(refused(supported, attack(supported, "Spy", "Diplomat"))).toMatchObject({
      code: "no-ability",
      facts: { ability: "diplomacy" },
    });
  });

  it("is refused against a card that takes no part, and against a character that takes part by leading", () => {
    const game = raided();
    expect(refused(game, attack(game, "Corvette", "Rival's Ambassador"))).toMatchObject({
      code: "attack-no-participant",
      rule: "attacking",
    });
    const led = stage(
      {
        Rival: { supporting: [fleet("Cruiser", 4), character("Admiral", { leadership: 2 })] },
        You: { supporting: [fleet("Corvette", 3), character("Captain", { leadership: 2 })] },
      },
      [["Rival", raid]],
    );
    let now = order(led, 0, "lead Cruiser with Admiral");
    now = does(now, { type: "pass", seat: 1 });
    now = order(now, 0, "support Raid with Cruiser using military");
    expect(now.conflicts[0]?.participants.map((one) => one.as)).toContain("lead");
    expect(refused(now, attack(now, "Corvette", "Admiral"))).toMatchObject({ code: "attack-no-participant" });
  });

  it("is refused against a card of one's own faction, and against a neutralized one", () => {
    let game = order(raided(), 1, "oppose Raid with Corvette using military");
    game = does(game, { type: "pass", seat: 0 });
    const hulk = turned(game, "Hulk", { marks: {} });
    expect(refused(hulk, attack(hulk, "Hulk", "Corvette")).code).toBe("attack-own-faction");
    const down = turned(raided(), "Cruiser", { neutralized: true });
    expect(refused(down, attack(down, "Corvette", "Cruiser")).code).toBe("attack-neutralized");
  });

  it("is refused with a card of zero ability, a rotated or neutralized one, a location, and another player's card", () => {
    const game = raided();
    const code = (attacker: string, of = game) => refused(of, attack(of, attacker, "Cruiser")).code;
    expect(code("Hulk")).toBe("no-ability");
    expect(code("Outpost")).toBe("attacks-not");
    expect(code("Cruiser")).toBe("not-your-card");
    expect(code("Corvette", turned(game, "Corvette", { rotated: true }))).toBe("not-ready");
    expect(code("Corvette", turned(game, "Corvette", { neutralized: true }))).toBe("not-ready");
  });

  it("is refused where the attacker may not take part in that conflict", () => {
    const closed = conflict("Narn Affair", "military", { conflict: { form: "opposable", only: ["narn"] } });
    const game = order(
      stage(
        {
          Rival: { race: "narn", supporting: [fleet("Cruiser", 4, { race: "narn" })] },
          You: { race: "human", supporting: [fleet("Corvette", 3, { race: "human" })] },
        },
        [["Rival", closed]],
      ),
      0,
      "support Narn Affair with Cruiser using military",
    );
    expect(refused(game, attack(game, "Corvette", "Cruiser"))).toMatchObject({ code: "restricted-conflict" });
  });

  it("is among the legal actions exactly where it is allowed", () => {
    const sentences = legalActions(raided(), 1).map(({ sentence }) => sentence);
    expect(sentences.filter((sentence) => sentence.startsWith("attack"))).toEqual([
      "attack Cruiser with Corvette in Raid",
    ]);
  });
});
