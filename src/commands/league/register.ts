/** `/league join` and `leave`. */
import type { BaseInteraction, ChatInputCommandInteraction } from "discord.js";
import type { League } from "../../leagues/index.ts";
import { madeInTurns } from "../../piecemeal.ts";
import { readOwnDeck, readOwnDecks } from "../../table/own-seat.ts";
import {
  confirmLeaving,
  deckMessage,
  leagueButton,
  leagueProblem,
  registeredMessage,
  safe,
  whichDeck,
} from "../../views/index.ts";
import { buttonRows, privateMessage } from "../../views/text/message.ts";
import { findingLines } from "../deck/check.ts";
import { correctableViewOf, deckNamed, decksOf, libraryOf, ownDecks, viewOf } from "../deck/own.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing, say, sayInstead } from "../shared/command.ts";
import { displayOf } from "../shared/who.ts";
import { isIn, leagueMeant } from "./named.ts";

/** `/league join`: the league and the deck as they are named. */
export async function join(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const { options } = interaction;
  const found = await leagueMeant(guild, options.getString("league", true), bot);
  return found.ok ? register(interaction, guild, found.league, options.getString("deck", true), bot) : found.answer;
}

/** Asks which deck, where a button is pressed. */
export async function askWhichDeck(asked: BaseInteraction, guild: string, league: League, bot: Bot): Promise<Answer> {
  if (!league.open) return sayInstead(leagueProblem("closed", league.name));
  const decks = await decksOf(asked, bot);
  if (decks.length === 0) return ownDecks(asked, bot);
  const library = await libraryOf(bot, guild);
  const read = await madeInTurns(readOwnDecks(decks, library));
  return replacing(whichDeck(league, read.map(viewOf)));
}

/** Registers a copy of one of the player's own decks, once all is said that a table would ask of it. */
export async function register(
  asked: BaseInteraction,
  guild: string,
  league: League,
  wanted: string,
  bot: Bot,
): Promise<Answer> {
  if (!league.open) return sayInstead(leagueProblem("closed", league.name));
  const named = await deckNamed(asked, wanted, bot);
  if (!named.ok) return named.answer;
  const library = await libraryOf(bot, guild);
  const read = readOwnDeck(named.deck, library);
  if (read.seat === null || read.race === null || read.faction === null) {
    const lead = `**${safe(named.deck.name, 60)}** is not registered yet. Say what is missing, then join **${safe(league.name, 60)}** once more:`;
    return replacing(deckMessage(await correctableViewOf(read, library), lead));
  }
  const entrant = { user: asked.user.id, name: displayOf(asked), race: read.race, faction: read.faction };
  const done = await bot.leagues.register(guild, league.id, { ...entrant, at: bot.clock.now(), copy: named.deck });
  if (!done.ok) return sayInstead(leagueProblem(done.problem, league.name));
  return replacing(
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

/** The press that leaves a league, after asking. */
export async function leaveForGood(user: string, guild: string, league: League, bot: Bot): Promise<Answer> {
  const content = await withdrawn(guild, league, user, bot);
  return replacing(privateMessage({ content, rows: buttonRows([leagueButton(league)]) }));
}

async function withdrawn(guild: string, league: League, user: string, bot: Bot): Promise<string> {
  const done = await bot.leagues.withdraw(guild, league.id, user);
  return done.ok
    ? `You have left **${safe(league.name, 60)}**. Its copy of your deck is forgotten; your own deck is still in \`/deck list\`.`
    : leagueProblem(done.problem, league.name);
}
