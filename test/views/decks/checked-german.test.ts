// moderator: Languages — what a deck's check says, told in a German whose letters are masked
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FindingSays } from "../../../src/engine/rules/decks/deck-findings.ts";
import { findingWords } from "../../../src/views/decks/finding-words.ts";
import { maskGerman, wordsLeft } from "../words/masked.ts";

const titles = { titles: ["Vir", "Vir", "Vir"], more: 2 };
const few = { code: "too-few-cards", cards: 50, counted: 46, least: 60, option: 45 } as const;

/** One of each kind, in every form of it. */
const FOUND = {
  "too-few-cards": [
    { ...few, besides: ["ambassador", "starting-hand"], withCrusade: true, rules: "quickstart" },
    { code: "too-few-cards", cards: 40, least: 45, besides: [], withCrusade: false, rules: "casual" },
  ],
  "too-many-copies": [
    { code: "too-many-copies", title: "Vir", count: 4, most: 3, unique: false, rules: "tournament" },
    { code: "too-many-copies", title: "Vir", count: 2, most: 1, unique: true, rules: "house" },
  ],
  "reserve-too-large": [{ code: "reserve-too-large", cards: 21, most: 20, rules: "casual" }],
  "ambassador-missing": [{ code: "ambassador-missing" }],
  leads: [{ code: "leads", title: "Vir" }],
  "enough-cards": [{ code: "enough-cards", cards: 60 }],
  "reserve-fits": [1, 20].map((cards) => ({ code: "reserve-fits" as const, cards })),
  "crusade-pile": [1, 10].map((cards) => ({ code: "crusade-pile" as const, cards })),
  "types-unknown": [1, 3].map((cards) => ({ code: "types-unknown" as const, cards })),
  "loyalty-unknown": [1, 3].map((cards) => ({ code: "loyalty-unknown" as const, cards })),
  "limits-unknown": [1, 3].map((cards) => ({ code: "limits-unknown" as const, cards })),
  "hand-possible": [{ code: "hand-possible", types: 4, needs: 3 }],
  "hand-unknown": [{ code: "hand-unknown", types: 2, needs: 3 }],
  "hand-impossible": [1, 2].map((types) => ({ code: "hand-impossible" as const, types, needs: 3 })),
  "hand-size": [{ code: "hand-size", cards: 2, needs: 3 }],
  "hand-alike": [{ code: "hand-alike", type: "fleet" }],
  "foreign-characters": [
    { code: "foreign-characters", ...titles },
    { code: "foreign-characters", ...titles, more: 0 },
  ],
  "foreign-cards": [{ code: "foreign-cards", ...titles }],
  "elder-cards": [{ code: "elder-cards", ...titles }],
  "corporate-only": [{ code: "corporate-only", ...titles }],
  "no-such-faction": [{ code: "no-such-faction" }],
  "no-leader": [{ code: "no-leader" }],
  "copies-fit": [{ code: "copies-fit" }],
  "hand-fits": [{ code: "hand-fits" }],
  "hand-types-unknown": [{ code: "hand-types-unknown" }],
  "second-species": [{ code: "second-species" }],
  "second-species-unknown": [{ code: "second-species-unknown" }],
  "second-species-missing": [{ code: "second-species-missing" }],
  "masterpieces-unknown": [{ code: "masterpieces-unknown" }],
} satisfies { readonly [C in FindingSays["code"]]: readonly (FindingSays & { readonly code: C })[] };

const all = Object.entries<readonly FindingSays[]>(FOUND);

it("says a size in German with what counts, and where a smaller one may be agreed on", () => {
  const [says] = FOUND["too-few-cards"];
  expect(says && findingWords(says, "de")).toBe(
    "50 Karten, von denen 46 zählen: Nach den Schnellstartregeln sind es mindestens 60 neben dem Botschafter und der Starthand, mit einem Crusade-Stapel (oder 45, auf Wunsch). Spielt weiter, wenn der Tisch zustimmt.",
  );
});

it("fits into the line that it is told in", () => {
  for (const [code, found] of all)
    for (const says of found)
      for (const language of ["en", "de"] as const) expect(findingWords(says, language).length, code).toBeLessThan(251);
});

describe("whatever is found", () => {
  let unmask: () => void;
  beforeAll(() => {
    unmask = maskGerman();
  });
  afterAll(() => unmask());

  it.each(all)("leaves nothing of %s in English", (_, found) => {
    for (const says of found) expect(wordsLeft(findingWords(says, "de"), ["Vir"])).toEqual([]);
  });
});
