// engine: Advanced Details about playing cards; glossary: Requirements — a player pays with cards in play that are his own
import { describe, expect, it } from "vitest";
import type { Payment } from "../../../src/engine/cards/text.ts";
import { type CardFacts, type Game, viewFor } from "../../../src/engine/index.ts";
import {
  at,
  byHand,
  character,
  does,
  enhancement,
  event,
  fleet,
  group,
  inPlay,
  location,
  order,
  refused,
  sentences,
  stage,
  turned,
} from "../stage.ts";

const gift = (...pays: Payment[]) =>
  event("Gift", { says: "Pay for it.", pays, effects: [{ verb: "add-influence", who: "you", amount: 3 }] });
const play = (game: Game) => ({ type: "play" as const, seat: 0, card: at(game, "Gift") });

// engine: Advanced Details about playing cards — one pays with cards that one controls; glossary: Requirements
describe("A card that takes damage, neutralization or a discard of another card in play", () => {
  const table = (pays: Payment, ...supporting: CardFacts[]) =>
    stage({
      You: { hand: [gift(pays)], supporting },
      Rival: { supporting: [fleet("Theirs", 3), group("Their Guild")] },
    });
  const HARMED = ["character", "fleet"] as const;
  const damaging: Payment = { pays: "damage", types: [...HARMED], amount: 2 };
  const neutralizing: Payment = { pays: "neutralize", types: [...HARMED], amount: 1 };
  const discarding: Payment = { pays: "discard-card", types: ["group", "location"], amount: 1 };

  it("asks which takes the damage, and that card may be neutralized by it", () => {
    let game = table(damaging, character("Clerk", { intrigue: 2 }), fleet("Raiders", 3));
    game = does(game, play(game));
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "rotate-for", deed: "damage", damage: 2, amount: 1 }]);
    expect(game.seats[0]?.additional).toBe(0);
    expect(sentences(game)).toEqual([
      "damage You's Ambassador to pay for Gift",
      "damage Clerk to pay for Gift",
      "damage Raiders to pay for Gift",
    ]);
    expect(viewFor(game, "public").awaiting[0]).toMatchObject({ kind: "rotate-for", deed: "damage", damage: 2 });
    const paid = order(game, 0, "damage Clerk to pay for Gift");
    expect(inPlay(paid, "Clerk").neutralized).toBe(true);
    expect(paid.seats[0]?.additional).toBe(3);
    expect(inPlay(order(game, 0, "damage Raiders to pay for Gift"), "Raiders")).toMatchObject({
      damage: 2,
      neutralized: false,
      rotated: false,
    });
  });

  it("takes a rotated card too, and none that is neutralized already or another player's", () => {
    const start = table(neutralizing, character("Clerk", { intrigue: 2 }), fleet("Raiders", 3), fleet("Wing", 2));
    let game = turned(turned(start, "Clerk", { neutralized: true }), "Raiders", { rotated: true });
    game = does(game, play(game));
    for (const title of ["Clerk", "Theirs"])
      expect(refused(game, { type: "purge", seat: 0, card: at(game, title) })).toMatchObject({
        code: "pays-not",
        rule: "requirements",
        facts: { wants: "another character or fleet of yours that can be neutralized" },
      });
    expect(inPlay(order(game, 0, "neutralize Raiders to pay for Gift"), "Raiders").neutralized).toBe(true);
  });

  it("is refused where a prohibition keeps every such card from it", () => {
    const shields = group("Shields", {
      text: { says: "None.", statics: [{ gives: "cannot", what: "be-neutralized", to: "your-characters" }] },
    });
    const game = table(neutralizing, shields);
    expect(refused(game, play(game))).toMatchObject({
      code: "cannot-pay",
      facts: { title: "Gift", needs: "1 other character or fleet to neutralize", has: 0 },
    });
  });

  it("is asked for no more where nothing that could pay is left meanwhile", () => {
    const start = table(discarding, group("Guild"), location("Mine"));
    let game = does(start, play(start));
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "rotate-for", deed: "discard-card" }]);
    for (const title of ["Guild", "Mine"])
      game = does(game, byHand({ verb: "discard-card", which: { card: at(game, title) } }, 1));
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
  });

  it("discards the only such card in play without asking, and never one in the hand", () => {
    const game = table(discarding, group("Guild"));
    const paid = does(game, play(game));
    expect(paid.cards[at(game, "Guild")]?.zone).toBe("discard");
    expect(paid.seats[0]?.additional).toBe(3);
    const none = stage({ You: { hand: [gift(discarding), group("Guild")] }, Rival: {} });
    expect(refused(none, play(none))).toMatchObject({ code: "cannot-pay", facts: { has: 0 } });
  });

  it("does not discard what the card is played on, nor an ambassador", () => {
    const charter = enhancement("Charter", {
      says: "On a group; discard a character or group.",
      target: { what: "card", types: ["group"], of: "you" },
      pays: [{ pays: "discard-card", types: ["group", "character"], amount: 1 }],
    });
    const sponsor = (game: Game) => ({
      type: "sponsor" as const,
      seat: 0,
      card: at(game, "Charter"),
      with: at(game, "You's Ambassador"),
      target: { what: "card" as const, card: at(game, "Guild") },
    });
    const alone = stage({ You: { hand: [charter], supporting: [group("Guild")] }, Rival: {} });
    expect(refused(alone, sponsor(alone))).toMatchObject({ code: "cannot-pay", facts: { has: 0 } });
    const two = stage({ You: { hand: [charter], supporting: [group("Guild"), group("Union")] }, Rival: {} });
    const game = does(two, sponsor(two));
    expect(game.cards[at(game, "Union")]?.zone).toBe("discard");
    expect(inPlay(game, "Charter").host).toBe(at(game, "Guild"));
  });

  it("does not give the cards back where the event is reversed", () => {
    const undo = event("Undone", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
    let game = stage({
      You: { hand: [gift(neutralizing, discarding)], supporting: [group("Guild")] },
      Rival: { hand: [undo] },
    });
    game = does(does(game, play(game)), { type: "play", seat: 1, card: at(game, "Undone") });
    expect(inPlay(game, "You's Ambassador").neutralized).toBe(true);
    expect(game.cards[at(game, "Guild")]?.zone).toBe("discard");
    expect(game.seats[0]?.additional).toBe(0);
  });
});

// engine: Use a card's action — one may take another cost than a rotation, such as that the card is neutralized.
describe("A card's action that neutralizes the card instead of rotating it", () => {
  const martyr = character(
    "Martyr",
    { intrigue: 2 },
    {
      text: {
        says: "Neutralize this card: gain 1 power.",
        actions: [
          {
            does: "gain 1 power",
            unrotated: true,
            pays: [{ pays: "neutralize-this" }],
            effects: [{ verb: "gain-power", who: "you", amount: 1 }],
          },
        ],
      },
    },
  );
  const table = () => stage({ You: { supporting: [martyr] }, Rival: {} });
  const use = (game: Game) => ({ type: "rotate" as const, seat: 0, card: at(game, "Martyr"), action: 0 });

  it("may be used ready or rotated, and leaves the card as it stood, face down", () => {
    for (const rotated of [false, true]) {
      const game = order(turned(table(), "Martyr", { rotated }), 0, "use Martyr to gain 1 power");
      expect(inPlay(game, "Martyr")).toMatchObject({ neutralized: true, rotated, neutralizedIn: 1, severe: 0 });
      expect(game.seats[0]?.rawPower).toBe(1);
    }
  });

  it("is refused to a neutralized card, and to one that was neutralized this turn and is up again", () => {
    const down = turned(table(), "Martyr", { neutralized: true });
    expect(refused(down, use(down)).code).toBe("not-ready");
    const healed = turned(table(), "Martyr", { neutralizedIn: 1 });
    expect(refused(healed, use(healed)).code).toBe("neutralized-this-turn");
    for (const game of [down, healed]) expect(sentences(game).some((one) => one.startsWith("use Martyr"))).toBe(false);
  });

  it("is refused where the card cannot be neutralized", () => {
    const shields = group("Shields", {
      text: { says: "None.", statics: [{ gives: "cannot", what: "be-neutralized", to: "your-characters" }] },
    });
    const game = stage({ You: { supporting: [martyr, shields] }, Rival: {} });
    expect(refused(game, use(game))).toMatchObject({ code: "card-cannot", facts: { what: "be-neutralized" } });
  });
});

// engine glossary: Requirements — to control a number of cards of a kind
describe("A card that requires a number of cards of a kind", () => {
  const muster = event("Muster", {
    says: "Requires 2 fleets.",
    requires: [{ needs: "cards", are: { what: "card", types: ["fleet"], of: "you" }, atLeast: 2 }],
    effects: [{ verb: "gain-power", who: "you", amount: 1 }],
  });
  const musters = (game: Game) => ({ type: "play" as const, seat: 0, card: at(game, "Muster") });

  it("is played with so many of the player's own, rotated or not, and pays nothing with them", () => {
    const start = stage({ You: { hand: [muster], supporting: [fleet("Raiders", 2), fleet("Wing", 2)] }, Rival: {} });
    const game = does(turned(start, "Wing", { rotated: true }), musters(start));
    expect(game.seats[0]?.rawPower).toBe(1);
    expect(inPlay(game, "Raiders").rotated).toBe(false);
  });

  it("is refused with fewer: those of other players do not count", () => {
    const game = stage({
      You: { hand: [muster], supporting: [fleet("Raiders", 2)] },
      Rival: { supporting: [fleet("Wing", 2)] },
    });
    expect(refused(game, musters(game))).toMatchObject({
      code: "requirement-not-met",
      rule: "requirements",
      facts: { needs: "at least 2 of this: a fleet of yours", has: 1 },
    });
  });
});
