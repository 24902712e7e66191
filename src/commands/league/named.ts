/** What the league commands share: which league is meant, and whose decks may be looked at. */
import type { BaseInteraction } from "discord.js";
import { entrantOf, type League, leagueNamed } from "../../leagues/index.ts";
import { leagueList, leagueProblem, plain } from "../../views/index.ts";
import { citing } from "../../views/leagues/cited.ts";
import { NO_LEAD } from "../../views/leagues/lead.ts";
import { privateLeague } from "../../views/leagues/league.ts";
import { leaguesButton } from "../../views/prompts/first-steps.ts";
import { buttonRows, inLanguages, privateMessage } from "../../views/text/message.ts";
import { say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Choice, privately, replacing, reply } from "../shared/command.ts";

export const LEAGUES_ONLY_IN_A_SERVER = citing("league-only-server", "league-registration");

/** The leagues of a server: its only one, or the list of them. */
export async function leagues(guild: string | null, bot: Pick<Bot, "leagues">): Promise<Answer> {
  if (guild === null) return reply(LEAGUES_ONLY_IN_A_SERVER);
  const found = await leagueMeant(guild, null, bot);
  return found.ok ? replacing(privateLeague(found.league)) : found.answer;
}

export type FoundLeague = { ok: true; league: League } | { ok: false; answer: Answer };

/**
 * The league that somebody names; without a name the server's only one, or the only one of those that `likely` prefers.
 * Otherwise the answer asks which.
 */
export async function leagueMeant(
  guild: string,
  text: string | null,
  bot: Pick<Bot, "leagues">,
  likely: (league: League) => boolean = () => true,
): Promise<FoundLeague> {
  const leagues = await bot.leagues.of(guild);
  if (text !== null) {
    const league = leagueNamed(leagues, text);
    if (league) return { ok: true, league };
    const none = inLanguages((language) => {
      const content = leagueProblem("no-league", text)(language);
      return privateMessage({ content, rows: buttonRows([leaguesButton(language)]) });
    });
    return { ok: false, answer: privately(none) };
  }
  const [only, ...others] = leagues;
  if (only !== undefined && others.length === 0) return { ok: true, league: only };
  const [first, ...more] = leagues.filter(likely);
  if (first !== undefined && more.length === 0) return { ok: true, league: first };
  const which = leagueList(leagues, leagues.length === 0 ? NO_LEAD : (language) => say(language, "league-which"));
  return { ok: false, answer: privately(which) };
}

/** Whether the user is in it. */
export const isIn = (user: string) => (league: League) => entrantOf(league, user) !== null;

export async function leagueChoices({ guildId }: Pick<BaseInteraction, "guildId">, typed: string, bot: Bot) {
  const leagues = guildId === null ? [] : await bot.leagues.of(guildId);
  return leagues
    .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
    .map(({ id, name }): Choice => ({ name: plain(name, 100), value: id }));
}
