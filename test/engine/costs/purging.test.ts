// engine glossary: Requirements, Purge; compendium: 8.10 Marks
import { describe, expect, it } from "vitest";
import { type CardFacts, type Game, legalActions } from "../../../src/engine/index.ts";
import { effect, marked, sponsor, table } from "../effects/marks-stage.ts";
import { at, character, does, event, inPlay, invented, order, refused, stage } from "../stage.ts";

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
    expect({ one: inPlay(after, "One").marks, two: inPlay(after, "Two").marks }).toEqual({ one: {}, two: {} });
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

  it("is paid for a card's action", () => {
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
    expect({ cultist: inPlay(after, "Cultist").marks, one: inPlay(after, "One").marks }).toEqual({
      cultist: { doom: 3 },
      one: {},
    });
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

// compendium: 8.10 Marks — a card pictures the marks that are printed on it, whether it still has them or not
describe("A mark that is pictured on a card", () => {
  const contact = () => marked("Contact", { shadow: 1 });
  const has = (game: Game, title: string) => inPlay(game, title).marks.shadow ?? 0;
  const exposed = (bears: boolean) =>
    event("Exposed", {
      says: "Rotate them.",
      effects: [
        {
          verb: "rotate",
          which: { every: { what: "card", of: "any", ...(bears ? { marked: "shadow" } : { pictures: "shadow" }) } },
        },
      ],
    });
  const purged = (game: Game) =>
    does(game, {
      type: "effect",
      seat: 0,
      because: "A Rite",
      effect: { verb: "purge-mark", which: { card: at(game, "Contact") }, mark: "shadow", amount: 1 },
    });
  const given = (game: Game) =>
    does(game, {
      type: "effect",
      seat: 0,
      because: "A Rite",
      effect: { verb: "gain-mark", which: { card: at(game, "Aide") }, mark: "shadow", amount: 1 },
    });
  const table = (...hand: CardFacts[]) =>
    stage({ You: { unspent: 6, supporting: [contact(), character("Aide", { intrigue: 1 })], hand }, Rival: {} });

  it("stays pictured when it has been purged, and its card is still found by it", () => {
    const game = order(given(purged(table(exposed(false)))), 0, "play Exposed");
    expect({ contact: inPlay(game, "Contact").rotated, aide: inPlay(game, "Aide").rotated }).toEqual({
      contact: true,
      aide: false,
    });
  });

  it("is not the mark that the card has: that one may be on a card that pictures none", () => {
    const game = order(given(purged(table(exposed(true)))), 0, "play Exposed");
    expect({ contact: has(game, "Contact"), aide: has(game, "Aide") }).toEqual({ contact: 0, aide: 1 });
    expect({ contact: inPlay(game, "Contact").rotated, aide: inPlay(game, "Aide").rotated }).toEqual({
      contact: false,
      aide: true,
    });
  });

  it("pays for nothing and meets no requirement without the mark itself", () => {
    const rite = event("Dark Rite", { says: "Needs 1.", requires: [{ needs: "marks", mark: "shadow", atLeast: 1 }] });
    const price = event("Dark Price", {
      says: "Purge 1.",
      pays: [{ pays: "purge-mark", mark: "shadow", amount: 1 }],
      effects: [{ verb: "gain-power", who: "you", amount: 1 }],
    });
    const before = table(rite, price);
    const offered = (game: Game) => legalActions(game, 0).map(({ sentence }) => sentence);
    expect(offered(before)).toEqual(expect.arrayContaining(["play Dark Rite", "play Dark Price"]));
    const after = purged(before);
    expect(offered(after)).not.toContain("play Dark Rite");
    expect(offered(after)).not.toContain("play Dark Price");
  });
});
