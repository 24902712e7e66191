/** What leads on from a table's own "no". */
import { describe, expect, it } from "vitest";
import { refusedMessage } from "../../../src/commands/shared/refused.ts";
import type { TableRefusal, TableRefusalCode } from "../../../src/table/refusal.ts";
import { tableRefuses } from "../../../src/table/refusal.ts";
import type { Table } from "../../../src/table/table.ts";
import { inLanguage } from "../../../src/views/text/message.ts";
import { opening, tableAfter } from "../../table/tables.ts";
import { expectAcceptable } from "../../views/discord-limits.ts";

const bot = { rule: () => null };
const playing = tableAfter(null, ...opening(3));
const labels = (refusal: TableRefusal, table: Table | null) => {
  const message = refusedMessage(tableRefuses(refusal), table, bot);
  expectAcceptable(message);
  return message.components.flatMap(({ components }) =>
    components.flatMap((each) => ("label" in each && each.label ? [each.label] : [])),
  );
};

describe("A refusal of the table", () => {
  it("carries the answers that play waits for", () => {
    const objection = { id: 3, by: 1, words: [] };
    const shown = labels({ code: "objected", because: "Trade Pact" }, { ...playing, objection });
    expect(shown).toEqual(["Agree to undo", "Let it stand", "Judge: decide", "Show the rule"]);
    const dispute = { card: "c", title: "Urza Jaddo", seat: 0, facts: {}, by: 1, agreed: [], held: null, id: 1 };
    const disputed = { ...playing, dispute } as unknown as Table; // only what the buttons read
    expect(labels({ code: "disputed", title: "Urza Jaddo" }, disputed)).toEqual([
      "It stands",
      "Correct it…",
      "Judge: decide",
      "Show the rule",
    ]);
  });

  it("offers a seat in the lobby, the game while it is played, another one afterwards", () => {
    const lobby = { ...playing, phase: "lobby" } as const;
    expect(labels({ code: "not-seated" }, lobby)).toEqual(["Join"]);
    expect(labels({ code: "not-seated" }, playing)).toEqual(["Tracker", "Cards on the table"]);
    expect(labels({ code: "not-playing", phase: "lobby" }, lobby)).toEqual(["Start"]);
    expect(labels({ code: "not-in-lobby", phase: "playing" }, playing)).toEqual(["What can I do?", "My hand"]);
    const over = { ...playing, phase: "over" } as const;
    expect(labels({ code: "not-playing", phase: "over" }, over)).toEqual([
      "Rematch",
      "Play again",
      "Replay",
      "Play on from a turn…",
      "Verify the shuffles",
    ]);
    expect(labels({ code: "no-table" }, null)).toEqual(["Open a table"]);
  });
});

/** What a lesson declines is told in the lesson's own language. */
type Refusing = Exclude<TableRefusalCode, "lesson">;
/** One of each, or more where their words differ. */
const EACH: { readonly [C in Refusing]: readonly Omit<Extract<TableRefusal, { code: C }>, "code">[] } = {
  "no-table": [{}],
  "table-exists": [{}],
  "not-in-lobby": [{ phase: "playing" }, { phase: "over" }, { phase: "ended" }],
  "not-playing": [{ phase: "lobby" }, { phase: "over" }, { phase: "ended" }],
  "seated-already": [{ race: "human" }, { race: "non-aligned" }],
  "not-seated": [{}],
  "out-of-game": [{}],
  elsewhere: [{ thread: "77" }],
  "table-full": [{ seats: 10 }],
  "too-few-seats": [{ seats: 0 }, { seats: 1 }],
  "not-over": [{}],
  "not-all-came": [
    { users: ["1"], until: 5 },
    { users: ["1", "2"], until: 5 },
  ],
  "no-bot-here": [{}],
  "not-bots-host": [{ host: "1" }],
  "deck-sealed": [{}],
  "no-such-deck": [{ deck: "Praxis" }],
  "no-deck-for-faction": [{ race: "non-aligned", faction: "home" }],
  "no-such-ambassador": [
    { text: "Kosh", has: [] },
    { text: "Kosh", has: ["Londo", "Vir"] },
  ],
  "seat-given": [{ name: "Vir" }],
  "no-substitute": (
    ["lobby", "nobody", "out", "plays-it", "owner", "seated", "looked", "bot", "not-here", "whose-bot"] as const
  )
    .map((why): { why: Extract<TableRefusal, { code: "no-substitute" }>["why"]; name: string } => ({
      why,
      name: "Vir",
    }))
    .concat([
      { why: "manners", name: "" },
      { why: "unread", name: "" },
      { why: "whose", name: "" },
    ]),
  "not-your-seat-to-give": [{}],
  "no-offer": [{}],
  "not-your-offer": [{}],
  "agreed-to-offer": [{}],
  "no-seat-to-take-back": [{}],
  "not-your-seat": [{}],
  "not-host": [{ host: "1" }],
  "not-house-maker": [{ host: "1" }],
  "not-timing-maker": [{ host: "1" }],
  "rules-are-fixed": [{}],
  "language-is-fixed": [{}],
  "not-language-maker": [{ host: "1" }],
  "manners-are-fixed": [{}],
  "manners-of-league": [{}],
  "not-manners-maker": [{ host: "1" }],
  "takebacks-never": [{}],
  paused: [{ name: "Vir" }],
  "paused-already": [{ name: "Vir" }],
  "not-paused": [{}],
  disputed: [{ title: "Alibi" }],
  "nothing-to-dispute": [{}],
  "own-word": [{}],
  "not-your-word": [{}],
  "not-your-reading": [{}],
  "nothing-to-correct": [{ title: "Alibi" }],
  "agreed-already": [{}],
  "too-late-to-withdraw": [{ title: "Alibi" }],
  objected: [{ because: "Alibi" }],
  "nothing-to-object": [{}],
  "nothing-to-undo": [{}],
  "own-effect": [{}],
  "not-your-effect": [{}],
  "word-given": [{}],
  "objection-late": [
    { pace: "live", over: "time" },
    { pace: "slow", over: "time" },
    { pace: "slow", over: "turn" },
  ],
  "cannot-undo": [
    { because: "Alibi", stuck: "seen" },
    { because: "Alibi", stuck: "shuffled" },
    { because: "Alibi", stuck: { verb: "draw", why: null } },
    { because: "Alibi", stuck: { verb: "take", why: "card-left" } },
  ],
  "undo-stuck": (["left", "drawn", "shuffled", "shown", "irrevocable", "intent", "settled", "long"] as const).flatMap(
    (why) => [
      { why, own: true },
      { why, own: false },
    ],
  ),
  "judge-sits": [{}],
  "call-open": [{}],
  "no-call": [{}],
  "no-call-in-lesson": [{}],
  "call-taken": [{}],
  "call-unanswered": [{}],
  "not-your-call": [{}],
  "call-agreed": [{}],
  "caller-muted": [{ until: 5 }],
  "called-often": [{ ms: 90_000 }, { ms: 26 * 3_600_000 }],
  "undo-refused": [{}],
  "undo-open": [{}],
  "undo-over": [{}],
  "undo-after-end": [{ phase: "over" }, { phase: "ended" }],
  "undo-not-asked": [{}],
  "undo-agreed": [{}],
  "pass-ahead-later": [{}],
  "pass-until-what": [{}],
  "orders-wait": [{ sentence: "bau" }],
  "no-orders": [{}],
  "too-many-orders": [
    { most: 8, wait: 0 },
    { most: 8, wait: 1 },
    { most: 8, wait: 7 },
  ],
  "pass-among-orders": [{}],
  "order-after-pass": [{ sentence: "bau" }],
  "declares-and-not": [{}],
  "draws-twice": [{}],
  "orders-use-twice": [{ title: "Alibi" }],
  "nothing-ahead": [{}],
  "nobody-waited-for": [{}],
  "no-deadlines": [{}],
  "too-much-time": [{ ms: 14 * 86_400_000 }],
  "own-time": [{}],
  "voted-already": [{}],
  "vacation-too-long": [{ table: "Nacht", days: 20, left: 3 }],
  stale: [{}],
};
const each = Object.entries(EACH).flatMap(
  ([code, given]) => given.map((more) => ({ code, ...more }) as TableRefusal), // each by its own type above
);

/** English words that are no German ones; what is typed stands in backquotes, and buttons that are in English alone are bold. */
const ENGLISH =
  /\b(the|you|your|is|are|and|of|to|not|this|that|it|with|at|by|has|have|can|only|there|nobody|somebody|play|game|press|judge|cards)\b/iu;
const bare = (text: string) => text.replaceAll(/`[^`]*`|\*\*[^*]*\*\*|<[^>]*>|„[^“]*“/gu, "");

describe("A refusal of the table, to whoever reads German,", () => {
  const tables: readonly (Table | null)[] = [
    playing,
    { ...playing, phase: "lobby" },
    { ...playing, phase: "over" },
    { ...playing, phase: "ended" },
    null,
  ];

  it.each(each.map((refusal) => [JSON.stringify(refusal), refusal] as const))("is wholly German: %s", (_, refusal) => {
    for (const table of tables) {
      const english = refusedMessage(tableRefuses(refusal), table, bot);
      const german = inLanguage(english, "de");
      expectAcceptable(german);
      expect(german.content).not.toBe(english.content);
      expect(bare(german.content)).not.toMatch(ENGLISH);
      expect(german.content).not.toMatch(/undefined|\{ ?\$/u);
      const pairs = german.components.flatMap(({ components }, row) =>
        components.flatMap((one, at) => {
          const other = english.components[row]?.components[at];
          return "label" in one && other && "label" in other ? [[one.label, other.label]] : [];
        }),
      );
      for (const [theirs, ours] of pairs) if (theirs !== "Start") expect(theirs).not.toBe(ours);
      expect(german.components.length).toBe(english.components.length);
    }
  });

  it("keeps what was typed and named, and counts in their way", () => {
    const told = (refusal: TableRefusal, table: Table | null = playing) =>
      inLanguage(refusedMessage(tableRefuses(refusal), table, bot), "de").content;
    expect(told({ code: "called-often", ms: 90_000 })).toContain("in 1 Minute 30 Sekunden");
    expect(told({ code: "no-such-ambassador", text: "Kosh", has: ["Londo", "Vir"] })).toContain("„Kosh“");
    expect(told({ code: "no-such-ambassador", text: "Kosh", has: ["Londo", "Vir"] })).toContain("Londo oder Vir");
    expect(told({ code: "undo-stuck", why: "drawn", own: true })).toBe(
      "Lässt sich nicht rückgängig machen: Inzwischen wurden Karten gezogen.",
    );
    expect(told({ code: "cannot-undo", because: "Alibi", stuck: { verb: "shuffle deck", why: "shuffle" } })).toContain(
      "Gemischt ist gemischt",
    );
    expect(told({ code: "seated-already", race: "human" })).toContain("mit dem Volk Menschen");
  });
});
