/**
 * What a player is asked, after the player’s name or alone, and the button that opens what may be answered.
 * In other languages: `playing/asked.ftl`.
 */
export const ASKED = {
  "opens-act": "Act…",
  "opens-act-with": "Act with it…",
  "opens-aftermath": "Play an aftermath…",
  "opens-answer": "Answer…",
  "opens-buy": "Buy…",
  "opens-call": "Call…",
  "opens-choose": "Choose…",
  "opens-declare": "Declare…",
  "opens-discard": "Discard…",
  "opens-exchange": "Exchange…",
  "opens-fetch": "Fetch…",
  "opens-go-on": "Go on…",
  "opens-look": "Look…",
  "opens-move-chaos": "Move chaos tokens…",
  "opens-pay": "Pay…",
  "opens-pick": "Pick…",
  "opens-purge": "Purge…",
  "opens-reveal": "Reveal…",
  "opens-sponsor": "Sponsor…",
  "opens-surrender": "Surrender…",
  "opens-sustain": "Sustain…",
  "opens-take": "Take…",
  "opens-target": "Choose the target…",
  "opens-use": "Use…",
  "opens-vote": "Vote…",
  "asked-unspent": "you have { $unspent } influence unspent",
  "asked-effect": "an effect",
  "asked-conflict": "the conflict",
  "asked-player": "another player",
  "asked-cards": `{ $count } { $count ->
    [one] card
   *[other] cards
}`,
  "asked-up-to": "(up to { $most })",
  "asked-answered":
    "you have answered: **{ $answer }**. Nobody sees it yet, and you may change it until the last has answered.",
  "asked-so": "{ $task }.",
  "kind-a": `{ $type ->
    [character] a character
    [group] a group
    [fleet] a fleet
    [location] a location
    [enhancement] an enhancement
    [agenda] an agenda
    [event] an event
    [conflict] a conflict
    [aftermath] an aftermath
   *[contingency] a contingency
}`,
  "kind-a-card": "a card",
  "kind-yours": "{ $types } of yours",
  "kind-yours-any": "card of yours",
  "asked-sponsor":
    "{ $about } lets you sponsor { $which }{ $price }, and nobody rotates: { $unspent }. Choose one, or pass.",
  "asked-sponsor-free": "for free",
  "asked-sponsor-less": "for { $less } influence less",
  "asked-take": `{ $about } lets you take a card from your { $pile ->
    [discard] discard pile
   *[deck] deck
}{ $more }: which? It is shown to everybody. You may take none.`,
  "asked-take-into-play": `{ $about } lets you bring a card from your { $pile ->
    [discard] discard pile
   *[deck] deck
} into play{ $more }: which? You may bring none.`,
  "asked-discard-shown":
    "{ $about } shows you these cards of { $whose }’s hand, and nobody else: which one is discarded?",
  "asked-fetch": "{ $about } lets you take a card from your reserve into your hand: choose one, or take none.",
  "asked-move-chaos":
    "you have acted: move chaos tokens from one of your cards to a Drakh card of yours, or leave them where they are. It is no action.",
  "asked-surrender":
    "{ $about } makes you surrender unconditionally: with whom does your ambassador ask for asylum, if with anybody?",
  "asked-surrender-to":
    "{ $about } makes you surrender unconditionally to { $victor }: with whom does your ambassador ask for asylum, if with anybody?",
  "asked-faction": "{ $about } is about the { $race } race, which several play: about which faction?",
  "asked-faction-that": "{ $about } is about the that race, which several play: about which faction?",
  "asked-choose-influence": "how much influence do you apply for { $about }?",
  "asked-choose": "{ $about } leaves you a choice: which?",
  "asked-choose-one": "{ $about } leaves you a choice: { $choices }?",
  "asked-pick": "{ $about } lets you pick a card: which?",
  "asked-pick-does": "{ $about } lets you pick a card { $does }: which?",
  "happened-resolved": "{ $about } has been resolved",
  "happened-initiated": "{ $about } has been initiated against you",
  "happened-joined": "{ $about } has taken a side in a conflict",
  "happened-gained": "you have gained influence by { $about }",
  "happened-attacked": "{ $about } is being attacked, before any damage",
  "happened-event": "{ $about } is being played",
  "happened-neutralized": "{ $about } has been neutralized",
  "happened-sponsored": "{ $about } has been sponsored",
  "happened-conquered": "{ $about } has been conquered",
  "happened-survived": "{ $about } has come through an attack",
  "happened-initiative": "initiative is being determined",
  "happened-restored": "{ $about } is neutralized no longer",
  "happened-discarded": "{ $about } has been discarded",
  "happened-finished": "{ $about } is over",
  "happened-draw": "the draw round has begun",
  "happened-end": "the turn is about to end",
  "happened-turn": "a turn begins and influence is restored",
  "asked-declare": "declare a conflict, face down, or declare nothing.",
  "asked-declare-secret": "{ asked-declare } Everybody answers in secret, in any order.",
  "asked-declare-again": "somebody who comes before you has declared in the open, so say again what you declare.",
  "asked-declare-before": "{ asked-declare-again } You had answered: **{ $before }**.",
  "asked-declare-more": "you may declare another conflict; declare nothing to leave it at that.",
  "asked-initiate": "your conflict is revealed: what does it target?",
  "asked-initiate-about": "your conflict { $about } is revealed: what does it target?",
  "asked-reveal": "{ $happened }: reveal a contingency that this triggers, or pass.",
  "asked-resolve-first": "you have initiated several conflicts: which resolves first?",
  "asked-trigger": "{ $happened }: use an effect of a card of yours that answers it, or pass. It is no action.",
  "asked-aftermath":
    "{ $about } has been resolved: play an aftermath, or say that you play none. Answers are secret until a play’s turn comes.",
  "asked-aftermath-again":
    "an aftermath on { $about } has been played: play **another**, or say that you play none. Answers are secret as before.",
  "asked-aftermath-answered":
    "you have answered about { $about }: **{ $answer }**. Nobody sees it yet, and you may still change it.",
  "asked-purge-any":
    "purge as many { $mark } marks as you like, up to { $most },{ $for }, one at a time: from which card?",
  "asked-purge-range": "purge { $least } to { $most } { $mark } marks{ $for }, one at a time: from which card?",
  "asked-purge-some": `purge { $count } { $mark } { $count ->
    [one] mark
   *[other] marks
}{ $for }, one at a time: from which card?`,
  "asked-purge-some-one": `purge { $count } { $mark } { $count ->
    [one] mark
   *[other] marks
}{ $for }: from which card?`,
  "asked-purge-mark": "purge a mark{ $for }: from which card?",
  "asked-enough": "Pass when that is enough.",
  "asked-for": "for { $about }",
  "asked-pay-damage": "pay{ $for } with { $damage } damage to a { $whose }: which?",
  "asked-pay": `{ $deed ->
    [neutralize] neutralize
    [discard-card] discard
   *[rotate] rotate
} { $cards }{ $where }{ $for }: which { $whose }?`,
  "asked-pay-one-by-one": `{ $deed ->
    [neutralize] neutralize
    [discard-card] discard
   *[rotate] rotate
} { $cards }{ $where }{ $for }, one at a time: which { $whose }?`,
  "asked-pay-in-play": "in play",
  "asked-cards-up-to": "as many cards as you like, up to { $most },",
  "asked-cards-range": "{ $least } to { $most } cards",
  "asked-discard-inner": "your deck is empty: discard an inner circle character.",
  "asked-lose": "you lose { $amount } influence{ $to }: spent or unspent?",
  "asked-lose-some": "you lose some influence{ $to }: spent or unspent?",
  "asked-lose-to": "to { $about }",
  "asked-lose-all": "choose what influence you lose: spent or unspent.",
  "asked-discard-some": "discard { $cards } from your hand{ $for }.",
  "asked-discard-some-all": "discard the cards that you owe.",
  "asked-ambassador": "choose another ambassador: two players revealed the same one.",
  "asked-ambassador-second":
    "choose your second ambassador, for your hand: one that nobody has yet. Everybody sees which one it is.",
  "asked-sideboard":
    "exchange cards of your reserve for cards of your deck, or keep the deck as it is. Nobody sees whether you do.",
  "asked-sideboard-in": "{ $about } comes in: which card of your deck makes room for it? Or keep the deck as it is.",
  "asked-starting-hand": "choose your starting hand: { $cards }, each of a different type{ $more }.",
  "asked-starting-hand-species":
    "choose your starting hand: { $cards }, one of them a second species ambassador, the others each of a different type.",
  "asked-starting-hand-second": "choose a second species ambassador for your hand; then your hand is dealt.",
  "asked-four-card": ", or { $more } if your { $about } is of the four-card kind",
  "asked-four-card-ambassador": ", or { $more } if your ambassador is of the four-card kind",
  "asked-keep-hand":
    "your hand has been dealt: keep { $cards } of it, of any types{ $more }. The others go back on top of your deck.{ $again }",
  "asked-keep-hand-corporate": ", or { $more } more if all are corporate",
  "asked-keep-hand-again": "A mulligan deals another hand{ $less }.",
  "asked-keep-hand-less": ", of { $cards }",
  "asked-keep-hand-one-less": "of one card less",
  "asked-stack": "{ $cards } go back on top of your deck: which do you draw first?",
  "asked-stack-more": "{ $cards } more go back on top of your deck: which do you draw **next**?",
  "asked-victory-claim":
    "{ $who } claims to win by { $about }: is what it asks for met? The game ends when all agree. Whoever doubts it objects, and play waits.",
  "asked-agenda": "an agenda",
  "asked-player-first": "Another player",
  "asked-call":
    "you head the vote on { $about }: who votes next?{ $count } Whoever has a vote may give it before being called; nobody sees it until then.",
  "asked-vote": "vote on { $about }{ $whose }: yes, no, or abstain.{ $count }",
  "asked-vote-league": "for the League of Non-Aligned Worlds",
  "asked-vote-race": "for the { $race }",
  "asked-vote-count": "So far: { $count }.",
  "asked-vote-this": "this",
  "asked-fact": "what is printed on { $about }?",
  "asked-fact-facts": "what is printed on { $about }: { $facts }?",
  "asked-the-card": "the card",
  "asked-sustain": "choose which cards stay rotated and go on with their action; the others ready.",
  "asked-go-on": "{ $about } stays rotated, and goes on with one of its actions only: which?",
  "asked-your-card": "your card",
  "asked-action": "it is your action in turn { $turn }: { $unspent }. { $what }",
  "asked-action-brief": "it is your action: { $unspent }.",
  "asked-action-halted": "play is stopped, and it is your turn: { $unspent }. { asked-action-thing }",
  "asked-action-along": "the action that { $about } is played along with: { $unspent }. Choose it from the menu.",
  "asked-action-thing": "Do one thing, or pass.",
  "asked-action-sides": "Support or oppose { $conflicts }, do another thing, or pass.",
  "asked-more": "{ $count } more",
  "asked-hold": "play is stopped: pass, and it goes on where it was.",
  "asked-mercenary": "you bid the most for { $about }: it does one thing for you now, or pass.",
  "asked-a-mercenary": "a mercenary",
  "asked-discard": "discard as many cards from your hand as you like, or keep all. Then you draw one.",
  "asked-discard-secret":
    "discard as many cards from your hand as you like, or keep all. Then you see your free card, and buy. Nobody sees what you do until all have answered.",
  "asked-buy": "buy cards at 3 influence each ({ $unspent }), or none.",
  "asked-buy-all": "buy cards at 3 influence each, or none.",
  "asked-buy-secret": "{ $kept }{ $free }. { $buys } Nobody sees it yet.",
  "asked-buy-kept-all": "you keep all your cards",
  "asked-buy-kept": "you { $before }",
  "asked-buy-free": `, and your free { $count ->
    [one] card is
   *[other] cards are
} { $cards }`,
  "asked-buy-now": "Buy cards at 3 influence each ({ $unspent }), or none.",
  "asked-buy-answered": "You have answered: **{ $answer }**, and may change that until the last has answered.",
} as const;
