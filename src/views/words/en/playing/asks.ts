/**
 * The question in the thread with its buttons, and what stands in its place afterwards.
 * In other languages: `playing/asks.ftl`.
 */
export const ASKS = {
  "asks-last": "-# You are the last: all others have answered.",
  "asks-after": "-# { $names }: something else is asked first, then this again.",
  "asks-players": "{ $count } players",
  "asks-choose": "choose",
  "asks-was": "{ $who } was asked to { $task }",
  "asks-were": "{ $who } were asked to { $task }",
  "asks-to": "{ $who } to { $task }",
  "asks-bot": `-# ⏳ { $who } { $count ->
    [one] is
   *[other] are
} to { $task }`,
  "asks-waits": "-# Asked { $said } · play waits",
  "asks-alone": "{ $who }, { $question }",
  "asks-together": "{ $who }, { $question }",
  "asks-far": `Asked: { $names }; { $answered } of { $all } { $answered ->
    [one] has
   *[other] have
} answered.`,
  "asks-draw": `{""}**Discard and buy**, everybody in secret. { $far }
    -# Discard or keep, see your free card, and buy at 3 influence each; when the last has answered, all of it happens.`,
  "asks-again": `{""}**Declare again**, in secret: a conflict has been declared in the open before your turn. { $far }
    -# What you had answered is at hand; nobody has seen it.`,
  "asks-declare": `{""}**Declare conflicts**, everybody in secret. { $far }
    -# You may change your answer until the last has answered; then all are declared in initiative order.`,
  "asks-nothing-button": "Declare nothing",
  "asks-none-button": "None",
  "asks-none-turn-button": "None this turn",
  "asks-conflicts-button": "Conflicts",
  "asks-build-button": "Build with { $title }",
  "owes-action": "your action in turn { $turn }{ $conflicts }",
  "owes-along": "the action along with { $about }",
  "owes-declare": "your conflict of turn { $turn }, or none",
  "owes-aftermath": "your word about aftermaths",
  "owes-aftermath-of": "your word about aftermaths of { $about }",
  "owes-discard": "what you discard in turn { $turn }, if anything",
  "owes-buy": "what you buy in turn { $turn }, if anything",
  "owes-vote": "your vote",
  "owes-vote-on": "your vote on { $about }",
  "owes-task": "to { $task }",
  "owes-task-about": "to { $task } ({ $about })",
  "owes-open": ", with { $first } open",
  "owes-open-more": ", with { $first } and { $count } more open",
} as const;
