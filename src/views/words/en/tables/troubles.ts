/**
 * What is in the way: too much at once, files, threads that take no messages, tables that cannot be read.
 * In other languages: `tables/troubles.ftl`.
 */
export const TROUBLES = {
  "fair-quick": "That was a lot at once. Nothing was done; go on { $in }.",
  "fair-steady": "That was a lot in a few minutes. Nothing was done; go on { $in }.",
  "fair-files": "You have sent me many files just now. Nothing was done; send the next one { $in }.",
  "fair-tables": "You have opened many tables within an hour. You can open the next one { $in }.",
  "fair-server-tables": "This server has opened many tables within an hour. The next one can be opened { $in }.",
  "fair-moves": "You have moved many tables within an hour. You can move the next one { $in }.",
  "fair-site": "That was a lot for one site. Nothing was done; go on { $in }.",
  "fair-seconds": `in { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}`,
  "fair-minutes": "in { $count } minutes",
  "people-only": "I deal with people only, not with other bots.",
  "file-missing": "I could not read that file.",
  "file-away": "I could not read that file. Try again in a minute.",
  "file-unfetched": "I could not fetch that file. Upload it once more.",
  "file-too-large": "That file is larger than { $most } KiB.",
  "file-not-text": "I could not read that file: it must be text.",
  "file-nothing-kept": "Nothing was kept. { $why }",
  "file-nothing-imported": "Nothing was imported. { $why }",
  "cut-here": "-# The rest has no room here without **{ may-embed-links }**.",
  "cut-here-see": "-# The rest has no room here without **{ may-embed-links }**; `{ $command }` shows you all of it.",
  "barred-told": "{ $happened } Nothing is lost: what you do counts.{ $meanwhile } { $out }",
  "barred-meanwhile": "Until then I ping nobody there: `/game status` says whose turn it is.",
  "barred-told-host": "{ $happened } Nothing is lost. { $out }",
  "barred-channel-gone": "The thread of this table was deleted: { $table }.",
  "barred-server-gone": "I am no longer in the server of the table { $table }.",
  "barred-not-allowed": "I may not write in the thread of the table { $table } any more.",
  "barred-locked": "The thread of the table { $table } is locked, so I cannot write in it.",
  "barred-threads-full":
    "The thread of the table { $table } is archived, and the server has as many open threads as Discord allows.",
  "barred-move": "`/game move`, typed in a channel where I may write, reopens the table there.",
  "barred-out-server-gone": "The table rests, and goes on when I am invited again.",
  "barred-out-not-allowed":
    "Ask whoever runs the server to give me { $permissions } there; then I say what is missing. Or { barred-move }",
  "barred-out-timed-out":
    "A moderator of the server has timed me out: when that is over, or ended by whoever may time out members, I say what is missing.",
  "barred-out-locked":
    "Whoever may manage threads can unlock it, or give me **Manage Threads**; then I say what is missing. Or { barred-move }",
  "barred-out-threads-full": "When an old thread of the server is archived or deleted, I say what is missing.",
  "curbed-told":
    "I no longer have { $permissions } in the thread of the table { $table }, so it shows less than it should. Nothing is lost: what you do counts. Ask whoever runs the server to give me that again.",
  "unshown-line": "-# I could not show what happened here; `/game log` tells it.",
  "unshown-asked":
    "{ $who }: the table asks you something. I could not show the question here; press **{ own-hand-act-button }** to see it privately.",
  "unshown-waits":
    "The table waits for an answer. I could not show the question here; press **{ own-hand-act-button }** to see it privately.",
  "unshown-hand":
    "I could not show here how your hand stands. **{ hand-button }** shows it, and what the table waits for.",
  "unshown-lobby": "I could not show the lobby here. **{ join-button }** takes a seat, `/game status` shows who sits.",
  "unshown-tracker": "I could not show the tracker here. The button shows it privately.",
  "unshown-board": "I could not show the board here. The button shows it privately.",
  "unshown-tracker-button": "Tracker",
  "unshown-board-button": "Board",
  "unshown-end": "The game is over. I could not show how it ended here; `/game status` shows it.",
  "unshown-answered": "-# This has been answered.",
  "stranded-other":
    "This table was saved by another version of me, and I cannot read it. Nothing is lost: it is left as it is, and the version that saved it can go on with it. Ask whoever hosts me.",
  "stranded-broken":
    "I cannot read what is saved of this table, and its log does not make it whole again. Nothing was changed, and other tables are not touched by it.",
  "stranded-tell": "{ $why } Tell whoever hosts me.",
  "stranded-at": `{""}**{ $table }** ({ $thread }): { $why }
    Whoever opened the table, or a judge of its server, can make it anew from its log or close it:`,
  "stranded-mend-button": "Rebuild it from its log…",
  "stranded-close-button": "Close it…",
  "stranded-whole":
    "The whole log of **{ $table }** can be played: nothing is lost by making it anew. What could not be read is kept for whoever hosts me.",
  "stranded-part": `Of the { $of ->
    [one] { $of } step
   *[other] { $of } steps
} in the log of **{ $table }** the first { $first } can be played. Made anew it stands there: **the last { $lost ->
    [one] { $lost } step
   *[other] { $lost } steps
} would be given up**, and have to be taken again. What could not be read is kept for whoever hosts me.`,
  "stranded-mend-now-button": "Rebuild it",
  "stranded-mend-part-button": "Rebuild it to there",
  "stranded-close-sure":
    "Close **{ $table }** for everybody? What could not be read is kept for whoever hosts me, and the game cannot be taken up again here.",
  "stranded-rebuilt":
    "🛠 **{ $name }** had this table made anew from its log, because what was saved of it could not be read. Nothing is lost.",
  "stranded-rebuilt-part": `🛠 **{ $name }** had this table made anew from its log, because what was saved of it could not be read. **The last { $lost ->
    [one] { $lost } step
   *[other] { $lost } steps
} could not be played any more:** take them again.`,
  "stranded-can-be-read": "This table can be read: there is nothing to make anew.",
  "stranded-made": "The table is made anew, and nothing is lost. Its thread shows it.",
  "stranded-made-part": "The table is made anew as far as its log could be played. Its thread shows where it stands.",
  "missed-unread":
    "I cannot read what is saved of { $threads }, so it is not told. `/game status` there has the button that makes it anew: press that, then set it once more.",
  "missed-nameless": `Nor can I read { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} of this server: whoever hosts me finds in my log which.`,
  "missed-away":
    "I lost sight of the game's records meanwhile, so one of these may not play by it yet: { $threads }. Set it once more in a minute; it does no harm.",
  "missed-own": `In { $threads } this is doubted, and you sit there: it waits for another judge, or for the players to agree.
    -# The rule: \`/rule judges\``,
  "missed-all":
    "The tables that are being played could not be told: I lost sight of the game's records. Set it once more in a minute; it does no harm.",
  "missed-not-everywhere": `{""}**Not everywhere:** { $missed }`,
} as const;
