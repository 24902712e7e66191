/** `/league import`: the players of a league out of a spreadsheet, all of them or none. */
import type { ChatInputCommandInteraction } from "discord.js";
import { PLAYERS_LIMITS, readPlayers } from "../../leagues/files/players.ts";
import type { League } from "../../leagues/index.ts";
import { leagueProblem } from "../../views/index.ts";
import { cited } from "../../views/leagues/cited.ts";
import { importedPlayers, playersProblems } from "../../views/leagues/imported.ts";
import { say, type Tell } from "../../views/words/index.ts";
import { attachedBytes } from "../shared/attachment.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, reply } from "../shared/command.ts";
import { refreshLeague } from "./refresh.ts";
import { notAnOrganiser, organises, runningNight, speakerOf } from "./running.ts";

export async function importPlayers(
  interaction: ChatInputCommandInteraction,
  guild: string,
  league: League,
  bot: Bot,
): Promise<Answer> {
  if (!organises(interaction, league)) return reply(notAnOrganiser(league));
  if (!league.open) return reply(leagueProblem("closed", league.name));
  const file = await attachedBytes(interaction.options.getAttachment("file", true), PLAYERS_LIMITS.bytes);
  const unread: Tell = (language) => say(language, "league-bad-file", { why: file.ok ? "" : file.problem(language) });
  if (!file.ok) return reply((language) => cited(unread(language), "league-registration", language));
  const read = await readPlayers(file.bytes, league.rules);
  if (!read.ok) return privately(playersProblems(read.problems));
  const at = bot.clock.now();
  const wanted = read.players.map(({ user, name, race, faction }) => ({
    user,
    name: name === "" ? `Player ${user.slice(-4)}` : name,
    race,
    faction,
    deck: null,
    at,
  }));
  const done = await bot.leagues.enrol(guild, league.id, wanted);
  if (!done.ok)
    return reply(leagueProblem(done.problem, league.name, (language) => say(language, "league-nobody-taken")));
  const running = await runningNight(guild, done.league, bot);
  if (running !== null) {
    const { key: _, ...speaker } = speakerOf(interaction, bot);
    await bot.nights.act(running.ref, speaker, (night) =>
      done.fresh
        .filter(({ user }) => !night.players.some((player) => player.user === user))
        .map(({ at: __, ...player }) => ({ type: "entered", player, here: false })),
    );
  }
  refreshLeague(guild, league.id, bot);
  return privately(importedPlayers(done.league, done.fresh.length, wanted.length - done.fresh.length));
}
