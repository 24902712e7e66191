// engine: The Draw Round — discarding, drawing and buying in one go, where the table has agreed on it
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import { type Action, type Game, legalActions, openlyAwaited, viewFor } from "../../../src/engine/index.ts";
import { factsOf } from "../../../src/engine/state/lookup.ts";
import { arranged, at, byHand, does, event, happens, passed, refused, type SeatStage, stage } from "../stage.ts";

const rumor = (who: string) => event(`${who}'s Rumor`, { says: "Nothing." });
const seats = (more: Readonly<Record<string, SeatStage>> = {}): Record<string, SeatStage> => ({
  A: { hand: [rumor("A")], unspent: 7 },
  B: { hand: [rumor("B")], unspent: 7 },
  C: { hand: [rumor("C")], unspent: 7 },
  ...more,
});

/** A table that discards and buys all at once, as its first draw round begins. */
function together(staged = seats(), change: Parameters<typeof arranged>[1] = () => {}): Game {
  const game = arranged(stage(staged), (work) => {
    work.game.together = true;
    change(work);
  });
  return passed(game, "action");
}

const keep = (seat: number, buy?: number): Action => ({ type: "keep", seat, ...(buy === undefined ? {} : { buy }) });
const buy = (seat: number, cards: number): Action => ({ type: "buy", seat, cards });
const toss = (game: Game, seat: number, more: { buy?: number } = {}): Action => ({
  type: "discard",
  seat,
  cards: [at(game, `${"ABC"[seat]}'s Rumor`)],
  ...more,
});
const owing = (game: Game) => game.awaiting.map(({ seat, kind }) => `${seat} ${kind}`);
const own = (game: Game, seat: number) => viewFor(game, { seat }).awaiting.find((one) => one.seat === seat);
const top = (game: Game, seat: number) => factsOf(game, game.seats[seat]?.deck.at(-1) ?? -1).title;
/** Everything that a viewer sees but how many have answered. */
function seen(game: Game, viewer: Parameters<typeof viewFor>[1]) {
  const { secretly: _, ...rest } = viewFor(game, viewer);
  return rest;
}

describe("Drawing all at once", () => {
  it("lets each discard, see the free card and buy without waiting for the others", () => {
    let game = together();
    expect(owing(game)).toEqual(["0 discard", "1 discard", "2 discard"]);
    game = does(game, toss(game, 1));
    expect(owing(game)).toEqual(["0 discard", "2 discard", "1 buy"]);
    expect(own(game, 1)).toMatchObject({ kind: "buy", amount: 2, before: "discard B's Rumor", drawn: [top(game, 1)] });
    game = does(game, buy(1, 1));
    expect(own(game, 1)).toMatchObject({ kind: "buy", answered: "buy 1" });
    expect(game.seats[1]).toMatchObject({ hand: [at(game, "B's Rumor")], discard: [], unspent: 7 });
  });

  it("carries everything out when the last has answered: all discard, all draw, all buy, each in initiative order", () => {
    let game = together();
    game = does(does(game, keep(2)), buy(2, 2));
    game = does(game, toss(game, 0, { buy: 1 }));
    const { events } = happens(game, toss(game, 1, { buy: 1 }));
    const told = events.filter(({ type }) => type === "discarded" || type === "drew");
    expect(told).toMatchObject([
      { type: "discarded", seat: 0 },
      { type: "discarded", seat: 1 },
      { type: "drew", seat: 0, why: "free" },
      { type: "drew", seat: 1, why: "free" },
      { type: "drew", seat: 2, why: "free" },
      { type: "drew", seat: 0, why: "bought", cards: 1 },
      { type: "drew", seat: 1, why: "bought", cards: 1 },
      { type: "drew", seat: 2, why: "bought", cards: 2 },
    ]);
  });

  it("comes to the same in whatever order they answer, as far as everybody can see", () => {
    const answers = [0, 1, 2].map((seat) => toss(together(), seat, { buy: 1 }));
    const [one, other] = [answers, answers.toReversed()].map((list) => list.reduce(does, together()));
    expect(one && viewFor(one, "public")).toEqual(other && viewFor(other, "public"));
  });

  it("shows nobody who has answered, how far, or what, but only how many are done", () => {
    const game = together();
    expect(viewFor(game, "public").secretly).toEqual({ step: "draw", asked: [0, 1, 2], answered: 0 });
    const steps = [toss(game, 1), buy(1, 1), keep(1)];
    let now = game;
    for (const action of steps) {
      const { game: after, events } = happens(now, action);
      expect(events).toEqual([]);
      for (const viewer of [{ seat: 0 }, { seat: 2 }, "public", "judge"] as const)
        expect(seen(after, viewer)).toEqual(seen(game, viewer));
      expect(openlyAwaited(after)).toEqual(openlyAwaited(game));
      now = after;
    }
    expect(viewFor(now, "public").secretly?.answered).toBe(1);
    // Whose questions have which numbers does not hang on who answered first.
    const ids = (first: number, second: number) => {
      const both = does(does(game, toss(game, first)), toss(game, second));
      return [0, 1, 2].map((seat) => own(both, seat)?.id);
    };
    expect(ids(0, 1)).toEqual(ids(1, 0));
  });

  it("lets discards be changed until the free card has been seen, and what is bought until all have answered", () => {
    let game = does(together(), toss(together(), 0, { buy: 2 }));
    expect(own(game, 0)).toMatchObject({ kind: "discard", answered: "discard A's Rumor, buy 2" });
    game = does(game, keep(0));
    expect(own(game, 0)).toMatchObject({ kind: "buy", before: "keep" });
    expect(refused(game, toss(game, 0)).code).toBe("not-now");
    game = does(does(game, buy(0, 2)), keep(0));
    game = does(does(game, keep(1, 1)), keep(2, 1));
    expect(game.seats.map(({ unspent, spent }) => [unspent, spent]).slice(0, 1)).toEqual([[7, 0]]);
  });

  it("offers to keep the hand and buy at once, as much as can be paid for besides the free card", () => {
    const sentences = legalActions(together(), 0).map(({ sentence }) => sentence);
    expect(sentences).toEqual(expect.arrayContaining(["keep", "keep, buy 1", "keep, buy 2", "discard A's Rumor"]));
    expect(sentences).not.toContain("keep, buy 3");
    const last = together(seats({ A: { hand: [rumor("A")], unspent: 7, deck: [rumor("Last")] } }));
    expect(legalActions(last, 0).map(({ sentence }) => sentence)).not.toContain("keep, buy 1");
    expect(refused(together(), keep(0, 3))).toMatchObject({ code: "buy-too-many", facts: { most: 2, wanted: 3 } });
  });

  it("asks only what there is to say: nobody without a card in hand what to discard, nobody without influence what to buy", () => {
    const game = together({ A: { unspent: 7 }, B: { hand: [rumor("B")], unspent: 2 }, C: { unspent: 2 } });
    expect(owing(game)).toEqual(["0 buy", "1 discard"]);
    expect(own(game, 0)).toMatchObject({ drawn: [top(game, 0)] });
    const after = does(does(game, keep(1)), keep(0));
    expect(after.turn).toBe(2);
  });

  it("keeps together those whose deck is empty: all of them discard from the inner circle or go at the same time", () => {
    const game = together({ A: { hand: [rumor("A")], deck: [] }, B: { hand: [rumor("B")], deck: [] } });
    expect(owing(game)).toEqual(["0 discard", "1 discard"]);
    expect(does(does(game, keep(1)), keep(0)).result).toMatchObject({ victory: "none" });
  });

  it("draws what has been seen, even where an effect has shuffled the deck since", () => {
    let game = does(together(), keep(0));
    const [drawn] = own(game, 0)?.drawn ?? [];
    game = arranged(game, (work) => {
      const state = editSeat(work, 0);
      state.deck = state.deck.toReversed();
    });
    game = does(does(does(game, keep(0)), keep(1, 1)), keep(2, 1));
    expect(game.seats[0]?.hand.map((id) => factsOf(game, id).title)).toContain(drawn);
  });

  it("asks again, when all have drawn, whoever cannot pay any more or has come to more influence", () => {
    let game = together();
    game = does(does(game, keep(0, 2)), keep(1, 1));
    game = arranged(game, (work) => {
      editSeat(work, 0).unspent = 4;
      editSeat(work, 1).unspent = 10;
    });
    game = does(game, keep(2, 1));
    expect(owing(game)).toEqual(["0 buy", "1 buy"]);
    expect(game.seats.map(({ spent }) => spent)).toEqual([0, 3, 3]);
  });

  it("discards what is still there of what was named", () => {
    let game = does(together(), toss(together(), 0, { buy: 1 }));
    game = does(game, byHand({ verb: "discard", who: { seat: 0 }, amount: 1 }));
    game = does(does(game, keep(1, 1)), keep(2, 1));
    expect(game.turn).toBe(2);
    expect(game.seats[0]?.discard).toEqual([at(game, "A's Rumor")]);
  });

  it("goes on without a player who leaves the game, and is the same again when it has been saved", () => {
    let game = does(does(together(), keep(0, 1)), keep(1, 1));
    const saved = JSON.parse(JSON.stringify(game)) as Game;
    expect(JSON.stringify(does(saved, keep(2, 1)))).toBe(JSON.stringify(does(game, keep(2, 1))));
    game = does(game, { type: "concede", seat: 2 });
    expect(game.turn).toBe(2);
  });

  it("stops where somebody waits, and goes on as it was with numbers that tell nothing", () => {
    const halted = (...answers: Action[]) => {
      const stopped = does(answers.reduce(does, together()), { type: "wait", seat: 2 });
      return [0, 1, 2].reduce((now, seat) => does(now, { type: "pass", seat }), stopped);
    };
    const [one, other] = [halted(keep(0), keep(1, 1)), halted(keep(1))];
    expect(seen(one, { seat: 2 })).toEqual(seen(other, { seat: 2 }));
    expect(own(one, 0)).toMatchObject({ kind: "buy", before: "keep" });
    expect(own(one, 1)).toMatchObject({ kind: "discard", answered: "keep, buy 1" });
  });
});

describe("A draw round in steps", () => {
  it("asks what is bought when all have drawn, and takes no purchase before that", () => {
    const game = passed(stage(seats()), "action");
    expect(refused(game, keep(0, 1)).code).toBe("buy-later");
    expect(refused(game, toss(game, 0, { buy: 1 })).code).toBe("buy-later");
    expect(owing(does(game, keep(0)))).toEqual(["1 discard", "2 discard"]);
  });
});
