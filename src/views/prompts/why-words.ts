/** Why a question is asked and what speaks for which answer, for whoever plays for the first time; and the rule of it. */
import type { DecisionKind } from "../../engine/index.ts";

export interface Why {
  /** What is decided. */
  readonly what: string;
  /** What one would go by. */
  readonly go: string;
  /** An entry of `/rule`. */
  readonly rule: string;
}

export const WHY: Readonly<Record<DecisionKind, Why>> = {
  ambassador: {
    what: "Two players have brought the same ambassador, and only one may lead.",
    go: "Take another version that your deck has, or let it be settled.",
    rule: "ambassador-clash",
  },
  sideboard: {
    what: "Between games of a match you may exchange cards of your deck for others.",
    go: "Put in what helps against the deck that you have just met; change nothing if nothing does.",
    rule: "sideboarding",
  },
  "starting-hand": {
    what: "You choose the cards that you begin with. All else comes from your deck by chance.",
    go: "Take what you can use in the first turns: a cheap character to sponsor and a conflict that your ambassador can win. “Choose for me” takes a hand made for the deck.",
    rule: "starting-hand",
  },
  "keep-hand": {
    what: "You have seen the hand that you were dealt, and may exchange it.",
    go: "Keep it if there is something that you can do in the first turns: a new hand has one card less.",
    rule: "mulligan",
  },
  stack: {
    what: "Cards go back into your deck, and you say in which order.",
    go: "What you want first goes on top.",
    rule: "mulligan",
  },
  sustain: {
    what: "At the start of a turn your cards become ready again; some may stay rotated so that what they do lasts.",
    go: "Ready all, unless one of them keeps up an effect that you need.",
    rule: "sustaining",
  },
  "go-on": {
    what: "A card stays as it is from the turn before, and you say whether it goes on so.",
    go: "Go on if what it gives is worth more than a ready card this turn.",
    rule: "sustaining",
  },
  declare: {
    what: "Each player may start one conflict a turn: a contest that everybody may support or oppose later this turn.",
    go: "Declare one whose ability your ready characters are good at: winning gives what its card says, often influence or power. Nothing is lost by declaring nothing.",
    rule: "declaring-conflicts",
  },
  initiate: {
    what: "Your conflict begins now, and you name whom it is aimed at.",
    go: "Choose who can oppose it least, or who is too far ahead.",
    rule: "initiating-conflicts",
  },
  action: {
    what: "You take one action, then the next player does, round and round until all pass in a row.",
    go: "Build influence early, sponsor characters you can pay for, and keep ready ones for conflicts: a card that acts is rotated until the next turn. Pass when you would rather wait.",
    rule: "action-round",
  },
  sponsor: {
    what: "You may bring a card into play, and its price is applied from your influence.",
    go: "Spent influence comes back next turn, so what you can afford now is seldom wasted.",
    rule: "sponsoring",
  },
  reveal: {
    what: "Something has happened that a card of yours, face down, was waiting for.",
    go: "Reveal it if this is the moment; once shown it is used up. Otherwise it goes on waiting.",
    rule: "contingencies",
  },
  "resolve-first": {
    what: "Several conflicts wait to be resolved, and you say which comes first.",
    go: "First the one whose result helps you in the others.",
    rule: "resolution-round",
  },
  hold: {
    what: "Before conflicts are resolved you may still do something.",
    go: "Look at the sums of the conflicts, and act where a little changes who wins.",
    rule: "resolution-round",
  },
  trigger: {
    what: "A card of yours may do something because of what has just happened.",
    go: "Use it where what it gives is worth what it costs; not to use it loses nothing.",
    rule: "triggered-effects",
  },
  mercenary: {
    what: "You have hired a mercenary, and it acts for you at once.",
    go: "Let it tip a conflict that is close.",
    rule: "mercenaries",
  },
  aftermath: {
    what: "A conflict is over, and some cards are played on its result by winners or losers.",
    go: "Play one that fits this result, or say None; “None this turn” spares you the question.",
    rule: "aftermaths",
  },
  discard: {
    what: "At the end of a turn you may throw away cards before you draw.",
    go: "Keep what you can use in the next turns. Discarding does not give you more cards by itself.",
    rule: "discarding",
  },
  buy: {
    what: "One card is free, and each further one costs 3 influence that is still unspent.",
    go: "Influence left over now would be lost for nothing: it is restored next turn.",
    rule: "buying-cards",
  },
  "discard-inner": {
    what: "You must draw and your deck is empty, so a character of your inner circle leaves the game instead.",
    go: "Give up the one you need least.",
    rule: "drawing-cards",
  },
  take: {
    what: "A card lets you take one of several cards.",
    go: "Take what you can use soonest.",
    rule: "searching-your-deck",
  },
  "discard-shown": {
    what: "Cards are shown, and you choose which are discarded.",
    go: "Discard what would hurt you most, or what you need least if they are yours.",
    rule: "discards",
  },
  lose: {
    what: "You lose influence, and choose whether from what is spent or from what is not.",
    go: "Spent influence is of no more use this turn; unspent you could still apply.",
    rule: "losing-influence",
  },
  purge: {
    what: "A mark is taken away, and you choose which.",
    go: "Take the one that does most harm to you.",
    rule: "purge",
  },
  "rotate-for": {
    what: "What you do is paid with cards, and you choose which.",
    go: "Pay with those that you need least for the rest of this turn.",
    rule: "ready-rotated-neutralized",
  },
  "discard-some": {
    what: "You owe cards of your hand, and choose which.",
    go: "Part with what you cannot use soon.",
    rule: "discards",
  },
  surrender: {
    what: "You may leave the game to another player instead of fighting on.",
    go: "Only where nothing is left to be won: it is for good.",
    rule: "surrender",
  },
  faction: {
    what: "A card asks for a player or a faction.",
    go: "Read what happens to the one you name, and choose by that.",
    rule: "factions",
  },
  choose: {
    what: "A card leaves you a choice.",
    go: "Read what each answer does: both are allowed, and the card says no more than that.",
    rule: "effects",
  },
  pick: {
    what: "A card asks you to point at one or more cards.",
    go: "See whether it is good or bad for what you point at, then choose yours or theirs.",
    rule: "legal-targets",
  },
  fetch: {
    what: "You may take a card out of your reserve.",
    go: "Take what this moment asks for: the rest stays there for later.",
    rule: "reserve",
  },
  "move-chaos": {
    what: "Chaos tokens lie on the table, and you may move them.",
    go: "Move them to where they hinder you least.",
    rule: "chaos-tokens",
  },
  "victory-claim": {
    what: "Somebody says that the game is won.",
    go: "Agree if it is as they say; look at power and the cards that bar a victory first.",
    rule: "claiming-victory",
  },
  call: {
    what: "You head a vote, and say who votes next.",
    go: "Call those first of whom you are sure: the others see it.",
    rule: "votes",
  },
  vote: {
    what: "The council votes, and each player's votes count for as much as the table says.",
    go: "Read what happens if it passes. Abstaining is allowed.",
    rule: "votes",
  },
  fact: {
    what: "I do not know what is printed on this card, and now it matters.",
    go: "Read it off the card: the game goes on at once, and whoever doubts it can say so.",
    rule: "missing-facts",
  },
};
