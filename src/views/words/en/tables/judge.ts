/** A call for a judge, as the table and the judges read it. In other languages: `tables/judge.ftl`. */
export const JUDGE = {
  "judge-could": `{ $role ->
    [none] whoever may manage this server (no role judges here yet)
   *[some] whoever has { $role } or may manage this server
}`,
  "judge-could-lately": "{ $could }; { $names } answered here lately",
  "judge-shown": "-# Shown before: { $titles }",
  "judge-calls": "⚖️ **{ $name } calls a judge**",
  "judge-calls-role": "⚖️ **{ $name } calls a judge**: { $role }",
  "judge-calls-told": "⚖️ **{ $name } calls a judge**. They are told in { $channel }",
  "judge-what":
    "A judge who does not sit here presses **Take it**, then **Answer…**, and may put things right with `/effect … player:`. No clock runs until that is over; play may go on.",
  "judge-nobody": "-# Nobody near? Ask { $could }. Or agree by yourselves: **Agree on a wording…**",
  "judge-take-button": "Take it",
  "judge-over-button": "Take it over",
  "judge-answer-button": "Answer…",
  "judge-word-button": "Agree on a wording…",
  "judge-back-button": "Take it back",
  "judge-mute-button": "Mute the caller",
  "judge-there": "⚖️ **{ $table }** { $thread }: **{ $name } calls a judge**",
  "judge-there-role": "⚖️ { $role } **{ $table }** { $thread }: **{ $name } calls a judge**",
  "judge-untaken": "Nobody has taken it yet, and no clock runs there. Whoever sits at that table judges nothing of it.",
  "judge-taken": `{""}**{ $judge }** has taken it. No clock runs there.`,
  "judge-over": "⚖️ **{ $table }** { $thread }: { $how }",
  "judge-over-taken": "⚖️ **{ $table }** { $thread }: { $how } · **{ $judge }** had taken it",
  "judge-ruling-button": "Make it a house ruling",
  "judge-end-answered": "settled by a judge",
  "judge-end-answered-by": "settled by **{ $judge }**",
  "judge-end-agreed": "settled by the table itself",
  "judge-end-withdrawn": "the call was taken back",
  "judge-end-lapsed": "the call is over: nobody answered in time",
  "judge-end-game": "the call is over, as the game is",
  "judge-end-by-hand": "It was put right by hand: the thread shows how.",
  "judge-end-thread": "The thread tells what they have agreed on.",
  "judge-end-nothing": "Nothing was decided.",
  "judge-unreached": "⚖️ { $role }: I cannot write in { $channel }, so I call you here.",
  "judge-takes": "⚖️ **{ $judge }** takes the call of { $name }.",
  "judge-wording": "🤝 **{ $name } would settle the question so:**",
  "judge-wording-holds": `It holds at this table when { $names } { $count ->
    [one] agrees
    [2] both agree
   *[other] all agree
}. Otherwise write another, or wait for a judge.`,
  "judge-agree-button": "Agree",
  "judge-another-button": "Another wording…",
  "judge-agrees": "-# { $name } agrees. Still asked: { $names }.",
  "judge-runs": "Every clock runs on from where it stood.",
  "judge-withdrawn": "⚖️ { $name } takes the call for a judge back. { judge-runs }",
  "judge-lapsed": "⚖️ The call of { $name } is over: no judge has come in time. { judge-runs }",
  "judge-lapsed-taken":
    "⚖️ The call of { $name } is over: **{ $judge }** has taken it and said nothing in time. { judge-runs }",
  "judge-lapsed-more": "-# Ask { $could }, agree with the others, or call once more.",
  "judge-agreed": "🤝 **The table has agreed**, to what { $name } asked:",
  "judge-answers": "⚖️ **{ $judge } answers** { $name }:",
  "judge-a-judge": "A judge",
  "judge-right-by-hand": "It has been put right by hand, as it stands above.",
  "judge-line": "⚖️ { $name } has called a judge: the table waits for one. No clock runs.",
  "judge-line-taken":
    "⚖️ { $name } has called a judge: the table waits for the answer; **{ $judge }** has taken it. No clock runs.",
} as const;
