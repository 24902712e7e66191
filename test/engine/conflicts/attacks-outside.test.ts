// engine: Attack a Conflict Participant; Resolving Attacks; The Effects of Damage
import { describe, expect, it } from "vitest";
import { type Action, type CardFacts, type Game, legalActions } from "../../../src/engine/index.ts";
import {
  at,
  byHand,
  character,
  does,
  fleet,
  group,
  happens,
  inPlay,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";
import { raid } from "./attacking-stage.ts";

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
