/** Practice cards that say themselves in which decks they stand. */
import { describe, expect, test } from "vitest";
import { loadLibrary } from "../../src/catalogue/library.ts";
import { standsInSchema, withNamed } from "../../src/catalogue/practice-decks.ts";
import type { StarterDeck } from "../../src/engine/cards/decks.ts";

const deck = (name: string): StarterDeck => ({
  name,
  race: "narn",
  faction: "babylon-project",
  ambassador: "practice/first",
  cards: [
    [1, "practice/first"],
    [3, "practice/other"],
  ],
  practice: true,
});
const [red, blue] = [deck("Red"), deck("Blue")];

describe("a card that says in which decks it stands", () => {
  test("comes behind the cards that the deck lists, as often as it says, in that deck alone", () => {
    const named = [
      { id: "practice/one", decks: { Red: 2 } },
      { id: "practice/two", decks: { Red: 1 } },
    ];
    const [first, second] = withNamed([red, blue], named);
    expect(first?.cards).toEqual([...red.cards, [2, "practice/one"], [1, "practice/two"]]);
    expect(second).toEqual(blue);
  });

  test("lies in its reserve or its Crusade pile where it says so", () => {
    const named = [{ id: "practice/one", decks: { Red: { reserve: 2 }, Blue: { crusade: 1 } } }];
    expect(withNamed([red, blue], named)).toEqual([
      { ...red, reserve: [[2, "practice/one"]] },
      { ...blue, crusade: [[1, "practice/one"]] },
    ]);
  });

  test("is refused where no deck has that name", () => {
    const named = [{ id: "practice/one", decks: { Green: 1 } }];
    expect(() => withNamed([red], named)).toThrow("card practice/one: there is no deck Green");
  });

  test("is refused where the deck lists it already", () => {
    const named = [{ id: "practice/other", decks: { Red: 1 } }];
    expect(() => withNamed([red], named)).toThrow("card practice/other: Red has it already");
  });

  test.each([{ Red: 0 }, { Red: 1.5 }, { Red: "1" }, { Red: { hand: 1 } }, { Red: { reserve: 0 } }, ["Red"]])(
    "does not stand there %j",
    (decks) => {
      expect(standsInSchema.safeParse(decks).success).toBe(false);
    },
  );

  test("is in the decks that the library knows", () => {
    const library = loadLibrary();
    expect(library.starter("Practice Narn II")?.cards).toContainEqual([1, "practice/upstaged-newcomer"]);
    expect(library.facts("practice/upstaged-newcomer")).not.toHaveProperty("decks");
  });
});
