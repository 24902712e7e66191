/** Calling a judge, as its forms ask: `tables/calls.ftl`. */
export const CALLS = {
  "call-title": [],
  "call-label": [],
  "call-hint": [],
  "call-answer-title": [],
  "call-answer-label": [],
  "call-answer-hint": [],
  "call-word-title": [],
  "call-word-label": [],
  "call-word-hint": [],
  "call-muted": ["user", "until"],
  "call-unmute-button": [],
  "call-unmuted": ["user"],
} as const;
