// engine: Advanced Details about playing cards — where a text takes "any number of" cards or marks, the player says how many
import { describe, expect, it } from "vitest";
import type { Payment } from "../../../src/engine/cards/text.ts";
import { type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { readOrder } from "../../../src/orders/index.ts";
import { questionOf } from "../../../src/views/questions/index.ts";
import { at, character, does, event, fleet, group, inPlay, order, refused, sentences, stage } from "../stage.ts";

/** 1 additional influence for each that has been paid. */
const gift = (...pays: Payment[]) =>
  event("Gift", {
    says: "Pay for it.",
    pays,
    effects: [{ verb: "for-each", of: { count: "paid" }, effects: [{ verb: "add-influence", who: "you", amount: 1 }] }],
  });
const table = (pays: Payment, supporting: CardFacts[], hand: CardFacts[] = []) =>
  stage({ You: { hand: [gift(pays), ...hand], supporting }, Rival: { supporting: [fleet("Theirs", 3)] } });
const play = (game: Game) => does(game, { type: "play", seat: 0, card: at(game, "Gift") });
const additional = (game: Game) => game.seats[0]?.additional;
const asks = (game: Game) => {
  const view = viewFor(game, { seat: 0 });
  const [asked] = view.awaiting;
  return asked ? questionOf(asked, view) : "";
};
const fleets = () => [fleet("Raiders", 3), fleet("Wing", 2), fleet("Guard", 1)];

describe("A card for which its player rotates any number of cards", () => {
  const rotating: Payment = { pays: "rotate", types: ["fleet"], amount: 0, upTo: 9 };

  it("asks for one more until its player has enough, and counts them", () => {
    let game = play(table(rotating, fleets()));
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "rotate-for", amount: 0 }]);
    expect(asks(game)).toBe(
      "rotate as many cards as you like, up to 9, for **Gift**, one at a time: which fleet of yours? Pass when that is enough.",
    );
    expect(sentences(game)).toEqual([
      "rotate Raiders to pay for Gift",
      "rotate Wing to pay for Gift",
      "rotate Guard to pay for Gift",
      "pass",
    ]);
    game = order(game, 0, "rotate Wing to pay for Gift");
    game = order(game, 0, "rotate Raiders to pay for Gift");
    expect(additional(game)).toBe(0);
    game = does(game, { type: "pass", seat: 0 });
    expect(additional(game)).toBe(2);
    expect(inPlay(game, "Guard").rotated).toBe(false);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("may take none, and asks nobody who has none", () => {
    const game = play(table(rotating, fleets()));
    expect(additional(does(game, { type: "pass", seat: 0 }))).toBe(0);
    expect(additional(play(table(rotating, [character("Clerk")])))).toBe(0);
  });

  it("is done without asking further once nobody else can rotate", () => {
    let game = play(table(rotating, fleets()));
    for (const title of ["Raiders", "Wing", "Guard"]) game = order(game, 0, `rotate ${title} to pay for Gift`);
    expect(additional(game)).toBe(3);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("takes no more than it says", () => {
    let game = play(table({ ...rotating, upTo: 2 }, fleets()));
    game = order(game, 0, "rotate Raiders to pay for Gift");
    game = order(game, 0, "rotate Wing to pay for Gift");
    expect(additional(game)).toBe(2);
    expect(inPlay(game, "Guard").rotated).toBe(false);
  });

  it("takes at least as many as it says, and is not played where there are fewer", () => {
    const least: Payment = { ...rotating, amount: 2, upTo: 3 };
    let game = play(table(least, fleets()));
    expect(refused(game, { type: "pass", seat: 0 }).code).toBe("not-now");
    game = order(game, 0, "rotate Raiders to pay for Gift");
    expect(sentences(game)).not.toContain("pass");
    game = order(game, 0, "rotate Wing to pay for Gift");
    expect(sentences(game)).toContain("pass");
    expect(additional(does(game, { type: "pass", seat: 0 }))).toBe(2);
    const few = table(least, [fleet("Raiders", 3)]);
    expect(refused(few, { type: "play", seat: 0, card: at(few, "Gift") })).toMatchObject({
      code: "cannot-pay",
      facts: { needs: "2 ready fleet to rotate", has: 1 },
    });
  });
});

describe("A card for which its player discards any number of cards", () => {
  const discarding: Payment = { pays: "discard", amount: 0, upTo: 3 };
  const hand = () => ["One", "Two", "Three", "Four"].map((title) => group(title));

  it("takes them all at once, up to as many as it says, and counts them", () => {
    const game = play(table(discarding, [], hand()));
    expect(asks(game)).toBe("discard as many cards as you like, up to 3, from your hand for **Gift**.");
    const read = readOrder("discard One, Three", viewFor(game, { seat: 0 }), legalActions(game, 0));
    if (read.kind !== "do") throw new Error("not read");
    const after = does(game, read.action);
    expect(additional(after)).toBe(2);
    expect(after.cards[at(after, "Three")]?.zone).toBe("discard");
    const cards = ["One", "Two", "Three", "Four"].map((title) => at(game, title));
    expect(refused(game, { type: "discard", seat: 0, cards })).toMatchObject({
      code: "wrong-number",
      facts: { needs: 3, chosen: 4 },
    });
  });

  it("may take none", () => {
    const game = play(table(discarding, [], hand()));
    expect(sentences(game)).toContain("keep");
    const after = does(game, { type: "keep", seat: 0 });
    expect(additional(after)).toBe(0);
    expect(after.seats[0]?.hand).toHaveLength(4);
  });

  it("is not left without the cards that it takes at least", () => {
    const game = play(table({ ...discarding, amount: 1 }, [], hand()));
    expect(refused(game, { type: "keep", seat: 0 }).code).toBe("not-now");
    expect(additional(does(game, { type: "discard", seat: 0, cards: [at(game, "One")] }))).toBe(1);
  });
});

describe("A card for which its player purges any number of marks", () => {
  it("asks for one mark at a time, from cards that have one, and counts them", () => {
    const marked = (title: string, destiny: number) => character(title, {}, { marks: { destiny } });
    let game = play(
      table({ pays: "purge-mark", mark: "destiny", amount: 1, upTo: 9 }, [marked("Seer", 2), marked("Novice", 1)]),
    );
    expect(asks(game)).toBe("purge 1 to 9 Destiny marks for **Gift**, one at a time: from which card?");
    expect(refused(game, { type: "pass", seat: 0 }).code).toBe("not-now");
    game = order(game, 0, "purge 1 destiny mark from Seer");
    game = order(game, 0, "purge 1 destiny mark from Seer");
    game = does(game, { type: "pass", seat: 0 });
    expect(additional(game)).toBe(2);
    expect(inPlay(game, "Novice").marks.destiny).toBe(1);
  });
});
