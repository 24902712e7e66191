// engine: Lasting and Sustainable Effects; Advanced Details about playing cards: the THEN rule, the BOTH rule
import { describe, expect, it } from "vitest";
import type { TextEffect } from "../../../src/engine/effects/index.ts";
import type { Effect, Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import {
  at,
  character,
  does,
  event,
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

type Until = Extract<Effect, { verb: "change-ability" }>["until"];
const helper = (until: Until, influence?: number) =>
  group("Helpers", {
    text: {
      says: "Rotate: help.",
      actions: [
        {
          does: "help",
          ...(influence === undefined ? {} : { influence }),
          effects: [{ verb: "change-ability", which: "your-ambassador", ability: "diplomacy", by: 2, until }],
        },
      ],
    },
  });
const helped = (until: Until, influence?: number) =>
  order(stage({ You: { supporting: [helper(until, influence)] }, Rival: {} }), 0, "rotate Helpers to help");
const diplomacy = (game: Game) => abilityOf(game, at(game, "You's Ambassador"), "diplomacy");
type Turning = "ready" | "rotate" | "discard-card" | "return-to-hand" | "remove";
const hand = (game: Game, verb: Turning, title: string): Game =>
  does(game, { type: "effect", seat: 1, because: "A Plot", effect: { verb, which: { card: at(game, title) } } });
const nextTurn = (game: Game) => passed(game, "action", "discard", "buy");

describe("An effect that lasts while its card remains rotated", () => {
  it("ends when that card is readied or leaves play", () => {
    const game = helped("while-rotated");
    expect(diplomacy(game)).toBe(5);
    for (const verb of ["ready", "discard-card", "return-to-hand", "remove"] as const)
      expect(diplomacy(hand(game, verb, "Helpers"))).toBe(3);
  });

  it("goes on in the next turn where the card is left rotated, and cannot where it was readied", () => {
    const game = nextTurn(helped("while-rotated"));
    expect(game.awaiting).toMatchObject([{ kind: "sustain" }]);
    expect(diplomacy(does(game, { type: "sustain", seat: 0, cards: [at(game, "Helpers")] }))).toBe(5);
    expect(diplomacy(does(game, { type: "sustain", seat: 0, cards: [] }))).toBe(3);
  });
});

describe("An effect that lasts until the end of the turn", () => {
  it("goes on though its card is readied in the meantime, and is over with the turn", () => {
    const game = hand(helped("end-of-turn"), "ready", "Helpers");
    expect(diplomacy(game)).toBe(5);
    expect(diplomacy(nextTurn(game))).toBe(3);
  });

  it("goes on though its card leaves play in the meantime", () => {
    for (const verb of ["discard-card", "return-to-hand", "remove"] as const) {
      const game = hand(helped("end-of-turn"), verb, "Helpers");
      expect(diplomacy(game)).toBe(5);
      expect(diplomacy(nextTurn(game))).toBe(3);
    }
  });

  // compendium: Sustained Actions — no gap
  it("is sustained without a gap where the action cost nothing but the rotation", () => {
    const game = turned(helped("end-of-turn"), "You's Ambassador", { damage: 4 });
    const next = nextTurn(game);
    expect(next.awaiting).toMatchObject([{ kind: "sustain" }]);
    const on = does(next, { type: "sustain", seat: 0, cards: [at(next, "Helpers")] });
    expect(inPlay(on, "You's Ambassador")).toMatchObject({ neutralized: false, damage: 4 });
    const off = does(next, { type: "sustain", seat: 0, cards: [] });
    expect(inPlay(off, "You's Ambassador").neutralized).toBe(true);
  });

  it("is not sustained where influence was applied for it", () => {
    const next = nextTurn(helped("end-of-turn", 1));
    expect(next.awaiting[0]?.kind).not.toBe("sustain");
    expect(diplomacy(next)).toBe(3);
  });
});

describe("What an event does", () => {
  const played = (effects: TextEffect[]) => {
    const toast = event("Rite", { says: "A rite.", target: { what: "card", of: "you" }, effects });
    const game = stage({ You: { hand: [toast], supporting: [character("Clerk", { diplomacy: 3 })] }, Rival: {} });
    return does(game, {
      type: "play",
      seat: 0,
      card: at(game, "Rite"),
      target: { what: "card", card: at(game, "Clerk") },
    });
  };

  // engine: marks and damage are permanent
  it("to marks and damage stays, when what it does to abilities is over", () => {
    const next = nextTurn(
      played([
        { verb: "gain-mark", which: "target", mark: "destiny", amount: 1 },
        { verb: "damage", which: "target", amount: 1 },
        { verb: "change-ability", which: "target", ability: "diplomacy", by: 2, until: "end-of-turn" },
      ]),
    );
    expect(inPlay(next, "Clerk")).toMatchObject({ marks: { destiny: 1 }, damage: 1 });
    expect(abilityOf(next, at(next, "Clerk"), "diplomacy")).toBe(2);
  });
});

/** A fleet and a character of the rival's; the event would rotate both. */
const raid = (verb: "do-then" | "do-both" | null, state: "ready" | "rotated") => {
  let game = stage({ You: {}, Rival: { supporting: [fleet("Cruiser", 2), character("Captain", { leadership: 1 })] } });
  if (state === "rotated") game = hand(game, "rotate", "Cruiser");
  const [first, second] = ["Cruiser", "Captain"].map(
    (title): TextEffect => ({ verb: "rotate", which: { card: at(game, title) } }),
  );
  if (!first || !second || first.verb !== "rotate" || second.verb !== "rotate") throw new Error("no effects");
  return { game, effects: [first, second], verb };
};
const rotated = (game: Game, title: string) => inPlay(game, title).rotated;

describe("Several effects of one card", () => {
  /** Your ambassador is rotated already, so the first of them fails. */
  const comesOut = (join: (effects: Extract<TextEffect, { verb: "rotate" }>[]) => TextEffect[]) => {
    const effects = join([
      { verb: "rotate", which: "your-ambassador" },
      { verb: "rotate", which: "target" },
    ]);
    const rite = event("Rite", { says: "Rotate.", target: { what: "card", of: "any" }, effects });
    let game = stage({ You: { hand: [rite] }, Rival: { supporting: [fleet("Cruiser", 2)] } });
    game = turned(game, "You's Ambassador", { rotated: true });
    const target = { what: "card", card: at(game, "Cruiser") } as const;
    return rotated(does(game, { type: "play", seat: 0, card: at(game, "Rite"), target }), "Cruiser");
  };

  // engine: Advanced Details about playing cards — a card with several effects
  it("are independent of each other unless the card says otherwise", () => {
    expect(comesOut((effects) => effects)).toBe(true);
    expect(comesOut((effects) => [{ verb: "do-then", effects }])).toBe(false);
    expect(comesOut((effects) => [{ verb: "do-both", effects }])).toBe(false);
  });
});

// engine: The THEN rule
describe("First one thing, then another", () => {
  const act = (state: "ready" | "rotated") => {
    const { game, effects } = raid("do-then", state);
    const effect = { verb: "do-then", effects } as Effect;
    return { game, action: { type: "effect", seat: 0, because: "A Rite", effect } as const };
  };

  it("does both where the first happens", () => {
    const { game, action } = act("ready");
    const after = does(game, action);
    expect({ cruiser: rotated(after, "Cruiser"), captain: rotated(after, "Captain") }).toEqual({
      cruiser: true,
      captain: true,
    });
  });

  it("does not do the second where the first fails", () => {
    const { game, action } = act("rotated");
    expect(refused(game, action).code).toBe("nothing-to-change");
  });
});

// engine: The BOTH rule
describe("Both of two things", () => {
  it("happen where both can, and neither where one cannot", () => {
    for (const state of ["ready", "rotated"] as const) {
      const { game, effects } = raid("do-both", state);
      for (const order of [effects, [...effects].reverse()]) {
        const action = {
          type: "effect",
          seat: 0,
          because: "A Rite",
          effect: { verb: "do-both", effects: order } as Effect,
        } as const;
        if (state === "rotated") expect(refused(game, action).code).toBe("nothing-to-change");
        else {
          const { game: after } = happens(game, action);
          expect({ cruiser: rotated(after, "Cruiser"), captain: rotated(after, "Captain") }).toEqual({
            cruiser: true,
            captain: true,
          });
        }
      }
    }
  });
});
