/** What players say of themselves at a night: that they are here, that they play no more. */
import type { BaseInteraction } from "discord.js";
import type { League } from "../../leagues/index.ts";
import { entrantOf } from "../../leagues/index.ts";
import { playerOf, sittingIn } from "../../leagues/night/index.ts";
import { dropConfirmation, hereMessage, outMessage } from "../../views/leagues/check-in.ts";
import { citing } from "../../views/leagues/cited.ts";
import { nightProblem } from "../../views/leagues/night-words.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, replacing, replyInstead } from "../shared/command.ts";
import { refreshLeague } from "./refresh.ts";
import { askHowToJoin } from "./register.ts";
import { NO_NIGHT, runningNight, speakerOf, tell } from "./running.ts";

/** Checks a player in; whoever is not in the league yet is asked how to join. */
export async function checkIn(asked: BaseInteraction, guild: string, league: League, bot: Bot): Promise<Answer> {
  const running = await runningNight(guild, league, bot);
  if (running === null) return replyInstead(NO_NIGHT);
  const { user } = asked;
  const entrant = entrantOf(league, user.id);
  if (entrant === null && playerOf(running.night, user.id) === null) return askHowToJoin(asked, guild, league, bot);
  const acted = await bot.nights.act(running.ref, speakerOf(asked, bot), (night) => {
    const player = playerOf(night, user.id);
    // Registered while the night was being opened.
    if (player === null && entrant !== null) {
      const { name, race, faction, deck } = entrant;
      return [{ type: "entered", player: { user: user.id, name, race, faction, deck }, here: true }];
    }
    if (player?.gone) return [{ type: "returned", user: user.id }];
    return player?.here ? [] : [{ type: "here", user: user.id, here: true }];
  });
  refreshLeague(guild, league.id, bot);
  if (acted.outcome === "none") return replyInstead(NO_NIGHT);
  if (acted.outcome === "refused") return replyInstead(nightProblem(acted.problem, acted.night));
  return replacing(hereMessage(league, acted.night));
}

/** Asks once before a player drops, and says what that means now. */
export async function confirmDrop(asked: BaseInteraction, guild: string, league: League, bot: Bot): Promise<Answer> {
  const running = await runningNight(guild, league, bot);
  if (running === null) return replyInstead(NO_NIGHT);
  const player = playerOf(running.night, asked.user.id);
  if (player === null) return replyInstead(citing("night-no-you-not-in", "league-registration"));
  if (player.gone !== null) return replacing(outMessage(league, running.night));
  const open = sittingIn(running.night, asked.user.id);
  return replacing(dropConfirmation(league, running.night, open.length));
}

export async function dropOut(asked: BaseInteraction, guild: string, league: League, bot: Bot): Promise<Answer> {
  const running = await runningNight(guild, league, bot);
  if (running === null) return replyInstead(NO_NIGHT);
  const told = await tell(asked, running, () => [{ type: "dropped", user: asked.user.id, how: "drop", why: "" }], bot);
  return told.ok ? replacing(outMessage(league, told.night)) : told.answer;
}
