// engine: Tainted Cards and Marks; Allergic Cards and Marks; The source of marks
import { describe, expect, it } from "vitest";
import type { CardFacts, Game, Mark } from "../../src/engine/index.ts";
import { factionMarks } from "../../src/engine/rules/marks.ts";
import {
  at,
  character,
  does,
  happens,
  inPlay,
  invented,
  order,
  refused,
  type SeatStage,
  stage,
  turned,
} from "./stage.ts";

const marked = (title: string, marks: CardFacts["marks"], more: Partial<CardFacts> = {}) =>
  character(title, { diplomacy: 1 }, { ...(marks ? { marks } : {}), ...more });
const table = (you: SeatStage) => stage({ You: { unspent: 9, ...you }, Rival: {} });
const effect = (game: Game, verb: "gain-mark" | "purge-mark", title: string, mark: Mark, amount = 1) => ({
  type: "effect" as const,
  seat: 0,
  because: "Contact",
  effect: { verb, which: { card: at(game, title) }, mark, amount },
});
const sponsor = (game: Game, title: string, on?: string) => ({
  type: "sponsor" as const,
  seat: 0,
  card: at(game, title),
  with: at(game, "You's Ambassador"),
  ...(on ? { target: { what: "card" as const, card: at(game, on) } } : {}),
});

describe("Marks", () => {
  it("that are printed come into play with the card, and count for its faction", () => {
    const game = table({ hand: [marked("Lennier", { vorlon: 1 })], supporting: [marked("Delenn", { vorlon: 2 })] });
    const after = does(game, sponsor(game, "Lennier"));
    expect(inPlay(after, "Lennier").marks).toEqual({ vorlon: 1 });
    expect(factionMarks(after, 0, "vorlon")).toBe(3);
    expect(factionMarks(after, 1, "vorlon")).toBe(0);
  });

  it("of a neutralized character count", () => {
    const game = turned(table({ supporting: [marked("Delenn", { vorlon: 2 })] }), "Delenn", { neutralized: true });
    expect(factionMarks(game, 0, "vorlon")).toBe(2);
  });

  it("are gained by a card and purged from it, as many as it has", () => {
    const game = table({ supporting: [marked("Delenn", { destiny: 1 })] });
    const more = does(game, effect(game, "gain-mark", "Delenn", "destiny", 2));
    expect(inPlay(more, "Delenn").marks).toEqual({ destiny: 3 });
    expect(inPlay(does(more, effect(more, "purge-mark", "Delenn", "destiny", 2)), "Delenn").marks).toEqual({
      destiny: 1,
    });
    const { game: none, events } = happens(more, effect(more, "purge-mark", "Delenn", "destiny", 9));
    expect(inPlay(none, "Delenn").marks).toEqual({});
    expect(events[1]).toMatchObject({ type: "mark-changed", mark: "destiny", by: -3 });
    expect(refused(none, effect(none, "purge-mark", "Delenn", "destiny")).code).toBe("nothing-to-change");
  });
});

describe("Shadow and Vorlon marks", () => {
  it("exclude each other within a faction: an effect that would bring the other is ignored", () => {
    const game = table({ supporting: [marked("Kosh", { vorlon: 1 }), marked("Clerk", undefined)] });
    expect(refused(game, effect(game, "gain-mark", "Clerk", "shadow"))).toMatchObject({
      code: "nothing-to-change",
      rule: "effects-by-hand",
    });
    const other = does(game, effect(game, "gain-mark", "Rival's Ambassador", "shadow"));
    expect(inPlay(other, "Rival's Ambassador").marks).toEqual({ shadow: 1 });
    const reversed = table({ supporting: [marked("Morden", { shadow: 1 }), marked("Clerk", undefined)] });
    expect(refused(reversed, effect(reversed, "gain-mark", "Clerk", "vorlon")).code).toBe("nothing-to-change");
    expect(inPlay(does(game, effect(game, "gain-mark", "Clerk", "doom")), "Clerk").marks).toEqual({ doom: 1 });
  });

  it("exclude each other no more once the last of them has been purged", () => {
    const game = table({ supporting: [marked("Kosh", { vorlon: 1 })] });
    const free = does(game, effect(game, "purge-mark", "Kosh", "vorlon"));
    expect(inPlay(does(free, effect(free, "gain-mark", "Kosh", "shadow")), "Kosh").marks).toEqual({ shadow: 1 });
  });

  it("keep a card with the other mark out of the faction", () => {
    const game = table({
      supporting: [marked("Kosh", { vorlon: 1 })],
      hand: [marked("Morden", { shadow: 1 }), marked("Sinclair", { destiny: 1, vorlon: 1 })],
    });
    expect(refused(game, sponsor(game, "Morden"))).toMatchObject({
      code: "allergic",
      rule: "allergic-marks",
      facts: { title: "Morden", target: "Kosh", mark: "vorlon" },
    });
    does(game, sponsor(game, "Sinclair"));
  });
});

describe("Marks that a card gives", () => {
  const triluminary = (mark: Mark) =>
    invented("enhancement", "Triluminary", {
      cost: 0,
      text: {
        says: "A mark.",
        target: { what: "card", of: "any" },
        statics: [{ gives: "mark", mark, amount: 1, to: "host" }],
      },
    });
  const worn = (delenn: CardFacts["marks"], mark: Mark = "destiny") => {
    const game = table({ supporting: [marked("Delenn", delenn)], hand: [triluminary(mark)] });
    return does(game, sponsor(game, "Triluminary", "Delenn"));
  };
  /** The same, but the enhancement is the rival's, who may leave and take it along. */
  function lent(): Game {
    const start = stage({
      You: { supporting: [marked("Delenn", { destiny: 2 })] },
      Rival: { unspent: 9, hand: [triluminary("destiny")] },
      Third: {},
    });
    const game = order(start, 0, "pass");
    const target = { what: "card" as const, card: at(game, "Delenn") };
    return does(game, {
      type: "sponsor",
      seat: 1,
      card: at(game, "Triluminary"),
      with: at(game, "Rival's Ambassador"),
      target,
    });
  }

  it("are attached to the card that it is on", () => {
    expect(inPlay(worn({ vorlon: 2 }), "Delenn").marks).toEqual({ vorlon: 2, destiny: 1 });
  });

  it("are purged when the card that gave them is lost, whatever their source", () => {
    const given = lent();
    expect(inPlay(given, "Delenn").marks).toEqual({ destiny: 3 });
    expect(inPlay(does(given, { type: "concede", seat: 1 }), "Delenn").marks).toEqual({ destiny: 2 });
  });

  it("are no debt where the card has no such mark left", () => {
    const given = lent();
    const purged = does(given, effect(given, "purge-mark", "Delenn", "destiny", 3));
    expect(inPlay(does(purged, { type: "concede", seat: 1 }), "Delenn").marks).toEqual({});
  });

  it("are ignored where the faction is allergic to them", () => {
    expect(inPlay(worn({ vorlon: 1 }, "shadow"), "Delenn").marks).toEqual({ vorlon: 1 });
  });
});
