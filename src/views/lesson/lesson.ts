/** A lesson as its learner sees it: the welcome, each question with what it is for, the end. */
import type { DecisionView, LegalAction, View } from "../../engine/index.ts";
import type { LessonStep } from "../../lesson/script.ts";
import { openTableButton } from "../prompts/first-steps.ts";

import { buttonWords } from "../text/action-words.ts";
import type { Context } from "../text/context.ts";
import { actionKey, encodePress, ruleCustomId } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Button, button, buttonRows, type Message, message } from "../text/message.ts";
import { bound, capitalized, safe } from "../text/safe-text.ts";
import { STEP_WORDS } from "./steps.ts";

/** The head of a lesson's thread, in place of a lobby. */
export function lessonHead(learner: string): Message {
  return message({
    embeds: [
      {
        title: "Learn in ten minutes",
        description: [
          `${safe(learner, 24)}, this is a short game for two: you speak for the Humans, I play your partner, the Narn. Babylon 5 is a game of diplomacy: ambassadors bring characters and fleets into play, support conflicts and oppose them, and grow in influence until somebody has won.`,
          "Each step says in a few words what is going on, and the green button goes on. No press can spoil anything; you may look around, leave, and come back whenever you like.",
          "-# The quickstart rules, with cards that were invented for practice; both decks lie in a fixed order, and both players begin with 13 power more than usual, so that three turns are enough.",
        ].join("\n\n"),
      },
    ],
  });
}

/** The rules that a step rests on, each a tap away. */
const ruleButtons = (step: LessonStep): Button[] =>
  STEP_WORDS[step].rules.map(([id, label]) => button(ruleCustomId(id), label));

/** What the script asks for as one green button. */
function goOn(legal: LegalAction, { id, kind }: DecisionView, ctx: Context): Button {
  const press = encodePress({ table: ctx.table, decision: id, verb: "do", key: actionKey(legal.action) });
  const { type } = legal.action;
  const words = type === "pass" || type === "keep" ? buttonWords(legal, kind) : capitalized(legal.sentence);
  return button(press, words, "good");
}

/**
 * The question of a lesson: what it is for, the button that goes on, and the rules; everything else that may be done stays
 * at hand. `question`: as it is asked at any table.
 */
export function lessonPrompt(
  { step, wanted }: { step: LessonStep; wanted: readonly LegalAction[] },
  decision: DecisionView,
  question: Message,
  ctx: Context,
): Message {
  const look = (verb: "act" | "hand" | "board", words: string) =>
    button(encodePress({ table: ctx.table, decision: 0, verb, key: "" }), words);
  return {
    ...question,
    content: bound(`${STEP_WORDS[step].says}\n${question.content}`, DISCORD_LIMITS.content),
    components: [
      ...buttonRows(wanted.slice(0, 1).map((each) => goOn(each, decision, ctx))),
      ...buttonRows([
        look("act", "What else?"),
        look("hand", "My hand"),
        look("board", "Conflicts"),
        ...ruleButtons(step),
      ]),
    ],
  };
}

/** Kindly: the script needs something else first. */
export const lessonKeeps = (wanted: string): string =>
  `You could do that at a real table. Here the lesson goes on with **${safe(wanted, 100)}**, so nothing was changed: press the green button.`;

/** The rule on which that rests. */
export const lessonRule = (step: LessonStep): string => STEP_WORDS[step].rules[0]?.[0] ?? "action-round";

/** The end of a lesson, with a way to a real table. */
export function lessonEnd(view: View): Message {
  const [power = 0, other = 0] = view.result?.power ?? [];
  const won = view.result?.winners.includes(0) === true;
  return message({
    embeds: [
      {
        title: won ? "🏁 You have won your first game" : "🏁 That was the lesson",
        description: [
          `${won ? "Victory was checked, and you have" : "Power at the end: you have"} ${power} power, your partner ${other}. You have built, sponsored, opposed, supported and won a conflict: that is the heart of every turn.`,
          "A real game begins with 4 influence and no power. You choose a race and three cards to begin with; fleets, agendas, tension, war and the Shadows come on top.",
          "Open a table and let friends join, or start with practice decks. `/rule` answers any question, in your own words.",
        ].join("\n\n"),
      },
    ],
    rows: buttonRows([openTableButton(), button(ruleCustomId("game-sequence"), "Rule: a turn")]),
  });
}
