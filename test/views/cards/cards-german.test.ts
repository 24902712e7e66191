/** A card and what stands on it, to whoever reads German: wholly German, but for titles and what is printed. */
import { describe, expect, test } from "vitest";
import type { CardRecord } from "../../../src/catalogue/cards/fact.ts";
import { loadLibrary } from "../../../src/catalogue/library.ts";
import { automationOf } from "../../../src/engine/cards/encoded/index.ts";
import { type CardInPlayView, MARKS } from "../../../src/engine/index.ts";
import { cardMark, stateWords } from "../../../src/views/cards/card-words.ts";
import { allCardsMessage, cardMessage, cardNothing, howMuchMessage, onTheTable } from "../../../src/views/index.ts";
import { inLanguage, type Message } from "../../../src/views/text/message.ts";
import { labelsOf, textOf } from "../discord-limits.ts";
import { ctx, inPlay, publicView } from "../fixtures.ts";

const ENGLISH =
  /\b(the|you|your|are|and|of|to|not|this|that|it|with|at|by|has|have|can|only|there|nobody|card|cards|no|cost|unique|limited|damage|marks?|token|printed|known|set|stated|character|conflict|neutral(?!\w)|rotated|blanked|hire|inner|supporting|discarded|removed|show|related)\b/iu;
const german = (one: Message) => {
  const told = inLanguage(one, "de");
  return [textOf(told), ...labelsOf(told)].join("\n").replaceAll(/“[^”]*”|`[^`]*`|, neutral/gu, "");
};

/** A record whose words of other people's are German enough. */
function named(record: CardRecord): CardRecord {
  const facts = Object.fromEntries(
    Object.entries(record.facts).map(([fact, known]) => {
      const value = typeof known.value === "string" && ["species", "personality"].includes(fact) ? "Xxx" : known.value;
      const said = { ...known, value: fact === "keywords" ? ["Xxx"] : value };
      const { note, section, ...rest } = said;
      return [fact, { ...rest, ...(note ? { note: "Nnn" } : {}), ...(section ? { section: "Sss" } : {}) }];
    }),
  );
  return { ...record, facts: facts as CardRecord["facts"] };
}

describe("in German", () => {
  test("every card’s sheet is wholly German", () => {
    const library = loadLibrary();
    const { records } = library;
    expect(records.length).toBeGreaterThan(500);
    for (const record of records) {
      const card = library.facts(record.id) ?? null;
      const text = card === null ? { who: "by hand" as const, left: null } : automationOf(card);
      const mute = card === null ? null : { ...card, text: { ...card.text, says: "“Xxx”" } };
      const sheet = { card: mute as typeof card, record: named(record), text, extra: {} };
      expect(german(cardMessage("Xxx", [sheet], null)), record.title.value).not.toMatch(ENGLISH);
    }
    for (const card of library.cards.slice(0, 200)) {
      const mute = { ...card, title: "Xxx", keywords: [], species: "Xxx", text: undefined };
      const sheet = { card: mute as typeof card, record: null, text: automationOf(card), extra: {} };
      expect(german(cardMessage("Xxx", [sheet], null)), card.title).not.toMatch(ENGLISH);
    }
  });

  test("a name that is no card’s is answered in German", () => {
    expect(german(cardNothing("Xxx", []))).not.toMatch(ENGLISH);
    expect(german(cardNothing("Xxx", ["Aaa", "Bbb"]))).not.toMatch(ENGLISH);
  });

  test("the cards on the table are, with their figures and how they stand", () => {
    const titles = /(?:Purple|Gray|Envoy|Lord|Trade|Border|Harvest|Quiet|Spring|Market)[A-Za-z’' ]*/gu;
    expect(german(allCardsMessage(publicView, ctx)).replaceAll(titles, "")).toMatch(/Innerer Kreis/u);
    expect(german(allCardsMessage(publicView, ctx)).replaceAll(titles, "")).not.toMatch(/Inner circle|discarded|cost/u);
    const seat = publicView.seats[0];
    const [card] = [...(seat?.inner ?? [])];
    if (card === undefined) throw new Error("nobody is in the inner circle");
    expect(german(howMuchMessage(publicView, card.id, ctx)).replaceAll(titles, "")).not.toMatch(ENGLISH);
    expect(german(howMuchMessage(publicView, 9_999, ctx))).not.toMatch(ENGLISH);
    expect((onTheTable(publicView, card.title, ctx, "de") ?? "").replaceAll(titles, "")).not.toMatch(ENGLISH);
  });

  test("everything that a card may have on it has a German word", () => {
    const marks = Object.fromEntries(MARKS.map((mark) => [mark, 2]));
    const most: CardInPlayView[] = [
      inPlay(1, "Xxx", {
        rotated: true,
        neutralized: true,
        damage: 1,
        severe: 1,
        blanked: true,
        marks,
        tokens: 2,
        chaos: 1,
        controller: "Londo",
        leads: "Yyy",
        promoted: true,
        attached: ["Aaa", "Bbb"],
        attachedAbout: ["Ccc", null],
        faceDownUnder: 2,
      }),
      ...([null, "text", "all"] as const).map((rests) => inPlay(1, "Xxx", { conquered: { controlled: true, rests } })),
      inPlay(1, "Xxx", { conquered: { controlled: false, rests: "all" } }),
      ...([3, null] as const).flatMap((cost) =>
        [0, null].map((hiredBy) =>
          inPlay(1, "Xxx", { mercenary: { cost, hiredBy, bids: [{ seat: 0, influence: 2 }] } }),
        ),
      ),
    ];
    for (const card of most) {
      expect(stateWords(card, "de").join(" · ")).not.toMatch(ENGLISH);
      expect(cardMark(card, "de")).not.toMatch(ENGLISH);
    }
    expect(stateWords(most[0] as CardInPlayView, "de").join(" · ")).toBe(
      "⤵ gedreht · ✖ neutralisiert · 1 Schaden · 1 schwerer Schaden · ohne Text · 2 Zeichen der Verschwörung · 2 Zeichen des Schicksals · 2 Zeichen des Verhängnisses · 2 Zeichen der Schatten · 2 Zeichen des Zwists · 2 Zeichen der Vorlonen · 2 Marken · 1 Chaosmarke · unter Kontrolle von Londo · führt Yyy · befördert · mit Aaa (über Ccc) · mit Bbb · 2 Karten verdeckt darunter",
    );
  });
});
