/** Why nothing came of what somebody wanted of a night, and what to do. In other languages: `leagues/night-no.ftl`. */
export const NIGHT_NO = {
  "night-no-over":
    "This night has ended. Its results can still be corrected; for the next night press **Organise**, then **Open a night**.",
  "night-no-nothing-new": "That is so already.",
  "night-no-not-in": "That player is not in this league. **Join…** on the registration message takes them in.",
  "night-no-already-in": "That player is in already.",
  "night-no-full": "The night is full: 200 players is the most.",
  "night-no-gone":
    "That player has dropped. An organiser takes them in again: **Organise**, **Players…**, their name, **Back in**.",
  "night-no-locked":
    "Decks are locked since the night began. Between two rounds a player may exchange cards with the own reserve.",
  "night-no-playing": "That player sits at a table that is not over yet, or has played already.",
  "night-no-no-round": "There is no such round yet.",
  "night-no-no-pod": "There is no such pod in that round.",
  "night-no-no-more-rounds":
    "All rounds of this night are played. **Settings…** adds rounds; **End the night** closes it.",
  "night-no-draft-changed": "Somebody else has changed or published these pods meanwhile. Look at them again:",
  "night-no-field-changed": "Somebody has come or gone since these pods were made. Press **Pair again**.",
  "night-no-wrong-field": "These are not the pods of those who are here. Press **Pair again**.",
  "night-no-clash":
    "{ $names } would sit together, and must not: they play the same race, or are kept apart. Nothing was changed.",
  "night-no-same-pod": "They sit together already: choose two players of different pods.",
  "night-no-locked-pod": "That pod is locked. Unlock it first, under **Lock pods**.",
  "night-no-tables-open": `{ $count ->
    [one] Pod { $pods } of round { $round } has no result yet, and a player has one open table at most. Report what came of it with \`/league report\`, or call time. Nothing was published.
   *[other] Pods { $pods } of round { $round } have no result yet, and a player has one open table at most. Report what came of them with \`/league report\`, or call time. Nothing was published.
}`,
  "night-no-not-opened":
    "Pod { $pods } of round { $round } has not begun: its table is being opened. The next round is published once all of that one are at their tables. Nothing was published.",
  "night-no-not-opened-waits":
    "Pod { $pods } of round { $round } has not begun: it waits for a table of { $names }. The next round is published once all of that one are at their tables. Nothing was published.",
  "night-no-clock-runs": "The clock of that round runs already.",
  "night-no-no-clock": "The clock of that round does not run.",
  "night-no-time-called": "Time has been called there already.",
  "night-no-settled": "That pod has its result. An organiser corrects it with `/league correct`.",
  "night-no-not-reported": "Nothing has been reported of that pod yet.",
  "night-no-report-changed": "Another report has come meanwhile. Look at it again.",
  "night-no-own-report": "You reported that yourself: another player of the pod confirms it.",
  "night-no-not-of-pod": "You do not sit in that pod.",
  "night-no-wrong-result": "That is no result of this pod: { $detail }. Nothing was changed.",
  "night-no-something-missing": "something is missing",
  "night-no-already-disputed": "That is disputed already; a judge decides.",
  "night-no-not-disputed": "Nobody disputes that result.",
  "night-no-disputed": "That result is disputed; a judge decides.",
  "night-no-about": "{ $names }: { $problem }",
  "night-no-too-few": `A pod has 3 players at least, and { $here ->
    [0] nobody is
    [one] { $here } is
   *[other] { $here } are
} here. { $away ->
    [0] More players have to join.
    [one] { $away } player more is in, but not checked in: **Check everybody in** does that for all.
   *[other] { $away } players more are in, but not checked in: **Check everybody in** does that for all.
}`,
  "night-no-night": "No night of this league runs. An organiser opens one: **Organise**, then **Open a night**.",
  "night-no-gone-night": "That night is gone.",
  "night-no-night-more": "That night is not there any more.",
  "night-no-pod-more": "That pod is not there any more.",
  "night-no-player": "That player is not in this night.",
  "night-no-you-not-in": "You are not in this league.",
  "night-no-first": "No night of { $league } has been opened yet. Its organisers open one with `/league night`.",
  "night-no-number": "{ $league } has no night { $night }.",
  "night-no-first-yet": "No night of { $league } has been opened yet.",
  "night-no-export": "No night of { $league } has been opened yet: there is nothing to export.",
  "night-no-round-yet": "No round of that night has been published yet.",
  "night-no-open-table":
    "No table is open there: time has been called, every pod has its result, or its table is not there yet.",
  "night-no-pod-of-yours":
    "You sit in no pod of { $league } yet. Organisers choose a pod: press **Pods** under the standings.",
} as const;
