/** What the league commands share: which league is meant, and whose decks may be looked at. */
import type { BaseInteraction } from "discord.js";
import { entrantOf, type League, leagueNamed } from "../../leagues/index.ts";
import type { Night } from "../../leagues/night/index.ts";
import { leagueList, leagueMessage, leagueProblem, type Message, plain } from "../../views/index.ts";
import { cited } from "../../views/leagues/cited.ts";
import { leaguesButton } from "../../views/prompts/first-steps.ts";
import { buttonRows, privateMessage } from "../../views/text/message.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Choice, privately, replacing, reply } from "../shared/command.ts";

export const LEAGUES_ONLY_IN_A_SERVER = cited("Leagues belong to a server: type this in one.", "league-registration");

/** A page of a league for whoever pressed alone. */
export function privateLeague(league: League, page = 0, night: Night | null = null): Message {
  const { content, embeds, components } = leagueMessage(league, page, night);
  return privateMessage({ content, embeds, rows: components });
}

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
    const content = leagueProblem("no-league", text);
    return { ok: false, answer: privately(privateMessage({ content, rows: buttonRows([leaguesButton()]) })) };
  }
  const [only, ...others] = leagues;
  if (only !== undefined && others.length === 0) return { ok: true, league: only };
  const [first, ...more] = leagues.filter(likely);
  if (first !== undefined && more.length === 0) return { ok: true, league: first };
  const lead = leagues.length === 0 ? "" : "Which league do you mean? Say it with `league:`, or look at one of them:";
  return { ok: false, answer: privately(leagueList(leagues, lead)) };
}

/** Whether the user is in it. */
export const isIn = (user: string) => (league: League) => entrantOf(league, user) !== null;

export async function leagueChoices({ guildId }: Pick<BaseInteraction, "guildId">, typed: string, bot: Bot) {
  const leagues = guildId === null ? [] : await bot.leagues.of(guildId);
  return leagues
    .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
    .map(({ id, name }): Choice => ({ name: plain(name, 100), value: id }));
}
