/** What somebody asks a server for themselves, to whoever reads German: wholly German. */
import { describe, expect, test } from "vitest";
import type { PlayerSum } from "../../src/records/sums.ts";
import { inLineAlready, inLineMessage, leftLine, lineFull, tooManyGames } from "../../src/views/finding/find.ts";
import { noRecordHere, ownRecordMessage, serverRecordMessage } from "../../src/views/records/stats.ts";
import { inLanguage } from "../../src/views/text/message.ts";
import { expectAcceptable, labelsOf } from "./discord-limits.ts";

const sum: PlayerSum = {
  user: "1",
  name: "Mirabel",
  rules: "engine",
  games: 7,
  won: 3,
  places: [3, 2, 0, 2],
  rating: { mu: 27.94, sigma: 3.12 },
};
const kept = { answers: [10, 10, 20, 2, 0, 0, 0, 0], kept: 40, deadlines: 42 };
const messages = {
  "in line": inLineMessage({ pace: "daily", seats: 4 }, 5),
  "in line for anything": inLineMessage({}, 5),
  "in line already": inLineAlready({ rules: "quickstart" }, 1_000),
  left: leftLine(true),
  "never in line": leftLine(false),
  full: lineFull(),
  "too many games": tooManyGames(1),
  "no server": noRecordHere(),
  "on no record": ownRecordMessage([], kept, false),
  "no game": ownRecordMessage([], kept, true),
  "a record": ownRecordMessage([sum, { ...sum, games: 4, rating: null }], kept, true),
  "no game in a server": serverRecordMessage([], 0, null),
  "a server": serverRecordMessage([sum], 7, {
    races: [{ side: "non-aligned", seats: 9, won: 2 }],
    factions: [{ side: "home", seats: 4, won: 1 }],
  }),
};

const ENGLISH =
  /\b(the|you|your|is|are|and|of|to|not|this|that|with|by|has|have|can|only|there|games|won|rating|seats|pace|after|within)\b/iu;

describe("what somebody asks a server for themselves", () => {
  test.each(Object.entries(messages))("%s, in German", (_, english) => {
    const german = inLanguage(english, "de");
    expectAcceptable(german);
    expect(german.content).not.toBe(english.content);
    expect(german.content.replaceAll(/`[^`]*`|\*\*(?:Join|Leave)\*\*|Engine Rules/gu, "")).not.toMatch(ENGLISH);
    expect(labelsOf(german)).not.toEqual(expect.arrayContaining(["Leave the line", "My settings"]));
    expect(labelsOf(german).length).toBe(labelsOf(english).length);
  });

  test("with places, ratings and names as they are", () => {
    expect(messages["a record"].content).toContain("7 games, 3 won · 1st ×3, 2nd ×2, 4th ×2 · rating 27.9 ± 3.1");
    expect(messages["a record"].content).toContain("rating after 1 more game");
    expect(messages["a record"].content).toContain("🤝 Answers within 5 h, kept 40 of 42 deadlines");
    expect(inLanguage(messages["a record"], "de").content).toContain(
      "7 Spiele, 3 gewonnen · 1. Platz ×3, 2. Platz ×2, 4. Platz ×2 · Wertung 27.9 ± 3.1",
    );
    const server = inLanguage(messages["a server"], "de").content;
    expect(server).toContain("Völker: Blockfreie 2 von 9");
    expect(server).toContain("Fraktionen: Heimatwelt 1 von 4");
    expect(server).toContain("**Mirabel**");
  });
});
