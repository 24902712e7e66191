/**
 * Random games are the engine's widest test, so the cards in them, the practice cards and the real ones whose text is in
 * verbs, together use every verb, reference, condition and trigger that a card's text may have. Each list is checked
 * against its type: a new word is missed here first.
 */
import { describe, expect, test } from "vitest";
import type { CardFacts } from "../../../src/engine/cards/facts.ts";
import { TRANSFERS } from "../../../src/engine/effects/parts.ts";
import { ABILITIES, CARD_TYPES, CONFLICT_TYPES, LIMITS, MARKS, RACES } from "../../../src/engine/state/vocabulary.ts";
import { REAL_CARDS } from "../play/random-real.ts";
import { AIMS, COUNTS, FORCES, GIVES, NEEDS, PAYS, TO, TRIGGERS, UNTIL, VERBS, WHICH, WHO } from "./kinds.ts";
import { PRACTICE_CARDS } from "./practice-set.ts";

/** Every value that the cards have under a field, wherever it stands. */
function valuesOf(value: unknown, field: string): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(name === field ? [part].flat() : []),
    ...valuesOf(part, field),
  ]);
}

function cardsWith(part: (card: CardFacts) => unknown): unknown[] {
  return PRACTICE_CARDS.flatMap((card) => {
    const value = part(card);
    return value === undefined ? [] : [value];
  });
}

function expectAll(wanted: readonly unknown[], found: readonly unknown[]): void {
  expect(wanted.filter((one) => !found.includes(one))).toEqual([]);
}

const played = [...PRACTICE_CARDS, ...REAL_CARDS];
const texts = played.map((card) => card.text);
const statics = played.flatMap((card) => card.text?.statics ?? []);
const targets = ["target", "every", "from", "about"].flatMap((field) => valuesOf(texts, field));

describe("the cards of random games together use", () => {
  test("every type, limit, mark, ability and conflict type", () => {
    expectAll(
      CARD_TYPES,
      cardsWith((card) => card.type),
    );
    expectAll(
      LIMITS,
      cardsWith((card) => card.limit),
    );
    expectAll(
      ABILITIES,
      cardsWith((card) => card.abilities).flatMap((abilities) => Object.keys(Object(abilities))),
    );
    expectAll(MARKS, [
      ...cardsWith((card) => card.marks).flatMap((marks) => Object.keys(Object(marks))),
      ...valuesOf(statics, "mark"),
    ]);
    for (const type of ["conflict", "aftermath"] as const) {
      const used = PRACTICE_CARDS.filter((card) => card.type === type).map((card) => card.conflict);
      expectAll(type === "conflict" ? CONFLICT_TYPES : ["diplomacy", "intrigue", "military", undefined], used);
    }
    for (const race of RACES) expect(PRACTICE_CARDS.filter((card) => card.race === race).length).toBeGreaterThan(10);
  });

  test("every verb", () =>
    expectAll(
      // A text says what follows from its vote; that verb is for votes that are called by hand. The others come of `goals`, `pays` and `joins-several`.
      VERBS.filter((verb) => !["call-vote", "set-goal", "set-paid", "take-part"].includes(verb)),
      valuesOf(texts, "verb"),
    ));

  test("every faction and force that a verb may name, and factions by race", () => {
    const named = ["who", "from", "toward", "to", "side"].flatMap((field) => valuesOf(texts, field));
    expectAll([...Object.keys(WHO), ...Object.keys(FORCES)], named);
    expect(valuesOf(texts, "toward")).toContainEqual({ race: "centauri" });
    expect(valuesOf(texts, "mutual")).toContain(true);
  });

  test("every card that a verb may name, and every length of time", () => {
    expectAll(Object.keys(WHICH), [...valuesOf(texts, "which"), ...valuesOf(texts, "with")]);
    expect(valuesOf(texts, "every").length).toBeGreaterThan(1);
    expectAll(Object.keys(UNTIL), valuesOf(texts, "until"));
  });

  test("everything that a card may give while it is in play, to everybody that it may give it to", () => {
    expectAll(Object.keys(GIVES), valuesOf(statics, "gives"));
    expectAll(Object.keys(TO), valuesOf(statics, "to"));
    for (const gives of ["power", "ability"] as const) {
      const same = statics.filter((given) => given.gives === gives);
      expect(valuesOf(same, "while").length, gives).toBeGreaterThan(0);
    }
    for (const gives of ["power", "ability", "sponsor-cost"] as const) {
      const by = statics.flatMap((given) => (given.gives === gives ? [given.by] : []));
      expect(by.some((amount) => amount > 0) && by.some((amount) => amount < 0), gives).toBe(true);
    }
    const marks = statics.flatMap((given) => (given.gives === "mark" ? [given.to] : []));
    expectAll(["host", "your-ambassador", "characters"], marks);
  });

  test("everything that can be counted", () => {
    expectAll(Object.keys(COUNTS), valuesOf(texts, "count"));
    expectAll(
      [true],
      valuesOf(texts, "each").map((each) => typeof each === "object"),
    );
  });

  test("every way to replace a card", () => {
    const replaces = PRACTICE_CARDS.flatMap((card) => card.text?.replaces ?? []);
    expectAll(["may", "must"], valuesOf(replaces, "how"));
    expectAll(TRANSFERS, valuesOf(replaces, "transfers"));
    expectAll(["enhancements", "aftermaths"], valuesOf(replaces, "chosen"));
    expectAll([true], valuesOf(replaces, "rotated"));
    expect(valuesOf(replaces, "influence")).not.toEqual([]);
    expect(replaces.some(({ transfers }) => transfers === undefined)).toBe(true);
  });

  test("everything that may be paid besides influence", () => {
    expectAll(Object.keys(PAYS), valuesOf(texts, "pays"));
  });

  test("every requirement, to be played and to have an effect", () => {
    expectAll(
      Object.keys(NEEDS),
      valuesOf(
        played.map((card) => [card.text?.requires, card.text?.actions?.map(({ requires }) => requires)]),
        "needs",
      ),
    );
    // What counts power, military or cards is asked once, when the card is played: conditions change what it would count.
    const once = ["power", "ready-military", "cards", "unplayed", "no-marks", "first-action"];
    const lasting = Object.keys(NEEDS).filter((needs) => !once.includes(needs));
    expectAll(lasting, valuesOf(valuesOf(statics, "while"), "needs"));
  });

  test("every way to choose a target", () => {
    for (const [field, values] of Object.entries(AIMS)) expectAll(values, valuesOf(targets, field));
  });

  test("conflicts with and without targets, with sides, limited, with a requirement, and every outcome", () => {
    const conflicts = PRACTICE_CARDS.filter((card) => card.type === "conflict");
    const forms = conflicts.flatMap((card) => card.text?.conflict ?? []);
    expect(conflicts.length).toBe(forms.length);
    expect(forms.filter((conflict) => conflict.form === "sides").length).toBeGreaterThanOrEqual(2);
    const aims = conflicts.map((card) => card.text?.target?.what);
    expectAll(["card", "player", undefined], aims);
    expect(conflicts.some((card) => card.limit === "limited")).toBe(true);
    expect(conflicts.some((card) => card.text?.requires)).toBe(true);
    expect(forms.some((conflict) => conflict.only)).toBe(true);
    expect(forms.some((conflict) => conflict.resolution)).toBe(true);
    expect(forms.some((conflict) => conflict.strongest)).toBe(true);
    for (const outcome of ["won", "lost"] as const) {
      const by = forms.flatMap((conflict) => conflict[outcome] ?? []).map((effects) => effects.by !== undefined);
      expectAll([true, false], by);
    }
  });

  test("aftermaths of every outcome, on participants and others, lasting and discarded, with and without targets", () => {
    const aftermaths = PRACTICE_CARDS.filter((card) => card.type === "aftermath");
    expectAll(
      ["won", "lost", undefined],
      aftermaths.map((card) => card.text?.aftermath?.outcome),
    );
    expect(aftermaths.filter((card) => card.text?.aftermath?.after).length).toBeGreaterThan(1);
    expectAll(
      [true, undefined],
      aftermaths.map((card) => card.text?.aftermath?.participant),
    );
    expectAll(
      [true, false],
      aftermaths.map((card) => card.text?.aftermath?.discardAfterPlay),
    );
    expectAll(
      ["card", "player", undefined],
      aftermaths.map((card) => card.text?.target?.what),
    );
  });

  test("contingencies for every trigger", () => {
    expectAll(Object.keys(TRIGGERS), [...valuesOf(texts, "trigger"), ...valuesOf(texts, "on")]);
  });

  test("card actions with and without a target and influence, on characters and other cards", () => {
    const acting = PRACTICE_CARDS.filter((card) => card.text?.actions);
    const actions = acting.flatMap((card) => card.text?.actions ?? []);
    expectAll(
      ["character", "fleet", "group", "location", "agenda"],
      acting.map((card) => card.type),
    );
    expectAll(
      [true, false],
      actions.map((action) => action.influence !== undefined),
    );
    expectAll(
      ["card", "player", "conflict", undefined],
      actions.map((action) => action.target?.what),
    );
  });

  test("minor and major agendas", () => {
    const agendas = PRACTICE_CARDS.filter((card) => card.type === "agenda");
    expectAll(
      [true, undefined],
      agendas.map((card) => card.text?.major),
    );
    expect(agendas.filter((card) => card.text?.major).length).toBeLessThanOrEqual(2);
  });
});
