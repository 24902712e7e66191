// compendium: News of Galactic Import; Prolonged Talks; Commerce Raiding. engine: The Interstellar Alliance; Unconditional
// Surrender; glossary: Uncontested — what waits for a later turn, and what players have with each other
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { hand, nextActions, ratings, resolution, says, spare, talks, tally, which } from "../at-the-table.ts";
import { real } from "../encoded/real.ts";
import { character, conflict, does, event, group, passed, sentences, stage } from "../stage.ts";

describe("A conflict that was put off to the next turn", () => {
  const seats = {
    You: {
      hand: [
        real("Prolonged Talks", { complete: true, cost: 0 }),
        real("News of Galactic Import", { complete: true, cost: 0 }),
      ],
      supporting: [character("Clerk", { diplomacy: 4 })],
      deck: spare("Y"),
    },
    Rival: { supporting: [character("Spy", { diplomacy: 1 })], deck: spare("R") },
  };
  const putOff = () =>
    says(
      says(stage(seats, [["You", talks]]), 0, "support Talks with Clerk using diplomacy"),
      0,
      "play Prolonged Talks on Talks",
    );

  // compendium: News of Galactic Import, last
  it("waits for the turn after the one that a card keeps free of conflicts", () => {
    const kept = nextActions(says(putOff(), 0, "play News of Galactic Import"));
    expect({ turn: kept.turn, conflicts: kept.conflicts }).toEqual({ turn: 2, conflicts: [] });
    const later = nextActions(kept);
    expect(later.turn).toBe(3);
    expect(tally(later)).toMatchObject({ support: 4, opposition: 0 });
    const old = nextActions({ ...says(putOff(), 0, "play News of Galactic Import"), revision: 11 });
    expect({ turn: old.turn, conflicts: old.conflicts.length }).toEqual({ turn: 2, conflicts: 1 });
  });
});

describe("Free trade that is suspended", () => {
  // compendium: Commerce Raiding; States
  it("gives nothing back when the suspension ends after war has come between the two", () => {
    const raiding = real("Commerce Raiding", { complete: true, cost: 1 });
    const start = stage({ You: {}, Rival: {}, Third: { hand: [raiding] } });
    const trade = hand(start, {
      verb: "start-state",
      state: "free trade",
      from: { seat: 0 },
      toward: { seat: 1 },
      gives: { from: 1, toward: 1 },
      rating: true,
    });
    expect(ratings(trade)).toEqual([5, 5, 4]);
    const cut = says(trade, 2, "sponsor Commerce Raiding with Third's Ambassador");
    expect(ratings(cut)).toEqual([4, 4, 5]);
    const war = hand(cut, { verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } });
    const free = hand(war, { verb: "discard-card", which: which(war, "Commerce Raiding") });
    expect(ratings(free)).toEqual([4, 4, 4]);
  });
});

describe("A bonus that lasts for a conflict which is put off", () => {
  it("counts in what is noted, and no more in the next turn", () => {
    const start = stage(
      { You: { supporting: [character("Clerk", { diplomacy: 4 })], deck: spare("Y") }, Rival: { deck: spare("R") } },
      [["You", talks]],
    );
    const joined = says(start, 0, "support Talks with Clerk using diplomacy");
    const id = joined.conflicts[0]?.id ?? -1;
    const helped = hand(joined, {
      verb: "change-ability",
      which: which(joined, "Clerk"),
      ability: "diplomacy",
      by: 2,
      until: "end-of-turn",
    });
    const off = nextActions(hand(helped, { verb: "prolong", conflict: id }));
    expect(tally(off)).toMatchObject({ support: 6 });
    expect(tally(says(off, 0, "support Talks with Clerk using diplomacy"))).toMatchObject({ support: 10 });
  });
});

describe("What takes a card out of a conflict", () => {
  const table = () =>
    stage(
      {
        You: { supporting: [character("Aide", { diplomacy: 3 })] },
        Rival: { supporting: [character("Spy", { diplomacy: 1 }), character("Thug", { diplomacy: 1 })] },
      },
      [["You", talks]],
    );

  // engine glossary: Uncontested — as of resolution. compendium: Participants, 1st; Change of Plans — support or opposition
  it("makes a conflict uncontested whose only opponent or attacker it takes out, but not where it takes a side away alone", () => {
    const mine = says(table(), 0, "support Talks with Aide using diplomacy");
    const opposed = says(mine, 1, "oppose Talks with Spy using diplomacy");
    const attacked = says(mine, 1, "attack Aide with Thug in Talks");
    const out = (game: Game, title: string, sideOnly?: true) => {
      const effect = {
        verb: "withdraw",
        which: which(game, title),
        conflict: 1,
        ...(sideOnly ? { sideOnly, ready: sideOnly } : {}),
      } as const;
      return resolution(hand(game, effect));
    };
    expect([resolution(opposed), resolution(attacked)]).toMatchObject([{ uncontested: false }, { uncontested: false }]);
    expect([out(opposed, "Spy"), out(attacked, "Thug")]).toMatchObject([{ uncontested: true }, { uncontested: true }]);
    expect([out(opposed, "Spy", true), out(attacked, "Thug", true)]).toMatchObject([
      { uncontested: true },
      { uncontested: false },
    ]);
    expect(out({ ...attacked, revision: 12 }, "Thug")).toMatchObject({ uncontested: false });
  });
});

describe("A conflict with several sides that is put off", () => {
  // compendium: Prolonged Talks; engine: “Sides” in conflicts
  it("goes on with what each side had", () => {
    const prey = conflict("Prey", "diplomacy", { conflict: { form: "sides" } });
    const start = stage({ You: { deck: spare("Y") }, Rival: { deck: spare("R") }, Third: { deck: spare("T") } }, [
      ["You", prey],
    ]);
    const mine = says(start, 0, "support Prey with You's Ambassador using diplomacy for You");
    const both = says(mine, 1, "support Prey with Rival's Ambassador using diplomacy for Third");
    const off = nextActions(hand(both, { verb: "prolong", conflict: both.conflicts[0]?.id ?? -1 }));
    const more = says(off, 2, "support Prey with Third's Ambassador using diplomacy for Third");
    expect(resolution(more)).toMatchObject({ won: false });
    expect(tally(more)?.sides).toEqual([
      { seat: 0, total: 3 },
      { seat: 1, total: 0 },
      { seat: 2, total: 6 },
    ]);
  });
});

describe("The Alliance", () => {
  const measure = event("Measure", {
    says: "Vote.",
    vote: { kind: "babylon-5", passed: [{ verb: "gain-power", who: "you", amount: 1 }] },
  });

  // engine: The Interstellar Alliance — the founder calls the vote order, whoever is a member votes
  it("has its votes called by its founder, though expelled and without a vote, since a war with a member", () => {
    const start = stage({ You: { hand: [measure] }, B: { race: "human" }, C: { race: "minbari" } });
    const allied = hand(
      hand(hand(start, { verb: "found-isa", who: { seat: 1 } }), { verb: "join-isa", who: { seat: 0 } }),
      { verb: "join-isa", who: { seat: 2 } },
    );
    const war = hand(allied, { verb: "start-state", state: "war", from: { seat: 1 }, toward: { seat: 2 } }, 1);
    expect(war.isa?.members).toEqual([0, 2]);
    const vote = says(war, 0, "play Measure").vote;
    expect(vote).toMatchObject({ kind: "isa", head: 1 });
    expect(vote?.ballots.map(({ of }) => of)).toEqual([{ seat: 0 }, { seat: 2 }]);
  });

  // engine: The Interstellar Alliance — whoever fetches forfeits the turn's drawing
  it("takes the whole free drawing of the turn from whoever has fetched a card, more cards included", () => {
    const aid = event("Aid", { says: "Nothing." }, { keywords: ["ISA"] });
    const more = group("More", { text: { says: "1 more.", statics: [{ gives: "free-cards-more", by: 1 }] } });
    const start = stage({
      You: { supporting: [more], reserve: [aid], deck: spare("Y"), unspent: 0 },
      B: { deck: spare("B") },
    });
    const founded = hand(start, { verb: "found-isa", who: { seat: 1 } });
    const hands = (game: Game) => passed(passed(game, "action", "aftermath"), "discard", "buy").seats[0]?.hand.length;
    expect(hands(founded)).toBe(2);
    expect(hands(says(founded, 0, "fetch Aid"))).toBe(1);
  });
});

describe("Two who surrender to each other in the same draw round", () => {
  // engine: Unconditional Surrender; Elimination from the game
  it("do so one after the other: who comes first is out, and the other has nobody left to surrender to", () => {
    const start = stage({
      A: { race: "narn", deck: spare("A") },
      B: { race: "centauri", deck: spare("B") },
      C: { race: "human", deck: spare("C") },
    });
    const war = passed(
      hand(start, { verb: "start-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } }),
      "action",
    );
    const first = does(war, { type: "surrender", seat: 0, to: 1 });
    expect(ratings(first)[1]).toBe(7);
    expect(sentences(first, 1).filter((one) => one.startsWith("surrender"))).toEqual([]);
  });
});

describe("An initiator who leaves while a conflict waits for a turn free of conflicts to end", () => {
  it("takes it along, with the card", () => {
    const start = stage({ You: { deck: spare("Y") }, Rival: { deck: spare("R") }, Third: { deck: spare("T") } }, [
      ["You", talks],
    ]);
    const off = hand(hand(start, { verb: "prolong", conflict: start.conflicts[0]?.id ?? -1 }), {
      verb: "bar-conflicts",
    });
    const kept = nextActions(off);
    expect(kept.prolonged).toHaveLength(1);
    const gone = does(kept, { type: "concede", seat: 0 });
    expect(gone.prolonged ?? []).toEqual([]);
    expect(nextActions(gone).conflicts).toEqual([]);
  });
});
