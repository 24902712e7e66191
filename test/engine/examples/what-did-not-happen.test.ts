// engine: Reversal; Marks; Initiative; Removed from the game. compendium: Not Meant To Be
import { describe, expect, it } from "vitest";
import type { TextEffect } from "../../../src/engine/effects/index.ts";
import type { CardFacts, Effect, Game } from "../../../src/engine/index.ts";
import { seatOf } from "../../../src/engine/state/lookup.ts";
import { hand, offers, officer, rating, says, talks, which, zone } from "../at-the-table.ts";
import { ratings } from "../encoded/real.ts";
import {
  at,
  character,
  conflict,
  enhancement,
  event,
  happens,
  inPlay,
  refused,
  type SeatStage,
  stage,
  turned,
} from "../stage.ts";

const does = (title: string, ...effects: TextEffect[]): CardFacts => event(title, { says: title, effects });
const undo = () => does("Undo", { verb: "reverse", what: "last-event" });
const power: TextEffect = { verb: "gain-power", who: "you", amount: 1 };

describe("An event that is reversed", () => {
  // compendium: Not Meant To Be — only what has really happened
  it("leaves a tension at 5 that it could not raise, and takes back what else it did", () => {
    const insult = does("Insult", { verb: "raise-tension", from: "you", toward: { seat: 1 }, amount: 1 }, power);
    const start = stage({ Narn: { race: "narn", hand: [insult] }, Centauri: { race: "centauri", hand: [undo()] } });
    const tense = hand(start, { verb: "raise-tension", from: { seat: 0 }, toward: { seat: 1 }, amount: 5 });
    const undone = says(says(tense, 0, "play Insult"), 1, "play Undo");
    expect(seatOf(undone, 0).tensions[1]).toBe(5);
    expect(seatOf(undone, 0).rawPower).toBe(0);
  });

  // engine: Influence and Influence Rating — never below 3
  it("gives back the 1 influence that its loss of 3 has cost a rating of 4", () => {
    const ruin = does("Ruin", { verb: "lose-influence", who: { seat: 1 }, amount: 3 });
    const start = stage({ A: { hand: [ruin] }, B: { hand: [undo()] } });
    const ruined = says(start, 0, "play Ruin");
    expect(rating(ruined, 1)).toBe(3);
    expect(rating(says(ruined, 1, "play Undo"), 1)).toBe(4);
  });

  // engine: Allergic Cards and Marks — the effect that would bring the other mark is ignored
  it("purges no mark that the faction was allergic to", () => {
    const contact = does("Contact", { verb: "gain-mark", which: "your-ambassador", mark: "shadow", amount: 1 }, power);
    const start = stage({
      A: { hand: [contact], inner: [character("Kosh", {}, { marks: { vorlon: 1 } })] },
      B: { hand: [undo()] },
    });
    const undone = says(says(start, 0, "play Contact"), 1, "play Undo");
    expect(seatOf(undone, 0).rawPower).toBe(0);
    expect(inPlay(undone, "Kosh").marks).toEqual({ vorlon: 1 });
    expect(inPlay(undone, "A's Ambassador").marks).toEqual({});
  });
});

describe("A mark on a neutralized character", () => {
  // engine: Allergic Cards and Marks — manipulated, purged and so on as usual
  it("pays for what a mark is purged for", () => {
    const goals = event("Goals", {
      says: "Purge a Destiny mark.",
      pays: [{ pays: "purge-mark", mark: "destiny", amount: 1 }],
      effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
    });
    const you: SeatStage = { inner: [character("Sage", { diplomacy: 1 }, { marks: { destiny: 1 } })], hand: [goals] };
    const start = turned(stage({ You: you, Rival: {} }), "Sage", { neutralized: true, neutralizedIn: 1 });
    const played = says(start, 0, "play Goals");
    expect(rating(played, 0)).toBe(5);
    expect(inPlay(played, "Sage").marks).toEqual({});
  });
});

describe("A character who goes back to the hand and is sponsored again", () => {
  // engine: Replace a Card; compendium: Rogue Soul Hunter — what was on it does not follow a card out of play
  it("comes without damage, and with the marks that are printed alone", () => {
    const sage = character("Sage", { diplomacy: 3 }, { cost: 1, marks: { destiny: 1 } });
    const start = turned(stage({ You: { supporting: [sage] }, Rival: {} }), "Sage", { damage: 2 });
    const marked = hand(start, { verb: "gain-mark", which: which(start, "Sage"), mark: "destiny", amount: 2 });
    const back = hand(marked, { verb: "return-to-hand", which: which(marked, "Sage") });
    const again = says(back, 0, "sponsor Sage with You's Ambassador");
    expect(inPlay(again, "Sage")).toMatchObject({ marks: { destiny: 1 }, damage: 0, rotated: false });
  });
});

describe("Conflicts whose outcome changes who has the most influence", () => {
  const deal = (title: string, amount: number) =>
    conflict(title, "diplomacy", {
      conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-influence", who: "you", amount }] }] },
    });

  // engine: Determine Initiative — for the turn
  it("resolve in the order that the turn began with", () => {
    const start = stage(
      {
        A: { supporting: [officer("First")] },
        B: { unspent: 5, supporting: [officer("Second")] },
        C: { unspent: 6, supporting: [officer("Third")] },
      },
      [
        ["C", deal("Late", 1)],
        ["A", deal("Early", 9)],
        ["B", deal("Middle", 1)],
      ],
    );
    let game: Game = says(start, 0, "support Early with First using diplomacy");
    game = says(
      says(game, 1, "support Middle with Second using diplomacy"),
      2,
      "support Late with Third using diplomacy",
    );
    const after: number[][] = [];
    for (let passes = 0; passes < 40 && game.round !== "draw"; passes++) {
      const done = happens(game, { type: "pass", seat: game.awaiting[0]?.seat ?? 0 });
      if (done.events.some(({ type }) => type === "conflict-resolved")) after.push(ratings(done.game));
      game = done.game;
    }
    expect(after.at(-1)).toEqual([13, 6, 7]);
    expect(after[0]?.[0]).toBe(13);
  });
});

describe("An enhancement of which two copies lie on two characters", () => {
  const boon = (id: string) =>
    enhancement(
      "Boon",
      { says: "-", target: { what: "card", types: ["character"], of: "any" } },
      { id: `stage/boon-${id}`, cost: 0 },
    );

  // engine: Enhancement Cards — no two copies of it on one target
  it("is not moved from the one to the other", () => {
    const start = stage({
      You: {
        inner: [officer("Sponsor")],
        supporting: [officer("Aide"), officer("Clerk")],
        hand: [boon("a"), boon("b")],
      },
      Rival: {},
    });
    const one = says(start, 0, "sponsor Boon with You's Ambassador on Aide");
    const both = says(one, 0, "sponsor Boon with Sponsor on Clerk");
    const onAide = both.cards.find(({ play }) => play?.host === at(both, "Aide"))?.id ?? -1;
    const effect: Effect = { verb: "attach", which: { card: onAide }, to: which(both, "Clerk") };
    expect(refused(both, { type: "effect", seat: 0, because: "A Card", effect }).code).toBe("enhancement-copy");
  });
});

describe("A hidden agenda that gives a Shadow mark, in a faction that has come to a Vorlon mark since", () => {
  // engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda; Allergic Cards and Marks — it could not be sponsored now
  it("was no obstacle to that while it was hidden, and is discarded as it is revealed", () => {
    const lure = {
      ...does("Lure"),
      type: "agenda" as const,
      cost: "none" as const,
      text: {
        says: "A Shadow mark.",
        statics: [{ gives: "mark", mark: "shadow", amount: 1, to: "your-ambassador" } as const],
      },
    };
    const kosh = character("Kosh", {}, { cost: 1, marks: { vorlon: 1 } });
    const start = stage({ You: { inner: [officer("Aide")], hand: [lure, kosh] }, Rival: {} }, [["You", talks]]);
    const hidden = says(start, 0, "hide Lure with You's Ambassador");
    expect(offers(hidden, 0, /^sponsor Kosh/u)).toEqual(["sponsor Kosh with Aide"]);
    const revealed = says(says(hidden, 0, "sponsor Kosh with Aide"), 0, "reveal agenda");
    expect(zone(revealed, "Lure")).toBe("discard");
    expect(inPlay(revealed, "You's Ambassador").marks).toEqual({});
  });
});
