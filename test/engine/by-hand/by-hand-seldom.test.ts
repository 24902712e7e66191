// engine: card texts that the table carries out itself — what few cards do
import { describe, expect, it } from "vitest";
import type { Effect, Game } from "../../../src/engine/index.ts";
import { undoneLater } from "../../../src/engine/index.ts";
import { printedNow } from "../../../src/engine/rules/in-force/ability.ts";
import { at, byHand, character, conflict, does, event, happens, inPlay, order, refused, stage } from "../stage.ts";

const table = () =>
  stage(
    {
      You: {
        supporting: [character("Clerk", { diplomacy: 4, intrigue: 2 }), character("Idler", { diplomacy: 1 })],
        hand: [event("Held", { says: "Nothing." })],
      },
      Rival: { supporting: [character("Agent", { diplomacy: 3 })], hand: [event("Toast", { says: "Nothing." })] },
    },
    [["You", conflict("Parley", "diplomacy")]],
  );

/** The game after the effect, and after it is undone again. */
function thenUndone(game: Game, effect: Effect) {
  const { game: done, events } = happens(game, byHand(effect));
  return { done, undone: undoneLater(done, { seat: 0, because: "A Card", effect, done: events }).game };
}
const reason = (game: Game, effect: Effect) => refused(game, byHand(effect)).facts.reason;

describe("By hand", () => {
  it("the ability that a card used in a conflict rises for good, to a bound, and no other does", () => {
    const game = order(table(), 0, "support Parley with Clerk using diplomacy");
    const raise = { verb: "raise-used", which: { card: at(game, "Clerk") }, by: 3, most: 5 } as const;
    const { done, undone } = thenUndone(game, raise);
    const printed = (now: Game) =>
      (["diplomacy", "intrigue"] as const).map((each) => printedNow(now, at(now, "Clerk"), each));
    expect({ done: printed(done), undone: printed(undone) }).toEqual({ done: [5, 2], undone: [4, 2] });
    expect(reason(done, raise)).toBe("no-change");
    expect(reason(game, { ...raise, which: { card: at(game, "Idler") } })).toBe("took-no-part");
    expect(reason(game, { ...raise, conflict: 99 })).toBe("no-conflict");
  });

  it("an attack that is still to be answered deals less, and all of it again once that is undone", () => {
    const game = order(table(), 0, "support Parley with Clerk using diplomacy");
    const lessen = { verb: "lessen-damage", which: { card: at(game, "Clerk") }, amount: 2 } as const;
    expect(reason(game, lessen)).toBe("no-attack");
    const watch = { verb: "gain-power", who: { seat: 0 }, amount: 1 } as const;
    const waiting = does(
      game,
      byHand({
        verb: "when",
        on: "card-attacked",
        whose: "each",
        about: { card: at(game, "Clerk") },
        effects: [watch],
        until: "end-of-turn",
        may: { seat: 0, does: "gain 1 power" },
      }),
    );
    const attacked = order(waiting, 1, "attack Clerk with Agent in Parley");
    const { done, undone } = thenUndone(attacked, lessen);
    const damage = (now: Game) => inPlay(order(now, 0, "choose to leave it"), "Clerk").damage;
    expect({ attacked: damage(attacked), done: damage(done), undone: damage(undone) }).toEqual({
      attacked: 3,
      done: 1,
      undone: 3,
    });
  });

  it("what waits for an attack may lessen each of them", () => {
    const game = order(table(), 0, "support Parley with Clerk using diplomacy");
    const clerk = { card: at(game, "Clerk") };
    const shield = { verb: "lessen-damage", which: clerk, amount: 2 } as const;
    const about = { on: "card-attacked", whose: "each", about: clerk } as const;
    const set = does(game, byHand({ verb: "when", ...about, effects: [shield], until: "end-of-turn" }));
    expect(inPlay(order(set, 1, "attack Clerk with Agent in Parley"), "Clerk").damage).toBe(1);
  });

  it("a card comes back from a discard pile into its owner's hand, and goes there again when that is undone", () => {
    const gone = does(table(), byHand({ verb: "discard", who: { seat: 1 }, amount: 1 }));
    const toast = { verb: "take-back", which: { card: at(gone, "Toast") } } as const;
    const { done, undone } = thenUndone(gone, toast);
    const zone = (now: Game) => now.cards[at(now, "Toast")]?.zone;
    expect({ gone: zone(gone), done: zone(done), undone: zone(undone) }).toEqual({
      gone: "discard",
      done: "hand",
      undone: "discard",
    });
    expect(done.seats[1]?.hand).toContain(at(done, "Toast"));
  });

  it("a card that nobody sees is not taken back, and the refusal does not say what it is", () => {
    const game = table();
    const back = (title: string) => ({ verb: "take-back", which: { card: at(game, title) } }) as const;
    expect(JSON.stringify(refused(game, byHand(back("Toast"))))).not.toContain("Toast");
    expect(reason(game, back("Clerk"))).toBe("not-discarded");
  });

  it("Babylon 5 has more influence for the turn, up to what is said, and less again when that is undone", () => {
    const game = table();
    const before = game.influence["babylon-5"];
    const swell = { verb: "swell-influence", who: "babylon-5", amount: 3, most: before + 2 } as const;
    const { done, undone } = thenUndone(game, swell);
    expect({ done: done.influence["babylon-5"], undone: undone.influence["babylon-5"] }).toEqual({
      done: before + 2,
      undone: before,
    });
    expect({ swollen: undone.swollen, reason: reason(done, swell) }).toEqual({ swollen: undefined, reason: "no-room" });
  });
});
