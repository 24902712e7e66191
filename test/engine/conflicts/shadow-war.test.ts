// engine: The Shadow War; compendium: Aiding The Shadows
import { describe, expect, it } from "vitest";
import { type Effect, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { checkVictory } from "../../../src/engine/rules/victory/victory.ts";
import { readEffect } from "../../../src/orders/index.ts";
import { at, does, event, happens, refused, stage } from "../stage.ts";

const by = (effect: Effect) => ({ type: "effect" as const, seat: 0, because: "A Prophecy", effect });
const table = () => stage({ Delenn: { unspent: 21 }, Londo: { unspent: 12 } });
const begun = (game: Game = table()) => does(game, by({ verb: "begin-shadow-war" }));
const gain = (who: "shadows" | "vorlons", amount: number) => by({ verb: "gain-influence", who, amount });

describe("The Shadow War", () => {
  it("is begun and ended by cards too, and shuts standard victories out while it lasts", () => {
    expect(checkVictory(table())).toMatchObject({ victory: "standard", winners: [0] });
    const { game, events } = happens(table(), by({ verb: "begin-shadow-war" }));
    expect(events).toContainEqual({ type: "shadow-war", begins: true, by: null, source: "A Prophecy" });
    expect(checkVictory(game)).toBeNull();
    const { game: over, events: after } = happens(game, by({ verb: "end-shadow-war" }));
    expect(after).toContainEqual({ type: "shadow-war", begins: false, by: null, source: "A Prophecy" });
    expect(checkVictory(over)).toMatchObject({ winners: [0] });
  });

  it("begins once in a game: neither a card nor influence brings it again", () => {
    const over = does(begun(), by({ verb: "end-shadow-war" }));
    expect(refused(begun(), by({ verb: "begin-shadow-war" }))).toEqual({
      code: "shadow-war-once",
      rule: "shadow-war",
      facts: { over: null },
    });
    expect(refused(over, by({ verb: "begin-shadow-war" }))).toMatchObject({ facts: { over: "over" } });
    expect(does(over, gain("shadows", 18)).shadowWar).toBe("over");
  });

  it("cannot be ended unless it is on", () => {
    expect(refused(table(), by({ verb: "end-shadow-war" }))).toEqual({
      code: "no-shadow-war",
      rule: "shadow-war",
      facts: { over: null },
    });
    expect(refused(does(begun(), by({ verb: "end-shadow-war" })), by({ verb: "end-shadow-war" }))).toMatchObject({
      code: "no-shadow-war",
      facts: { over: "over" },
    });
  });

  it("may come at another influence, where a card says so, and at once where that is reached already", () => {
    const later = does(table(), by({ verb: "shadow-war-at", at: 25 }));
    expect(viewFor(later, "public").shadowWarAt).toBe(25);
    expect(does(later, gain("shadows", 18)).shadowWar).toBe("not-yet");
    expect(does(does(later, gain("shadows", 18)), gain("shadows", 3)).shadowWar).toBe("on");
    expect(does(does(table(), gain("vorlons", 8)), by({ verb: "shadow-war-at", at: 12 })).shadowWar).toBe("on");
  });

  it("is asked for by cards that need it, or need that it has not begun", () => {
    const stand = event("Last Stand", { says: "-", requires: [{ needs: "shadow-war", is: "on" }] });
    const omen = event("Omen", { says: "-", requires: [{ needs: "shadow-war", is: "not-yet" }] });
    const game = stage({ Delenn: { hand: [stand, omen] }, Londo: {} });
    const plays = (now: Game) =>
      legalActions(now, 0).flatMap(({ sentence }) => (sentence.startsWith("play") ? [sentence] : []));
    expect(plays(game)).toEqual(["play Omen"]);
    expect(plays(begun(game))).toEqual(["play Last Stand"]);
    expect(refused(game, { type: "play", seat: 0, card: at(game, "Last Stand") })).toMatchObject({
      code: "requirement-not-met",
      facts: { needs: "that the Shadow War is on" },
    });
  });

  it("is said in words", () => {
    const view = viewFor(table(), { seat: 0 });
    const read = (text: string) => readEffect(text, view);
    expect(read("begin the Shadow War")).toEqual({ kind: "effect", effect: { verb: "begin-shadow-war" } });
    expect(read("start shadow war")).toMatchObject({ effect: { verb: "begin-shadow-war" } });
    expect(read("end the Shadow War")).toMatchObject({ effect: { verb: "end-shadow-war" } });
    expect(read("the Shadow War begins at 25")).toMatchObject({ effect: { verb: "shadow-war-at", at: 25 } });
  });
});
