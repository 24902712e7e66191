/** What happens at a table, to whoever reads German: wholly German, but for titles and what is printed. */
import { describe, expect, test } from "vitest";
import { TRIGGERS } from "../../../src/engine/cards/triggers.ts";
import { RECORDS } from "../../../src/engine/effects/index.ts";
import { type Event, loggedAs, type Verb } from "../../../src/engine/index.ts";
import { STATES } from "../../../src/engine/state/vocabulary.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { logLines, sinceMessage } from "../../../src/views/index.ts";
import { digest } from "../../../src/views/log/digest.ts";
import { LOG_KINDS, logPageMessage, logPages } from "../../../src/views/log/log-pages.ts";
import { conflictStandings } from "../../../src/views/log/standings.ts";
import { inLanguage } from "../../../src/views/text/message.ts";
import { wordFiles } from "../../../src/views/words/bundles.ts";
import { LOG } from "../../../src/views/words/en/log/index.ts";
import { effectText, sayPut } from "../../../src/views/words/index.ts";
import { isWord, putInto } from "../../../src/views/words/words.ts";
import { labelsOf, optionsOf } from "../discord-limits.ts";
import { ctx, londoView, publicView } from "../fixtures.ts";
import { WATCH } from "./lines/about.ts";
import { LINES } from "./lines/index.ts";

const german = { ...ctx, language: "de" as const };

/** English words that no line in German has. */
const ENGLISH =
  /\b(the|and|with|of|is|are|on|for|by|to|into|from|its|plays?|declares|passes|draws|round|influence(?!\w)|power|support|opposition|turn|deck of|wins|lost|cards?|marks?|damage|tension|rating|nobody|until|each|time|next|this|that|goes|takes|gains|loses|rotates?|hand of)\b/iu;
/** Without titles, what is printed, and names in the fixtures that are such words. */
const bare = (line: string) =>
  line.replaceAll(
    /“[^”]*”|„[^“]*“|`[^`]*`|(?:Red|Purple) Fleet|Non-Aligned Support|Trade Pact|Patrol|[“(][A-Z][a-z]+(?: [A-Za-z']+)*[)”]/gu,
    "",
  );

describe("the log in German", () => {
  test.each(Object.entries(LINES))("tells %s, in other words than English", (_, [event, line]) => {
    const [told, ...more] = logLines([event], german);
    expect(more).toEqual([]);
    expect(told).not.toBe(line);
    expect(bare(told ?? "")).not.toMatch(ENGLISH);
  });

  test("has every text of its own, in words that are not the English ones", () => {
    // What is a name, a number or put together of others is the same in both.
    const same =
      /^(?:log-(?:cause|more-ability|ability|in|changed-by)|hand-lasts|force-(?:of-)?babylon-5|watch-tracked|tally-absent)$/u;
    for (const id of Object.keys(LOG).filter(isWord)) {
      const put = Object.fromEntries(putInto(id).map((name) => [name, "Vir"]));
      const told = sayPut("de", id, put);
      expect(bare(told), id).not.toMatch(ENGLISH);
      if (!same.test(id)) expect(told, id).not.toBe(sayPut("en", id, put));
    }
  });

  test("names every effect that is carried out by hand, with the same figures as its record", () => {
    const verbs = [...RECORDS.keys()] as Verb[];
    const named = [...(wordFiles("de").get("log/did.ftl") ?? "").matchAll(/^did-([a-z-]+) =/gmu)].map(
      ([, verb]) => verb,
    );
    expect(named.toSorted()).toEqual(verbs.toSorted());
    for (const verb of verbs) {
      const put = { n: 2, does: "DOES", words: "WORDS" };
      const english = loggedAs(verb)
        .replaceAll("{n}", "2")
        .replaceAll("(s)", "s")
        .replaceAll("{does}", "DOES")
        .replaceAll("{words}", "WORDS");
      const told = effectText("de", verb, put) ?? "";
      expect(told).not.toBe("");
      for (const slot of ["2", "DOES", "WORDS"])
        expect(told.includes(slot), `${verb} ${slot}`).toBe(english.includes(slot));
      const done: Event = {
        type: "by-hand",
        id: 1,
        seat: 0,
        because: "Carn",
        verb,
        amount: 2,
        does: [{ verb: "gain-power", amount: 1 }],
        words: ["to pass"],
      } as unknown as Event;
      expect(bare(logLines([done], german).join())).not.toMatch(ENGLISH);
    }
  });

  test("says what is waited for, whatever it is", () => {
    for (const on of TRIGGERS) {
      for (const whose of [0, "each"] as const) {
        const told = logLines([{ ...WATCH, type: "watch-set", id: 1, on, whose } as unknown as Event], german).join();
        expect(told).toMatch(/^⏰ Von jetzt an: jedes Mal, wenn /u);
        expect(bare(told), on).not.toMatch(ENGLISH);
      }
    }
  });

  test("calls states what the rules call them, and a card’s as it is printed", () => {
    for (const state of [...STATES, "trade war"]) {
      const started = LINES["state-started"][0];
      if (started.type !== "state-started") throw new Error("not a state that begins");
      const [told = ""] = logLines([{ ...started, state, source: "" }], german);
      if (state === "trade war") expect(told).toContain("Trade war");
      else expect(bare(told)).not.toMatch(ENGLISH);
    }
  });

  test("declines what it names", () => {
    const gained = (nonPlayer: "shadows" | "babylon-5"): Event => ({
      type: "influence-gained",
      whose: { nonPlayer },
      amount: 2,
      rating: 6,
      source: "Carn",
    });
    expect(logLines([gained("shadows"), gained("babylon-5")], german)).toEqual([
      "Die Schatten gewinnen 2 Einfluss: Einflusswert 6 (Carn)",
      "Babylon 5 gewinnt 2 Einfluss: Einflusswert 6 (Carn)",
    ]);
    const goes: Event = {
      type: "influence-transferred",
      from: { nonPlayer: "vorlons" },
      to: { seat: 0 },
      amount: 1,
      source: "Carn",
    };
    expect(logLines([goes], german)).toEqual(["1 Einfluss geht von den Vorlonen zu Londo (Carn)"]);
  });

  test("says how a conflict stands", () => {
    const events = publicView.conflicts.map(
      ({ title }) =>
        ({ type: "added", to: "opposition", side: null, conflict: title, amount: 1, source: "Vir" }) as const,
    );
    const told = conflictStandings(events, publicView, german).join("\n");
    expect(told).toMatch(/jetzt \d+ : \d+/u);
    expect(bare(told)).not.toMatch(ENGLISH);
  });

  test("is German in its pages, with what stands around them", () => {
    const events = Object.values(LINES).map(([event]) => event);
    const filters = LOG_KINDS.map((kind) => ({ kind, turn: 2, seat: 0 }));
    for (const filter of [...filters, { kind: "all", turn: null, seat: null } as const]) {
      const pages = madeOf(logPages([events], filter, german));
      const shown = logPageMessage(pages, { ...filter, page: 1 }, german, { plays: true, asPlayed: false });
      const options = optionsOf(shown, "Welche Zeilen?").map(({ label }) => label);
      expect(bare([shown.content, ...labelsOf(shown), ...options].join("\n"))).not.toMatch(ENGLISH);
    }
    const none = logPageMessage([], { kind: "votes", turn: 3, seat: null, page: null }, german, { plays: false });
    expect(none.content).toBe("**Friday night** · Zug 3, Abstimmungen\nNichts davon ist geschehen.");
  });

  test("is German in brief, since somebody last looked", () => {
    const lost: Event = { type: "influence-lost", whose: { seat: 0 }, amount: 2, rating: 3, source: "Carn" };
    expect(digest([lost], [], londoView, german)).toEqual(["Du verlierst 2 Einfluss (Carn)"]);
    const told = Object.values(LINES).flatMap(([event]) => digest([event], [], londoView, german));
    expect(told.length).toBeGreaterThan(25);
    for (const line of told) expect(bare(line)).not.toMatch(ENGLISH);
    const since = inLanguage(sinceMessage([lost], 3, 0, ctx), "de");
    expect(since.content).toBe(
      "**Friday night**, seit du zuletzt nachgesehen hast:\nLondo verliert 2 Einfluss: Einflusswert 3 (Carn)",
    );
    expect(labelsOf(since)).toEqual(["Meine Hand"]);
    expect(inLanguage(sinceMessage([], 3, 0, ctx), "de").content).not.toMatch(ENGLISH);
  });
});
