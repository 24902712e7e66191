import { type BaseInteraction, type ChatInputCommandInteraction, SlashCommandBuilder } from "discord.js";
import { apply, type Effect, type View } from "../../engine/index.ts";
import { effectsInPieces, holderNamed, readEffect } from "../../orders/index.ts";
import { madeInTurns } from "../../piecemeal.ts";
import { whatWaits } from "../../table/entry-outcome.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { isOut, seatOfUser } from "../../table/table.ts";
import type { Acted } from "../../table/tables.ts";
import { openView } from "../../thread/seen/cached-views.ts";
import { contextOf } from "../../thread/seen/context.ts";
import { perspectiveOf } from "../../thread/seen/perspective.ts";
import {
  EFFECT_LIMITS,
  effectForm,
  effectTyped,
  logLines,
  type Message,
  plain,
  unclearEffect,
} from "../../views/index.ts";
import { changedIn, inWords } from "../../views/text/message.ts";
import { type Language, say } from "../../views/words/index.ts";
import { judgeOf } from "../cards/judging.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Command, replacing, reply } from "../shared/command.ts";
import { judgesTable } from "../shared/judges.ts";
import { pressesAtTable } from "../shared/presses.ts";
import { refusedMessage } from "../shared/refused.ts";
import { likelyTable, whichTable } from "../shared/which-table.ts";
import { performOrder } from "./perform.ts";

interface Typed {
  readonly order: string;
  readonly because: string;
}

/** What was typed, at this table; where it is not understood it comes back to be changed. */
function carryOut(typed: Typed, table: string, { id, user, channelId }: BaseInteraction, bot: Bot): Promise<Answer> {
  const because = plain(typed.because, EFFECT_LIMITS.because);
  return performOrder(
    {
      table,
      key: id,
      userId: user.id,
      channel: channelId,
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

/** A judge without a seat does it for a player: by what everybody sees, with a reason, and nobody objects to it. */
async function putRight(
  typed: Typed,
  player: string | null,
  id: string,
  interaction: ChatInputCommandInteraction,
  bot: Bot,
): Promise<Answer> {
  if (player === null) return reply((language) => say(language, "effect-for-whom"));
  const because = plain(typed.because, EFFECT_LIMITS.because);
  const { name } = judgeOf(interaction, bot);
  let shown: Message | null = null;
  const acted = await bot.tables.act(id, interaction.id, interaction.user.id, (table) => {
    shown = null;
    const seat = seatOfUser(table, player);
    const waits = whatWaits(table);
    if (waits || table.game === null) return { ok: false, refused: tableRefuses(waits ?? { code: "no-table" }) };
    const stale = { ok: false, refused: tableRefuses({ code: "stale" }) } as const;
    if (seat === null) {
      shown = inWords((language) => say(language, "effect-not-here", { user: `<@${player}>` }));
      return stale;
    }
    const view: View = { ...openView(table.game), viewer: { seat } };
    const reading = readEffect(typed.order, view);
    if (reading.kind !== "effect") {
      // The form under it is for players.
      shown = changedIn(unclearEffect({ order: typed.order, because }, reading, contextOf(table)), (told) => ({
        ...told,
        components: [],
      }));
      return stale;
    }
    const holder = reading.held ? holderNamed(because, view) : null;
    const held = holder === null ? {} : { holder };
    return { ok: true, entry: { type: "judge-effect", seat, effect: reading.effect, because, ...held, name } };
  });
  if (acted.outcome !== "refused")
    return replacing(
      inWords((language) => {
        const said = acted.outcome === "done" ? saidOf(acted, language) : "";
        return `${say(language, "taken-done")}\n${said}`.slice(0, 2_000);
      }),
    );
  return replacing(shown ?? refusedMessage(acted.refused, acted.table, bot));
}

const saidOf = ({ events, table }: Extract<Acted, { outcome: "done" }>, language: Language) =>
  logLines(events, contextOf(table, language)).join("\n");

/** "Change it…" under an effect that was not understood, and its form. */
export const effectPresses = pressesAtTable(
  {
    async effect({ message, user }, press, bot) {
      const table = await bot.tables.load(press.table);
      const now = table && perspectiveOf(table, user.id, bot);
      if (!now?.ok) return replacing(refusedMessage(now?.refused ?? tableRefuses({ code: "no-table" }), table, bot));
      if (table !== null && isOut(table, user.id))
        return replacing(refusedMessage(tableRefuses({ code: "out-of-game" }), table, bot));
      const before = effectTyped(message.embeds[0]?.data);
      return {
        kind: "form",
        form: effectForm(before, press),
        formIn: (language) => effectForm(before, press, language),
        late: inWords((language) => say(language, "ask-late")),
      };
    },
  },
  {
    effect(interaction, press, bot) {
      const { fields } = interaction;
      const typed = { order: fields.getTextInputValue("order"), because: fields.getTextInputValue("because") };
      return carryOut({ ...typed, order: typed.order.replace(/\s+/gu, " ") }, press.table, interaction, bot);
    },
  },
);

export const effectCommand = {
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
    .addUserOption((option) =>
      option.setName("player").setDescription("For a judge without a seat: for whom it is done"),
    )
    .toJSON(),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { options } = interaction;
    const typed = { order: options.getString("order", true), because: options.getString("because", true) };
    const player = options.getUser("player");
    const { table } = found;
    if (player !== null && seatOfUser(table, interaction.user.id) !== null)
      return reply((language) => say(language, "effect-own-seat"));
    if (seatOfUser(table, interaction.user.id) === null && judgesTable(interaction, table))
      return putRight(typed, player?.id ?? null, table.id, interaction, bot);
    return carryOut(typed, found.table.id, interaction, bot);
  },
  async complete(interaction, bot) {
    const focused = interaction.options.getFocused(true);
    const table = focused.name === "order" ? await likelyTable(interaction, bot) : null;
    const now = table && perspectiveOf(table, interaction.user.id, bot);
    if (!now?.ok) return [];
    const { game, seat, view } = now.perspective;
    // A victory is claimed by nothing but the own agenda.
    const agenda = view.seats[seat]?.agenda?.title ?? "a card";
    const causeOf = ({ verb }: Effect) => (verb === "claim-victory" ? agenda : "a card");
    const changes = (effect: Effect) => apply(game, { type: "effect", seat, effect, because: causeOf(effect) }).ok;
    return madeInTurns(effectsInPieces(focused.value, view, changes));
  },
} satisfies Command;
