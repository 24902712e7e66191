/** A call for a judge at a German table, and what a German server is told by itself: German, but for names and titles of rules. */
import { describe, expect, test } from "vitest";
import type { TableFacts } from "../../../src/digest/facts.ts";
import { digestMessage } from "../../../src/views/digest/digest.ts";
import { foundMessage } from "../../../src/views/finding/find.ts";
import {
  callAgreedLine,
  callEnd,
  callLine,
  callMessage,
  takenLine,
  wordingMessage,
} from "../../../src/views/judging/call.ts";
import { judgesMessage, judgesOver, judgesUnreached } from "../../../src/views/judging/channel.ts";
import { mannersWords } from "../../../src/views/manners/manners.ts";
import type { Context } from "../../../src/views/text/context.ts";
import { type Message, message } from "../../../src/views/text/message.ts";
import { ASIDE } from "../../../src/views/words/en/aside.ts";
import { JUDGE } from "../../../src/views/words/en/tables/judge.ts";
import { type Language, sayPut, type WordId } from "../../../src/views/words/index.ts";
import { putInto } from "../../../src/views/words/words.ts";
import { expectAcceptable, labelsOf } from "../discord-limits.ts";
import { ctx, publicView } from "../fixtures.ts";

const at = (language: Language): Context => ({ ...ctx, tableName: "Xxx", language });
const call = {
  number: 1,
  seat: 0,
  by: "111",
  question: "Darf er das?",
  shown: ["Healing"],
  role: null,
  near: ["Zack", "Vir"],
};
const end = { number: 1, seat: 0, question: "Darf er das?", text: "Ja.", role: "5", near: [] } as const;
const posted = { number: 1, question: "Darf er das?", thread: "9", taken: "Zack" };
const line = (content: string) => message({ content });
const facts = (more: Partial<TableFacts>) =>
  ({
    name: "Xxx",
    thread: "9",
    phase: "over",
    winners: [],
    major: false,
    players: ["Vir", "Zack"],
    free: 2,
    ...more,
  }) as TableFacts;

const told: [string, (ctx: Context) => Message][] = [
  ["a call", (there) => callMessage(call, publicView, there).text],
  ["a call of a role", (there) => callMessage({ ...call, role: "5" }, publicView, there).text],
  ["a call in a channel", (there) => callMessage({ ...call, role: "5", channel: "8" }, publicView, there).text],
  ["for judges", (there) => judgesMessage({ ...call, role: "5", thread: "9", taken: null }, publicView, there).text],
  ["taken, for judges", (there) => judgesMessage({ ...call, thread: "9", taken: "Zack" }, publicView, there).text],
  ...(["answered", "agreed", "withdrawn", "lapsed"] as const).flatMap((how): [string, (ctx: Context) => Message][] => [
    [`${how}, for judges`, (there) => judgesOver(posted, { how, name: "Vir" }, null, there)],
    [how, (there) => callEnd({ ...end, how, name: "Zack" }, there)],
    [`${how} by nobody`, (there) => callEnd({ ...end, how, text: how === "agreed" ? "Ja." : "" }, there)],
  ]),
  ["over with the game", (there) => judgesOver(posted, null, "Ja.", there)],
  ["no channel", (there) => judgesUnreached("5", "8", there)],
  ["taken", (there) => line(takenLine("Zack", 0, there))],
  ["a wording", (there) => wordingMessage(1, { number: 1, seat: 0, text: "So." }, [0, 1], there)],
  ["a wording for one", (there) => wordingMessage(1, { number: 1, seat: 0, text: "So." }, [1], there)],
  ["agreed to", (there) => line(callAgreedLine(0, [1], there))],
  ["on the tracker", (there) => line(callLine({ seat: 0 }, there))],
  ["taken, on the tracker", (there) => line(callLine({ seat: 0, taken: { name: "Zack" } }, there))],
  ["a found table", ({ language = "en" }) => foundMessage({ id: "t1", thread: "9" }, ["1", "2"], language)],
  [
    "a digest",
    ({ language = "en" }) => {
      const fresh = facts({});
      const over = [
        facts({ phase: "ended" }),
        facts({}),
        facts({ winners: ["Vir"] }),
        facts({ winners: ["Vir", "Zack"], major: true }),
      ];
      return digestMessage({ opened: [fresh], begun: [fresh], over, free: [fresh, facts({ free: 1 })] }, language);
    },
  ],
  [
    "manners",
    ({ language = "en" }) => line(mannersWords({ talk: "kept", takebacks: "consent", leaving: "own-seats" }, language)),
  ],
];

const ENGLISH =
  /\b(the|you|your|is|are|and|of|to|not|this|that|with|by|has|have|can|only|nobody|judge|judges|table|tables|clock|call|calls|take|takes|answer|agree|agrees|ask|seat|seats|free|wins|over|closed|nothing|own)\b/iu;
const shown = (one: Message) => [one.content, ...labelsOf(one)].join("\n").replaceAll(/`[^`]*`|„[^“]*“|<[^>]*>/gu, "");

describe("at a German table", () => {
  test.each(told)("%s is German", (_, tell) => {
    const [english, german] = [tell(at("en")), tell(at("de"))];
    expectAcceptable(german);
    expect(shown(german)).not.toBe(shown(english));
    expect(shown(german)).not.toMatch(ENGLISH);
    expect(labelsOf(german).length).toBe(labelsOf(english).length);
    expect(german.allowed_mentions).toEqual(english.allowed_mentions);
  });

  test.each(Object.keys({ ...JUDGE, ...ASIDE }))("is said in German: %s", (id) => {
    for (const value of [0, 1, 2, "vir"]) {
      const put = Object.fromEntries(putInto(id as WordId).map((name) => [name, value]));
      const german = sayPut("de", id as WordId, put).replaceAll(/`[^`]*`|„[^“]*“/gu, "");
      expect(german).not.toMatch(ENGLISH);
      if (id.endsWith("-button")) expect(german.length).toBeLessThanOrEqual(80);
    }
  });
});
