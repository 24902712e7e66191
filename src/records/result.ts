/** What a game came to, as a server's record keeps it: places, and of whom who is on record. */
import { z } from "zod";
import { FACTIONS, RACES, RULE_SETS } from "../engine/index.ts";
import { isBotUser } from "../table/seats/bot-users.ts";
import { isOwnGame } from "../table/seats/played-on.ts";
import { NO_USER, type Table } from "../table/table.ts";
import { type Promises, promisesSchema } from "./promises.ts";

export const VICTORIES = ["standard", "major", "last-player", "none"] as const;

const seatSchema = z.object({
  /** `NO_USER` where nobody is on record: then there is no name either. */
  user: z.string().max(40),
  name: z.string().max(100).optional(),
  race: z.enum(RACES),
  faction: z.enum(FACTIONS),
  place: z.number().int().min(1).max(20),
  won: z.boolean(),
  /** How their deadlines were kept; only of who is on record and has played the seat. */
  promises: promisesSchema.optional(),
});

export const resultSchema = z.object({
  /** The table's id: a table has one result. */
  table: z.string().max(60),
  /** When the game ended, in ms since the epoch. */
  at: z.number(),
  rules: z.enum(RULE_SETS),
  victory: z.enum(VICTORIES),
  seats: z.array(seatSchema).min(2).max(20).readonly(),
});
export type Result = z.infer<typeof resultSchema>;
export type SeatResult = Result["seats"][number];

/** Whether what comes of this table belongs on record: people alone play there, and it is neither a lesson nor practice from another game. */
export const belongsOnRecord = (table: Table): boolean =>
  isOwnGame(table) &&
  table.seats.length >= 2 &&
  table.seats.every(({ userId, owner = userId }) => !isBotUser(userId) && !isBotUser(owner));

/** Whose seat each is: whoever has played it in the end plays for its owner. */
export const ownersOf = ({ seats }: Table): string[] => seats.map(({ userId, owner }) => owner ?? userId);

/**
 * The result of a table that is over; null where it has none, does not count, or nobody who sat there is on record.
 * @param onRecord those who want to be
 * @param promises of each seat
 */
export function resultOf(
  table: Table,
  onRecord: ReadonlySet<string>,
  promises: readonly (Promises | null)[],
): Result | null {
  const result = table.phase === "over" ? table.game?.result : null;
  const owners = ownersOf(table);
  if (!result || !belongsOnRecord(table) || !owners.some((user) => onRecord.has(user))) return null;
  const seats = table.seats.map(({ display, race, faction }, seat): SeatResult => {
    const user = owners[seat] ?? NO_USER;
    const kept = promises[seat];
    return {
      ...(onRecord.has(user)
        ? { user, name: display.slice(0, 100), ...(kept ? { promises: kept } : {}) }
        : { user: NO_USER }),
      race,
      faction,
      place: result.places[seat] ?? table.seats.length,
      won: result.winners.includes(seat),
    };
  });
  return { table: table.id, at: table.lastAt ?? 0, rules: table.rules, victory: result.victory, seats };
}

/** The same results, with nobody in them who is off the record now. */
export function withoutThose(results: readonly Result[], isOn: (user: string) => boolean): Result[] {
  return results.map((result) => ({
    ...result,
    seats: result.seats.map((each) => {
      if (each.user !== NO_USER && isOn(each.user)) return each;
      const { name: _, promises: __, ...rest } = each;
      return { ...rest, user: NO_USER };
    }),
  }));
}
