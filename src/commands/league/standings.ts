/** Who stands where: in a night, in all of them, and one player alone; as files too. */
import type { BaseInteraction } from "discord.js";
import { leagueJson, resultRows, resultsCsv, standingsCsv } from "../../leagues/files/results.ts";
import type { League } from "../../leagues/index.ts";
import type { Night } from "../../leagues/night/index.ts";
import { type Board, boardIn, recordOf } from "../../leagues/standings/board.ts";
import { madeInTurns } from "../../piecemeal.ts";
import { languageThere } from "../../rounds/saying.ts";
import { citing } from "../../views/leagues/cited.ts";
import { leagueName } from "../../views/leagues/league-press.ts";
import { forReader, picturedStandings, recordMessage, standingsMessage } from "../../views/leagues/standings.ts";
import type { Titled } from "../../views/leagues/standings-words.ts";
import { changedIn, inWords } from "../../views/text/message.ts";
import { safe } from "../../views/text/safe-text.ts";
import { FIRST_LANGUAGE, say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, openly, privately, reply } from "../shared/command.ts";
import { readersLanguage } from "../shared/language.ts";
import { displayOf } from "../shared/who.ts";
import { nightMeant, nightsOf } from "./organising.ts";

/** A night's by its number, the last one's for null, or with 0 the season's: for everybody, or for whoever pressed. */
export async function standings(
  asked: BaseInteraction,
  guild: string,
  league: League,
  night: number | null,
  bot: Bot,
  toAll: boolean,
): Promise<Answer> {
  const shown = async (about: Titled, board: Board) => {
    const language = toAll ? await languageThere(bot, guild) : await readersLanguage(asked, bot);
    const text = standingsMessage(about, board, language);
    const pictured = () => picturedStandings(about, board, language);
    // Pictures are in the first language alone, and a screen is wholly in one.
    const pictures = language === FIRST_LANGUAGE && board.rows.length > 0 ? bot.pictures : undefined;
    if (toAll) return openly((await pictures?.likedIn(guild, text, pictured)) ?? text);
    return privately(forReader((await pictures?.likedBy(asked.user.id, text, pictured)) ?? text));
  };
  const { id, name } = league;
  if (night === 0) {
    const all = await nightsOf(guild, league, bot);
    if (all.length === 0) return reply(citing("night-no-first-yet", "league-night", { league: leagueName(league) }));
    return shown({ id, name, night: 0 }, await madeInTurns(boardIn(all, league.settings.points)));
  }
  const found = await nightMeant(guild, league, night ?? 0, bot);
  if (!found.ok) return found.answer;
  const one = found.kept.night;
  return shown({ id, name, night: one.number }, await madeInTurns(boardIn([one], one.settings.points)));
}

/** What a player has done in a league, only for them. */
export async function record(
  asked: BaseInteraction & Parameters<typeof displayOf>[0],
  guild: string,
  league: League,
  bot: Bot,
): Promise<Answer> {
  const nights = await nightsOf(guild, league, bot);
  const { points } = league.settings;
  const about = { id: league.id, name: league.name, night: 0 };
  const { id } = asked.user;
  return privately(
    recordMessage(
      about,
      displayOf(asked),
      await madeInTurns(boardIn(nights, points)),
      id,
      recordOf(nights, points, id),
    ),
  );
}

/** The most that a file of ours is to have, in bytes. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Standings and results as files, only for whoever asked: everything in them is public already. */
export async function files(guild: string, league: League, format: "csv" | "json", bot: Bot): Promise<Answer> {
  const nights: Night[] = await nightsOf(guild, league, bot);
  if (nights.length === 0) return reply(citing("night-no-export", "league-night", { league: leagueName(league) }));
  const { points } = league.settings;
  const board = await madeInTurns(boardIn(nights, points));
  const rows = await madeInTurns(resultRows(nights, points));
  const made =
    format === "json"
      ? [{ name: "league.json", text: await madeInTurns(leagueJson(league.name, points, board, rows)) }]
      : [
          { name: "standings.csv", text: standingsCsv(board) },
          { name: "results.csv", text: await madeInTurns(resultsCsv(rows)) },
        ];
  const fit = made.filter(({ text }) => Buffer.byteLength(text) <= MOST_BYTES);
  const told = { league: safe(league.name, 60), nights: nights.length };
  const message = inWords((language) => say(language, "standings-files", told));
  return privately(changedIn(message, (shown) => ({ ...shown, files: fit })));
}
