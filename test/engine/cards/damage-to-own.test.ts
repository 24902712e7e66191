// compendium: Accident — no card that damages on purpose is turned on the own faction, unless it says so
import { describe, expect, it } from "vitest";
import type { CardText } from "../../../src/engine/cards/text.ts";
import { at, byHand, character, does, event, inPlay, order, refused, sentences, stage } from "../stage.ts";

type Effects = NonNullable<CardText["effects"]>;
type Of = "you" | "any";
const someone = (of: Of = "any"): NonNullable<CardText["target"]> => ({ what: "card", types: ["character"], of });
const mishap = (effects: Effects, of: Of = "any") =>
  event("Mishap", { says: "Damages a character.", target: someone(of), effects });
const table = (card: ReturnType<typeof event>) =>
  stage({
    You: { hand: [card], supporting: [character("Clerk", { diplomacy: 3 })] },
    Rival: { supporting: [character("Envoy", { diplomacy: 3 })] },
  });
const aimed = (game: ReturnType<typeof stage>, title: string) =>
  ({ type: "play", seat: 0, card: at(game, "Mishap"), target: { what: "card", card: at(game, title) } }) as const;

describe("A card that does damage", () => {
  it.each(["damage", "severe-damage"] as const)("by %s is not aimed at a card of one's own faction", (verb) => {
    const game = table(mishap([{ verb, which: "target", amount: 1 }]));
    expect(sentences(game)).toContain("play Mishap on Envoy");
    expect(sentences(game)).not.toContain("play Mishap on Clerk");
    expect(refused(game, aimed(game, "Clerk"))).toMatchObject({
      code: "damages-own",
      rule: "damage",
      facts: { title: "Mishap", target: "Clerk" },
    });
  });

  it("and is for one's own cards alone says so, and is", () => {
    const game = order(
      table(mishap([{ verb: "damage", which: "target", amount: 1 }], "you")),
      0,
      "play Mishap on Clerk",
    );
    expect(inPlay(game, "Clerk").damage).toBe(1);
  });

  it("is not aimed at the own faction's card though another player controls it, and is at another's under own control", () => {
    const start = table(mishap([{ verb: "damage", which: "target", amount: 1 }]));
    const taken = (title: string, seat: number) =>
      does(
        start,
        byHand({ verb: "take-control", which: { card: at(start, title) }, who: { seat }, until: "end-of-turn" }, seat),
      );
    expect(refused(taken("Clerk", 1), aimed(start, "Clerk")).code).toBe("damages-own");
    expect(sentences(taken("Envoy", 0))).toContain("play Mishap on Envoy");
  });

  it("keeps its other effects off nobody: what damages nothing is aimed at one's own card", () => {
    const game = table(mishap([{ verb: "rotate", which: "target" }]));
    expect(sentences(game)).toContain("play Mishap on Clerk");
  });

  it("is aimed at others' cards by an action of a card, and by a second target too", () => {
    const thug = character(
      "Thug",
      { intrigue: 2 },
      {
        text: {
          says: "Rotate to damage a character.",
          actions: [{ does: "hit", target: someone(), effects: [{ verb: "damage", which: "target", amount: 1 }] }],
        },
      },
    );
    const held = stage({ You: { supporting: [thug] }, Rival: {} });
    const hit = { type: "rotate" as const, seat: 0, card: at(held, "Thug"), action: 0 };
    const own = { what: "card" as const, card: at(held, "You's Ambassador") };
    expect(refused(held, { ...hit, target: own }).code).toBe("damages-own");
    const both = table(
      event("Mishap", {
        says: "Rotates one, damages another.",
        target: someone(),
        second: { target: someone() },
        effects: [
          { verb: "rotate", which: "target" },
          { verb: "damage", which: "second", amount: 1 },
        ],
      }),
    );
    const pairs = sentences(both).filter((one) => one.startsWith("play Mishap on Clerk"));
    expect(pairs.sort()).toEqual(["play Mishap on Clerk and Envoy", "play Mishap on Clerk and Rival's Ambassador"]);
  });

  it("picks nobody of one's own faction where its text lets its player pick", () => {
    const game = table(
      event("Mishap", {
        says: "Pick a character, who takes damage.",
        effects: [
          {
            verb: "pick",
            who: "you",
            from: { what: "card", types: ["character"], of: "any" },
            does: "to damage by 1",
            effects: [{ verb: "damage", which: "second", amount: 1 }],
          },
        ],
      }),
    );
    const asked = order(game, 0, "play Mishap");
    const picked = (title: string) => ({ type: "pick" as const, seat: 0, card: at(asked, title) });
    expect(refused(asked, picked("Clerk")).rule).toBe("legal-targets");
    expect(inPlay(does(asked, picked("Envoy")), "Envoy").damage).toBe(1);
  });

  it("reaches one's own cards as well where it reaches many, since it is aimed at none", () => {
    const all: Effects = [
      { verb: "damage", which: { every: { what: "card", types: ["character"], of: "any" } }, amount: 1 },
    ];
    const storm = event("Storm", { says: "Damages all.", effects: all });
    expect(inPlay(order(table(storm), 0, "play Storm"), "Clerk").damage).toBe(1);
  });

  it("is aimed as before in games that began by the former reading", () => {
    const now = table(mishap([{ verb: "damage", which: "target", amount: 1 }]));
    expect(sentences({ ...now, revision: 5 })).toContain("play Mishap on Clerk");
  });

  it("is carried out by hand on one's own card, since only its player knows what it says", () => {
    const game = table(mishap([]));
    const done = does(game, byHand({ verb: "damage", which: { card: at(game, "Clerk") }, amount: 1 }));
    expect(inPlay(done, "Clerk").damage).toBe(1);
  });
});
