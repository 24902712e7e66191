import type { MessageComponentInteraction } from "discord.js";
import { leagueNamed } from "../../league/index.ts";
import { type LeaguePress, parseLeaguePress } from "../../views/index.ts";
import type { Bot } from "../bot.ts";
import { type Answer, type Presses, replacing } from "../command.ts";
import { allDecks, oneDeck } from "./decks.ts";
import { ONLY_IN_A_SERVER, privateLeague, sayInstead } from "./named.ts";
import { leaveForGood } from "./register.ts";

/** Buttons and menus about leagues. Who may see a deck is asked at each press. */
export const leaguePresses = {
  press(customId) {
    const press = parseLeaguePress(customId);
    return press === null ? null : (interaction, bot) => handle(interaction, press, bot);
  },
} satisfies Presses;

async function handle(interaction: MessageComponentInteraction, press: LeaguePress, bot: Bot): Promise<Answer> {
  const guild = interaction.guildId;
  if (guild === null) return sayInstead(ONLY_IN_A_SERVER);
  if (press.verb === "leave") return leaveForGood(interaction, guild, press.id, bot);
  const league = leagueNamed(await bot.leagues.of(guild), press.id);
  if (!league) return sayInstead("That league is not there any more.");
  switch (press.verb) {
    case "show":
      // The page is the presser's own.
      return replacing(privateLeague(league, press.page));
    case "decks":
      return allDecks(interaction, guild, league, press.page, bot);
    case "deck":
      return oneDeck(interaction, guild, league, press, bot);
    case "pick": {
      const [user = ""] = interaction.isStringSelectMenu() ? interaction.values : [];
      return oneDeck(interaction, guild, league, { user }, bot);
    }
  }
}
