/**
 * The lesson: its thread from head to end, and the answers that lead there.
 * In other languages: `people/lesson.ftl`.
 */
export const LESSON = {
  "lesson-name": "{ $learner }’s lesson",
  "lesson-opening": "A lesson of the Babylon 5 Collectible Card Game for { $learner }.",
  "lesson-open": "Your lesson is open: { $thread }. It takes ten minutes; leave and come back whenever you like.",
  "lesson-waits": "Your lesson waits where you left it: { $thread }. To begin anew, end it there with `/game end`.",
  "lesson-not-opened": "The lesson could not be opened. Try it once more.",
  "lesson-title": "{ learn-button }",
  "lesson-head": `{ $learner }, this is a short game for two: you speak for the Humans, I play your partner, the Narn. Babylon 5 is a game of diplomacy: ambassadors bring characters and fleets into play, support conflicts and oppose them, and grow in influence until somebody has won.

    Each step says in a few words what is going on, and the green button goes on. No press can spoil anything; you may look around, leave, and come back whenever you like.

    -# The quickstart rules, with cards that were invented for practice; both decks lie in a fixed order, and both players begin with 13 power more than usual, so that three turns are enough.`,
  "lesson-says-welcome":
    "**Turn 1 of 3.** Whoever has at least 20 power and more than anybody else wins, and power is your influence rating plus what you have won: you both begin late in a game, with 17. Conflicts are one way to more, and each player may declare one here, face down. You have nobody to spare for one yet, so **declare nothing**.",
  "lesson-says-build":
    "One after the other does one thing, until all pass in a row; your partner has brought a character into play. You grow: building spends 3 influence, which comes back next turn, and raises your rating by 1 for good. **Build**: your ambassador rotates for it, and is busy until the next turn.",
  "lesson-says-pass-first":
    "Your rating is 5 now, and your power 18. Your ambassador has acted, so **pass**: once all have passed in a row, the round is over.",
  "lesson-says-draw":
    "There was no conflict to resolve, and nobody has 20 power yet: that is checked just before this. Everybody gets a card now, may discard first, and may buy more cards at 3 unspent influence each. **Keep** what you hold: you will need it.",
  "lesson-says-watch":
    "**Turn 2 of 3.** What was rotated is ready again, and your 5 influence are unspent again. Your partner has put a conflict on the table, face down; it is turned over once everybody has declared. You find somebody to stand against it first: **declare nothing**.",
  "lesson-says-sponsor":
    "Your partner’s conflict is Goodwill Tour, by diplomacy: won, it brings influence, and so power. To stop it you need more people than one: **sponsor Charming Negotiator**, for 4 influence. Your ambassador rotates for that, and whoever is sponsored comes ready to act.",
  "lesson-says-wait":
    "Your partner has not supported its conflict yet, so there is nothing to oppose. **Pass** this once, and see.",
  "lesson-says-oppose":
    "Poet Lannak supports with a diplomacy of 3, so it is 3 : 0, and a conflict is won by more support than opposition. **Oppose** it with Charming Negotiator, whose diplomacy is 3 as well: at 3 : 3 it is lost. (An attack on the poet would hurt both of them; opposing hurts nobody.)",
  "lesson-says-pass-second":
    "Nobody is left on your side who could act. **Pass**: when your partner does so too, the conflict is counted.",
  "lesson-says-aftermath":
    "The conflict has been counted. Cards called aftermaths may answer that now; everybody is asked, so that nobody can tell who holds one. You hold none: **no aftermath**.",
  "lesson-says-draw-again":
    "You opposed, and so your partner gained nothing: 18 power each, and nobody has won. **Keep** your cards; the next turn is yours.",
  "lesson-says-declare":
    "**Turn 3 of 3.** Your ambassador and the negotiator are both ready: now you have somebody to spare. Goodwill Tour brings 1 influence if won, and 1 power besides if won by 3: with your 18 that makes 20. **Declare it**; until all have declared, nobody sees which it is.",
  "lesson-says-support":
    "Your conflict stands at 0 : 0, and needs more support than opposition. **Support** it with your ambassador, whose diplomacy is 4. That is what one pays: whoever supports is rotated, and does nothing else this turn.",
  "lesson-says-support-again":
    "Speaker Torvash opposes with 4: at 4 : 4 you would lose. **Support** it with Charming Negotiator, too: 7 : 4 is won, and by 3. That is why one brings helpers into play.",
  "lesson-says-pass-last": "7 : 4, and nobody is left who could oppose. **Pass**, and it is counted.",
  "lesson-says-aftermath-last":
    "7 : 4, won by 3: you have 1 influence and 1 power more, and with them 20. Aftermaths are asked about once again: **no aftermath**. Then victory is checked.",
  "lesson-do-welcome": "Declare nothing",
  "lesson-do-build": "Build with Consul Marlowe",
  "lesson-do-pass-first": "Pass",
  "lesson-do-draw": "Keep all",
  "lesson-do-watch": "Declare nothing",
  "lesson-do-sponsor": "Sponsor Charming Negotiator with Consul Marlowe",
  "lesson-do-wait": "Pass",
  "lesson-do-oppose": "Oppose Goodwill Tour with Charming Negotiator using diplomacy",
  "lesson-do-pass-second": "Pass",
  "lesson-do-aftermath": "No aftermath",
  "lesson-do-draw-again": "Keep all",
  "lesson-do-declare": "Declare Goodwill Tour",
  "lesson-do-support": "Support Goodwill Tour with Consul Marlowe using diplomacy",
  "lesson-do-support-again": "Support Goodwill Tour with Charming Negotiator using diplomacy",
  "lesson-do-pass-last": "Pass",
  "lesson-do-aftermath-last": "No aftermath",
  "lesson-rule-standard-victory": "Rule: victory",
  "lesson-rule-conflict-round": "Rule: conflict round",
  "lesson-rule-building-influence": "Rule: building",
  "lesson-rule-action-round": "Rule: action round",
  "lesson-rule-passing": "Rule: passing",
  "lesson-rule-draw-round": "Rule: draw round",
  "lesson-rule-buying-cards": "Rule: buying cards",
  "lesson-rule-ready-round": "Rule: ready round",
  "lesson-rule-declaring-conflicts": "Rule: declaring",
  "lesson-rule-sponsoring": "Rule: sponsoring",
  "lesson-rule-conflicts": "Rule: conflicts",
  "lesson-rule-supporting-and-opposing": "Rule: support, oppose",
  "lesson-rule-won": "Rule: won and lost",
  "lesson-rule-resolving-conflicts": "Rule: resolution",
  "lesson-rule-aftermaths": "Rule: aftermaths",
  "lesson-rule-won-by": "Rule: won by",
  "lesson-rule-participants": "Rule: who takes part",
  "lesson-rule-uncontested": "Rule: uncontested",
  "lesson-rule-game-sequence": "Rule: a turn",
  "lesson-more-button": "What else?",
  "lesson-hand-button": "My hand",
  "lesson-board-button": "Conflicts",
  "lesson-cards-button": "Cards",
  "lesson-rule-button": "Show the rule",
  "lesson-keeps":
    "You could do that at a real table. Here the lesson goes on with **{ $wanted }**, so nothing was changed: press the green button.",
  "lesson-won-title": "🏁 You have won your first game",
  "lesson-over-title": "🏁 That was the lesson",
  "lesson-won": "Victory was checked, and you have { $own } power, your partner { $partner }. { lesson-have-done }",
  "lesson-over": "Power at the end: you have { $own } power, your partner { $partner }. { lesson-have-done }",
  "lesson-have-done":
    "You have built, sponsored, opposed, supported and won a conflict: that is the heart of every turn.",
  "lesson-next":
    "A real game begins with 4 influence and no power. You choose a race and three cards to begin with; fleets, agendas, tension, war and the Shadows come on top.",
  "lesson-real":
    "**{ practice-button }** begins a whole game against three practice opponents at once. To play with friends open a table: they join there, and **{ lobby-bot-button }** fills the other seats. `/rule` answers any question, in your own words.",
  "lesson-asks-declare": "{ $who }, declare a conflict, face down, or declare nothing.",
  "lesson-asks-action":
    "{ $who }, it is your action in turn { $turn }: you have { $unspent } influence unspent. Do one thing, or pass.",
  "lesson-asks-conflict":
    "{ $who }, it is your action in turn { $turn }: you have { $unspent } influence unspent. Support or oppose **{ $title }**, do another thing, or pass.",
  "lesson-asks-discard": "{ $who }, discard as many cards from your hand as you like, or keep all. Then you draw one.",
  "lesson-asks-buy": "{ $who }, buy cards at 3 influence each (you have { $unspent } influence unspent), or none.",
  "lesson-asks-aftermath":
    "{ $who }, **{ $title }** has been resolved: play an aftermath, or say that you play none. Answers are secret until a play’s turn comes.",
  "lesson-was-asked": "-# { $who } was asked",
  "lesson-play-waits": "-# { $who } was asked · play waits",
  "lesson-closed": `{""}**{ $who } has closed this table.**`,
} as const;
