import { SlashCommandBuilder } from "discord.js";
import type { CardFacts } from "../engine/index.ts";
import type { Ruling } from "../rulings/corpus.ts";
import { wordsOf } from "../rulings/normalise.ts";
import { contextOf } from "../table/context.ts";
import { type KnownFacts, withKnown } from "../table/known-facts.ts";
import { publicView } from "../table/public-view.ts";
import type { Table } from "../table/table.ts";
import { cardMessage, type Message, onTheTable, plain, ruleNothing } from "../views/index.ts";
import type { Bot } from "./bot.ts";
import { type Choice, type Command, privately } from "./command.ts";
import { ruleEntry } from "./rule-entry.ts";
import { likelyTable } from "./which-table.ts";

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
    return privately(await lookUp(interaction.options.getString("name", true), interaction.guildId, table, bot));
  },
  async complete(interaction, bot) {
    return choicesFor(interaction.options.getFocused(), bot);
  },
} satisfies Command;

async function lookUp(name: string, guild: string | null, table: Table | null, bot: Bot): Promise<Message> {
  const ruling = rulingOf(name, bot);
  const named = bot.library.byTitle(name);
  const titled = named.length > 0 || !ruling ? named : bot.library.byTitle(ruling.title);
  const facts = titled.length > 0 ? titled : closest(name, bot);
  const title = facts[0]?.title ?? ruling?.title;
  if (title === undefined) return ruleNothing(name);
  const known = guild === null ? {} : await bot.memory.of(guild);
  const shown = ruling ?? rulingOf(title, bot);
  return cardMessage(
    title,
    facts.map((each) => sheetOf(each, known)),
    shown === undefined ? null : ruleEntry(bot.desk.corpus, shown.id),
    table?.game ? onTheTable(publicView(table.game, table), title, contextOf(table)) : null,
  );
}

function sheetOf(card: CardFacts, known: KnownFacts) {
  const said = card.complete ? {} : (known[card.id]?.said ?? {});
  return {
    card: withKnown(card, known),
    said: Object.entries(said).map(([fact, { name }]) => ({ fact, name })),
  };
}

/** The rulings on the card of that name, however it is spelt. */
function rulingOf(name: string, bot: Bot): Ruling | undefined {
  const { names } = bot.desk.search.index("b5");
  const exact = names.exact(name);
  if (exact?.kind === "card") return exact;
  const byId = bot.desk.corpus.byId(name);
  if (byId?.kind === "card") return byId;
  const other = bot.desk.search.index("ge").names.exact(name);
  if (other?.kind === "card") return other;
  return names.near(name).find(({ entry }) => entry.kind === "card")?.entry;
}

/** Cards of the library whose title begins with what was typed, where they all have that title. */
function closest(name: string, bot: Bot): readonly CardFacts[] {
  const key = wordsOf(name).join(" ");
  const cards = key === "" ? [] : bot.library.cards.filter(({ title }) => wordsOf(title).join(" ").startsWith(key));
  return new Set(cards.map(({ title }) => title)).size === 1 ? cards : [];
}

/** Titles of the library and of the rulings: those that begin with what is typed, then those with a word that does. */
function choicesFor(typed: string, bot: Bot): Choice[] {
  const key = wordsOf(typed).join("");
  const index = bot.desk.search.index("b5").names;
  const ruled = index.complete(typed).flatMap(({ entry }) => (entry.kind === "card" ? [entry.title] : []));
  const fits = (title: string) => {
    const words = wordsOf(title);
    return words.findIndex((_, at) => words.slice(at).join("").startsWith(key));
  };
  const known = bot.library.cards.map(({ title }) => ({ title, at: fits(title) })).filter(({ at }) => at >= 0);
  const sorted = known.sort((one, other) => Math.sign(one.at) - Math.sign(other.at)).map(({ title }) => title);
  const first = ruled.filter((title) => fits(title) === 0);
  const titles = [...new Set([...first, ...sorted, ...ruled])].slice(0, MOST);
  return titles.map((title) => ({ name: plain(title, LONGEST), value: plain(title, LONGEST) }));
}
