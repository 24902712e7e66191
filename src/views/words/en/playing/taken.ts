/**
 * What somebody reads alone beside the game: what was taken down of an answer, what waits for them where, games to watch, and prices.
 * In other languages: `playing/taken.ftl`.
 */
export const TAKEN = {
  "taken-done": "Done.",
  "taken-did": "Done: **{ $what }**",
  "taken-done-already": "That is done.",
  "taken-ambassador":
    "Your choice is taken{ $which }. Nobody sees it until all who must choose again have chosen; then all are revealed together.",
  "taken-sideboard": `{""}**{ $title }** comes in for a card of your deck: say which one.`,
  "taken-sideboard-in": `{""}**{ $title }** goes into your reserve, and **{ $other }** into your deck. Nobody else sees it.`,
  "taken-buy-none": "You buy no cards.",
  "taken-keep-all": "You keep all your cards.",
  "taken-vote":
    "Said in advance: **{ $vote }**. Nobody else sees it before you are called, and until then you may say otherwise.",
  "taken-called": "Called: they are asked for their votes.",
  "taken-standing": "Said in advance{ $order }. Nobody else sees it, and you may say otherwise at any time.",
  "taken-colon": ": **{ $what }**",
  "taken-fact": "Taken: **{ $title }**. Others read it when the card is turned up.",
  "taken-fact-type": "Taken: **{ $title }**: { $kind }. Others read it when the card is turned up.",
  "taken-the-card": "The card",
  "taken-as-dealt": "They are drawn as they were dealt.",
  "taken-draw-first": "You draw **{ $title }** first.",
  "taken-draw-next": "You draw **{ $title }** next.",
  "taken-into-hand": "Into your hand: { $titles }.",
  "taken-no-messages":
    "I cannot send you direct messages, so I cannot put your hand there. The game goes on: press **{ hand-button }** here or under any prompt, or type `/hand`. Only you see it. To get it by message, allow direct messages from members of this server.",
  "taken-while-away": `While you were away your time was over at **{ $table }**: { $answers ->
    [one] one answer was
   *[other] { $answers } answers were
} given for you, the mildest that there were. \`/game log\` shows what happened.`,
  "mine-tables-waits": "__What waits for you__",
  "mine-tables-none": `{""}**Nothing waits for you.**`,
  "mine-tables-others": "__Nobody waits for you at__",
  "mine-tables-leagues": "__Your leagues__",
  "mine-tables-league": `- **{ $league }**: { $side }, registration is { $open ->
    [yes] open
   *[no] closed
}`,
  "mine-tables-due": "{ $words }, until { $at } ({ $in })",
  "mine-tables-asked": "{ $words }, asked { $in }",
  "mine-tables-more": "- …and { $count } more",
  "mine-tables-dispute": "your word on what **{ $title }** says",
  "mine-tables-objection": "your word on an objection",
  "mine-tables-lobby": `not begun, { $seats } { $seats ->
    [one] sits
   *[other] sit
} there`,
  "mine-tables-out": "you are out, and may watch",
  "mine-tables-paused": "paused by { $name }",
  "mine-tables-word": "waits for the others’ word",
  "mine-tables-players": "waits for { $count } players",
  "mine-tables-for": "waits for { $names }",
  "direct-waits": "⏰ { $table } waits for you",
  "direct-waits-for": "⏰ { $table } waits for you: { $words }",
  "direct-next": "⏭️ You are next at **{ $table }**: { $thread }",
  "time-none": "This table has no deadlines: it was opened without them, and waits for everybody.",
  "time-here": `{""}**Time at this table**: { $clock }`,
  "time-nobody": "Nobody’s clock is running.",
  "watch-none":
    "No game is being played here that everybody may watch. Open a table, or ask for players with `/game find`.",
  "watch-head": `👀 **{ $games ->
    [one] { $games } game
   *[other] { $games } games
} to watch.** Follow one, and its thread stands among yours:`,
  "watch-before": "before its first turn",
  "watch-turn": "turn { $turn }, { $round }",
  "watch-follow-button": "Follow { $table }",
  "watch-followed":
    "You follow **{ $table }**: { $thread } stands among your threads. Nobody's hidden cards are shown to you; when it is over, `/game replay` and `/game export` have all of it. Leave the thread to follow it no more.",
  "watch-not":
    "No game is being played at that table now that everybody here may watch. `/game watch` shows those that are. Nothing was done.",
  "watch-not-followed": "Discord did not let me add you to that thread. Open it by its name: nothing was changed.",
  "watch-server": "Games to watch belong to a server: type `/game watch` in one.",
  "help-turn": "Turn { $turn }, { $round }.",
  "help-setup": "The game is being set up.",
  "help-waits": "Waiting for { $others }.",
  "help-waits-each": "{ $names } to { $task }",
  "help-watching": "You are watching this game.",
  "help-in-words": "In words, for example: { $orders }",
  "help-more":
    "-# `/rule` answers questions, `/hand` shows your hand, `/effect` carries out a card’s text that I do not know.",
  "price-is": "price: { $list }",
  "price-not-rotating": "without rotating",
  "price-influence": "{ $amount } influence",
  "price-purge-mark": `purge { $number } { $mark } { $most ->
    [one] mark
   *[other] marks
}`,
  "price-rotate": "rotate { $number } { $types }",
  "price-neutralize": "neutralize { $number } { $types }",
  "price-discard-card": "discard { $number } { $types }",
  "price-damage": "{ $amount } damage to 1 { $types }",
  "price-discard": `discard { $number } { $most ->
    [one] card
   *[other] cards
} from hand`,
  "price-damage-this": "{ $amount } damage to it",
  "price-neutralize-this": "it is neutralized",
  "price-discard-this": "it is discarded",
  "price-rotate-target": "rotate the target",
  "price-printed-ability": "{ $amount } of its printed { $ability }, for good",
  "price-rotate-ambassador": "rotate your ambassador",
  "price-lose-influence": "lose { $amount } influence",
  "price-lose-power": "lose { $amount } power",
  "price-some-influence": "{ $least } to { $most } influence",
  "price-up-to": "up to { $most }",
  "price-range": "{ $least } to { $most }",
  "found-not-opened":
    "Enough players were found, but I could not open a table in { $channel }: I am not allowed to any more, or it is gone. Type `/game find` in another channel.",
  "facts-none-printed": "none",
  "asking-always-button": "Always: { $title }",
  "asking-never-button": "Never: { $title }",
} as const;
