/**
 * What somebody asks a server for themselves: the line for a table, and the record of their games.
 * In other languages: `people/own.ftl`.
 */
export const OWN = {
  "line-in": `{""}**You are in line for a table**: { $wanted }.
    Every { $minutes } minutes I look through the line. When enough of you fit, a table opens beside this channel and calls you: press **Join** then. Nobody is shown who waits.`,
  "line-already":
    "You are in line already, since { $since }: { $wanted }. Nobody stands there twice: to look for something else, leave first.",
  "line-left": "You have left the line. `/game find` puts you in again.",
  "line-not-in": "You do not stand in line. If a table has called you, press **Leave** in its lobby.",
  "line-full": "The line of this server is as long as it may be. Try again later, or open a table with `/game create`.",
  "line-too-many": `This server lets everybody play { $most ->
    [one] { $most } game
   *[other] { $most } games
} at once, and you sit at so many tables here already. Finish one first; \`/game mine\` shows them.`,
  "line-leave-button": "Leave the line",
  "line-pace": "pace { $pace }",
  "line-any-pace": "any pace",
  "line-any-rules": "any rules",
  "line-seats": `{ $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}`,
  "line-any-seats": "any number of seats",
  "record-none":
    "You are on no record: no game is noted under your name, and none is shown. `/settings mine record:on` has the games that you finish from then on noted in their server.",
  "record-empty":
    "You are on record, and have finished no game here since. Games with practice opponents do not count.",
  "record-title": `{""}**Your record in this server**`,
  "record-off": "-# `/settings mine record:off` hides it everywhere; `/privacy delete` takes your name out for good.",
  "record-note":
    "-# A rating begins at 25; ± says how unsure it still is. It is made anew from the results each time it is asked for.",
  "record-server-none":
    "No game is on record in this server yet. A finished game is noted once somebody who played it has said `/settings mine record:on`; games with practice opponents are not.",
  "record-server-title": `📒 **{ $games ->
    [one] { $games } game
   *[other] { $games } games
} on record in this server**`,
  "record-chosen": "-# Whoever is on record has chosen so: `/settings mine record:on`.",
  "record-races": "Races: { $list }",
  "record-factions": "Factions: { $list }",
  "record-side": "{ $side } { $won } of { $seats }",
  "record-sum": `{ $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won · { $places } · { $rating }`,
  "record-rating": "rating { $mean } ± { $unsure }",
  "record-rating-later": `rating after { $games ->
    [one] { $games } more game
   *[other] { $games } more games
}`,
  "record-place": `{ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} ×{ $count }`,
  "record-kept": `{ $deadlines ->
    [one] 🤝 Answers, kept { $kept } of { $deadlines } deadline
   *[other] 🤝 Answers, kept { $kept } of { $deadlines } deadlines
}`,
  "record-kept-within": `{ $deadlines ->
    [one] 🤝 Answers within { $within } h, kept { $kept } of { $deadlines } deadline
   *[other] 🤝 Answers within { $within } h, kept { $kept } of { $deadlines } deadlines
}`,
  "record-elsewhere": "Records belong to a server: type `/stats` in one.",
} as const;
