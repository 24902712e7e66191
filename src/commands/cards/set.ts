import type { ChatInputCommandInteraction } from "discord.js";
import { readCell, shouldBe } from "../../catalogue/cards/cells.ts";
import { AMBASSADORS, CARD_FACTS, type CardFact, OUTCOMES } from "../../catalogue/cards/fact.ts";
import { ownId, practiceProblem } from "../../catalogue/cards/judging.ts";
import { type Judged, MOST_CARDS } from "../../catalogue/cards/server-cards.ts";
import { CARD_TYPES, CONFLICT_TYPES, ELDER_RACES, LIMITS, RACES } from "../../engine/index.ts";
import { CARD_FACT_WORDS, capitalized, safe, shouldWords, valueWords } from "../../views/index.ts";
import { type Language, say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { catalogueFor } from "../shared/catalogue-for.ts";
import { type Answer, type Choice, reply } from "../shared/command.ts";
import { correctTables } from "./correcting.ts";
import { cardLookup, judgeOf } from "./judging.ts";

const TAKE_BACK = /^(?:unknown|\?|)$/iu;

/** `/cards set`: one fact of one card, for this server; "unknown" takes back what a judge has set. */
export async function setFact(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const name = interaction.options.getString("name", true).trim().replace(/\s+/gu, " ");
  const fact = factNamed(interaction.options.getString("fact", true));
  const typed = interaction.options.getString("value", true).trim();
  if (fact === null) return reply((language) => say(language, "facts-no-such", { list: CARD_FACTS.join(", ") }));
  if (name === "")
    return reply((language) =>
      say(language, "facts-practice", { title: "name", should: shouldWords({ is: "title" }, language) }),
    );
  const catalogue = await catalogueFor(bot, guild);
  const practice = practiceProblem(name, cardLookup(catalogue, bot));
  if (practice !== null)
    return reply((language) =>
      say(language, "facts-practice", { title: safe(name, 80), should: shouldWords(practice, language) }),
    );
  const [record] = catalogue.factsOf(name);
  if (record === undefined && fact !== "type")
    return reply((language) => say(language, "facts-no-card", { title: safe(name, 80) }));
  const title = record?.title.value ?? name;
  const id = record?.id ?? ownId(name);
  if (TAKE_BACK.test(typed)) return takeBack({ id, title, facts: { [fact]: null } }, fact, guild, interaction, bot);
  const read = readCell(fact, typed);
  if (!read.ok)
    return reply((language) =>
      say(language, "facts-value-not", {
        fact: capitalized(say(language, `card-fact-${fact}`)),
        should: shouldWords(read.should, language),
        typed: safe(typed, 60),
      }),
    );
  if (Object.keys(read.value).length === 0)
    return reply((language) =>
      say(language, "facts-value-should", {
        fact: capitalized(say(language, `card-fact-${fact}`)),
        should: shouldWords(shouldBe(fact), language),
      }),
    );
  const kept = await bot.cards.judge(guild, [{ id, title, facts: read.value }], judgeOf(interaction, bot));
  if (!kept) return reply((language) => say(language, "facts-full", { most: MOST_CARDS }));
  const where = { guild, channel: interaction.channelId, key: interaction.id };
  const missed = await correctTables(where, [{ id, title, facts: read.value }], judgeOf(interaction, bot), bot);
  return reply((language) => {
    const values = Object.entries(read.value).map(
      ([each, value]) => `${wordsFor(each, language)} ${valueWords(value)}`,
    );
    const done = say(language, "facts-set", { title: safe(title, 80), values: values.join(", ") });
    if (missed === null) return done;
    return `${done}\n${say(language, "missed-not-everywhere", { missed: missed(language) })}`;
  });
}

async function takeBack(
  judged: Judged,
  fact: CardFact,
  guild: string,
  interaction: ChatInputCommandInteraction,
  bot: Bot,
): Promise<Answer> {
  const before = (await bot.cards.of(guild)).get(judged.id)?.facts[fact];
  const told = (language: Language) => ({ fact: say(language, `card-fact-${fact}`), title: safe(judged.title, 80) });
  if (before === undefined) return reply((language) => say(language, "facts-never-set", told(language)));
  await bot.cards.judge(guild, [judged], judgeOf(interaction, bot));
  return reply((language) => say(language, "facts-taken-back", told(language)));
}

const wordsFor = (fact: string, language: Language): string => {
  const known = CARD_FACTS.find((each) => each === fact);
  return known === undefined ? fact : say(language, `card-fact-${known}`);
};

/** By its name or its words. */
function factNamed(text: string): CardFact | null {
  const key = text.trim().toLowerCase();
  return CARD_FACTS.find((fact) => fact === key || CARD_FACT_WORDS[fact].toLowerCase() === key) ?? null;
}

/** The facts whose words fit what is typed. */
export function factChoices(typed: string): Choice[] {
  const key = typed.trim().toLowerCase();
  const fitting = CARD_FACTS.filter((fact) => `${fact} ${CARD_FACT_WORDS[fact]}`.toLowerCase().includes(key));
  return fitting.map((fact) => ({ name: CARD_FACT_WORDS[fact], value: fact }));
}

const WORDS: Readonly<Partial<Record<CardFact, readonly string[]>>> = {
  type: CARD_TYPES,
  race: [...RACES, ...ELDER_RACES, "neutral"],
  limit: LIMITS,
  conflict: CONFLICT_TYPES,
  outcome: OUTCOMES,
  ambassador: AMBASSADORS,
  cost: ["none"],
};

/** What a value may be: the words that a fact knows, what was typed, and taking back. */
export function valueChoices(factText: string, typed: string): Choice[] {
  const fact = factNamed(factText);
  const key = typed.trim().toLowerCase();
  const words = (fact === null ? [] : (WORDS[fact] ?? [])).filter((word) => word.startsWith(key));
  const own = key === "" || words.some((word) => word === key) ? [] : [typed.trim().slice(0, 100)];
  const numbers = fact !== null && WORDS[fact] === undefined && key === "" ? [] : own;
  return [...new Set([...numbers, ...words, "unknown"])].map((value) => ({ name: value, value }));
}
