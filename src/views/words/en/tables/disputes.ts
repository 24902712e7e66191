/**
 * Where somebody doubts what was done or read: objections, disputes, taking back; and seats that change hands.
 * In other languages: `tables/disputes.ftl`.
 */
export const DISPUTES = {
  "object-button": "Object",
  "object-button-of": "Object: { $title }",
  "undo-button": "Undo",
  "undo-button-of": "Undo: { $title }",
  "objection-asks-undo": "⏸ **{ $by } asks to undo** { $card }, carried out by hand:",
  "objection-objects": "⏸ **{ $by } objects** to { $card }, which { $name } carried out by hand:",
  "objection-ends": `Play waits. It is undone when { $names } { $count ->
    [one] agrees
    [2] both agree
   *[other] all agree
}; it stands when { $by } lets it stand and nobody else objects. A judge may decide at once.`,
  "objection-ends-alone": `Play waits. It is undone when { $names } { $count ->
    [one] agrees
    [2] both agree
   *[other] all agree
}, or { $name } alone; it stands when { $by } lets it stand and nobody else objects. A judge may decide at once.`,
  "objection-stuck":
    "Play waits. It cannot be undone: { $why }. { $names } may say whether it was wrong all the same, or a judge decides; { $by } may let it stand.",
  "objection-word-undo": "-# { $name } agrees to undo it. To undo it takes { $names } still.",
  "objection-word-stand": "-# { $name } would let it stand. To undo it takes { $names } still.",
  "objection-stands": `▶ { $how ->
    [judged] ⚖️ { $judge } has decided: { $card } stands.
    [agreed] Agreed: { $card } stands.
   *[own] { $card } stands.
} Play goes on.`,
  "objection-was-wrong": `▶ { $how ->
    [judged] ⚖️ { $judge } has decided: { $card } was wrong.
    [agreed] Agreed: { $card } was wrong.
   *[own] { $card } was wrong.
} It cannot be undone: { $why }. Put right with \`/effect\` what can be.`,
  "objection-undone": `▶ { $how ->
    [judged] ⚖️ { $judge } has decided: { $card } is undone.
   *[agreed] Agreed: { $card } is undone.
} Play goes on.`,
  "objection-taken-back": "▶ { $name } takes { $card } back. Play goes on.",
  "objection-judge": `{""}**{ $card }**, carried out by hand: what holds? Play goes on at once.`,
  "objection-judge-undo-button": "Undo it",
  "objection-judge-stand-button": "It stands",
  "objection-decided": "Decided.",
  "dispute-button": "Dispute",
  "dispute-button-of": "Dispute { $title }",
  "dispute-disputes": "⏸ **{ $by } disputes** what { $name } read off **{ $title }**: { $facts }.",
  "dispute-held": "Play waits, and what { $name } did with it is not done yet.",
  "dispute-done": "Play waits. What was done since then stays done.",
  "dispute-ends": `It stands when { $names } { $count ->
    [one] presses
   *[other] have all pressed
} **{ stands-button }**. { $teller } may correct it{ $held ->
    [yes] , or take it back
   *[no] {""}
}. A judge may decide at once.`,
  "dispute-agreed": "-# { $name }: it stands. Still asked: { $names }.",
  "dispute-corrected": "📝 { $name } has misread **{ $title }** and corrects it: { $facts }. Others may dispute it.",
  "dispute-anew": "{ $name } cannot do it so, and acts anew.",
  "dispute-stands": "▶ It stands: { $card } has { $facts }. Play goes on.",
  "dispute-stands-holds": "▶ It stands: { $card } has { $facts }. What { $name } did holds. Play goes on.",
  "dispute-withdrawn": "▶ { $name } takes back what was read off { $card }, and acts anew.",
  "dispute-judged": "▶ ⚖️ { $judge } has decided about { $card }. Play goes on.",
  "dispute-correct-title": "Correct { $title }",
  "dispute-press-correct": "{ $problem } Press **{ dispute-button }** or **{ correct-button }** once more.",
  "dispute-press-judge": "{ $problem } Press **{ judge-button }** once more.",
  "dispute-decided": "Decided, for this table and this server. { $missed }",
  "undo-asked": "↩ **{ $name } asks to take back** { $what }",
  "undo-asked-ends": `It takes the agreement of { $names }, { $why ->
    [consent] as this table has agreed
   *[touched] since it touches them
}. One refusal ends it, and a judge may decide. Play goes on meanwhile.`,
  "undo-refuse-button": "Refuse",
  "undo-judge": `{""}**{ $name }** asks to take back the last step, with what came after it. What holds?`,
  "undo-judge-back-button": "Take it back",
  "undo-judge-leave-button": "It stays",
  "undo-agreed": "-# { $name } agrees to take it back. Still asked: { $names }.",
  "undo-no-longer": "-# { $name } no longer asks to take anything back.",
  "undo-refused-judge": `↩ ⚖️ { $judge } has decided: what { $name } did stays done.{ $last ->
    [yes] {" "}{ $name } asks no more in this turn.
   *[no] {""}
}`,
  "undo-refused": `↩ { $by } refuses: what { $name } did stays done.{ $last ->
    [yes] {" "}{ $name } asks no more in this turn.
   *[no] {""}
}`,
  "undo-lapsed": "-# What { $name } asked to take back can no longer be taken back: play has gone on.",
  "undo-consent-asked":
    "This table takes back by consent, so all others are asked in the thread. Play goes on meanwhile.",
  "undo-touched-asked":
    "Others have acted since, so those whom it touches are asked in the thread. Play goes on meanwhile.",
  "undo-objection-asked": "Others have acted since, so they are asked in the thread. Play waits.",
  "undo-done": "It is undone.",
  "offer-asks": "🔁 **Is { $name } to play for { $seat }?**",
  "offer-missing": "Still to agree: { $names }.",
  "offer-sees": "-# { $who } would see that hand from then on. { $seat } may take the seat back at any time.",
  "offer-bot-sees": "-# It would see that hand from then on. { $seat } may take the seat back at any time.",
  "offer-somebody": "somebody",
  "offer-agreed": "🔁 { $by } agrees that **{ $name }** plays for { $seat }. { $missing }",
  "offer-refused": "🔁 **{ $name }** refuses: **{ $substitute }** does not play for { $seat }.",
  "seat-plays-again": "🔁 **{ $seat } plays again.** Thank you, { $substitute }: the seat is its own player’s now.",
  "seat-plays-again-no-bot": "🔁 **{ $seat } plays again**, and no bot any more.",
  "seat-played-now": `🔁 **{ $name } plays for { $seat } from now on**{ $judged ->
    [yes] , by a judge’s word
   *[no] {""}
}.`,
  "seat-played-shows": "{ $user }, **{ hand-button }** shows what you hold, **{ what-button }** what is asked of you.",
  "seat-played-bot": `🔁 **{ $seat }’s seat is played by the bot from now on**{ $judged ->
    [yes] , by a judge’s word
   *[no] {""}
}.`,
  "seat-played-back": "-# { $seat } may take the seat back at any time, here or with `/game comeback`.",
  "seat-given-away": `{""}**{ $name }** plays this seat now.`,
} as const;
