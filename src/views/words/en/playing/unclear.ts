/**
 * What is answered where nothing was done: not their turn, an old button, an order that is not understood.
 * In other languages: `playing/unclear.ftl`.
 */
export const UNCLEAR = {
  "stale-answered": "You have answered that already, so nothing was done. This is how it stands now:",
  "stale-now": "The game has moved on since that button was made, so nothing was done. This is how it stands now:",
  "turn-others": `Not your turn: { $names } { $count ->
    [one] is
   *[other] are
} asked.`,
  "turn-no-vote": "You have no vote in this one. Those who have one: { $names }.",
  "turn-nobody": "Not your turn.",
  "turn-of": "It is { $name }’s turn.",
  "turn-ping": "I’ll ping you.",
  "turn-waits": "Not your turn: the table waits for { $names }.",
  "unclear-empty": "Say what you want to do, such as `pass`.",
  "unclear-order": "I do not understand “{ $order }”.",
  "unclear-form": "I do not understand “{ $order }”. It is said like this: `{ $form }`.",
  "unclear-unknown": "You have, and see on the table, nothing called “{ $name }”.",
  "unclear-several": "“{ $name }” may be { $titles }: say more of the name.",
  "unclear-possible": "This shows what is possible now:",
  "unclear-nearest": "Did you mean one of these?",
  "unclear-which": "Which one do you mean?",
  "unclear-yes": `{""}**Yes, you can do that now.** Press to do it; nothing has been done yet.`,
  "unclear-menu": "Did you mean",
  "unclear-aimless": "⚠️ no legal target now: it would be discarded",
  "effect-why-whole-numbers": "Amounts are whole numbers.",
  "effect-why-above-zero": "Amounts are above 0: say “lose” or “lower” for less.",
  "effect-why-wins": "Whoever wins by an agenda says so: “I win a major victory”, with the agenda as the cause.",
  "effect-why-to-twenty": "Amounts go from 1 to 20.",
  "effect-why-counts": "I see what should happen, but not what it counts.",
  "effect-why-part": "I can read only a part of that: say one effect after the other.",
  "effect-why-hangs": "I see what should happen, but not what it hangs on.",
  "effect-why-to-whom":
    "I see what should happen, but not to whom or what. Name a player, a card in play or a conflict.",
  "effect-why-unknown": "I do not understand that effect.",
  "effect-said": "{ $why } It is said like this:",
} as const;
