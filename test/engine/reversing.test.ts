// engine: Reversal; Reversing Effects; compendium: Not Meant To Be
import { describe, expect, it } from "vitest";
import { type CardFacts, type Game, legalActions } from "../../src/engine/index.ts";
import { abilityOf } from "../../src/engine/rules/ability.ts";
import {
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
} from "./stage.ts";

type TextEffects = NonNullable<NonNullable<CardFacts["text"]>["effects"]>;
const undo = () =>
  event("Undone", { says: "Reverse the last event.", effects: [{ verb: "reverse", what: "last-event" }] });

/** The rival plays Rite, with these effects and aimed at a Clerk of theirs; then it is your turn, with Undone in hand. */
function played(effects: TextEffects, more: Partial<CardFacts> = {}, yours: readonly CardFacts[] = [undo()]): Game {
  const rite = event("Rite", { says: "A rite.", target: { what: "card", of: "any" }, effects }, more);
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
  const four = () =>
    stage({
      Dave: { unspent: 4 },
      John: { unspent: 6, hand: [character("Envoy", {}, { cost: 1 })] },
      Paul: {
        unspent: 4,
        hand: [event("Goals", { says: "Gain 1.", effects: [{ verb: "gain-influence", who: "you", amount: 1 }] })],
      },
      Ran: { hand: [undo()] },
    });
  const undone = (game: Game) => ({ type: "play" as const, seat: 3, card: at(game, "Undone") });
  const rating = (game: Game, seat: number) => (game.seats[seat]?.unspent ?? 0) + (game.seats[seat]?.spent ?? 0);

  it("is that of Paul's event, and neither what Dave has built nor the card that John has sponsored", () => {
    let game = order(four(), 0, "build with Dave's Ambassador");
    game = order(game, 1, "sponsor Envoy with John's Ambassador");
    const before = does(game, { type: "pass", seat: 2 });
    expect(refused(before, undone(before)).code).toBe("nothing-to-reverse");
    game = order(game, 2, "play Goals");
    expect([0, 1, 2].map((seat) => rating(game, seat))).toEqual([5, 6, 5]);
    const after = does(game, undone(game));
    expect([0, 1, 2].map((seat) => rating(after, seat))).toEqual([5, 6, 4]);
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
