// engine: Triggered Effects — each effect resolves completely before the next one; it is nobody's action
import { describe, expect, it } from "vitest";
import type { Action, Effect, Game } from "../../../src/engine/index.ts";
import { seatOf } from "../../../src/engine/state/lookup.ts";
import { contingency, reveal } from "../contingencies/contingency-stage.ts";
import { at, byHand, character, conflict, does, order, refused, stage } from "../stage.ts";

const trap = contingency("Trap", "card-neutralized");
const clerk = character("Clerk", { diplomacy: 2 });
/** You have put Trap under Clerk, and the rival is to act. */
const table = (third = {}) =>
  order(stage({ You: { hand: [trap], supporting: [clerk] }, Rival: {}, ...third }), 0, "place Trap under Clerk");
const falls = (game: Game): Effect => ({ verb: "neutralize", which: { card: at(game, "Clerk") } });
const felled = (game: Game, seat = 1) => does(game, byHand(falls(game), seat));

describe("What an effect by hand brings about while another player is to act", () => {
  it("is answered before that player acts, who is asked then as before", () => {
    const start = table();
    const asked = felled(start);
    expect(asked.awaiting).toMatchObject([{ kind: "reveal", seat: 0 }]);
    const build = { type: "build", seat: 1, with: at(asked, "Rival's Ambassador") } as const;
    expect(refused(asked, build)).toMatchObject({ code: "not-now", rule: "game-sequence" });
    const answered = does(asked, reveal(asked, 0, "Trap"));
    expect(seatOf(answered, 0).unspent).toBe(5);
    expect(answered.awaiting).toEqual(start.awaiting);
    expect(answered.passes).toBe(start.passes);
    expect(does(answered, build).awaiting).toMatchObject([{ kind: "action", seat: 0 }]);
  });

  it("may be left unanswered too", () => {
    const start = table();
    expect(does(felled(start), { type: "pass", seat: 0 }).awaiting).toEqual(start.awaiting);
  });

  it("waits, in a game that began by an earlier reading, until that player has acted", () => {
    const old = felled({ ...table(), revision: 7 });
    expect(old.awaiting).toMatchObject([{ kind: "action", seat: 1 }]);
    expect(does(old, { type: "pass", seat: 1 }).awaiting).toMatchObject([{ kind: "reveal", seat: 0 }]);
  });

  it("is done at once where it was set up by hand, as when a character survives an attack", () => {
    const brawl = conflict("Brawl", "diplomacy");
    const start = stage({ You: { supporting: [clerk, character("Aide", { diplomacy: 4 })] }, Rival: {} }, [
      ["You", brawl],
    ]);
    const gain: Effect = { verb: "gain-power", who: { seat: 0 }, amount: 1 };
    const about = { card: at(start, "Aide") };
    const watched = does(
      start,
      byHand({ verb: "when", on: "card-survives", whose: "each", about, effects: [gain], until: "end-of-turn" }),
    );
    const stands = order(watched, 0, "support Brawl with Aide using diplomacy");
    const hit: Action = {
      type: "attack",
      seat: 1,
      conflict: 1,
      against: about.card,
      with: at(stands, "Rival's Ambassador"),
    };
    expect(seatOf(does(stands, hit), 0).rawPower).toBe(1);
    const set = does(
      start,
      byHand({
        verb: "when",
        on: "card-neutralized",
        whose: "each",
        about: { card: at(start, "Clerk") },
        effects: [gain],
        until: "end-of-turn",
      }),
    );
    const done = felled(set);
    expect(seatOf(done, 0).rawPower).toBe(1);
    expect(done.awaiting).toEqual(set.awaiting);
  });

  it("comes first among fast and loose players too, who are all asked again", () => {
    let loose = table();
    for (const seat of [0, 1]) loose = does(loose, { type: "loose", seat });
    const asked = felled(loose);
    expect(asked.awaiting).toMatchObject([{ kind: "reveal", seat: 0 }]);
    const answered = does(asked, { type: "pass", seat: 0 });
    expect(answered.awaiting.map(({ seat, kind }) => [seat, kind])).toEqual(
      expect.arrayContaining([
        [0, "action"],
        [1, "action"],
      ]),
    );
  });

  // engine: Elimination from the game — to leave while it is one's turn is to pass
  it("passes the turn on where whoever was to act leaves meanwhile", () => {
    const asked = felled(table({ Third: {} }), 2);
    const left = does(asked, { type: "concede", seat: 1 });
    expect(does(left, { type: "pass", seat: 0 }).awaiting).toMatchObject([{ kind: "action", seat: 2 }]);
  });

  it("asks nobody to act any more where an effect ends the action round meanwhile", () => {
    const ended = does(felled(table()), byHand({ verb: "end-action-round" }));
    const answered = does(ended, { type: "pass", seat: 0 });
    expect(answered.awaiting.some(({ kind }) => kind === "action")).toBe(false);
    expect(answered.round).not.toBe("action");
  });
});
