/** Leagues: who is in, with which registered deck. Pure: what is kept where is `leagues.ts`. */
export {
  type Changed,
  type Entrant,
  entrantOf,
  type FreshLeague,
  LEAGUE_LIMITS,
  LEAGUE_RULES,
  type League,
  type LeagueProblem,
  type LeagueRules,
  leagueNamed,
  leagueSchema,
  withEntrant,
  withEntrants,
  withLeague,
  withoutEntrant,
  withRegistration,
} from "./league.ts";
