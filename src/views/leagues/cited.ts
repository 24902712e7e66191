/** What leagues and settings say "no" by: each refusal names its rule, and `/rule` finds it under that. */
export type LeagueRule =
  | "league-night"
  | "league-registration"
  | "league-results"
  | "sideboarding"
  | "tournament-rules"
  | "tournament-time"
  | "practice-opponents"
  | "judges"
  | "deadlines";

/** The sentence with the rule that it rests on. */
export const cited = (sentence: string, rule: LeagueRule): string => `${sentence}\n-# The rule: \`/rule ${rule}\``;
