/** A player's own hand as a direct message, to whoever reads German: wholly German, but for titles and what is printed. */
import { describe, expect, test } from "vitest";
import { type CardView, type Event, viewFor } from "../../../src/engine/index.ts";
import { directHand, handMessage } from "../../../src/views/index.ts";
import { inLanguage } from "../../../src/views/text/message.ts";
import { sinceShown } from "../../../src/views/tracker/since.ts";
import { character, conflict, stage } from "../../engine/stage.ts";
import { expectAcceptable, labelsOf, textOf } from "../discord-limits.ts";
import { card, ctx, inPlay, londoView } from "../fixtures.ts";

const german = { ...ctx, language: "de" as const };
const LOST: Event = { type: "influence-lost", whose: { seat: 0 }, amount: 2, rating: 3, source: "Carn" };
const ENGLISH =
  /\b(your|you|the|is|are|and|of|has|have|with|face|down|hidden|agenda:|declared|draw|answered|card|cards|cost|character|conflict(?!\w)|diplomacy|military|unknown|aftermaths?|turn|act|table|only)\b/iu;
const wordsOf = (view: Parameters<typeof directHand>[0]) => {
  const shown = directHand(view, german);
  expectAcceptable(shown);
  return [textOf(shown), ...labelsOf(shown)].join("\n").replaceAll(/“[^”]*”|Friday night/gu, "");
};

/** Londo's view with this of his own seat, and this of the table. */
function seen(own: object, more: object = {}) {
  const seats = londoView.seats.map((seat) => (seat.seat === 0 ? { ...seat, ...own } : seat));
  return { ...londoView, ...more, seats };
}

describe("a hand in German", () => {
  test.each([0, 1, 12, 60, 120])("is wholly German with %i cards", (size) => {
    const held = Array.from({ length: size }, (_, at) =>
      at % 2 === 0 ? character(`Xxx ${at}`) : conflict(`Yyy ${at}`, "diplomacy"),
    );
    const view = viewFor(stage({ You: { hand: held }, Rival: {} }), { seat: 0 });
    const text = wordsOf(view);
    expect(text).not.toMatch(ENGLISH);
    expect(text).toContain(size === 1 ? "Deine Hand: 1 Karte\n" : `Deine Hand: ${size} Karten`);
  });

  test("names what belongs to it", () => {
    const declared = [
      { seat: 0, title: "Xxx", open: false, revealed: false },
      { seat: 0, title: "Xxx", open: false, revealed: false, behind: "Yyy" },
      { seat: 1, title: "Zzz", open: false, revealed: false },
    ];
    const standingCards = (["ask", "always", "never"] as const).flatMap((answer) => [
      { card: 1, title: "Xxx", answer },
      { card: 1, title: "Xxx", answer, when: "it is attacked" },
    ]);
    for (const [agendaHidden, standing] of [
      [true, "conflict"],
      [false, "turn"],
    ] as const) {
      const inner = [inPlay(10, "Vvv", { ownUnder: ["Www"], ownUnderSays: ["“Aaa”"] } as object)];
      const own = {
        hand: [],
        inner,
        agenda: inPlay(3, "Aaa"),
        agendaHidden,
        reserve: [card(9, "Rrr"), card(8, "Rrr")],
      };
      const view = seen(own, { declared, standingCards, standing, secretly: true });
      const text = wordsOf(view as Parameters<typeof directHand>[0]);
      expect(text).toContain("Deine Hand ist leer.");
      expect(text).toContain("__In deiner Reserve: 2 Karten__\n2 Rrr");
      expect(text).toContain("Du hast **Xxx** erklärt, verdeckt durch **Yyy**");
      expect(text).toContain("Verdeckt unter Vvv: **Www**.");
      expect(text).not.toMatch(ENGLISH);
    }
  });

  test("has a word for a card of every kind, and for one whose type nobody has said", () => {
    const hand: CardView[] = [
      card(1, "Xxx", { type: null, race: null, cost: null, abilities: { psi: null } }),
      card(2, "Xxx", { type: "conflict", race: "neutral", conflict: "intrigue", cost: "none", limit: "limited" }),
      card(3, "Xxx", { type: "fleet", race: "non-aligned", cost: "none", limit: "unique" }),
    ];
    const text = wordsOf(seen({ hand }) as Parameters<typeof directHand>[0]).replaceAll(", neutral", "");
    expect(text).toContain("Karte, deren Typ noch niemand gesagt hat · 🧠 Psi ?");
    expect(text).toContain("Intrigenkonflikt");
    expect(text).toContain("Flotte der Blockfreien · einzigartig · keine Kosten aufgedruckt");
    expect(text).not.toMatch(ENGLISH);
  });

  test("tells what was said in advance", () => {
    const said = directHand(londoView, german, { pass: ["attacked"], skips: true, aftermaths: { turn: 1 } as never });
    const text = [textOf(said), ...labelsOf(said)].join("\n");
    for (const line of text.split("\n").filter((each) => /^[⏭⏩⏳]/u.test(each))) expect(line).not.toMatch(ENGLISH);
    expect(text).toMatch(/⏭ .*\n⏩ .*\n⏳ /u);
    expect(text).toContain("Deine Hand:");
    expect(text).not.toContain("Your hand");
  });

  test("is German where its player presses for it, with its menus, notes and what has happened since", () => {
    const own = {
      since: (language: "en" | "de") =>
        sinceShown({ events: [LOST], before: [], from: 3 }, londoView, { ...ctx, language }),
      note: "Xxx",
    };
    const shown = inLanguage(handMessage(londoView, [], ctx, own), "de");
    expectAcceptable(shown);
    const [embed] = shown.embeds;
    expect(shown.content).toMatch(/^__Seit du zuletzt nachgesehen hast__\nDu verlierst 2 Einfluss \(Carn\)\n\n/u);
    expect(embed?.title).toMatch(/^Deine Hand: /u);
    expect(embed?.fields).toEqual([{ name: "Deine Notizen", value: "Xxx" }]);
    expect(embed?.footer?.text).toMatch(/^Einfluss 5: 3 frei, 2 ausgegeben · Macht 6 · \d+ Karten im Deck$/u);
    expect(labelsOf(shown).join(" · ")).toContain("Karten auf dem Tisch · Was kann ich tun? · Notizen…");
    expect(labelsOf(shown)).toContain("Alles zeigen");
    const english = handMessage(londoView, [], ctx, own);
    expect(english.content).toMatch(/^__Since you last looked__\nYou lose 2 influence \(Carn\)\n\n/u);
  });
});
