/** A lesson as its learner sees it, in the learner's language: the welcome, each question with what it is for, the end. */
import type { DecisionView, LegalAction, View } from "../../engine/index.ts";
import type { LessonStep } from "../../lesson/script.ts";
import { openTableButton, practiceButton } from "../prompts/first-steps.ts";
import { mayTakeSide } from "../questions/turn.ts";
import { type Context, mentionOf } from "../text/context.ts";
import { actionKey, encodePress, ruleCustomId } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Button, button, buttonRows, type Message, message } from "../text/message.ts";
import { bound, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { STEP_RULES } from "./steps.ts";

/** The head of a lesson's thread, in place of a lobby. */
export function lessonHead(learner: string, language: Language = FIRST_LANGUAGE): Message {
  const description = say(language, "lesson-head", { learner: safe(learner, 24) });
  return message({ embeds: [{ title: say(language, "lesson-title"), description }] });
}

/** The rules that a step rests on, each a tap away. */
const ruleButtons = (step: LessonStep, language: Language): Button[] =>
  STEP_RULES[step].map((id) => button(ruleCustomId(id), say(language, `lesson-rule-${id}`)));

/** What a step's green button says. */
export const lessonDo = (step: LessonStep, language: Language): string => say(language, `lesson-do-${step}`);

/** What is asked, after the mention of whom; `question`: as it is asked at any table, where the script asks nothing such. */
function asked({ seat, kind, about }: DecisionView, question: Message, view: View, ctx: Context, language: Language) {
  const who = mentionOf(ctx, seat);
  const { unspent = 0, additional = 0 } = view.seats[seat] ?? {};
  const spare = unspent + additional;
  const [conflict] = view.conflicts.filter(({ result }) => result === null);
  switch (kind) {
    case "declare":
      return say(language, "lesson-asks-declare", { who });
    case "action":
      return conflict && mayTakeSide(view.seats[seat], [conflict], view)
        ? say(language, "lesson-asks-conflict", {
            who,
            turn: view.turn,
            unspent: spare,
            title: safe(conflict.title),
          })
        : say(language, "lesson-asks-action", { who, turn: view.turn, unspent: spare });
    case "discard":
      return say(language, "lesson-asks-discard", { who });
    case "buy":
      return say(language, "lesson-asks-buy", { who, unspent: spare });
    case "aftermath":
      return about === null ? question.content : say(language, "lesson-asks-aftermath", { who, title: safe(about) });
    default:
      return question.content;
  }
}

/**
 * The question of a lesson: what it is for, the button that goes on, and the rules; everything else that may be done stays
 * at hand. `question`: as it is asked at any table; `view`: the public's.
 */
export function lessonPrompt(
  { step, wanted }: { step: LessonStep; wanted: readonly LegalAction[] },
  decision: DecisionView,
  question: Message,
  view: View,
  ctx: Context,
  language: Language = FIRST_LANGUAGE,
): Message {
  const look = (verb: "act" | "hand" | "board", words: string) =>
    button(encodePress({ table: ctx.table, decision: 0, verb, key: "" }), words);
  const goOn = ({ action }: LegalAction) =>
    button(
      encodePress({ table: ctx.table, decision: decision.id, verb: "do", key: actionKey(action) }),
      lessonDo(step, language),
      "good",
    );
  // Quoted, so that what is taught stands apart from what has happened and from what is asked.
  const content = `> ${say(language, `lesson-says-${step}`)}\n${asked(decision, question, view, ctx, language)}`;
  return {
    ...question,
    content: bound(content, DISCORD_LIMITS.content),
    components: [
      ...buttonRows(wanted.slice(0, 1).map(goOn)),
      ...buttonRows([
        look("act", say(language, "lesson-more-button")),
        look("hand", say(language, "lesson-hand-button")),
        look("board", say(language, "lesson-board-button")),
        ...ruleButtons(step, language),
      ]),
    ],
  };
}

/** What stands in place of a question that has been answered, or is put off because play waits. */
export function lessonAnswered(who: string, now: "answered" | "play waits", language: Language): Message {
  return message({ content: say(language, now === "answered" ? "lesson-was-asked" : "lesson-play-waits", { who }) });
}

/** Kindly: the script needs something else first. `wanted`: the sentence of what it needs. */
export function lessonKeeps(step: LessonStep, wanted: string, language: Language = FIRST_LANGUAGE): string {
  const goesOn = language === FIRST_LANGUAGE ? safe(wanted, 100) : lessonDo(step, language);
  return say(language, "lesson-keeps", { wanted: goesOn });
}

/** The rule on which that rests. */
export const lessonRule = (step: LessonStep): string => STEP_RULES[step][0];

/** The end of a lesson, with a way to a real table. */
export function lessonEnd(view: View, language: Language = FIRST_LANGUAGE): Message {
  const [own = 0, partner = 0] = view.result?.power ?? [];
  const won = view.result?.winners.includes(0) === true;
  return message({
    embeds: [
      {
        title: say(language, won ? "lesson-won-title" : "lesson-over-title"),
        description: [
          say(language, won ? "lesson-won" : "lesson-over", { own, partner }),
          say(language, "lesson-next"),
          say(language, "lesson-real"),
        ].join("\n\n"),
      },
    ],
    rows: buttonRows([
      practiceButton(language),
      openTableButton(language),
      button(ruleCustomId("game-sequence"), say(language, "lesson-rule-game-sequence")),
    ]),
  });
}
