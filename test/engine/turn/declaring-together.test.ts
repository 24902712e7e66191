// engine: Fast and Loose; Step 1. Declare Conflicts — all declare at the same time, where the table has agreed on it
import { describe, expect, it } from "vitest";
import { editPlay, editSeat } from "../../../src/engine/changes/work.ts";
import { enterPlay } from "../../../src/engine/changes/zones.ts";
import { type Action, apply, type Game, legalActions, openlyAwaited, viewFor } from "../../../src/engine/index.ts";
import { advance } from "../../../src/engine/turn/flow.ts";
import { real } from "../encoded/real.ts";
import {
  agenda,
  arranged,
  at,
  byHand,
  conflict,
  does,
  group,
  happens,
  order,
  refused,
  type SeatStage,
  sentences,
  stage,
} from "../stage.ts";

const parley = conflict("Parley", "diplomacy", {});
const talks = conflict("Talks", "diplomacy", {});
const inquiry = conflict("Inquiry", "intrigue", {});

const aftermathAgent = real("Hidden Agent", { cost: "none" });

/** A staged table at the start of a conflict round in which all declare at the same time. */
function together(seats: Readonly<Record<string, SeatStage>>, change: Parameters<typeof arranged>[1] = () => {}): Game {
  return arranged(stage(seats), (work) => {
    work.game.together = true;
    work.game.round = "conflict";
    work.game.tasks = [{ task: "declare", at: 0 }];
    work.game.awaiting = [];
    work.game.nextDecision = 2;
    change(work);
    advance(work);
  });
}

const three = () => together({ A: { hand: [parley] }, B: { hand: [inquiry] }, C: { hand: [talks] } });
const declare = (game: Game, seat: number, title: string): Action => ({ type: "declare", seat, card: at(game, title) });
const nothing = (seat: number): Action => ({ type: "declare-nothing", seat });
const owing = (game: Game) => game.awaiting.map(({ seat, kind }) => `${seat} ${kind}`);
const own = (game: Game, seat: number) => viewFor(game, { seat }).awaiting.find((one) => one.seat === seat);

describe("Declaring at the same time", () => {
  it("asks everybody at once, and carries the answers out in initiative order, in whatever order they came", () => {
    for (const seats of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      let game = three();
      expect(owing(game)).toEqual(["0 declare", "1 declare", "2 declare"]);
      const titles = ["Parley", "Inquiry", "Talks"];
      for (const seat of seats.slice(0, 2)) game = does(game, declare(game, seat, titles[seat] ?? ""));
      const [last = 0] = seats.slice(2);
      const { game: after, events } = happens(game, declare(game, last, titles[last] ?? ""));
      expect(events.filter(({ type }) => type === "declared")).toEqual(
        [0, 1, 2].map((seat) => ({ type: "declared", seat, conflict: true })),
      );
      expect(after.conflicts.map(({ initiator }) => initiator)).toEqual([0, 1, 2]);
      expect(after.declareStep).toBeUndefined();
    }
  });

  it("shows nobody who has answered, nor what, but only how many have", () => {
    const game = three();
    expect(viewFor(game, "public").secretly).toEqual({ step: "declare", asked: [0, 1, 2], answered: 0 });
    const given = [declare(game, 1, "Inquiry"), nothing(1)].map((action) => happens(game, action));
    for (const { game: after, events } of given) {
      expect(events).toEqual([]);
      expect(after.declared).toEqual([]);
      for (const viewer of [{ seat: 0 }, { seat: 2 }, "public", "judge"] as const) {
        const { secretly, ...seen } = viewFor(after, viewer);
        const { secretly: _, ...before } = viewFor(game, viewer);
        expect(seen).toEqual(before);
        expect(secretly?.answered).toBe(1);
      }
      expect(openlyAwaited(after)).toEqual(openlyAwaited(game));
    }
    expect(given.map(({ game: after }) => own(after, 1)?.answered)).toEqual(["declare Inquiry", "declare nothing"]);
  });

  it("lets an answer be changed until the last has answered, and offers the same choice again", () => {
    let game = does(three(), nothing(0));
    expect(sentences(game, 0)).toEqual(sentences(three(), 0));
    game = does(game, declare(game, 0, "Parley"));
    game = does(game, nothing(1));
    game = does(game, nothing(0));
    game = does(game, declare(game, 2, "Talks"));
    expect(game.conflicts.map(({ initiator }) => initiator)).toEqual([2]);
  });

  it("refuses at once what may not be declared", () => {
    const game = three();
    expect(refused(game, declare(game, 0, "Inquiry")).code).toBe("card-not-there");
  });

  it("turns up of two copies of a limited conflict the one that comes first in initiative order", () => {
    const rare = conflict("Parley", "diplomacy", {}, { limit: "limited" });
    let game = together({ A: { hand: [rare] }, B: { hand: [rare] } });
    const copies = game.cards.filter(
      ({ zone, id }) => zone === "hand" && game.facts[game.cards[id]?.facts ?? 0] === rare,
    );
    const copyOf = (seat: number): Action => ({
      type: "declare",
      seat,
      card: copies.find(({ owner }) => owner === seat)?.id ?? -1,
    });
    game = does(game, copyOf(1));
    const { events } = happens(game, copyOf(0));
    expect(events).toContainEqual(expect.objectContaining({ type: "conflict-initiated", seat: 0 }));
    expect(events).toContainEqual(expect.objectContaining({ type: "conflict-discarded", seat: 1, why: "limited" }));
  });

  it("asks again, alone, a player whose conflict has become impossible", () => {
    let game = does(three(), declare(three(), 0, "Parley"));
    game = does(game, byHand({ verb: "discard", who: { seat: 0 }, amount: 1 }));
    game = does(does(game, nothing(1)), declare(game, 2, "Talks"));
    expect(owing(game)).toEqual(["0 declare"]);
    expect(game.declared).toEqual([]);
    game = does(game, nothing(0));
    expect(game.conflicts.map(({ initiator }) => initiator)).toEqual([2]);
  });

  it("goes on without a player who leaves the game", () => {
    const two = does(does(three(), declare(three(), 0, "Parley")), nothing(1));
    expect(does(two, { type: "concede", seat: 2 }).conflicts.map(({ initiator }) => initiator)).toEqual([0]);
    const left = does(two, { type: "concede", seat: 0 });
    expect(viewFor(left, "public").secretly).toEqual({ step: "declare", asked: [1, 2], answered: 1 });
    expect(does(left, nothing(2)).round).toBe("action");
  });

  it("is the same again when it has been saved", () => {
    const game = does(three(), declare(three(), 0, "Parley"));
    const saved = JSON.parse(JSON.stringify(game)) as Game;
    expect(JSON.stringify(does(does(saved, nothing(1)), nothing(2)))).toBe(
      JSON.stringify(does(does(game, nothing(1)), nothing(2))),
    );
  });

  it("leaves nothing to agree on by playing fast and loose", () => {
    expect(refused(three(), { type: "loose", seat: 0 }).code).toBe("loose-not-now");
  });
});

describe("What the rules show while conflicts are declared", () => {
  const raiders = agenda("Profit", { says: "", initiates: [{ type: "intrigue", conflict: { form: "opposable" } }] });
  const open = () => together({ A: { hand: [parley] }, B: { agenda: raiders }, C: { hand: [talks] } });

  it("is known to all who come later: after a conflict in the open they are asked again, with what they had answered", () => {
    let game = open();
    game = does(game, declare(game, 0, "Parley"));
    game = does(game, declare(game, 2, "Talks"));
    const { game: again, events } = happens(game, declare(game, 1, "Profit"));
    expect(events.map(({ type }) => type)).toEqual(["declared", "declared"]);
    expect(owing(again)).toEqual(["2 declare"]);
    expect(own(again, 2)).toMatchObject({ again: true, before: "declare Talks" });
    expect(viewFor(again, { seat: 0 }).awaiting).toEqual([expect.not.objectContaining({ before: "declare Talks" })]);
    expect(does(again, nothing(2)).conflicts.map(({ initiator }) => initiator)).toEqual([0, 1]);
  });

  it("is nothing that those who have come before may still act upon", () => {
    let game = together({ A: { agenda: raiders }, B: { hand: [inquiry] } }, (work) => {
      work.game.order = [1, 0];
    });
    game = does(game, declare(game, 1, "Inquiry"));
    expect(does(game, declare(game, 0, "Profit")).conflicts).toHaveLength(2);
  });

  it("is for one player alone what another must show first: then that one is asked before, with all who come earlier", () => {
    const spied = together(
      { A: { hand: [parley, aftermathAgent] }, B: { hand: [inquiry] }, C: { hand: [talks] } },
      (work) => {
        const card = at(work.game, aftermathAgent.title);
        const host = at(work.game, "B's Ambassador");
        enterPlay(work, card, { faction: 1, controller: 1, row: "attached", host });
        editPlay(work, card).about = 2;
      },
    );
    expect(owing(spied)).toEqual(["0 declare", "2 declare"]);
    let game = does(spied, declare(spied, 2, "Talks"));
    expect(viewFor(game, { seat: 1 }).declared).toEqual([]);
    game = does(game, nothing(0));
    expect(owing(game)).toEqual(["1 declare"]);
    expect(viewFor(game, { seat: 1 }).declared).toEqual([{ seat: 2, title: "Talks" }]);
    expect(does(game, nothing(1)).round).toBe("action");
  });

  it("keeps its place where a player may declare more: the others' answers wait, unseen", () => {
    const guild = group("Guild", {
      text: {
        says: "",
        initiates: [{ type: "intrigue", rotate: true, additional: true, conflict: { form: "opposable" } }],
      },
      complete: true,
    });
    let game = together({ A: { hand: [parley], supporting: [guild] }, B: { hand: [inquiry] } });
    game = does(game, declare(game, 0, "Parley"));
    game = does(game, declare(game, 1, "Inquiry"));
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "declare", already: 1 }]);
    expect(viewFor(game, "public").declared).toEqual([{ seat: 0, title: null }]);
    expect(does(game, nothing(0)).conflicts.map(({ initiator }) => initiator)).toEqual([0, 1]);
    // Where that one is in the open, whoever comes later may think again.
    expect(owing(order(game, 0, "declare Guild"))).toEqual(["1 declare"]);
  });
});

describe("To wait while all declare at the same time", () => {
  const waiting = () => does(does(three(), declare(three(), 1, "Inquiry")), { type: "wait", seat: 2 });
  const pass = (game: Game, ...seats: number[]) => seats.reduce((now, seat) => does(now, { type: "pass", seat }), game);

  it("lets each declare or pass in turn, and tells of nobody whether that one had answered", () => {
    let game = waiting();
    for (const seat of [0, 1, 2]) {
      expect(game.awaiting).toMatchObject([{ seat, kind: "declare", halted: true }]);
      game = pass(game, seat);
    }
    expect(owing(game)).toEqual(["0 declare", "2 declare"]);
    expect(own(game, 1)?.answered).toBe("declare Inquiry");
    expect(does(does(game, nothing(2)), nothing(0)).conflicts.map(({ initiator }) => initiator)).toEqual([1]);
  });

  it("lets all answer anew once somebody has declared for all to see", () => {
    let game = waiting();
    game = does(game, declare(game, 0, "Parley"));
    game = pass(game, 1, 2, 0);
    expect(owing(game)).toEqual(["1 declare", "2 declare"]);
    expect(own(game, 1)).toMatchObject({ before: "declare Inquiry" });
    expect(does(does(game, nothing(2)), nothing(1)).conflicts.map(({ initiator }) => initiator)).toEqual([0]);
  });

  it("goes on without a player who leaves meanwhile", () => {
    const game = pass(does(waiting(), { type: "concede", seat: 0 }), 1, 2);
    expect(owing(game)).toEqual(["2 declare"]);
    expect(does(game, nothing(2)).conflicts.map(({ initiator }) => initiator)).toEqual([1]);
  });
});

describe("A game without it", () => {
  it("asks one after the other, as ever", () => {
    const game = arranged(three(), (work) => {
      work.game.together = undefined;
      work.game.declareStep = undefined;
      work.game.tasks = [{ task: "declare", at: 0 }];
      work.game.awaiting = [];
      editSeat(work, 0).unspent = 4;
      advance(work);
    });
    expect(owing(game)).toEqual(["0 declare"]);
    expect(apply(game, nothing(1)).ok).toBe(false);
    expect(legalActions(game, 1)).toEqual([]);
  });
});
