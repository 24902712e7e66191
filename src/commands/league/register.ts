/** `/league join` and `leave`. */
import type { ChatInputCommandInteraction, MessageComponentInteraction } from "discord.js";
import { type League, leagueNamed } from "../../league/index.ts";
import { readOwnDeck } from "../../table/own-seat.ts";
import { confirmLeaving, deckMessage, leagueProblem, registeredMessage, safe } from "../../views/index.ts";
import type { Bot } from "../bot.ts";
import { type Answer, privately } from "../command.ts";
import { findingLines } from "../deck/check.ts";
import { deckNamed, libraryOf, viewOf } from "../deck/own.ts";
import { displayOf } from "../who.ts";
import { isIn, leagueMeant, say, sayInstead } from "./named.ts";

/** Registers a copy of one of the player's own decks, once all is said that a table would ask of it. */
export async function join(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const { options, user } = interaction;
  const found = await leagueMeant(guild, options.getString("league", true), bot);
  if (!found.ok) return found.answer;
  const { league } = found;
  if (!league.open) return say(leagueProblem("closed", league.name));
  const named = await deckNamed(interaction, options.getString("deck", true), bot);
  if (!named.ok) return named.answer;
  const library = await libraryOf(bot, guild);
  const read = readOwnDeck(named.deck, library);
  if (read.seat === null || read.race === null || read.faction === null) {
    const lead = `**${safe(named.deck.name, 60)}** is not registered yet. Say what is missing, then type \`/league join\` once more:`;
    return privately(deckMessage(viewOf(read, library), lead));
  }
  const entrant = { user: user.id, name: displayOf(interaction), race: read.race, faction: read.faction };
  const done = await bot.leagues.register(guild, league.id, { ...entrant, at: bot.clock.now(), copy: named.deck });
  if (!done.ok) return say(leagueProblem(done.problem, league.name));
  return privately(
    registeredMessage({
      league: done.league,
      deck: named.deck.name,
      entrant,
      replaced: done.before !== null,
      check: findingLines(read, { rules: league.rules }, bot),
    }),
  );
}

/** Leaves the league; once registration is closed only after asking. */
export async function leave(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const { options, user } = interaction;
  const found = await leagueMeant(guild, options.getString("league"), bot, isIn(user.id));
  if (!found.ok) return found.answer;
  const { league } = found;
  if (!isIn(user.id)(league)) return say(leagueProblem("not-in", league.name));
  return league.open ? say(await withdrawn(guild, league, user.id, bot)) : privately(confirmLeaving(league));
}

/** The press that leaves a league whose registration is closed. */
export async function leaveForGood(
  { user }: MessageComponentInteraction,
  guild: string,
  id: string,
  bot: Bot,
): Promise<Answer> {
  const league = leagueNamed(await bot.leagues.of(guild), id);
  if (!league) return sayInstead("That league is not there any more.");
  return sayInstead(await withdrawn(guild, league, user.id, bot));
}

async function withdrawn(guild: string, league: League, user: string, bot: Bot): Promise<string> {
  const done = await bot.leagues.withdraw(guild, league.id, user);
  return done.ok
    ? `You have left **${safe(league.name, 60)}**. Its copy of your deck is forgotten; your own deck is still in \`/deck list\`.`
    : leagueProblem(done.problem, league.name);
}
