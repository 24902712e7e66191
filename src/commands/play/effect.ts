import { type BaseInteraction, SlashCommandBuilder } from "discord.js";
import { apply, type Effect } from "../../engine/index.ts";
import { effectsInPieces, holderNamed, readEffect } from "../../orders/index.ts";
import { madeInTurns } from "../../piecemeal.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { isOut } from "../../table/table.ts";
import { perspectiveOf } from "../../thread/perspective.ts";
import { EFFECT_LIMITS, effectForm, effectTyped, parsePress, plain, unclearEffect } from "../../views/index.ts";
import { privateMessage } from "../../views/text/message.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Command, type Presses, replacing } from "../shared/command.ts";
import { refusedMessage } from "../shared/refused.ts";
import { likelyTable, whichTable } from "../shared/which-table.ts";
import { perform } from "./perform.ts";

interface Typed {
  readonly order: string;
  readonly because: string;
}

/** What was typed, at this table; where it is not understood it comes back to be changed. */
function carryOut(typed: Typed, table: string, { id, user }: BaseInteraction, bot: Bot): Promise<Answer> {
  const because = plain(typed.because, EFFECT_LIMITS.because);
  return perform(
    {
      table,
      key: id,
      userId: user.id,
      silent: false,
      read({ view, seat, ctx }) {
        const reading = readEffect(typed.order, view);
        if (reading.kind !== "effect")
          return { kind: "show", message: unclearEffect({ order: typed.order, because }, reading, ctx) };
        const holder = reading.held ? holderNamed(because, view) : null;
        const held = holder === null ? {} : { holder };
        return { kind: "do", actions: [{ type: "effect", seat, effect: reading.effect, because, ...held }] };
      },
    },
    bot,
  );
}

/** "Change it…" under an effect that was not understood, and its form. */
export const effectPresses = {
  press(customId) {
    const press = parsePress(customId);
    if (press?.verb !== "effect") return null;
    return async ({ message, user }, bot) => {
      const table = await bot.tables.load(press.table);
      const now = table && perspectiveOf(table, user.id);
      if (!now?.ok) return replacing(refusedMessage(now?.refused ?? tableRefuses({ code: "no-table" }), table, bot));
      if (table !== null && isOut(table, user.id))
        return replacing(refusedMessage(tableRefuses({ code: "out-of-game" }), table, bot));
      const form = effectForm(effectTyped(message.embeds[0]?.data), press);
      return { kind: "form", form, late: privateMessage({ content: "That took too long. Press it once more." }) };
    };
  },
  submit(customId) {
    const press = parsePress(customId);
    if (press?.verb !== "effect") return null;
    return (interaction, bot) => {
      const { fields } = interaction;
      const typed = { order: fields.getTextInputValue("order"), because: fields.getTextInputValue("because") };
      return carryOut({ ...typed, order: typed.order.replace(/\s+/gu, " ") }, press.table, interaction, bot);
    };
  },
} satisfies Presses;

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
        .setMaxLength(EFFECT_LIMITS.order),
    )
    .addStringOption((option) =>
      option
        .setName("because")
        .setDescription("The card whose text says so")
        .setRequired(true)
        .setMaxLength(EFFECT_LIMITS.because),
    )
    .toJSON(),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { options } = interaction;
    const typed = { order: options.getString("order", true), because: options.getString("because", true) };
    return carryOut(typed, found.table.id, interaction, bot);
  },
  async complete(interaction, bot) {
    const focused = interaction.options.getFocused(true);
    const table = focused.name === "order" ? await likelyTable(interaction, bot) : null;
    const now = table && perspectiveOf(table, interaction.user.id);
    if (!now?.ok) return [];
    const { game, seat, view } = now.perspective;
    // A victory is claimed by nothing but the own agenda.
    const agenda = view.seats[seat]?.agenda?.title ?? "a card";
    const causeOf = ({ verb }: Effect) => (verb === "claim-victory" ? agenda : "a card");
    const changes = (effect: Effect) => apply(game, { type: "effect", seat, effect, because: causeOf(effect) }).ok;
    return madeInTurns(effectsInPieces(focused.value, view, changes));
  },
} satisfies Command;
