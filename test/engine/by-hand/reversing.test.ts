// engine: Reversal; Reversing Effects; compendium: Not Meant To Be
import { describe, expect, it } from "vitest";
import { moveCard } from "../../../src/engine/changes/zones.ts";
import { type CardFacts, type Game, legalActions } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import type { InPlay } from "../../../src/engine/state/game.ts";
import {
  arranged,
  at,
  character,
  conflict,
  does,
  event,
  fleet,
  happens,
  inPlay,
  invented,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";

type TextEffects = NonNullable<NonNullable<CardFacts["text"]>["effects"]>;
const undo = () =>
  event("Undone", { says: "Reverse the last event.", effects: [{ verb: "reverse", what: "last-event" }] });

/** The rival plays Rite, with these effects and aimed at a Clerk of theirs; then it is your turn, with Undone in hand. */
function played(effects: TextEffects, more: Partial<CardFacts> = {}, yours: readonly CardFacts[] = [undo()]): Game {
  const rite = event("Rite", { says: "A rite.", target: { what: "card", of: "you" }, effects }, more);
  const game = stage(
    {
      Rival: { unspent: 5, hand: [rite], supporting: [character("Clerk", { diplomacy: 3 }), fleet("Raiders", 4)] },
      You: { unspent: 9, hand: yours },
    },
    [["Rival", conflict("Talks", "diplomacy")]],
  );
  const target = { what: "card", card: at(game, "Clerk") } as const;
  return does(game, { type: "play", seat: 0, card: at(game, "Rite"), target });
}
const reversed = (game: Game) => order(game, 1, "play Undone");
const state = ({ seats, influence, cards, conflicts, modifiers }: Game) => ({
  seats: seats.map(({ unspent, spent, additional, rawPower, unrest, tensions }) => ({
    unspent,
    spent,
    additional,
    rawPower,
    unrest,
    tensions,
  })),
  influence,
  plays: cards.map(({ play }) => play && { ...play, neutralizedIn: 0, damagedIn: 0 }),
  conflicts,
  modifiers,
});

describe("Reversing an event", () => {
  it.each<[string, TextEffects[number]]>([
    ["a loss of power", { verb: "lose-power", who: "others", amount: 2 }],
    ["a transfer of power", { verb: "transfer-power", from: "you", to: "others", amount: 1 }],
    ["a gain of the Shadows", { verb: "gain-influence", who: "shadows", amount: 2 }],
    ["a tension", { verb: "raise-tension", from: "you", toward: "others", amount: 1, mutual: true }],
    ["unrest", { verb: "raise-unrest", who: "each", amount: 1 }],
    ["additional influence", { verb: "add-influence", who: "you", amount: 3 }],
    ["a rotation", { verb: "rotate", which: "target" }],
    ["damage", { verb: "damage", which: "target", amount: 2 }],
    ["a neutralization", { verb: "neutralize", which: "target" }],
    ["a mark", { verb: "gain-mark", which: "target", mark: "doom", amount: 2 }],
    ["tokens", { verb: "put-tokens", which: "target", amount: 2 }],
    ["a bonus", { verb: "change-ability", which: "target", ability: "diplomacy", by: 2, until: "permanent" }],
    [
      "a doubling",
      { verb: "multiply-ability", which: "target", ability: "all", times: "double", until: "end-of-turn" },
    ],
    [
      "a use as another ability",
      { verb: "use-as", which: "target", use: "diplomacy", as: "intrigue", until: "end-of-turn" },
    ],
    ["support", { verb: "add-support", amount: 3, conflict: 1 }],
    ["blanking", { verb: "blank", which: "target", until: "end-of-turn" }],
    [
      "one thing and then another",
      {
        verb: "do-then",
        effects: [
          { verb: "rotate", which: "target" },
          { verb: "damage", which: "target", amount: 1 },
        ],
      },
    ],
  ])("takes back %s", (_, effect) => {
    const nothing = state(played([]));
    const game = played([effect]);
    expect(state(game)).not.toEqual(nothing);
    expect(state(reversed(game))).toEqual(nothing);
  });

  it.each<[string, TextEffects[number], Partial<InPlay>]>([
    ["healing", { verb: "heal", which: "target" }, { damage: 2 }],
    ["the healing of severe damage", { verb: "heal", which: "target" }, { neutralized: true, severe: 2 }],
    ["the turning up of a neutralized card", { verb: "heal", which: "target" }, { neutralized: true }],
    ["full healing", { verb: "fully-heal", which: "target" }, { neutralized: true, severe: 3 }],
    ["control for a turn", { verb: "take-control", which: "target", who: "others", until: "end-of-turn" }, {}],
    ["control for good", { verb: "take-control", which: "target", who: "others", until: "permanent" }, {}],
    [
      "a mark that became another",
      { verb: "convert-mark", which: "target", mark: "doom", into: "destiny", amount: 1 },
      { marks: { doom: 1 } },
    ],
    [
      "a mark that moved",
      { verb: "transfer-mark", from: "target", to: "your-ambassador", mark: "doom", amount: 1 },
      { marks: { doom: 1 } },
    ],
  ])("takes back %s", (_, effect, before) => {
    const rite = event("Rite", { says: "A rite.", target: { what: "card", of: "any" }, effects: [effect] });
    const start = turned(
      stage({
        Rival: { unspent: 5, hand: [rite], supporting: [character("Clerk", { diplomacy: 3 })] },
        You: { unspent: 9, hand: [undo()] },
      }),
      "Clerk",
      before,
    );
    const target = { what: "card", card: at(start, "Clerk") } as const;
    const game = does(start, { type: "play", seat: 0, card: at(start, "Rite"), target });
    expect(inPlay(game, "Clerk")).not.toEqual(inPlay(start, "Clerk"));
    expect(state(reversed(game))).toEqual(state(start));
  });

  // compendium: Inflexible Plans — what an event made somebody discard returns to the hand
  it("takes discarded cards back into the hand, and discards them again if that is reversed too", () => {
    const toll = event("Toll", {
      says: "Each other player discards 1 card.",
      effects: [{ verb: "discard", who: "others", amount: 1 }],
    });
    const again = event("Undone Again", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
    const held = event("Held", { says: "Nothing." });
    let game = stage({ Rival: { hand: [toll, again] }, You: { hand: [undo(), held] } });
    game = does(game, { type: "play", seat: 0, card: at(game, "Toll") });
    game = does(game, { type: "discard", seat: 1, cards: [at(game, "Held")] });
    const back = reversed(game);
    expect(back.cards[at(back, "Held")]?.zone).toBe("hand");
    expect(order(back, 0, "play Undone Again").cards[at(back, "Held")]?.zone).toBe("discard");
    // A card that has left the discard pile meanwhile cannot be taken back.
    const gone = arranged(game, (work) => moveCard(work, at(game, "Held"), "removed"));
    expect(refused(gone, { type: "play", seat: 1, card: at(gone, "Undone") })).toMatchObject({
      code: "cannot-reverse",
      facts: { verb: "discard", why: "cards-out-of-pile" },
    });
  });

  // compendium: Not Meant To Be — a discount that was used already is not paid back, one that was not is gone
  it("takes back a discount that nobody has used, and a conflict more that nobody has declared", () => {
    const nothing = state(played([]));
    const game = played([
      { verb: "discount", who: "you", types: ["character"], amount: 2 },
      { verb: "allow-conflict", who: "you", amount: 1 },
    ]);
    expect(game.seats[0]).toMatchObject({ discounts: [{ by: -2 }], moreConflicts: 1 });
    const after = reversed(game);
    expect(state(after)).toEqual(nothing);
    expect(after.seats[0]).toMatchObject({ discounts: [], moreConflicts: 0 });
  });

  it("works against the number as it is now, and with all effects of the event", () => {
    let game = played([
      { verb: "raise-unrest", who: "others", amount: 1 },
      { verb: "change-ability", which: "target", ability: "diplomacy", by: 2, until: "end-of-turn" },
    ]);
    const unrest = game.seats[1]?.unrest ?? 0;
    game = does(game, {
      type: "effect",
      seat: 0,
      because: "Riot",
      effect: { verb: "raise-unrest", who: { seat: 1 }, amount: 1 },
    });
    const { game: now, events } = happens(game, { type: "play", seat: 1, card: at(game, "Undone") });
    expect(now.seats[1]?.unrest).toBe(unrest);
    expect(abilityOf(now, at(now, "Clerk"), "diplomacy")).toBe(3);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "reversed", card: { card: at(now, "Rite"), title: "Rite" } }),
    );
  });

  // compendium: Not Meant To Be — what was paid for a printed cost is not given back
  it("does not give back what was paid to play the event", () => {
    const rite = event("Rite", {
      says: "Pay.",
      pays: [{ pays: "purge-mark", mark: "destiny", amount: 1 }],
      effects: [{ verb: "gain-power", who: "you", amount: 2 }],
    });
    let game = stage({ Rival: { hand: [rite] }, You: { hand: [undo()] } });
    game = turned(game, "Rival's Ambassador", { marks: { destiny: 2 } });
    game = reversed(does(game, { type: "play", seat: 0, card: at(game, "Rite") }));
    expect(game.seats[0]?.rawPower).toBe(0);
    expect(inPlay(game, "Rival's Ambassador").marks).toEqual({ destiny: 1 });
  });

  it("takes the damage off, but does not turn up what that damage has neutralized", () => {
    const game = reversed(played([{ verb: "damage", which: "target", amount: 5 }]));
    expect(inPlay(game, "Clerk")).toMatchObject({ neutralized: true, severe: 2 });
  });

  it("does not take back that the event was played: a unique one cannot be played again", () => {
    const game = reversed(played([{ verb: "gain-power", who: "you", amount: 1 }], { limit: "unique" }));
    expect(game.seats[0]?.rawPower).toBe(0);
    expect(game.spent).toContain(game.cards[at(game, "Rite")]?.facts);
  });

  it("can itself be reversed, and then it is as if nothing had been", () => {
    const again = invented("event", "Undone Again", {
      cost: 0,
      text: { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] },
    });
    let game = stage({
      Rival: {
        hand: [event("Rite", { says: "Gain.", effects: [{ verb: "gain-power", who: "you", amount: 3 }] }), again],
      },
      You: { hand: [undo()] },
    });
    game = does(game, { type: "play", seat: 0, card: at(game, "Rite") });
    game = order(game, 1, "play Undone");
    expect(game.seats[0]?.rawPower).toBe(0);
    game = order(game, 0, "play Undone Again");
    expect(game.seats[0]?.rawPower).toBe(3);
  });
});

// compendium: Influence — Dave builds, John sponsors, Paul's event gains, Ran reverses
describe("The gain that is reversed", () => {
  const patron = character("Envoy", {}, { cost: 1, text: { says: "More.", statics: [{ gives: "rating", by: 1 }] } });
  const four = () =>
    stage({
      Dave: { unspent: 4 },
      John: { unspent: 6, hand: [patron] },
      Paul: {
        unspent: 4,
        hand: [event("Goals", { says: "Gain 1.", effects: [{ verb: "gain-influence", who: "you", amount: 1 }] })],
      },
      Ran: { hand: [undo()] },
    });
  const undone = (game: Game) => ({ type: "play" as const, seat: 3, card: at(game, "Undone") });
  const rating = (game: Game, seat: number) => (game.seats[seat]?.unspent ?? 0) + (game.seats[seat]?.spent ?? 0);

  it("is that of Paul's event, and neither what Dave has built nor what John has by the card that he has sponsored", () => {
    let game = order(four(), 0, "build with Dave's Ambassador");
    game = order(game, 1, "sponsor Envoy with John's Ambassador");
    const before = does(game, { type: "pass", seat: 2 });
    expect(refused(before, undone(before)).code).toBe("nothing-to-reverse");
    game = order(game, 2, "play Goals");
    expect([0, 1, 2].map((seat) => rating(game, seat))).toEqual([5, 7, 5]);
    const after = does(game, undone(game));
    expect([0, 1, 2].map((seat) => rating(after, seat))).toEqual([5, 7, 4]);
    expect(inPlay(after, "Envoy").controller).toBe(1);
  });
});

describe("An event that cannot be reversed", () => {
  it.each<[string, TextEffects, Partial<CardFacts>, string | null]>([
    [
      "because it let somebody draw",
      [
        { verb: "gain-power", who: "you", amount: 1 },
        { verb: "draw", who: "you", amount: 1 },
      ],
      {},
      "draw",
    ],
    [
      "because it let somebody look through a deck, which was shuffled then",
      [
        { verb: "gain-power", who: "you", amount: 1 },
        { verb: "shuffle-deck", who: "you" },
      ],
      {},
      "shuffle deck",
    ],
    [
      "because a hand was looked at",
      [
        { verb: "gain-power", who: "you", amount: 1 },
        { verb: "show-hand", who: "others" },
      ],
      {},
      "show hand",
    ],
    [
      "because a player surrendered by it",
      [
        { verb: "gain-power", who: "you", amount: 1 },
        { verb: "surrender", who: "others", to: "you" },
      ],
      {},
      "surrender",
    ],
    ["because it is irrevocable", [{ verb: "gain-power", who: "you", amount: 1 }], { keywords: ["Irrevocable"] }, null],
  ])("is not reversed in part: %s", (_, effects, more, verb) => {
    const game = played(effects, more);
    expect(refused(game, { type: "play", seat: 1, card: at(game, "Undone") })).toMatchObject({
      code: "cannot-reverse",
      rule: "reversing",
      facts: { title: "Rite", verb },
    });
    expect(legalActions(game, 1).some(({ sentence }) => sentence === "play Undone")).toBe(false);
  });

  // engine: Reversing Effects — only what really happened counts
  it("is not one that would have let somebody draw from an empty deck", () => {
    const rite = event("Rite", {
      says: "Draw.",
      effects: [
        { verb: "gain-power", who: "you", amount: 1 },
        { verb: "draw", who: "you", amount: 1 },
      ],
    });
    const empty = stage({ Rival: { hand: [rite], deck: [] }, You: { hand: [undo()] } });
    const game = reversed(does(empty, { type: "play", seat: 0, card: at(empty, "Rite") }));
    expect(game.seats[0]?.rawPower).toBe(0);
  });

  // engine: Reversal — the example of Confusion in Chaos
  it("is one that ends the action round: no part of it is taken back, whatever else it did", () => {
    const sirens = event("Sirens", {
      says: "Gain 1 power. The action round ends.",
      effects: [{ verb: "gain-power", who: "you", amount: 1 }, { verb: "end-action-round" }],
    });
    const start = stage({ Rival: { hand: [sirens] }, You: { hand: [undo()], supporting: [] } });
    const { game, events } = happens(start, { type: "play", seat: 0, card: at(start, "Sirens") });
    expect(events).toContainEqual({ type: "action-round-ended", source: "Sirens" });
    expect(game.round).not.toBe("action");
    expect(game.seats[0]?.rawPower).toBe(1);
    const what = { card: at(game, "Sirens") };
    const wish = { type: "effect", seat: 1, because: "Undone", effect: { verb: "reverse", what } } as const;
    expect(refused(game, wish)).toMatchObject({
      code: "cannot-reverse",
      rule: "reversing",
      facts: { title: "Sirens", verb: "end action round" },
    });
  });

  it("is one that ends the action round by hand as well, because its text is not encoded", () => {
    const start = stage({ Rival: { hand: [invented("event", "Sirens", { cost: 0 })] }, You: {} });
    let game = does(start, { type: "play", seat: 0, card: at(start, "Sirens") });
    game = does(game, { type: "effect", seat: 0, because: "Sirens", effect: { verb: "end-action-round" } });
    expect(game.round).not.toBe("action");
    const what = { card: at(game, "Sirens") };
    const effect = { verb: "reverse", what } as const;
    expect(refused(game, { type: "effect", seat: 1, because: "Undone", effect })).toMatchObject({
      facts: { verb: "end action round" },
    });
    const twice = { type: "effect", seat: 0, because: "Sirens", effect: { verb: "end-action-round" } } as const;
    expect(refused(game, twice).code).toBe("nothing-to-change");
  });

  it("is one that has changed nothing, one's own, one reversed already, or one of an earlier turn", () => {
    const code = (game: Game) => refused(game, { type: "play", seat: 1, card: at(game, "Undone") }).code;
    expect(code(played([]))).toBe("nothing-to-reverse");
    const power: TextEffects[number] = { verb: "gain-power", who: "you", amount: 1 };
    const game = played([power]);
    const own = { verb: "reverse", what: "last-event" } as const;
    expect(refused(game, { type: "effect", seat: 0, because: "Undone", effect: own }).code).toBe("nothing-to-reverse");
    const named = { verb: "reverse", what: { card: at(game, "Rite") } } as const;
    const once = does(game, { type: "effect", seat: 1, because: "A Plot", effect: named });
    expect(once.seats[0]?.rawPower).toBe(0);
    expect(code(once)).toBe("nothing-to-reverse");
    const later = passed(game, "action", "aftermath", "reveal", "discard", "buy");
    expect(later.turn).toBe(2);
    expect(refused(later, { type: "effect", seat: 1, because: "A Plot", effect: named }).code).toBe(
      "nothing-to-reverse",
    );
  });
});
