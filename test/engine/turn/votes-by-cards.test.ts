// engine: Votes; League of Non-Aligned Worlds. compendium: Votes. quickstart: The Babylon 5 Vote – mini game
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import type { CardFacts } from "../../../src/engine/index.ts";
import { apply, viewFor } from "../../../src/engine/index.ts";
import { arranged, at, character, conflict, does, event, inPlay, invented, order, refused, stage } from "../stage.ts";
import { byHand, called, measure, power } from "./votes-stage.ts";

describe("A card may", () => {
  const force = byHand({ verb: "force-vote", whose: "vorlon", vote: "yes" });

  it("fix the vote of a race, even of one that nobody plays, for the rest of the turn", () => {
    const forced = does(stage({ You: { hand: [measure("babylon-5")] }, B: { race: "narn" } }), force);
    let game = order(forced, 0, "play Measure");
    expect(game.vote?.ballots[4]).toMatchObject({ of: { race: "vorlon" }, cast: "yes" });
    game = order(order(order(game, 0, "call all in initiative order"), 0, "abstain"), 1, "abstain");
    expect(power(game)).toBe(1);
  });

  it("fix it while the vote is being held, and then nobody asks for it any more", () => {
    const game = order(called(measure("player"), { B: {}, C: {} }), 0, "call B");
    const fixed = does(game, byHand({ verb: "force-vote", whose: { seat: 1 }, vote: "no" }));
    expect(fixed.vote?.ballots[1]?.cast).toBe("no");
    expect(fixed.awaiting).toMatchObject([{ kind: "call", seat: 0 }]);
  });

  it("let a player cast the votes of others as well, and so have several", () => {
    const give = byHand({ verb: "give-vote", whose: { seat: 1 }, to: { seat: 2 } });
    let game = does(called(measure("player"), { B: {}, C: {} }), give);
    game = order(game, 0, "call all in initiative order");
    const casters = [];
    while (game.vote) {
      const seat = game.awaiting[0]?.seat ?? 0;
      casters.push(seat);
      game = order(game, seat, "vote yes");
    }
    expect(casters).toEqual([0, 2, 2]);
  });

  it("call for a vote when a conflict resolves", () => {
    const summit = conflict("Summit", "diplomacy", {
      conflict: {
        form: "opposable",
        vote: { kind: "player", passed: [{ verb: "gain-power", who: "initiator", amount: 2 }] },
      },
    });
    let game = stage({ You: {}, Rival: {} }, [["You", summit]]);
    game = order(order(game, 0, "pass"), 1, "pass");
    expect(game.awaiting).toMatchObject([{ kind: "call", seat: 0 }]);
    game = order(order(order(game, 0, "call Rival"), 1, "vote yes"), 0, "vote yes");
    expect(power(game)).toBe(2);
  });

  // engine: Conflicts with multiple “sides.” — voters neither support nor oppose
  it("make nobody a participant of the conflict that calls for the vote, nor win or lose it", () => {
    const summit = conflict("Summit", "diplomacy", {
      conflict: {
        form: "opposable",
        vote: { kind: "babylon-5", passed: [{ verb: "gain-power", who: "initiator", amount: 2 }] },
      },
    });
    const scar = invented("aftermath", "Scar", {
      cost: 0,
      text: {
        says: "Target a participant.",
        target: { what: "card", types: ["character"], of: "any", participant: true },
        aftermath: { participant: true, discardAfterPlay: false },
      },
    });
    let game = stage(
      {
        You: { race: "human", hand: [scar], supporting: [character("Clerk", { diplomacy: 1 })] },
        Rival: { race: "narn" },
      },
      [["You", summit]],
    );
    game = order(game, 0, "support Summit with Clerk using diplomacy");
    game = order(order(game, 1, "pass"), 0, "pass");
    game = order(order(order(game, 0, "call all in initiative order"), 0, "vote no"), 1, "vote no");
    expect(game.conflicts[0]?.participants.map(({ card }) => card)).toEqual([at(game, "Clerk")]);
    // The vote failed, and the conflict is won by its support all the same, uncontested by those who voted no.
    expect(game.conflicts[0]?.result).toEqual({ won: true, margin: 1, uncontested: true });
    expect(power(game)).toBe(0);
    const on = (title: string) =>
      ({
        type: "aftermath",
        seat: 0,
        card: at(game, "Scar"),
        target: { what: "card", card: at(game, title) },
      }) as const;
    for (const voter of ["You's Ambassador", "Rival's Ambassador"]) expect(apply(game, on(voter)).ok).toBe(false);
    expect(inPlay(does(game, on("Clerk")), "Scar").host).toBe(at(game, "Clerk"));
  });

  it("have a vote called by hand, once at a time", () => {
    const call = byHand({ verb: "call-vote", kind: "player" });
    const game = does(stage({ You: {}, Rival: {} }), call);
    expect(game.awaiting.map(({ kind }) => kind)).toContain("call");
    expect(refused(game, call)).toMatchObject({ code: "nothing-to-change" });
  });
});

describe("Without a vote of one's own", () => {
  it("nobody votes or calls", () => {
    const game = order(called(measure("player"), { B: {} }), 0, "call B");
    expect(refused(game, { type: "vote", seat: 0, vote: "yes" })).toMatchObject({
      code: "not-your-turn",
      facts: { whose: ["B"] },
    });
    expect(refused(stage({ A: {}, B: {} }), { type: "vote", seat: 0, vote: "yes" })).toMatchObject({ code: "no-vote" });
    // The Non-Aligned have no vote on the council; the refusal says who has.
    const council = called(measure("babylon-5"), { B: { race: "narn" }, C: { race: "non-aligned" } });
    expect(refused(council, { type: "vote", seat: 2, vote: "yes" })).toEqual({
      code: "no-ballot",
      rule: "votes",
      facts: {
        whose: council.vote?.ballots.flatMap(({ caster }) => (caster === null ? [] : [council.seats[caster]?.name])),
      },
    });
    const calling = called(measure("player"), { B: {}, C: {} });
    // Who has several votes waits for the head's call, so that each is cast for whom it is called.
    const given = does(calling, byHand({ verb: "give-vote", whose: { seat: 2 }, to: { seat: 1 } }));
    expect(refused(given, { type: "vote", seat: 1, vote: "yes" })).toMatchObject({
      code: "ballot-not-called",
      facts: { head: calling.seats[0]?.name },
    });
    const voted = order(order(calling, 0, "call B"), 1, "vote yes");
    expect(refused(voted, { type: "vote", seat: 1, vote: "no" })).toMatchObject({ code: "ballot-cast" });
    expect(refused(calling, { type: "call", seat: 0, ballot: 9 })).toMatchObject({
      code: "ballot-cast",
      rule: "votes",
    });
  });
});

// engine: The Interstellar Alliance; rulebook: The Interstellar Alliance
describe("The Interstellar Alliance", () => {
  const found = byHand({ verb: "found-isa", who: { seat: 1 } });
  const join = (seat: number) => byHand({ verb: "join-isa", who: { seat } });
  const allied = (card: CardFacts) => {
    const start = stage({ You: { hand: [card] }, B: { race: "human" }, C: { race: "minbari" } });
    return does(does(start, found), join(0));
  };

  it("turns votes of the Babylon 5 council into votes of its members, headed by its founder", () => {
    const game = order(allied(measure("babylon-5")), 0, "play Measure");
    expect(game.vote).toMatchObject({ kind: "isa", head: 1 });
    expect(game.vote?.ballots.map(({ of }) => of)).toEqual([{ seat: 1 }, { seat: 0 }]);
  });

  it("leaves votes of the players alone, and has no votes before it exists", () => {
    expect(order(allied(measure("player")), 0, "play Measure").vote?.ballots).toHaveLength(3);
    expect(refused(stage({ You: {}, B: {} }), byHand({ verb: "call-vote", kind: "isa" }))).toMatchObject({
      code: "nothing-to-change",
    });
  });

  it("is not touched by cards about votes of the council", () => {
    const game = does(allied(measure("babylon-5")), byHand({ verb: "force-vote", whose: "human", vote: "no" }));
    expect(order(game, 0, "play Measure").vote?.ballots[0]).toMatchObject({ of: { seat: 1 }, cast: null });
  });

  it("is founded once, and joined once by each", () => {
    const game = allied(measure("player"));
    expect(refused(game, found)).toMatchObject({ code: "nothing-to-change" });
    expect(refused(game, join(0))).toMatchObject({ code: "nothing-to-change" });
    expect(viewFor(game, "public").isa).toEqual({ founder: 1, members: [1, 0] });
  });

  it("expels a member with all members of the race", () => {
    const start = arranged(stage({ A: { race: "human" }, B: { race: "narn" }, C: { race: "minbari" } }), (work) => {
      editSeat(work, 2).race = "human";
    });
    const game = [found, join(0), join(2)].reduce((now, act) => does(now, act), start);
    expect(does(game, byHand({ verb: "leave-isa", who: { seat: 0 } })).isa?.members).toEqual([1]);
  });

  // rulebook: The Interstellar Alliance
  it("expels who starts a war with another member, but not who is warred upon or who wars outside of it", () => {
    const war = (by: number, from: number, toward: number) =>
      byHand({ verb: "start-state", state: "war", from: { seat: from }, toward: { seat: toward } }, by);
    const start = stage({ A: { race: "human" }, B: { race: "narn" }, C: { race: "minbari" } });
    const game = does(does(start, found), join(0));
    expect(does(game, war(0, 0, 1)).isa?.members).toEqual([1]);
    expect(does(game, war(1, 0, 1)).isa?.members).toEqual([0]);
    expect(does(game, war(0, 0, 2)).isa?.members).toEqual([1, 0]);
    expect(does(game, war(2, 0, 1)).isa?.members).toEqual([1, 0]);
  });

  it("is needed for cards with the keyword ISA", () => {
    const subsidy = event("Subsidy", { says: "Draw a card." }, { keywords: ["ISA"] });
    const before = stage({ You: { hand: [subsidy] }, B: {} });
    const play = { type: "play" as const, seat: 0, card: at(before, "Subsidy") };
    expect(refused(before, play)).toMatchObject({
      code: "no-isa",
      rule: "interstellar-alliance",
      facts: { title: "Subsidy" },
    });
    expect(apply(does(before, found), play).ok).toBe(true);
  });
});
