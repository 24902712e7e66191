/** A league filled with practice opponents, in the sandbox alone: so one person can try a whole night. */
import type { BaseInteraction } from "discord.js";
import { copyOfStarter } from "../../catalogue/starter-copy.ts";
import type { Entrant, League } from "../../leagues/index.ts";
import { newcomers } from "../../leagues/practice.ts";
import { nextTurn } from "../../piecemeal.ts";
import { playableFactions } from "../../table/seats/lobby.ts";
import { newSalt, sealOf } from "../../table/seats/sealed-deck.ts";
import { botDisplay, leagueProblem } from "../../views/index.ts";
import { citing } from "../../views/leagues/cited.ts";
import { say, type Tell } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, replacing, replyInstead } from "../shared/command.ts";
import { refreshLeague } from "./refresh.ts";
import { lastNight, panelOf, runningNight, speakerOf } from "./running.ts";

/** Practice opponents join with the practice decks of their races until there are enough; who runs already is here at once. */
export async function fillLeague(asked: BaseInteraction, guild: string, league: League, bot: Bot): Promise<Answer> {
  if (!bot.sandbox) return replyInstead(citing("night-only-sandbox", "practice-opponents"));
  if (!league.open) return replyInstead(leagueProblem("closed", league.name));
  const sides = playableFactions(bot.library, league).filter(({ faction }) => faction === "babylon-project");
  const { language } = await bot.settings.servers.of(guild);
  const wanted = newcomers(league, sides, (race, taken) => botDisplay(race, taken, language));
  const at = bot.clock.now();
  const joined: Entrant[] = [];
  let now = league;
  for (const one of wanted) {
    await nextTurn();
    const starter = bot.library.starters.find(
      ({ practice, race, faction }) => practice && race === one.race && faction === one.faction,
    );
    const copy = league.settings.registered && starter ? copyOfStarter(starter, bot.library, at) : null;
    const salt = newSalt();
    const sealed = copy === null ? {} : { salt, seal: sealOf(copy, one, salt).hash };
    const done = await bot.leagues.register(guild, league.id, { ...one, ...sealed, at, copy });
    if (!done.ok) break;
    now = done.league;
    joined.push(...now.entrants.filter(({ user }) => user === one.user));
  }
  const running = await runningNight(guild, now, bot);
  if (running !== null) {
    const { key: _, ...speaker } = speakerOf(asked, bot);
    await bot.nights.act(running.ref, speaker, (night) =>
      joined
        .filter(({ user }) => !night.players.some((player) => player.user === user))
        .map(({ user, name, race, faction, deck }) => ({
          type: "entered",
          player: { user, name, race, faction, deck },
          here: true,
        })),
    );
  }
  refreshLeague(guild, league.id, bot);
  const lead: Tell = (language) =>
    joined.length === 0
      ? say(language, "night-filled-enough", { players: now.entrants.length })
      : say(language, "night-filled", { players: joined.length });
  return replacing(panelOf(bot, now, (await lastNight(guild, now, bot))?.night ?? null, lead));
}
