// compendium: Sustained Actions, bullets 1 and 2; engine: Sustained Actions
import { describe, expect, it } from "vitest";
import type { CardAction } from "../../../src/engine/cards/text.ts";
import type { Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { by } from "../rulesets/by.ts";
import { at, character, does, fleet, group, inPlay, order, passed, refused, stage, turned } from "../stage.ts";

/** Into the next turn: until somebody is asked what to sustain, or declares. */
const nextTurn = (game: Game) => passed(game, "action", "discard", "buy");
const asked = (game: Game) => nextTurn(game).awaiting.filter(({ kind }) => kind === "sustain");
const diplomacy = (game: Game, title: string) => abilityOf(game, at(game, title), "diplomacy");

/** Rotates to give a character +2 diplomacy for as long as it remains rotated. */
const choir = (more: Partial<CardAction> = {}) =>
  group("Choir", {
    text: {
      says: "Sing.",
      actions: [
        {
          does: "sing",
          target: { what: "card", types: ["character"], of: "any", marked: "destiny" },
          effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 2, until: "while-rotated" }],
          ...more,
        },
      ],
    },
  });
const seer = character("Seer", { diplomacy: 1 }, { marks: { destiny: 1, doom: 1 } });
const sung = (more: Partial<CardAction> = {}) =>
  order(stage({ You: { supporting: [choir(more), seer] }, Rival: {} }), 0, "rotate Choir to sing on Seer");
const purge = (game: Game) =>
  does(game, {
    type: "effect",
    seat: 1,
    because: "A Rite",
    effect: { verb: "purge-mark", which: { card: at(game, "Seer") }, mark: "destiny", amount: 1 },
  });

describe("An action is sustained", () => {
  it("only where its target is still what it asks for", () => {
    expect(asked(sung())).toMatchObject([{ seat: 0 }]);
    const unmarked = purge(sung());
    // For this turn the bonus stays: the target was looked at when the action was taken.
    expect(diplomacy(unmarked, "Seer")).toBe(3);
    expect(asked(unmarked)).toEqual([]);
    const next = nextTurn(unmarked);
    expect({ rotated: inPlay(next, "Choir").rotated, diplomacy: diplomacy(next, "Seer") }).toEqual({
      rotated: false,
      diplomacy: 1,
    });
    expect(asked(by("quickstart", unmarked))).toMatchObject([{ seat: 0 }]);
  });

  it("for a ready target though that had rotated meanwhile, and not where it lies neutralized", () => {
    const ready: Partial<CardAction> = { target: { what: "card", types: ["character"], of: "you", state: "ready" } };
    const lord = character("Lord", { diplomacy: 1 });
    const start = stage({ You: { supporting: [choir(ready)], inner: [lord] }, Rival: {} });
    const game = order(start, 0, "rotate Choir to sing on Lord");
    expect(asked(turned(game, "Lord", { rotated: true }))).toMatchObject([{ seat: 0 }]);
    expect(asked(turned(game, "Lord", { neutralized: true }))).toEqual([]);
  });

  it("only where it cost the rotation alone, whatever it says of remaining rotated", () => {
    for (const cost of [
      { influence: 1 },
      { pays: [{ pays: "purge-mark" as const, mark: "doom" as const, amount: 1 }] },
    ]) {
      const game = sung(cost);
      expect(diplomacy(game, "Seer")).toBe(3);
      expect(asked(game)).toEqual([]);
      const next = nextTurn(game);
      expect({ rotated: inPlay(next, "Choir").rotated, diplomacy: diplomacy(next, "Seer") }).toEqual({
        rotated: false,
        diplomacy: 1,
      });
      expect(asked(by("quickstart", game))).toMatchObject([{ seat: 0 }]);
    }
  });

  it("by a leader only who still has leadership", () => {
    const start = stage({
      You: { supporting: [fleet("Raiders", 3), character("Captain", { leadership: 2, intrigue: 4 })] },
      Rival: {},
    });
    const led = order(start, 0, "lead Raiders with Captain");
    expect(asked(turned(led, "Captain", { damage: 1 }))).toMatchObject([{ seat: 0 }]);
    const hurt = turned(led, "Captain", { damage: 2 });
    expect(asked(hurt)).toEqual([]);
    expect(inPlay(nextTurn(hurt), "Captain")).toMatchObject({ rotated: false, leads: null });
  });
});

describe("A card that cannot ready", () => {
  const chains = group("Chains", {
    text: { says: "They cannot ready.", statics: [{ gives: "cannot", what: "be-readied", to: "your-characters" }] },
  });
  const aide = character(
    "Aide",
    {},
    {
      text: {
        says: "Help.",
        actions: [
          {
            does: "help",
            effects: [
              { verb: "change-ability", which: "your-ambassador", ability: "diplomacy", by: 2, until: "end-of-turn" },
            ],
          },
        ],
      },
    },
  );
  const helped = () => {
    const seats = { You: { supporting: [chains, aide], inner: [character("Lord")] }, Rival: { unspent: 9 } };
    return turned(order(stage(seats), 0, "rotate Aide to help"), "Lord", { rotated: true });
  };

  it("sustains by itself: its player is not asked, and what it does goes on", () => {
    const next = nextTurn(helped());
    expect(next).toMatchObject({ turn: 2, round: "conflict" });
    expect(inPlay(next, "Aide").rotated).toBe(true);
    expect(diplomacy(next, "You's Ambassador")).toBe(5);
    expect(diplomacy(nextTurn(passed(next, "declare")), "You's Ambassador")).toBe(5);
  });

  it("stays rotated though it sustains nothing, and cannot act", () => {
    const next = passed(nextTurn(helped()), "declare");
    expect(inPlay(next, "Lord").rotated).toBe(true);
    const build = { type: "build" as const, seat: 0, with: at(next, "Lord") };
    expect(refused(next, build)).toMatchObject({ code: "not-ready", facts: { state: "rotated" } });
  });

  it("readies in the next ready round once nothing keeps it", () => {
    const gone = does(helped(), {
      type: "effect",
      seat: 1,
      because: "A Key",
      effect: { verb: "discard-card", which: { card: at(helped(), "Chains") } },
    });
    expect(asked(gone)).toMatchObject([{ seat: 0 }]);
    const free = does(nextTurn(gone), { type: "sustain", seat: 0, cards: [] });
    expect(["Aide", "Lord"].map((title) => inPlay(free, title).rotated)).toEqual([false, false]);
    expect(diplomacy(free, "You's Ambassador")).toBe(3);
  });
});
