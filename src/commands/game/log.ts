import type { MessageComponentInteraction } from "discord.js";
import { madeInTurns } from "../../piecemeal.ts";
import { tableRefuses } from "../../table/refusal.ts";
import type { Replayed } from "../../table/replay.ts";
import { seatOfUser, type Table } from "../../table/table.ts";
import { pastContextOf } from "../../thread/seen/context.ts";
import { type Message, parsePress } from "../../views/index.ts";
import {
  LOG_KINDS,
  type LogPage,
  logKindWords,
  logPageMessage,
  logPages,
  parseLogPage,
} from "../../views/log/log-pages.ts";
import { PRESSES_ABOUT } from "../../views/text/custom-id.ts";
import { inWords } from "../../views/text/message.ts";
import { languageOf, say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing } from "../shared/command.ts";
import { mayVisit } from "../shared/judges.ts";
import { readersLanguage } from "../shared/language.ts";
import { alike, presses } from "../shared/presses.ts";
import { refusedMessage } from "../shared/refused.ts";
import { sitsAt, whichTable } from "../shared/which-table.ts";
import type { Subcommand } from "./subcommand.ts";

/** More turns than any game has. */
export const MOST_TURNS = 999;

export const log = {
  name: "log",
  build: (builder) =>
    builder
      .setDescription("What has happened, in pages, the newest first; shown only to you")
      .addIntegerOption((option) =>
        option.setName("turn").setDescription("Only this turn").setMinValue(0).setMaxValue(MOST_TURNS),
      )
      .addUserOption((option) => option.setName("player").setDescription("Only what is about this player"))
      .addStringOption((option) =>
        option
          .setName("kind")
          .setDescription("Only lines of this kind")
          .addChoices(...LOG_KINDS.map((value) => ({ name: logKindWords(value), value }))),
      ),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { options } = interaction;
    const player = options.getUser("player");
    const seat = player === null ? null : seatOfUser(found.table, player.id);
    if (player !== null && seat === null) {
      const names = found.table.seats.map(({ userId }) => `<@${userId}>`).join(", ");
      const user = `<@${player.id}>`;
      return privately(
        inWords((language) =>
          names === ""
            ? say(language, "logpage-no-seats", { user })
            : say(language, "logpage-no-seat", { user, names }),
        ),
      );
    }
    const kind = LOG_KINDS.find((one) => one === options.getString("kind")) ?? "all";
    return privately(
      await shownLog(found.table, interaction, { page: null, turn: options.getInteger("turn"), seat, kind }, bot),
    );
  },
} satisfies Subcommand;

type Asking = Parameters<typeof readersLanguage>[0];

async function shownLog(table: Table, asking: Asking, page: LogPage, bot: Bot): Promise<Message> {
  const language = await readersLanguage(asking, bot).catch(() => languageOf(asking.locale));
  const told = await bot.tables.history(table.id);
  const now = told?.table ?? table;
  const ctx = { ...pastContextOf(now), language };
  const { steps, comesOut } = told ?? ({ steps: [], comesOut: "same" } satisfies Pick<Replayed, "steps" | "comesOut">);
  const pages = await madeInTurns(logPages(steps, page, ctx));
  const plays = now.phase === "playing" && sitsAt(now, asking.user.id);
  return logPageMessage(pages, page, ctx, { plays, asPlayed: comesOut === "same" });
}

/** The buttons and the menu under a page of the log. */
export const logPresses = presses({ parse: parseLogPress, press: alike(PRESSES_ABOUT.log, turned) });

interface LogPress {
  readonly verb: (typeof PRESSES_ABOUT.log)[number];
  readonly table: string;
  readonly page: LogPage;
}

function parseLogPress(customId: string): LogPress | null {
  const press = parsePress(customId);
  if (press?.verb !== "log-page" && press?.verb !== "log-kind") return null;
  const page = parseLogPage(press.key);
  return page && { verb: press.verb, table: press.table, page };
}

async function turned(
  interaction: MessageComponentInteraction,
  { table: id, page }: LogPress,
  bot: Bot,
): Promise<Answer> {
  const table = await bot.tables.load(id);
  if (table === null) return replacing(refusedMessage(tableRefuses({ code: "no-table" }), null, bot));
  if (!mayVisit(interaction, table))
    return replacing(refusedMessage(tableRefuses({ code: "elsewhere", thread: table.thread }), table, bot));
  const [chosen] = interaction.isStringSelectMenu() ? interaction.values : [];
  const kind = LOG_KINDS.find((one) => one === chosen) ?? page.kind;
  return replacing(await shownLog(table, interaction, { ...page, kind }, bot));
}
