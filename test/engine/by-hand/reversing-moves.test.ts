// engine: Reversal; Reversing Effects — of what is on that list, nothing is reversed; all else is, where it still stands
import { describe, expect, it } from "vitest";
import { moveCard } from "../../../src/engine/changes/zones.ts";
import { type CardFacts, type Effect, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import {
  arranged,
  at,
  character,
  conflict,
  does,
  enhancement,
  event,
  fleet,
  group,
  inPlay,
  invented,
  location,
  order,
  refused,
  stage,
  turned,
} from "../stage.ts";

type TextEffects = NonNullable<NonNullable<CardFacts["text"]>["effects"]>;
const UNDONE = () =>
  event("Undone", { says: "Reverse the last event.", effects: [{ verb: "reverse", what: "last-event" }] });
const rite = (effects: TextEffects, target?: NonNullable<CardFacts["text"]>["target"]) =>
  event("Rite", { says: "A rite.", effects, ...(target ? { target } : {}) });
const ANY = { what: "card", of: "any" } as const;
const BADGE = () =>
  enhancement("Badge", {
    says: "+1.",
    target: { what: "card", types: ["character"], of: "any" },
    statics: [{ gives: "mark", mark: "destiny", amount: 1, to: "host" }],
  });

/** What is left of the game beside numbers that only count: who played what, and the next questions. */
function whole({
  seats,
  cards,
  inPlay: ids,
  conflicts,
  modifiers,
  states = [],
  isa,
  shadowWar,
  shadowWarAt,
  bound = [],
  spent,
}: Game) {
  return {
    seats: seats.map(({ hand: _, discard: __, barred = [], needsLess = 0, ...seat }) => ({
      ...seat,
      barred,
      needsLess,
    })),
    plays: cards.map(({ play }) => play && { ...play, neutralizedIn: 0, damagedIn: 0, traits: play.traits ?? [] }),
    ids,
    conflicts,
    modifiers,
    states,
    isa,
    shadowWar,
    shadowWarAt,
    bound,
    spent,
  };
}

function table(effects: TextEffects, aim?: string): { start: Game; played: Game } {
  const base = stage(
    {
      Rival: { unspent: 5, hand: [rite(effects, aim ? ANY : undefined)], supporting: [group("Guild")] },
      You: {
        unspent: 9,
        hand: [UNDONE()],
        supporting: [character("Clerk", { diplomacy: 3 }), fleet("Raiders", 4), location("Outpost", { race: "human" })],
        deck: [BADGE(), event("Spare", { says: "Nothing." })],
      },
      Third: {},
    },
    [["You", conflict("Talks", "diplomacy")]],
  );
  const start = arranged(turned(base, "Clerk", { rotated: true, damage: 1 }), (work) => {
    work.game.conflicts = work.game.conflicts.map((one) => ({
      ...one,
      participants: [{ card: at(work.game, "Clerk"), as: "support", using: "diplomacy", side: null }],
    }));
  });
  const target = aim ? { target: { what: "card" as const, card: at(start, aim) } } : {};
  return { start, played: does(start, { type: "play", seat: 0, card: at(start, "Rite"), ...target }) };
}

const undo = (game: Game) => order(game, 1, "play Undone");
const YOU = { seat: 1 };

describe("Reversing an event puts back", () => {
  it.each<[string, string | undefined, TextEffects]>([
    [
      "a card that it discarded from play, damaged, rotated and supporting as it was",
      "Clerk",
      [{ verb: "discard-card", which: "target" }],
    ],
    ["a card that it removed from the game", "Clerk", [{ verb: "remove", which: "target" }]],
    ["a card that it returned to a hand", "Raiders", [{ verb: "return-to-hand", which: "target" }]],
    [
      "a card that it damaged and then discarded",
      "Raiders",
      [
        { verb: "damage", which: "target", amount: 2 },
        { verb: "discard-card", which: "target" },
      ],
    ],
    ["a character that it took into the inner circle", "Clerk", [{ verb: "move", which: "target", to: "inner" }]],
    ["a card that it took into another faction", "Raiders", [{ verb: "move", which: "target", to: "you" }]],
    ["a location that it conquered", "Outpost", [{ verb: "conquer", which: "target", who: "you" }]],
    [
      "a state that it began, with what the two gained",
      undefined,
      [{ verb: "start-state", state: "alliance", from: "you", toward: YOU, gives: { from: 1, toward: 2 } }],
    ],
    ["a conflict that it cancelled", undefined, [{ verb: "cancel-conflict", conflict: 1 }]],
    ["the founding of the Alliance", undefined, [{ verb: "found-isa", who: "you" }]],
    ["the beginning of the Shadow War", undefined, [{ verb: "begin-shadow-war" }]],
    ["where the Shadow War begins", undefined, [{ verb: "shadow-war-at", at: 30 }]],
    ["how much power is needed", undefined, [{ verb: "need-less-power", who: "you", amount: 2 }]],
    ["what nobody can win", undefined, [{ verb: "bar-victory", who: "others", victory: "any", until: "permanent" }]],
    ["a keyword that it gave", "Clerk", [{ verb: "gain-trait", which: "target", trait: "Ranger" }]],
    ["a vote that it fixed", undefined, [{ verb: "force-vote", whose: YOU, vote: "no" }]],
    ["a vote that it handed over", undefined, [{ verb: "give-vote", whose: YOU, to: "you" }]],
    [
      "a tension toward a race that nobody plays",
      undefined,
      [{ verb: "raise-tension", from: "you", toward: { race: "narn" }, amount: 1 }],
    ],
  ])("%s", (_, aim, effects) => {
    const { start, played } = table(effects as TextEffects, aim);
    expect(whole(played)).not.toEqual(whole(start));
    const after = undo(played);
    expect(whole(after)).toEqual({ ...whole(start), ids: expect.anything(), seats: whole(after).seats });
    const abroad = (game: Game) => viewFor(game, "public").seats.map((seat) => seat.abroad);
    expect(abroad(after)).toEqual(abroad(start));
    expect([...after.inPlay].sort()).toEqual([...start.inPlay].sort());
    for (const seat of [0, 1, 2])
      expect({ ...whole(after).seats[seat], unspent: 0, spent: 0 }).toEqual({
        ...whole(start).seats[seat],
        unspent: 0,
        spent: 0,
        ...(after.seats[seat]?.abroad ? { abroad: expect.anything() } : {}),
      });
    expect(after.seats.map(({ unspent, spent }) => unspent + spent)).toEqual(
      start.seats.map(({ unspent, spent }) => unspent + spent),
    );
  });

  it("the state that a war has ended, and what it gave", () => {
    const base = table([{ verb: "start-state", state: "war", from: "you", toward: YOU }]).start;
    const allied = does(base, {
      type: "effect",
      seat: 0,
      because: "Pact",
      effect: { verb: "start-state", state: "alliance", from: { seat: 0 }, toward: YOU, gives: { from: 1 } },
    });
    const war = does(allied, { type: "play", seat: 0, card: at(allied, "Rite") });
    expect(war.states?.map(({ name }) => name)).toEqual(["war"]);
    expect(war.seats[0]).toMatchObject({ unspent: 5 });
    const after = undo(war);
    expect(after.states).toEqual(allied.states);
    expect(after.seats[0]).toMatchObject({ unspent: 6 });
  });

  it("what lay on a card, with the mark that it gave", () => {
    const { start } = table([{ verb: "discard-card", which: "target" }], "Clerk");
    const badged = does(start, {
      type: "effect",
      seat: 1,
      because: "Draft",
      effect: { verb: "draw", who: YOU, amount: 2 },
    });
    const ready = turned({ ...badged, awaiting: [{ id: 90, seat: 1, kind: "action" }] }, "Clerk", {});
    const on = does(ready, {
      type: "sponsor",
      seat: 1,
      card: at(ready, "Badge"),
      with: at(ready, "You's Ambassador"),
      target: { what: "card", card: at(ready, "Clerk") },
    });
    expect(inPlay(on, "Clerk").marks).toEqual({ destiny: 1 });
    const mine = { ...on, awaiting: [{ id: 91, seat: 0, kind: "action" as const }] };
    const target = { what: "card", card: at(mine, "Clerk") } as const;
    const gone = does(mine, { type: "play", seat: 0, card: at(mine, "Rite"), target });
    expect(gone.cards[at(gone, "Badge")]?.zone).toBe("discard");
    const after = undo({ ...gone, awaiting: [{ id: 92, seat: 1, kind: "action" }] });
    expect(inPlay(after, "Clerk").marks).toEqual({ destiny: 1 });
    expect(inPlay(after, "Badge").host).toBe(at(after, "Clerk"));
  });

  // compendium: Not Meant To Be — influence that the text itself took comes back
  it("a promotion, with the influence that the text took for it", () => {
    const rises = rite([{ verb: "promote", which: "target" }], { what: "card", types: ["character"], of: "you" });
    const start = stage({
      Rival: { unspent: 8, hand: [rises], supporting: [character("Aide", { diplomacy: 2 }, { cost: 2 })] },
      You: { hand: [UNDONE()] },
    });
    const target = { what: "card", card: at(start, "Aide") } as const;
    const game = does(start, { type: "play", seat: 0, card: at(start, "Rite"), target });
    expect(inPlay(game, "Aide").row).toBe("inner");
    expect(game.seats[0]).toMatchObject({ unspent: 5, spent: 3 });
    const after = undo(game);
    expect(inPlay(after, "Aide").row).toBe("supporting");
    expect(after.seats[0]).toMatchObject({ unspent: 8, spent: 0 });
  });

  // compendium: Not Meant To Be — the example of Lashing Out
  it("the normal damage of an attack on both sides, and neither neutralization nor what is severe", () => {
    const lashes = rite([{ verb: "attack", with: "your-ambassador", against: "target", using: "diplomacy" }], {
      what: "card",
      types: ["character"],
      of: "others",
    });
    const attack = (theirs: number, mine: number) => {
      const start = stage({
        Rival: { hand: [lashes], ambassador: { diplomacy: mine, leadership: 5 } },
        You: { hand: [UNDONE()], supporting: [character("Clerk", { diplomacy: theirs })] },
      });
      const target = { what: "card", card: at(start, "Clerk") } as const;
      return does(start, { type: "play", seat: 0, card: at(start, "Rite"), target });
    };
    const both = attack(3, 2);
    expect({
      rivalsAmbassador: inPlay(both, "Rival's Ambassador").damage,
      clerk: inPlay(both, "Clerk").damage,
    }).toEqual({ rivalsAmbassador: 3, clerk: 2 });
    const after = undo(both);
    expect({
      rivalsAmbassador: inPlay(after, "Rival's Ambassador").damage,
      clerk: inPlay(after, "Clerk").damage,
    }).toEqual({ rivalsAmbassador: 0, clerk: 0 });
    const fallen = undo(attack(1, 3));
    expect(inPlay(fallen, "Clerk")).toMatchObject({ neutralized: true, severe: 2 });
    expect(inPlay(fallen, "Rival's Ambassador").damage).toBe(0);
  });

  it("a card that was taken out of the discard pile", () => {
    const takes = rite([{ verb: "take", who: "you", from: "discard", amount: 1 }]);
    const start = stage({
      Rival: { hand: [takes, event("Memo", { says: "Nothing." })] },
      You: { hand: [UNDONE()] },
    });
    const laid = arranged(start, (work) => moveCard(work, at(work.game, "Memo"), "discard"));
    const asked = does(laid, { type: "play", seat: 0, card: at(laid, "Rite") });
    const taken = does(asked, { type: "take", seat: 0, card: at(asked, "Memo") });
    expect(taken.cards[at(taken, "Memo")]?.zone).toBe("hand");
    expect(undo(taken).cards[at(taken, "Memo")]?.zone).toBe("discard");
  });

  // compendium: Not Meant To Be — the printed effects are reversed, and not that it was played
  it("what a vote has led to; the votes stay cast", () => {
    const motion: Effect = { verb: "gain-power", who: "you", amount: 2 };
    const vote = event("Rite", { says: "A vote.", vote: { kind: "player", passed: [motion as TextEffects[number]] } });
    const start = stage({ Rival: { unspent: 9, hand: [vote] }, You: { hand: [UNDONE()] } });
    let game = does(start, { type: "play", seat: 0, card: at(start, "Rite") });
    for (let guard = 0; game.vote && guard < 9; guard++) {
      const [asked] = game.awaiting;
      if (!asked) break;
      game = does(
        game,
        asked.kind === "call"
          ? { type: "call-rest", seat: asked.seat }
          : { type: "vote", seat: asked.seat, vote: "yes" },
      );
    }
    expect(game.seats[0]?.rawPower).toBe(2);
    expect(undo(game).seats[0]?.rawPower).toBe(0);
  });
});

describe("Reversing an event is refused", () => {
  const because = (game: Game) => {
    expect(legalActions(game, 1).some(({ sentence }) => sentence === "play Undone")).toBe(false);
    return refused(game, { type: "play", seat: 1, card: at(game, "Undone") });
  };

  it("where a card that it took out of play does not lie there any more", () => {
    const { played } = table([{ verb: "discard-card", which: "target" }], "Raiders");
    const card = at(played, "Raiders");
    const gone = arranged(played, (work) => moveCard(work, card, "deck"));
    expect(because(gone)).toMatchObject({
      code: "cannot-reverse",
      rule: "reversing",
      facts: { verb: "discard card", why: "cards-moved" },
    });
  });

  it("where a copy of that card is in play now", () => {
    const clerk = character("Clerk", { diplomacy: 3 });
    const start = stage({
      Rival: { hand: [rite([{ verb: "discard-card", which: "target" }], ANY), clerk] },
      You: { hand: [UNDONE()], supporting: [clerk] },
    });
    const target = { what: "card", card: at(start, "Clerk") } as const;
    const played = does(start, { type: "play", seat: 0, card: at(start, "Rite"), target });
    const card =
      start.cards.find(({ id, owner, zone }) => owner === 0 && zone === "hand" && id !== at(start, "Rite"))?.id ?? -1;
    const again = does(
      { ...played, awaiting: [{ id: 80, seat: 0, kind: "action" }] },
      { type: "sponsor", seat: 0, card, with: at(start, "Rival's Ambassador") },
    );
    expect(because({ ...again, awaiting: [{ id: 81, seat: 1, kind: "action" }] })).toMatchObject({
      facts: { why: "copy-in-play" },
    });
  });

  it("where it brought a card in, or took one from the deck or the reserve, and not where nobody took any", () => {
    const search = stage({
      Rival: { hand: [rite([{ verb: "take", who: "you", from: "deck", amount: 1 }])] },
      You: { hand: [UNDONE()] },
    });
    const asked = does(search, { type: "play", seat: 0, card: at(search, "Rite") });
    const took = order(asked, 0, "take Rival's Spare 1");
    expect(because(took)).toMatchObject({ facts: { verb: "take" } });
    const lets = stage({
      Rival: {
        hand: [
          rite([
            { verb: "gain-power", who: "you", amount: 1 },
            { verb: "sponsor", who: "you", types: ["group"], free: true },
          ]),
          invented("group", "Guild"),
        ],
      },
      You: { hand: [UNDONE()] },
    });
    const may = does(lets, { type: "play", seat: 0, card: at(lets, "Rite") });
    expect(because(order(may, 0, "sponsor Guild"))).toMatchObject({ facts: { verb: "sponsor" } });
    expect(undo(does(may, { type: "pass", seat: 0 })).seats[0]?.rawPower).toBe(0);
  });
});
