/**
 * What happens at a table, a line for each event: the game as a whole, cards that come, go and are used. In English; the others are in `log/game.ftl`.
 */
export const LOG_GAME = {
  "log-on": `{""} on { $target }`,
  "log-on-two": `{""} on { $target } and { $second }`,
  "log-for": `{""} for { $influence } influence`,
  "log-free": `{""} for free`,
  "log-free-too": ", for free",
  "log-with": `{""} with { $title }`,
  "log-by": `{""} by { $title }`,
  "log-an-effect": "an effect",
  "log-a-card": "a card",
  "log-without-rotating": `{""} without rotating anybody`,
  "log-rotating": ", rotating { $title }",
  "log-face-down": "{ $cards } face down",
  "log-doubled": "doubled to { $amount } for another race",
  "cost-changed-by": "{ $by } by { $source }",
  "cost-corporate-faction": "the Corporate faction",
  "log-requires": "it requires { $needs }",
  "log-requires-has": "it requires { $needs }, and there are { $has }",
  "log-not-sponsored": "it could not be sponsored now",
  "log-begins": `{""}**The game begins** with { $players } { $players ->
    [one] player
   *[other] players
}.`,
  "log-clash": "{ $names } reveal the same ambassador, { $title }: each chooses another.",
  "log-clash-kept": "{ $names } reveal the same ambassador, { $title }: by lot { $kept } keeps it.",
  "log-ambassador": "{ $name } reveals ambassador { $title }",
  "log-second-ambassador": "{ $name } takes { $title } as second ambassador, into the hand",
  "log-crusade": "{ $name } starts with { $title } in play and { $cards } in the Crusade pile",
  "log-dealt": `{ $name } { $count ->
    [one] is
   *[other] are each
} dealt { $cards }`,
  "log-dealt-again": `{ $name } { $count ->
    [one] takes a mulligan and is
   *[other] take a mulligan each and are
} dealt { $cards }`,
  "log-deck-settled": `{ $name } { $count ->
    [one] has settled the deck
   *[other] have settled their decks
}`,
  "log-starting-hand": `{ $name } { $count ->
    [one] has chosen
   *[other] have each chosen
} a starting hand of { $cards }`,
  "log-starting-four": "{ $name } starts with { $cards } cards, as { $title } of the four-card kind may",
  "log-turn": `{""}**Turn { $turn }**`,
  "log-readied": "Cards are readied and influence is restored",
  "log-sustains": "{ $name } readies, and sustains { $titles }",
  "log-initiative": "Initiative, lowest first: { $names }",
  "log-initiative-by-lot": "Initiative, lowest first: { $names } (by lot: { $lots })",
  "log-built": "{ $name } builds with { $title }: influence rating { $rating }",
  "log-sponsored": "{ $name } sponsors { $title }{ $on }{ $with }{ $price }{ $sum }",
  "log-discounted": "The next { $types } that { $name } sponsors this turn costs { $amount } less ({ $source })",
  "log-taken": `{ $name } takes { $title } from the { $from ->
    [deck] deck
   *[discard] discard pile
} into the hand ({ $source })`,
  "log-came-in": `{ $name } brings { $title } from the { $from ->
    [deck] deck
   *[discard] discard pile
} into play{ $back ->
    [turn] {""} for this turn
   *[never] {""}
} ({ $source })`,
  "log-went-back": "The turn is over: { $title } goes back into the deck of { $name }",
  "log-shuffled": `{ $name } { $count ->
    [one] shuffles the deck
   *[other] shuffle their decks
} ({ $source })`,
  "log-cards-shown": `{ $name } shows { $to } { $cards } random { $cards ->
    [one] card
   *[other] cards
} of the hand ({ $source }): one of them is discarded`,
  "log-hand-shown": "{ $name } shows the whole hand ({ $source }): { $titles }",
  "log-agenda-hidden": "{ $name } hides an agenda, face down,{ $with }{ $price }",
  "log-agenda-revealed": "{ $name } reveals the agenda **{ $title }**",
  "log-agenda-failed": "{ $name } turns up the agenda { $title }, which cannot stay: { $why }",
  "log-agenda-replaced": "{ $name } replaces the agenda { $old } with **{ $title }**{ $rotating }{ $price }",
  "log-replaced": "{ $name } replaces { $old } with { $title }{ $along }{ $price }",
  "log-replaced-of": "{ $name } replaces { $whose }’s { $old } with { $title }{ $along }{ $price }",
  "log-along": ", with { $titles }",
  "log-promoted": "{ $name } promotes { $title } to the inner circle{ $how }{ $price }",
  "log-led": "{ $name }: { $title } leads { $fleet }, +{ $by } to military { $military }",
  "log-played": "{ $name } plays **{ $title }**{ $on }{ $price }",
  "log-placed": "{ $name } places a contingency, face down, under { $title }{ $price }",
  "log-revealed": "{ $name } reveals **{ $title }**",
  "log-used": "{ $name } uses { $title }{ $on }: “{ $does }”",
  "log-triggered": "{ $name } answers with { $title }: “{ $does }”",
  "log-rotated-to-heal": "{ $name } rotates { $title } to heal",
  "log-rotated-to-help": "{ $name } rotates { $title } to help heal the ambassador",
  "log-all-healed": "The whole inner circle rotated to heal: { $title } is fully healed",
  "log-fully-healed": "{ $title } is fully healed ({ $source })",
  "log-hired": "{ $name } hires { $title }{ $price }, until the end of the turn",
  "log-bid": "{ $name } bids { $influence } influence on { $title }",
  "log-bid-more": "{ $name } bids { $influence } influence more on { $title }: { $total } this turn",
  "log-assisted":
    "{ $name } rotates { $title } to assist { $whom }: +1 diplomacy, intrigue and leadership while it stays rotated",
  "log-assisted-sponsor":
    "{ $name } rotates { $title } to assist: { $whom } sponsors the next card of this turn for 1 influence less",
  "log-repaired": "{ $name } repairs { $by } damage of { $title } for { $by } influence: { $left } left",
  "log-halted": "✋ **{ $name } says wait.** Everybody acts or passes in initiative order, until all pass in a row.",
  "log-resumed": "▶ Play goes on where it was.",
  "log-loose-all": `{""}**Fast and loose:** all agree. In this step everybody acts out of order, until somebody objects.`,
  "log-loose":
    "{ $name } would play this step **fast and loose**: whoever is ready acts, out of order. { $names } may agree or object.",
  "log-loose-ended": "{ $name } objects to playing fast and loose: initiative order holds.",
  "log-looked": "⚖️ **{ $judge }, a judge, looks at the hidden cards of { $name }**",
  "log-passed": `{ $name } { $count ->
    [one] passes
   *[other] pass
}`,
  "log-fact-stated": "📝 { $name } reads off { $title }: { $facts }. It is remembered here; any player may dispute it.",
  "log-fact-corrected": "⚖️ { $title } from now on: { $facts }. What is over stays as it was.",
  "log-left": "✋ By hand: what { $title } says, the table carries out with `/effect`",
  "log-left-of": "✋ By hand, with `/effect`, is left of { $title }: { $left }",
  "log-drew": "{ $name } draws { $cards }: { $left } left in the deck",
  "log-bought": "{ $name } buys { $cards }: { $left } left in the deck",
  "log-drew-crusade": "{ $name } draws { $cards } from the Crusade pile: { $left } left in it",
  "log-bought-crusade": "{ $name } buys { $cards } from the Crusade pile: { $left } left in it",
  "log-round-discards": "discards { $titles }",
  "log-round-draws": "draws { $cards }",
  "log-round-buys": "buys { $cards }",
  "log-round-first": "{ $name } { $does }: { $left } left in the deck",
  "log-round-next": "{ $name } { $does }: { $left } left",
  "log-fetched":
    "{ $name } takes { $what } from the reserve by the Interstellar Alliance, and draws nothing this turn: { $left } left there",
  "log-fetched-by": "{ $name } takes { $what } from the reserve ({ $source }): { $left } left there",
  "log-run-out": "{ $titles } of { $name } has run out and is discarded",
  "log-discarded": `{ $name } discards { $titles }{ $from ->
    [hand] {""} from hand
    [deck] {""} from the top of the deck
   *[play] {""}
}{ $why ->
    [neutralized] , which is neutralized
   *[other] {""}
}`,
  "log-discards-ordered": "{ $name } orders the discard pile, from the top: { $titles }",
  "log-laid-aside": `{""}**{ $title }** of { $name } lies aside until its effect has run out`,
  "log-removed": "{ $titles } of { $name } is removed from the game",
  "log-returned": "{ $title } returns to { $name }’s hand",
  "log-new-ambassador": "👑 { $title } **is { $name }’s ambassador** from now on{ $stays }{ $over }{ $cause }",
  "log-converted": "☄️ { $name } **becomes a Drakh faction**, led by { $title } from now on{ $stays }{ $over }",
  "log-stays": "; { $title } stays in the inner circle",
  "log-goes-over": `, and { $titles } { $count ->
    [one] goes
   *[other] go
} over to the new ambassador`,
  "log-gone-conceded": "{ $name } concedes and leaves the game",
  "log-gone-drakh-ambassador": "{ $name } has lost the Drakh ambassador, and the game with it",
  "log-gone-surrendered": "{ $name } leaves the game, with everything on the table",
  "log-gone-empty-deck": "{ $name } has no card left to draw and nobody to discard, and is eliminated",
  "log-shadow-war": "🌑 **The Shadow War begins**{ $by }{ $cause }.",
  "log-by-influence": ", by the influence of { $who }",
  "log-shadow-war-over": "🌑 **The Shadow War is over**{ $cause }.",
  "log-shadow-war-at": "The Shadow War begins when the Shadows or the Vorlons have { $at } influence{ $cause }",
  "log-power-needed": "{ $name } needs { $less } less power than usual for a standard victory{ $cause }",
  "log-may-win": "{ $name } may win again{ $cause }",
  "log-cannot-win": `{ $name } cannot { $what ->
    [any] win
   *[standard] win a standard victory
}{ $until ->
    [turn] {""} this turn
   *[on] {""}
}{ $cause }`,
  "log-claimed":
    "🏆 { $name } **claims a major victory** by { $title }: when victory is checked next, all others are asked whether they agree",
  "log-claim-agreed": "{ $name } agrees that { $by } wins by { $title }",
  "log-claim-agreed-left": "{ $name } agrees that { $by } wins by { $title }: { $left } still to agree",
  "log-claim-lapsed":
    "{ $name }’s claim to win by { $title } has lapsed: the agenda does not lie open there any more, or cannot win now",
  "log-time": "⏰ **Time is called.** { $what }",
  "log-time-setup": "The game had not begun.",
  "log-time-ready": "No conflicts are declared any more: victory is checked, and the game is over.",
  "log-time-conflict": "What is still face down is not initiated. { log-time-resolution }",
  "log-time-action": "The action round stops at once. { log-time-resolution }",
  "log-time-resolution": "The conflicts in play resolve, and victory is checked: then the game is over.",
  "log-time-draw": "Nobody draws any more: victory is checked, and the game is over.",
  "log-over-nobody": `{""}**The game is over.** Nobody wins.`,
  "log-over": `{""}**The game is over.** { $names } { $count ->
    [one] wins
   *[other] win
}.`,
  "log-undone": "↩ **{ $name } takes back** { $what }",
  "log-undone-agreed": `↩ **{ $name } takes back**, and { $names } { $count ->
    [one] agrees
   *[other] agree
}: { $what }`,
  "log-undone-judge": "↩ ⚖️ **{ $judge } lets { $name } take back** { $what }",
  "log-undone-step": "the last step",
  "log-undone-more": "{ $words } … and { $left } more",
  "force-of-babylon-5": "Babylon 5",
  "force-of-shadows": "the Shadows",
  "force-of-vorlons": "the Vorlons",
  "voter-human": "the Humans",
  "voter-minbari": "the Minbari",
  "voter-centauri": "the Centauri",
  "voter-narn": "the Narn",
  "voter-vorlon": "the Vorlons",
  "voter-of-seat": "{ $name }",
  "voter-of-human": "the Humans",
  "voter-of-minbari": "the Minbari",
  "voter-of-centauri": "the Centauri",
  "voter-of-narn": "the Narn",
  "voter-of-vorlon": "the Vorlons",
} as const;
