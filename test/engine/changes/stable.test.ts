/** What is remembered of how things stand may never be older than the game. */
import { describe, expect, it } from "vitest";
import { isStable, noteCompared } from "../../../src/engine/changes/stable.ts";
import { editCard, editPlay, editSeat, open } from "../../../src/engine/changes/work.ts";
import { Dice, play, practiceSetup } from "../play/random-player.ts";

/** Only what is asked and what is done next: nothing follows from it by itself. */
const FLOW = [
  "together",
  "random",
  "at",
  "passes",
  "awaiting",
  "aftermathStep",
  "declareStep",
  "drawStep",
  "standing",
  "happened",
  "tasks",
  "nextDecision",
];
/** Edits are counted; the format, and the rules that the game began with, are one and the same. */
const COUNTED = ["cards", "seats", "format", "revision", "proposals"];
/** Looked at when a turn or its action round begins or ends, when war is declared, when something happens or a card asks for it, and (claims) whatever has happened; who calls time has all of it looked at. */
const LATER = ["time", "aside", "strained", "watches", "claims", "began", "acted", "prolonged", "resolved"];

const game = play(practiceSetup(3, new Dice("settled")), "settled", () => {}, { until: ({ turn }) => turn > 2 });

describe("What follows from how things stand", () => {
  it("is seen to again after any field of the game has changed, but for the flow and what is looked at later", () => {
    const fields = Object.keys(open(game).game);
    const unnoticed = fields.filter((field) => {
      const work = open(game);
      noteCompared(work);
      expect(isStable(work)).toBe(true);
      Object.assign(work.game, { [field]: {} });
      return isStable(work);
    });
    expect(unnoticed.sort()).toEqual([...FLOW, ...COUNTED, ...LATER].sort());
  });

  it("is seen to again after a card, a card in play or a seat was opened for a change, even if for the second time", () => {
    const card = game.inPlay[0] ?? 0;
    for (const edit of [
      (work: ReturnType<typeof open>) => editCard(work, card),
      (work: ReturnType<typeof open>) => editPlay(work, card),
      (work: ReturnType<typeof open>) => editSeat(work, 0),
    ]) {
      const work = open(game);
      edit(work);
      noteCompared(work);
      expect(isStable(work)).toBe(true);
      edit(work);
      expect(isStable(work)).toBe(false);
    }
  });
});

describe("A game that is opened for a change", () => {
  it("stays as it was, and its list of cards is copied once the first of them is changed", () => {
    const before = JSON.stringify(game);
    const work = open(game);
    expect(work.game.cards).toBe(game.cards);
    const id = game.inPlay[0] ?? 0;
    editPlay(work, id).rotated = !game.cards[id]?.play?.rotated;
    expect(work.game.cards[id]?.play?.rotated).toBe(!game.cards[id]?.play?.rotated);
    const copied = work.game.cards;
    editCard(work, game.inPlay[1] ?? 1).zone = "limbo";
    expect(work.game.cards).toBe(copied);
    expect(JSON.stringify(game)).toBe(before);
  });
});
