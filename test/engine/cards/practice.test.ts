/** The invented cards and their five decks: whole, distinct, legal, and using all that a card's text can say. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type StarterDeck, starterDeckSchema } from "../../../src/engine/cards/decks.ts";
import { type CardFacts, cardFactsSchema } from "../../../src/engine/cards/facts.ts";
import type { CardText } from "../../../src/engine/cards/text.ts";
import { checkDeck } from "../../../src/engine/rules/decks/deck-check.ts";
import { isCorporate, leadsFaction, startingFactions } from "../../../src/engine/rules/relations/seating.ts";
import { hasKeyword, isMercenary } from "../../../src/engine/state/lookup.ts";
import { BASE_RULES, CARD_TYPES, RACES } from "../../../src/engine/state/vocabulary.ts";
import { beside } from "../../beside.ts";
import { PRACTICE_CARDS, PRACTICE_DECKS } from "./practice-set.ts";

const isAssistant = (card: CardFacts) => hasKeyword(card, "Ambassador's Assistant");
const byId = new Map(PRACTICE_CARDS.map((card) => [card.id, card]));

function cardOf(id: string): CardFacts {
  const card = byId.get(id);
  if (!card) throw new Error(`no practice card ${id}`);
  return card;
}

function cardsOf(deck: StarterDeck): CardFacts[] {
  return deck.cards.flatMap(([count, id]) => Array<CardFacts>(count).fill(cardOf(id)));
}

function textOf(card: CardFacts): CardText {
  if (!card.text) throw new Error(`${card.title} has no text`);
  return card.text;
}

/** Every number in an encoding, without its sign. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [Math.abs(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

/** Every part of an encoding that has this field. */
function partsWith(value: unknown, field: string): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const here: unknown[] = field in value ? [value] : [];
  return [...here, ...Object.values(value).flatMap((part) => partsWith(part, field))];
}

const isRating = (given: unknown) => JSON.stringify(given).startsWith('{"gives":"rating"');
const isDiscount = (effect: unknown) => JSON.stringify(effect).startsWith('{"verb":"discount"');

/** How the conflicts go that are on a card or come through it. */
const terms = ({ conflict, initiates = [] }: CardText) =>
  [conflict, ...initiates.map((offer) => offer.conflict)].filter((one) => one !== undefined);

const says = (text: string, number: number) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text);

describe("every practice card", () => {
  test("is whole and well formed", () => {
    for (const card of PRACTICE_CARDS) {
      expect(cardFactsSchema.parse(card), card.title).toEqual(card);
      expect(card.complete, card.title).toBe(true);
      expect(card.race, card.title).toBeDefined();
      expect(card.cost, card.title).toBeDefined();
      expect(card.id).toMatch(/^practice\/[a-z0-9-]+$/);
    }
  });

  test("has an id and a title of its own, short enough to type", () => {
    expect(byId.size).toBe(PRACTICE_CARDS.length);
    const titles = PRACTICE_CARDS.map((card) => card.title.toLowerCase());
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(28);
  });

  test("can be told from all the others by the first word of its title", () => {
    const words = PRACTICE_CARDS.map((card) => card.title.split(" ")[0]?.toLowerCase());
    expect(new Set(words).size).toBe(words.length);
  });

  test("is in at least one deck", () => {
    const used = new Set(
      PRACTICE_DECKS.flatMap(({ cards, reserve = [], crusade = [] }) => [...cards, ...reserve, ...crusade]).map(
        ([, id]) => id,
      ),
    );
    expect(PRACTICE_CARDS.filter((card) => !used.has(card.id)).map((card) => card.title)).toEqual([]);
  });

  test("costs what the game's economy can pay", () => {
    for (const { title, type, cost, ambassador } of PRACTICE_CARDS) {
      if (type === "conflict" || (ambassador !== undefined && !["species", "drakh"].includes(ambassador)))
        expect(cost, title).toBe("none");
      else if (type === "character") expect(cost, title).toSatisfy((value: number) => value >= 2 && value <= 8);
      else if (type === "fleet") expect(cost, title).toSatisfy((value: number) => value >= 3 && value <= 7);
      else if (type === "event" || type === "aftermath" || type === "contingency")
        expect(cost, title).toSatisfy((value: number) => value >= 0 && value <= 3);
      else expect(cost, title).toSatisfy((value: number) => value >= 0 && value <= 6);
    }
  });
});

describe("what a practice card says", () => {
  test("names every number of its text", () => {
    for (const card of PRACTICE_CARDS) {
      const { says: words, actions, ...rest } = textOf(card);
      expect(words.trim(), card.title).not.toBe("");
      for (const number of numbersIn([rest, actions]))
        expect(says(words, number), `${card.title}: ${number}`).toBe(true);
      for (const action of actions ?? [])
        for (const number of numbersIn(action.effects))
          expect(says(action.does, number), `${card.title}, "${action.does}": ${number}`).toBe(true);
    }
  });

  test("names no number that its text lacks", () => {
    for (const card of PRACTICE_CARDS) {
      const numbers = numbersIn(textOf(card));
      for (const [number] of textOf(card).says.replaceAll("Babylon 5", "Babylon").matchAll(/\d+/g))
        expect(numbers, `${card.title}: ${number}`).toContain(Number(number));
    }
  });

  const PHRASES: readonly (readonly [phrase: RegExp, has: (text: CardText, card: CardFacts) => boolean | undefined])[] =
    [
      [
        /^No special text\.$/,
        (text, card) => Object.keys(text).length === 1 && !isMercenary(card) && !isAssistant(card),
      ],
      [
        /\bRotate(?: and (?:apply (?:\d+ influence|influence equal to [^:]+)|purge \d+ \w+ marks?|(?:damage|discard) this card(?: by \d+)?|(?:discard|neutralize) \d+ other [\w ]+))?: /,
        (text) => (text.actions ?? []).length > 0,
      ],
      [
        /\bapply \d+ influence: /,
        (text) => (text.actions ?? []).some(({ influence }) => typeof influence === "number"),
      ],
      [/\b(?:May|Must) replace\b/, (text) => text.replaces !== undefined],
      [/\bMay replace\b/, (text) => text.replaces?.how === "may"],
      [/\bMust replace\b/, (text) => text.replaces?.how === "must"],
      [/\bthat you choose move to this card\b/, (text) => text.replaces?.chosen !== undefined],
      [/\bcomes into play rotated\b/, (text) => text.replaces?.rotated === true],
      [/^Mercenary\b/, (_, card) => isMercenary(card)],
      [/^Ambassador’s assistant\b/, (_, card) => isAssistant(card)],
      [
        /\band (?:purge \d+ \w+ marks?|(?:damage|discard) this card(?: by \d+)?|(?:discard|neutralize) \d+ other [\w ]+): /,
        (text) => (text.actions ?? []).some((action) => action.pays !== undefined),
      ],
      [/\bTo (?:play|initiate) this, (?:purge|rotate|discard|lose|apply)\b/, (text) => text.pays !== undefined],
      [/\bRequires\b/, (text) => (text.requires ?? []).length > 0],
      [/^Major agenda\./, (text) => text.major === true],
      [/\b[Ww]hile you(?:r| have| are)\b/, (text) => partsWith(text, "while").length > 0],
      [/\bcounts? [+-]\d+ power\b/, (text) => (text.statics ?? []).some(({ gives }) => gives === "power")],
      [
        /\bto sponsor\b/,
        (text) =>
          (text.statics ?? []).some(({ gives }) => gives === "sponsor-cost") ||
          partsWith(text, "verb").some(isDiscount),
      ],
      [/\bNobody has to rotate for this\b/, (text) => text.unrotated === true],
      [
        /\bmay be sponsored without rotating anybody\b/,
        (text) => (text.statics ?? []).some(({ gives }) => gives === "sponsor-unrotated"),
      ],
      [/\baction round ends\b/, (text) => JSON.stringify(text).includes('"end-action-round"')],
      [/\bcancel that event\b/, (text) => JSON.stringify(text).includes('"verb":"cancel"')],
      [/\binstead of one\b/, (text) => (text.statics ?? []).some(({ gives }) => gives === "free-cards")],
      [/\bmore in the draw round\b/, (text) => (text.statics ?? []).some(({ gives }) => gives === "free-cards-more")],
      [/\bnothing in the draw round\b/, (text) => (text.statics ?? []).some(({ gives }) => gives === "no-free-card")],
      [/\bcannot\b/, (text) => (text.statics ?? []).some(({ gives }) => gives === "cannot")],
      [/\bblanked\b/, (text) => JSON.stringify(text).includes('"blank"')],
      [/\bdamage resistance\b/, (text) => (text.statics ?? []).some(({ gives }) => gives === "damage-resistance")],
      [/\bdamages first\b/, (text) => (text.statics ?? []).some(({ gives }) => gives === "damages-first")],
      [/\bprinted\b(?! cost)/, (text) => JSON.stringify(text).includes('"printed":true')],
      [/\bits printed cost\b/, (text) => JSON.stringify(text).includes('"target-cost"')],
      [/\bmay use \w+ as\b/, (text) => JSON.stringify(text).includes('"use-as"')],
      [/^Irrevocable\./, (text) => text.irrevocable === true],
      [/^Sponsored only by\b/, (text) => text.sponsoredBy !== undefined],
      [/\bmay sponsor\b/, (text) => JSON.stringify(text).includes('"verb":"sponsor"')],
      [/\bfor free\b/, (text) => JSON.stringify(text).includes('"free":true')],
      [/\bmay initiate\b|\bto initiate\b/, (text) => text.initiates !== undefined],
      [/\bany player may initiate\b/, (text) => text.initiates?.some(({ anyone }) => anyone) === true],
      [/\binitiate an additional\b/, (text) => text.initiates?.some(({ additional }) => additional) === true],
      [/^By rotating this card/, (text) => text.initiates?.some(({ rotate }) => rotate) === true],
      [/\bconflict more in the next conflict round\b/, (text) => JSON.stringify(text).includes("allow-conflict")],
      [/\bAny player may be supported\./, (text) => text.conflict?.form === "sides"],
      [/\bOnly \w+ cards may take part\./, (text) => text.conflict?.only !== undefined],
      [/\bResolution: /, (text) => text.conflict?.resolution !== undefined],
      [/\bWon(?: by \d+)?: /, (text) => terms(text).some(({ won }) => won !== undefined)],
      [/\bLost(?: by \d+)?: /, (text) => text.conflict?.lost !== undefined],
      [/\bsingle strongest side\b/, (text) => text.conflict?.strongest !== undefined],
      [/^Won\b(?! by)[^:]*?\. /, (text) => text.aftermath?.outcome === "won"],
      [
        /^Lost\b(?! by)[^:]*?\. /,
        ({ aftermath }) =>
          aftermath?.outcome === "lost" || aftermath?.after?.every(({ outcome }) => outcome === "lost"),
      ],
      [/^\w+(?: \w+)? or lost \w+\. /, (text) => text.aftermath?.after !== undefined],
      [/\binfluence rating is \d+ (?:higher|lower) while this\b/, (text) => partsWith(text, "gives").some(isRating)],
      [/\bDiscard this card after play\.$/, (text) => text.aftermath?.discardAfterPlay === true],
      [/\bReveal when you win a conflict: /, (text) => text.contingency?.trigger === "you-win"],
      [/\bReveal when you lose a conflict: /, (text) => text.contingency?.trigger === "you-lose"],
      [
        /\bReveal when another player wins a conflict against you: /,
        (text) => text.contingency?.trigger === "conflict-against-you-won",
      ],
      [
        /\bWhen this comes into play\b/,
        (text, { type }) =>
          text.effects !== undefined && (["agenda", "enhancement"].includes(type ?? "") || text.statics !== undefined),
      ],
      [/\b[Uu]ntil the end of the turn\b/, (text) => JSON.stringify(text).includes('"end-of-turn"')],
      [/\bwhile this card stays rotated\b/, (text) => JSON.stringify(text).includes('"while-rotated"')],
      [/\bfor good\b/, (text) => JSON.stringify(text).includes('"permanent"')],
      [/\buntil this conflict is over\b/, (text) => JSON.stringify(text).includes('"until":"conflict"')],
      [
        /\bthat took part\b/,
        (text) =>
          (text.target?.what === "card" && text.target.participant === true) ||
          JSON.stringify(text.effects ?? []).includes('"participant":true'),
      ],
      [/\bthis card returns to your hand\b/, (text) => terms(text).some(({ returns }) => returns !== undefined)],
      [/\bpictures a\b/, (text) => partsWith(text, "pictures").length > 0],
      [/\b[Tt]ension\b/, (text) => JSON.stringify(text).includes("tension")],
      [/\b[Uu]nrest\b/, (text) => JSON.stringify(text).includes("unrest")],
      [/\bShadow mark/, (text) => JSON.stringify(text).includes('"mark":"shadow"')],
      [/\bVorlon mark/, (text) => JSON.stringify(text).includes('"mark":"vorlon"')],
      [/^(?:Target|Under)\b|\. Target\b/, (text) => text.target !== undefined],
    ];

  test.each(PHRASES.map(([phrase, has]) => [phrase.source, phrase, has] as const))(
    "says /%s/ exactly where its text is so",
    (_, phrase, has) => {
      const wrong = PRACTICE_CARDS.filter(
        (card) => phrase.test(textOf(card).says) !== (has(textOf(card), card) === true),
      );
      expect(wrong.map((card) => card.title)).toEqual([]);
      expect(PRACTICE_CARDS.some((card) => phrase.test(textOf(card).says))).toBe(true);
    },
  );
});

describe("the practice decks", () => {
  test("are one for each faction that a race may start as, named after it, and a second one for each race", () => {
    const first = PRACTICE_DECKS.filter(({ name }) => !name.endsWith(" II"));
    const second = PRACTICE_DECKS.filter((deck) => !first.includes(deck));
    expect(second.map(({ name }) => name)).toEqual(first.slice(0, RACES.length).map(({ name }) => `${name} II`));
    const made = first.map(({ race, faction }) => `${race} ${faction}`);
    const possible = RACES.flatMap((race) =>
      startingFactions({ rules: "engine" }, race).map((faction) => `${race} ${faction}`),
    );
    expect([...made].sort()).toEqual(possible.sort());
    // The Babylon Project's come first, so that nobody is dealt another faction unasked.
    expect(PRACTICE_DECKS.slice(0, RACES.length).map(({ race }) => race)).toEqual([...RACES]);
    for (const deck of PRACTICE_DECKS) {
      expect(starterDeckSchema.parse(deck)).toEqual(deck);
      expect(deck.practice).toBe(true);
      const faction = deck.faction === "babylon-project" ? "" : `${deck.faction.replace("-", " ")} `;
      const whose = deck.faction === "psi-corps" ? "practice psi corps" : `practice ${faction}${deck.race}`;
      expect(deck.name.toLowerCase().replace(/ ii$/, "")).toBe(whose);
    }
  });

  describe.each(PRACTICE_DECKS.map((deck) => [deck.name, deck] as const))("%s", (_, deck) => {
    const cards = cardsOf(deck);

    test("satisfies every rule set", () => {
      const piles = {
        reserve: cardsOf({ ...deck, cards: deck.reserve ?? [] }),
        crusade: cardsOf({ ...deck, cards: deck.crusade ?? [] }),
      };
      for (const rules of BASE_RULES) expect(checkDeck(cards, deck.ambassador, { rules }, piles), rules).toEqual([]);
    });

    // engine: Deck construction rules — at least 60; more than 80 would leave too little of what a deck is for in a hand.
    test("leaves 60 to 80 cards to draw from after the starting hand", () => {
      const drawn = cards.length - 1 - 3 - (deck.race === "non-aligned" ? 1 : 0);
      expect(drawn).toBeGreaterThanOrEqual(60);
      expect(drawn).toBeLessThanOrEqual(80);
    });

    test("has a line for each card, at most three copies of it, and one where it is unique", () => {
      expect(new Set(deck.cards.map(([, id]) => id)).size).toBe(deck.cards.length);
      for (const [count, id] of deck.cards)
        expect(count, id).toBeLessThanOrEqual(cardOf(id).limit === "unique" ? 1 : 3);
    });

    test("has every type of card", () => {
      for (const type of CARD_TYPES)
        expect(
          cards.some((card) => card.type === type),
          type,
        ).toBe(true);
    });

    test("has only neutral cards and cards of its race, a homeworld among them", () => {
      // A Corporate faction hires corporate cards of any race at their normal cost.
      const hired = (card: CardFacts) => deck.faction === "corporate" && isCorporate(card);
      // Any faction may become a Drakh one.
      for (const card of cards)
        if (!hired(card)) expect(["neutral", "drakh", deck.race], card.title).toContain(card.race);
      const homeworlds = cards.filter((card) => card.keywords?.includes("Homeworld"));
      expect(homeworlds.map((card) => [card.type, card.race])).toEqual([["location", deck.race]]);
    });

    test("has at least twelve different characters to sponsor, and eight cards for a first turn's 4 influence", () => {
      const characters = cards.filter((card) => card.type === "character" && card.cost !== "none");
      expect(new Set(characters.map((card) => card.id)).size).toBeGreaterThanOrEqual(12);
      const early = characters.filter((card) => typeof card.cost === "number" && card.cost <= 4);
      expect(early.length).toBeGreaterThanOrEqual(8);
    });

    test("begins with an ambassador who can support a diplomacy and an intrigue conflict", () => {
      const ambassador = cardOf(deck.ambassador);
      expect(leadsFaction(ambassador, deck)).toBe(true);
      expect(ambassador.abilities).toMatchObject({ diplomacy: 4 });
      expect(ambassador.abilities?.intrigue).toBeGreaterThan(0);
    });
  });

  test("give the Non-Aligned four ambassadors of four species", () => {
    const deck = PRACTICE_DECKS.find(({ race }) => race === "non-aligned");
    const ambassadors = (deck ? cardsOf(deck) : []).filter((card) => card.ambassador === "species");
    expect(new Set(ambassadors.map((card) => card.species)).size).toBeGreaterThanOrEqual(4);
  });
});

/** Where the texts about the real game lie beside the project; without them this one comparison is skipped. */
const WHY = "the names of the practice cards are not looked for in texts about the real game";
const SEEDS = beside("seeds", WHY);
const DATA = SEEDS === null ? null : beside("data", WHY);
const SOURCES =
  SEEDS === null || DATA === null
    ? []
    : [
        ...readdirSync(SEEDS).map((file) => `${SEEDS}${file}`),
        `${DATA}premiere-facts.tsv`,
        `${DATA}premiere-starter-decks.tsv`,
      ];

describe.skipIf(SOURCES.length === 0)("the names of the practice cards", () => {
  test("occur in no text about the real game", () => {
    const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, " ");
    const real = SOURCES.map((path) => ` ${plain(readFileSync(path, "utf8"))} `);
    const names = [
      ...PRACTICE_CARDS.map((card) => card.title),
      ...PRACTICE_CARDS.flatMap(({ species }) => species ?? []),
    ];
    expect(names.filter((name) => real.some((text) => text.includes(` ${plain(name)} `)))).toEqual([]);
  });
});
