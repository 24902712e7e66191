# What holds in a server, how it is changed, and the site that hears of its tables: /settings server and webhook.

cited-rule = -# The rule: `/rule { $rule }`
server-only = These settings belong to a server: type `/settings server` in one. Your own are in `/settings mine`.
server-not-theirs = Only members who may manage the server can change its settings. `/settings server` shows them. Nothing was changed.
server-no-time = The pace custom needs its time: `/settings server deadline:12h`. Nothing was changed.
server-changed = Changed.
server-title = {""}**This server’s settings**
server-who = -# Whoever may manage the server can change them.
server-judges = ⚖️ Judges: whoever may manage the server, and the role { $role }
server-judges-usual = called **Judge**
server-calls = ⚖️ Judges hear of calls in { $channel }
server-leagues = 🏆 Leagues are opened and run by judges
server-leagues-role = 🏆 Leagues are opened and run by judges, and by the role { $role }
server-anywhere = 📍 Tables may be opened **anywhere**
server-places = 📍 Tables may be opened in { $channels }
server-digest = 📰 What is new at the tables is said once a day in { $channel }
server-pictures = 🖼️ Tables are shown as **pictures**
server-text = 🖼️ Tables are shown as **text**
server-games = 🎲 `/game find` is for whoever sits at fewer than **{ $games ->
    [one] { $games } table
   *[other] { $games } tables
}** here
server-new = {""}**A new table has, where nobody chooses otherwise:**
server-new-rules = - rules: **{ $rules }**
server-new-pace = - pace: **{ $pace }**
server-new-expiry = - when somebody’s time is over: **{ $expiry }**
server-new-timing = - timing: **{ $timing }**
server-new-language = - language: **{ $language }**
server-house = house rules
server-custom = custom: { $span } for each answer
timed-together = all declare and draw at once, in secret
timed-in-order = one declares after the other, in initiative order
server-role-menu = The role that judges
server-organisers-menu = The role that runs leagues
server-places-menu = Where tables may be opened
server-tables-button = What new tables have…
server-usual-role-button = The role called Judge again
server-no-organisers-button = Judges alone run leagues
server-pictures-button = Show tables as pictures
server-text-button = Show tables as text
server-anywhere-button = Tables anywhere
server-rules-menu = Rules
server-pace-menu = Pace
server-expiry-menu = When somebody’s time is over
server-timing-menu = Timing
server-deadline-button = Another time for each answer…
server-usual-button = As everywhere
server-back-button = Back
server-deadline-title = Time for each answer
server-deadline-label = How long an answer may take
server-no-deadline = A deadline is from { $least } to { $most }, with its unit: `12h`, `2 days`, `1 day 12 hours`. I cannot take “{ $text }”. Nothing was changed.
server-may-not-write = I may not write in { $channel }: it takes **View Channel** and **Send Messages** there. Nothing was changed.
server-no-place = A table needs a text channel or a forum, and { $channel } is neither. Nothing was changed.
hook-only = Webhooks belong to a server: type `/settings webhook` in one.
hook-not-theirs = Only members who may manage the server can see and change its webhook. Nothing was changed.
hook-bar-no-url = That is no address of a site: I take one such as `https://example.com/b5`.
hook-bar-not-https = I send to `https://` only, with no name or password in the address.
hook-bar-port = I send to the ports 443 and 8443 only.
hook-bar-not-public = That address does not lead to the public internet, and I send nowhere else: not to this machine, a home or an office.
hook-bar-unknown = I find nothing by that name. Check the address, or try again once its name is known.
hook-not-taken = { $why } Nothing was changed.
hook-redirects = The site sends me elsewhere ({ $status }), and I follow nowhere: set the address that it means.
hook-status = The site answers { $status }; it takes an event by answering 200 to 299.
hook-slow = The site does not answer within 5 seconds.
hook-connection = The site cannot be reached, or its certificate is not good.
hook-gave-up = ⚠️ { $events ->
    [one] { $events } event was given up { $when }, after { $hours } hours: the site never hears of it.
   *[other] { $events } events were given up { $when }, after { $hours } hours: the site never hears of them.
}
hook-gave-up-once = ⚠️ { $events ->
    [one] { $events } event was given up, after { $hours } hours: the site never hears of it.
   *[other] { $events } events were given up, after { $hours } hours: the site never hears of them.
}
hook-line-failing = ⚠️ **The site that hears of the tables does not take it**, since { $since }. { $why }
hook-line = 🌐 A site hears of this server’s tables
hook-line-see = { $lines } See `/settings webhook`
hook-line-at = { $lines }: `/settings webhook`
hook-none-taken = Nothing has been taken yet
hook-taken = Taken last { $at }
hook-nothing-waits = { $last }, and nothing waits.
hook-waits = { $last }; { $events ->
    [one] { $events } event waits.
   *[other] { $events } events wait.
}
hook-failing = ⚠️ Failing since { $since }. { $why } I try again { $next }.
hook-failed = ⚠️ { $why } What is new is tried all the same.
hook-none = {""}**No site hears of this server’s tables.** `/settings webhook url:https://…` names one. It is told when a game begins, when a turn begins, and how the game ends: names, races, influence and power, never a card. Tables in channels that not everybody sees are not told.
hook-title = 🌐 **A site hears of this server’s tables**: { $url }
hook-secret = 🔑 The secret, shown this once: { $secret }
hook-secret-for = The site checks with it that an event comes from me, as Standard Webhooks has it (`webhook-signature`).
hook-test-button = Send a test event
hook-secret-button = New secret
hook-off-button = Tell it nothing more
hook-set = ✅ Set. Send a test event to see that it arrives.
hook-renewed = ✅ Another secret from now on; the one before it counts no more.
hook-ended = ✅ The site is told nothing more.
hook-tested = ✅ The site has taken the test event.
hook-untested = ⚠️ The test event was not taken. { $why }
manners-title = {""}**Manners of this table**
manners-done = Done. **Manners of this table**
manners-button = Table manners
manners-menus = -# The menus take effect at once; all see it in the lobby.
manners-who = -# Whoever opened the table, its league or a judge chooses them, before the game.
manners-talk = Private talk and deals
manners-takebacks = Taking back
manners-leaving = Conceding and handing over
manners-talk-free = Talk in private, promise, and break your word
manners-talk-kept = Talk in private; what is agreed in the thread is kept
manners-talk-open = No private talk about the game
manners-takebacks-free = After that those whom it touches are asked
manners-takebacks-consent = Also while nobody has acted since
manners-takebacks-never = What is done stays done; a judge may put it right
manners-leaving-free = A substitute takes the seat where the host agrees
manners-leaving-hand-over = Conceding asks once more, and says how to hand over
manners-leaving-own-seats = No substitutes, unless a judge says so
