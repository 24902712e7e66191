/** `/settings webhook`: the site that hears of a server's tables. */
import type { ChatInputCommandInteraction, MessageComponentInteraction } from "discord.js";
import {
  notTaken,
  noWebhook,
  parseWebhookPress,
  WEBHOOK_PRESSES,
  type WebhookVerb,
  webhookMessage,
} from "../../views/settings/webhook.ts";
import { inWords, type Message } from "../../views/text/message.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing, reply, replyInstead } from "../shared/command.ts";
import { managesServer } from "../shared/judges.ts";
import { alike, presses } from "../shared/presses.ts";

const refused = (why: "only" | "not-theirs"): Message => inWords((language) => noWebhook(why, language));

export async function webhook(interaction: ChatInputCommandInteraction, bot: Bot): Promise<Answer> {
  const { guildId, options, user } = interaction;
  if (guildId === null) return privately(refused("only"));
  if (!managesServer(interaction)) return privately(refused("not-theirs"));
  const url = options.getString("url");
  if (url === null) return privately(webhookMessage(await bot.webhooks.of(guildId)));
  const tooMuch = await bot.fairUse.webhook(guildId);
  if (tooMuch !== null) return reply(tooMuch);
  const set = await bot.webhooks.set(guildId, url, user.id);
  if (!set.ok) return privately(inWords((language) => notTaken(set.why, language)));
  return privately(webhookMessage(set.hook, { lead: "set", secret: true }));
}

export const webhookPresses = presses({
  word: "webhook",
  parse: parseWebhookPress,
  press: alike(WEBHOOK_PRESSES, pressed),
});

async function pressed(
  interaction: MessageComponentInteraction,
  { verb }: { verb: WebhookVerb },
  bot: Bot,
): Promise<Answer> {
  const { guildId } = interaction;
  if (guildId === null) return replacing(refused("only"));
  if (!managesServer(interaction)) return replacing(refused("not-theirs"));
  switch (verb) {
    case "show":
      return replacing(webhookMessage(await bot.webhooks.of(guildId)));
    case "test":
      return tested(guildId, bot);
    case "secret": {
      const hook = await bot.webhooks.renew(guildId);
      return replacing(hook === null ? webhookMessage(null) : webhookMessage(hook, { lead: "renewed", secret: true }));
    }
    case "off":
      await bot.webhooks.remove(guildId);
      return replacing(webhookMessage(null, { lead: "ended" }));
  }
}

async function tested(guild: string, bot: Bot): Promise<Answer> {
  const tooMuch = await bot.fairUse.webhook(guild);
  if (tooMuch !== null) return replyInstead(tooMuch);
  const sent = await bot.webhooks.test(guild);
  const hook = await bot.webhooks.of(guild);
  if (sent === null) return replacing(webhookMessage(null));
  return replacing(webhookMessage(hook, { lead: sent.ok ? "tested" : sent.why }));
}
