import { z } from "zod";
import { titleKey } from "../engine/cards/titles.ts";
import { FACTIONS, RACES } from "../engine/index.ts";
import { settingsSchema, USUAL_SETTINGS, userSchema } from "./night/settings.ts";

export const LEAGUE_LIMITS = { leagues: 50, name: 60, entrants: 200, organisers: 10 } as const;

/** What a league may play by: house rules belong to one table. */
export const LEAGUE_RULES = ["engine", "casual", "tournament", "quickstart"] as const;
export type LeagueRules = (typeof LEAGUE_RULES)[number];

const entrantSchema = z
  .object({
    /** The Discord user. */
    user: z.string(),
    /** What the server called them as they joined. */
    name: z.string().max(60),
    race: z.enum(RACES),
    faction: z.enum(FACTIONS),
    /** Id of the copy of the deck, which is kept elsewhere: who reads a league reads no deck. Null where none is registered. */
    deck: z.string().nullable(),
    /** Hash of that copy, for everybody to keep: its table shows the same. */
    seal: z.string().max(64).optional(),
    /** When it was registered, in ms since the epoch. */
    at: z.number(),
  })
  .readonly();
/** A player of a league. All of it but the id of the deck is public. */
export type Entrant = z.infer<typeof entrantSchema>;

/** A league as it is kept. */
export const leagueSchema = z
  .object({
    /** Names it for good, whatever it is called. */
    id: z.string(),
    name: z.string().min(1).max(LEAGUE_LIMITS.name),
    /** Who opened it: a Discord user, and what the server called them. */
    host: z.object({ user: z.string(), name: z.string().max(60) }).readonly(),
    rules: z.enum(LEAGUE_RULES),
    /** Whether players may join, and decks may be replaced. */
    open: z.boolean(),
    /** In the order in which they joined. */
    entrants: z.array(entrantSchema).readonly(),
    at: z.number(),
    /** How its nights are played. Leagues of earlier versions have what is usual. */
    settings: settingsSchema.default(USUAL_SETTINGS),
    /** Who organises it besides its host. */
    organisers: z
      .array(z.object({ user: userSchema, name: z.string().max(60) }).readonly())
      .max(LEAGUE_LIMITS.organisers)
      .readonly()
      .default([]),
    /** How many nights there have been: the last of them may still run. */
    nights: z.int().min(0).default(0),
    /** Its registration message, which is kept up to date; null where there is none. */
    posted: z.object({ channel: userSchema, message: userSchema }).readonly().nullable().default(null),
  })
  .readonly();
export type League = z.infer<typeof leagueSchema>;
/** What is said of a league that is opened; what is left out is as usual. */
export type FreshLeague = Pick<League, "id" | "name" | "host" | "rules" | "at"> & Partial<Pick<League, "settings">>;

export type LeagueProblem = "too-many-leagues" | "name-taken" | "no-league" | "closed" | "full" | "not-in";
export type Changed<T> = ({ ok: true } & T) | { ok: false; problem: LeagueProblem };

/** The server's leagues with one more, whose registration is open. Refuses a name that is taken, and too many. */
export function withLeague(
  leagues: readonly League[],
  fresh: FreshLeague,
): Changed<{ leagues: readonly League[]; league: League }> {
  if (leagueNamed(leagues, fresh.name)) return { ok: false, problem: "name-taken" };
  if (leagues.length >= LEAGUE_LIMITS.leagues) return { ok: false, problem: "too-many-leagues" };
  const league: League = leagueSchema.parse({ ...fresh, open: true, entrants: [] });
  return { ok: true, leagues: [...leagues, league], league };
}

/**
 * Joins a league, or takes the place of what the same player registered before. Refuses where registration is closed, but to
 * those who are in and `exchange` cards between two rounds.
 */
export function withEntrant(
  league: League,
  entrant: Entrant,
  exchange = false,
): Changed<{ league: League; before: Entrant | null }> {
  const before = entrantOf(league, entrant.user);
  if (!league.open && !(exchange && before !== null)) return { ok: false, problem: "closed" };
  if (before === null && league.entrants.length >= LEAGUE_LIMITS.entrants) return { ok: false, problem: "full" };
  const entrants =
    before === null
      ? [...league.entrants, entrant]
      : league.entrants.map((each) => (each.user === entrant.user ? entrant : each));
  return { ok: true, league: { ...league, entrants }, before };
}

/** Takes in all of these who are not in yet, or nobody: where registration is closed, and where they are too many. */
export function withEntrants(
  league: League,
  wanted: readonly Entrant[],
): Changed<{ league: League; fresh: readonly Entrant[] }> {
  if (!league.open) return { ok: false, problem: "closed" };
  const fresh = wanted.filter(({ user }) => entrantOf(league, user) === null);
  const entrants = [...league.entrants, ...fresh];
  if (entrants.length > LEAGUE_LIMITS.entrants) return { ok: false, problem: "full" };
  return { ok: true, league: { ...league, entrants }, fresh };
}

/** Leaves a league, also once registration is closed. */
export function withoutEntrant(league: League, user: string): Changed<{ league: League; before: Entrant }> {
  const before = entrantOf(league, user);
  if (before === null) return { ok: false, problem: "not-in" };
  const apart = league.settings.apart.filter((pair) => !pair.includes(user));
  const entrants = league.entrants.filter((each) => each !== before);
  return { ok: true, league: { ...league, entrants, settings: { ...league.settings, apart } }, before };
}

/** With registration open or closed. */
export const withRegistration = (league: League, open: boolean): League => ({ ...league, open });

export const entrantOf = ({ entrants }: Pick<League, "entrants">, user: string): Entrant | null =>
  entrants.find((entrant) => entrant.user === user) ?? null;

/** The league that somebody means by its id or its name. */
export function leagueNamed(leagues: readonly League[], text: string): League | undefined {
  return leagues.find(({ id }) => id === text) ?? leagues.find(({ name }) => titleKey(name) === titleKey(text));
}
