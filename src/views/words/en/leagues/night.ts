/**
 * A league's night for its organisers: how it stands, its players, how it is played, and a pairing before it is published.
 * In other languages: `leagues/night.ftl`.
 */
export const NIGHT = {
  "night-settings": `Pods of { $size } · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of { $span }{ $cut ->
    [0] {""}
   *[other] {" "}· a final of { $cut }
} · { $points } points for the places{ $bonus ->
    [0] {""}
   *[other] , { $bonus } more for a victory before time
}`,
  "night-settings-manners": "{ $settings } · manners: { $manners }",
  "night-ended-line": `Night { $night } has ended after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}`,
  "night-gathering": "Night { $night }: check-in is open, { $here } of { $all } are here",
  "night-line": "Night { $night }: { $state }",
  "night-final": "the final",
  "night-round": "round { $round } of { $rounds }",
  "night-is-over": "{ $round } is over",
  "night-is-played": `{ $round } is being played, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} open`,
  "night-earlier": ", and { $tables } of earlier rounds",
  "night-waiting": `; { $pods ->
    [one] { $pods } pod waits
   *[other] { $pods } pods wait
} for a table`,
  "night-none": "No night has been opened yet.",
  "night-more-wait": "- …and { $more } more",
  "night-hint-open": `{""}**Open a night** lets players check in; whoever joins later is in as well.`,
  "night-hint-draft": "A pairing waits to be published.",
  "night-hint-gather":
    "Once those who play are here, **Pair** shows the pods to you alone. Decks are locked when you publish them.",
  "night-hint-live": "The next round can be published when every pod has its result.",
  "night-hint-waits": "A pod that waits opens by itself and calls its players.",
  "night-hint-waits-more":
    "A pod that waits opens by itself and calls its players. The next round can be published once none waits.",
  "night-hint-last": "The last round is being played: **End the night** when every pod has its result.",
  "night-hint-end": "All rounds are played: **End the night** when the standings are right.",
  "night-hint-next": `{""}**Pair** makes the next round.`,
  "night-open-button": "Open a night",
  "night-fill-button": "Fill with practice opponents",
  "night-pair-button": "Pair round { $round }",
  "night-pair-final-button": "Pair the final",
  "night-draft-button": "Look at the pairing",
  "night-everybody-button": "Check everybody in",
  "night-players-button": "Players…",
  "night-players-page-button": "Players { $from } to { $to }…",
  "night-end-button": "End the night…",
  "night-settings-button": "Settings…",
  "night-manners-button": "Table manners…",
  "night-organisers-button": "Organisers…",
  "night-decks-button": "Decks",
  "night-clock-button": "Clock…",
  "night-time-button": "Call time…",
  "night-pods-button": "Pods…",
  "night-standings-button": "Standings",
  "night-export-button": "Export",
  "night-end": `End night { $night } of { $league }?{ $tables ->
    [0] {""}
    [one] {" "}{ $tables } table has no result: what is not reported counts for nobody.
   *[other] {" "}{ $tables } tables have no result: what is not reported counts for nobody.
} Results can still be corrected afterwards.`,
  "night-end-sure-button": "End it",
  "night-go-on-button": "Go on with it",
  "night-mark-no-show": "never came",
  "night-mark-dropped": "dropped",
  "night-mark-here": "here",
  "night-mark-late": "late",
  "night-players": `{ $league }, night { $night }: { $here } of { $all ->
    [one] { $all } player
   *[other] { $all } players
} are here.`,
  "night-player-menu": "Do something about a player",
  "night-in-menu": "Check in or out, or take back in",
  "night-in-back": "take back in",
  "night-in-out": "is here: check out",
  "night-in-in": "check in",
  "night-drop-menu": "Drop",
  "night-no-show-menu": "Never came",
  "night-back-in-button": "Back in",
  "night-away-button": "Not here",
  "night-in-button": "Check in",
  "night-drop-button": "Drop",
  "night-no-show-button": "No-show",
  "night-player-begun": "-# Who drops in the middle of a round is out of its table; the round goes on without them.",
  "night-all-players-button": "All players",
  "night-switch-registered": "Players register decks",
  "night-switch-registered-more": "Secret until the table; checked by the rule set, locked at the first round",
  "night-switch-revealed": "Decks are open afterwards",
  "night-switch-revealed-more": "Everybody may read them once the night has ended",
  "night-switch-close": "Like scores meet",
  "night-switch-close-more": "From the second round on; rounds are then paired one by one",
  "night-switch-daily": "Rounds of days",
  "night-switch-daily-more": "A deadline a round; two open tables a player at most",
  "night-keep-apart": "Keep two players apart",
  "night-somebody-left": "somebody who left",
  "night-how": "How { $league } is played:",
  "night-all-off": "All that can be switched on below is off",
  "night-kept-apart": "Kept apart: { $pairs }",
  "night-switch-menu": "Switch on",
  "night-numbers-button": "Numbers…",
  "night-keep-others-button": "Keep others apart…",
  "night-together-button": "Keep nobody apart",
  "night-manners-hosts":
    "{ $league } leaves the manners of its tables to their hosts: { $manners }, where nobody chooses otherwise.",
  "night-manners-all": "Manners at all tables of { $league }: { $manners }.",
  "night-manners-hold":
    "-# A change holds at once for tables that have not begun; a game that has keeps the manners it began with.",
  "night-hosts-button": "Leave it to the hosts",
  "night-numbers-title": "How the nights are played",
  "night-numbers-size": "Players at a table (3 to 6)",
  "night-numbers-rounds": "Rounds (1 to 12)",
  "night-numbers-time": "Time for a round",
  "night-numbers-points": "Points for the places + before time",
  "night-numbers-final": "A final of how many (empty: none)",
  "night-bad-size": "A table has 3 to 6 players: type one number, such as 4. Nothing was changed.",
  "night-bad-rounds": "A night has 1 to 12 rounds: type one number, such as 3. Nothing was changed.",
  "night-bad-time": "The time for a round is 5 minutes to 15 days: type it as 90m, 2h or 3d. Nothing was changed.",
  "night-bad-points":
    "Points are numbers from 0 on for the places, a + and the bonus for a victory before time: 5 3 2 1 + 1. Nothing was changed.",
  "night-bad-final": "A final has 3 to 6 players: type one number, or nothing for none. Nothing was changed.",
  "night-choose-two": "Choose two players.",
  "night-opened": "Night { $night } is open: players press **Check in**.",
  "night-everybody-here": "Everybody is checked in.",
  "night-thrown-away": "The pairing is thrown away.",
  "night-published":
    "Round { $round } is published in { $channel }: its { $tables } tables are being opened, and their players called.",
  "night-text-channel":
    "A round is published in a text channel, where its tables get threads: type `/league publish` in one.",
  "night-nothing-to-publish": "There are no pods to publish yet: **Pair** makes them.",
  "night-is-out": `{""}**{ $name }** { $how ->
    [drop] is out from now on
   *[no-show] never came, and is out
}.`,
  "night-name-both": "Two players change places: name both, `swap:` and `with:`. Nothing was changed.",
  "night-nobody-called": "Nobody called “{ $name }” plays tonight. Nothing was changed.",
  "night-filled-enough": `{ $players ->
    [one] { $players } player
   *[other] { $players } players
} are in: no practice opponent is needed.`,
  "night-filled": `{ $players ->
    [one] { $players } practice opponent
   *[other] { $players } practice opponents
} joined: their tables play by themselves.`,
  "night-only-sandbox": "Only in the sandbox practice opponents play in leagues. Nothing was changed.",
  "night-here":
    "You are here for night { $night } of { $league }: you are paired from round { $round } on, and called to your table in a thread of its own.",
  "night-drop": `Drop from night { $night } of { $league }? You are not paired any more.{ $tables ->
    [0] {""}
    [one] {" "}You leave { $tables } open table: there the others go on without you, and you are last.
   *[other] {" "}You leave { $tables } open tables: there the others go on without you, and you are last.
} What you have won stays yours.`,
  "night-play-on-button": "Play on",
  "night-out":
    "You have dropped from night { $night } of { $league }. **Check in** takes you in again for the next round.",
  "draft-title-final": `The final of { $league }: { $pods ->
    [one] { $pods } pod
   *[other] { $pods } pods
}. Nobody but organisers sees this.`,
  "draft-title": `Round { $round } of { $rounds } of { $league }: { $pods ->
    [one] { $pods } pod
   *[other] { $pods } pods
}. Nobody but organisers sees this.`,
  "draft-pod": "Pod { $pod }",
  "draft-byes": `{""}**Sit out**: { $names }`,
  "draft-publish-button": "Publish",
  "draft-again-button": "Pair again",
  "draft-swap-others-button": "Swap others…",
  "draft-lock-others-button": "Lock others…",
  "draft-discard-button": "Throw it away",
  "draft-stale": "Somebody has come or gone since: press **Pair again**.",
  "draft-first-meet": "Those who stand first meet.",
  "draft-repeats": `Repeats { $repeats ->
    [0] { $repeats }: nobody meets anybody again
   *[other] { $repeats }
}.`,
  "draft-by-hand": "Changed by hand: as good as it was paired.",
  "draft-worse": "Changed by hand, and worse than it was paired: { $list }.",
  "draft-worse-byes": "byes of who has sat out before { $is } instead of { $was }",
  "draft-worse-repeats": "repeats { $is } instead of { $was }",
  "draft-worse-odd": "seats once more in a pod of another size { $is } instead of { $was }",
  "draft-worse-gaps": "points between those who meet { $is } instead of { $was }",
  "draft-worse-rivalry": "the same rival races again { $is } instead of { $was }",
  "draft-planned": `-# Planned together with the rounds after it, up to round { $rounds }: { $repeats ->
    [one] { $repeats } repeat
   *[other] { $repeats } repeats
} in all{ $bound ->
    [proven] , fewer is impossible
    [found] , no fewer were found
   *[none] {""}
}.`,
  "draft-sits-out": "Sits out",
  "draft-swap": "Swap two players",
  "draft-lock-more": "Stays as it is when you pair again",
  "draft-lock-menu": "Lock pods",
  "draft-lock-which": `{ $league }: which of { $pods ->
    [one] { $pods } pod
   *[other] { $pods } pods
} stay as they are when you pair again? { $locked ->
    [none] None is locked.
   *[some] Locked: { $locked }.
}`,
  "pairing-quoted": "{ $why }",
  "pairing-must-not": "with everybody at a table somebody would meet whom they must not",
  "pairing-byes": `{ $count ->
    [one] { $count } bye
   *[other] { $count } byes
} ({ $names }), since { $cause }.`,
  "pairing-byes-again": `{ $count ->
    [one] { $count } bye
   *[other] { $count } byes
} ({ $names }), since { $cause }. Byes that they have had before: { $had }.`,
  "pairing-crowded": `{ $most } of { $all } play { $race }, { $more } too many for { $pods ->
    [one] { $pods } pod
   *[other] { $pods } pods
}`,
  "pairing-crowded-two": `{ $said }; and { $count } play { $races }, while a pod needs three races, so that { $pods ->
    [0] no pod is possible
    [one] no more than { $pods } pod can be
   *[other] no more than { $pods } pods can be
}`,
  "pairing-repeats": "Repeats { $count }, no fewer were found: { $pairs } have met before.",
  "pairing-repeats-least": "Repeats { $count }, fewer is impossible: { $pairs } have met before.",
  "pairing-and": "and",
  "pairing-times": "({ $times } times)",
  "pairing-more": `{" "}and { $more } more`,
  "pairing-odd": "Somebody sits in a pod of another size once more, since that leaves the fewest repeats.",
  "pairing-sizes": "Pods of { $sizes }, as { $players } players do not make pods of { $size } alone.",
  "pairing-sizes-races": "Pods of { $sizes }, as the races, and who is kept apart, leave no other.",
  "pairing-apart": "No pods are possible: too many are kept apart from each other. It would help to keep fewer apart.",
  "pairing-two-must-not": "Two would meet who must not.",
  "pairing-too-few": "A pod has 3 players at least, and there are { $players }.",
  "pairing-none": "No pods are possible: { $cause }. It would help if some of them played another race.",
  "pairing-none-sit":
    "No pods are possible: { $cause }. It would help if some of them sat out, or played another race.",
} as const;
