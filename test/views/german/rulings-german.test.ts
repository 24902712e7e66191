/** What stands around an answer about the rules, to whoever reads German; the rulings' own sentences stay as they are written. */
import { describe, expect, test } from "vitest";
import { RULE_SET_WORDS, type RuleSetId } from "../../../src/engine/index.ts";
import {
  askedIn,
  atTableNo,
  confirmTakingBack,
  houseForm,
  houseKept,
  houseList,
  houseTakenBack,
  type Message,
  missedMessage,
  missList,
  onMessage,
  type RuleEntry,
  ruleChoice,
  ruleLead,
  ruleMessage,
  ruleNothing,
  ruleRelated,
  withoutSharing,
} from "../../../src/views/index.ts";
import { setsWords } from "../../../src/views/rulings/rule.ts";
import { ruleUnwritten } from "../../../src/views/rulings/rule-choice.ts";
import { hasLanguages, inLanguage } from "../../../src/views/text/message.ts";
import { expectAcceptable, labelsOf, textOf } from "../discord-limits.ts";

/** Its own words have no letters that a frame could be taken for. */
const entry: RuleEntry = {
  id: "promoting",
  title: "Xxx",
  text: "Yyy.",
  sources: [{ doc: "compendium", section: "Zzz" }],
  points: [{ text: "Ppp.", errata: true, own: true }],
  see: [{ id: "healing", title: "Hhh" }],
  rulesOn: [{ id: "healing", title: "Hhh" }],
  differs: { casual: "Ddd.", tournament: "Ddd." },
  enforced: "by hand",
};
const house: RuleEntry = { ...entry, house: { by: "Mirabel", at: 0 }, differs: {} };
const lead = {
  entry,
  verdict: "it depends",
  said: [{ text: "Sss.", sources: entry.sources, errata: true, own: true, rules: ["casual", "tournament"] }],
} as const;
const asked = { question: "qqq", rules: "quickstart", house: null, callable: "t1", unruled: "Ttt" } as const;
const option = { id: "healing", title: "Hhh", text: "Bbb:" };
const line = { number: 1, title: "Xxx", name: "Mirabel", at: 0, replaces: "Hhh" };
const refusal = { code: "not-your-turn", rule: "promoting", facts: {} } as unknown as Parameters<typeof atTableNo>[0];

const messages: [string, Message][] = [
  ["an entry", ruleMessage(entry, false, { ...asked, allSets: true })],
  ["an entry by its own set", ruleMessage({ ...entry, enforced: "automatic" }, false, { ...asked, rules: "casual" })],
  ["a house ruling", ruleMessage(house, false, { ...asked, beside: { ...entry, enforced: "assisted" } })],
  ["an answer", ruleLead(lead, asked, { choices: [option] })],
  ["an answer on a message", onMessage(ruleLead(lead, { ...asked, rules: "casual" }), "99")],
  ["an answer to its reader alone", withoutSharing(ruleLead({ ...lead, verdict: "no" }, asked))],
  ["a choice", ruleChoice("qqq", [option], null, "Ttt")],
  ["nothing", ruleNothing("qqq")],
  ["no question", ruleNothing("", "empty")],
  ["missed", missedMessage(true)],
  ["missed outside a server", missedMessage(false)],
  ["related", ruleRelated(entry, [option], null)],
  ["nothing related", ruleRelated(entry, [], null)],
  ["unwritten", ruleUnwritten()],
  ["not now", atTableNo(refusal, ruleMessage(entry), true)],
  ["rulings", houseList([line, { ...line, number: 2, replaces: null }], true)],
  ["no rulings", houseList([])],
  ["no rulings, to a judge", houseList([], true)],
  ["kept", houseKept(ruleMessage(house))],
  ["sure", confirmTakingBack({ number: 1, title: "Xxx" })],
  ["taken back", houseTakenBack(1, "Xxx")],
  ["misses", missList([{ question: "qqq", times: 2, shown: "Hhh" }])],
  ["misses forgotten", missList([{ question: "qqq", times: 2, shown: null }], true)],
  ["no misses", missList([])],
];

const ENGLISH =
  /\b(the|you|your|is|are|and|of|to|not|this|that|with|by|has|have|can|only|there|rules?|rulings?|changed|answers?|asked|show|related|more|ask|judge)\b/iu;

const saidIn = (shown: Message) =>
  [textOf(shown), ...labelsOf(shown), ...shown.embeds.map(({ author }) => author?.name ?? "")]
    .join("\n")
    .replaceAll(/`[^`]*`|Engine Rules/gu, "");

describe("what stands around an answer about the rules", () => {
  test.each(messages)("%s, in German", (_, english) => {
    expect(hasLanguages(english)).toBe(true);
    const german = inLanguage(english, "de");
    expectAcceptable(german);
    expect(saidIn(german)).not.toBe(saidIn(english));
    expect(saidIn(german)).not.toMatch(ENGLISH);
    expect(labelsOf(german).length).toBe(labelsOf(english).length);
    // The same presses, whatever they are called.
    const pressed = (shown: Message) => JSON.stringify(shown.components).match(/"custom_id":"[^"]*"/gu);
    expect(pressed(german)).toEqual(pressed(english));
  });

  test("is English for everybody, where it is shown to everybody", () => {
    expect(hasLanguages(ruleMessage(entry, true))).toBe(false);
    expect(hasLanguages(ruleLead(lead, asked, { everybody: true }))).toBe(false);
  });

  test("gives the question back in each language, so that a press knows it", () => {
    const answer = ruleLead(lead, asked);
    for (const language of ["en", "de"] as const)
      expect(askedIn(inLanguage(answer, language).embeds[0]?.author?.name)).toBe("qqq");
    expect(askedIn("Somebody")).toBe(null);
  });

  test("calls rule sets in English what they are called everywhere", () => {
    for (const [set, words] of Object.entries(RULE_SET_WORDS)) expect(setsWords([set as RuleSetId], "en")).toBe(words);
    expect(setsWords(["casual", "tournament"], "de")).toBe("veröffentlichten Regeln (locker) und den Turnierregeln");
  });

  test("asks for a ruling in the reader's language", () => {
    const form = JSON.stringify(houseForm(3, null, { title: 80, text: 1_000 }, "de"));
    expect(form).toContain("Hausregelung 3 ändern");
    expect(form).not.toMatch(/Title|Replaces|players/u);
  });
});
