/** What a server's channels are told by themselves, and single answers to commands. In other languages: `aside.ftl`. */
export const ASIDE = {
  "digest-title": "📰 **New at the tables**",
  "digest-closed": "⏹️ Closed: { $table }",
  "digest-over": "🏁 Over: { $table }, without a victory",
  "digest-won": `🏆 **{ $names }** { $count ->
    [one] wins
   *[other] win
}: { $table }`,
  "digest-won-major": `🏆 **{ $names }** { $count ->
    [one] wins
   *[other] win
} a major victory: { $table }`,
  "digest-begun": "▶️ Begun: { $table }, with { $names }",
  "digest-new": `🪑 New, with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} free: { $table }`,
  "digest-free": `🪑 Still with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} free: { $table }`,
  "aside-found": `{""}**A table for { $people }**: { $thread }. Press **Join** to come; who does not come in time is not waited for.`,
  "aside-call-say": "Say in a few words what is to be decided. Nobody was called.",
  "aside-called": "Called: { $thread } says so, and no clock runs there until it is over.",
  "aside-call-write": "Write in a sentence what is to hold. Nothing was asked.",
  "aside-no-games": "No game is on record in this server yet, so there is nothing to export.",
  "aside-games": `{ $games ->
    [one] { $games } game
   *[other] { $games } games
}, a line for each seat. Whoever is not on record has no name in it.`,
  "aside-more-time": "Done: { $span } more.",
  "aside-no-time":
    "I cannot give “{ $text }”: name a time from { $least } to { $most } with its unit, such as `6h` or `1 day`. Nothing was changed.",
  "aside-rulings-server": "House rulings belong to a server: type this in one.",
  "aside-no-ruling": "There is no such house ruling here. `/rules list` shows them.",
  "aside-ruling-gone": "There is no such house ruling here any more.",
  "aside-no-rulings": "This server has no house rulings to export.",
  "aside-rulings": `{ $rulings ->
    [one] { $rulings } house ruling
   *[other] { $rulings } house rulings
}, as \`/rules import\` reads them.`,
  "aside-rulings-added": `{ $added ->
    [one] { $added } house ruling added
   *[other] { $added } house rulings added
}{ $replaced ->
    [0] {""}
   *[other] , { $replaced } of the same title replaced
}.`,
  "aside-cards-server": "Card facts belong to a server: type this in one.",
} as const;
