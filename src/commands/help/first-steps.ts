import type { MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { LONGEST_QUESTION } from "../../rulings/search.ts";
import { parseFirstStep, plain, QUESTION, questionForm } from "../../views/index.ts";
import { privateMessage } from "../../views/text/message.ts";
import { tableName } from "../../views/tracker/lobby.ts";
import { say } from "../../views/words/index.ts";
import { ownDecks } from "../deck/own.ts";
import { THREAD_NAME } from "../game/opening/create.ts";
import { openTable } from "../game/opening/open-table.ts";
import { openPractice } from "../game/opening/practice.ts";
import { leagues } from "../league/named.ts";
import { answerQuestion } from "../rule/answer.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately } from "../shared/command.ts";
import { homeServer } from "../shared/contexts.ts";
import { readersLanguage } from "../shared/language.ts";
import { presses } from "../shared/presses.ts";
import { displayOf } from "../shared/who.ts";
import { openLesson } from "./learn.ts";

/** The buttons that lead on where no table is meant, such as those of `/help`. */
export const firstSteps = presses({
  word: "first",
  parse: parseFirstStep,
  press: {
    open: (interaction, _, bot) => open(interaction, bot),
    practice: (interaction, _, bot) => openPractice(interaction, bot),
    learn: (interaction, _, bot) => openLesson(interaction, bot),
    async ask(interaction, _, bot) {
      const language = await readersLanguage(interaction, bot);
      const late = privateMessage({ content: say(language, "ask-late") });
      return { kind: "form", form: questionForm(LONGEST_QUESTION, language), late };
    },
    decks: (interaction, _, bot) => ownDecks(interaction, bot),
    leagues: (interaction, _, bot) => leagues(interaction.guildId, bot),
  },
  submit: { ask: (interaction, _, bot) => asked(interaction, bot) },
});

/** A table as the server has it, by the Engine Rules where it has chosen nothing, in this text channel or in that of this thread. */
async function open(interaction: MessageComponentInteraction, bot: Bot): Promise<Answer> {
  const { user, id: key } = interaction;
  const display = displayOf(interaction);
  const usual = await bot.settings.servers.of(interaction.guildId);
  const { rules = "engine", pace = "daily", deadline, expiry, language } = usual;
  const name = plain(tableName(display, rules, language), THREAD_NAME);
  const wish = { key, userId: user.id, display, name, rules, pace, deadline, expiry, language };
  return openTable(interaction, wish, bot);
}

async function asked(interaction: ModalSubmitInteraction, bot: Bot): Promise<Answer> {
  const { channelId, user, fields } = interaction;
  const here = channelId === null ? null : await bot.tables.inThread(channelId);
  const question = fields.getTextInputValue(QUESTION).slice(0, LONGEST_QUESTION);
  return privately(
    await answerQuestion(
      bot,
      { guild: homeServer(interaction), user: user.id },
      { question, rules: null, here, game: null },
    ),
  );
}
