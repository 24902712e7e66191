/** A practice table that goes on from a moment of a game: any turn of one that is over, and of one that runs what one knows. */
import { type MessageComponentInteraction, PermissionFlagsBits } from "discord.js";
import type { Game } from "../../engine/index.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { newTableId } from "../../table/seats/lobby.ts";
import { type Beginning, beginning, seatToPlayOn } from "../../table/seats/played-on.ts";
import { newSeed } from "../../table/seed.ts";
import { isOut, type Table } from "../../table/table.ts";
import { contextOf, tableLanguage } from "../../thread/seen/context.ts";
import { botDisplay, parsePress } from "../../views/index.ts";
import {
  parsePlayOn,
  playedOnAnswer,
  playedOnName,
  playedOnOpening,
  unknownCards,
  whoseSeat,
} from "../../views/tracker/played-on.ts";
import { type Language, say, type Tell } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing, reply } from "../shared/command.ts";
import { mayVisit } from "../shared/judges.ts";
import { addToThread } from "../shared/new-member.ts";
import { presses } from "../shared/presses.ts";
import { refusedPrivately } from "../shared/refused.ts";
import { displayOf } from "../shared/who.ts";
import { tablePlaceOf } from "./opening/open-table.ts";
import { inNewThread } from "./opening/open-thread.ts";
import type { TablePlace } from "./opening/place.ts";

/** Whether somebody may play on from a game, from some turn of it at least. */
export function mayPlayOn(table: Table, userId: string): boolean {
  const { lesson, game } = table;
  if (lesson || game === null) return false;
  return isOver(table) || (seatToPlayOn(table, userId, null) !== null && !isOut(table, userId));
}

const isOver = ({ phase }: Pick<Table, "phase">): boolean => phase === "over" || phase === "ended";

export const playOnPresses = presses({
  parse(customId) {
    const press = parsePress(customId);
    const wish = press?.verb === "play-on" ? parsePlayOn(press.key) : null;
    return press && wish && { verb: "play-on", table: press.table, wish };
  },
  press: { "play-on": (interaction, { table, wish }, bot) => playOn(interaction, table, wish, bot) },
});

const NOT_YOURS: Tell = (language) => say(language, "played-on-not-yours");

type Wish = NonNullable<ReturnType<typeof parsePlayOn>>;

async function playOn(interaction: MessageComponentInteraction, id: string, wish: Wish, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(id);
  if (table === null) return refusedPrivately(tableRefuses({ code: "no-table" }), null, bot);
  if (!mayVisit(interaction, table))
    return refusedPrivately(tableRefuses({ code: "elsewhere", thread: table.thread }), table, bot);
  const { user } = interaction;
  if (!mayPlayOn(table, user.id)) return reply(NOT_YOURS);
  const seat = seatToPlayOn(table, user.id, wish.seat);
  if (seat === null) {
    if (isOver(table) && wish.turn !== "now") return replacing(whoseSeat(contextOf(table), wish.turn));
    return reply(NOT_YOURS);
  }
  const game = await gameThen(table, wish.turn, bot);
  if (game === null) return reply((language) => say(language, "then-gone"));
  const display = displayOf(interaction);
  const seed = newSeed();
  const begins = beginning(
    {
      of: table,
      game,
      at: wish.turn === "now" ? "now" : "start",
      seat,
      userId: user.id,
      display,
      names: botNames(game, display, tableLanguage(table)),
      seed,
    },
    bot.library,
  );
  if (!begins.ok)
    return reply((language) =>
      begins.why === "out" ? say(language, "played-on-out") : unknownCards(begins.titles, language),
    );
  return opened(interaction, { beginning: begins.beginning, seed, display, of: table }, bot);
}

/** The game as it stands, or as it stood at the beginning of a turn; null where there was none. */
async function gameThen(table: Table, turn: Wish["turn"], bot: Bot): Promise<Game | null> {
  if (turn === "now") return isOver(table) ? null : table.game;
  const told = await bot.tables.history(table.id);
  return told?.turns.find((one) => one.turn === turn)?.first ?? null;
}

/** What the others are called: nobody's name, as nobody but the one who practises plays there. */
function botNames({ seats }: Game, own: string, language: Language): string[] {
  const names: string[] = [];
  for (const { race } of seats) names.push(botDisplay(race, [own, ...names], language));
  return names;
}

interface Opening {
  readonly beginning: Beginning;
  readonly seed: string;
  readonly display: string;
  readonly of: Table;
}

/** Opens the thread, that its player alone sees while the other game runs, and the table in it. */
async function opened(interaction: MessageComponentInteraction, opening: Opening, bot: Bot): Promise<Answer> {
  const { user, appPermissions } = interaction;
  const found = await tablePlaceOf(interaction, "/game replay", bot);
  if (!found.ok) return reply(found.why);
  const { place } = found;
  const alone = place.post === null && appPermissions.has(PermissionFlagsBits.CreatePrivateThreads);
  if (!alone && !isOver(opening.of)) return reply((language) => say(language, "played-on-alone"));
  const tooMany = await bot.fairUse.table(user.id, place.guild);
  if (tooMany !== null) return reply(tooMany);
  const answer = await inThread(interaction, place, alone, opening, bot);
  if (answer.opened) return privately(playedOnAnswer(answer.thread));
  await bot.fairUse.noTable(user.id, place.guild);
  return answer.answer;
}

type InThread = { opened: true; thread: string } | { opened: false; answer: Answer };

async function inThread(
  { id: key, user }: MessageComponentInteraction,
  place: TablePlace,
  alone: boolean,
  { beginning: from, seed, display, of }: Opening,
  bot: Bot,
): Promise<InThread> {
  const language = tableLanguage(of);
  const name = playedOnName(from.of.name, from.of.turn, language);
  const first = playedOnOpening(display, language);
  const { guild, channel } = place;
  const id = newTableId();
  const put = (thread: string) =>
    bot.tables.create(id, key, user.id, {
      type: "created",
      id,
      guild,
      channel,
      thread,
      name,
      rules: of.rules,
      ...(of.language ? { language: of.language } : {}),
      ...(of.house ? { house: of.house } : {}),
      pace: "live",
      hostDisplay: display,
      seed,
      from,
    });
  const asked = { key, name, first, alone, language: of.language, command: "/game replay" };
  const opened = await inNewThread(place, asked, put, bot);
  if (!opened.ok) return { opened: false, answer: reply(opened.why) };
  const { acted } = opened;
  if (acted.outcome === "refused") return { opened: false, answer: refusedPrivately(acted.refused, acted.table, bot) };
  await addToThread(acted.table, user.id, bot);
  return { opened: true, thread: acted.table.thread };
}
