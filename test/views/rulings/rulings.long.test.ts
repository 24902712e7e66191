import { describe, expect, test } from "vitest";
import { groupedChoices } from "../../../src/commands/rule/choices.ts";
import { shownChoice, shownHouse, shownLead } from "../../../src/commands/rule/entry.ts";
import { completions } from "../../../src/rulings/complete.ts";
import { loadCorpus } from "../../../src/rulings/corpus.ts";
import { firstWords } from "../../../src/rulings/first-words.ts";
import { loadSearch } from "../../../src/rulings/search.ts";
import {
  askedIn,
  cardNothing,
  confirmTakingBack,
  houseForm,
  houseKept,
  houseList,
  missList,
  parseHouseForm,
  parseRulePress,
  ruleChoice,
  ruleLead,
  ruleMessage,
  ruleNothing,
} from "../../../src/views/index.ts";
import { expectAcceptable, markdownOf, textOf } from "../discord-limits.ts";

const corpus = loadCorpus();
const never = (): never => {
  throw new Error("there is no such entry");
};
const NASTY = ["@everyone", "**bold** ||x||", "`code`", "[a](https://b.c)", "# Big", "\u202e", "", "🚀".repeat(200)];
const house = (text: string) =>
  shownHouse(corpus, { number: 1, title: text.slice(0, 80) || "x", text, replaces: null, by: "1", name: text, at: 0 });

describe("what decides a question", () => {
  const search = loadSearch();
  const asked = (question: string) => ({ question, rules: null, house: null });
  const lead = (question: string) => {
    const { outright, choices } = firstWords(search, question, search.find(question));
    if (!outright) throw new Error(`several may be meant: ${question}`);
    return ruleLead(shownLead(corpus, outright), asked(question), { choices: choices.map(shownChoice) });
  };

  test("is there without a press, with the sentence's own sources and the whole entry behind More", () => {
    const message = lead("can a neutralized character be promoted");
    expect(message.embeds[0]?.description?.split("\n")[0]).toContain("cannot be promoted");
    expect(textOf(message)).toContain("compendium: Promoting");
    expect(JSON.stringify(message.components)).toContain('"label":"More"');
    expect(textOf(message)).not.toContain("Approval of the Grey");
  });

  test("is a card's corrected text where its title is asked for, called an errata once", () => {
    const text = textOf(lead("Kha'Mak"));
    expect(text).toContain("Representative of the Kha'Ri. He cannot enter the Inner Circle.");
    expect(text.split("Errata")).toHaveLength(2);
    expect(text).not.toContain("The corrected text");
  });

  test("is what the rule set says that it is asked for", () => {
    const decided = search.decide(
      "how many cards in a deck",
      corpus.byId("deck-construction") ?? never(),
      "quickstart",
    );
    expect(decided.said[0]?.rules).toContain("quickstart");
  });

  test("in a menu is the sentence that fits, for each choice", () => {
    const question = "sheridan or sinclair in play";
    const { choices } = firstWords(search, question, search.find(question));
    const texts = choices.map(shownChoice).map(({ text }) => text);
    expect(texts.some((text) => /Sinclair/u.test(text))).toBe(true);
  });
});

describe("what people write", () => {
  test.each(NASTY)("%j mentions nobody and formats nothing", (text) => {
    const messages = [
      ruleMessage(house(text || "x"), false, { question: text }),
      ruleChoice(text, [{ id: "a", title: text || "x", text }], null),
      ruleNothing(text),
      cardNothing(text, [text || "x", "Vir Cotto"]),
      cardNothing(text, []),
      houseList([{ number: 1, title: text, name: text, at: 0, replaces: text }]),
      houseList([{ number: 1, title: text, name: text, at: 0, replaces: text }], true),
      confirmTakingBack({ number: 1, title: text }),
      houseKept(ruleMessage(house(text || "x"))),
      missList([{ question: text, times: 2, shown: text }]),
    ];
    for (const message of messages) {
      expectAcceptable(message);
      expect(message.allowed_mentions).toEqual({ parse: [] });
      const markdown = markdownOf(message);
      expect(markdown).not.toContain("@everyone");
      expect(markdown).not.toContain("](https://");
      expect(markdown).not.toContain("**bold**");
    }
  });

  test("a question is read again from over its answer", () => {
    const message = ruleMessage(house("x"), false, { question: "who goes first?" });
    expect(askedIn(message.embeds[0]?.author?.name)).toBe("who goes first?");
    expect(askedIn("Londo")).toBeNull();
    expect(askedIn(undefined)).toBeNull();
  });
});

describe("the choices while somebody types", () => {
  const search = loadSearch();
  const rulings = [{ number: 1, title: "Table talk", text: "x", replaces: null, by: "1", name: "Kosh", at: 0 }];

  test("are grouped, at most 25, at most 100 characters, and each finds its entry", () => {
    for (const typed of ["", "a", "sha", "non-", "the ", "luck", "war", "table", "R/M9", "💥"]) {
      const choices = groupedChoices(typed, completions(search, typed, {}), rulings, search);
      expect(choices.length).toBeLessThanOrEqual(25);
      const groups = choices.map(({ name }) => name.split(":")[0]);
      expect(new Set(groups).size).toBe(groups.filter((group, at) => group !== groups[at - 1]).length);
      for (const { name, value } of choices) {
        expect(name.length <= 100 && String(value).length <= 100).toBe(true);
        if (!name.startsWith("House")) expect(search.find(String(value)).exact).toBe(true);
      }
    }
  });
});

describe("a whole question while it is typed", () => {
  const search = loadSearch();
  const choicesFor = (typed: string) => groupedChoices(typed, completions(search, typed, {}), [], search);

  test("is the first choice, since Enter takes that; a name stays the name", () => {
    const typed = "when may an ambassador be attacked";
    expect(choicesFor(typed)[0]).toEqual({ name: `Ask: ${typed}`, value: typed });
    expect(choicesFor("a".repeat(60).concat(" in the of ").repeat(3))[0]?.value).toHaveLength(100);
    expect(choicesFor("ready, rotated, neutralized")[0]?.name).toMatch(/^Rule: Ready, rotated/u);
    expect(choicesFor("war conflict").some(({ name }) => name.startsWith("Ask"))).toBe(false);
  });
});

describe("buttons and forms", () => {
  test("of rules are read as they were written, and nothing else is", () => {
    expect(parseRulePress("rule:war")).toEqual({ verb: "rule", id: "war", rules: null });
    expect(parseRulePress("rule-pick:war:casual")).toEqual({ verb: "rule-pick", id: "war", rules: "casual" });
    for (const other of [
      "rule",
      "rule:",
      "rule:War",
      "rule:war:chess",
      "rule:war:casual:x",
      "b5:t:0:do:x",
      "ruler:x",
    ]) {
      expect(parseRulePress(other)).toBeNull();
    }
  });

  test("of house rulings keep what is changed", () => {
    const form = houseForm(3, { title: "T", text: "X", replaces: "" }, { title: 80, text: 1_500 });
    expect(parseHouseForm(form.custom_id)).toEqual({ verb: "change", number: 3 });
    expect(parseHouseForm(houseForm(null, null, { title: 80, text: 1_500 }).custom_id)).toEqual({ verb: "new" });
    expect(parseHouseForm("house:x")).toBeNull();
    expect(JSON.stringify(form)).toContain('"value":"T"');
  });
});
