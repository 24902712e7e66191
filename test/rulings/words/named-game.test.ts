import { describe, expect, test } from "vitest";
import { loadSearch } from "../../../src/rulings/search.ts";
import { withoutGame } from "../../../src/rulings/words/named-game.ts";

const search = loadSearch();

describe("the name of a game in a question", () => {
  test.each([
    ["can dragons carry crew in GE?", "ge", "can dragons carry crew ?"],
    ["Galactic Empires: what is a stack", "ge", "what is a stack"],
    ["in galactic empires can i react on my turn", "ge", "can i react on my turn"],
    ["ge friendly fire", "ge", "friendly fire"],
    ["who controls a ship (g.e.)", "ge", "who controls a ship ( )"],
    ["how many players in the Babylon 5 card game", "b5", "how many players"],
    ["b5: deck size", "b5", "deck size"],
    ["who votes in Babylon 5?", "b5", "who votes ?"],
  ])("%s chooses the game, and is no word of what is asked", (question, game, rest) => {
    expect(withoutGame(question)).toEqual({ game, rest });
  });

  test.each([
    "what happens when Babylon 5 reaches 20",
    "Babylon 5 influence",
    "the gentle age of change",
    "GE",
    "b5 vote",
  ])("%s names none, or nothing besides", (question) => {
    expect(withoutGame(question)).toBeNull();
  });

  test("finds in that game alone what it would find with the game given", () => {
    for (const question of [
      "armor repair",
      "can dragons carry crew",
      "what is a complete turn",
      "who controls a ship",
    ]) {
      const named = search.find(`${question} in Galactic Empires`);
      expect(named.hits.map(({ entry }) => entry.id)).toEqual(
        search.find(question, "ge").hits.map(({ entry }) => entry.id),
      );
      expect(named.verdict).toBe(search.find(question, "ge").verdict);
    }
  });

  test.each(["control a card", "taking control of a card", "cards removed from play"])(
    "where both games answer %s alike, both are offered",
    (question) => {
      const { verdict, hits } = search.find(question);
      expect(verdict).toBe("choose");
      expect(new Set(hits.slice(0, 2).map(({ entry }) => entry.game))).toEqual(new Set(["b5", "ge"]));
    },
  );
});

describe("one word that is foreign to the rules", () => {
  test.each([
    ["can a neutralized banana be promoted to the inner circle", ["inner-circle", "promoting"]],
    ["does a sandwich support a conflict after being readied", ["supporting-and-opposing"]],
  ])("%s gets a menu, because the other words lead clearly", (question, ids) => {
    const { verdict, hits } = search.find(question);
    expect(verdict).toBe("choose");
    expect(ids).toContain(hits[0]?.entry.id);
  });

  test.each(["can a chess pawn be promoted while another piece supports it", "does uno let me rotate the turn order"])(
    "%s is refused: the word names another game",
    (question) => {
      expect(search.find(question).verdict).toBe("nothing");
    },
  );
});
