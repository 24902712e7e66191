import { type ChatInputCommandInteraction, SlashCommandBuilder } from "discord.js";
import { legalAhead, mostUrgent } from "../../engine/index.ts";
import { completeAhead, completeOrder, readOrder } from "../../orders/index.ts";
import { type Perspective, perspectiveOf } from "../../thread/seen/perspective.ts";
import { confirmConceding, confirmSurrender, didYouMean, unclearOrder } from "../../views/index.ts";
import { DISCORD_LIMITS } from "../../views/text/limits.ts";
import { actionsAnswering } from "../../views/tracker/urgency.ts";
import type { Bot } from "../shared/bot.ts";
import type { Answer, Command } from "../shared/command.ts";
import { likelyTable, whichTable } from "../shared/which-table.ts";
import { offeredLater, saidAhead } from "./ahead.ts";
import { type OrderRead, performOrder } from "./perform.ts";

/** An order as a sentence, against what its player may do now. */
function read(order: string, perspective: Perspective): OrderRead {
  const { view, actions, ctx, seat } = perspective;
  // What a game that is over says of any order is that it is over.
  if (view.result !== null) return { kind: "do", actions: [{ type: "pass", seat }] };
  const said = saidAhead(order, perspective);
  if (said !== null) return said;
  const reading = readOrder(order, view, actions);
  const later = reading.kind === "do" ? null : offeredLater(order, perspective);
  if (later !== null) return { kind: "show", message: later };
  switch (reading.kind) {
    case "do":
    case "try":
      if (reading.action.type === "concede") return { kind: "show", message: confirmConceding(reading.action, ctx) };
      if (reading.action.type === "surrender" && reading.kind === "do")
        return { kind: "show", message: confirmSurrender([reading.action], view, ctx) };
      return { kind: "do", actions: [reading.action] };
    case "choose":
      return { kind: "show", message: didYouMean(reading.options, view, ctx) };
    case "unclear":
      return { kind: "show", message: unclearOrder(order, reading, view, ctx) };
  }
}

/** Does what an order says at the table where it was typed; what is printed on a card is asked for where it is needed. */
export async function carryOutOrder(
  order: string,
  interaction: ChatInputCommandInteraction,
  bot: Bot,
): Promise<Answer> {
  const found = await whichTable(interaction, bot);
  if (!found.ok) return found.answer;
  return performOrder(
    {
      table: found.table.id,
      key: interaction.id,
      userId: interaction.user.id,
      channel: interaction.channelId,
      read: (perspective) => read(order, perspective),
      silent: false,
      asksFacts: true,
    },
    bot,
  );
}

export const act = {
  data: new SlashCommandBuilder()
    .setName("act")
    .setDescription("Do anything in the game by saying it")
    .addStringOption((option) =>
      option
        .setName("order")
        .setDescription("Such as: build with Londo, support Trade Pact with Delenn")
        .setRequired(true)
        .setAutocomplete(true)
        .setMaxLength(300),
    )
    .toJSON(),
  run: (interaction, bot) => carryOutOrder(interaction.options.getString("order", true), interaction, bot),
  async complete(interaction, bot) {
    const table = await likelyTable(interaction, bot);
    const now = table && perspectiveOf(table, interaction.user.id, bot);
    if (!now?.ok) return [];
    const { game, view, seat, actions } = now.perspective;
    const typed = interaction.options.getFocused();
    const asked = mostUrgent(view.awaiting, seat)?.kind ?? null;
    const later = asked === "action" ? [] : legalAhead(game, seat);
    const ahead = completeAhead(typed, asked === "action" ? actions : later);
    if (ahead.length > 0) return ahead;
    const present = completeOrder(typed, actionsAnswering(actions, asked));
    if (asked !== null || present.length >= DISCORD_LIMITS.choices) return present;
    // Nothing is asked: what may wait comes after what may be said now.
    return [...present, ...completeOrder(typed, later, DISCORD_LIMITS.choices - present.length)];
  },
} satisfies Command;
