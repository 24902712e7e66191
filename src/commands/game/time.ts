/** `/game time`, and the buttons where somebody's time is over: more time for them, or on without them. */
import type { ChatInputCommandInteraction, MessageComponentInteraction } from "discord.js";
import { readDuration } from "../../settings/duration.ts";
import { CUSTOM_MS } from "../../settings/pace.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { isOut, type OwedDecision, seatOfUser } from "../../table/table.ts";
import { answersFor } from "../../table/waiting/expiry.ts";
import { contextOf } from "../../thread/seen/context.ts";
import { clocksShown, tablePaceWords } from "../../thread/showing/clock-words.ts";
import { safe } from "../../views/index.ts";
import { awayButton } from "../../views/prompts/away.ts";
import { deadlineMessage, lateNamed } from "../../views/prompts/deadline.ts";
import { span } from "../../views/refusals/table.ts";
import { settingsButton } from "../../views/settings/mine.ts";
import { buttonRows, inLanguages, privateMessage } from "../../views/text/message.ts";
import { say, type Tell } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, quiet, reply } from "../shared/command.ts";
import { judgesTable } from "../shared/judges.ts";
import { pressesAtTable } from "../shared/presses.ts";
import { refusedMessage, refusedPrivately } from "../shared/refused.ts";
import { whichTable } from "../shared/which-table.ts";
import { displayOf } from "../shared/who.ts";
import type { Subcommand } from "./subcommand.ts";

export const time = {
  name: "time",
  build: (builder) =>
    builder
      .setDescription("Whose clock runs until when; give whoever is waited for more time")
      .addStringOption((option) => option.setName("give").setDescription("How much more: 6h, 1 day").setMaxLength(40)),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { table } = found;
    const text = interaction.options.getString("give");
    if (text === null) {
      const plays = seatOfUser(table, interaction.user.id) !== null && !isOut(table, interaction.user.id);
      return privately(
        inLanguages((language) => {
          const lines = clocksShown(table, contextOf(table, language));
          const content = deadlineMessage(lines, table.clock ? tablePaceWords(table, language) : null, language);
          const buttons = [awayButton({ table: table.id }, language), settingsButton(language)];
          return privateMessage({ content, rows: plays ? buttonRows(buttons) : [] });
        }),
      );
    }
    const read = readDuration(text, CUSTOM_MS);
    if (!read.ok) return reply(noSuchTime(text));
    const answer = await give(interaction, table.id, read.ms, null, bot);
    return answer.kind === "quiet"
      ? reply((language) => say(language, "aside-more-time", { span: span(read.ms, language) }))
      : answer;
  },
} satisfies Subcommand;

const noSuchTime =
  (text: string): Tell =>
  (language) =>
    say(language, "aside-no-time", {
      text: safe(text, 40),
      least: span(CUSTOM_MS.least, language),
      most: span(CUSTOM_MS.most, language),
    });

/** "Give 1 day more" and "Go on". */
export const timePresses = pressesAtTable({
  async "give-time"(interaction, press, bot) {
    const table = await bot.tables.load(press.table);
    const more = table?.clock?.answer;
    if (table === null || more === undefined)
      return privately(
        refusedMessage(tableRefuses({ code: table === null ? "no-table" : "no-deadlines" }), table, bot),
      );
    return give(interaction, press.table, more, press.key, bot);
  },
  "go-on": (interaction, { table, key }, bot) => goOn(interaction, table, key, bot),
});

/** `key`: the button's, which names the questions that it is about; null: whatever is waited for. */
async function give(
  interaction: ChatInputCommandInteraction | MessageComponentInteraction,
  table: string,
  ms: number,
  key: string | null,
  bot: Bot,
): Promise<Answer> {
  const acted = await bot.tables.act(table, interaction.id, interaction.user.id, (now) => {
    if (key !== null && namedBy(key, now.waiting).length === 0)
      return { ok: false, refused: tableRefuses({ code: "stale" }) };
    const judge = judgesTable(interaction, now);
    return {
      ok: true,
      entry: { type: "time-given", ms, name: displayOf(interaction), ...(judge ? { judge } : {}) },
    };
  });
  return acted.outcome === "refused" ? refusedPrivately(acted.refused, acted.table, bot) : quiet;
}

async function goOn(interaction: MessageComponentInteraction, table: string, key: string, bot: Bot): Promise<Answer> {
  const acted = await bot.tables.act(table, interaction.id, interaction.user.id, (now) => {
    const late = namedBy(key, now.waiting).filter(({ expired }) => expired !== undefined);
    if (late.length === 0) return { ok: false, refused: tableRefuses({ code: "stale" }) };
    const decisions = late.map(({ decision }) => decision);
    return { ok: true, entry: { type: "go-on", decisions, actions: answersFor(now, late) } };
  });
  return acted.outcome === "refused" ? refusedPrivately(acted.refused, acted.table, bot) : quiet;
}

/** What a button is about, of what is still owed. */
function namedBy(key: string, waiting: readonly OwedDecision[]): OwedDecision[] {
  const named = lateNamed(key);
  return named === null ? [] : waiting.filter(({ decision }) => named.first <= decision && decision <= named.last);
}
