/** Registered decks: a judge sees all of a league, a player the own one. */
import type { BaseInteraction } from "discord.js";
import type { DeckLibrary } from "../../catalogue/deck-titles.ts";
import { type Entrant, entrantOf, type League } from "../../leagues/index.ts";
import { hasBegun } from "../../leagues/night/index.ts";
import { nextTurn } from "../../piecemeal.ts";
import { readOwnDeck } from "../../table/seats/own-seat.ts";
import {
  checkedDeck,
  leagueButton,
  PAGE,
  type RegisteredDeck,
  registeredDeck,
  registeredDecks,
  safe,
} from "../../views/index.ts";
import { citing } from "../../views/leagues/cited.ts";
import { leagueName } from "../../views/leagues/league-press.ts";
import { buttonRows, inLanguages, privateMessage } from "../../views/text/message.ts";
import { say } from "../../views/words/index.ts";
import { findingLines } from "../deck/check.ts";
import { libraryOf, viewOf } from "../deck/own.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Choice, replacing, replyInstead } from "../shared/command.ts";
import { mayJudge, notAJudge } from "../shared/judges.ts";
import { leagueMeant } from "./named.ts";
import { lastNight } from "./running.ts";

/** The decks of a league with what its rules say about each: for a judge, and for everybody once they are open. */
export async function allDecks(
  asked: BaseInteraction,
  guild: string,
  league: League,
  page: number,
  bot: Bot,
): Promise<Answer> {
  const open = await areOpen(guild, league, bot);
  if (!mayJudge(asked) && !open) return replyInstead(notAJudge(asked, (language) => say(language, "league-decks-own")));
  const library = await libraryOf(bot, guild);
  const last = Math.max(0, Math.ceil(league.entrants.length / PAGE) - 1);
  const at = Math.min(page, last);
  const shown = league.entrants.slice(at * PAGE, (at + 1) * PAGE);
  const read: RegisteredDeck[] = [];
  for (const entrant of shown) {
    await nextTurn();
    read.push(await registered(guild, league, entrant, library, bot));
  }
  return replacing(registeredDecks(league, at, ({ user }) => read.find(({ entrant }) => entrant.user === user), open));
}

/** Whether everybody may read the decks of a league: where it says so, once its last night has ended. */
async function areOpen(guild: string, league: League, bot: Bot): Promise<boolean> {
  if (!league.settings.revealed) return false;
  return (await lastNight(guild, league, bot))?.night.phase === "ended";
}

/** One registered deck whole: for judges, and for the player whose it is. */
export async function oneDeck(
  asked: BaseInteraction,
  guild: string,
  league: League,
  { user, page = 0 }: { user: string; page?: number },
  bot: Bot,
): Promise<Answer> {
  const judge = mayJudge(asked);
  const own = asked.user.id === user;
  const last = (await lastNight(guild, league, bot))?.night ?? null;
  const revealed = league.settings.revealed && last?.phase === "ended";
  if (!judge && !own && !revealed) return replyInstead(notAJudge(asked));
  const entrant = entrantOf(league, user);
  if (entrant === null) {
    const not = own ? "league-no-not-in" : "league-that-player-not-in";
    const tell = citing(not, "league-registration", { league: leagueName(league) });
    return replacing(
      inLanguages((language) =>
        privateMessage({ content: tell(language), rows: buttonRows([leagueButton(league, language)]) }),
      ),
    );
  }
  const { deck, check } = await registered(guild, league, entrant, await libraryOf(bot, guild), bot);
  if (deck === null) {
    const why = entrant.deck === null ? "league-deck-none-asked" : "league-deck-being-replaced";
    return replyInstead(citing(why, "league-registration", { name: safe(entrant.name, 32) }));
  }
  // Nobody reads somebody else's deck before its first round, a judge neither.
  const plays = last !== null && last.phase !== "ended" && hasBegun(last, user);
  const mayRead = own || revealed || (last !== null && hasBegun(last, user));
  if (!mayRead) return replacing(checkedDeck(league, { entrant, deck, check }));
  return replacing(registeredDeck(league, { entrant, deck, check }, page, { judge, own, plays }));
}

async function registered(
  guild: string,
  league: League,
  entrant: Entrant,
  library: DeckLibrary,
  bot: Bot,
): Promise<RegisteredDeck> {
  const copy = await bot.leagues.deckOf(guild, league.id, entrant);
  if (copy === null) return { entrant, deck: null, check: [] };
  const read = readOwnDeck(copy, library);
  return { entrant, deck: viewOf(read), check: findingLines(read, { rules: league.rules }, bot) };
}

/** The players of the league that is named, for whoever may read their decks. */
export async function playerChoices(
  asked: BaseInteraction,
  guild: string,
  { league: named, typed }: { league: string | null; typed: string },
  bot: Bot,
): Promise<Choice[]> {
  const found = await leagueMeant(guild, named, bot);
  if (!found.ok || !(mayJudge(asked) || (await areOpen(guild, found.league, bot)))) return [];
  const { entrants } = found.league;
  return entrants
    .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
    .map(({ name, user }) => ({ name, value: user }));
}

/** The player whom a judge names, by the choice or by what they are called; null where nobody is. */
export function playerNamed({ entrants }: League, text: string): string | null {
  const wanted = text.trim().toLowerCase();
  return (
    entrants.find(({ user }) => user === wanted)?.user ??
    entrants.find(({ name }) => name.toLowerCase() === wanted)?.user ??
    null
  );
}
