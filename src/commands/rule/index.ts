import { type AutocompleteInteraction, SlashCommandBuilder } from "discord.js";
import { completions } from "../../rulings/complete.ts";
import { PUBLISHED_RULES } from "../../rulings/corpus.ts";
import { publishedOf } from "../../rulings/lookup.ts";
import { LONGEST_QUESTION, type RulingGame } from "../../rulings/search.ts";
import { RULE_SET_WORDS } from "../../views/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Choice, type Command, privately } from "../shared/command.ts";
import { homeServer } from "../shared/contexts.ts";
import { answerQuestion, callableAt } from "./answer.ts";
import { answerAtTable } from "./at-table.ts";
import { groupedChoices } from "./choices.ts";

/** Longer questions are taken too: what is beyond the longest that is read is left out. */
const LONGEST_TYPED = 1_000;

export const rule = {
  data: new SlashCommandBuilder()
    .setName("rule")
    .setDescription("Look up a rule, a card or a term, or ask a question")
    .addStringOption((option) =>
      option
        .setName("question")
        .setDescription("A word, a card, a section such as 8.7, or a whole question")
        .setRequired(true)
        .setAutocomplete(true)
        .setMaxLength(LONGEST_TYPED),
    )
    .addStringOption((option) =>
      option
        .setName("rules")
        .setDescription("The rule set to answer by; at a table, its own")
        .addChoices(PUBLISHED_RULES.map((rules) => ({ name: RULE_SET_WORDS[rules], value: rules }))),
    )
    .addStringOption((option) =>
      option
        .setName("game")
        .setDescription("Babylon 5 unless you say otherwise")
        .addChoices({ name: "Babylon 5", value: "b5" }, { name: "Galactic Empires", value: "ge" }),
    )
    .toJSON(),
  async run(interaction, bot) {
    const { options, user, channelId } = interaction;
    const question = options.getString("question", true).slice(0, LONGEST_QUESTION);
    const rules = publishedOf(options.getString("rules"));
    const table = await bot.tables.inThread(channelId);
    const asker = { guild: homeServer(interaction), user: user.id };
    const now = await answerAtTable(bot, asker, table, question);
    if (now) return privately(now);
    const asked = {
      question,
      rules,
      here: table && rules === null ? table : null,
      callable: callableAt(table, user.id),
      game: gameOf(options.getString("game")),
    };
    return privately(await answerQuestion(bot, asker, asked));
  },
  async complete(interaction, bot) {
    return questionChoices(interaction, bot);
  },
} satisfies Command;

const gameOf = (text: string | null): RulingGame | null => (text === "b5" || text === "ge" ? text : null);

/** The server's own rulings first, then the best of the corpus. */
async function questionChoices(interaction: AutocompleteInteraction, bot: Bot): Promise<readonly Choice[]> {
  const typed = interaction.options.getFocused().slice(0, LONGEST_QUESTION);
  await bot.lookup.ready();
  const game = gameOf(interaction.options.getString("game"));
  const guild = homeServer(interaction);
  const house = guild === null || game === "ge" ? [] : await bot.house.of(guild);
  const found = completions(bot.lookup.search, typed, game === null ? {} : { game });
  return groupedChoices(typed, found, house, bot.lookup.search);
}
