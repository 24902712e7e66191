// engine: Event Cards; Contingency Cards; Play Aftermath Cards; Legal Targets
import { describe, expect, it } from "vitest";
import { type CardFacts, type Game, legalActions, unplayable } from "../../../src/engine/index.ts";
import { aftermath, resolved } from "../aftermaths/aftermath-stage.ts";
import { contingency } from "../contingencies/contingency-stage.ts";
import { character, conflict, event, fleet, order, stage } from "../stage.ts";

const why = (game: Game, seat = 0) =>
  Object.fromEntries(
    unplayable(game, seat, legalActions(game, seat)).map(({ title, refusal }) => [title, refusal.code]),
  );
const target: NonNullable<NonNullable<CardFacts["text"]>["target"]> = { what: "card", types: ["fleet"], of: "any" };
const salvo = event("Salvo", { says: "A fleet rotates.", target, effects: [{ verb: "rotate", which: "target" }] });
const table = (hand: readonly CardFacts[], more: readonly CardFacts[] = []) =>
  stage({ You: { race: "narn", unspent: 2, hand, supporting: more }, Rival: { race: "human" } });

describe("A card in hand that cannot be played now says why", () => {
  it("an event: nothing to aim at, a race, its cost or what it requires", () => {
    const dear = event("Bribe", { says: "Nothing." }, { cost: 9 });
    const theirs = event("Rite", { says: "Nothing." }, { race: "human" });
    const picky = event("Plot", { says: "Nothing.", requires: [{ needs: "marks", mark: "doom", atLeast: 1 }] });
    const game = table([salvo, dear, theirs, picky, event("Rumor", { says: "Nothing." })]);
    expect(why(game)).toEqual({
      Salvo: "nothing-to-aim-at",
      Bribe: "not-enough-influence",
      Rite: "event-loyalty",
      Plot: expect.any(String),
    });
    const [first] = unplayable(game, 0, legalActions(game, 0));
    expect(first?.refusal).toMatchObject({ rule: "legal-targets", facts: { title: "Salvo", wants: "a fleet" } });
    expect(why(table([salvo], [fleet("Raiders", 2)]))).toEqual({});
  });

  it("a contingency: where it could lie, or what it costs; and none that may be placed", () => {
    const trap = contingency("Trap", "you-win", {}, { target });
    const dear = contingency("Snare", "you-win", { cost: 7 });
    expect(why(table([trap, dear, contingency("Net", "you-win")]))).toEqual({
      Trap: "nothing-to-aim-at",
      Snare: "not-enough-influence",
    });
  });

  it("an aftermath, once a conflict has resolved: its outcome, its type, or nothing to play it on", () => {
    const hand = [
      aftermath("Triumph", { outcome: "won" }),
      aftermath("Shame", { outcome: "lost" }),
      aftermath("Scars", {}, {}, { conflict: "military" }),
      aftermath("Wreck", {}, { target }),
      event("Rumor", { says: "Nothing." }),
    ];
    expect(why(resolved(true, { John: hand }))).toEqual({
      Shame: "aftermath-outcome",
      Scars: "aftermath-type",
      Wreck: "nothing-to-aim-at",
    });
  });

  it("says nothing of what is played at another time, of other hands, or while something else is asked", () => {
    const game = table([aftermath("Triumph"), conflict("Raid", "military"), character("Clerk")]);
    expect(why(game)).toEqual({});
    expect(why(table([salvo]), 1)).toEqual({});
    expect(why(order(table([salvo]), 0, "pass"))).toEqual({});
  });
});
