/** Opening and closing a league's registration. */
import type { BaseInteraction } from "discord.js";
import type { League } from "../../leagues/index.ts";
import { languageThere } from "../../rounds/saying.ts";
import { leagueButton, leagueProblem } from "../../views/index.ts";
import { citing } from "../../views/leagues/cited.ts";
import { leagueName } from "../../views/leagues/league-press.ts";
import { buttonRows, message } from "../../views/text/message.ts";
import { say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, openly, reply } from "../shared/command.ts";
import { refreshLeague } from "./refresh.ts";
import { notAnOrganiser, organises } from "./running.ts";

/** Only who organises the league opens and closes its registration; everybody hears of it. */
export async function setRegistration(
  asked: BaseInteraction,
  guild: string,
  league: League,
  open: boolean,
  bot: Bot,
): Promise<Answer> {
  const named = { league: leagueName(league) };
  if (!organises(asked, league)) return reply(notAnOrganiser(league));
  if (league.open === open)
    return reply(citing(open ? "league-is-open" : "league-is-closed", "league-registration", named));
  const done = await bot.leagues.setOpen(guild, league.id, open);
  if (!done.ok) return reply(leagueProblem(done.problem, league.name));
  refreshLeague(guild, league.id, bot);
  const language = await languageThere(bot, guild);
  const content = say(language, open ? "league-open-now" : "league-closed-now", named);
  return openly(message({ content, rows: buttonRows([leagueButton(league, language)]) }));
}
