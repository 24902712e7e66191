// engine: Character ability ratings; Character and Fleet Abilities; Lasting and Sustainable Effects
import { describe, expect, it } from "vitest";
import { type Ability, type CardFacts, type Effect, type Game, viewFor } from "../../../src/engine/index.ts";
import { abilityOf, baseAbility, isTelepath } from "../../../src/engine/rules/in-force/ability.ts";
import {
  agenda,
  at,
  character,
  conflict,
  does,
  fleet,
  group,
  happens,
  invented,
  location,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

type Text = NonNullable<CardFacts["text"]>;
type Given = Extract<NonNullable<Text["statics"]>[number], { gives: "ability" }>;
const giving = (given: Omit<Given, "gives">): Text => ({ says: "Better.", statics: [{ gives: "ability", ...given }] });
const table = (you: SeatStage) => stage({ You: you, Rival: { supporting: [character("Stranger", { diplomacy: 2 })] } });
const value = (game: Game, title: string, ability: Ability = "diplomacy") => abilityOf(game, at(game, title), ability);
const change = (
  game: Game,
  title: string,
  ability: Ability | "all",
  by: number,
  until: Extract<Effect, { verb: "change-ability" }>["until"] = "end-of-turn",
) =>
  does(game, {
    type: "effect",
    seat: 0,
    because: "A Toast",
    effect: { verb: "change-ability", which: { card: at(game, title) }, ability, by, until },
  });

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

interface Change {
  verb?: "change-ability" | "multiply-ability";
  ability: Ability | "all";
  by?: number;
  printed?: true;
  times?: "double" | "half";
}

/** The ability of a Clerk with these abilities after these changes by hand, in this order. */
function changed(abilities: CardFacts["abilities"], ability: Ability, ...changes: readonly Change[]): number | null {
  let game = table({ supporting: [character("Clerk", abilities)] });
  for (const one of changes) {
    const which = { card: at(game, "Clerk") };
    const effect = { verb: "change-ability", which, until: "end-of-turn", ...one } as Effect;
    game = does(game, { type: "effect", seat: 0, because: "A Toast", effect });
  }
  return value(game, "Clerk", ability);
}
const printed = (by: number) => ({ ability: "diplomacy", by, printed: true }) as const;
const plus = (by: number) => ({ ability: "diplomacy", by }) as const;
const double = { verb: "multiply-ability", ability: "diplomacy", times: "double" } as const;
const half = { verb: "multiply-ability", ability: "diplomacy", times: "half" } as const;

describe("Changes to an ability", () => {
  // engine: Character ability ratings, the worked example
  it("are counted in this order whatever came first: to the printed value, then multiplied, then added", () => {
    for (const changes of [
      [printed(-1), double, plus(1)],
      [plus(1), double, printed(-1)],
      [double, printed(-1), plus(1)],
    ])
      expect(changed({ diplomacy: 3 }, "diplomacy", ...changes)).toBe(5);
  });

  // engine: Character ability ratings — the example goes on with a conflict that doubles; its text takes 1 off at the end
  // although the card that it has named adds 1: what it calculates is 2 doubled twice, and then that 1.
  it("double once more where the conflict doubles as it resolves, only then, and only the printed part", () => {
    const pact = conflict("Pact", "diplomacy", {
      conflict: {
        form: "opposable",
        resolution: [
          { verb: "multiply-ability", which: "participants", ability: "diplomacy", times: "double", until: "conflict" },
        ],
      },
    });
    let game = stage({ You: { supporting: [character("Clerk", { diplomacy: 3 })] }, Rival: {} }, [["You", pact]]);
    const which = { card: at(game, "Clerk") };
    const ability = "diplomacy";
    const until = "end-of-turn";
    for (const effect of [
      { verb: "change-ability", which, ability, by: -1, printed: true, until },
      { verb: "multiply-ability", which, ability, times: "double", until },
      { verb: "change-ability", which, ability, by: 1, until },
    ] as const)
      game = does(game, { type: "effect", seat: 0, because: "A Toast", effect });
    game = order(game, 0, "support Pact with Clerk using diplomacy");
    expect(value(game, "Clerk")).toBe(5);
    const ended = happens(does(game, { type: "pass", seat: 1 }), { type: "pass", seat: 0 });
    expect(ended.events).toContainEqual(expect.objectContaining({ type: "conflict-resolved", support: 9 }));
    expect(value(ended.game, "Clerk")).toBe(5);
  });

  // compendium: Cumulative Effects
  it("that halve are not cumulative, and are rounded up", () => {
    expect(changed({ diplomacy: 5 }, "diplomacy", half)).toBe(3);
    expect(changed({ diplomacy: 5 }, "diplomacy", half, half)).toBe(3);
    expect(changed({ diplomacy: 5 }, "diplomacy", half, double)).toBe(5);
    expect(changed({ diplomacy: 1 }, "diplomacy", half, plus(2))).toBe(3);
  });

  it("never leave a printed ability below zero, nor the ability when all is counted", () => {
    expect(changed({ diplomacy: 1 }, "diplomacy", printed(-3), plus(2))).toBe(2);
    expect(changed({ diplomacy: 1 }, "diplomacy", plus(-3))).toBe(0);
  });

  // engine: Character ability ratings
  it("do not raise psi from 0 by doubling it, and do by changing the printed psi by name", () => {
    const psi = { verb: "multiply-ability", ability: "psi", times: "double" } as const;
    expect(changed({ diplomacy: 1 }, "psi", psi)).toBe(0);
    expect(changed({ diplomacy: 1 }, "psi", psi, { ability: "psi", by: 2, printed: true })).toBe(4);
    expect(changed({ psi: 3 }, "psi", psi, { ability: "all", by: 1 })).toBe(7);
  });

  // engine: Character and Fleet Abilities
  it("to all abilities reach diplomacy, intrigue and leadership though they are not printed, and no military", () => {
    const all = { ability: "all", by: 2 } as const;
    expect(
      (["diplomacy", "intrigue", "leadership", "psi", "military"] as const).map((ability) => changed({}, ability, all)),
    ).toEqual([2, 2, 2, 0, 0]);
    expect(changed({ military: 1 }, "military", all)).toBe(3);
  });
});

// engine glossary: Base ability
describe("The base ability", () => {
  it("counts what lasts, and neither damage nor what a rotated card or the turn gives", () => {
    let game = table({
      supporting: [character("Clerk", { diplomacy: 4 })],
      agenda: agenda("Manners", giving({ ability: "diplomacy", by: 1, to: "your-characters" })),
    });
    game = change(change(game, "Clerk", "diplomacy", 3), "Clerk", "diplomacy", 2, "permanent");
    game = turned(game, "Clerk", { damage: 5 });
    expect(value(game, "Clerk")).toBe(5);
    expect(baseAbility(game, at(game, "Clerk"), "diplomacy")).toBe(7);
  });

  it("of a fleet counts no leader: with every card readied nobody leads", () => {
    const game = order(
      table({ supporting: [fleet("Raiders", 3), character("Captain", { leadership: 2 })] }),
      0,
      "lead Raiders with Captain",
    );
    expect(value(game, "Raiders", "military")).toBe(5);
    expect(baseAbility(game, at(game, "Raiders"), "military")).toBe(3);
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
    expect([isTelepath(game, at(game, "Mind")), isTelepath(game, at(game, "Clerk"))]).toEqual([true, false]);
  });
});

describe("How an ability came about", () => {
  const shown = (game: Game, title: string) =>
    viewFor(game, "public").seats[0]?.supporting.find((card) => card.title === title)?.explained;

  it("is shown to everybody part by part, in the order of counting, damage last", () => {
    let game = table({ supporting: [character("Clerk", { diplomacy: 6, intrigue: 2 })] });
    game = change(turned(game, "Clerk", { damage: 1 }), "Clerk", "diplomacy", 2);
    expect(shown(game, "Clerk")?.diplomacy).toEqual({
      now: 7,
      base: 6,
      parts: [
        { kind: "printed", by: 6, source: "" },
        { kind: "add", by: 2, source: "A Toast" },
        { kind: "damage", by: -1, source: "" },
      ],
    });
    expect(Object.keys(shown(game, "Clerk") ?? {})).toEqual(["diplomacy", "intrigue"]);
  });

  it("names the leader of a fleet, and is left out where only the print counts", () => {
    const game = order(
      table({ supporting: [fleet("Raiders", 3), character("Captain", { leadership: 2 })] }),
      0,
      "lead Raiders with Captain",
    );
    expect(shown(game, "Raiders")?.military?.parts).toContainEqual({ kind: "leader", by: 2, source: "Captain" });
    expect(shown(game, "Captain")).toEqual({});
  });

  it("is zero for a neutralized card, whatever its parts", () => {
    const game = turned(
      change(table({ supporting: [character("Clerk", { diplomacy: 4 })] }), "Clerk", "diplomacy", 1),
      "Clerk",
      {
        neutralized: true,
      },
    );
    expect(shown(game, "Clerk")?.diplomacy).toMatchObject({ now: 0, base: 4 });
  });
});

// engine: Using one ability as another; glossary: Used As
describe("An ability used as another", () => {
  const talks = conflict("Talks", "diplomacy");
  const fixer = character(
    "Fixer",
    { diplomacy: 1, intrigue: 3 },
    {
      text: {
        says: "Uses intrigue as diplomacy; deals double damage.",
        statics: [
          { gives: "use-as", use: "intrigue", as: "diplomacy", to: "this" },
          { gives: "attack-damage", times: "double", to: "this" },
        ],
      },
    },
  );
  const started = () =>
    stage(
      {
        You: { supporting: [fixer, fleet("Raiders", 2)] },
        Rival: { supporting: [character("Orator", { diplomacy: 6 })] },
      },
      [["You", talks]],
    );
  const supporting = (game: Game) => order(game, 0, "support Talks with Fixer using intrigue");
  const support = (game: Game) => viewFor(game, "public").conflicts[0]?.support;

  it("supports a conflict at its own level, by the player's choice", () => {
    expect(support(supporting(started()))).toBe(3);
    expect(support(order(started(), 0, "support Talks with Fixer using diplomacy"))).toBe(1);
  });

  it("gains by a bonus on the ability that is really used, not by one on the other", () => {
    const game = supporting(started());
    expect(support(change(game, "Fixer", "diplomacy", 2))).toBe(3);
    expect(support(change(game, "Fixer", "intrigue", 2))).toBe(5);
  });

  it("is attacked by the ability that it stands for, and strikes back with the one that is used", () => {
    let game = order(supporting(started()), 1, "attack Fixer with Orator in Talks");
    expect(game.cards[at(game, "Fixer")]?.play).toMatchObject({ neutralized: true, severe: 3 });
    expect(game.cards[at(game, "Orator")]?.play).toMatchObject({ neutralized: true, severe: 0 });
    game = stage({ Rival: { supporting: [character("Orator", { diplomacy: 6 })] }, You: { supporting: [fixer] } }, [
      ["Rival", talks],
    ]);
    game = order(game, 0, "support Talks with Orator using diplomacy");
    game = order(game, 1, "attack Orator with Fixer in Talks using intrigue");
    expect(game.cards[at(game, "Orator")]?.play).toMatchObject({ neutralized: true, severe: 0 });
    expect(game.conflicts[0]?.participants.at(-1)).toMatchObject({
      as: "attack",
      using: "diplomacy",
      through: "intrigue",
    });
  });

  it("is refused to a card that may not do it, with both abilities named", () => {
    const game = started();
    const action = {
      type: "support",
      seat: 0,
      conflict: 1,
      with: at(game, "You's Ambassador"),
      using: "intrigue",
    } as const;
    expect(refused(game, action)).toMatchObject({
      code: "cannot-use-as",
      rule: "used-as",
      facts: { title: "You's Ambassador", use: "intrigue", as: "diplomacy" },
    });
  });

  it("may lead a fleet as leadership, and for a turn where a card says so", () => {
    const game = does(started(), {
      type: "effect",
      seat: 0,
      because: "A Toast",
      effect: {
        verb: "use-as",
        which: { card: at(started(), "Fixer") },
        use: "intrigue",
        as: "leadership",
        until: "end-of-turn",
      },
    });
    const led = order(game, 0, "lead Raiders with Fixer using intrigue");
    expect(value(led, "Raiders", "military")).toBe(5);
    const next = passed(led, "action", "aftermath", "reveal", "discard", "buy", "declare");
    expect(next.modifiers).toEqual([]);
  });

  // rulebook glossary: Used As — the example of the kidnapping
  it("is not what is used in a conflict of another type as what it is: that is attacked by itself", () => {
    const may = (use: Ability) => ({
      text: { says: "May.", statics: [{ gives: "use-as" as const, use, as: "itself" as const, to: "this" as const }] },
    });
    let game = stage(
      {
        Human: {
          supporting: [
            character("General", { intrigue: 3 }),
            character("Commander", { leadership: 3, intrigue: 2 }),
            character("Spy", { intrigue: 2 }),
          ],
        },
        Minbari: { supporting: [character("Warrior", { leadership: 4, intrigue: 1 }, may("leadership"))] },
      },
      [["Human", conflict("Kidnapping", "intrigue")]],
    );
    const attack = (seat: number, attacker: string, target: string, using?: Ability) => ({
      type: "attack" as const,
      seat,
      conflict: 1,
      against: at(game, target),
      with: at(game, attacker),
      ...(using ? { using } : {}),
    });
    game = order(game, 0, "support Kidnapping with General using intrigue");
    expect(refused(game, attack(1, "Warrior", "General", "leadership"))).toMatchObject({ code: "cannot-use-as" });
    game = order(game, 1, "oppose Kidnapping with Warrior using leadership");
    expect(viewFor(game, "public").conflicts[0]).toMatchObject({ support: 3, opposition: 4 });
    expect(refused(game, attack(0, "Spy", "Warrior", "intrigue"))).toMatchObject({ code: "cannot-use-as" });
    expect(refused(game, attack(0, "Spy", "Warrior"))).toMatchObject({
      code: "no-ability",
      facts: { ability: "leadership" },
    });
    game = order(game, 0, "attack Warrior with Commander in Kidnapping");
    expect(game.cards[at(game, "Warrior")]?.play).toMatchObject({ damage: 3 });
  });
});
