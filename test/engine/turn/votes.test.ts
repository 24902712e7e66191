// engine: Votes; League of Non-Aligned Worlds. compendium: Votes. quickstart: The Babylon 5 Vote – mini game
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import type { Game, Race } from "../../../src/engine/index.ts";
import { viewFor } from "../../../src/engine/index.ts";
import { councillor } from "../../../src/engine/rules/relations/vote.ts";
import { arranged, character, does, happens, order, type SeatStage, sentences, stage } from "../stage.ts";
import { called, ended, measure, power } from "./votes-stage.ts";

const as = (game: Game, seat: number, faction: "home" | "psi-corps"): Game =>
  arranged(game, (work) => {
    editSeat(work, seat).faction = faction;
  });

describe("A vote of the players", () => {
  it("is headed by whoever played the card, who calls each player to vote", () => {
    const game = called(measure("player"), { Rival: {}, Third: {} });
    expect(game.awaiting).toMatchObject([{ kind: "call", seat: 0 }]);
    expect(viewFor(game, { seat: 1 }).vote).toMatchObject({ source: "Measure", says: "A vote." });
    expect(sentences(game, 0)).toEqual([
      "call all in initiative order",
      "vote yes",
      "vote no",
      "abstain",
      "call You",
      "call Rival",
      "call Third",
    ]);
    expect(order(game, 0, "call Third").awaiting).toMatchObject([{ kind: "vote", seat: 2 }]);
    expect(sentences(order(game, 0, "call Third"), 2)).toEqual(["vote yes", "vote no", "abstain"]);
  });

  it("lets the head vote without being called, and go on calling", () => {
    const game = order(called(measure("player"), { Rival: {}, Third: {} }), 0, "vote no");
    expect(game.vote?.ballots.map(({ cast }) => cast)).toEqual(["no", null, null]);
    expect(game.awaiting).toMatchObject([{ kind: "call", seat: 0 }]);
    expect(sentences(game, 0)).toEqual(["call all in initiative order", "call Rival", "call Third"]);
  });

  it("takes a vote before its player is called, shows it to nobody, and casts it at the call", () => {
    const early = (game: Game, seat: number, vote: "yes" | "no") => does(game, { type: "vote", seat, vote });
    const before = called(measure("player"), { Rival: {}, Third: {} });
    const said = early(early(before, 2, "no"), 2, "yes");
    expect(said.awaiting).toEqual(before.awaiting);
    for (const viewer of [{ seat: 0 }, { seat: 1 }, { seat: 2 }, "public"] as const)
      expect(viewFor(said, viewer)).toEqual(viewFor(before, viewer));
    const cast = order(said, 0, "call Third");
    expect(cast.vote?.ballots.map((ballot) => ballot.cast)).toEqual([null, null, "yes"]);
    expect(cast.awaiting).toMatchObject([{ kind: "call", seat: 0 }]);
    // Nobody is left to be called: all are cast at once.
    const all = early(order(said, 0, "vote no"), 1, "yes");
    expect(all.vote).toBeNull();
  });

  it("lets the head call all in initiative order, one after the other", () => {
    let game = order(called(measure("player"), { Rival: {}, Third: {} }), 0, "call all in initiative order");
    for (const seat of [0, 1, 2]) {
      expect(game.awaiting).toMatchObject([{ kind: "vote", seat }]);
      game = order(game, seat, "vote yes");
    }
    expect(power(game)).toBe(1);
  });

  it("passes with one more yes than no; abstentions do not count", () => {
    const counted = (...votes: string[]) => {
      let game = order(called(measure("player"), { B: {}, C: {} }), 0, "call all in initiative order");
      for (const [seat, vote] of votes.entries()) game = order(game, seat, vote);
      return power(game);
    };
    expect(counted("vote yes", "abstain", "abstain")).toBe(1);
    expect(counted("vote yes", "vote no", "abstain")).toBe(-1);
    expect(counted("abstain", "abstain", "abstain")).toBe(-1);
    expect(counted("vote no", "vote yes", "vote yes")).toBe(1);
  });

  it("does not ask the head for the last one, and lets the action round go on when it is over", () => {
    let game = called(measure("player"), { Rival: {} });
    game = order(order(game, 0, "call You"), 0, "vote no");
    expect(game.awaiting).toMatchObject([{ kind: "vote", seat: 1 }]);
    game = order(game, 1, "vote no");
    expect(game.vote).toBeNull();
    expect(game.awaiting).toMatchObject([{ kind: "action", seat: 1 }]);
  });

  it("counts whoever leaves the game as abstaining, the head included", () => {
    let game = called(measure("player"), { B: {}, C: {} });
    game = does(game, { type: "concede", seat: 0 });
    expect(game.awaiting).toMatchObject([{ kind: "vote", seat: 1 }]);
    const { events } = happens(order(game, 1, "vote yes"), { type: "vote", seat: 2, vote: "abstain" });
    expect(ended(events)).toMatchObject({ passed: true, tally: { yes: 1, no: 0, abstain: 2 } });
  });
});

describe("A vote of the Babylon 5 council", () => {
  const seats = (...races: Race[]) =>
    Object.fromEntries(races.map((race) => [race, { race }])) as Readonly<Record<string, SeatStage>>;

  it("has one vote for each race of the council; races that nobody plays abstain, and so do the Vorlons", () => {
    const game = called(measure("babylon-5"), seats("narn"), { race: "centauri" });
    expect(viewFor(game, "public").vote).toMatchObject({
      kind: "babylon-5",
      tally: { yes: 0, no: 0, abstain: 3 },
      ballots: [
        { of: { race: "human" }, caster: null, cast: "abstain" },
        { of: { race: "minbari" }, caster: null, cast: "abstain" },
        { of: { race: "centauri" }, caster: 0, cast: null },
        { of: { race: "narn" }, caster: 1, cast: null },
        { of: { race: "vorlon" }, caster: null, cast: "abstain" },
      ],
    });
  });

  it("is headed by the Human ambassador to Babylon 5, and without one by whoever played the card", () => {
    expect(called(measure("babylon-5"), seats("narn", "human")).awaiting).toMatchObject([{ kind: "call", seat: 2 }]);
    expect(called(measure("babylon-5"), seats("narn", "minbari")).awaiting).toMatchObject([{ kind: "call", seat: 0 }]);
  });

  // engine: the examples of Babylon 5 Votes
  it("gives a race's vote to its Babylon Project faction, or else to its only faction", () => {
    const humans = arranged(stage({ You: {}, Sinclair: { race: "human" }, Clark: { race: "narn" } }), (work) => {
      editSeat(work, 2).race = "human";
    });
    expect(councillor(as(humans, 2, "home"), "human")).toBe(1);
    expect(councillor(as(as(humans, 1, "psi-corps"), 2, "home"), "human")).toBeNull();
    const alone = as(stage({ You: {}, Clark: { race: "human" } }), 1, "home");
    expect(councillor(alone, "human")).toBe(1);
    // compendium: Voting — by the published rules only ambassadors to Babylon 5 vote.
    expect(councillor({ ...alone, rules: "casual" }, "human")).toBeNull();
    expect(councillor({ ...alone, rules: "quickstart" }, "human")).toBeNull();
  });

  it("is open to rotated and neutralized ambassadors", () => {
    const game = arranged(called(measure("babylon-5"), seats("narn")), (work) => {
      const card = work.game.seats[1]?.ambassador ?? 0;
      work.cards[card] = {
        ...work.cards[card],
        play: { ...work.cards[card]?.play, rotated: true, neutralized: true },
      } as (typeof work.cards)[number];
    });
    expect(order(order(game, 0, "call narn"), 1, "vote no").vote?.ballots[3]?.cast).toBe("no");
  });

  describe("that is tied", () => {
    const species = (title: string) =>
      character(title, { diplomacy: 1 }, { race: "non-aligned", ambassador: "species" });
    const tied = (mine: SeatStage, league: SeatStage) => {
      let game = called(
        measure("babylon-5"),
        { narn: { race: "narn" }, League: { race: "non-aligned", ...league } },
        mine,
      );
      game = order(game, 0, "call all in initiative order");
      return order(order(game, 0, "vote yes"), 1, "vote no");
    };

    it("is broken by the League: each species' ambassador has a vote, whoever has it", () => {
      let game = tied({ supporting: [species("Vlur")] }, { supporting: [species("She'lah")] });
      // The Centauri player's one, and the League's own ambassador with another.
      expect(game.vote?.league?.map(({ caster }) => caster).sort()).toEqual([0, 2, 2]);
      const votes: Readonly<Record<number, string>> = { 0: "vote no", 2: "vote yes" };
      for (let left = 3; left > 0; left--) {
        const seat = game.awaiting[0]?.seat ?? 0;
        game = order(game, seat, votes[seat] ?? "abstain");
      }
      expect(power(game)).toBe(1);
    });

    it("fails where the League is tied as well", () => {
      let game = tied({ supporting: [species("Vlur")] }, {});
      const votes: Readonly<Record<number, string>> = { 0: "vote yes", 2: "vote no" };
      for (let left = 2; left > 0; left--) {
        const seat = game.awaiting[0]?.seat ?? 0;
        game = order(game, seat, votes[seat] ?? "abstain");
      }
      expect(power(game)).toBe(-1);
    });

    // compendium: Votes, 3
    it("between two players, one against one, is not broken by the published rules", () => {
      const two = (rules: "engine" | "casual", ...votes: string[]) => {
        const start = stage({
          You: { hand: [measure("babylon-5")], supporting: [species("Vlur")] },
          narn: { race: "narn" },
        });
        let game = order({ ...start, rules }, 0, "play Measure");
        game = order(game, 0, "call all in initiative order");
        for (const [seat, vote] of votes.entries()) game = order(game, seat, vote);
        return game;
      };
      expect(two("engine", "vote yes", "vote no").vote?.league).toHaveLength(1);
      const failed = two("casual", "vote yes", "vote no");
      expect({ vote: failed.vote, power: power(failed) }).toEqual({ vote: null, power: -1 });
      // Where nobody has voted either way the League is asked as ever.
      expect(two("casual", "abstain", "abstain").vote?.league).toHaveLength(1);
    });

    it("fails where no species has an ambassador, and the League is not asked where it is not tied", () => {
      let game = called(measure("babylon-5"), { narn: { race: "narn" } });
      game = order(order(game, 0, "call centauri"), 0, "vote yes");
      expect(power(order(game, 1, "vote no"))).toBe(-1);
      expect(power(order(game, 1, "abstain"))).toBe(1);
    });
  });
});

describe("A sealed vote", () => {
  const game = called(measure("player", { sealed: true }), { B: {}, C: {} });

  it("asks everybody at the same time", () => {
    expect(game.awaiting.map(({ kind, seat }) => [kind, seat])).toEqual([
      ["vote", 0],
      ["vote", 1],
      ["vote", 2],
    ]);
  });

  it("shows who has voted, and what only to whoever voted it, in no message and no view of others", () => {
    const { game: voted, events } = happens(game, { type: "vote", seat: 1, vote: "no" });
    expect(events).toContainEqual({ type: "voted", of: { seat: 1 }, by: 1, vote: null, league: false });
    const seen = (viewer: Parameters<typeof viewFor>[1]) => viewFor(voted, viewer).vote?.ballots[1];
    expect(seen({ seat: 1 })).toMatchObject({ cast: "no", has: true });
    for (const viewer of ["public", "judge", { seat: 0 }, { seat: 2 }] as const)
      expect(seen(viewer)).toMatchObject({ cast: null, has: true });
    expect(viewFor(voted, "public").vote?.tally).toEqual({ yes: 0, no: 0, abstain: 0 });
  });

  it("is counted when the last has voted", () => {
    const two = order(order(game, 1, "vote yes"), 0, "vote yes");
    const { events } = happens(two, { type: "vote", seat: 2, vote: "no" });
    expect(ended(events)).toMatchObject({ passed: true, tally: { yes: 2, no: 1, abstain: 0 } });
  });
});
