// engine: a game is its setup, its seed and its actions; it can be saved and replayed
import { describe, expect, it } from "vitest";
import { type Action, apply, type Game, legalActions } from "../../../src/engine/index.ts";
import { expectSame } from "../../same.ts";
import { createdTable, happens } from "../stage.ts";

/** Plays on with the legal action that `choose` picks, until so many have been done or the game is over. */
function played(
  start: Game,
  count: number,
  choose: (options: number, step: number) => number,
): { game: Game; actions: Action[] } {
  let game = start;
  const actions: Action[] = [];
  for (let step = 0; step < count && game.result === null; step++) {
    const [asked] = game.awaiting;
    if (!asked) break;
    const legal = legalActions(game, asked.seat);
    const action = legal[choose(legal.length, step)]?.action;
    if (!action) throw new Error("nothing to do");
    game = happens(game, action).game;
    actions.push(action);
  }
  return { game, actions };
}
const varied = (options: number, step: number) => (step * 7) % options;

describe("A game", () => {
  it("is the same when its actions are done again from the same setup and seed", () => {
    const { game, actions } = played(createdTable(), 150, varied);
    expect(actions.length).toBeGreaterThan(60);
    let again = createdTable();
    for (const action of actions) again = happens(again, action).game;
    expect(JSON.stringify(again)).toBe(JSON.stringify(game));
  });

  it("goes on in the same way after it was saved and read again, at every step", { tags: "long" }, () => {
    let live = createdTable();
    let saved: Game = JSON.parse(JSON.stringify(live));
    for (const action of played(live, 80, varied).actions) {
      const [a, b] = [happens(live, action), happens(saved, action)];
      expectSame(b.events, a.events);
      expect(JSON.stringify(b.game)).toBe(JSON.stringify(a.game));
      live = a.game;
      saved = JSON.parse(JSON.stringify(b.game));
      expectSame(saved, live);
    }
  });

  it("is not touched by what is done with it: the game before stays as it was", () => {
    const deepFrozen = (value: unknown): void => {
      if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
      Object.freeze(value);
      Object.values(value).forEach(deepFrozen);
    };
    let game = createdTable();
    for (const action of played(game, 80, varied).actions) {
      deepFrozen(game);
      const before = JSON.stringify(game);
      const result = apply(game, action);
      if (!result.ok) throw new Error(result.refusal.code);
      expect(JSON.stringify(game)).toBe(before);
      game = result.game;
    }
  });

  it("that was saved by an earlier version, before its turn order was determined, goes on", () => {
    const started = played(createdTable(), 4, () => 0).game;
    const earlier: Game = JSON.parse(JSON.stringify(started));
    const waiting = { ...earlier, tasks: [...earlier.tasks, { task: "initiative", first: false } as const] };
    const result = apply(waiting, { type: "declare-nothing", seat: started.awaiting[0]?.seat ?? 0 });
    if (!result.ok) expect.fail(result.refusal.code);
    expect(result.game.tasks.map(({ task }) => task)).not.toContain("initiative");
    expect(result.events.map(({ type }) => type)).toContain("initiative");
  });

  it("is another with another seed", () => {
    expect(JSON.stringify(createdTable("one").cards)).not.toBe(JSON.stringify(createdTable("two").cards));
  });
});
