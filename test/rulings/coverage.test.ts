/** Which sentences of the rules are automatic, and why the others are not. */
import { describe, expect, test } from "vitest";
import { loadCorpus, type Ruling } from "../../src/rulings/corpus.ts";
import { bySection, statementsOf } from "../../src/rulings/coverage.ts";

const source = { doc: "engine" as const, section: "Votes" };
const ruling: Ruling = {
  id: "votes",
  game: "b5",
  kind: "rule",
  title: "Votes",
  aliases: [],
  text: "Players vote.",
  points: [
    { text: "More yes than no passes.", sources: [source] },
    { text: "A judge hears objections.", sources: [source], enforced: "by hand", why: "It is for people to judge." },
  ],
  differs: [
    {
      rules: ["casual"],
      text: "Ambassadors vote.",
      sources: [{ doc: "rulebook", section: "Votes" }],
      enforced: "by hand",
      why: "Nobody knows who they are.",
    },
  ],
  sources: [source],
  see: [],
  enforced: "automatic",
};

describe("what an entry states", () => {
  test("is kept as its entry is, unless the point says otherwise", () => {
    expect(statementsOf(ruling).map(({ enforced }) => enforced)).toEqual([
      "automatic",
      "automatic",
      "by hand",
      "by hand",
    ]);
  });

  test("gives a reason for what is not automatic, and none for what is", () => {
    expect(statementsOf(ruling).map(({ why }) => why !== undefined)).toEqual([false, false, true, true]);
  });

  test("stands under each heading that it cites", () => {
    expect(bySection(statementsOf(ruling), "engine").get("Votes")).toHaveLength(3);
    expect(bySection(statementsOf(ruling), "rulebook").get("Votes")).toHaveLength(1);
  });
});

describe("the rules", () => {
  const entries = loadCorpus().entries.filter(({ game, kind }) => game === "b5" && kind !== "card");

  test("say why each sentence that is not automatic is not", () => {
    const silent = entries.flatMap(statementsOf).filter(({ enforced, why }) => enforced !== "automatic" && !why);
    expect(silent.map(({ entry, text }) => `${entry}: ${text}`)).toEqual([]);
  });

  test("say of each thing that other rule sets have otherwise why it is not kept, for itself", () => {
    const silent = entries.flatMap(({ id, differs = [] }) =>
      differs.filter(({ enforced, why }) => enforced !== "automatic" && !why).map(({ text }) => `${id}: ${text}`),
    );
    expect(silent).toEqual([]);
  });

  test("give no reason where there is nothing to explain", () => {
    const idle = entries.flatMap(({ id, enforced, why, points = [], differs = [] }) => [
      ...(enforced === "automatic" && why ? [id] : []),
      ...[...points, ...differs]
        .filter((part) => part.why && (part.enforced ?? enforced) === "automatic")
        .map(() => id),
    ]);
    expect(idle).toEqual([]);
  });
});
