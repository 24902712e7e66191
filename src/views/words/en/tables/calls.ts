/**
 * Calling a judge, as its forms ask; what stands in the thread stands in views/judging.
 * In other languages: `tables/calls.ftl`.
 */
export const CALLS = {
  "call-title": "Call a judge",
  "call-label": "What is to be decided?",
  "call-hint": "One question. Everybody at the table reads it, so name no card of your hand",
  "call-answer-title": "Answer the call",
  "call-answer-label": "What holds?",
  "call-answer-hint": "Say what holds, and by which rule; empty if you have put it right by hand",
  "call-word-title": "Agree on a wording",
  "call-word-label": "What holds at this table?",
  "call-word-hint": "One or two sentences that all of you can agree to",
  "call-muted": "{ $user } cannot call judges on this server until { $until }. A call that is open stays open.",
  "call-unmute-button": "Let them call again",
  "call-unmuted": "{ $user } can call judges on this server again.",
} as const;
