/** What a phone shows whole: short names of menus, each question with its card, a way back. */
import { describe, expect, test } from "vitest";
import { CARD_TYPES } from "../../src/engine/index.ts";
import { introduced } from "../../src/engine/state/lookup.ts";
import { factsOfType, menuFacts } from "../../src/views/cards/card-words.ts";
import { deckCheck } from "../../src/views/decks/deck-check.ts";
import { deckList, deckMessage } from "../../src/views/decks/decks.ts";
import { logLines, promptMessage, readFacts, ruleChoice } from "../../src/views/index.ts";
import { menuPartsOf } from "../../src/views/menus/choose-cards.ts";
import { LANGUAGES } from "../../src/views/words/index.ts";
import { at, character, stage } from "../engine/stage.ts";
import { expectAcceptable, labelsOf, textOf } from "./discord-limits.ts";
import { card, ctx, decision, publicView } from "./fixtures.ts";

const ofTypes = (counts: readonly number[]) =>
  CARD_TYPES.flatMap((type, at) =>
    Array.from({ length: counts[at] ?? 0 }, (_, number) => card(100 * at + number, `${type} ${number}`, { type })),
  );

describe("the menus that a starting hand is chosen in", () => {
  test("keep each type in one menu wherever four menus hold them so", () => {
    const cards = ofTypes([17, 12, 5, 3, 4, 3, 8, 18, 6, 7]);
    const parts = menuPartsOf(cards);
    expect(parts.length).toBeLessThanOrEqual(4);
    const menusOf = new Map<string, Set<number>>();
    for (const [menu, { places }] of parts.entries()) {
      expect(places.length).toBeLessThanOrEqual(25);
      for (const at of places) {
        const type = cards[at]?.type ?? "";
        menusOf.set(type, (menusOf.get(type) ?? new Set()).add(menu));
      }
    }
    expect(parts.flatMap(({ places }) => places).toSorted((one, other) => one - other)).toEqual(
      cards.map((_, at) => at),
    );
    for (const [type, menus] of menusOf) expect(menus.size, type).toBe(1);
  });

  test("are named so that a phone shows the name whole", () => {
    for (const counts of [Array.from({ length: 10 }, () => 2), [16, 7, 26, 6, 4, 3, 5, 5, 7, 3]])
      for (const language of LANGUAGES)
        for (const { name } of menuPartsOf(ofTypes(counts), language))
          expect(name.length, name).toBeLessThanOrEqual(31);
    expect(menuPartsOf(ofTypes([2, 2, 2, 2, 2, 2]))[0]?.name).toMatch(/^\w+, \w+, more$/u);
  });

  test("say which letters of a type they hold, whatever else is left out of their name", () => {
    const lettered = (count: number) =>
      Array.from({ length: count }, (_, at) => card(at, String.fromCharCode(65 + at), { type: "event" }));
    const others = ofTypes([17, 3, 4, 7, 6, 0, 7, 5, 5, 3]).filter(({ type }) => type !== "event");
    const names = menuPartsOf([...others, ...lettered(26)]).map(({ name }) => name);
    expect(names.filter((name) => /events Z/iu.test(name))).toHaveLength(1);
    expect(names).toContain("Events A–Y");
  });
});

describe("what is asked of several at once", () => {
  test("is each one's own card where facts are asked for", () => {
    const asked = [
      decision(1, 0, "fact", { about: "Vir", facts: ["psi"] }),
      decision(2, 1, "fact", { about: "Na'Toth", facts: ["intrigue"] }),
    ];
    const { content = "" } = promptMessage({ ...publicView, awaiting: asked }, asked, [], ctx);
    expect(content.split("\n")).toEqual([
      "<@111>, what is printed on **Vir**: psi?",
      expect.stringMatching(/^<@\d+>, what is printed on \*\*Na'Toth\*\*: intrigue\?$/u),
    ]);
  });
});

describe("what is told", () => {
  test("quotes a card that comes into play for everybody to read", () => {
    const sponsored = {
      type: "sponsored",
      seat: 0,
      card: { card: 4, title: "Guild", says: "You count +1 power." },
      with: null,
      influence: 2,
      target: null,
    } as const;
    expect(logLines([sponsored], ctx)).toEqual(["Londo sponsors Guild for 2 influence\n-# “You count +1 power.”"]);
  });

  test("says what a character can do that comes into play, in the reader's language", () => {
    const sponsored = {
      type: "sponsored",
      seat: 0,
      card: { card: 4, title: "Vir", abilities: { intrigue: 1, diplomacy: 3 } },
      with: null,
      influence: 2,
      target: null,
    } as const;
    expect(logLines([sponsored], ctx)).toEqual(["Londo sponsors Vir for 2 influence\n-# 🕊️ diplomacy 3 · 🗝️ intrigue 1"]);
    expect(logLines([sponsored], { ...ctx, language: "de" }).join()).toContain("-# 🕊️ Diplomatie 3 · 🗝️ Intrige 1");
  });

  test("quotes what a fighter says that comes into play, beside what it can do; not that it says nothing", () => {
    const game = stage({
      You: {
        hand: [
          character("Smuggler", { intrigue: 2 }, { text: { says: "Counts double in war.", factionless: true } }),
          character("Clerk", { diplomacy: 1 }, { text: { says: "No special text." } }),
        ],
      },
      Rival: {},
    });
    const line = (title: string) =>
      logLines(
        [
          {
            type: "sponsored",
            seat: 0,
            card: introduced(game, at(game, title)),
            with: null,
            influence: 2,
            target: null,
          },
        ],
        ctx,
      );
    expect(line("Smuggler")).toEqual([
      "Londo sponsors Smuggler for 2 influence\n-# 🗝️ intrigue 2 · “Counts double in war.”",
    ]);
    expect(line("Clerk")).toEqual(["Londo sponsors Clerk for 2 influence\n-# 🕊️ diplomacy 1"]);
  });

  test("names what was typed where a number is wanted", () => {
    expect(readFacts({ psi: "lots" })).toEqual({
      ok: false,
      problem: expect.stringContaining("“lots” is no number"),
    });
  });

  test("ends the beginning of a rule where it breaks off", () => {
    const option = { id: "card-types", title: "Card types", text: "There are ten:" };
    const { embeds = [] } = ruleChoice("types", [option], null);
    expect(embeds[0]?.description).toBe("**Card types** · There are ten…");
  });

  test("leaves the type and “neutral” out of a card's facts where the menu's name says the type", () => {
    const rally = card(1, "Rally", { type: "event", cost: 1, abilities: {}, race: "neutral" });
    expect(menuFacts(rally)).toContain("event, cost 1");
    expect(factsOfType(rally)).toBe("cost 1");
    expect(factsOfType({ ...rally, race: "narn" })).toBe("Narn, cost 1");
  });
});

describe("own decks", () => {
  const deck = {
    id: "abcdefgh",
    name: "Purple",
    lines: [{ count: 1, title: "Nonesuch", section: "deck", type: null }],
    race: null,
    faction: null,
    ambassador: null,
    strange: [
      { title: "Carn Molari", meant: "Carn Mollari" },
      { title: "Nonesuch", meant: null },
    ],
    missing: null,
  } as const;

  test("are opened from their list, and a first one is pasted there", () => {
    expect(labelsOf(deckList([deck]))).toEqual(["Purple", "Paste a list…"]);
    expect(labelsOf(deckList([]))).toEqual(["Paste a list…"]);
    expectAcceptable(deckList(Array.from({ length: 30 }, (_, at) => ({ ...deck, id: `deck00${10 + at}` }))));
  });

  test("are a tap away from what the rules say of them", () => {
    expect(labelsOf(deckCheck(deck, () => "Engine Rules", []))[0]).toBe("Back to the deck");
  });

  test("list what a strange title may mean, line by line", () => {
    const text = textOf(deckMessage(deck, "Kept."));
    expect(text).toContain("\n- “Carn Molari” · did you mean **Carn Mollari**?\n- “Nonesuch”\n");
    expect(text).toContain("-# If you know a card’s type already, say it below.");
  });
});
