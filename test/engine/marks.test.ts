// engine: Tainted Cards and Marks; Allergic Cards and Marks; The source of marks
import { describe, expect, it } from "vitest";
import { type CardFacts, type Game, legalActions, type Mark } from "../../src/engine/index.ts";
import { factionMarks } from "../../src/engine/rules/marks.ts";
import { leavePlay } from "../../src/engine/rules/zones.ts";
import {
  arranged,
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
    expect([inPlay(gone, "Carn").marks, inPlay(gone, "You's Ambassador").marks]).toEqual([{}, {}]);
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

// engine glossary: Ranger, Ranger One
describe("Rangers", () => {
  const ranger = (title: string, keyword = "Ranger") => marked(title, undefined, { keywords: [keyword] });

  it("are not sponsored by a faction with Shadow marks", () => {
    const game = table({ supporting: [marked("Morden", { shadow: 2 })], hand: [ranger("Marcus")] });
    expect(refused(game, sponsor(game, "Marcus"))).toMatchObject({
      code: "ranger-and-shadow",
      rule: "ranger",
      facts: { title: "Marcus", target: "Morden", has: 2 },
    });
    const free = does(game, effect(game, "purge-mark", "Morden", "shadow", 2));
    does(free, sponsor(free, "Marcus"));
  });

  it("keep Shadow marks from their faction: those that it would gain are ignored, and no card brings one", () => {
    const game = table({ supporting: [ranger("Marcus")], hand: [marked("Morden", { shadow: 1 })] });
    expect(refused(game, effect(game, "gain-mark", "You's Ambassador", "shadow")).code).toBe("nothing-to-change");
    expect(refused(game, sponsor(game, "Morden"))).toMatchObject({
      code: "shadow-and-ranger",
      rule: "ranger",
      facts: { title: "Morden", ranger: "Marcus" },
    });
    does(game, effect(game, "gain-mark", "You's Ambassador", "vorlon"));
  });

  it("have one Ranger One at a time, in the whole game", () => {
    const start = stage({
      You: { unspent: 9, hand: [ranger("Sinclair", "Ranger One")] },
      Rival: { supporting: [ranger("Delenn", "Ranger One")] },
    });
    expect(refused(start, sponsor(start, "Sinclair"))).toMatchObject({
      code: "ranger-one-in-play",
      rule: "ranger-one",
      facts: { title: "Sinclair", target: "Delenn" },
    });
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

// engine glossary: Requirements, Purge — a mark that is purged as a price comes from a card that the player controls
describe("Purging a mark as a price", () => {
  const rite = invented("event", "Rite", {
    cost: 0,
    text: {
      says: "Purge 2 doom marks: gain 1 power.",
      pays: [{ pays: "purge-mark", mark: "doom", amount: 2 }],
      effects: [{ verb: "gain-power", who: "you", amount: 1 }],
    },
  });
  const seer = marked("Seer", undefined, {
    text: {
      says: "Rotate and purge 1 doom mark: draw 1 card.",
      actions: [
        {
          does: "draw 1 card",
          pays: [{ pays: "purge-mark", mark: "doom", amount: 1 }],
          effects: [{ verb: "draw", who: "you", amount: 1 }],
        },
      ],
    },
  });

  it("is done at once where no choice is left, and then the card does what it says", () => {
    const game = table({ hand: [rite], supporting: [marked("One", { doom: 1 }), marked("Two", { doom: 1 })] });
    const after = order(game, 0, "play Rite");
    expect([inPlay(after, "One").marks, inPlay(after, "Two").marks]).toEqual([{}, {}]);
    expect(after.seats[0]?.rawPower).toBe(1);
  });

  it("asks from which card, mark by mark, before anything else happens", () => {
    const game = table({ hand: [rite], supporting: [marked("One", { doom: 2 }), marked("Two", { doom: 1 })] });
    const asked = order(game, 0, "play Rite");
    expect(asked.awaiting).toMatchObject([{ seat: 0, kind: "purge", mark: "doom", amount: 2, source: "Rite" }]);
    expect(asked.seats[0]?.rawPower).toBe(0);
    expect(legalActions(asked, 0).map(({ sentence }) => sentence)).toEqual([
      "purge 1 doom mark from One",
      "purge 1 doom mark from Two",
    ]);
    expect(refused(asked, { type: "purge", seat: 0, card: at(asked, "You's Ambassador") })).toMatchObject({
      code: "no-such-mark",
      rule: "purge",
      facts: { title: "You's Ambassador", mark: "doom" },
    });
    const one = order(asked, 0, "purge 1 doom mark from Two");
    // The rest can come from One alone.
    expect(inPlay(one, "One").marks).toEqual({ doom: 1 });
    expect(one.seats[0]?.rawPower).toBe(1);
    expect(one.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("is refused without as many marks on cards that the player controls, with the numbers", () => {
    const game = stage({
      You: { hand: [rite], supporting: [marked("One", { doom: 1 })] },
      Rival: { supporting: [marked("Theirs", { doom: 3 })] },
    });
    const play = { type: "play" as const, seat: 0, card: at(game, "Rite") };
    expect(refused(game, play)).toMatchObject({
      code: "marks-to-purge",
      rule: "purge",
      facts: { title: "Rite", needs: "2 doom marks to purge", has: 1 },
    });
    const control = { verb: "take-control" as const, which: { card: at(game, "Theirs") }, who: { seat: 0 } };
    const taken = does(game, {
      type: "effect",
      seat: 0,
      because: "A Card",
      effect: { ...control, until: "permanent" },
    });
    does(taken, { ...play, card: at(taken, "Rite") });
    const lost = { verb: "take-control" as const, which: { card: at(game, "One") }, who: { seat: 1 } };
    const without = does(game, { type: "effect", seat: 0, because: "A Card", effect: { ...lost, until: "permanent" } });
    expect(refused(without, play).facts).toMatchObject({ has: 0 });
  });

  it("is paid for a card's action, which cannot be sustained then", () => {
    const game = table({ supporting: [seer, marked("One", { doom: 1 })] });
    const after = order(game, 0, "rotate Seer to draw 1 card");
    expect(inPlay(after, "One").marks).toEqual({});
    expect(after.seats[0]?.hand).toHaveLength(1);
    const none = table({ supporting: [seer] });
    expect(refused(none, { type: "rotate", seat: 0, card: at(none, "Seer"), action: 0 }).code).toBe("marks-to-purge");
  });

  it("is paid for a card that is sponsored, before it brings marks of its own", () => {
    const cultist = marked(
      "Cultist",
      { doom: 3 },
      {
        cost: 1,
        text: { says: "Purge.", pays: [{ pays: "purge-mark", mark: "doom", amount: 1 }] },
      },
    );
    const game = table({ hand: [cultist], supporting: [marked("One", { doom: 1 })] });
    const after = does(game, sponsor(game, "Cultist"));
    expect([inPlay(after, "Cultist").marks, inPlay(after, "One").marks]).toEqual([{ doom: 3 }, {}]);
    const none = table({ hand: [cultist] });
    expect(refused(none, sponsor(none, "Cultist")).code).toBe("marks-to-purge");
  });

  it("is asked for no more where something else has taken the marks meanwhile", () => {
    const game = table({ hand: [rite], supporting: [marked("One", { doom: 2 }), marked("Two", { doom: 1 })] });
    let asked = order(game, 0, "play Rite");
    asked = does(asked, { ...effect(asked, "purge-mark", "One", "doom", 2), seat: 1 });
    asked = does(asked, { ...effect(asked, "purge-mark", "Two", "doom"), seat: 1 });
    expect(asked.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });
});
