import type { Ruled, RuleSetId } from "../../engine/index.ts";
import type { PublishedRules } from "../../rulings/corpus.ts";
import { publishedOf } from "../../rulings/lookup.ts";
import type { RulingGame } from "../../rulings/search.ts";
import { sentencesIn } from "../../rulings/words/sentences.ts";
import { isOut, seatOfUser, type Table } from "../../table/table.ts";
import {
  type LeadAsked,
  type Message,
  type RuleAsked,
  type RuleOption,
  ruleChoice,
  ruleLead,
  ruleMessage,
  ruleNothing,
  ruleRelated,
} from "../../views/index.ts";
import type { Bot } from "../shared/bot.ts";
import { shownChoice, shownEntry, shownHouse, shownLead } from "./entry.ts";

/** Where and by whom something is asked. */
export interface Asker {
  readonly guild: string | null;
  readonly user: string;
}

/** What the rules are looked up in. */
export type Book = Pick<Bot, "lookup">;

export interface RuleQuestion {
  readonly question: string;
  /** The rule set that was chosen for the answer. */
  readonly rules: PublishedRules | null;
  /** What the table in whose thread it is asked plays by: it holds where neither the choice nor the question names any. */
  readonly here: Ruled | null;
  /** The table in whose thread it is asked, where whoever asks plays at it. */
  readonly callable?: string | null;
  readonly game: RulingGame | null;
}

/** The private answer to a question: the entry, several to choose from, or what can be asked. */
export async function answerQuestion(
  bot: Bot,
  asker: Asker,
  { question, rules, here, game, callable = null }: RuleQuestion,
): Promise<Message> {
  const trimmed = question.trim();
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return ruleNothing(trimmed, "empty");
  const ruled = await bot.lookup.ask({ question: trimmed, rules, game, ...asker });
  const named = rules ?? ruled.rules;
  const set = named ?? (here && publishedRules(here));
  const changes = named === null ? (here?.house ?? null) : null;
  const [first] = ruled.hits;
  const sure = ruled.verdict === "answer" ? first?.entry : undefined;
  if (ruled.house) {
    const beside = sure && shownEntry(bot.lookup.corpus, sure, bot.lookup.points(sure, trimmed));
    return ruleMessage(shownHouse(bot.lookup.corpus, ruled.house), false, {
      question: trimmed,
      rules: publishedOf(set),
      house: changes,
      callable,
      beside: beside ?? null,
    });
  }
  if (!first) return ruleNothing(trimmed);
  const { outright, choices } = bot.lookup.firstWords(ruled, publishedOf(set));
  const options = choices.map(shownChoice);
  if (!outright) return ruleChoice(trimmed, options, publishedOf(set), ruled.unruled);
  const asked = { question: trimmed, rules: set, house: changes, unruled: ruled.unruled ?? null, callable };
  const instead = await bot.lookup.replacing(asker.guild, outright.entry.id);
  if (instead) return (await entryMessage(bot, asker, outright.entry.id, asked)) ?? ruleNothing(trimmed);
  bot.lookup.remember(asker.user, outright.entry.id);
  return ruleLead(shownLead(bot.lookup.corpus, outright), asked, { choices: options });
}

/** The table where this user could call a judge now; null where that is none. */
export const callableAt = (table: Table | null, user: string): string | null =>
  table?.phase === "playing" &&
  !table.lesson &&
  !table.playedOn &&
  seatOfUser(table, user) !== null &&
  !isOut(table, user)
    ? table.id
    : null;

/** What of one entry answers a question; the whole of it where the server has its own ruling on it, or nothing was asked. */
export async function leadMessage(
  bot: Book,
  asker: Asker,
  id: string,
  { question, rules, house, callable = null, everybody = false }: LeadAsked & { everybody?: boolean },
): Promise<Message | null> {
  const ruling = bot.lookup.corpus.byId(id);
  const instead = ruling && (await bot.lookup.replacing(asker.guild, id));
  if (!ruling || instead || question === null) {
    return entryMessage(bot, asker, id, { question: everybody ? null : question, rules, house, callable, everybody });
  }
  await bot.lookup.ready();
  bot.lookup.remember(asker.user, id);
  const lead = shownLead(bot.lookup.corpus, bot.lookup.search.decide(question, ruling, publishedOf(rules)));
  return ruleLead(lead, { question, rules, house, callable }, { everybody });
}

/**
 * What the book says of a rule on which a table's "no" rests: the sentences that fit the question, without the question
 * itself, so that nothing of it is shown to everybody with the rule.
 */
export async function bookOn(bot: Book, asker: Asker, id: string, question: string, here: Ruled): Promise<Message> {
  const asked = { question: null, rules: publishedRules(here), house: here.house ?? null };
  const ruling = bot.lookup.corpus.byId(id);
  const instead = ruling && (await bot.lookup.replacing(asker.guild, id));
  if (!ruling || instead) return (await entryMessage(bot, asker, id, asked)) ?? ruleNothing("");
  await bot.lookup.ready();
  bot.lookup.remember(asker.user, id);
  return ruleLead(shownLead(bot.lookup.corpus, bot.lookup.search.decide(question, ruling, asked.rules)), asked);
}

/** One entry, with the server's own ruling before it where that takes its place; null where there is none of that id. */
export async function entryMessage(
  bot: Book,
  { guild, user }: Asker,
  id: string,
  asked: RuleAsked & { everybody?: boolean } = {},
): Promise<Message | null> {
  const { corpus } = bot.lookup;
  const { everybody = false, question = null } = asked;
  const own = await bot.lookup.houseRuling(guild, id);
  if (own) {
    const replaced = own.replaces === null ? undefined : corpus.byId(own.replaces);
    return ruleMessage(shownHouse(corpus, own), everybody, {
      ...asked,
      beside: replaced ? shownEntry(corpus, replaced) : null,
    });
  }
  const ruling = corpus.byId(id);
  if (!ruling) return null;
  await bot.lookup.ready();
  bot.lookup.remember(user, id);
  const entry = shownEntry(corpus, ruling, bot.lookup.points(ruling, question));
  const instead = await bot.lookup.replacing(guild, id);
  if (!instead) return ruleMessage(entry, everybody, asked);
  return ruleMessage(shownHouse(corpus, instead), everybody, { ...asked, beside: entry });
}

/** What belongs to an entry, to choose from; null where there is no entry of that id. */
export async function relatedMessage(
  bot: Book,
  guild: string | null,
  id: string,
  rules: RuleSetId | null,
): Promise<Message | null> {
  const own = await bot.lookup.houseRuling(guild, id);
  const ruling = bot.lookup.corpus.byId(own?.replaces ?? id);
  if (!ruling) return null;
  await bot.lookup.ready();
  const options = [...(own ? [ruling] : []), ...bot.lookup.related(ruling)].map(optionOf);
  return ruleRelated({ id, title: own?.title ?? ruling.title }, options, rules);
}

/** The rule set that answers at a table: where it has house rules, the one that they start from. */
export const publishedRules = ({ rules, house }: Ruled): PublishedRules | null => house?.base ?? publishedOf(rules);

const optionOf = ({ id, title, text }: RuleOption): RuleOption => ({ id, title, text: sentencesIn(text)[0] ?? text });
