/** `/league join` and `leave`. */
import type { BaseInteraction, ChatInputCommandInteraction } from "discord.js";
import type { OwnDeck } from "../../catalogue/own-decks.ts";
import { type Entrant, entrantOf, type League } from "../../leagues/index.ts";
import { hasBegun, sittingIn } from "../../leagues/night/index.ts";
import { madeInTurns } from "../../piecemeal.ts";
import { playableFactions } from "../../table/seats/lobby.ts";
import { type ReadOwnDeck, readOwnDeck, readOwnDecks } from "../../table/seats/own-seat.ts";
import { newSalt, sealOf } from "../../table/seats/sealed-deck.ts";
import {
  confirmLeaving,
  deckMessage,
  leagueButton,
  leagueProblem,
  registeredMessage,
  safe,
  whichDeck,
} from "../../views/index.ts";
import { joinedMessage, whichSide } from "../../views/leagues/check-in.ts";
import { cited } from "../../views/leagues/cited.ts";
import { leagueName, sideOf } from "../../views/leagues/league-press.ts";
import { nightProblem } from "../../views/leagues/night-words.ts";
import { buttonRows, inLanguages, privateMessage } from "../../views/text/message.ts";
import { say, type Tell } from "../../views/words/index.ts";
import { findingLines } from "../deck/check.ts";
import { correctableViewOf, deckNamed, decksOf, libraryOf, ownDecks, viewOf } from "../deck/own.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, type Choice, privately, replacing, reply, replyInstead } from "../shared/command.ts";
import { displayOf } from "../shared/who.ts";
import { isIn, leagueMeant } from "./named.ts";
import { refreshLeague } from "./refresh.ts";
import { type LastNight, runningNight } from "./running.ts";

/** `/league join`: the league and the deck as they are named. */
export async function joinLeague(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const { options } = interaction;
  const found = await leagueMeant(guild, options.getString("league", true), bot);
  if (!found.ok) return found.answer;
  const { league } = found;
  const deck = options.getString("deck");
  const side = options.getString("side");
  if (league.settings.registered) {
    return deck === null
      ? askWhichDeck(interaction, guild, league, bot)
      : register(interaction, guild, league, deck, bot);
  }
  return joinAs(interaction, guild, league, side ?? "", bot);
}

/** The sides that there is a ready-made deck for. */
export function sideChoices(typed: string, bot: Bot): Choice[] {
  return playableFactions(bot.library, { rules: "engine" })
    .map((side) => ({ name: sideOf(side), value: `${side.race}/${side.faction}` }))
    .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
}

/** Asks for what a league wants of whoever joins: a deck, or race and faction alone. */
export async function askHowToJoin(asked: BaseInteraction, guild: string, league: League, bot: Bot): Promise<Answer> {
  if (league.settings.registered) return askWhichDeck(asked, guild, league, bot);
  if (!league.open) return replyInstead(leagueProblem("closed", league.name));
  return replacing(whichSide(league, playableFactions(bot.library, league)));
}

/** Joins with race and faction alone, as "narn/home" or in words. */
export async function joinAs(
  asked: BaseInteraction,
  guild: string,
  league: League,
  side: string,
  bot: Bot,
): Promise<Answer> {
  const wanted = side.trim().toLowerCase();
  const chosen = playableFactions(bot.library, league).find(
    (each) => wanted === `${each.race}/${each.faction}` || wanted === sideOf(each).toLowerCase(),
  );
  if (!chosen || league.settings.registered) return askHowToJoin(asked, guild, league, bot);
  const late = await lockedOut(guild, league, asked.user.id, bot);
  if (late !== null) return replyInstead(late);
  const entrant = { user: asked.user.id, name: displayOf(asked), ...chosen };
  const done = await bot.leagues.register(guild, league.id, { ...entrant, at: bot.clock.now(), copy: null });
  if (!done.ok) return replyInstead(leagueProblem(done.problem, league.name));
  await enterNight(asked, guild, done.league, bot);
  return replacing(joinedMessage(done.league, chosen, done.before !== null));
}

/** Why a player's registration stays as it is in the night that runs; null where it may change. */
async function lockedOut(guild: string, league: League, user: string, bot: Bot): Promise<Tell | null> {
  const running = await runningNight(guild, league, bot);
  if (running === null || !hasBegun(running.night, user)) return null;
  return nightProblem({ code: "locked" }, running.night);
}

/** Whoever registers while a night runs is in it, and here. */
async function enterNight(asked: BaseInteraction, guild: string, league: League, bot: Bot): Promise<void> {
  refreshLeague(guild, league.id, bot);
  const running = await runningNight(guild, league, bot);
  const entrant = entrantOf(league, asked.user.id);
  if (running === null || entrant === null) return;
  const { user, name, race, faction, deck } = entrant;
  // Not the press's own key: that it has come before says nothing of whether this was written.
  const speaker = { by: user, as: displayOf(asked), at: bot.clock.now() };
  await bot.nights.act(running.ref, speaker, () => [
    { type: "entered", player: { user, name, race, faction, deck }, here: true },
  ]);
}

/** Asks which deck, where a button is pressed. */
export async function askWhichDeck(asked: BaseInteraction, guild: string, league: League, bot: Bot): Promise<Answer> {
  if (!league.open && !(await exchanges(guild, league, asked.user.id, bot)))
    return replyInstead(leagueProblem("closed", league.name));
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
  if (!league.open && !(await exchanges(guild, league, asked.user.id, bot)))
    return replyInstead(leagueProblem("closed", league.name));
  const named = await deckNamed(asked, wanted, bot);
  if (!named.ok) return named.answer;
  const library = await libraryOf(bot, guild);
  const read = readOwnDeck(named.deck, library);
  if (read.seat === null || read.race === null || read.faction === null) {
    const told = { deck: safe(named.deck.name, 60), league: leagueName(league) };
    const lead: Tell = (language) => say(language, "league-not-yet", told);
    return replacing(deckMessage(await correctableViewOf(read, library), lead));
  }
  const exchanged = await exchangeOf(asked, guild, league, { read, own: named.deck }, bot);
  if (exchanged !== null && !exchanged.ok)
    return replyInstead((language) => cited(exchanged.why(language), "sideboarding", language));
  const entrant = { user: asked.user.id, name: displayOf(asked), race: read.race, faction: read.faction };
  const salt = newSalt();
  const { hash: seal } = sealOf(named.deck, entrant, salt);
  const registration = { ...entrant, at: bot.clock.now(), copy: named.deck, salt, seal };
  const done = await bot.leagues.register(guild, league.id, registration, exchanged !== null);
  if (!done.ok) return replyInstead(leagueProblem(done.problem, league.name));
  if (exchanged !== null) await deckChanged(asked, exchanged.running, entrantOf(done.league, asked.user.id), bot);
  else await enterNight(asked, guild, done.league, bot);
  return replacing(
    registeredMessage({
      league: done.league,
      deck: named.deck.name,
      entrant,
      replaced: done.before !== null,
      seal,
      check: findingLines(read, { rules: league.rules }, bot),
    }),
  );
}

/** Leaves the league; once registration is closed only after asking. */
export async function leaveLeague(interaction: ChatInputCommandInteraction, guild: string, bot: Bot): Promise<Answer> {
  const { options, user } = interaction;
  const found = await leagueMeant(guild, options.getString("league"), bot, isIn(user.id));
  if (!found.ok) return found.answer;
  const { league } = found;
  if (!isIn(user.id)(league)) return reply(leagueProblem("not-in", league.name));
  return league.open ? reply(await withdrawn(interaction, guild, league, bot)) : privately(confirmLeaving(league));
}

/** The press that leaves a league, after asking. */
export async function leaveForGood(asked: BaseInteraction, guild: string, league: League, bot: Bot): Promise<Answer> {
  const tell = await withdrawn(asked, guild, league, bot);
  return replacing(
    inLanguages((language) =>
      privateMessage({ content: tell(language), rows: buttonRows([leagueButton(league, language)]) }),
    ),
  );
}

async function withdrawn(asked: BaseInteraction, guild: string, league: League, bot: Bot): Promise<Tell> {
  const user = asked.user.id;
  const running = await runningNight(guild, league, bot);
  // Whoever has played in the night that runs drops from it; whoever has not was never there.
  if (running !== null)
    await bot.nights.act(running.ref, { by: user, as: displayOf(asked), at: bot.clock.now() }, (night) =>
      hasBegun(night, user) ? [{ type: "dropped", user, how: "drop", why: "" }] : [{ type: "withdrawn", user }],
    );
  const done = await bot.leagues.withdraw(guild, league.id, user);
  refreshLeague(guild, league.id, bot);
  return done.ok
    ? (language) => say(language, "league-left", { league: leagueName(league) })
    : leagueProblem(done.problem, league.name);
}

/** Whether somebody plays in the night that runs: between two rounds they exchange cards, also once registration is closed. */
export async function exchanges(guild: string, league: League, user: string, bot: Bot): Promise<boolean> {
  const running = await runningNight(guild, league, bot);
  return running !== null && hasBegun(running.night, user);
}

type Exchange = { ok: true; running: LastNight } | { ok: false; why: Tell };

/**
 * Whether somebody who plays in the night that runs may go on with this deck: between two rounds, with the same cards in deck
 * and reserve together, of the same race. Null where they do not play. compendium: 11. Tournament Rules
 */
async function exchangeOf(
  asked: BaseInteraction,
  guild: string,
  league: League,
  { read, own }: { read: ReadOwnDeck; own: OwnDeck },
  bot: Bot,
): Promise<Exchange | null> {
  const running = await runningNight(guild, league, bot);
  const user = asked.user.id;
  if (running === null || !hasBegun(running.night, user)) return null;
  const { night } = running;
  const [open] = sittingIn(night, user);
  if (open)
    return {
      ok: false,
      why: (language) => say(language, "league-locked-now", { pod: open.pod.number, round: open.round.number }),
    };
  const entrant = entrantOf(league, user);
  const before = entrant === null ? null : await bot.leagues.deckOf(guild, league.id, entrant);
  if (before === null || entrant === null) return { ok: true, running };
  if (read.race !== entrant.race || read.faction !== entrant.faction)
    return { ok: false, why: (language) => say(language, "league-same-side") };
  if (cardsOf(before) !== cardsOf(own)) return { ok: false, why: (language) => say(language, "league-same-cards") };
  return { ok: true, running };
}

/** All cards of a deck and its reserve, wherever they lie. */
function cardsOf({ cards }: OwnDeck): string {
  const counts = new Map<string, number>();
  for (const { title, count } of cards) counts.set(title, (counts.get(title) ?? 0) + count);
  return JSON.stringify([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function deckChanged(
  asked: BaseInteraction,
  { ref }: LastNight,
  entrant: Entrant | null,
  bot: Bot,
): Promise<void> {
  const deck = entrant?.deck;
  if (!entrant || !deck) return;
  await bot.nights.act(ref, { by: entrant.user, as: displayOf(asked), at: bot.clock.now() }, () => [
    { type: "deck-changed", user: entrant.user, deck },
  ]);
}
