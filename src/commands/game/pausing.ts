import type { ChatInputCommandInteraction, MessageComponentInteraction } from "discord.js";
import { tableRefuses } from "../../table/refusal.ts";
import { isOut } from "../../table/table.ts";
import { pauseKey } from "../../views/index.ts";
import { say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, quiet, reply } from "../shared/command.ts";
import { judgesTable } from "../shared/judges.ts";
import { pressesAtTable } from "../shared/presses.ts";
import { refusedPrivately } from "../shared/refused.ts";
import { whichTable } from "../shared/which-table.ts";
import { displayOf } from "../shared/who.ts";
import type { Subcommand } from "./subcommand.ts";

export const pause = {
  name: "pause",
  build: (builder) => builder.setDescription("Stop play and its reminders until somebody lets it go on"),
  run: (interaction, bot) => called(interaction, "paused", bot),
} satisfies Subcommand;

export const resume = {
  name: "resume",
  build: (builder) => builder.setDescription("Let a paused table go on"),
  run: (interaction, bot) => called(interaction, "resumed", bot),
} satisfies Subcommand;

/** "Go on", under the line that says that a table is paused and under a "no" because of it. */
export const pausePresses = pressesAtTable({
  resume: (interaction, { table, key }, bot) => take(interaction, table, "resumed", bot, key),
});

async function called(interaction: ChatInputCommandInteraction, type: Word, bot: Bot): Promise<Answer> {
  const found = await whichTable(interaction, bot);
  if (!found.ok) return found.answer;
  const answer = await take(interaction, found.table.id, type, bot);
  return answer.kind === "quiet" ? reply((language) => say(language, `pause-${type}`)) : answer;
}

type Word = "paused" | "resumed";

async function take(
  interaction: ChatInputCommandInteraction | MessageComponentInteraction,
  table: string,
  type: Word,
  bot: Bot,
  pressed?: string,
): Promise<Answer> {
  const acted = await bot.tables.act(table, interaction.id, interaction.user.id, (now) => {
    const { paused } = now;
    // A button of an earlier pause does not end this one.
    if (paused && pressed !== undefined && pressed !== pauseKey(paused.at))
      return { ok: false, refused: tableRefuses({ code: "paused", name: paused.name }) };
    const judge = judgesTable(interaction, now);
    if (!judge && now.host !== interaction.user.id && isOut(now, interaction.user.id))
      return { ok: false, refused: tableRefuses({ code: "out-of-game" }) };
    return { ok: true, entry: { type, name: displayOf(interaction), ...(judge ? { judge } : {}) } };
  });
  return acted.outcome === "refused" ? refusedPrivately(acted.refused, acted.table, bot) : quiet;
}
