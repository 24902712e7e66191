import type { ChatInputCommandInteraction, MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import type { CardLookup } from "../../catalogue/cards/judging.ts";
import type { Judge } from "../../catalogue/cards/server-cards.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Bot } from "../shared/bot.ts";
import { displayOf } from "../shared/who.ts";

/** The catalogue as judging looks cards up. */
export const cardLookup = (catalogue: Catalogue, { library }: Bot): CardLookup => ({
  factsOf: (title) => catalogue.factsOf(title),
  extra: (id) => catalogue.extra(id),
  isPractice: (title) => library.byTitle(title).some(({ id }) => catalogue.record(id) === undefined),
});

/** Who sets it, and when. */
export const judgeOf = (
  interaction: ChatInputCommandInteraction | ModalSubmitInteraction | MessageComponentInteraction,
  bot: Bot,
): Judge => ({
  user: interaction.user.id,
  name: displayOf(interaction),
  at: bot.clock.now(),
});
