// engine: Aftermath Cards; Aftermath play conditions; glossary: Participant, Global
import { describe, expect, it } from "vitest";
import { apply, type Game } from "../../../src/engine/index.ts";
import { at, character, conflict, does, fleet, passed, stage } from "../stage.ts";
import { aftermath, type Conditions, play } from "./aftermath-stage.ts";

describe("The Detailed Aftermath Example: John initiates a military conflict and wins, Dave supports, Paul opposes, Ran attacks fleets of Dave and Paul", () => {
  const of = (title: string, conditions: Conditions, military = false) =>
    aftermath(
      title,
      conditions,
      { target: { what: "card", types: ["fleet"], of: "any" } },
      military ? { conflict: "military" } : {},
    );
  const hand = [
    of("Military", {}, true),
    of("Military Participant", { participant: true }, true),
    of("Won", { outcome: "won" }),
    of("Won Participant", { outcome: "won", participant: true }),
    of("Won Military", { outcome: "won" }, true),
    of("Won Military Participant", { outcome: "won", participant: true }, true),
    of("Lost", { outcome: "lost" }),
    of("Lost Participant", { outcome: "lost", participant: true }),
    aftermath(
      "Of Leaders Who Opposed",
      { outcome: "won", participant: true },
      { target: { what: "card", types: ["character"], of: "any", ledFleet: "oppose" } },
      { conflict: "military" },
    ),
    aftermath(
      "Of Fleets That Attacked",
      { participant: true },
      { target: { what: "card", types: ["fleet"], of: "any", took: "attack" } },
    ),
  ];
  function fought(): Game {
    let game = stage(
      {
        John: { hand, supporting: [fleet("John's First", 5), fleet("John's Second", 5)] },
        Dave: { supporting: [fleet("Dave's Fleet", 2)] },
        Paul: {
          supporting: [
            fleet("Paul's First", 3),
            fleet("Paul's Second", 3),
            character("Paul's Captain", { leadership: 2 }),
          ],
        },
        Ran: {
          supporting: [
            fleet("Ran's First", 1),
            fleet("Ran's Second", 1),
            character("Ran's Captain", { leadership: 1 }),
          ],
        },
      },
      [["John", conflict("Invasion", "military")]],
    );
    const join = (type: "support" | "oppose", seat: number, title: string) => {
      game = does(game, { type, seat, conflict: 1, with: at(game, title) });
    };
    const strike = (title: string, against: string) => {
      game = does(game, { type: "attack", seat: 3, conflict: 1, against: at(game, against), with: at(game, title) });
    };
    join("support", 0, "John's First");
    join("support", 1, "Dave's Fleet");
    join("oppose", 2, "Paul's First");
    strike("Ran's First", "Dave's Fleet");
    join("support", 0, "John's Second");
    game = does(game, { type: "pass", seat: 1 });
    join("oppose", 2, "Paul's Second");
    strike("Ran's Second", "Paul's First");
    game = does(game, { type: "pass", seat: 0 });
    game = does(game, { type: "pass", seat: 1 });
    game = does(game, { type: "lead", seat: 2, fleet: at(game, "Paul's Second"), with: at(game, "Paul's Captain") });
    game = does(game, { type: "lead", seat: 3, fleet: at(game, "Ran's First"), with: at(game, "Ran's Captain") });
    return passed(game, "action");
  }
  const reached = (title: string) => {
    const game = fought();
    expect(game.conflicts[0]?.result?.won).toBe(true);
    const factions = game.inPlay
      .filter((id) => apply(game, play(game, 0, title, { what: "card", card: id })).ok)
      .map((id) => game.seats[game.cards[id]?.play?.faction ?? -1]?.name);
    return [...new Set(factions)];
  };

  const cardsReached = (title: string) => {
    const game = fought();
    return game.inPlay
      .filter((id) => apply(game, play(game, 0, title, { what: "card", card: id })).ok)
      .map((id) => game.facts[game.cards[id]?.facts ?? -1]?.title);
  };

  it("Military, Won and Won Military reach John alone", () => {
    for (const title of ["Military", "Won", "Won Military"]) expect(reached(title)).toEqual(["John"]);
  });

  it("the same with Participant reach everybody who took part", () => {
    for (const title of ["Military Participant", "Won Participant", "Won Military Participant"])
      expect(reached(title)).toEqual(["John", "Dave", "Paul", "Ran"]);
  });

  it("for characters who led a fleet that opposed reaches those who led one of Paul's, and nobody else", () => {
    expect(cardsReached("Of Leaders Who Opposed")).toEqual(["Paul's Captain"]);
  });

  it("for fleets that attacked reaches Ran's, whatever else took part", () => {
    expect(cardsReached("Of Fleets That Attacked")).toEqual(["Ran's First", "Ran's Second"]);
  });

  it("Lost (anything) reaches nobody", () => {
    for (const title of ["Lost", "Lost Participant"]) expect(reached(title)).toEqual([]);
  });
});
