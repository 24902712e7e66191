// engine: Babylon 5 Votes; ISA votes; Factions and Control; Elimination from the game — who casts what, put anew
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import { seatOf } from "../../../src/engine/state/lookup.ts";
import { arranged, at, byHand, character, does, event, order, stage } from "../stage.ts";

describe("The vote of the League", () => {
  const measure = event("Measure", {
    says: "A vote.",
    vote: {
      kind: "babylon-5",
      passed: [{ verb: "gain-power", who: "you", amount: 1 }],
      failed: [{ verb: "lose-power", who: "you", amount: 1 }],
    },
  });
  const species = (title: string) => character(title, { diplomacy: 1 }, { race: "non-aligned", ambassador: "species" });
  /** Who is asked to vote, and what comes of it, where each vote is the next one of that seat's list, the last one again. */
  function voted(game: Game, votes: Readonly<Record<number, readonly ("yes" | "no" | "abstain")[]>>) {
    const asked: number[] = [];
    let now = game;
    for (let next = now.awaiting[0]; now.vote && next; next = now.awaiting[0]) {
      const { seat, kind } = next;
      if (kind === "call") now = order(now, seat, "call all in initiative order");
      else {
        asked.push(seat);
        const list = votes[seat] ?? ["abstain"];
        const vote = list[asked.filter((one) => one === seat).length - 1] ?? list.at(-1) ?? "abstain";
        now = does(now, { type: "vote", seat, vote });
      }
    }
    return { asked, power: seatOf(now, 0).rawPower };
  }

  // engine: Babylon 5 Votes — each player casts one vote for each species' ambassador in the own faction
  it("is cast for a species’ ambassador by the player of its faction, not by whoever controls it", () => {
    const start = stage({
      A: { race: "human", hand: [measure], supporting: [species("Vree")] },
      B: { race: "narn" },
      C: { race: "centauri" },
    });
    const lent = does(
      start,
      byHand({
        verb: "take-control",
        which: { card: at(start, "Vree") },
        who: { seat: 1 },
        until: "permanent",
      }),
    );
    expect(voted(order(lent, 0, "play Measure"), { 0: ["yes"], 1: ["no"] })).toEqual({ asked: [0, 1, 2, 0], power: 1 });
  });

  // engine: Babylon 5 Votes — tied "after the members have cast their votes or abstained"
  it("is called for where all have abstained, and decides alone", () => {
    const start = stage({ A: { race: "human", hand: [measure], supporting: [species("Vree")] }, B: { race: "narn" } });
    expect(voted(order(start, 0, "play Measure"), { 0: ["abstain", "yes"] }).power).toBe(1);
  });

  it("may be split by a player of several species’ ambassadors, and abstains where they are even", () => {
    const start = stage({
      A: { race: "human", hand: [measure] },
      B: { race: "non-aligned", supporting: [species("Vree"), species("Drazi"), species("Gaim")] },
      C: { race: "narn" },
    });
    const split = (...votes: ("yes" | "no")[]) =>
      voted(order(start, 0, "play Measure"), { 0: ["yes"], 1: votes, 2: ["no"] }).power;
    expect(split("yes", "no", "yes", "yes")).toBe(1);
    expect(split("yes", "no", "yes", "no")).toBe(-1);
  });

  // engine: ISA votes — the founder heads; Elimination from the game
  it("has no part in a vote of the Alliance, which goes on without a founder who leaves", () => {
    const allied = arranged(
      stage({ A: { hand: [measure] }, B: {}, C: {}, D: { supporting: [species("Vree")] } }),
      (work) => {
        work.game.isa = { founder: 1, members: [1, 2] };
      },
    );
    const called = order(allied, 0, "play Measure");
    expect(called.awaiting).toMatchObject([{ kind: "call", seat: 1 }]);
    const left = does(called, { type: "concede", seat: 1 });
    expect(left.awaiting).toMatchObject([{ kind: "vote", seat: 2 }]);
    expect(seatOf(does(left, { type: "vote", seat: 2, vote: "yes" }), 0).rawPower).toBe(1);
  });

  // engine: Babylon 5 Votes — the only faction of a race controls its vote; two without Babylon Project do not
  it("is no matter of a race's own vote: a Corporate faction alone casts that, and not beside a Home faction", () => {
    const council = (more: Parameters<typeof stage>[0]) =>
      arranged(stage({ A: { race: "narn", hand: [measure] }, B: { race: "human" }, ...more }), (work) => {
        const corporate = work.seats[1];
        if (corporate) work.seats[1] = { ...corporate, faction: "corporate" };
      });
    const casters = (game: Game) => order(game, 0, "play Measure").vote?.ballots.flatMap(({ caster }) => caster ?? []);
    expect(casters(council({}))).toEqual([1, 0]);
    expect(casters(council({ C: { race: "human", faction: "home" } }))).toEqual([0]);
  });
});
