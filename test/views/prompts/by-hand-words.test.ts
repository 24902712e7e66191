import { describe, expect, test } from "vitest";
import type { Action, Effect, Game } from "../../../src/engine/index.ts";
import { refusalSentence } from "../../../src/views/index.ts";
import {
  arranged,
  at,
  character,
  conflict,
  event,
  fleet,
  group,
  location,
  order,
  refused,
  stage,
} from "../../engine/stage.ts";

const table = () =>
  stage({
    You: {
      hand: [
        character("Novice"),
        fleet("New Fleet", 2),
        event("Rally", { says: "Nothing." }),
        conflict("Parley", "psi"),
      ],
      supporting: [character("Clerk", { diplomacy: 2 }), group("Guild"), location("Outpost")],
    },
    Rival: { spent: 0, unspent: 3, deck: [] },
  });

function told(game: Game, action: Action): string {
  const { code, facts } = refused(game, action);
  return refusalSentence(code, facts);
}

describe("An effect by hand that would change nothing", () => {
  const clerk = (game: Game) => ({ card: at(game, "Clerk") });
  const guild = (game: Game) => ({ card: at(game, "Guild") });
  test.each<[string, (game: Game) => Effect, string]>([
    ["ready", (game) => ({ verb: "ready", which: clerk(game) }), "Clerk is ready already."],
    ["heal", (game) => ({ verb: "heal", which: clerk(game) }), "Clerk has no damage to remove."],
    ["damage", (game) => ({ verb: "damage", which: guild(game), amount: 1 }), "Guild cannot be damaged"],
    ["conquer", (game) => ({ verb: "conquer", which: clerk(game), who: { seat: 0 } }), "Clerk is no location"],
    [
      "conquer one's own",
      (game) => ({ verb: "conquer", which: { card: at(game, "Outpost") }, who: { seat: 0 } }),
      "Outpost belongs to that faction already.",
    ],
    ["purge", (game) => ({ verb: "purge-mark", which: clerk(game), mark: "doom", amount: 1 }), "no Doom mark"],
    ["draw", () => ({ verb: "draw", who: { seat: 1 }, amount: 1 }), "no cards left in the deck of Rival"],
    ["discard", () => ({ verb: "discard", who: { seat: 1 }, amount: 1 }), "no cards in the hand of Rival"],
    ["lose", () => ({ verb: "lose-influence", who: { seat: 1 }, amount: 2 }), "Rival cannot go below an influence"],
    ["restore", () => ({ verb: "restore-influence", who: { seat: 1 }, amount: 1 }), "no spent influence to restore"],
    [
      "lower tension",
      () => ({ verb: "lower-tension", from: { seat: 0 }, toward: { seat: 1 }, amount: 1 }),
      "The tension of You there is 1 already",
    ],
    ["lower unrest", () => ({ verb: "lower-unrest", who: { seat: 0 }, amount: 1 }), "The unrest of You is 1 already"],
    ["join", () => ({ verb: "join-isa", who: { seat: 0 } }), "no Interstellar Alliance yet"],
    ["add", () => ({ verb: "add-support", amount: 1 }), "No conflict is open"],
  ])("says why: %s", (_, effect, words) => {
    const game = table();
    const text = told(game, { type: "effect", seat: 0, because: "A Card", effect: effect(game) });
    expect(text).toContain("so nothing was done for A Card.");
    expect(text).toContain(words);
  });

  test("says so of a card that is rotated already", () => {
    const game = arranged(table(), () => undefined);
    const rotated = order(game, 0, "build with You's Ambassador");
    const which = { card: at(rotated, "You's Ambassador") };
    const action: Action = { type: "effect", seat: 0, because: "A Card", effect: { verb: "rotate", which } };
    expect(told(rotated, action)).toContain("You's Ambassador is rotated already.");
  });
});

// engine: Sponsor a Card
describe("A card that is still in the hand", () => {
  test.each<[string, (game: Game) => Action]>([
    ["Novice", (game) => ({ type: "build", seat: 0, with: at(game, "Novice") })],
    ["Novice", (game) => ({ type: "promote", seat: 0, card: at(game, "Novice"), with: at(game, "You's Ambassador") })],
    ["Novice", (game) => ({ type: "heal", seat: 0, card: at(game, "Novice") })],
    ["New Fleet", (game) => ({ type: "repair", seat: 0, card: at(game, "New Fleet"), by: 1 })],
    ["New Fleet", (game) => ({ type: "lead", seat: 0, fleet: at(game, "New Fleet"), with: at(game, "Clerk") })],
  ])("%s is told to be there, and how it comes into play", (title, action) => {
    const game = table();
    const text = told(game, action(game));
    expect(text).toContain(`${title} is still in your hand.`);
    expect(text).toContain(`\`sponsor ${title} with You's Ambassador\``);
  });

  test("an event and a conflict are not said to be sponsored", () => {
    const game = table();
    expect(told(game, { type: "rotate", seat: 0, card: at(game, "Rally"), action: 0 })).toContain("when it is played");
    expect(told(game, { type: "rotate", seat: 0, card: at(game, "Parley"), action: 0 })).toContain("is declared");
  });

  test("another player's hand is not told about", () => {
    const game = table();
    expect(told(game, { type: "build", seat: 1, with: at(game, "Novice") })).not.toContain("Novice");
  });
});
