import { type ChatInputCommandInteraction, SlashCommandBuilder } from "discord.js";
import { mostUrgent } from "../../engine/index.ts";
import { completeOrder, readOrder } from "../../orders/index.ts";
import { type Perspective, perspectiveOf } from "../../thread/perspective.ts";
import { confirmConceding, confirmSurrender, didYouMean, unclearOrder } from "../../views/index.ts";
import { answering } from "../../views/tracker/urgency.ts";
import type { Bot } from "../shared/bot.ts";
import type { Answer, Command } from "../shared/command.ts";
import { likelyTable, whichTable } from "../shared/which-table.ts";
import { perform, type Read } from "./perform.ts";

/** An order as a sentence, against what its player may do now. */
function read(order: string, { view, actions, ctx, seat }: Perspective): Read {
  // What a game that is over says of any order is that it is over.
  if (view.result !== null) return { kind: "do", actions: [{ type: "pass", seat }] };
  const reading = readOrder(order, view, actions);
  switch (reading.kind) {
    case "do":
    case "try":
      if (reading.action.type === "concede") return { kind: "show", message: confirmConceding(reading.action, ctx) };
      if (reading.action.type === "surrender" && reading.kind === "do")
        return { kind: "show", message: confirmSurrender(reading.action, view, ctx) };
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
  return perform(
    {
      table: found.table.id,
      key: interaction.id,
      userId: interaction.user.id,
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
    const now = table && perspectiveOf(table, interaction.user.id);
    if (!now?.ok) return [];
    const { view, seat, actions } = now.perspective;
    const asked = mostUrgent(view.awaiting, seat)?.kind ?? null;
    return completeOrder(interaction.options.getFocused(), answering(actions, asked));
  },
} satisfies Command;
