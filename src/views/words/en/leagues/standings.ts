/**
 * Who stands where: in a night, in all of a league's, and one player alone.
 * In other languages: `leagues/standings.ftl`.
 */
export const STANDINGS = {
  "standings-title": "Standings of { $league }, night { $night }",
  "standings-title-all": "Standings of { $league }, all nights",
  "standings-title-final": "Final standings of { $league }, night { $night }",
  "standings-title-all-final": "Final standings of { $league }, all nights",
  "standings-tie-victories": `{ $count ->
    [0] no victory
    [one] { $count } victory
   *[other] { $count } victories
}`,
  "standings-tie-major": `{ $count ->
    [0] no major victory
    [one] { $count } major victory
   *[other] { $count } major victories
}`,
  "standings-tie-opponents": "opponents { $points }",
  "standings-tie-heads": "head to head { $sign }{ $count }",
  "standings-tables": `{ $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}`,
  "standings-byes": `{ $byes ->
    [one] { $byes } bye
   *[other] { $byes } byes
}`,
  "standings-left": "left",
  "standings-ties":
    "-# Equal points: more victories, more major victories, opponents with more points on average, more often ahead of each other; who is still equal shares the rank.",
  "standings-more": "…and { $more } more: **Files** has them all.",
  "standings-no-result": `-# No result yet: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}`,
  "standings-open": `-# { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} open`,
  "standings-waits": "-# Round { $round }, pod { $pod } { $waits }",
  "standings-more-wait": "-# …and { $more } more wait",
  "standings-live": "-# Kept up to date here.",
  "standings-none": "No pod has a result yet.",
  "standings-pods-button": "Pods",
  "standings-last-button": "The last night",
  "standings-all-button": "All nights",
  "standings-button": "Standings",
  "standings-when": "Night { $night }, round { $round }",
  "standings-bye": "a bye",
  "standings-with": "with { $names }",
  "standings-no-result-yet": "no result yet",
  "standings-place": `place { $place }{ $victory ->
    [major] , a major victory
    [standard] , a standard victory
   *[none] {""}
}`,
  "standings-own": `Rank { $rank } of { $all } with { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}, { $victories ->
    [one] { $victories } victory
   *[other] { $victories } victories
} at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.`,
  "standings-own-none": "No result counts for you yet.",
  "standings-own-head": `{""}**{ $league }**, { $name }: { $says }`,
  "standings-files": `{""}**{ $league }**: standings and results of { $nights ->
    [one] { $nights } night
   *[other] { $nights } nights
}.`,
} as const;
