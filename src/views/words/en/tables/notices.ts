/**
 * What a table tells everybody beside its log: how it begins, waits, and ends; and whose time is over.
 * In other languages: `tables/notices.ftl`.
 */
export const NOTICES = {
  begins: `{""}**The game begins.**`,
  "begins-pressed":
    "-# Every shuffle follows from the secret seed whose SHA-256 stands in the lobby, and from your own presses of Join and Start: nobody could choose it. `/game verify` proves it at the end.",
  "begins-seed": "-# Every shuffle follows from a secret seed, shown at the end. Its SHA-256: `{ $hash }`",
  "goes-on-here": `{""}**This table goes on here.** Everything stands as it did.`,
  "goes-on-again": "▶️ **{ $name }** lets the table go on.",
  "has-closed": `{""}**{ $who } has closed this table.**`,
  "seed-was": "-# The seed was `{ $seed }`.",
  "only-choice": "-# { $name }: { $order }, the only choice.",
  unsaid: "-# Something happened here that I cannot put into words. The tracker shows how it stands.",
  "takes-no-messages":
    "{ $name } takes no direct messages from me. **My hand** shows each player the own hand, privately.",
  "waits-paused": "⏸ **{ $name }** has paused this table: nobody acts until `/game resume`.",
  "waits-disputed": "⏸ Play waits: what was read off **{ $title }** is disputed.",
  "waits-objected": "⏸ Play waits: there is an objection to **{ $because }**, carried out by hand.",
  pauses: `⏸ **{ $name } pauses this table.** Nobody acts and nobody is reminded until it goes on; looking is free.
    Anybody who sits here, whoever opened the table, or a judge lets it go on.`,
  "still-there": `{""}**Still there?** Nothing has happened at this table for six days. **Go on** keeps it open; **End** closes it for good, after one more question.`,
  "restored-line": `**The bot’s host has brought this table back from a backup.** What stands below [this message]({ $last }) happened after it was taken
    and counts no more: play goes on from here.`,
  "restored-moved":
    "**The bot’s host has brought this table back from a backup** that was taken before it moved here. It goes on in { $thread }; what happened here counts no more.",
  "restored-without":
    "**The bot’s host has brought everything back from a backup** that was taken before this table was opened: I know nothing of it any more. `/game create` opens a new one.",
  "undone-press":
    "**The bot’s host has brought everything back from a backup** that was taken before this message was posted: what happened since counts no more, and nothing can be pressed here.",
  "undone-table": "The table goes on in { $thread }, from where it stood then.",
  "undone-no-table": "I know nothing of that table any more. `/game create` opens a new one.",
  "undone-league": "`/league show` tells who is in that league now; its organisers go on with `/league night`.",
  "still-paused": `{""}**Still there?** This table has been paused for six days. **Go on** lets it go on; **End** closes it for good, after one more question.`,
  "end-button": "End",
  "end-closed": "The game was closed before its end",
  "end-title": "Game over: { $table }",
  "end-proof":
    "The seed was `{ $seed }`. Its SHA-256 is the number that I published before the game: **Verify the shuffles** replays every one.",
  "end-nobody": "Nobody wins.",
  "end-nobody-time": "Nobody wins: time was called, and places go by power.",
  "end-wins": `{ $names } { $count ->
    [one] scores
   *[other] score
} { $victory ->
    [standard] a standard victory
    [major] a major victory
    [last-player] the victory of the last player left
   *[none] nobody
}.`,
  "end-after": "After turn { $turn }:",
  "end-place": `{""}**{ $place }.** { $name } · { $race } · power { $power } · influence { $influence }`,
  "time-button": "Give { $span } more",
  "time-whoever": "whoever has not answered",
  "time-waits-all": "{ $whom }, the table waits for everybody’s word, and the time for it is over.",
  "time-waits": "{ $whom }, the table waits for you: your time is over.",
  "time-passed":
    "{ $whom }, your time is over. The mildest answer was given for { $they }: what that was stands below, and play goes on.",
  "time-vote": `{ $waits } Once { $needed ->
    [one] { $needed } player
   *[other] { $needed } players
} would go on without waiting, the mildest answer is given for { $they }. An answer still counts until then.`,
  "time-voted": `⏩ **{ $name }** votes to go on: { $missing ->
    [one] { $missing } more vote
   *[other] { $missing } more votes
} and play goes on.`,
  "time-voted-last": "⏩ **{ $name }** votes to go on: that is enough, and play goes on.",
  "time-given": "⏳ **{ $name }** gives { $whom } { $span } more.",
  "time-given-all": "everybody who is asked",
  "time-called": "⏰ **{ $name }** calls time.",
  "time-called-later": "⏰ **{ $name }** calls time. It takes effect as soon as what play waits for is settled.",
  "time-away": "🏖️ **{ $name }** is on vacation from { $from } until { $until }: deadlines wait.",
  "time-stalled":
    "🛑 { $host }, this table has waited for { $whom } through three reminders. Nobody is reminded any more.",
  "time-stalled-answer": "an answer",
  "time-stalled-how":
    "-# You may look for a substitute, pause the table with `/game pause`, or close it with `/game end`.",
  "time-stalled-give":
    "-# Anybody here may give time with `/game time`. You may look for a substitute, pause the table with `/game pause`, or close it with `/game end`.",
  "time-until": "-# ⏳ Until { $at }, { $in }",
  "time-line": "⏳ { $names }: time until { $at }, { $in }",
  "time-over": "⌛ { $name }: time is over",
  "time-away-line": "🏖️ { $name }: away from { $from } until { $until }",
  "remind-all": `⏰ { $whom }, the table waits for everybody’s { $about ->
    [declare] word on what is declared
    [draw] word on discarding and buying
   *[aftermath] word about aftermaths
}. Whoever has given it has nothing more to do.`,
  "remind-you": "⏰ { $whom }, the table waits for you.",
  "remind-you-for": "⏰ { $whom }, the table waits for you: { $owed }.",
} as const;
