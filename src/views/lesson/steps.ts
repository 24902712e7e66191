/** What the lesson says: at most three sentences a round, and the rules that they rest on, each a `/rule` entry. */
import type { LessonStep } from "../../lesson/script.ts";

export interface StepWords {
  readonly says: string;
  /** Ids of `/rule` entries with what their buttons say, the most important first. */
  readonly rules: readonly (readonly [id: string, label: string])[];
}

const PASSING = ["passing", "Rule: passing"] as const;
const SUPPORTING = ["supporting-and-opposing", "Rule: support, oppose"] as const;
const VICTORY = ["standard-victory", "Rule: victory"] as const;

export const STEP_WORDS: Readonly<Record<LessonStep, StepWords>> = {
  welcome: {
    says: "**Turn 1 of 3 · conflict round.** Whoever has at least 20 power and more than anybody else wins, and power is your influence rating plus what you have won: you both begin late in a game, with 17. Conflicts are one way to more, and each player may declare one here, face down. You have nobody to spare for one yet, so **declare nothing**.",
    rules: [VICTORY, ["conflict-round", "Rule: conflict round"]],
  },
  build: {
    says: "**Action round.** One after the other does one thing, until all pass in a row; your partner has brought a character into play. You grow: building spends 3 influence, which comes back next turn, and raises your rating by 1 for good. **Build**: your ambassador rotates for it, and is busy until the next turn.",
    rules: [
      ["building-influence", "Rule: building"],
      ["action-round", "Rule: action round"],
    ],
  },
  "pass-first": {
    says: "Your rating is 5 now, and your power 18. Your ambassador has acted, so **pass**: once all have passed in a row, the round is over.",
    rules: [PASSING],
  },
  draw: {
    says: "**Draw round.** There was no conflict to resolve, and nobody has 20 power yet: that is checked just before this. Everybody gets a card now, may discard first, and may buy more cards at 3 unspent influence each. **Keep** what you hold: you will need it.",
    rules: [
      ["draw-round", "Rule: draw round"],
      ["buying-cards", "Rule: buying cards"],
    ],
  },
  watch: {
    says: "**Turn 2 of 3 · conflict round.** What was rotated is ready again, and your 5 influence are unspent again. Your partner has put a conflict on the table, face down; it is turned over once everybody has declared. You find somebody to stand against it first: **declare nothing**.",
    rules: [
      ["ready-round", "Rule: ready round"],
      ["declaring-conflicts", "Rule: declaring"],
    ],
  },
  sponsor: {
    says: "**Action round.** Your partner’s conflict is Goodwill Tour, by diplomacy: won, it brings influence, and so power. To stop it you need more people than one: **sponsor Charming Negotiator**, for 4 influence. Your ambassador rotates for that, and whoever is sponsored comes ready to act.",
    rules: [
      ["sponsoring", "Rule: sponsoring"],
      ["conflicts", "Rule: conflicts"],
    ],
  },
  wait: {
    says: "Your partner has not supported its conflict yet, so there is nothing to oppose. **Pass** this once, and see.",
    rules: [PASSING],
  },
  oppose: {
    says: "Poet Lannak supports with a diplomacy of 3, so it is 3 : 0, and a conflict is won by more support than opposition. **Oppose** it with Charming Negotiator, whose diplomacy is 3 as well: at 3 : 3 it is lost. (An attack on the poet would hurt both of them; opposing hurts nobody.)",
    rules: [SUPPORTING, ["won", "Rule: won and lost"]],
  },
  "pass-second": {
    says: "Nobody is left on your side who could act. **Pass**: when your partner does so too, the conflict is counted.",
    rules: [PASSING],
  },
  aftermath: {
    says: "**Resolution round.** The conflict has been counted. Cards called aftermaths may answer that now; everybody is asked, so that nobody can tell who holds one. You hold none: **no aftermath**.",
    rules: [
      ["resolving-conflicts", "Rule: resolution"],
      ["aftermaths", "Rule: aftermaths"],
    ],
  },
  "draw-again": {
    says: "**Draw round.** You opposed, and so your partner gained nothing: 18 power each, and nobody has won. **Keep** your cards; the next turn is yours.",
    rules: [["draw-round", "Rule: draw round"], VICTORY],
  },
  declare: {
    says: "**Turn 3 of 3 · conflict round.** Your ambassador and the negotiator are both ready: now you have somebody to spare. Goodwill Tour brings 1 influence if won, and 1 power besides if won by 3: with your 18 that makes 20. **Declare it**; until all have declared, nobody sees which it is.",
    rules: [
      ["declaring-conflicts", "Rule: declaring"],
      ["won-by", "Rule: won by"],
    ],
  },
  support: {
    says: "**Action round.** Your conflict stands at 0 : 0, and needs more support than opposition. **Support** it with your ambassador, whose diplomacy is 4. That is what one pays: whoever supports is rotated, and does nothing else this turn.",
    rules: [SUPPORTING, ["participants", "Rule: who takes part"]],
  },
  "support-again": {
    says: "Speaker Torvash opposes with 4: at 4 : 4 you would lose. **Support** it with Charming Negotiator, too: 7 : 4 is won, and by 3. That is why one brings helpers into play.",
    rules: [
      ["won-by", "Rule: won by"],
      ["uncontested", "Rule: uncontested"],
    ],
  },
  "pass-last": {
    says: "7 : 4, and nobody is left who could oppose. **Pass**, and it is counted.",
    rules: [PASSING],
  },
  "aftermath-last": {
    says: "**Resolution round.** 7 : 4, won by 3: you have 1 influence and 1 power more, and with them 20. Aftermaths are asked about once again: **no aftermath**. Then victory is checked.",
    rules: [["resolving-conflicts", "Rule: resolution"], VICTORY],
  },
};
