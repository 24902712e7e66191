import { type MessageComponentInteraction, PermissionFlagsBits } from "discord.js";
import { Refusing } from "../../thread/sending/messenger.ts";
import { askedIn, type Message, missedMessage, onMessage, parseRulePress, type RulePress } from "../../views/index.ts";
import { ruleUnwritten } from "../../views/rulings/rule-choice.ts";
import { RULE_VERBS } from "../../views/text/custom-id.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, openly, privately, quiet, replacing } from "../shared/command.ts";
import { homeServer } from "../shared/contexts.ts";
import { openLanguage } from "../shared/language.ts";
import { alike, presses } from "../shared/presses.ts";
import { shownBy } from "../shared/who.ts";
import { type Asker, callableAt, entryMessage, leadMessage, publishedRules, relatedMessage } from "./answer.ts";

/** The buttons and menus about rules, under answers and under every refusal. */
export const rulePresses = presses({ parse: parseRulePress, press: alike(RULE_VERBS, handle) });

async function handle(interaction: MessageComponentInteraction, press: RulePress, bot: Bot): Promise<Answer> {
  const { verb, rules, on } = press;
  const asker: Asker = { guild: homeServer(interaction), user: interaction.user.id };
  const [chosen] = interaction.isStringSelectMenu() ? interaction.values : [];
  const id = chosen ?? press.id;
  const table = interaction.channelId === null ? null : await bot.tables.inThread(interaction.channelId);
  const here = {
    rules: rules ?? (table && publishedRules(table)),
    house: table?.house ?? null,
    callable: callableAt(table, asker.user),
  };
  const question = askedIn(interaction.message.embeds[0]?.author?.name);
  switch (verb) {
    case "rule": {
      const message = await entryMessage(bot, asker, id, here);
      return privately(message ?? ruleUnwritten());
    }
    case "rule-all": {
      const message = await entryMessage(bot, asker, id, { ...here, question: null, everybody: true });
      return message ? shown(interaction, message, on, bot) : privately(ruleUnwritten());
    }
    case "rule-told": {
      const message = await leadMessage(bot, asker, id, { ...here, question, everybody: true });
      return message ? shown(interaction, message, on, bot) : privately(ruleUnwritten());
    }
    case "rule-pick":
      return replacing(onMessage((await leadMessage(bot, asker, id, { ...here, question })) ?? ruleUnwritten(), on));
    case "rule-more":
      return replacing(onMessage((await entryMessage(bot, asker, id, { ...here, question })) ?? ruleUnwritten(), on));
    case "rule-sets":
      return replacing(
        onMessage((await entryMessage(bot, asker, id, { ...here, question, allSets: true })) ?? ruleUnwritten(), on),
      );
    case "rule-related":
      return privately(onMessage((await relatedMessage(bot, asker.guild, id, rules)) ?? ruleUnwritten(), on));
    case "rule-miss":
      return privately(await missed(question, id, asker, bot));
  }
}

/**
 * To everybody: as a reply to the message that it was looked up for, where the bot and whoever presses may write beside
 * it; else as the answer to the press.
 */
async function shown(
  interaction: MessageComponentInteraction,
  message: Message,
  on: string | undefined,
  bot: Bot,
): Promise<Answer> {
  const answer = shownBy(interaction, message, await openLanguage(interaction, bot));
  const { channelId, memberPermissions, id } = interaction;
  const writes = homeServer(interaction) !== null && memberPermissions?.has(writing(interaction)) === true;
  if (on === undefined || !writes) return openly(answer);
  const reply: Message = { ...answer, message_reference: { message_id: on, fail_if_not_exists: false } };
  try {
    await bot.messenger.create(channelId, reply, id);
    return quiet;
  } catch (error) {
    if (!(error instanceof Refusing)) throw error;
    return openly(answer);
  }
}

/** The right to write where something is pressed. */
const writing = ({ channel }: MessageComponentInteraction) =>
  channel?.isThread() ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages;

async function missed(question: string | null, id: string, { guild }: Asker, bot: Bot) {
  if (guild !== null) {
    const shown = id === "none" ? null : id;
    const title = bot.lookup.corpus.byId(id)?.title;
    await bot.misses.add(guild, question ?? title ?? id, shown, bot.clock.now());
  }
  return missedMessage(guild !== null);
}
