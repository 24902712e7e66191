// engine: Advanced Details about playing cards; Sponsor a Supporting Card — requirements that ask the player to do something
import { describe, expect, it } from "vitest";
import type { Payment } from "../../../src/engine/cards/text.ts";
import { type CardFacts, type Game, viewFor } from "../../../src/engine/index.ts";
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
  refused,
  sentences,
  stage,
  turned,
} from "../stage.ts";

const gift = (...pays: Payment[]) =>
  event("Gift", { says: "Pay for it.", pays, effects: [{ verb: "add-influence", who: "you", amount: 3 }] });
const play = (game: Game) => ({ type: "play" as const, seat: 0, card: at(game, "Gift") });
const ROTATE = { pays: "rotate", types: ["character", "fleet"], amount: 1 } as const;

describe("A card that takes the rotation of another", () => {
  const table = (...supporting: CardFacts[]) =>
    stage({
      You: { hand: [gift({ ...ROTATE, types: [...ROTATE.types] })], supporting },
      Rival: { supporting: [fleet("Theirs", 3)] },
    });

  it("asks its player which card, before anything of it happens", () => {
    const start = table(character("Clerk"), fleet("Raiders", 2), group("Guild"));
    const game = does(start, play(start));
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "rotate-for", amount: 1 }]);
    expect(game.seats[0]?.additional).toBe(0);
    expect(sentences(game)).toEqual([
      "rotate You's Ambassador to pay for Gift",
      "rotate Clerk to pay for Gift",
      "rotate Raiders to pay for Gift",
    ]);
    expect(viewFor(game, "public").awaiting[0]).toMatchObject({ kind: "rotate-for", about: "Gift" });
    const paid = order(game, 0, "rotate Raiders to pay for Gift");
    expect(inPlay(paid, "Raiders").rotated).toBe(true);
    expect(paid.seats[0]?.additional).toBe(3);
    expect(paid.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("takes no card of another player's, none of another type, and none that is rotated or neutralized", () => {
    const start = turned(table(character("Clerk"), fleet("Raiders", 2), group("Guild")), "Raiders", { rotated: true });
    const game = does(start, play(start));
    for (const title of ["Theirs", "Guild", "Raiders"])
      expect(refused(game, { type: "purge", seat: 0, card: at(game, title) })).toMatchObject({
        code: "pays-not",
        rule: "requirements",
      });
  });

  it("rotates the only card that there is without asking, and is refused where there is none", () => {
    const start = table();
    const { game } = happens(start, play(start));
    expect(inPlay(game, "You's Ambassador").rotated).toBe(true);
    const none = turned(start, "You's Ambassador", { rotated: true });
    expect(refused(none, play(none))).toMatchObject({
      code: "cannot-pay",
      facts: { title: "Gift", needs: "1 ready character or fleet to rotate", has: 0 },
    });
    expect(sentences(none).some((one) => one.startsWith("play Gift"))).toBe(false);
  });

  it("asks for each where it takes several", () => {
    const two = gift({ pays: "rotate", types: ["character"], amount: 2 });
    let game = stage({ You: { hand: [two], supporting: [character("Clerk"), character("Page")] }, Rival: {} });
    game = order(does(game, play(game)), 0, "rotate Page to pay for Gift");
    expect(game.awaiting).toMatchObject([{ kind: "rotate-for", amount: 1 }]);
    game = order(game, 0, "rotate Clerk to pay for Gift");
    expect(inPlay(game, "You's Ambassador").rotated).toBe(false);
    expect(game.seats[0]?.additional).toBe(3);
  });

  it("needs another card than the one that rotates to sponsor it", () => {
    const guild = group("Guild", {
      cost: 1,
      text: { says: "Rotate a character.", pays: [{ pays: "rotate", types: ["character"], amount: 1 }] },
    });
    const alone = stage({ You: { hand: [guild] }, Rival: {} });
    const sponsor = (game: Game) => ({
      type: "sponsor" as const,
      seat: 0,
      card: at(game, "Guild"),
      with: at(game, "You's Ambassador"),
    });
    expect(refused(alone, sponsor(alone)).code).toBe("cannot-pay");
    const two = stage({ You: { hand: [guild], supporting: [character("Clerk")] }, Rival: {} });
    expect(inPlay(does(two, sponsor(two)), "Clerk").rotated).toBe(true);
  });

  it("keeps what was paid where the event is reversed", () => {
    const undo = event("Undone", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
    let game = stage({
      You: { hand: [gift({ pays: "rotate", types: ["character"], amount: 1 }, { pays: "lose-power", amount: 2 })] },
      Rival: { hand: [undo] },
    });
    game = does(does(game, play(game)), { type: "play", seat: 1, card: at(game, "Undone") });
    expect(inPlay(game, "You's Ambassador").rotated).toBe(true);
    expect(game.seats[0]).toMatchObject({ additional: 0, rawPower: -2 });
  });
});

describe("A card that takes a discard", () => {
  const spare = (title: string) => event(title, { says: "Nothing." });
  const table = (...hand: CardFacts[]) =>
    stage({ You: { hand: [gift({ pays: "discard", amount: 1 }), ...hand] }, Rival: {} });

  it("lets its player choose among the other cards in hand, and then takes effect", () => {
    let game = table(spare("First"), spare("Second"));
    game = does(game, play(game));
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "discard-some", amount: 1 }]);
    expect(game.seats[0]?.additional).toBe(0);
    game = does(game, { type: "discard", seat: 0, cards: [at(game, "Second")] });
    expect(game.seats[0]?.additional).toBe(3);
  });

  it("cannot be played as the last card in hand: it is not discarded for itself", () => {
    const game = table();
    expect(refused(game, play(game))).toMatchObject({ code: "cannot-pay", facts: { has: 0 } });
    const one = table(spare("First"));
    expect(does(one, play(one)).cards[at(one, "First")]?.zone).toBe("discard");
  });
});

describe("A card that takes influence or power for good", () => {
  it("is refused where the influence rating would fall below 3", () => {
    const poor = stage({ You: { hand: [gift({ pays: "lose-influence", amount: 2 })], unspent: 4 }, Rival: {} });
    expect(refused(poor, play(poor))).toMatchObject({ code: "cannot-pay", facts: { has: 1 } });
    const rich = stage({ You: { hand: [gift({ pays: "lose-influence", amount: 2 })], unspent: 5 }, Rival: {} });
    expect(does(rich, play(rich)).seats[0]).toMatchObject({ unspent: 3, additional: 3 });
  });

  it("takes power below zero", () => {
    const game = stage({ You: { hand: [gift({ pays: "lose-power", amount: 1 })] }, Rival: {} });
    expect(does(game, play(game)).seats[0]?.rawPower).toBe(-1);
  });

  it("pays nothing at all where one part of it cannot be paid", () => {
    const both = gift({ pays: "lose-power", amount: 1 }, { pays: "lose-influence", amount: 3 });
    const game = stage({ You: { hand: [both], unspent: 5 }, Rival: {} });
    expect(refused(game, play(game)).code).toBe("cannot-pay");
  });
});

describe("A card's action that takes something of the card itself", () => {
  const clerk = (pays: Payment) =>
    character(
      "Clerk",
      { intrigue: 2 },
      {
        text: {
          says: "Gain power.",
          actions: [{ does: "gain 1 power", pays: [pays], effects: [{ verb: "gain-power", who: "you", amount: 1 }] }],
        },
      },
    );
  const uses = (game: Game) => order(game, 0, "rotate Clerk to gain 1 power");

  it("damages it, and may neutralize it", () => {
    const game = stage({ You: { supporting: [clerk({ pays: "damage-this", amount: 1 })] }, Rival: {} });
    const once = uses(game);
    expect(inPlay(once, "Clerk")).toMatchObject({ damage: 1, rotated: true, neutralized: false });
    expect(once.seats[0]?.rawPower).toBe(1);
    expect(inPlay(uses(turned(game, "Clerk", { damage: 1 })), "Clerk").neutralized).toBe(true);
  });

  it("is refused where it cannot be damaged", () => {
    const shielded = group("Shields", {
      text: { says: "No damage.", statics: [{ gives: "cannot", what: "be-damaged", to: "your-characters" }] },
    });
    const game = stage({ You: { supporting: [clerk({ pays: "damage-this", amount: 1 }), shielded] }, Rival: {} });
    expect(refused(game, { type: "rotate", seat: 0, card: at(game, "Clerk"), action: 0 }).code).toBe("card-cannot");
  });

  it("discards it from play, and does what it says all the same", () => {
    const game = uses(stage({ You: { supporting: [clerk({ pays: "discard-this" })] }, Rival: {} }));
    expect(game.cards[at(game, "Clerk")]?.zone).toBe("discard");
    expect(game.seats[0]?.rawPower).toBe(1);
  });
});
