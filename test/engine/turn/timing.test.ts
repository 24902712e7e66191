// engine: Playing "Fast and Loose" and Resolving Timing Disputes; compendium 8.3
import { describe, expect, it } from "vitest";
import { anytimeActions, type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import {
  at,
  conflict,
  createdTable,
  does,
  event,
  happens,
  inPlay,
  invented,
  order,
  passed,
  refused,
  stage,
} from "../stage.ts";

const owing = (game: Game) => game.awaiting.map(({ seat, kind }) => `${seat} ${kind}`);
const three = (hands: { A?: CardFacts[]; B?: CardFacts[]; C?: CardFacts[] } = {}) =>
  stage({
    A: { hand: hands.A ?? [], unspent: 9 },
    B: { hand: hands.B ?? [], unspent: 9 },
    C: { hand: hands.C ?? [], unspent: 9 },
  });
const wait = (game: Game, seat: number) => does(game, { type: "wait", seat });
const pass = (game: Game, ...seats: number[]) => seats.reduce((now, seat) => does(now, { type: "pass", seat }), game);
const build = (game: Game, seat: number) => order(game, seat, `build with ${"ABC"[seat]}'s Ambassador`);

describe("To wait", () => {
  it("stops everything: each acts or passes in initiative order, the lowest first, until all pass in a row", () => {
    const before = pass(three(), 0);
    expect(owing(before)).toEqual(["1 action"]);
    const { game: halted, events } = happens(before, { type: "wait", seat: 2 });
    expect(events).toEqual([{ type: "halted", seat: 2 }]);
    let game = halted;
    expect(owing(game)).toEqual(["0 action"]);
    game = pass(game, 0);
    expect(owing(game)).toEqual(["1 action"]);
    game = build(game, 1);
    expect(owing(game)).toEqual(["2 action"]);
    game = pass(game, 2, 0);
    // B acted, so that the row of passes began anew after that.
    expect(owing(game)).toEqual(["1 action"]);
    game = pass(game, 1);
    expect(game.halt).toBeUndefined();
  });

  it("goes on exactly where it was", () => {
    const before = pass(three(), 0);
    const after = pass(wait(before, 2), 0, 1, 2);
    expect(owing(after)).toEqual(owing(before));
    expect(after).toMatchObject({ passes: before.passes, at: before.at, round: before.round, tasks: before.tasks });
  });

  it("may be said by anybody at the table at any time of the game, asked or not, but not twice at once", () => {
    const game = three();
    expect(anytimeActions(game, 2).map(({ sentence }) => sentence)).toContain("wait");
    const halted = wait(game, 2);
    expect(refused(halted, { type: "wait", seat: 0 })).toMatchObject({
      code: "stopped-already",
      rule: "timing-disputes",
      facts: { who: "C" },
    });
    expect(anytimeActions(halted, 0).map(({ sentence }) => sentence)).not.toContain("wait");
    expect(refused(createdTable(), { type: "wait", seat: 0 }).code).toBe("not-now");
  });

  it("breaks the row of passes where somebody acts meanwhile", () => {
    const before = pass(three(), 0, 1);
    expect(before.passes).toBe(2);
    let game = build(wait(before, 0), 0);
    game = pass(game, 1, 2, 0);
    expect(game).toMatchObject({ passes: 0, round: "action" });
    expect(owing(game)).toEqual(["2 action"]);
  });

  it("while conflicts are declared lets those who have not decided declare, and decides nothing for those who pass", () => {
    const parley = conflict("Parley", "diplomacy");
    let game = three({ B: [parley] });
    game = passed(game, "action", "discard", "buy");
    const [first] = game.order;
    expect(owing(game)).toEqual([`${first} declare`]);
    game = wait(game, 2);
    for (const seat of game.order) {
      const decision = game.awaiting[0];
      expect(decision?.seat).toBe(seat);
      if (seat === first) {
        expect(decision?.kind).toBe("declare");
        expect(refused(game, { type: "declare-nothing", seat }).code).toBe("not-now");
      }
      game = pass(game, seat);
    }
    // As before: the first is still to decide.
    expect(owing(game)).toEqual([`${first} declare`]);
    expect(game.declared).toEqual([]);
    expect(refused(game, { type: "pass", seat: first ?? 0 }).code).toBe("not-now");
  });

  it("in the aftermath step lets each play one openly in initiative order, and what was answered in secret stays", () => {
    const pride = invented("aftermath", "Pride", {
      cost: 0,
      text: {
        says: "Pride",
        target: { what: "card", types: ["character"], of: "any" },
        aftermath: { discardAfterPlay: false },
      },
    });
    const spare = (who: string) => event(`${who}'s Rumor`, { says: "Nothing." });
    const start = stage({ A: { hand: [pride] }, B: { hand: [spare("B")] } }, [["A", conflict("Parley", "diplomacy")]]);
    const step = passed(start, "action");
    const answered = pass(step, 1);
    const quiet = pass(wait(answered, 1), 0, 1);
    expect(owing(quiet)).toEqual(["0 aftermath"]);
    expect(quiet.aftermathStep?.answers).toEqual(answered.aftermathStep?.answers);
    let game = wait(answered, 1);
    game = does(game, {
      type: "aftermath",
      seat: 0,
      card: at(game, "Pride"),
      target: { what: "card", card: at(game, "A's Ambassador") },
    });
    expect(inPlay(game, "Pride").host).toBe(at(game, "A's Ambassador"));
    game = pass(game, 1, 0);
    // Somebody played, so that all are asked anew; A has no hand left.
    expect(owing(game)).toEqual(["1 aftermath"]);
  });

  it("where nothing is in place but to pass asks everybody just that", () => {
    let game = stage({ A: { hand: [event("A's Rumor", { says: "Nothing." })] }, B: {} });
    game = passed(game, "action");
    expect(owing(game)).toEqual(["0 discard"]);
    game = wait(game, 1);
    expect(owing(game)).toEqual(["0 hold"]);
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual(["pass"]);
    game = pass(game, 0, 1);
    expect(owing(game)).toEqual(["0 discard"]);
  });

  it("goes on without a player who leaves the game meanwhile", () => {
    let game = wait(pass(three(), 0), 2);
    game = does(game, { type: "concede", seat: 1 });
    game = pass(game, 0, 2);
    expect(game.halt).toBeUndefined();
    expect(owing(game)).toEqual(["2 action"]);
  });

  it("in the aftermath step ends the step where the last who had not answered leaves the game", () => {
    const spare = (who: string) => event(`${who}'s Rumor`, { says: "Nothing." });
    const start = stage({ A: { hand: [spare("A")] }, B: { hand: [spare("B")] }, C: { hand: [spare("C")] } }, [
      ["C", conflict("Parley", "diplomacy")],
    ]);
    let game = pass(passed(start, "action"), 1, 2);
    expect(owing(game)).toEqual(["0 aftermath"]);
    game = does(wait(game, 1), { type: "concede", seat: 0 });
    game = pass(game, 1, 2);
    expect(game.round).toBe("draw");
  });

  it("is shown to everybody", () => {
    expect(viewFor(wait(three(), 2), "public").halted).toBe(2);
  });
});

describe("Playing fast and loose", () => {
  const agree = (game: Game, ...seats: number[]) =>
    seats.reduce((now, seat) => does(now, { type: "loose", seat }), game);

  it("takes the consent of all: until then nothing changes and nobody waits for it", () => {
    const game = agree(three(), 1, 2);
    expect(owing(game)).toEqual(["0 action"]);
    expect(viewFor(game, "public").loose).toEqual({ on: false, agreed: [1, 2], missing: [0] });
    expect(refused(game, build0(1)).code).toBe("not-your-turn");
    expect(owing(agree(game, 0))).toEqual(["0 action", "1 action", "2 action"]);
  });
  const build0 = (seat: number) => ({ type: "build" as const, seat, with: 0 });

  it("lets everybody act in any order, as often as they like, until all want to do no more", () => {
    let game = agree(three(), 0, 1, 2);
    game = build(game, 2);
    game = pass(game, 2);
    expect(owing(game)).toEqual(["0 action", "1 action"]);
    game = build(game, 1);
    game = pass(game, 0);
    expect(game.round).toBe("action");
    expect(owing(game)).toEqual(["1 action"]);
    expect(pass(game, 1).round).not.toBe("action");
  });

  it("leaves the turns of the others as they are while one acts", () => {
    const game = agree(three(), 0, 1, 2);
    const ids = (now: Game) => now.awaiting.filter(({ seat }) => seat !== 2).map(({ id }) => id);
    expect(ids(build(game, 2))).toEqual(ids(game));
  });

  it("ends by one person's objection: initiative order holds again, and all may act again", () => {
    let game = pass(agree(three(), 0, 1, 2), 0);
    const { game: after, events } = happens(game, { type: "object", seat: 0 });
    expect(events).toEqual([{ type: "loose-ended", seat: 0 }]);
    game = after;
    expect(owing(game)).toEqual(["0 action"]);
    expect(game).toMatchObject({ passes: 0 });
    expect(game.loose).toBeUndefined();
  });

  it("is for the step in which all agreed, and no longer", () => {
    const game = pass(agree(three(), 0, 1, 2), 2, 1, 0);
    expect(game.loose).toBeUndefined();
  });

  it("lets conflicts be declared in any order, and after an objection one after the other", () => {
    let game = passed(three({ A: [conflict("Parley", "diplomacy")] }), "action", "discard", "buy");
    game = agree(game, 0, 1, 2);
    expect(game.awaiting.map(({ kind }) => kind)).toEqual(["declare", "declare", "declare"]);
    const last = game.order[2] ?? 0;
    game = does(game, { type: "declare-nothing", seat: last });
    game = does(game, { type: "object", seat: last });
    expect(owing(game)).toEqual([`${game.order[0]} declare`]);
    game = does(game, { type: "declare-nothing", seat: game.order[0] ?? 0 });
    expect(owing(game)).toEqual([`${game.order[1]} declare`]);
    game = does(game, { type: "declare-nothing", seat: game.order[1] ?? 0 });
    expect(game.round).toBe("action");
  });

  it("is restored after a timing dispute", () => {
    let game = agree(three(), 0, 1, 2);
    game = pass(wait(game, 1), 0, 1, 2);
    expect(owing(game)).toEqual(["0 action", "1 action", "2 action"]);
    expect(game.loose?.on).toBe(true);
  });

  it("is refused where nothing can be played out of order, or what was agreed to already", () => {
    const game = agree(three(), 1);
    expect(refused(game, { type: "loose", seat: 1 })).toMatchObject({ code: "loose-agreed", rule: "fast-and-loose" });
    expect(refused(three(), { type: "object", seat: 1 }).code).toBe("nothing-loose");
    const draw = passed(three({ A: [event("Rumor", { says: "Nothing." })] }), "action");
    expect(refused(draw, { type: "loose", seat: 1 })).toMatchObject({
      code: "loose-not-now",
      facts: { round: "draw" },
    });
  });
});
