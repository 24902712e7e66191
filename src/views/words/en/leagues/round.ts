/**
 * A round for everybody and for a pod's players, its clock, and what came of its pods.
 * In other languages: `leagues/round.ftl`.
 */
export const ROUND = {
  "round-former": "A former player",
  "round-span": `{ $unit ->
    [day] { $count ->
        [one] { $shown } day
       *[other] { $shown } days
    }
   *[minute] { $count ->
        [one] { $shown } minute
       *[other] { $shown } minutes
    }
}`,
  "round-span-of": `{ $unit ->
    [day] { $count ->
        [one] { $shown } day
       *[other] { $shown } days
    }
   *[minute] { $count ->
        [one] { $shown } minute
       *[other] { $shown } minutes
    }
}`,
  "round-name": "Round { $round }",
  "round-name-final": "The final",
  "round-name-of": "Round { $round } of { $rounds }",
  "round-it": "round { $round }",
  "round-it-final": "the final",
  "round-pod": "round { $round }, pod { $pod }",
  "round-pod-final": "the final, pod { $pod }",
  "round-pod-begins": "Round { $round }, pod { $pod }",
  "round-pod-begins-final": "The final, pod { $pod }",
  "round-victory": `{ $victory ->
    [major] a major victory
    [standard] a standard victory
   *[none] no victory
}`,
  "round-victory-before": `{ $victory ->
    [major] a major victory before time
   *[standard] a standard victory before time
}`,
  "round-out-eliminated": "eliminated",
  "round-out-conceded": "conceded",
  "round-out-dropped": "dropped",
  "round-share": `-# { $names } share { $points } points: { $over ->
    [one] one is over, and they agree on who gets it
   *[other] { $over } are over, and they agree on who gets them
}. Until a report names somebody all have the same.`,
  "round-by-table": "by its table",
  "round-by-player": "reported by { $name }",
  "round-by-organiser": "reported by { $name }",
  "round-by-judged": "decided by { $name }",
  "round-by-corrected": "corrected by { $name }",
  "round-by-why": "{ $by }: { $why }",
  "round-an-organiser": "an organiser",
  "round-waits": "waits for a table of { $names }",
  "round-stands-open": "is being played",
  "round-stands-called": "time was called, no result yet",
  "round-stands-reported": "reported, to be confirmed",
  "round-stands-disputed": "disputed, a judge decides",
  "round-stands-settled": "has its result",
  "round-pod-line": `{""}**Pod { $pod }** { $where }`,
  "round-published": `{""}**{ $league }**, night { $night }: { $round } is published. Find your pod, and press **Start** at its table.`,
  "round-being-opened": "its table is being opened…",
  "round-thread": "{ $league } { $night } · Round { $round } · Pod { $pod } · { $mark }",
  "round-thread-final": "{ $league } { $night } · Final · Pod { $pod } · { $mark }",
  "round-called": "{ $round }, pod { $pod } of **{ $league }**: { $names }.",
  "round-bots": "Practice opponents alone sit here, and play by themselves.",
  "round-sit": `You sit here { $decks ->
    [registered] with the decks that you have registered
   *[practice] with practice decks: choose another one below
}. Press **Start** once all of you are here; a round takes { $span }.`,
  "round-seat-free": "{ $names }: your seat is free, press **Join** below.",
  "round-elsewhere-button": "Played elsewhere? Report the result…",
  "round-more-button": "{ $span } more",
  "round-time-at": "Time is called { $left }, at { $at }.",
  "round-time-of-pod": "-# Pod { $pod } has until { $at }.",
  "round-waits-clock": "-# Pod { $pod } { $waits }; its time counts from then.",
  "round-clock-head": "⏱️ { $league }, night { $night }, { $round }",
  "round-clock-line": "⏱️ { $league }, night { $night }, { $round }: { $says }",
  "round-standings-button": "Standings",
  "round-pods-button": "Pods",
  "round-clock-button": "Organisers: clock…",
  "round-all-settled": "Every pod has its result.",
  "round-time-was": "Time was called.",
  "round-clock-of": "The clock of { $league }",
  "round-left":
    "⏰ **{ $span } left**: time is called { $over }. The action round stops then, conflicts resolve, and victory is checked.",
  "round-time-now":
    "⏰ **Time is called.** The action round stops at once, the conflicts in play resolve, and victory is checked: who wins then has won before time. Then one of you reports the places.",
  "round-report-button": "Report the result…",
  "round-extended": "⏳ **{ $name }** gives { $span } more: time is called { $over }.",
  "round-clock-still": "The clock does not run. A round takes { $span }.",
  "round-time-was-here": "Time was called here.",
  "round-time-later": "The time of this pod counts from when its table is open.",
  "round-start-button": "Start: { $span }",
  "round-time-all-button": "Call time for all…",
  "round-time-here-button": "Call time here…",
  "round-panel": "{ $league }, night { $night }, { $round }: { $state }",
  "round-panel-open": `-# { $open ->
    [one] { $open } table
   *[other] { $open } tables
} of { $all } open`,
  "round-panel-pod": "{ $line } · pod { $pod } { $stands }",
  "round-pod-name": "Pod { $pod }",
  "round-more-menu": "{ $span } more for one pod",
  "round-one-menu": "One pod: more, or call time",
  "round-whole-button": "The whole round",
  "round-time-menu": "Call time in one pod, or extend",
  "round-sure-all": `Call time now at { $tables ->
    [one] { $tables } open table
   *[other] { $tables } open tables
} of { $round }? The action round stops at once, conflicts resolve, victory is checked, and the results stand.`,
  "round-sure-pod":
    "Call time now in { $pod }? The action round stops at once, conflicts resolve, victory is checked, and the results stand.",
  "round-sure-button": "Call time",
  "round-let-button": "Let it run",
  "round-runs": "The clock runs.",
  "round-done": "Done.",
  "round-called-at": `Time is called at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.`,
  "result-where": `{""}**{ $league }**, night { $night }, { $pod }`,
  "result-reported": "📝 { $where }, as { $by }:",
  "result-confirms": "Another player of the pod confirms it; where nobody doubts it, it counts { $at }.",
  "result-right-button": "That is right",
  "result-wrong-button": "That is wrong…",
  "result-settled": "✅ { $where }, { $how }:",
  "result-undoubted": "{ $by }, and nobody doubted it",
  "result-confirmed": "{ $by }, confirmed by { $name }",
  "result-disputed": "⚖️ { $where }: **{ $name }** says that the report is wrong.",
  "result-disputed-why": "⚖️ { $where }: **{ $name }** says that the report is wrong: { $why }",
  "result-decides": "{ $names }: an organiser or a judge decides.",
  "result-decide-button": "Decide…",
  "result-before": "-# before: { $places }, { $by }",
  "result-yours":
    "You reported this. Another player of the pod confirms it; where nobody doubts it, it counts { $at }. **Report otherwise…** mends a mistake.",
  "result-otherwise-button": "Report otherwise…",
  "result-report-button": "Report…",
  "result-correct-button": "Correct…",
  "result-all-button": "All pods",
  "result-pods": `{""}**{ $league }**, night { $night }, { $round }`,
  "result-pods-elsewhere": "{ $line } · { $open } open elsewhere",
  "result-pod-label": "Pod { $pod }: { $stands }",
  "result-pod-menu": "A pod: report, confirm, correct",
  "result-menu": "Say or correct a result",
  "result-form-places": "Places, a line a player; equal ones share",
  "result-form-victory": "Victory: major, standard or none",
  "result-form-odd": "Who gets the odd point, if points are shared",
  "result-form-why": "Why (everybody reads it)",
  "result-form-why-hint": "Two places were swapped",
  "result-former": "Former player",
  "result-dispute-title": "What is wrong with it?",
  "result-dispute-label": "In a sentence: a judge reads it",
  "result-dispute-hint": "Delenn was second",
  "result-how":
    "Write a line for each player, such as `1 Londo`; players who share a place have the same number. Nothing was changed.",
  "result-no-number": "Line { $line }, “{ $text }”, begins with no place. { result-how }",
  "result-out-of-range":
    "Line { $line }: { $text } is no place at a table of { $most }: they go from 1 to { $most }. { result-how }",
  "result-who": "Line { $line }: “{ $text }” may be { $names }. Write the name out. Nothing was changed.",
  "result-nobody": "Line { $line }: “{ $text }” does not sit in this pod. { result-how }",
  "result-twice": `{""}**{ $name }** has two places. { result-how }`,
  "result-missing": `{ $names } { $count ->
    [one] has
   *[other] have
} no place. { result-how }`,
  "result-no-victory":
    "“{ $text }” is no kind of victory: write `major`, `standard` or `none`, and `after time` behind it where time had been called before. Nothing was changed.",
  "result-no-odd":
    "“{ $text }” does not sit in this pod: the odd point goes to one of those who share points, or to nobody yet. Nothing was changed.",
  "result-did-report": "Reported.",
  "result-did-settle": "Done: this counts now.",
  "result-did-dispute": "A judge decides now; until then nothing of it counts.",
} as const;
