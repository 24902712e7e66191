import { ApplicationCommandType, ContextMenuCommandBuilder } from "discord.js";
import { LONGEST_QUESTION } from "../../rulings/search.ts";
import { onMessage } from "../../views/index.ts";
import { say } from "../../views/words/index.ts";
import type { MessageCommand } from "../shared/command.ts";
import { privately, reply } from "../shared/command.ts";
import { homeServer } from "../shared/contexts.ts";
import { answerQuestion, callableAt } from "./answer.ts";

/** Apps on a message: reads that one message as a question about the rules, and answers whoever asked alone. */
export const findRule = {
  data: new ContextMenuCommandBuilder().setName("Find the rule").setType(ApplicationCommandType.Message).toJSON(),
  async run(interaction, bot) {
    const { targetMessage, user, channelId } = interaction;
    const question = asked(targetMessage.content);
    if (question === "") return reply((language) => say(language, "ask-no-text"));
    const table = channelId === null ? null : await bot.tables.inThread(channelId);
    const asker = { guild: homeServer(interaction), user: user.id };
    const callable = callableAt(table, user.id);
    const answer = await answerQuestion(bot, asker, { question, rules: null, here: table, game: null, callable });
    return privately(onMessage(answer, targetMessage.id));
  },
} satisfies MessageCommand;

/** What is asked in a message: without mentions, emoji and links, and where it is long, from its last questions. */
function asked(content: string): string {
  const text = content
    .replace(/<(?:@[!&]?|#|a?:\w+:)\d+>|https?:\/\/\S+/gu, " ")
    .replace(/[*_~`|>]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  if (text.length <= LONGEST_QUESTION) return text;
  const asking = text.split(/(?<=[.!?])\s+/u).filter((sentence) => sentence.endsWith("?"));
  return (asking.length > 0 ? asking.join(" ") : text).slice(0, LONGEST_QUESTION);
}
