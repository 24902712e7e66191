/** Seats of practice opponents: in the lobby they sit down and go, and in a game they play for somebody who is away. */
import { RACES, type Race } from "../../../engine/index.ts";
import { tableRefuses } from "../../../table/refusal.ts";
import { nextPracticeUser } from "../../../table/seats/bot-users.ts";
import { newSeat } from "../../../table/seats/lobby.ts";
import { BOT_NAME } from "../../../table/seats/practice.ts";
import { seatGiven, seatOfUser, type Table } from "../../../table/table.ts";
import type { Decide } from "../../../table/tables.ts";
import { tableLanguage } from "../../../thread/seen/context.ts";
import { botDisplay, safe } from "../../../views/index.ts";
import { RACE_WORDS } from "../../../views/text/words.ts";
import { say } from "../../../views/words/index.ts";
import type { Bot } from "../../shared/bot.ts";
import { type Answer, quiet, reply, replyInstead } from "../../shared/command.ts";
import { judgesTable } from "../../shared/judges.ts";
import { refusedPrivately } from "../../shared/refused.ts";
import { whichTable } from "../../shared/which-table.ts";
import type { Subcommand } from "../subcommand.ts";
import type { Doer } from "./seats.ts";

const WHO = [
  { name: "bot: a practice opponent sits down, or plays for somebody", value: "bot" },
  { name: "nobody: the practice opponent that sat down last goes", value: "nobody" },
];

export const seat = {
  name: "seat",
  build: (builder) =>
    builder
      .setDescription("Fill a seat of the lobby with a practice opponent, or have one play for somebody")
      .addStringOption((option) =>
        option
          .setName("who")
          .setDescription("Who sits there")
          .setRequired(true)
          .addChoices(...WHO),
      )
      .addStringOption((option) =>
        option
          .setName("race")
          .setDescription("In the lobby: which race it plays (a free one, if you do not say)")
          .addChoices(...RACES.map((race) => ({ name: RACE_WORDS[race], value: race }))),
      )
      .addUserOption((option) =>
        option.setName("for").setDescription("In a game: for whom it plays, who may take the seat back at any time"),
      ),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { table } = found;
    const { options, id: key, user } = interaction;
    const doer = { key, userId: user.id };
    if (options.getString("who", true) === "nobody") return botGoes(table.id, doer, bot);
    if (table.phase === "lobby") {
      const race = RACES.find((each) => each === options.getString("race"));
      return botSits(table.id, doer, race, bot);
    }
    const whose = options.getUser("for")?.id ?? user.id;
    const at = seatOfUser(table, whose) ?? seatGiven(table, whose);
    if (at === null)
      return refusedPrivately(tableRefuses({ code: "no-substitute", why: "whose-bot", name: BOT_NAME }), table, bot);
    const judge = judgesTable(interaction, table) ? { judge: true as const } : {};
    const acted = await bot.tables.act(table.id, key, user.id, (now) => ({
      ok: true,
      entry: { type: "seat-offered", seat: at, user: nextPracticeUser(now), name: BOT_NAME, ...judge },
    }));
    if (acted.outcome === "refused") return refusedPrivately(acted.refused, acted.table, bot);
    return reply((language) => say(language, "bot-asked", { thread: `<#${table.thread}>` }));
  },
} satisfies Subcommand;

/** A practice opponent sits down in the lobby. */
export async function botSits(
  table: string,
  { key, userId }: Pick<Doer, "key" | "userId">,
  race: Race | undefined,
  bot: Bot,
): Promise<Answer> {
  const acted = await botSitsDown(table, { key, userId }, bot, race);
  if (acted.outcome === "refused") return refusedPrivately(acted.refused, acted.table, bot);
  const sits = acted.table.seats.at(-1);
  if (sits === undefined) return quiet;
  return replyInstead((language) => say(language, "bot-sits", { name: safe(sits.display, 24), deck: safe(sits.deck) }));
}

/** The step alone; a free race where none is said. */
export const botSitsDown = (table: string, { key, userId }: Pick<Doer, "key" | "userId">, bot: Bot, race?: Race) =>
  bot.tables.act(table, key, userId, (now) => sitting(now, race, bot));

function sitting(now: Table, race: Race | undefined, bot: Bot): ReturnType<Decide> {
  const user = nextPracticeUser(now);
  const seated = newSeat(now, bot.library, user, "", race === undefined ? {} : { race });
  if (!seated.ok) return { ok: false, refused: tableRefuses(seated.refusal) };
  const display = botDisplay(
    seated.seat.race,
    now.seats.map((each) => each.display),
    tableLanguage(now),
  );
  return { ok: true, entry: { type: "practice-seated", seat: { ...seated.seat, display } } };
}

async function botGoes(table: string, { key, userId }: Pick<Doer, "key" | "userId">, bot: Bot): Promise<Answer> {
  const acted = await bot.tables.act(table, key, userId, () => ({ ok: true, entry: { type: "practice-left" } }));
  if (acted.outcome === "refused") return refusedPrivately(acted.refused, acted.table, bot);
  return reply((language) => say(language, "bot-gone"));
}
