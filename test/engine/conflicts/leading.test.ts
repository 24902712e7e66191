// engine: Lead a Fleet; The Effects of Damage
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { apply, legalActions } from "../../../src/engine/index.ts";
import { totals } from "../../../src/engine/rules/conflicts/conflict.ts";
import { legalTargets } from "../../../src/engine/rules/conflicts/target.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { titleOf } from "../../../src/engine/state/lookup.ts";
import {
  at,
  character,
  conflict,
  does,
  event,
  fleet,
  happens,
  inPlay,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

const sheridan = character("Sheridan", { leadership: 4 });
const first = fleet("First Battle Fleet", 8);
const table = (you: SeatStage = {}) =>
  stage(
    {
      You: { supporting: [sheridan, first], ...you },
      Rival: { supporting: [fleet("Other Fleet", 3), character("Hague", { leadership: 3 })] },
    },
    [["Rival", conflict("Skirmish", "military")]],
  );
const lead = (game: Game, by = "Sheridan", of = "First Battle Fleet") => ({
  type: "lead" as const,
  seat: 0,
  fleet: at(game, of),
  with: at(game, by),
});
const military = (game: Game, title = "First Battle Fleet") => abilityOf(game, at(game, title), "military");
const taking = (game: Game) =>
  game.conflicts[0]?.participants.map(({ card, as }) => [game.facts[game.cards[card]?.facts ?? -1]?.title, as]);
const byHand = (game: Game, verb: "ready" | "neutralize", title: string) =>
  does(game, { type: "effect", seat: 0, because: "An Order", effect: { verb, which: { card: at(game, title) } } });

describe("Leading a fleet", () => {
  it("rotates a character and adds the leadership to the fleet's military", () => {
    const game = table();
    const { game: after, events } = happens(game, lead(game));
    expect(inPlay(after, "Sheridan")).toMatchObject({ rotated: true, leads: at(game, "First Battle Fleet") });
    expect(inPlay(after, "First Battle Fleet").rotated).toBe(false);
    expect(military(after)).toBe(12);
    expect(events[0]).toMatchObject({ type: "led", by: 4, military: 12 });
  });

  it("adds the leadership as it is at every moment", () => {
    const game = does(table(), lead(table()));
    expect(military(turned(game, "Sheridan", { damage: 3 }))).toBe(9);
  });

  it("does not make Sheridan a participant until the First Battle Fleet takes part", () => {
    let game = does(table(), lead(table()));
    expect(taking(game)).toEqual([]);
    game = order(order(game, 1, "pass"), 0, "support Skirmish with First Battle Fleet using military");
    expect(taking(game)).toEqual([
      ["First Battle Fleet", "support"],
      ["Sheridan", "lead"],
    ]);
    const [about] = game.conflicts;
    expect(about && totals(game, about).support).toBe(12);
  });

  it("makes Sheridan a participant at once where the First Battle Fleet takes part already", () => {
    let game = order(order(table(), 0, "oppose Skirmish with First Battle Fleet using military"), 1, "pass");
    game = does(game, lead(game));
    expect(taking(game)).toEqual([
      ["First Battle Fleet", "oppose"],
      ["Sheridan", "lead"],
    ]);
    const [about] = game.conflicts;
    expect(about && totals(game, about).opposition).toBe(12);
  });

  it("ends when the leader becomes ready: the fleet loses the leadership, and the leader takes no part any more", () => {
    let game = does(table(), lead(table()));
    game = order(order(game, 1, "pass"), 0, "support Skirmish with First Battle Fleet using military");
    game = byHand(game, "ready", "Sheridan");
    expect(inPlay(game, "Sheridan")).toMatchObject({ rotated: false, leads: null });
    expect(taking(game)).toEqual([["First Battle Fleet", "support"]]);
    expect(military(game)).toBe(8);
  });

  // engine: Lead a Fleet — Hour of the Wolf readies a character, and cancels nothing that it did
  describe("when an effect readies the leader and cancels nothing", () => {
    const wolf = event("Wolf", {
      says: "Ready.",
      target: { what: "card", types: ["character"], of: "you", state: "rotated" },
      effects: [{ verb: "ready", which: "target", keeping: true }],
    });
    const readied = (you: SeatStage = {}) => {
      let game = table({ hand: [wolf], ...you });
      game = order(does(game, lead(game)), 1, "pass");
      game = order(game, 0, "support Skirmish with First Battle Fleet using military");
      return order(order(game, 1, "pass"), 0, "play Wolf on Sheridan");
    };

    it("goes on: the leader is ready, leads, and takes part", () => {
      const game = readied();
      expect(inPlay(game, "Sheridan")).toMatchObject({ rotated: false, leads: at(game, "First Battle Fleet") });
      expect(military(game)).toBe(12);
      expect(taking(game)).toContainEqual(["Sheridan", "lead"]);
    });

    it("ends when the leader moves on to another fleet", () => {
      let game = readied({ supporting: [sheridan, first, fleet("Scouts", 1)] });
      game = order(order(game, 1, "pass"), 0, "lead Scouts with Sheridan");
      expect(military(game)).toBe(8);
      expect(military(game, "Scouts")).toBe(5);
      expect(taking(game)).toEqual([["First Battle Fleet", "support"]]);
    });

    it("ends with the turn, because only a rotated card sustains", () => {
      const next = passed(readied(), "action", "aftermath", "reveal", "discard", "buy");
      expect(next.turn).toBe(2);
      expect(next.awaiting.map(({ kind }) => kind)).not.toContain("sustain");
      expect(inPlay(next, "Sheridan").leads).toBeNull();
      expect(military(next)).toBe(8);
    });
  });

  // engine: Ready Cards — leading is sustained by leaving the leader rotated
  it("is sustained: the leader stays rotated, and the fleet keeps the leadership into the next turn", () => {
    const asked = passed(does(table(), lead(table())), "action", "aftermath", "reveal", "discard", "buy");
    expect(asked.awaiting).toMatchObject([{ kind: "sustain", seat: 0 }]);
    const kept = order(asked, 0, "sustain Sheridan");
    expect(military(kept)).toBe(12);
    expect(inPlay(kept, "Sheridan").rotated).toBe(true);
    const released = order(asked, 0, "ready all");
    expect(military(released)).toBe(8);
    expect(inPlay(released, "Sheridan")).toMatchObject({ rotated: false, leads: null });
  });

  it("goes on when the fleet becomes ready", () => {
    let game = does(table(), lead(table()));
    game = order(order(game, 1, "pass"), 0, "support Skirmish with First Battle Fleet using military");
    game = byHand(game, "ready", "First Battle Fleet");
    expect(military(game)).toBe(12);
  });

  it("takes a leadership greater than zero", () => {
    const game = table({ supporting: [character("Clerk", { diplomacy: 5 }), first] });
    expect(refused(game, lead(game, "Clerk"))).toMatchObject({
      code: "no-leadership",
      rule: "leading-a-fleet",
      facts: { title: "Clerk" },
    });
    const hurt = turned(table(), "Sheridan", { damage: 4 });
    expect(refused(hurt, lead(hurt)).code).toBe("no-leadership");
  });

  it("is done by one character at a time for each fleet", () => {
    const three = table({ supporting: [sheridan, first, character("Ivanova", { leadership: 2 })] });
    const game = order(does(three, lead(three)), 1, "pass");
    expect(refused(game, lead(game, "Ivanova"))).toMatchObject({
      code: "fleet-led-already",
      rule: "leading-a-fleet",
      facts: { title: "First Battle Fleet", leader: "Sheridan" },
    });
  });

  it("is refused for what is no fleet, for another faction's fleet, and with what is no character or not yours", () => {
    const game = table({ supporting: [sheridan, first, character("Clerk")] });
    expect(refused(game, lead(game, "Sheridan", "Clerk"))).toMatchObject({
      code: "not-a-fleet",
      rule: "leading-a-fleet",
      facts: { title: "Clerk", type: "character" },
    });
    expect(refused(game, lead(game, "Sheridan", "Other Fleet"))).toMatchObject({
      code: "not-your-fleet",
      rule: "leading-a-fleet",
      facts: { title: "Other Fleet" },
    });
    expect(refused(game, lead(game, "First Battle Fleet"))).toMatchObject({
      code: "not-a-character",
      facts: { title: "First Battle Fleet", type: "fleet" },
    });
    expect(refused(game, lead(game, "Hague"))).toMatchObject({
      code: "not-your-card",
      facts: { title: "Hague", controller: "Rival" },
    });
    expect(refused(turned(game, "Sheridan", { rotated: true }), lead(game)).code).toBe("not-ready");
  });

  it("may be done by a member of the inner circle, the ambassador too", () => {
    const game = table();
    expect(military(does(game, lead(game, "You's Ambassador")))).toBe(9);
  });

  it("is offered exactly where it is allowed", () => {
    const game = table({ supporting: [sheridan, first, character("Clerk"), fleet("Scouts", 1)] });
    const offered = new Set(legalActions(game, 0).map(({ action }) => JSON.stringify(action)));
    let accepted = 0;
    for (const by of ["Sheridan", "Clerk", "You's Ambassador", "Hague", "Scouts"])
      for (const of of ["First Battle Fleet", "Scouts", "Other Fleet", "Clerk"]) {
        const action = lead(game, by, of);
        const allowed = apply(game, action).ok;
        expect(offered.has(JSON.stringify(action))).toBe(allowed);
        accepted += Number(allowed);
      }
    expect(accepted).toBe(4);
  });
});

describe("A neutralized fleet", () => {
  const led = () => does(table(), lead(table()));
  const damaged = (amount: number) =>
    does(led(), {
      type: "effect",
      seat: 1,
      because: "Mines",
      effect: { verb: "damage", which: { card: at(led(), "First Battle Fleet") }, amount },
    });

  it("takes its leader with it, who suffers no severe damage", () => {
    const game = damaged(14);
    expect(inPlay(game, "First Battle Fleet")).toMatchObject({ neutralized: true, damage: 0, severe: 2 });
    expect(inPlay(game, "Sheridan")).toMatchObject({ neutralized: true, severe: 0, leads: null });
  });

  it("has taken as much damage as its military with the leader", () => {
    expect(inPlay(damaged(11), "First Battle Fleet")).toMatchObject({ neutralized: false, damage: 11 });
    expect(inPlay(damaged(12), "First Battle Fleet")).toMatchObject({ neutralized: true, severe: 0 });
  });

  it("may be the consequence of its leader's readying", () => {
    const game = byHand(damaged(9), "ready", "Sheridan");
    expect(inPlay(game, "First Battle Fleet")).toMatchObject({ neutralized: true, severe: 1 });
    expect(inPlay(game, "Sheridan").neutralized).toBe(false);
  });

  it("is not the consequence of its leader's being neutralized alone, unless it lives on the leadership", () => {
    expect(inPlay(byHand(damaged(7), "neutralize", "Sheridan"), "First Battle Fleet")).toMatchObject({
      neutralized: false,
      damage: 7,
    });
    expect(inPlay(byHand(damaged(8), "neutralize", "Sheridan"), "First Battle Fleet").neutralized).toBe(true);
  });
});

// engine glossary: Participant — the leader of a fleet that takes part takes part. compendium: Participants
describe("A leader whose fleet takes part", () => {
  const fighting = () => {
    const start = table({ hand: [event("Bluff", { says: "-" })] });
    const game = does(start, lead(start));
    return order(does(game, { type: "pass", seat: 1 }), 0, "oppose Skirmish with First Battle Fleet using military");
  };
  const aimed = (game: Game, ledFleet: "support" | "oppose") =>
    legalTargets(game, { what: "card", of: "any", ledFleet }, { by: 0, conflict: game.conflicts[0] ?? null }).map(
      (target) => (target.what === "card" ? titleOf(game, target.card) : null),
    );

  it("takes part no more when the fleet is discarded, removed from the game or returned to the hand", () => {
    expect(taking(fighting())).toContainEqual(["Sheridan", "lead"]);
    for (const verb of ["discard-card", "remove", "return-to-hand"] as const) {
      const game = fighting();
      const effect = { verb, which: { card: at(game, "First Battle Fleet") } };
      const after = does(game, { type: "effect", seat: 0, because: "An Order", effect });
      expect(inPlay(after, "Sheridan").leads).toBeNull();
      expect(taking(after)).toEqual([]);
    }
  });

  it("and is neutralized with it still has led it in that conflict, for aftermaths on whoever did", () => {
    const game = byHand(fighting(), "neutralize", "First Battle Fleet");
    expect(inPlay(game, "Sheridan")).toMatchObject({ neutralized: true, leads: null });
    expect(aimed(game, "oppose")).toEqual(["Sheridan"]);
    expect(aimed(game, "support")).toEqual([]);
  });

  it("stays one who took part in what has been resolved, where it readies afterwards", () => {
    const resolved = passed(fighting(), "action");
    expect(resolved.conflicts[0]?.result).not.toBeNull();
    const game = byHand(resolved, "ready", "Sheridan");
    expect(inPlay(game, "Sheridan").leads).toBeNull();
    expect(taking(game)).toContainEqual(["Sheridan", "lead"]);
    expect(aimed(game, "oppose")).toEqual(["Sheridan"]);
  });
});
