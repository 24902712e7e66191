import { describe, expect, test } from "vitest";
import { leads, loadSearch, readVocabulary } from "../../../src/rulings/search.ts";
import { FILLER, stem, wordsOf } from "../../../src/rulings/words/normalise.ts";

const search = loadSearch();
const { asked } = readVocabulary();
const first = (question: string) => search.find(question).hits[0]?.entry;

describe("a question in just the words of one way to ask", () => {
  test("is answered by the entry that this is a way to ask for, whatever others say of its words", () => {
    expect(first("Can I change sides in a conflict?")?.id).toBe("supporting-and-opposing");
    expect(search.find("Can I change sides in a conflict?").verdict).toBe("answer");
  });

  test("is answered so in 97 of 100 ways that no other entry has", () => {
    const bag = (way: string) =>
      [
        ...new Set(
          wordsOf(way)
            .filter((word) => !FILLER.has(word))
            .map(stem),
        ),
      ]
        .sort()
        .join(" ");
    const owners = new Map<string, Set<string>>();
    for (const [id, ways] of asked) {
      for (const way of ways) owners.set(bag(way), (owners.get(bag(way)) ?? new Set()).add(id));
    }
    const own = [...asked]
      .filter(([id]) => !id.startsWith("ge-"))
      .flatMap(([id, ways]) => ways.map((way) => ({ id, way })))
      .filter(({ way }) => owners.get(bag(way))?.size === 1 && bag(way).split(" ").length > 2);
    const some = own.filter((_, at) => at % 12 === 0);
    const right = some.filter(({ id, way }) => first(way)?.id === id);
    expect(some.length).toBeGreaterThan(200);
    expect(right.length / some.length).toBeGreaterThanOrEqual(0.97);
  });
});

describe("a card that is named where a rule is asked for", () => {
  test.each(["What does Londo do when he is neutralized?", "what can Londo do while neutralized"])(
    "is not shown alone, and the rule is one of the first two: %s",
    (question) => {
      const found = search.find(question);
      expect(leads(found) && found.hits[0]?.entry.kind === "card").toBe(false);
      expect(found.hits.slice(0, 2).map(({ entry }) => entry.kind)).toContain("rule");
    },
  );

  test("comes first where its own entry speaks of that", () => {
    expect(first("Does Delenn Transformed come in rotated?")?.id).toBe("delenn-transformed");
  });
});

test("an ordinal is the word that it stands for", () => {
  expect(first("who goes 1st each rnd")?.id).toBe("initiative");
});
