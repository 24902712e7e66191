/** "Vacation…" at a table: a player announces days off, or calls them off, and reads how many are left in this game. */
import type { BaseInteraction } from "discord.js";
import { NO_ZONE } from "../../settings/days.ts";
import { allowanceLeft } from "../../settings/habits.ts";
import type { Personal } from "../../settings/index.ts";
import { ahead, daysLeft, withoutVacation } from "../../settings/vacations.ts";
import { unseated } from "../../table/entry-outcome.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { isOut, seatOfUser, type Table } from "../../table/table.ts";
import { contextOf } from "../../thread/seen/context.ts";
import { parsePress } from "../../views/index.ts";
import { type AwayAt, awayForm, awayMessage, parseAway } from "../../views/prompts/away.ts";
import { inWords } from "../../views/text/message.ts";
import { say } from "../../views/words/index.ts";
import { readDays, takeOver } from "../settings/mine.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing } from "../shared/command.ts";
import { readersLanguage } from "../shared/language.ts";
import { presses } from "../shared/presses.ts";
import { refusedPrivately } from "../shared/refused.ts";

const LATE = inWords((language) => say(language, "ask-late"));

export const awayPresses = presses({
  parse(customId) {
    const press = parsePress(customId);
    const about = press?.verb === "away" ? parseAway(press.key) : null;
    return press && about && { verb: "away", table: press.table, about };
  },
  press: {
    away: (interaction, { table: id, about }, bot) =>
      seated(id, interaction.user.id, bot, async (table) => {
        const before = await bot.settings.personal.of(interaction.user.id);
        const now = bot.clock.now();
        if (about.what === "back") {
          const vacations = withoutVacation(before.vacations ?? [], about.from, now);
          return changed(interaction, table, { vacations }, "called-off", bot);
        }
        const away = awayAt(table, before, now);
        if (about.what === "page") return replacing(awayMessage(away, contextOf(table)));
        const language = await readersLanguage(interaction, bot);
        const form = awayForm(away, before.zone ?? NO_ZONE, { table: table.id }, language);
        return { kind: "form", form, late: LATE };
      }),
  },
  submit: {
    away: (interaction, { table: id }, bot) =>
      seated(id, interaction.user.id, bot, async (table) => {
        const field = (name: string) => interaction.fields.getTextInputValue(name).slice(0, 40);
        const before = await bot.settings.personal.of(interaction.user.id);
        const read = readDays(field("from"), field("until") || field("from"), before, bot.clock.now());
        if (!read.ok) return privately(read.why);
        return changed(interaction, table, read.change, "announced", bot);
      }),
  },
});

/** A player's vacations as this table counts them. */
function awayAt({ begun, clock }: Table, { vacations, zone }: Personal, now: number): AwayAt {
  return {
    vacations: ahead(vacations, now),
    left: daysLeft(allowanceLeft(vacations, begun ?? now)),
    zone: zone ?? null,
    deadlines: clock !== undefined,
    now,
  };
}

/** Takes the change over, or says which table does not take it; then the page as it stands. */
async function changed(
  { id, user }: BaseInteraction,
  table: Table,
  change: Parameters<typeof takeOver>[1],
  done: Parameters<typeof awayMessage>[2],
  bot: Bot,
): Promise<Answer> {
  const taken = await takeOver({ id, user }, change, bot);
  if (!taken.ok) return privately(taken.why);
  const now = (await bot.tables.load(table.id)) ?? table;
  return replacing(awayMessage(awayAt(now, taken.after, bot.clock.now()), contextOf(now), done));
}

/** For whoever plays a seat there, before the game or in it. */
async function seated(id: string, userId: string, bot: Bot, work: (table: Table) => Promise<Answer>): Promise<Answer> {
  const table = await bot.tables.load(id);
  const no = (refusal: Parameters<typeof tableRefuses>[0]) => refusedPrivately(tableRefuses(refusal), table, bot);
  if (table === null) return no({ code: "no-table" });
  if (table.phase !== "lobby" && table.phase !== "playing") return no({ code: "not-playing", phase: table.phase });
  if (seatOfUser(table, userId) === null || isOut(table, userId)) return no(unseated(table, userId));
  return work(table);
}
