/** What a player of a league sits down with at the table of their pod: at first, and when they come back to its lobby. */
import type { League } from "../../leagues/index.ts";
import { isOpen, type NightPlayer, type NightRef, playerOf } from "../../leagues/night/index.ts";
import type { Wish } from "../../table/seats/lobby.ts";
import { readOwnDeck } from "../../table/seats/own-seat.ts";
import { sealOf } from "../../table/seats/sealed-deck.ts";
import type { Table, TableSeat } from "../../table/table.ts";
import { libraryOf } from "../deck/own.ts";
import type { Bot } from "../shared/bot.ts";

export interface Brought {
  readonly wish: Wish;
  /** What stands beside the seat of a registered deck. */
  readonly sealed: Pick<TableSeat, "seal">;
  /** Whether a deck is registered: nothing else is played then. */
  readonly registered: boolean;
}

/** The side that a player has registered, with the deck where one is, and nothing of it is still to be said. */
export async function broughtBy(ref: NightRef, league: League, player: NightPlayer, bot: Bot): Promise<Brought> {
  const { race, faction } = player;
  const kept = await bot.leagues.deckOf(ref.guild, league.id, player);
  const entrant = league.entrants.find(({ user }) => user === player.user);
  const copy = kept ?? (entrant ? await bot.leagues.deckOf(ref.guild, league.id, entrant) : null);
  const own = copy === null ? null : readOwnDeck(copy, await libraryOf(bot, ref.guild)).seat;
  if (copy === null || own === null) return { wish: { race, faction }, sealed: {}, registered: false };
  const sealed = copy.salt === undefined ? {} : { seal: sealOf(copy, player, copy.salt) };
  return { wish: { race, faction, own }, sealed, registered: true };
}

/** What somebody sits down with who has no seat in the lobby of a pod of theirs; null at all other tables. */
export async function broughtToPod(table: Table | null, user: string, bot: Bot): Promise<Brought | null> {
  if (table === null || table.phase !== "lobby" || table.seats.some(({ userId }) => userId === user)) return null;
  for (const ref of await bot.nights.running()) {
    if (ref.guild !== table.guild) continue;
    const night = (await bot.nights.of(ref))?.night;
    const pod = night?.rounds
      .flatMap(({ pods }) => pods)
      .find((each) => each.table === table.id && isOpen(each) && each.players.includes(user));
    const player = night && pod ? playerOf(night, user) : null;
    if (player === null) continue;
    const league = (await bot.leagues.of(ref.guild)).find(({ id }) => id === ref.league);
    return league === undefined || player.gone !== null ? null : broughtBy(ref, league, player, bot);
  }
  return null;
}
