/** `/settings webhook`: the site that hears of a server's tables. */
import type { ChatInputCommandInteraction, MessageComponentInteraction } from "discord.js";
import {
  failureWords,
  notTaken,
  parseWebhookPress,
  type WebhookVerb,
  webhookMessage,
} from "../../views/settings/webhook.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Presses, privately, replacing, reply, replyInstead } from "../shared/command.ts";
import { managesServer } from "../shared/judges.ts";

const NO_SERVER = "Webhooks belong to a server: type `/settings webhook` in one.";
const NOT_THEIRS = "Only members who may manage the server can see and change its webhook. Nothing was changed.";

export async function webhook(interaction: ChatInputCommandInteraction, bot: Bot): Promise<Answer> {
  const { guildId, options, user } = interaction;
  if (guildId === null) return reply(NO_SERVER);
  if (!managesServer(interaction)) return reply(NOT_THEIRS);
  const url = options.getString("url");
  if (url === null) return privately(webhookMessage(await bot.webhooks.of(guildId)));
  const tooMuch = await bot.fairUse.webhook(guildId);
  if (tooMuch !== null) return reply(tooMuch);
  const set = await bot.webhooks.set(guildId, url, user.id);
  if (!set.ok) return reply(notTaken(set.why));
  return privately(
    webhookMessage(set.hook, { lead: "✅ Set. Send a test event to see that it arrives.", secret: true }),
  );
}

export const webhookPresses = {
  press(customId) {
    const verb = parseWebhookPress(customId);
    return verb === null ? null : (interaction, bot) => pressed(interaction, verb, bot);
  },
} satisfies Presses;

async function pressed(interaction: MessageComponentInteraction, verb: WebhookVerb, bot: Bot): Promise<Answer> {
  const { guildId } = interaction;
  if (guildId === null) return replyInstead(NO_SERVER);
  if (!managesServer(interaction)) return replyInstead(NOT_THEIRS);
  switch (verb) {
    case "show":
      return replacing(webhookMessage(await bot.webhooks.of(guildId)));
    case "test":
      return tested(guildId, bot);
    case "secret": {
      const hook = await bot.webhooks.renew(guildId);
      const lead = "✅ Another secret from now on; the one before it counts no more.";
      return replacing(hook === null ? webhookMessage(null) : webhookMessage(hook, { lead, secret: true }));
    }
    case "off":
      await bot.webhooks.remove(guildId);
      return replacing(webhookMessage(null, { lead: "✅ The site is told nothing more." }));
  }
}

async function tested(guild: string, bot: Bot): Promise<Answer> {
  const tooMuch = await bot.fairUse.webhook(guild);
  if (tooMuch !== null) return replyInstead(tooMuch);
  const sent = await bot.webhooks.test(guild);
  const hook = await bot.webhooks.of(guild);
  if (sent === null) return replacing(webhookMessage(null));
  const lead = sent.ok
    ? "✅ The site has taken the test event."
    : `⚠️ The test event was not taken. ${failureWords(sent.why)}`;
  return replacing(webhookMessage(hook, { lead }));
}
