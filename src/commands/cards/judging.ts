import type { ChatInputCommandInteraction, MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import type { Shelved } from "../../catalogue/cards/judging.ts";
import type { Judge } from "../../catalogue/cards/server-cards.ts";
import type { Shelf } from "../../catalogue/shelf.ts";
import type { Bot } from "../shared/bot.ts";
import { displayOf } from "../shared/who.ts";

/** The shelf as judging looks cards up. */
export const shelved = (shelf: Shelf, { library }: Bot): Shelved => ({
  factsOf: (title) => shelf.factsOf(title),
  extra: (id) => shelf.extra(id),
  isPractice: (title) => library.byTitle(title).some(({ id }) => shelf.record(id) === undefined),
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
