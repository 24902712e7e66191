/** Opening and closing a league's registration. */
import type { BaseInteraction } from "discord.js";
import type { League } from "../../leagues/index.ts";
import { leagueButton, leagueProblem, safe } from "../../views/index.ts";
import { cited } from "../../views/leagues/cited.ts";
import { buttonRows, message } from "../../views/text/message.ts";
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
  const named = `**${safe(league.name, 60)}**`;
  if (!organises(asked, league)) return reply(notAnOrganiser(league));
  if (league.open === open)
    return reply(cited(`Registration for ${named} is ${open ? "open" : "closed"} already.`, "league-registration"));
  const done = await bot.leagues.setOpen(guild, league.id, open);
  if (!done.ok) return reply(leagueProblem(done.problem, league.name));
  refreshLeague(guild, league.id, bot);
  const content = open
    ? `Registration for ${named} is open again: decks can be registered and replaced.`
    : `Registration for ${named} is closed: decks stay as they are registered.`;
  return openly(message({ content, rows: buttonRows([leagueButton(league)]) }));
}
