/**
 * Random games are the engine's widest test, so the cards in them, the practice cards and the real ones whose text is in
 * verbs, together use every verb, reference, condition and trigger that a card's text may have. Each list is checked
 * against its type: a new word is missed here first.
 */
import { describe, expect, test } from "vitest";
import type { Count } from "../../../src/engine/cards/count.ts";
import type { CardFacts } from "../../../src/engine/cards/facts.ts";
import type { Party, Which, Who } from "../../../src/engine/cards/references.ts";
import type { TargetSpec } from "../../../src/engine/cards/target-spec.ts";
import type { Payment, Requirement, Static, Trigger } from "../../../src/engine/cards/text.ts";
import { type TextVerb, textEffectSchema, type Until } from "../../../src/engine/effects/index.ts";
import { TRANSFERS } from "../../../src/engine/effects/parts.ts";
import { ABILITIES, CARD_TYPES, CONFLICT_TYPES, LIMITS, MARKS, RACES } from "../../../src/engine/state/vocabulary.ts";
import { REAL_CARDS } from "../play/random-real.ts";
import { PRACTICE_CARDS } from "./practice-set.ts";

const VERBS = textEffectSchema.options.flatMap(({ shape: { verb } }): TextVerb[] =>
  "options" in verb ? [...verb.options] : [...verb.values],
);

type Named<T> = Extract<T, string>;
const WHO = {
  you: true,
  target: true,
  initiator: true,
  each: true,
  others: true,
  "target-race": true,
  "other-races": true,
  "conflict-target": true,
  second: true,
} satisfies Record<Named<Who>, true>;
const FORCES = { "babylon-5": true, shadows: true, vorlons: true } satisfies Record<Exclude<Named<Party>, Who>, true>;
const WHICH = {
  this: true,
  target: true,
  second: true,
  host: true,
  "your-ambassador": true,
  "initiator-ambassador": true,
  participants: true,
  payers: true,
  "first-supporter": true,
  other: true,
} satisfies Record<Named<Which>, true>;
const UNTIL = {
  "end-of-turn": true,
  conflict: true,
  attack: true,
  "while-rotated": true,
  initiative: true,
  permanent: true,
} satisfies Record<Until, true>;
const TRIGGERS = {
  "conflict-against-you": true,
  "you-gain-by-conflict": true,
  "card-attacked": true,
  "card-neutralized": true,
  "card-neutralizes": true,
  "card-sponsors": true,
  "card-supports": true,
  "any-resolved": true,
  "card-attacks": true,
  "event-played": true,
  "event-on-card": true,
  "turn-starts": true,
  "turn-ends": true,
  "card-restored": true,
  "card-discarded": true,
  "card-took-part": true,
  "you-win-war": true,
  "card-survives": true,
  initiative: true,
  "draw-round": true,
  "you-conquer": true,
  "conquered-from-you": true,
  "you-win": true,
  "you-lose": true,
  "conflict-against-you-won": true,
} satisfies Record<Trigger, true>;
const GIVES = {
  ability: true,
  "ability-times": true,
  "use-as": true,
  "attack-damage": true,
  "damage-resistance": true,
  "half-damage": true,
  "damages-first": true,
  trait: true,
  blank: true,
  cannot: true,
  lifts: true,
  power: true,
  "less-power": true,
  "no-standard-victory": true,
  "only-influence": true,
  rating: true,
  initiative: true,
  "promote-cost": true,
  mark: true,
  "first-mark": true,
  "sponsor-cost": true,
  "sponsor-unrotated": true,
  "use-captured": true,
  "free-cards": true,
  "free-cards-more": true,
  "no-free-card": true,
  toll: true,
  "plain-cost": true,
  "inner-circle": true,
  discarded: true,
  suspends: true,
  "war-conflicts": true,
  "must-oppose": true,
  promotable: true,
  "shown-declared": true,
  "military-at-war": true,
  "joins-several": true,
  "defends-only": true,
  "any-number": true,
  "rotation-price": true,
  "ready-price": true,
} satisfies Record<Static["gives"], true>;
const TO = {
  this: true,
  host: true,
  "your-ambassador": true,
  "your-characters": true,
  "your-fleets": true,
  "your-locations": true,
} satisfies Record<Extract<Static, { gives: "ability" }>["to"], true>;
const COUNTS = {
  "marks-on": true,
  "marks-of": true,
  tokens: true,
  influence: true,
  unrest: true,
  cards: true,
  ability: true,
  tension: true,
  cost: true,
  printed: true,
  margin: true,
  resolved: true,
  applied: true,
  assistants: true,
  behind: true,
  paid: true,
} satisfies Record<Count["count"], true>;
const NEEDS = {
  marks: true,
  rating: true,
  unrest: true,
  isa: true,
  state: true,
  "shadow-war": true,
  "no-marks": true,
  "first-action": true,
  power: true,
  "ready-military": true,
  cards: true,
  unplayed: true,
} satisfies Record<Requirement["needs"], true>;
const PAYS = {
  "purge-mark": true,
  rotate: true,
  discard: true,
  neutralize: true,
  "discard-card": true,
  damage: true,
  "damage-this": true,
  "neutralize-this": true,
  "discard-this": true,
  "printed-ability": true,
  "rotate-target": true,
  "rotate-ambassador": true,
  "lose-influence": true,
  "lose-power": true,
  influence: true,
} satisfies Record<Payment["pays"], true>;
/** Every field that one of its kinds has. */
type Told<Spec> = Spec extends unknown ? keyof Spec : never;
const AIMS = {
  what: ["card", "player", "conflict"],
  of: ["you", "others", "any"],
  types: ["character", "fleet", "location"],
  race: ["centauri", "minbari"],
  row: ["inner", "supporting"],
  ambassador: [true, false],
  participant: [true],
  took: ["attack"],
  ledFleet: ["oppose"],
  state: ["ready", "rotated", "damaged", "neutralized"],
  ability: ["psi"],
  telepath: [true, false],
  tensionAtLeast: [2],
  unrestAtLeast: [3],
  title: ["Envoy Cassarin"],
  personality: ["Torvash"],
  pictures: ["conspiracy"],
  inState: ["war"],
  notInState: ["war"],
  atLeast: [5],
  marked: ["destiny"],
  keyword: ["Ambassador's Assistant"],
  loyal: [true, "or-neutral"],
  notRace: ["human"],
  notUnder: ["Xenologist Tutors"],
  ofSides: [true],
  otherRace: [true],
  tensionAtMost: [3],
  mutual: [true],
  conflictType: ["intrigue"],
  joinable: [true],
  unassisted: [true],
  printedAtMost: [6],
  healed: [true],
  without: ["Crisis of Self"],
  neutralizedToo: [true],
  marksAtLeast: [2],
  takesPart: [true],
  beside: [true],
  bears: ["Squadron"],
  raided: [true],
  joined: ["character"],
  anybody: [true],
  limit: ["limited"],
  tookPart: [true],
  aboutYou: [true],
  felled: [true],
  lately: ["sponsored", "neutralized"],
} satisfies Record<Told<TargetSpec>, readonly unknown[]>;

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
