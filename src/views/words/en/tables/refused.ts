/**
 * Why a table itself says no, before its game is asked; and what is said when something goes wrong.
 * In other languages: `tables/refused.ftl`.
 */
export const REFUSED = {
  "table-lobby": "The game at this table has not begun yet. Any player at the table may press Start.",
  "table-playing": "The game at this table is running.",
  "table-over": "The game at this table is over.",
  "table-ended": "This table was closed.",
  "unseated-lobby": "You have no seat at this table yet: press { join-button } to take one.",
  "unseated-playing": "You have no seat at this table. Its game is running, so you can only watch.",
  "unseated-over": "You had no seat at this table, and its game is over.",
  "unseated-ended": "You had no seat at this table, and it is closed.",
  "refuse-no-table": "There is no table here. Type this in a table's thread, or open one with `/game create`.",
  "refuse-table-exists": "This thread has a table already.",
  "refuse-not-in-lobby": "Seats can be changed only before the game. { $state }",
  "refuse-seated-already": `You sit here already, as { $race ->
    [centauri] Centauri
    [human] Human
    [minbari] Minbari
    [narn] Narn
   *[non-aligned] Non-Aligned
}. Use the menus to change race or deck.`,
  "refuse-out-of-game": "You are out of this game: you may go on watching, and the others decide.",
  "refuse-elsewhere":
    "This table stands in another server, and you have no seat at it. Go to its thread there: { $thread }.",
  "refuse-table-full": "All { $seats } seats are taken: a game is for up to { $most } players.",
  "refuse-too-few-seats": `A game needs at least two players; { $seats ->
    [1] only one sits
   *[other] nobody sits
} here.`,
  "refuse-not-over": "The game at this table is not over yet. A rematch comes after it.",
  "refuse-not-all-came": `{ $people } { $count ->
    [one] has
   *[other] have
} not come yet: each presses **Join**, or **Leave**. From { $until } on **Start** begins without who has not come.`,
  "refuse-no-bot-here": "No practice opponent sits in this lobby. People leave their own seats with `/game leave`.",
  "refuse-deck-sealed":
    "You sit here with the deck that you have registered for the league: only another ambassador of it can be chosen. Between two rounds **Join…** on the league’s message exchanges cards with your reserve. Nothing was changed.",
  "refuse-not-bots-host":
    "Only { $host }, who opened this table, has practice opponents sit down and go. Nothing was changed.",
  "refuse-no-such-deck":
    "I know no deck called “{ $deck }”. Choose one from the list of `/deck use`, or bring your own with `/deck submit`.",
  "refuse-no-deck-for-faction": `There is no ready-made deck for the { $race ->
    [centauri] Centauri
    [human] Human
    [minbari] Minbari
    [narn] Narn
   *[non-aligned] Non-Aligned
} { $faction ->
    [babylon-project] Babylon Project
    [home] Home
    [psi-corps] Psi Corps
    [corporate] Corporate
   *[drakh] Drakh
} faction.`,
  "refuse-no-such-ambassador": "Your deck has no starting ambassador called “{ $name }”. { $has }",
  "ambassadors-none": "It has none.",
  "ambassadors-some": "It has { $list }.",
  "refuse-seat-given": `{""}**{ $name }** plays your seat now, so you only watch. You may take it back at any time.`,
  "refuse-not-your-seat-to-give":
    "Only the player of that seat, whoever opened the table, or a judge of its server can ask for a substitute. Nothing was changed.",
  "refuse-no-offer":
    "That is settled: the seat has changed hands, somebody has refused, or somebody else was asked since. Nothing was done.",
  "refuse-not-your-offer":
    "That is asked of others: the seat’s player, whoever opened the table, and who is to play. Nothing was done.",
  "refuse-agreed-to-offer": "You have agreed already; the others are asked.",
  "refuse-no-seat-to-take-back": "Nobody plays a seat of yours at this table, so there is none to take back.",
  "refuse-not-your-seat": "You may act only for your own seat.",
  "refuse-not-host": `Only { $host }, who opened this table, or a judge or a member who may manage threads can do that, in { $thread ->
    [none] its server
   *[other] { $thread }
}.`,
  "refuse-not-house-maker":
    "The house rules of this table are chosen by { $host }, who opened it, or by a judge of its server. Tell them what you would like.",
  "refuse-not-timing-maker":
    "Whether all declare and draw at once here is chosen by { $host }, who opened this table, or by a judge of its server. Tell them what you would like.",
  "refuse-rules-are-fixed":
    "The rules of a table can be chosen only before its game, so that everybody knows what they play by.",
  "refuse-paused": `{""}**{ $name }** has paused this table, so nobody acts. Anybody who sits here may let it go on.`,
  "refuse-paused-already":
    '{""}**{ $name }** has paused this table already. **{ go-on-button }** or `/game resume` ends it.',
  "refuse-not-paused": "This table is not paused: play goes on already.",
  "refuse-disputed":
    "What was read off **{ $title }** is disputed. Play waits until everybody agrees with it, or a judge decides.",
  "refuse-nothing-to-dispute":
    "That is settled: nothing of it is disputed now, or may be. A judge can still correct a fact with `/cards set`.",
  "refuse-own-word":
    "You said it yourself: the others decide whether it stands. If you have misread the card, **Correct it…** sets it right.",
  "refuse-not-your-word": "Only the player who read it off the card can take it back.",
  "refuse-not-your-reading":
    "Only the player who read it off the card corrects it, until it is settled. Whoever doubts it disputes it.",
  "refuse-nothing-to-correct": "That is what you read off **{ $title }** before: nothing was changed.",
  "refuse-agreed-already": "You have agreed with it already; the others are asked.",
  "refuse-too-late-to-withdraw":
    "Others have acted since then, so it cannot be taken back: a judge corrects **{ $title }** from now on.",
  "refuse-objected":
    "There is an objection to **{ $because }**, carried out by hand. Play waits until it is let stand, everybody agrees to undo it, or a judge decides.",
  "refuse-nothing-to-object":
    "That is settled: it is undone or stands already, or its turn is over. What is wrong now can be put right with `/effect`.",
  "refuse-nothing-to-undo":
    "There is nothing of yours to undo: you have done nothing yet, or it is undone or stands already. What is wrong now can be put right with `/effect`.",
  "refuse-own-effect": "You did it yourself: press **Undo** under it to take it back.",
  "refuse-not-your-effect":
    "Only the player who carried it out can take it back. If you think that it is wrong, press **Object** under it.",
  "refuse-word-given":
    "You have said so already; the others are asked. You may still change your mind with the other button.",
  "refuse-objection-turn":
    "The turn in which it was done is over, and finished turns are not rewritten. What is wrong now can be put right with `/effect`.",
  "refuse-objection-late": `An effect by hand may be undone or objected to for { $pace ->
    [live] 10 minutes
   *[daily] a day
}, and that is over. What is wrong now can be put right with \`/effect\`.`,
  "refuse-cannot-undo": '{""}**{ $because }** cannot be undone: { $why }. Put right with `/effect` what can be.',
  "refuse-undo-stuck":
    "There is nothing of yours to undo now: since you last did something, { $why }. That stays done.",
  "cannot-be-undone": "Cannot be undone: { $why }.",
  "effect-stuck-since": "others have acted since, and “{ $verb }” cannot be taken back by itself then",
  "effect-stuck-seen": "cards have been seen by it that were hidden, and nobody can unsee them",
  "effect-stuck-shuffled": "a deck was shuffled by it, and a shuffle is never taken back",
  "stuck-left": "somebody has left the game, or it is over",
  "stuck-drawn": "cards were drawn",
  "stuck-shuffled": "cards were shuffled, or lots were drawn",
  "stuck-shown": "something hidden was shown",
  "stuck-irrevocable": "an irrevocable card was played, which stays by the quickstart rules",
  "stuck-intent": "another player has shown what he means to do",
  "stuck-settled": "something was settled in words",
  "stuck-long": "too much has happened",
  "refuse-judge-sits": "You sit at this table, so another judge has to do that.",
  "refuse-language-is-fixed":
    "The language of a table is chosen before its game. You read what is for you alone in your own: `/settings mine language:`.",
  "refuse-not-language-maker":
    "Only whoever opened this table, or a judge, chooses its language: { $host }. You read what is for you alone in your own: `/settings mine language:`.",
  "refuse-manners-are-fixed": "The manners of a table are chosen before its game. A judge may say what holds now.",
  "refuse-manners-of-league": "The league has set the manners of its tables: a judge alone changes them.",
  "refuse-not-manners-maker": "Only whoever opened this table, or a judge, chooses its manners: { $host }.",
  "refuse-takebacks-never":
    "This table has agreed on no takebacks: what is done stays done. What was against the rules a judge puts right: **Call a judge**, or `/judge`.",
  "refuse-call-open":
    "A judge has been called to this table already. One call at a time: that one is to be answered, agreed on or taken back first.",
  "refuse-no-call":
    "That call is over: it was answered or taken back, or somebody has put it in other words since. The newest message about it has the buttons.",
  "refuse-no-call-in-lesson":
    "Practice has no judge. In a lesson press the button under its last message; `/game end` ends either.",
  "refuse-call-taken": "You have taken this call already. Press **Answer…** when you know.",
  "refuse-call-unanswered":
    "Say something, or first put something right with `/effect order: because: player:`; then press **Answer…** once more.",
  "refuse-not-your-call": "Only the player who has called can take the call back.",
  "refuse-call-agreed": "You have agreed to that already.",
  "refuse-caller-muted":
    "The judges of this server take no calls from you until { $until }. Your table can still agree by itself, and `/rule` answers.",
  "refuse-called-often":
    "That were many calls in one day. The next one can be made in { $span }; `/rule` answers meanwhile.",
  "refuse-undo-refused":
    "Two of your requests have been refused in this turn, so you cannot ask again before the next one. A judge may still put it right.",
  "refuse-undo-open": "Somebody asks to take something back already. One request at a time: answer that one first.",
  "refuse-undo-after-end":
    "{ $state } What was done here stays done: **Rematch** opens a new game for the same players. In a league an organiser can correct the result with `/league correct`.",
  "refuse-undo-over": "That request is over: it was answered, or play has gone on.",
  "refuse-undo-not-asked": "It touches nothing of yours, so you are not asked.",
  "refuse-undo-agreed": "You have agreed already, or ask for it yourself; the others are asked.",
  "refuse-pass-ahead-later":
    "You can pass ahead in the action round only, and it ends with it. Say it again when that has begun.",
  "refuse-pass-until-what": "Say until what you pass, such as `pass until attacked` or `pass until somebody acts`.",
  "refuse-orders-wait":
    "Your order “{ $order }” waits for your turn, so you cannot pass until then. Drop it under **My hand** first.",
  "refuse-no-orders": "Say what is to be done when your turn comes, such as `build with Londo, then pass`.",
  "refuse-too-many-orders": `At most { $most } orders can wait for your turn, and { $wait ->
    [0] that is more
   *[other] { $wait } wait already
}. Nothing was changed: give fewer, or drop one under **My hand**.`,
  "refuse-pass-among-orders": "To pass comes last: say what you do first, and end with “then pass”.",
  "refuse-order-after-pass":
    "You have said that you pass after “{ $order }”, so nothing can follow on it. Drop that order under **My hand** first.",
  "refuse-declares-and-not":
    "You cannot declare a conflict and declare nothing. Drop one of the two under **My hand** first.",
  "refuse-draws-twice":
    "What you discard and buy is one order, such as `keep, buy 2`. Say it once; nothing was changed.",
  "refuse-orders-use-twice":
    "Two of these orders use **{ $title }**, which can do only one of them. Nothing was changed.",
  "refuse-nothing-ahead":
    "That holds no longer: it was carried out, dropped or taken back before. Nothing was changed.",
  "refuse-nobody-waited-for":
    "Nobody else’s clock is running here, so there is nobody to give time to: time for yourself the others give. Nothing was done.",
  "refuse-no-deadlines": "This table has no deadlines, so nobody needs more time. Nothing was done.",
  "refuse-too-much-time":
    "Nobody can be given more than { $span } for one answer. `/game pause` stops the table for as long as you like.",
  "refuse-own-time":
    "Your own time is over: answer, and play goes on. The others vote on whether to wait. Nothing was done.",
  "refuse-voted-already": "You have voted to go on already; the others are asked.",
  "refuse-stale": "The game has moved on since then, so nothing was done.",
  "substitute-lobby":
    "Before the game nobody needs a substitute: who leaves gives up the seat (`/game leave`), and anybody may take it (`/game join`).",
  "substitute-nobody": "There is no such seat at this table.",
  "substitute-out": `{""}**{ $name }** is out of this game, so there is nothing left to play in that seat.`,
  "substitute-plays-it": `{""}**{ $name }** plays that seat already.`,
  "substitute-owner": "That is **{ $name }**’s own seat: `/game comeback` takes it back, and nobody need agree.",
  "substitute-seated": `{""}**{ $name }** has a seat at this table already, and nobody plays two. Ask somebody else.`,
  "substitute-looked": `{""}**{ $name }** has looked at hidden cards here as a judge, and so plays no seat. Ask somebody else.`,
  "substitute-bot": `{""}**{ $name }** is a bot, and seats are for people. Ask somebody else.`,
  "substitute-not-here": `{""}**{ $name }** is not in this server, so they could not see the table. Ask somebody who is.`,
  "substitute-whose-bot":
    "Say for whom the bot is to play: `/game seat who:bot for:…`, with somebody who plays at this table.",
  "substitute-manners":
    "At this table nobody plays another’s seat: its manners say so. A judge may still name somebody.",
  "substitute-unread":
    "The bot plays only decks whose cards it knows by heart: somebody would have to read it the cards of this one. Ask a person.",
  "substitute-whose": "Say whose seat it is: `/game substitute player:… for:…`, with somebody who plays at this table.",
  "meant-none": "There is no table of yours here. Type this in a table's thread, or open one with `/game create`.",
  "meant-several": "You sit at several tables. Type it in the thread of the one that you mean, or look at one of them:",
  "wrong-failed":
    "Something went wrong on my side, and nothing was changed. Try again in a moment. If it stays, tell the host this number: `{ $number }`",
  "wrong-after":
    "Your step counts, but something went wrong on my side as I was to answer it. `/game status` shows how the table stands. If it stays so, tell the host this number: `{ $number }`",
  "wrong-nothing-changed": "I cannot reach the game's records just now. Nothing was changed; try again in a minute.",
  "wrong-typed": "This is what you had typed:",
  "wrong-no-choices": "I cannot reach the games' records just now: type on in a minute.",
  "wrong-unsure":
    "I lost sight of the game's records just then. Look at the table in a minute before you try again: it may have been done.",
  "wrong-ended":
    "I was stopped while I was answering you. Look at the table before you try again: it may have been done.",
  "wrong-ended-after":
    "Your step counts, but I was stopped while I was answering you. `/game status` shows how the table stands.",
  "wrong-old-button": "That button is from an older table and does nothing.",
  "wrong-unshown":
    "Discord did not let me show the answer to that. Where it was to change something, that is done: `/game status` shows how your table stands, `/help` what you can do.",
  "wrong-unheard": "My answer to what you last pressed or typed may not have reached you. This was it:",
  "join-button": "Join",
  "start-button": "Start",
  "go-on-button": "Go on",
  "what-button": "What can I do?",
  "hand-button": "My hand",
  "tracker-button": "Tracker",
  "all-cards-button": "Cards on the table",
  "rematch-button": "Rematch",
  "again-button": "Play again",
  "turns-button": "Replay",
  "replay-button": "Play on from a turn…",
  "verify-button": "Verify the shuffles",
  "seat-back-button": "Take my seat back",
  "stands-button": "It stands",
  "correct-button": "Correct it…",
  "take-back-button": "Take it back",
  "judge-button": "Judge: decide",
  "undo-agree-button": "Agree to undo",
  "undo-wrong-button": "It was wrong",
  "let-stand-button": "Let it stand",
  "span-day": `{ $count ->
    [one] { $count } day
   *[other] { $count } days
}`,
  "span-hour": `{ $count ->
    [one] { $count } hour
   *[other] { $count } hours
}`,
  "span-minute": `{ $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}`,
  "span-second": `{ $count ->
    [one] { $count } second
   *[other] { $count } seconds
}`,
} as const;
