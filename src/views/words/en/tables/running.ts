/**
 * A table from its opening to its end: what commands answer, and where one cannot be opened.
 * In other languages: `tables/running.ftl`.
 */
export const RUNNING = {
  "end-stays": "Good: the table stays open.",
  "end-sure": "Close **{ $table }** for everybody? The game cannot be taken up again.",
  "end-call-time": `{""}**{ end-time-button }** ends it as a tournament does: what is in play resolves, victory is checked, and all have a place.`,
  "end-time-button": "Call time",
  "end-close-button": "Close the table",
  "end-time-called": "Time is called.",
  "end-closed-now": "The table is closed.",
  "move-none": "You can move no open table called **{ $table }** here.",
  "move-several": "There are several that you can move. Say which with the option `table`.",
  "move-gone-on": `{""}**{ $table }** goes on in { $thread }.`,
  "move-away": "This table goes on in { $thread }.",
  "bot-asked": "The bot is asked in { $thread }. It takes the seat when all who are asked agree.",
  "bot-sits": '{""}**{ $name }** sits down, with the deck **{ $deck }**. `/game seat who:nobody` has it go.',
  "bot-gone": "The practice opponent that sat down last has gone.",
  "bot-named": "{ $race } bot",
  "sits-begins": `{ $how ->
    [sits] You sit as
    [sits-already] You sit here already, as
   *[plays] You play as
} **{ $race }** ({ $faction }), ambassador { $ambassador }, with the deck { $deck }.`,
  "sits-begins-says": `{ $how ->
    [sits] You sit as
    [sits-already] You sit here already, as
   *[plays] You play as
} **{ $race }** ({ $faction }), ambassador { $ambassador }, with the deck { $deck }: { $says }.`,
  "sits-left": "You have left the table.",
  "sits-race-along": "The deck brings its race along: { $race }.",
  "start-begins": "The game begins.",
  "create-pace-and-time":
    "The pace { $pace } has its own time: name a pace or a deadline, not both. Nothing was opened.",
  "create-custom": "The pace custom needs its time: `/game create deadline:12h`. Nothing was opened.",
  "create-places": "This server opens its tables in { $places }: type `{ $command }` there. Nothing was opened.",
  "pause-paused": "The table is paused. **{ go-on-button }** in its thread or `/game resume` ends it.",
  "pause-resumed": "The table goes on.",
  "substitute-asked": `{""}**{ $name }** is asked in { $thread }. The seat changes hands when all who are asked agree.`,
  "substitute-back": "You play your seat at **{ $table }** again: { $thread }.",
  "again-open": "A new table has been opened already: its thread is in { $channel }.",
  "copy-nothing": "There is nothing here to copy: type this in the thread of a table, or open one with `/game create`.",
  "cards-before-game": "There are no cards on the table before the game.",
  "effect-own-seat": "You act for your own seat: leave `player` out. Nothing was done.",
  "effect-for-whom": "As a judge, say for whom: `player:` and a player of this table. Nothing was done.",
  "effect-not-here": "{ $user } does not sit at this table. Nothing was done.",
  "effect-change-button": "Change it…",
  "shown-by": "-# { $name } shows everyone:",
  "place-server": "A table needs a server: type `{ $command }` in one of its text channels.",
  "place-tag":
    "Every post in { $channel } needs a tag, and only moderators may give those that there are. Let somebody who manages the forum add a tag for tables that everybody may use, and type `{ $command }` again.",
  "place-elsewhere": `{ $kind ->
    [announcement] A table does not live in an announcement channel.
    [voice] A voice channel's chat has no threads, and a table needs one.
    [stage] A stage channel's chat has no threads, and a table needs one.
    [media] A table does not live in a media channel.
   *[other] A table needs a thread of its own, and this is no place for one.
} Type \`{ $command }\` in a text channel, or in any post of a forum.`,
  "place-lacks": `I cannot run a table in { $channel } yet: I lack the { $count ->
    [one] permission { $permissions } there. Somebody who manages the channel can grant it: Edit Channel, Permissions, my role or my name, switch it on.
   *[other] permissions { $permissions } there. Somebody who manages the channel can grant them: Edit Channel, Permissions, my role or my name, switch them on.
} Then type \`{ $command }\` again.`,
  "place-timed-out":
    "I cannot run a table in { $channel } yet: a moderator of the server has timed me out. When that is over, or ended by whoever may time out members, type `{ $command }` again.",
  "place-pins":
    "I may not pin messages here: with the permission **{ may-pin-messages }** a table's state is always one tap away.",
  "may-view-channel": "View Channel",
  "may-send-messages": "Send Messages",
  "may-send-messages-in-threads": "Send Messages in Threads",
  "may-embed-links": "Embed Links",
  "may-attach-files": "Attach Files",
  "may-read-message-history": "Read Message History",
  "may-create-public-threads": "Create Public Threads",
  "may-pin-messages": "Pin Messages",
  "thread-too-many":
    "This server has as many open threads as Discord allows. Close a few that nobody needs any more, and try again.",
  "thread-channel-gone": "That channel is gone. Type it in another text channel of the server.",
  "thread-tags":
    "Discord does not take the tag that I gave the table's post, or asks for one: the forum's tags have just been changed. Try again; if this stays, let somebody who manages the forum add a tag for tables that everybody may use.",
  "thread-name":
    "Discord does not let the name **{ $name }** through: a filter of its own or of this server has something against it. Type `{ $command }` with another `name`.",
  "thread-not-allowed": `Discord does not let me open a { $what ->
    [post] post
   *[thread] thread
} here. Somebody who manages the channel can grant me **{ $permission }** and **{ may-send-messages-in-threads }**: Edit Channel, Permissions, my role or my name.`,
  "thread-orphan":
    "No table has come of this thread: I was interrupted before I could set it up. Nothing is lost; `{ $command }` opens another.",
  "thread-later": `Discord does not let me open a { $what ->
    [post] post
   *[thread] thread
} just now. Nothing was changed; try again in a minute.`,
} as const;
