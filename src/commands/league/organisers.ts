/** `/league organisers`: who runs a league besides its host. The host and judges say so. */
import type { BaseInteraction, ChatInputCommandInteraction, MessageComponentInteraction } from "discord.js";
import { entrantOf, LEAGUE_LIMITS, type League } from "../../leagues/index.ts";
import { citing } from "../../views/leagues/cited.ts";
import { leagueName } from "../../views/leagues/league-press.ts";
import { organisersMessage, tooManyOrganisers } from "../../views/leagues/organisers.ts";
import { say, type Tell } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing, reply } from "../shared/command.ts";
import { mayJudge } from "../shared/judges.ts";
import { leagueMeant } from "./named.ts";
import { refreshLeague } from "./refresh.ts";
import { leagueGone } from "./running.ts";

type Organisers = League["organisers"];

const names = (asked: BaseInteraction, { host }: League): boolean => host.user === asked.user.id || mayJudge(asked);

const notTheHost = (league: League): Tell =>
  citing("league-organisers-host", "league-night", { league: leagueName(league) });

export async function organisers(asked: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const { options, user } = asked;
  const found = await leagueMeant(guild, options.getString("league"), bot, ({ host }) => host.user === user.id);
  if (!found.ok) return found.answer;
  const { league } = found;
  if (!names(asked, league)) return reply(notTheHost(league));
  const [added, removed] = [options.getUser("add"), options.getUser("remove")];
  if (added === null && removed === null) return privately(organisersMessage(league));
  if (added?.bot) return reply(citing("league-organisers-bot", "league-night"));
  const change = ({ host, organisers: before }: League): Organisers => {
    const others = before.filter((each) => each.user !== removed?.id && each.user !== added?.id);
    if (added === null || added.id === host.user) return others;
    return [...others, { user: added.id, name: added.displayName.slice(0, 60) }];
  };
  if (change(league).length > LEAGUE_LIMITS.organisers) return reply(tooManyOrganisers());
  return changed(guild, league, change, bot, privately);
}

/** Exactly those whom the menu names. */
export async function chooseOrganisers(
  asked: MessageComponentInteraction,
  guild: string,
  league: League,
  bot: Bot,
): Promise<Answer> {
  if (!names(asked, league)) return reply(notTheHost(league));
  if (!asked.isAnySelectMenu()) return replacing(organisersMessage(league));
  const people = asked.isUserSelectMenu() ? asked.users : null;
  const nameOf = (user: string) =>
    people?.get(user)?.displayName ??
    league.organisers.find((each) => each.user === user)?.name ??
    entrantOf(league, user)?.name ??
    "Organiser";
  const chosen = asked.values
    .filter((user) => user !== league.host.user && people?.get(user)?.bot !== true)
    .slice(0, LEAGUE_LIMITS.organisers)
    .map((user) => ({ user, name: nameOf(user).slice(0, 60) }));
  return changed(guild, league, () => chosen, bot, replacing);
}

async function changed(
  guild: string,
  league: League,
  change: (present: League) => Organisers,
  bot: Bot,
  shown: typeof replacing,
): Promise<Answer> {
  const done = await bot.leagues.alter(guild, league.id, (present) => ({ ...present, organisers: change(present) }));
  if (!done.ok) return leagueGone(league);
  refreshLeague(guild, league.id, bot);
  return shown(organisersMessage(done.league, (language) => say(language, "league-changed")));
}
