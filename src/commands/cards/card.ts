import { type MessageComponentInteraction, SlashCommandBuilder } from "discord.js";
import type { CardRecord } from "../../catalogue/cards/fact.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { automationOf } from "../../engine/cards/encoded/index.ts";
import type { CardFacts } from "../../engine/index.ts";
import type { Ruling } from "../../rulings/corpus.ts";
import { wordsOf } from "../../rulings/words/normalise.ts";
import type { Table } from "../../table/table.ts";
import { contextOf } from "../../thread/seen/context.ts";
import { publicView } from "../../thread/seen/public-view.ts";
import {
  type CardSheet,
  cardMessage,
  cardNothing,
  type Message,
  onTheTable,
  parseCardPress,
  plain,
} from "../../views/index.ts";
import { FIRST_LANGUAGE, type Language } from "../../views/words/index.ts";
import { ruleEntry } from "../rule/entry.ts";
import type { Bot } from "../shared/bot.ts";
import { catalogueFor } from "../shared/catalogue-for.ts";
import { type Choice, type Command, openly, privately, replacing } from "../shared/command.ts";
import { homeServer } from "../shared/contexts.ts";
import { openLanguage } from "../shared/language.ts";
import { presses } from "../shared/presses.ts";
import { likelyTable } from "../shared/which-table.ts";
import { shownBy } from "../shared/who.ts";

const MOST = 25;
const LONGEST = 100;

export const card = {
  data: new SlashCommandBuilder()
    .setName("card")
    .setDescription("Look up a card: its facts, its rulings, and how its abilities came about on the table")
    .addStringOption((option) =>
      option.setName("name").setDescription("The card").setRequired(true).setAutocomplete(true).setMaxLength(LONGEST),
    )
    .toJSON(),
  async run(interaction, bot) {
    const table = await likelyTable(interaction, bot);
    return privately(await lookUp(interaction.options.getString("name", true), homeServer(interaction), table, bot));
  },
  async complete(interaction, bot) {
    await bot.lookup.ready();
    return titleChoices(interaction.options.getFocused(), await catalogueFor(bot, homeServer(interaction)), bot);
  },
} satisfies Command;

/** Buttons that show a card: to everybody, or the one of several that is meant. */
export const cardPresses = presses({
  parse: parseCardPress,
  press: {
    card: async (interaction, { title }, bot) => replacing(await pressedFor(interaction, title, bot, false)),
    async "card-all"(interaction, { title }, bot) {
      const shown = await pressedFor(interaction, title, bot, true);
      return openly(shownBy(interaction, shown, await openLanguage(interaction, bot)));
    },
  },
});

const pressedFor = async (interaction: MessageComponentInteraction, title: string, bot: Bot, everybody: boolean) =>
  lookUp(title, homeServer(interaction), await likelyTable(interaction, bot), bot, everybody);

async function lookUp(
  name: string,
  guild: string | null,
  table: Table | null,
  bot: Bot,
  everybody = false,
): Promise<Message> {
  const catalogue = await catalogueFor(bot, guild);
  await bot.lookup.ready();
  const ruling = rulingOf(name, bot);
  const sheets = sheetsOf(name, ruling, catalogue, bot);
  const title = sheets[0]?.title ?? ruling?.title;
  if (title === undefined) return cardNothing(name, nearest(name, catalogue, bot));
  const shown = ruling ?? rulingOf(sheets[0]?.ruling ?? title, bot);
  return cardMessage(
    title,
    sheets.map(({ sheet }) => sheet),
    shown === undefined ? null : ruleEntry(bot.lookup.corpus, shown.id),
    (language) => onTable(table, title, language),
    everybody ? (table?.language ?? FIRST_LANGUAGE) : null,
  );
}

function onTable(table: Table | null, title: string, language: Language): string | null {
  return table?.game ? onTheTable(publicView(table.game, table), title, contextOf(table), language) : null;
}

/** The most titles that somebody is asked to choose from. */
const MEANT_MOST = 5;

/** Titles that may be meant: those that begin so or have such a word, else those that are a slip or two away. */
function nearest(name: string, catalogue: Catalogue, bot: Bot): string[] {
  const begun = wordsOf(name).length === 0 ? [] : titleChoices(name, catalogue, bot).map(({ name: title }) => title);
  const slips = bot.lookup.search.index("b5").names.near(name);
  const near = slips.flatMap(({ entry }) => (entry.kind === "card" ? [entry.title] : []));
  return [...new Set([...begun, ...near])].slice(0, MEANT_MOST);
}

interface Titled {
  title: string;
  ruling?: string | undefined;
  sheet: CardSheet;
}

/** What is known of the cards of that name: by their title, by that of their ruling, or by its beginning. */
function sheetsOf(name: string, ruling: Ruling | undefined, catalogue: Catalogue, bot: Bot): Titled[] {
  const exact = titled(name, catalogue, bot);
  if (exact.length > 0) return exact;
  const ruled = ruling === undefined ? [] : titled(ruling.title, catalogue, bot);
  if (ruled.length > 0) return ruled;
  const linked = catalogue.records.filter((record) => record.ruling !== undefined && record.ruling === ruling?.id);
  if (linked.length > 0) return linked.map((record) => ofRecord(record, catalogue));
  return closest(name, catalogue, bot);
}

function titled(title: string, catalogue: Catalogue, bot: Bot): Titled[] {
  const records = catalogue.factsOf(title);
  const whole = bot.library.byTitle(title).filter(({ id }) => catalogue.record(id) === undefined);
  return [...records.map((record) => ofRecord(record, catalogue)), ...whole.map(ofPractice)];
}

function ofRecord(record: CardRecord, catalogue: Catalogue): Titled {
  const card = catalogue.facts(record.id) ?? null;
  const text = card === null ? { who: "by hand" as const, left: null } : automationOf(card);
  const sheet = { card, record, text, extra: catalogue.extra(record.id) };
  return { title: record.title.value, ruling: record.ruling, sheet };
}

function ofPractice(card: CardFacts): Titled {
  return { title: card.title, sheet: { card, record: null, text: { who: "automatic", left: null }, extra: {} } };
}

/** The rulings on the card of that name, however it is spelt. */
function rulingOf(name: string, bot: Bot): Ruling | undefined {
  const { names } = bot.lookup.search.index("b5");
  const exact = names.exact(name);
  if (exact?.kind === "card") return exact;
  const byId = bot.lookup.corpus.byId(name);
  if (byId?.kind === "card") return byId;
  const other = bot.lookup.search.index("ge").names.exact(name);
  if (other?.kind === "card") return other;
  return names.near(name).find(({ entry }) => entry.kind === "card")?.entry;
}

/** Cards whose title begins with what was typed, where they all have that title. */
function closest(name: string, catalogue: Catalogue, bot: Bot): Titled[] {
  const key = wordsOf(name).join(" ");
  const named = key === "" ? [] : cardTitles(catalogue, bot).filter(({ words }) => words.join(" ").startsWith(key));
  const [only, ...others] = new Set(named.map(({ title }) => title));
  return only === undefined || others.length > 0 ? [] : titled(only, catalogue, bot);
}

/** Titles of the library and of the rulings: those that begin with what is typed, then those with a word that does. */
export function titleChoices(typed: string, catalogue: Catalogue, bot: Bot): Choice[] {
  const key = wordsOf(typed).join("");
  const index = bot.lookup.search.index("b5").names;
  const ruled = index.complete(typed).flatMap(({ entry }) => (entry.kind === "card" ? [entry.title] : []));
  const fits = (words: readonly string[]) => words.findIndex((_, at) => words.slice(at).join("").startsWith(key));
  const known = cardTitles(catalogue, bot)
    .map(({ title, words, joined }) => ({ title, at: joined.includes(key) ? fits(words) : -1 }))
    .filter(({ at }) => at >= 0);
  const sorted = known.sort((one, other) => Math.sign(one.at) - Math.sign(other.at)).map(({ title }) => title);
  const first = ruled.filter((title) => fits(wordsOf(title)) === 0);
  const titles = [...new Set([...first, ...sorted, ...ruled])].slice(0, MOST);
  return titles.map((title) => ({ name: plain(title, LONGEST), value: plain(title, LONGEST) }));
}

interface Title {
  readonly title: string;
  readonly words: readonly string[];
  /** Its words without the gaps. */
  readonly joined: string;
}

/** The titles of catalogues that were asked for before: they are the same at every key. */
const titlesOf = new WeakMap<Catalogue, readonly Title[]>();

/** Every title that somebody may mean. */
function cardTitles(catalogue: Catalogue, { library }: Bot): readonly Title[] {
  const known = titlesOf.get(catalogue);
  if (known) return known;
  const all = [...library.cards.map(({ title }) => title), ...catalogue.records.map(({ title }) => title.value)];
  const titles = all.map((title) => {
    const words = wordsOf(title);
    return { title, words, joined: words.join("") };
  });
  titlesOf.set(catalogue, titles);
  return titles;
}
