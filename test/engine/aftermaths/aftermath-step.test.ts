// engine: Step 3. Play Aftermath Cards — how it is played over days
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import { anytimeActions, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { arranged, at, conflict, does, event, happens, inPlay, passed, refused, stage } from "../stage.ts";
import { aftermath, onto, play, resolved } from "./aftermath-stage.ts";

// engine: Step 3. Play Aftermath Cards — in initiative order, until all players pass consecutively. That all are asked
// at the same time and answer in secret is the moderator's own way to play this over days.
describe("The aftermath step", () => {
  const rumor = (who: string) => event(`${who}'s Rumor`, { says: "Nothing." });
  const three = () =>
    resolved(true, { John: [rumor("John")], Dave: [aftermath("Envy"), aftermath("Grudge")], Paul: [rumor("Paul")] });
  const pass = (game: Game, ...seats: number[]) => seats.reduce((now, seat) => does(now, { type: "pass", seat }), game);
  const owing = (game: Game) => game.awaiting.map(({ seat }) => seat);

  it("asks everybody at the same time, and ends when all have said that they play none, in whatever order", () => {
    const game = three();
    expect(owing(game)).toEqual([0, 1, 2]);
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const over = pass(game, ...order);
      expect(over.round).toBe("draw");
      expect(over.aftermathStep).toBeUndefined();
    }
  });

  it("shows nobody who has answered, nor what: not in any other view, not in what happens", () => {
    const game = three();
    const played = happens(game, play(game, 1, "Envy", onto(game, "Clerk")));
    const none = happens(game, { type: "pass", seat: 1 });
    for (const { game: after, events } of [played, none]) {
      expect(events).toEqual([]);
      for (const viewer of [{ seat: 0 }, { seat: 2 }, "public", "judge"] as const)
        expect(viewFor(after, viewer)).toEqual(viewFor(game, viewer));
    }
    expect(viewFor(played.game, { seat: 1 }).awaiting.find(({ seat }) => seat === 1)?.answered).toBe(
      "play Envy on Clerk",
    );
    expect(viewFor(none.game, { seat: 1 }).awaiting.find(({ seat }) => seat === 1)?.answered).toBe("no aftermath");
  });

  it("carries out a play when all who come earlier have none, and not before", () => {
    const game = does(three(), play(three(), 1, "Envy", onto(three(), "Clerk")));
    expect(game.cards[at(game, "Envy")]?.zone).toBe("hand");
    const { game: after, events } = happens(game, { type: "pass", seat: 0 });
    expect(events).toMatchObject([{ type: "aftermath-played", seat: 1, card: { title: "Envy" } }]);
    expect(inPlay(after, "Envy").host).toBe(at(game, "Clerk"));
  });

  it("asks everybody anew after a play: whoever had none may answer what was played", () => {
    let game = pass(three(), 2, 0);
    game = does(game, play(game, 1, "Envy", onto(game, "Clerk")));
    // Paul comes next in initiative order.
    expect(owing(game)).toEqual([2, 0, 1]);
    expect(pass(game, 0, 1, 2).round).toBe("draw");
  });

  it("lets an answer be changed until all are in", () => {
    let game = does(three(), play(three(), 1, "Envy", onto(three(), "Clerk")));
    game = does(game, { type: "pass", seat: 1 });
    game = pass(game, 0);
    expect(game.cards[at(game, "Envy")]?.zone).toBe("hand");
    game = does(game, play(game, 1, "Grudge", onto(game, "Aide")));
    expect(inPlay(game, "Grudge").host).toBe(at(game, "Aide"));
  });

  it("offers whoever has answered the same choice again", () => {
    const game = pass(three(), 1);
    expect(legalActions(game, 1).map(({ sentence }) => sentence)).toEqual(
      legalActions(three(), 1).map(({ sentence }) => sentence),
    );
  });

  it("asks a player again whose play has become impossible", () => {
    const dear = aftermath("Monument", {}, {}, { cost: 4 });
    let game = resolved(true, { John: [rumor("John")], Dave: [dear] });
    game = does(game, play(game, 1, "Monument", onto(game, "Aide")));
    game = arranged(game, (work) => {
      editSeat(work, 1).unspent = 0;
    });
    game = pass(game, 0);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "aftermath" }]);
    expect(game.cards[at(game, "Monument")]?.zone).toBe("hand");
    expect(pass(game, 1).round).toBe("draw");
  });

  it("goes on without a player who leaves the game", () => {
    const game = does(pass(three(), 0, 2), { type: "concede", seat: 1 });
    expect(game.round).toBe("draw");
    const other = does(pass(three(), 0), { type: "concede", seat: 0 });
    expect(owing(other)).toEqual([1, 2]);
  });
});

describe("What a player says in advance about aftermaths", () => {
  const rumor = (who: string) => event(`${who}'s Rumor`, { says: "Nothing." });
  const three = () =>
    resolved(true, { John: [rumor("John")], Dave: [aftermath("Envy")], Paul: [aftermath("Pity"), rumor("Paul")] });
  const says = (game: Game, seat: number, answer: "ask" | "conflict" | "turn") =>
    does(game, { type: "standing", seat, answer });
  const owing = (game: Game) => game.awaiting.map(({ seat }) => seat);

  it("answers for this conflict also when somebody else plays one", () => {
    let game = says(three(), 0, "conflict");
    expect(owing(game)).toEqual([1, 2]);
    game = does(game, play(game, 1, "Envy", onto(game, "Clerk")));
    expect(owing(game)).toEqual([2]);
    game = does(game, { type: "pass", seat: 2 });
    expect(game.round).toBe("draw");
    expect(game.standing).toBeUndefined();
  });

  it("can be taken back until the step ends", () => {
    let game = says(three(), 0, "turn");
    expect(owing(game)).toEqual([1, 2]);
    game = says(game, 0, "ask");
    expect([...owing(game)].sort()).toEqual([0, 1, 2]);
  });

  it("for the turn holds until the turn ends, and no longer", () => {
    let game = says(three(), 0, "turn");
    game = passed(game, "aftermath");
    expect(game.standing).toEqual({ aftermaths: [{ seat: 0, conflict: null }] });
    game = passed(game, "discard", "buy");
    expect(game.turn).toBe(2);
    expect(game.standing).toBeUndefined();
  });

  it("is private: others see the same, and the seat is named among those who are asked", () => {
    const game = three();
    const { game: after, events } = happens(game, { type: "standing", seat: 1, answer: "turn" });
    expect(events).toEqual([]);
    for (const viewer of [{ seat: 0 }, { seat: 2 }, "public", "judge"] as const)
      expect(viewFor(after, viewer)).toEqual(viewFor(game, viewer));
    expect(viewFor(after, { seat: 1 }).standing).toBe("turn");
  });

  it("given before any conflict has resolved spares the question, and when all have given it there is no step", () => {
    let game = stage({ John: { hand: [aftermath("Pride")] }, Dave: { hand: [aftermath("Envy")] } }, [
      ["John", conflict("Parley", "diplomacy")],
    ]);
    game = says(game, 1, "turn");
    const one = passed(game, "action");
    expect(one.awaiting).toMatchObject([{ seat: 0, kind: "aftermath" }]);
    expect(viewFor(one, "public").awaiting.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(passed(says(game, 0, "turn"), "action").round).toBe("draw");
  });

  it("is refused for this conflict where none is asked about, and where it was said already", () => {
    const game = stage({ John: {}, Dave: {} });
    expect(refused(game, { type: "standing", seat: 1, answer: "conflict" })).toMatchObject({
      code: "no-aftermaths-now",
      rule: "aftermath-answers",
      facts: { round: "action" },
    });
    expect(refused(game, { type: "standing", seat: 1, answer: "ask" }).code).toBe("said-already");
    expect(anytimeActions(game, 1).map(({ sentence }) => sentence)).toContain("no aftermaths this turn");
    expect(anytimeActions(game, 1).map(({ sentence }) => sentence)).not.toContain("no aftermaths this conflict");
  });
});
