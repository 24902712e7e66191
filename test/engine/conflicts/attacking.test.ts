// engine: Attack a Conflict Participant; Resolving Attacks; The Effects of Damage
import { describe, expect, it } from "vitest";
import type { Static } from "../../../src/engine/cards/text.ts";
import { takePart } from "../../../src/engine/changes/conflicts/taking-part.ts";
import {
  type Ability,
  type Action,
  apply,
  type CardFacts,
  type Game,
  type LegalAction,
  legalActions,
  viewFor,
} from "../../../src/engine/index.ts";
import type { InPlay } from "../../../src/engine/state/game.ts";
import { Dice, play, practiceSetup } from "../play/random-player.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  does,
  fleet,
  group,
  happens,
  inPlay,
  location,
  order,
  passed,
  refused,
  sentences,
  stage,
  turned,
} from "../stage.ts";

const raid = conflict("Raid", "military");
const talks = conflict("Talks", "diplomacy");

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

const attack = (game: Game, attacker: string, target: string): Action => ({
  type: "attack",
  seat: 1,
  conflict: game.conflicts[0]?.id ?? 0,
  against: at(game, target),
  with: at(game, attacker),
});

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

/** Rival's Duke (diplomacy 5) supports the talks; it is your turn, with a Page. `page`, `duke`: what their texts give. */
function dueling(page: Statics, duke: Statics, diplomacy = 3): Game {
  const text = (statics: Statics) => ({ text: { says: "Fights.", statics: [...statics] } });
  const game = stage(
    {
      Rival: { supporting: [character("Duke", { diplomacy: 5 }, text(duke))] },
      You: { supporting: [character("Page", { diplomacy }, text(page))] },
    },
    [["Rival", talks]],
  );
  return order(game, 0, "support Talks with Duke using diplomacy");
}
type Statics = readonly Static[];
const fight = (page: Statics, duke: Statics, diplomacy = 3, marks: Partial<Record<string, InPlay["marks"]>> = {}) => {
  let game = dueling(page, duke, diplomacy);
  for (const [title, has] of Object.entries(marks)) if (has) game = turned(game, title, { marks: has });
  return happens(game, attack(game, "Page", "Duke"));
};
const first: Static = { gives: "damages-first", to: "this" };
const resistant = (by: number): Static => ({ gives: "damage-resistance", by, to: "this" });
const halving: Static = { gives: "half-damage", to: "this" };

// engine: Resolving Attacks
describe("A card that damages first", () => {
  it("takes only what its target deals after that damage", () => {
    const { game, events } = fight([first], []);
    expect(events[0]).toMatchObject({ type: "attacked", deals: 3, takes: 2, first: { title: "Page" } });
    expect(inPlay(game, "Duke")).toMatchObject({ damage: 3 });
    expect(inPlay(game, "Page")).toMatchObject({ neutralized: false, damage: 2 });
  });

  // compendium: Draal
  it("takes nothing, Strife or not, where that neutralizes its target", () => {
    const { game, events } = fight([first], [], 6, { Duke: { strife: 1 } });
    expect(events[0]).toMatchObject({ deals: 6, takes: 0 });
    expect(inPlay(game, "Duke")).toMatchObject({ neutralized: true, severe: 1 });
    expect(inPlay(game, "Page")).toMatchObject({ neutralized: false, damage: 0 });
  });

  it("does so when it is attacked too", () => {
    const { game, events } = fight([], [first]);
    expect(events[0]).toMatchObject({ deals: 0, takes: 5, first: { title: "Duke" } });
    expect(inPlay(game, "Duke").damage).toBe(0);
    expect(inPlay(game, "Page")).toMatchObject({ neutralized: true, severe: 2 });
  });

  it("has no advantage over another that does: both deal their damage at the same moment", () => {
    expect(fight([first], [first]).events[0]).toMatchObject({ deals: 3, takes: 5, first: null });
  });
});

// engine glossary: Damage Resistance; Double, etc.
describe("Damage resistance", () => {
  it("is taken off the damage of each attack, and never leaves less than none", () => {
    expect(fight([resistant(2)], []).events[0]).toMatchObject({ deals: 3, takes: 3 });
    expect(fight([], [resistant(4)]).events[0]).toMatchObject({ deals: 0, takes: 5 });
    expect(fight([resistant(1), resistant(1)], []).events[0]).toMatchObject({ takes: 3 });
  });

  it("comes after halving, which is rounded up and not cumulative", () => {
    expect(fight([halving, resistant(1)], []).events[0]).toMatchObject({ takes: 2 });
    // 4 of the Page: half of it is 2, less 1 is 1; the other way around it would be half of 3, rounded up.
    expect(fight([], [halving, resistant(1)], 4).events[0]).toMatchObject({ deals: 1 });
    expect(fight([halving, halving], []).events[0]).toMatchObject({ takes: 3 });
  });

  it("does not help against damage by anything but an attack", () => {
    const game = dueling([halving, resistant(2)], []);
    const effect = { verb: "damage" as const, which: { card: at(game, "Page") }, amount: 2 };
    expect(inPlay(does(game, { type: "effect", seat: 0, because: "Accident", effect }), "Page").damage).toBe(2);
  });
});

describe("The damage that a card deals", () => {
  it("is doubled before Strife marks and other additions are counted", () => {
    const savage: Static = { gives: "attack-damage", times: "double", by: 1, to: "this" };
    expect(fight([savage], [], 3, { Page: { strife: 1 } }).events[0]).toMatchObject({ deals: 9, takes: 5 });
  });

  it("may be halved, rounded up, before Strife marks are counted", () => {
    const gentle: Static = { gives: "attack-damage", times: "half", to: "this" };
    expect(fight([gentle], []).events[0]).toMatchObject({ deals: 2 });
    expect(fight([gentle], [], 3, { Page: { strife: 1 } }).events[0]).toMatchObject({ deals: 4 });
  });

  // rulebook: A Sample Conflict; quickstart: Attack a participant in a conflict
  it.each([
    [
      "G'Kar with a Strife mark against Carn",
      5,
      1,
      1,
      { neutralized: true, severe: 6 },
      { neutralized: false, damage: 1 },
    ],
    ["Delenn against Londo", 6, 0, 4, { neutralized: true, severe: 2 }, { neutralized: false, damage: 4 }],
    ["Urza against Delenn", 6, 0, 6, { neutralized: true, severe: 0 }, { neutralized: true, severe: 0 }],
    ["four against three", 4, 0, 3, { neutralized: true, severe: 1 }, { neutralized: false, damage: 3 }],
  ] as const)("comes out as in the examples: %s", (_, attacker, strife, target, hit, hitBack) => {
    let game = stage(
      {
        Rival: { supporting: [character("Target", { diplomacy: target })] },
        You: { supporting: [character("Attacker", { diplomacy: attacker })] },
      },
      [["Rival", talks]],
    );
    game = turned(game, "Attacker", { marks: strife > 0 ? { strife } : {} });
    game = order(game, 0, "support Talks with Target using diplomacy");
    game = order(game, 1, "attack Target with Attacker in Talks");
    expect(inPlay(game, "Target")).toMatchObject(hit);
    expect(inPlay(game, "Attacker")).toMatchObject(hitBack);
  });
});

// engine glossary: Attack during a conflict
describe("An attack outside of conflicts", () => {
  const hunter = fleet("Hunter", 4, {
    text: {
      says: "Rotate: attack a fleet.",
      actions: [
        {
          does: "attack a fleet",
          target: { what: "card", types: ["fleet"], of: "any" },
          effects: [{ verb: "attack", with: "this", against: "target", using: "military" }],
        },
      ],
    },
  });
  const hunt = () =>
    order(
      stage(
        {
          You: { supporting: [hunter, fleet("Escort", 2)] },
          Rival: { supporting: [fleet("Cruiser", 3), fleet("Barge", 1)] },
        },
        [["Rival", raid]],
      ),
      0,
      "rotate Hunter to attack a fleet on Cruiser",
    );
  const aim = (game: Game, title: string): Action => ({
    type: "rotate",
    seat: 0,
    card: at(game, "Hunter"),
    action: 0,
    target: { what: "card", card: at(game, title) },
  });

  it("deals damage both ways, and makes nobody a participant of a conflict", () => {
    const game = hunt();
    expect(inPlay(game, "Cruiser")).toMatchObject({ neutralized: true, severe: 1 });
    expect(inPlay(game, "Hunter")).toMatchObject({ damage: 3, rotated: true });
    expect(game.conflicts[0]?.participants).toEqual([]);
  });

  it("is never against a card of the own faction, nor against a neutralized one, and is not offered then", () => {
    const game = passed(
      stage({ You: { supporting: [hunter, fleet("Escort", 2)] }, Rival: { supporting: [fleet("Cruiser", 3)] } }),
      "buy",
    );
    expect(refused(game, aim(game, "Escort"))).toMatchObject({ code: "attack-own-faction", rule: "attacking" });
    const down = turned(game, "Cruiser", { neutralized: true });
    expect(refused(down, aim(down, "Cruiser"))).toMatchObject({ code: "attack-neutralized" });
    expect(legalActions(down, 0).filter(({ action }) => action.type === "rotate")).toEqual([]);
  });

  it("takes more than zero in the ability that is used", () => {
    const game = turned(
      stage({ You: { supporting: [hunter] }, Rival: { supporting: [fleet("Cruiser", 3)] } }),
      "Hunter",
      { damage: 4 },
    );
    expect(refused(game, aim(game, "Cruiser"))).toMatchObject({ code: "no-ability", facts: { ability: "military" } });
  });

  it("is against what can be damaged, not against a group", () => {
    const game = stage({ You: { supporting: [fleet("Cruiser", 3)] }, Rival: { supporting: [group("Guild")] } });
    const effect = {
      verb: "attack" as const,
      with: { card: at(game, "Cruiser") },
      against: { card: at(game, "Guild") },
      using: "military" as const,
    };
    expect(refused(game, { type: "effect", seat: 0, because: "A Raid", effect })).toMatchObject({
      code: "illegal-target",
    });
  });

  // compendium: Tu'Pari — of equal abilities the target's player names the one, one that the attacker lacks too
  it("lets the target's player name the ability where several are equally high", () => {
    const contract: CardFacts["text"] = {
      says: "Rotate: attack.",
      actions: [
        {
          does: "attack a character",
          target: { what: "card", types: ["character"], of: "others" },
          effects: [{ verb: "attack", with: "this", against: "target", using: "highest" }],
        },
      ],
    };
    const table = (killer: number) =>
      stage({
        You: { supporting: [character("Killer", { diplomacy: killer, intrigue: 2 }, { text: contract })] },
        Rival: { supporting: [character("Victim", { diplomacy: 3, intrigue: 3 })] },
      });
    const by = (game: Game): Action => ({
      type: "rotate",
      seat: 0,
      card: at(game, "Killer"),
      action: 0,
      target: { what: "card", card: at(game, "Victim") },
    });
    const asked = does(table(9), by(table(9)));
    expect(asked.awaiting).toMatchObject([{ seat: 1, kind: "choose" }]);
    expect(inPlay(asked, "Victim")).toMatchObject({ damage: 0, neutralized: false });
    const named = order(asked, 1, "choose to be attacked with intrigue");
    expect(inPlay(named, "Victim").damage).toBe(2);
    const worse = order(asked, 1, "choose to be attacked with diplomacy");
    expect(inPlay(worse, "Victim")).toMatchObject({ neutralized: true, severe: 6 });
    expect(refused(table(0), by(table(0)))).toMatchObject({ code: "no-ability", facts: { ability: "diplomacy" } });
    // Carried out by hand it is the same.
    const game = table(9);
    const [one, other] = [{ card: at(game, "Killer") }, { card: at(game, "Victim") }];
    const hand = does(game, byHand({ verb: "attack", with: one, against: other, using: "highest" }));
    expect(inPlay(order(hand, 1, "choose to be attacked with intrigue"), "Victim").damage).toBe(2);
  });

  // compendium: Tu'Pari
  it("may be by the highest ability of the target, and by hand", () => {
    const game = stage({
      You: { supporting: [character("Killer", { diplomacy: 9, intrigue: 2 })] },
      Rival: { supporting: [character("Victim", { diplomacy: 1, intrigue: 3 })] },
    });
    const effect = {
      verb: "attack" as const,
      with: { card: at(game, "Killer") },
      against: { card: at(game, "Victim") },
      using: "highest" as const,
    };
    const { events } = happens(game, { type: "effect", seat: 0, because: "A Contract", effect });
    expect(events.find((one) => one.type === "attacked")).toMatchObject({
      ability: "intrigue",
      deals: 2,
      takes: 3,
      conflict: null,
    });
  });
});

// engine: Resolving Attacks; The Effects of Damage
describe("what is said beforehand of an attack", () => {
  it("is what comes of it where nothing answers: the damage of both, and who is neutralized", () => {
    const seen = { both: 0, target: 0, attacker: 0, neither: 0 };
    const check = (game: Game, legal: readonly LegalAction[]) => {
      for (const { action, blow } of legal) {
        if (action.type !== "attack" || !blow) continue;
        const applied = apply(game, action);
        const came = applied.ok ? applied.events.find((event) => event.type === "attacked") : undefined;
        if (!applied.ok || came?.type !== "attacked") continue;
        // A card that is answered with is not foreseen.
        if (applied.events.some(({ type }) => type === "prevented")) continue;
        const fallen = applied.events.flatMap((event) => (event.type === "neutralized" ? [event.card.card] : []));
        const said = { deals: came.deals, takes: came.takes };
        expect({ ...said, target: fallen.includes(action.against), attacker: fallen.includes(action.with) }).toEqual(
          blow,
        );
        seen[blow.target && blow.attacker ? "both" : blow.target ? "target" : blow.attacker ? "attacker" : "neither"]++;
      }
    };
    for (const seed of ["a", "b", "c", "d", "e", "f"])
      play(practiceSetup(4, new Dice(seed)), seed, ({ before, legal }) => check(before, legal), {
        until: ({ turn }) => turn > 9,
      });
    for (const often of Object.values(seen)) expect(often).toBeGreaterThan(3);
  });
});
