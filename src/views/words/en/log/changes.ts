/**
 * What a verb of the game has changed, a line each, and what is carried out or set up by hand. In English; the others are in `log/changes.ftl`.
 */
export const LOG_CHANGES = {
  "log-cause": `{""} ({ $source })`,
  "log-cause-surrender": "unconditional surrender",
  "log-cause-resolution-ended": "the resolution round is over",
  "log-cause-turn-ended": "the turn is over",
  "log-gains-influence": `{ $who } { $count ->
    [one] gains
   *[other] gain
} { $amount } influence: influence rating { $rating }{ $cause }`,
  "log-loses-influence": `{ $who } { $count ->
    [one] loses
   *[other] lose
} { $amount } influence: influence rating { $rating }{ $cause }`,
  "log-rating-higher": `{ $name }’s influence rating is now { $rating }, { $by } higher { $how ->
    [ended] without
   *[begun] with
} { $title }`,
  "log-rating-lower": `{ $name }’s influence rating is now { $rating }, { $by } lower { $how ->
    [ended] without
   *[begun] with
} { $title }`,
  "log-swollen": "Babylon 5 has { $by } more influence until the end of the turn: { $rating }{ $cause }",
  "log-swollen-over": "Babylon 5 no longer has { $by } of that influence: { $rating }{ $cause }",
  "log-additional": `{ $name } has { $amount } additional influence { $when ->
    [next] next
   *[now] this
} turn{ $cause }`,
  "log-restores": "{ $name } restores { $amount } influence{ $cause }",
  "log-influence-goes": "{ $amount } influence goes from { $from } to { $to }{ $cause }",
  "log-gains-power": `{ $name } { $count ->
    [one] gains
   *[other] each gain
} { $amount } power{ $cause }`,
  "log-loses-power": `{ $name } { $count ->
    [one] loses
   *[other] each lose
} { $amount } power{ $cause }`,
  "log-power-goes": "{ $amount } power goes from { $from } to { $to }{ $cause }",
  "log-tension": "{ $from }’s tension toward { $toward } is now { $to }{ $cause }",
  "log-unrest": "{ $name }’s unrest is now { $to }{ $cause }",
  "log-readies": "{ $title } readies{ $cause }",
  "log-rotates": "{ $title } rotates{ $cause }",
  "log-damaged": `{ $title } takes { $amount ->
    [0] no
   *[other] { $amount }
} damage{ $cause }`,
  "log-falls": "{ $title } takes { $amount } damage and is neutralized",
  "log-falls-severely": "{ $title } takes { $amount } damage and is neutralized ({ $severe } severe damage)",
  "log-severely": "{ $title } takes { $amount } severe damage{ $cause }",
  "log-neutralized": "{ $title } is neutralized{ $cause }",
  "log-neutralized-severe": "{ $title } is neutralized, with { $severe } severe damage{ $cause }",
  "log-healed": "{ $title } is healed{ $cause }",
  "log-ignores": `{ $title } ignores { $marks }: { $why ->
    [ranger] a Ranger is in its faction
   *[exclude] Shadow and Vorlon exclude each other
}{ $cause }`,
  "log-gets": `{ $title } { $count ->
    [one] gets
   *[other] each get
} { $what }{ $cause }`,
  "log-loses": "{ $title } loses { $what }{ $cause }",
  "log-marks-move": `{ $marks } of { $from } { $count ->
    [one] moves
   *[other] move
} to { $to }{ $cause }`,
  "log-marks-become": `{ $marks } of { $title } { $count ->
    [one] becomes
   *[other] become
} { $into ->
    [conspiracy] Conspiracy
    [destiny] Destiny
    [doom] Doom
    [shadow] Shadow
    [strife] Strife
   *[vorlon] Vorlon
}{ $cause }`,
  "log-gets-tokens": "{ $title } gets { $what }: { $left } on it{ $cause }",
  "log-loses-tokens": "{ $title } loses { $what }: { $left } on it{ $cause }",
  "log-chaos-moved": "{ $name } moves { $what } from { $from } to { $to }",
  "log-moves-inner": "{ $title } moves to the inner circle{ $cause }",
  "log-moves-supporting": "{ $title } moves to the supporting cards{ $cause }",
  "log-moves-to": "{ $title } moves into { $name }’s faction{ $cause }",
  "log-for-hire-again": "{ $title } is for hire again",
  "log-control-back": "{ $title } is under { $name }’s control again",
  "log-takes-control": `{ $name } takes control of { $title } { $until ->
    [end-of-turn] until the end of the turn
    [while-rotated] while that card stays rotated
   *[permanent] for good
}{ $cause }`,
  "log-attached": "{ $title } moves to { $to }{ $cause }",
  "log-attached-from": "{ $title } moves from { $from } to { $to }{ $cause }",
  "log-damage-less": "{ $title } takes { $amount } less damage in this attack{ $cause }",
  "log-damage-off": "{ $amount } damage is taken off { $title }: { $left } left{ $cause }",
  "log-severe-off": "{ $amount } severe damage is taken off { $title }: { $left } left{ $cause }",
  "log-ability": "{ $title }: { $change }{ $cause }",
  "log-doubled-ability": "{ $ability } is doubled",
  "log-halved-ability": "{ $ability } is halved",
  "log-doubled-all": "every ability is doubled",
  "log-halved-all": "every ability is halved",
  "log-more-printed": "{ $amount } to printed { $ability }",
  "log-more-printed-all": "{ $amount } to printed abilities",
  "log-more-ability": "{ $amount } { $ability }",
  "log-more-all": "{ $amount } to every ability",
  "log-uses-in-others": "{ $title } may use { $use } in conflicts of other types{ $cause }",
  "log-uses-as": "{ $title } may use { $use } as { $as }{ $cause }",
  "log-copies": "{ $title } has another card’s text in place of its own{ $cause }",
  "log-loses-keyword": "{ $title } loses its keyword { $keyword }{ $cause }",
  "log-blanked": "{ $title } is blanked: its text has no effect{ $cause }",
  "log-reversed": "What { $title } did is reversed{ $cause }",
  "log-becomes-ranger": "{ $title } becomes a Ranger{ $cause }",
  "log-becomes": "{ $title } becomes { $trait }{ $cause }",
  "log-takes-back": "{ $name } takes { $titles } back from the discard pile{ $cause }",
  "log-acts-along": "{ $name } takes another action along with it{ $cause }",
  "log-round-ends": "The action round ends at once{ $cause }",
  "log-cancelled": "{ $title } is cancelled: nothing of it happens, and it has not been played{ $cause }",
  "log-forbids": "{ $title } cannot { $what }: { $by } forbids it",
  "log-nothing": `{ $source } changes nothing: { $why ->
    [no-target] there is nothing that it could be aimed at
    [limit-reached] the limit is reached
   *[nothing-to-change] there is nothing to change
}`,
  "log-that": "That",
  "hand-does": "✋ { $name } carries out { $because } by hand: { $does }{ $lasts }",
  "hand-judge-does":
    "⚖️ { $judge }, a judge, puts right by hand for { $name }, because of { $because }: { $does }{ $lasts }",
  "hand-lasts": ", { $lasts }",
  "hand-undone": "↩ Undone is what { $name } did by hand for { $because }: { $does }",
  "hand-applies": "{ $name } applies { $amount } influence ({ $source })",
  "watch-from-now": "⏰ From now on, { $watch }",
  "watch-done": "⏰ As { $name } set up for { $source }: { $trigger }",
  "watch-over": "⏰ That is over: { $watch }",
  "watch-once": "the next time that { $trigger }: { $then } ({ $source }, { $lasts })",
  "watch-each": "each time that { $trigger }: { $then } ({ $source }, { $lasts })",
  "watch-may": "{ $name } may { $does }",
  "watch-may-for": "{ $name } may { $does } for { $influence } influence",
  "watch-tracked": "{ $trigger } → { $then } ({ $source })",
  "watch-tracked-once": "next time { $trigger } → { $then } ({ $source })",
  "lasts-end-of-turn": "until the end of the turn",
  "lasts-conflict": "until the conflict is over",
  "lasts-attack": "until the attack is over",
  "lasts-while-rotated": "while { $title } stays rotated",
  "lasts-while-in-play": "while { $title } is in play",
  "lasts-initiative": "until initiative is determined",
  "lasts-permanent": "for good",
  "lasts-its-card": "its card",
  "trigger-a-player": "a player",
  "trigger-the-card": "the card",
  "trigger-you-win": "{ $who } wins a conflict",
  "trigger-you-lose": "{ $who } loses a conflict",
  "trigger-conflict-against-you-won": "a conflict against { $who } is won",
  "trigger-conflict-against-you": "a conflict is initiated against { $who }",
  "trigger-you-gain-by-conflict": "{ $who } gains influence by a conflict",
  "trigger-card-attacked": "{ $card } is attacked",
  "trigger-card-attacks": "{ $card } attacks",
  "trigger-card-neutralized": "{ $card } is neutralized",
  "trigger-card-neutralizes": "{ $card } neutralizes another card",
  "trigger-card-restored": "{ $card } is neutralized no longer",
  "trigger-card-discarded": "{ $card } is discarded",
  "trigger-card-took-part": "a conflict in which { $card } took part is over, and it is not neutralized",
  "trigger-card-supports": "{ $card } supports a conflict",
  "trigger-card-sponsors": "{ $card } sponsors a card",
  "trigger-event-played": "an event is played",
  "trigger-event-by-others": "a player other than { $who } plays an event",
  "trigger-event-on-card": "an event is played on { $card }",
  "trigger-you-conquer": "{ $who } conquers a location",
  "trigger-conquered-from-you": "a location of { $who } is conquered",
  "trigger-any-resolved": "a conflict is won or lost",
  "trigger-you-win-war": "{ $who } wins a war conflict",
  "trigger-card-survives": "{ $card } comes through an attack",
  "trigger-turn-starts": "a turn has begun",
  "trigger-initiative": "initiative is determined",
  "trigger-draw-round": "a draw round has begun",
  "trigger-turn-ends": "a turn ends",
} as const;
