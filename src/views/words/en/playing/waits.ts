/**
 * Beside the game’s questions: not one’s turn, one’s own vacation, and what one’s cards answer by themselves.
 * In other languages: `playing/waits.ftl`.
 */
export const WAITS = {
  "waits-over": "The game is over.",
  "waits-out": "You are out of this game, and may go on watching.",
  "waits-unplayable": "Nor can { $count } more of your hand be played now.",
  "timing-button": "Timing…",
  "plan-action": "Give orders…",
  "plan-declare": "Declare ahead…",
  "plan-aftermath": "Aftermaths ahead…",
  "plan-draw": "Draw ahead…",
  "pass-until-button": "Pass until…",
  "away-title": "🏖️ **Your vacation** at **{ $table }**",
  "away-none": "None is announced.",
  "away-from": "Away from { $from } until { $until }",
  "away-left": `{""}**{ $left } of { $days } days** { $left ->
    [one] is
   *[other] are
} left to you in this game.`,
  "away-clocks": "While you are away no deadline of yours runs and nothing pings you; the tracker says until when.",
  "away-no-clocks":
    "This table has no deadlines, so it waits for you anyway; the tracker says until when you are away.",
  "away-longer": "For longer, `/game pause` stops the table for everybody.",
  "away-zone": "-# It holds at all your tables. Days are by { $zone }.",
  "away-zone-none": "-# It holds at all your tables. Days are by UTC: **My settings** sets your time zone.",
  "away-announced": "Announced, at all your tables.",
  "away-called-off": "Called off: your deadlines run again.",
  "away-back-button": "I am back",
  "away-call-off-button": "Call off { $day }",
  "away-announce-button": "Announce…",
  "away-form": "Your vacation: { $left } of { $days } days left",
  "asking-title": `{""}**When to ask you**`,
  "asking-title-page": `{""}**When to ask you** ({ $page } of { $pages })`,
  "asking-none": "You have no card on the table that may answer something, so there is nothing to say in advance.",
  "asking-line": "{ $number }. **{ $title }**: { $said }.",
  "asking-line-down": "{ $number }. **{ $title }**, face down: { $said }.",
  "asking-said-always": "answers by itself whenever it can",
  "asking-said-never": "I do not ask you about it",
  "asking-said-ask": "I ask you each time",
  "asking-only": "{ $said }, only when { $when }",
  "asking-note":
    "-# Nobody else sees this, and you may say otherwise at any time. `ask me about Alibi only when I lose a conflict` says it more closely.",
  "asking-answer-always": "Always",
  "asking-answer-never": "Never",
  "asking-answer-ask": "Ask me",
  "asking-earlier-button": "Earlier",
  "asking-more-button": "More cards",
} as const;
