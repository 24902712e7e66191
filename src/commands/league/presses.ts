import type { MessageComponentInteraction } from "discord.js";
import { leagueNamed } from "../../leagues/index.ts";
import { confirmLeaving, type LeaguePress, parseLeaguePress } from "../../views/index.ts";
import { citing } from "../../views/leagues/cited.ts";
import { privateLeague } from "../../views/leagues/league.ts";
import { LEAGUE_PRESSES } from "../../views/leagues/league-press.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, replacing, replyInstead } from "../shared/command.ts";
import { alike, presses } from "../shared/presses.ts";
import { allDecks, oneDeck } from "./decks.ts";
import { LEAGUES_ONLY_IN_A_SERVER } from "./named.ts";
import { noteMessage } from "./refresh.ts";
import { askHowToJoin, leaveForGood, register } from "./register.ts";
import { setRegistration } from "./registration.ts";
import { lastNight } from "./running.ts";

/** Buttons and menus about leagues. Who may see a deck is asked at each press. */
export const leaguePresses = presses({
  word: "league",
  parse: parseLeaguePress,
  press: alike(LEAGUE_PRESSES, handle),
});

async function handle(interaction: MessageComponentInteraction, press: LeaguePress, bot: Bot): Promise<Answer> {
  const guild = interaction.guildId;
  if (guild === null) return replyInstead(LEAGUES_ONLY_IN_A_SERVER);
  const league = leagueNamed(await bot.leagues.of(guild), press.id);
  if (!league) return replyInstead(citing("league-gone", "league-registration"));
  await noteMessage(interaction, guild, league, bot);
  const { user } = interaction;
  const [value = ""] = interaction.isStringSelectMenu() ? interaction.values : [];
  switch (press.verb) {
    case "show":
      // The page is the presser's own.
      return replacing(privateLeague(league, press.page, (await lastNight(guild, league, bot))?.night ?? null));
    case "join":
      return askHowToJoin(interaction, guild, league, bot);
    case "with":
      return register(interaction, guild, league, value, bot);
    case "mine":
      return oneDeck(interaction, guild, league, { user: user.id }, bot);
    case "decks":
      return allDecks(interaction, guild, league, press.page, bot);
    case "deck":
      return oneDeck(interaction, guild, league, press, bot);
    case "pick":
      return oneDeck(interaction, guild, league, { user: value }, bot);
    case "close":
    case "reopen":
      return setRegistration(interaction, guild, league, press.verb === "reopen", bot);
    case "quit":
      return replacing(confirmLeaving(league));
    case "leave":
      return leaveForGood(interaction, guild, league, bot);
  }
}
