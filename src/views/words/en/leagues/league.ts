/**
 * A league: who is in, registering and leaving, its organisers, players out of a table, decks as judges and their own players see them.
 * In other languages: `leagues/league.ftl`.
 */
export const LEAGUE = {
  "league-who-button": "Who is in",
  "league-close-button": "Close registration",
  "league-reopen-button": "Open registration again",
  "league-join-button": "Join…",
  "league-deck-button": "My deck",
  "league-here-button": "Check in",
  "league-drop-button": "Drop…",
  "league-decks-button": "All decks",
  "league-organise-button": "Organise",
  "league-back-button": "Back",
  "league-page": "Page { $page }",
  "league-page-of": "Page { $page } of { $pages }",
  "league-standing": `{ $rules } · { $players ->
    [one] { $players } player
   *[other] { $players } players
} · registration is { $open ->
    [open] open
   *[closed] closed
}`,
  "league-hosted": "{ $standing } · host: { $host }",
  "league-empty": "Nobody is in yet.",
  "league-bring-deck": `{""}**Join…** registers a deck of yours; nobody reads it before its table, and judges only whether it is legal.`,
  "league-bring-side": `{""}**Join…** asks for your race and faction; you bring your deck to the table.`,
  "league-which-deck": `Which deck do you register for { $league }? A copy of it is kept; nobody else reads it before your first round, and { $revealed ->
    [yes] everybody once the night has ended
   *[no] then only judges
}.`,
  "league-your-deck": "Your deck",
  "league-undecided": "something is still to be said of it",
  "league-none": "There is no league on this server yet. A judge opens one with `/league create`.",
  "league-which": "Which league do you mean? Say it with `league:`, or look at one of them:",
  "league-no-name-taken": "There is a league called { $league } already. Give this one another name.",
  "league-no-too-many-leagues":
    "A server keeps 50 leagues at most, and this one has them. Go on with one of those: `/league reopen` opens its registration again.",
  "league-no-no-league": "There is no league called { $league } here.",
  "league-no-closed":
    "Registration for { $league } is closed: nobody joins, and decks stay as they are registered. Its host or a judge opens it again with `/league reopen`.",
  "league-no-full": "{ $league } is full. Ask its host to open another league.",
  "league-no-not-in": "You are not in { $league }.",
  "league-nobody-taken": "Nobody was taken in.",
  "league-only-server": "Leagues belong to a server: type this in one.",
  "league-gone": "That league is not there any more.",
  "league-nameless": "A league needs a name with something to read in it.",
  "league-nobody-called": "Nobody called “{ $name }” is in { $league }. `/league show` says who is.",
  "league-that-player-not-in": "That player is not in { $league }.",
  "league-only-organisers": "Only the host of { $league }, its organisers and judges can do that.",
  "league-only-judges": "Only members who { $who } can do that.",
  "league-who-judges": "may manage the server, or have the role { $role },",
  "league-who-judges-also": "may manage the server, or have the role { $role },, and those with the role { $also },",
  "league-late": `That took too long, and nothing was changed: { $again ->
    [numbers] press **Numbers…**
    [type] type it
   *[press] press the button
} once more.`,
  "league-registered": "You are in: { $league } with **{ $deck }**, { $side }.",
  "league-reregistered": "Registered anew: { $league } with **{ $deck }**, { $side }.",
  "league-copy":
    "-# It is a copy: what you change in your deck later changes nothing here. Until registration is closed you may join again and replace it.",
  "league-secret": `-# Everybody sees your race and faction. Your cards nobody else reads before your first round; from then on judges do{ $revealed ->
    [yes] , and everybody once the night has ended
   *[no] {""}
}.`,
  "league-seal":
    "-# Its seal is `{ $seal }`: your table shows the same with `/game verify`, and proves in the end that just this deck was played.",
  "league-by-rules": "By the { $rules }: { $count }.",
  "league-check-count": `{ $remarks ->
    [0] nothing is wrong
    [one] { $remarks } remark
   *[other] { $remarks } remarks
}`,
  "league-check-line": "{ $sign } { $says }",
  "league-check-menu": "Look a rule up",
  "league-registered-button": "Show what is registered",
  "league-leave": "Leave { $league }? Its copy of your deck is forgotten; your own deck stays.",
  "league-leave-closed":
    "Registration for { $league } is closed: once you have left, you are only in again when its host opens it. Leave all the same?",
  "league-leave-button": "Leave it",
  "league-stay-button": "Stay in",
  "league-left":
    "You have left { $league }. Its copy of your deck is forgotten; your own deck is still in `/deck list`.",
  "league-not-yet": `{""}**{ $deck }** is not registered yet. Say what is missing, then join { $league } once more:`,
  "league-locked-now":
    "Decks are locked while you play: you sit in pod { $pod } of round { $round }. Between two rounds you may exchange cards with your reserve.",
  "league-same-side":
    "Between two rounds you may take another ambassador, but of the same race and faction. Nothing was changed.",
  "league-same-cards":
    "Between two rounds you may exchange cards of your deck with cards of your reserve, and no others: together they must be the same cards as those that you registered. Nothing was changed.",
  "league-which-side":
    "What do you play in { $league }? No two of a race meet at a table; which deck it is you choose there.",
  "league-side-menu": "Race and faction",
  "league-side-in": "You are in: { $league } as { $side }.",
  "league-side-changed": "Changed: { $league } as { $side }.",
  "league-open-now": "Registration for { $league } is open again: decks can be registered and replaced.",
  "league-closed-now": "Registration for { $league } is closed: decks stay as they are registered.",
  "league-is-open": "Registration for { $league } is open already.",
  "league-is-closed": "Registration for { $league } is closed already.",
  "league-taken-in": `{ $players ->
    [one] { $players } player is
   *[other] { $players } players are
} in { $league } now.`,
  "league-in-before": `{ $players ->
    [one] { $players } player was in already, and stays as before.
   *[other] { $players } players were in already, and stay as before.
}`,
  "league-bring-them": "With **Join…** they register their decks.",
  "league-bad-table": "I cannot read the players out of that. Nobody was taken in.",
  "league-put-right": "Put this right and upload it once more:",
  "league-bad-whole": "The table",
  "league-bad-at": "Line { $line }",
  "league-bad-at-column": "Line { $line }, { $column }",
  "league-bad-line": "- { $where }: here should be { $should }",
  "league-bad-found": "- { $where } (“{ $found }”): here should be { $should }",
  "league-bad-file": "{ $why } Nothing was changed.",
  "league-organisers": "{ $league }: **{ $host }** is its host. { $others }",
  "league-organisers-none": "Nobody organises it besides; whoever may judge on this server can.",
  "league-organisers-also": `{ $names } { $count ->
    [one] organises
   *[other] organise
} it too, and whoever may judge on this server.`,
  "league-organisers-do":
    "-# Organisers open nights, check in, pair, publish, keep the clock and put results right. Secret decks they do not see: judges do, from the first round on. Who judges on this server is said in `/settings server`.",
  "league-organisers-menu": "Who organises it, besides the host",
  "league-organisers-most": "A league has { $most } organisers at most, besides its host. Nothing was changed.",
  "league-organisers-bot": "A bot organises nothing: name a person. Nothing was changed.",
  "league-organisers-host": "Only the host of { $league } and judges say who organises it. Nothing was changed.",
  "league-changed": "It is changed.",
  "league-decks": `{ $league }: { $decks ->
    [one] { $decks } registered deck
   *[other] { $decks } registered decks
}, by the { $rules }. { $open ->
    [yes] The night has ended: everybody may read them.
   *[no] Only judges see this.
}`,
  "league-decks-menu": "Show one",
  "league-decks-own": "Your own is in `/league mine`.",
  "league-deck-replaced": "is being registered anew just now; look again in a moment",
  "league-deck-being-replaced": "The deck of **{ $name }** is being registered anew just now; look again in a moment.",
  "league-deck-none-asked": "The deck of **{ $name }** is not registered: the league asks for none.",
  "league-deck-checked": "The deck of **{ $name }** in { $league }, by the { $rules }: { $count }.",
  "league-deck-secret": "-# Its cards stay secret, for judges too, until its player's first round is published.",
  "league-deck-shown": `{""}**{ $name }** in { $league }, { $how ->
    [own] as it is registered; only you see it before your first round
    [judge] for judges only
   *[played] as it was played
}.`,
  "league-deck-page": "(page { $page } of { $pages })",
  "league-exchange-button": "Exchange with the reserve…",
  "league-replace-button": "Replace it…",
  "league-quit-button": "Leave the league…",
  "league-first-of": "{ $what }: the first of { $count }",
  "league-who-first": "{ $what }: who is the first?",
  "league-and-whom": "{ $what }: **{ $name }** and whom?",
  "league-and": "{ $name } and …",
  "league-first-menu": "The first of the two",
  "judge-decides-here": "Only members who { $who } can decide that.",
  "judge-decides-there":
    "Only judges of the server where this table stands can decide that, and only there: in { $thread }. Nothing was changed.",
  "judge-cards-asked": "What your own cards say, the game asks you when it matters.",
} as const;
