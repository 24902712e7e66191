// engine: Character ability ratings; Character and Fleet Abilities; Lasting and Sustainable Effects
import { describe, expect, it } from "vitest";
import { type Ability, type Game, viewFor } from "../../../src/engine/index.ts";
import { at, character, conflict, does, fleet, order, passed, refused, stage } from "../stage.ts";
import { change, value } from "./abilities-stage.ts";

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
