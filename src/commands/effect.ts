import { SlashCommandBuilder } from "discord.js";
import { apply, type Effect } from "../engine/index.ts";
import { momentOf } from "../table/moment.ts";
import { completeEffect, holderNamed, readEffect } from "../table/orders/index.ts";
import { plain, safe } from "../views/index.ts";
import { privately } from "../views/message.ts";
import { wayOn } from "../views/notices.ts";
import type { Command } from "./command.ts";
import { perform } from "./play.ts";
import { likelyTable, whichTable } from "./which-table.ts";

export const effect = {
  data: new SlashCommandBuilder()
    .setName("effect")
    .setDescription("Carry out a card's text by hand; everybody sees it")
    .addStringOption((option) =>
      option
        .setName("order")
        .setDescription("Such as: gain 2 influence, raise tension toward Narn by 1, ready Delenn")
        .setRequired(true)
        .setAutocomplete(true)
        .setMaxLength(200),
    )
    .addStringOption((option) =>
      option.setName("because").setDescription("The card whose text says so").setRequired(true).setMaxLength(100),
    )
    .toJSON(),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const order = interaction.options.getString("order", true);
    const because = plain(interaction.options.getString("because", true), 100);
    return perform(
      {
        table: found.table.id,
        key: interaction.id,
        userId: interaction.user.id,
        silent: false,
        read({ view, seat, ctx }) {
          const reading = readEffect(order, view);
          if (reading.kind === "effect") {
            const holder = reading.held ? holderNamed(because, view) : null;
            const held = holder === null ? {} : { holder };
            return { kind: "do", actions: [{ type: "effect", seat, effect: reading.effect, because, ...held }] };
          }
          const examples = reading.examples.map((example) => `- ${safe(example, 100)}`).join("\n");
          return {
            kind: "show",
            message: privately({ content: `${reading.why}\n${examples}`.trim(), rows: wayOn(ctx) }),
          };
        },
      },
      bot,
    );
  },
  async complete(interaction, bot) {
    const focused = interaction.options.getFocused(true);
    const table = focused.name === "order" ? await likelyTable(interaction, bot) : null;
    const now = table && momentOf(table, interaction.user.id);
    if (!now?.ok) return [];
    const { game, seat, view } = now.moment;
    // A victory is claimed by nothing but the own agenda.
    const agenda = view.seats[seat]?.agenda?.title ?? "a card";
    const causeOf = ({ verb }: Effect) => (verb === "claim-victory" ? agenda : "a card");
    const changes = (effect: Effect) => apply(game, { type: "effect", seat, effect, because: causeOf(effect) }).ok;
    return completeEffect(focused.value, view, changes);
  },
} satisfies Command;
