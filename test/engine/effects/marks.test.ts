// engine: Tainted Cards and Marks; Allergic Cards and Marks; The source of marks
import { describe, expect, it } from "vitest";
import { leavePlay } from "../../../src/engine/changes/zones.ts";
import type { CardFacts, Game, Mark } from "../../../src/engine/index.ts";
import { factionMarks } from "../../../src/engine/rules/in-force/marks.ts";
import { arranged, at, does, happens, inPlay, invented, order, refused, stage, turned } from "../stage.ts";
import { effect, marked, sponsor, table } from "./marks-stage.ts";

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

  // compendium, "Marks": what would give such marks, directly or not, is not sponsored.
  it("keep it from being sponsored where the faction is allergic to them", () => {
    const game = table({ supporting: [marked("Delenn", { vorlon: 2 })], hand: [triluminary("shadow")] });
    expect(refused(game, sponsor(game, "Triluminary", "Delenn"))).toMatchObject({
      code: "allergic",
      rule: "allergic-marks",
      facts: { title: "Triluminary", target: "Delenn", mark: "vorlon", has: 2 },
    });
    const other = does(game, sponsor(game, "Triluminary", "Rival's Ambassador"));
    expect(inPlay(other, "Rival's Ambassador").marks).toEqual({ shadow: 1 });
  });

  it("to many cards are ignored where a faction is allergic to them", () => {
    const dark = invented("group", "Dark Choir", {
      text: { says: "All.", statics: [{ gives: "mark", mark: "shadow", amount: 1, to: "characters" }] },
    });
    const start = stage({
      You: { unspent: 9, hand: [dark] },
      Rival: { supporting: [marked("Delenn", { vorlon: 1 })] },
    });
    const game = does(start, sponsor(start, "Dark Choir"));
    expect(inPlay(game, "You's Ambassador").marks).toEqual({ shadow: 1 });
    expect(inPlay(game, "Rival's Ambassador").marks).toEqual({});
    expect(inPlay(game, "Delenn").marks).toEqual({ vorlon: 1 });
  });

  it("to a kind of card are given to those that come later, and purged from all when it goes", () => {
    const choir = invented("group", "Choir", {
      race: "narn",
      text: { says: "All.", statics: [{ gives: "mark", mark: "strife", amount: 1, to: "characters", race: "narn" }] },
    });
    const start = stage({
      You: { race: "narn", unspent: 9, supporting: [choir], hand: [marked("Carn", undefined, { race: "narn" })] },
      Rival: {},
    });
    expect(inPlay(start, "You's Ambassador").marks).toEqual({ strife: 1 });
    const game = does(start, sponsor(start, "Carn"));
    expect(inPlay(game, "Carn").marks).toEqual({ strife: 1 });
    const gone = arranged(game, (work) => leavePlay(work, at(game, "Choir"), "discard"));
    expect({ carn: inPlay(gone, "Carn").marks, yousAmbassador: inPlay(gone, "You's Ambassador").marks }).toEqual({
      carn: {},
      yousAmbassador: {},
    });
  });
});

describe("A tainted card", () => {
  const vorlon = (more: Partial<CardFacts> = {}) => marked("Ulkesh", undefined, { race: "vorlon", ...more });

  // engine, "Tainted Cards and Marks"; Drakh Rule 2
  it("of the Vorlons keeps the Shadows' cards out, and has their marks ignored, without a mark of its own", () => {
    const game = table({
      supporting: [vorlon()],
      hand: [marked("Morden", { shadow: 1 }), marked("Drone", undefined, { race: "shadow" })],
    });
    for (const title of ["Morden", "Drone"])
      expect(refused(game, sponsor(game, title))).toMatchObject({
        code: "allergic",
        rule: "allergic-marks",
        facts: { title, target: "Ulkesh", taint: "vorlon" },
      });
    const { events } = happens(game, effect(game, "gain-mark", "Rival's Ambassador", "shadow"));
    expect(events.at(-1)).toMatchObject({ type: "mark-changed", ignored: false });
    expect(refused(game, effect(game, "gain-mark", "You's Ambassador", "shadow")).code).toBe("nothing-to-change");
  });

  it("loses its taint with its marks, unless it gives such marks to others", () => {
    const purging = (supporting: CardFacts) => {
      const game = table({ supporting: [supporting], hand: [vorlon()] });
      const title = supporting.title;
      expect(refused(game, sponsor(game, "Ulkesh")).code).toBe("allergic");
      return { title, game: does(game, effect(game, "purge-mark", title, "shadow")) };
    };
    const free = purging(marked("Morden", { shadow: 1 }));
    does(free.game, sponsor(free.game, "Ulkesh"));
    const chaos = marked("Chaos", undefined, {
      text: { says: "All.", statics: [{ gives: "mark", mark: "shadow", amount: 1, to: "characters" }] },
    });
    const still = purging(chaos);
    expect(
      refused(
        does(still.game, effect(still.game, "purge-mark", "You's Ambassador", "shadow")),
        sponsor(still.game, "Ulkesh"),
      ),
    ).toMatchObject({
      code: "allergic",
      facts: { title: "Ulkesh", target: "Chaos", taint: "shadow" },
    });
  });

  it("that brings such a mark as it comes is refused too", () => {
    const pact = marked("Envoy", undefined, {
      text: { says: "Gain.", effects: [{ verb: "gain-mark", which: "your-ambassador", mark: "shadow", amount: 1 }] },
    });
    const game = table({ supporting: [marked("Kosh", { vorlon: 1 })], hand: [pact] });
    expect(refused(game, sponsor(game, "Envoy")).code).toBe("allergic");
  });
});

// compendium, John Sheridan: one more of a kind that the card does not have; of two gained together, three.
describe("A card that gains more of a kind of mark that it does not have", () => {
  const john = marked("John", { destiny: 1 }, { text: { says: "More.", statics: [{ gives: "first-mark", by: 1 }] } });

  it("gains one more with the first, and none with the next", () => {
    const game = table({ supporting: [john] });
    const two = does(game, effect(game, "gain-mark", "John", "doom", 2));
    expect(inPlay(two, "John").marks).toEqual({ destiny: 1, doom: 3 });
    expect(inPlay(does(two, effect(two, "gain-mark", "John", "doom")), "John").marks.doom).toBe(4);
    expect(inPlay(does(game, effect(game, "gain-mark", "John", "destiny")), "John").marks.destiny).toBe(2);
  });
});
