// moderator: Manners of a table — with them the language in which the bot speaks to all there
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/settings/languages.ts";
import { createdEntry, type NewTable } from "../../src/table/created.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import type { Table } from "../../src/table/table.ts";
import { contextOf, openContextOf, tableLanguage } from "../../src/thread/seen/context.ts";
import { parsePress, tableRulesMessage } from "../../src/views/index.ts";
import { languageIn } from "../../src/views/text/context.ts";
import { joined, opening, PLAYERS, refusalOf, tableAfter } from "./tables.ts";

const [HOST, GUEST] = PLAYERS;
const wish: NewTable = {
  id: "t1",
  guild: "900",
  channel: "901",
  thread: "902",
  name: "Test",
  rules: "engine",
  pace: "live",
  hostDisplay: "Londo",
};
const opened = (more: Partial<NewTable>): Table =>
  tableAfter(null, { ...createdEntry({ ...wish, ...more }), at: 1_000, by: HOST });
const changed = (by: string, language: "en" | "de", judge = false): LogEntry => ({
  type: "language-changed",
  at: 2_500,
  by,
  language,
  ...(judge ? { judge } : {}),
});

describe("The language of a table", () => {
  it("is the one in which it was opened, and English where its log says nothing", () => {
    expect(tableLanguage(opened({ language: "de" }))).toBe("de");
    expect(tableLanguage(opened({ language: "en" }))).toBe("en");
    expect(tableLanguage(tableAfter(null, ...opening(2)))).toBe("en");
    expect(createdEntry({ ...wish, language: "en" })).not.toHaveProperty("language");
  });

  it("is chosen in the lobby by whoever opened the table or by a judge, and by nobody else", () => {
    const lobby = tableAfter(opened({}), joined(opened({}), GUEST));
    const german = tableAfter(lobby, changed(HOST, "de"));
    expect(tableLanguage(german)).toBe("de");
    expect(tableLanguage(tableAfter(german, changed("9", "en", true)))).toBe("en");
    expect(tableAfter(german, changed(HOST, "en"))).toEqual({ ...lobby, lastAt: 2_500, active: 2_500 });
    expect(refusalOf(lobby, changed(GUEST, "de"))).toBe("not-language-maker");
  });

  it("stays as it is once the game has begun", () => {
    const [first, ...rest] = opening(2);
    const playing = tableAfter(null, { ...first, language: "de" } as LogEntry, ...rest);
    expect(tableLanguage(playing)).toBe("de");
    expect(refusalOf(playing, { ...changed(HOST, "en"), at: 9_000 })).toBe("language-is-fixed");
    expect(refusalOf(playing, { ...changed("9", "en", true), at: 9_000 })).toBe("language-is-fixed");
  });

  it("is that of what all see there, and of nothing that is for one reader alone", () => {
    const table = opened({ language: "de" });
    expect(languageIn(openContextOf(table))).toBe("de");
    expect(languageIn(contextOf(table))).toBe("en");
  });

  it.each(LANGUAGES)(
    "is one press away from the rules of a table that speaks %s, as long as that may be",
    (language) => {
      const offered = (table: Table) =>
        tableRulesMessage(table)
          .components.flatMap(({ components }) => components)
          .flatMap((each) => ("custom_id" in each ? (parsePress(each.custom_id) ?? []) : []))
          .filter(({ verb }) => verb === "language")
          .map(({ key }) => key);
      const lobby = opened({ language });
      expect(offered(lobby)).toEqual(LANGUAGES.filter((each) => each !== language));
      expect(offered({ ...lobby, phase: "playing" })).toEqual([]);
    },
  );
});
