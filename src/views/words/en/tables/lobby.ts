/**
 * A table before its game, as all see it: who sits there, and what it is going to be.
 * In other languages: `tables/lobby.ftl`.
 */
export const LOBBY = {
  "lobby-opened": "Opened by { $host } · { $rules } · pace: { $pace }",
  "lobby-opened-alone": "Opened by { $host } · { $rules } · no deadlines: practice opponents have time",
  "lobby-timing": "Timing: { $timing }",
  "lobby-more-players": `{ $count ->
    [one] { $count } more player
   *[other] { $count } more players
} must join before the game can start.`,
  "lobby-waits-for": `The game can start when { $names } { $count ->
    [one] is
   *[other] are
} ready.`,
  "lobby-all-ready": "Everybody is ready: any player at the table may press **Start**.",
  "lobby-side": "{ $race } { $faction }",
  "lobby-ready": "✅ ready",
  "lobby-own-deck": "a deck of their own",
  "lobby-asked": "is asked to come: Join, or Leave",
  "lobby-no-deck": "has no deck",
  "lobby-other-faction": "chooses another faction: this one is not played by the rules of this table",
  "lobby-remarks": "The deck’s check has remarks, which its player can read with /deck check.",
  "lobby-house": "-# Whoever opened the table, or a judge, changes them in the menus below until the game starts.",
  "lobby-hands-dealt": "A duel: starting hands are dealt, eight cards of which three are kept",
  "lobby-hands-mulligan": "A duel: starting hands are dealt, with mulligans",
  "lobby-hands-chosen": "-# Starting hands are chosen. For a duel with dealt hands, press **Change race or deck**.",
  "lobby-in-turn":
    "-# Non-Aligned players choose their ambassadors in turn, as they sit down: one that is taken stays taken.",
  "lobby-shared": `🕓 You { $people ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] all
} share { $from } – { $until }, by when you have played lately.`,
  "lobby-nobody": "Nobody sits here yet. Press **Join** to take the first seat.",
  "lobby-taken": `{ $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} of { $most } taken.`,
  "lobby-full": `{ $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} of { $most } taken. The table is full.`,
  "lobby-seed": "-# SHA-256 of the secret seed of the shuffles: `{ $hash }`",
  "lobby-change-button": "Change race or deck",
  "lobby-leave-button": "Leave",
  "lobby-bot-button": "Add a bot",
  "lobby-fill-button": "Play against bots",
  "lobby-together-button": "Declare all at once",
  "lobby-in-order-button": "Declare in order",
  "lobby-rules-button": "Rules of this table",
  "lobby-closed": "This table is closed.",
  "lobby-begun": "The game has begun.",
  "lobby-open": "{ $thread } is open. Take a seat:",
  "lobby-name": "{ $host }’s table",
  "lobby-post": "A table of the Babylon 5 Collectible Card Game ({ $rules }), opened by { $host }.",
  "lobby-again":
    "{ $thread } is open. Once more, in seats drawn anew: { $people }, press **Join** to come, or **Leave** in the lobby.",
  "watch-button": "Watch",
  "watch-begun": "The game in { $thread } has begun.",
  "rules-unchanged": "House rules: { $rules } with no change yet",
  "rules-changed": `House rules: { $rules } with { $count ->
    [one] { $count } change
   *[other] { $count } changes
}`,
  "rules-start": "Start from the { $rules }",
  "rules-start-menu": "Start from …",
  "rules-change-menu": "Change: { $topic }",
  "promise-kept": `answers, kept { $kept } of { $deadlines ->
    [one] { $deadlines } deadline
   *[other] { $deadlines } deadlines
}`,
  "promise-kept-within": `answers within { $within } h, kept { $kept } of { $deadlines ->
    [one] { $deadlines } deadline
   *[other] { $deadlines } deadlines
}`,
  "clock-answer": "{ $pace }, { $answer } for each answer, { $after }",
  "clock-bank": "{ $pace }, { $start } at the start, { $answer } more with each answer, { $after }",
  "clock-then-vote": "then the others may go on",
  "clock-then-remind": "then a reminder",
  "clock-then-pass": "then the mildest answer",
  "seat-deck-cards": `{ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}`,
  "seat-deck-unsaid": "{ $cards } · something is still to be said",
  "seat-deck-invented": "{ $says } (invented cards)",
  "seat-deck-real": "A ready-made deck of real cards",
  "hook-gave-up-told": `🌐 The site that hears of the tables of **{ $server }** has taken nothing for { $hours } hours, and { $events ->
    [one] { $events } event is
   *[other] { $events } events are
} lost: { $url }.{ $why } I go on trying with what is new. \`/settings webhook\` there shows how it fares, and everybody who manages the server sees it in \`/settings server\`, too.`,
  "starter-practice-centauri": "charm, rumours and old splendour: wins by talk and intrigue",
  "starter-practice-human": "even-handed: talk, trade and a solid fleet",
  "starter-practice-minbari": "calm minds and strong warriors: wins while its people are content",
  "starter-practice-narn": "hard workers and raiders: wins by leadership and force",
  "starter-practice-non-aligned": "many worlds: cheap people and a wide choice",
  "starter-practice-home-centauri": "the court at home: intrigue, with fleets behind it",
  "starter-practice-home-human": "the home world: fleets and popular leaders",
  "starter-practice-home-minbari": "the home world: a warrior leads, fleets follow",
  "starter-practice-home-narn": "the home world: raids and captured places",
  "starter-practice-psi-corps": "telepaths: wins by psi and by what others hide",
  "starter-practice-corporate-centauri": "money and titles: wins by deals",
  "starter-practice-corporate-human": "money: groups that pay, and deals",
  "starter-practice-corporate-minbari": "money among the calm: deals and craft",
  "starter-practice-corporate-narn": "money and quarries: deals, and force for hire",
  "starter-practice-corporate-non-aligned": "money of many worlds: deals with everybody",
  "starter-practice-centauri-ii": "for a second game: schemes, omens and rarer cards",
  "starter-practice-human-ii": "for a second game: markets, omens and rarer cards",
  "starter-practice-minbari-ii": "for a second game: visions, omens and rarer cards",
  "starter-practice-narn-ii": "for a second game: parades, omens and rarer cards",
  "starter-practice-non-aligned-ii": "for a second game: pageants, omens and rarer cards",
  "made-hand-diplomat": "wins by trade and talk",
  "made-hand-spymaster": "wins by what others would hide",
  "made-hand-soldier": "wins by leadership and fleets",
  "made-hand-named": `{ $name ->
    [Diplomat] Diplomat
    [Spymaster] Spymaster
    [Soldier] Soldier
   *[other] { $name }
}`,
} as const;
