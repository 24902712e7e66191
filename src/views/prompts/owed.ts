/** A question in a few words, for lists and reminders, where the question itself would be too long. */
import { conflictCalled, type DecisionView, type View } from "../../engine/index.ts";
import { taskOf } from "../questions/index.ts";
import { safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

/**
 * What is owed, as a part of a sentence: "your action in turn 3, with Trade Pact open". It tells no more than the view that
 * the question is from.
 */
export function owedWords(decision: DecisionView, view: View, language: Language = FIRST_LANGUAGE): string {
  const about = decision.about === null ? null : `**${safe(decision.about, 40)}**`;
  const { turn } = view;
  switch (decision.kind) {
    case "action":
      return about === null
        ? say(language, "owes-action", { turn, conflicts: openConflicts(view, language) })
        : say(language, "owes-along", { about });
    case "declare":
      return say(language, "owes-declare", { turn });
    case "aftermath":
      return about === null ? say(language, "owes-aftermath") : say(language, "owes-aftermath-of", { about });
    case "discard":
      return say(language, "owes-discard", { turn });
    case "buy":
      return say(language, "owes-buy", { turn });
    case "vote":
      return about === null ? say(language, "owes-vote") : say(language, "owes-vote-on", { about });
    default: {
      const task = taskOf(decision.kind, language);
      return about === null ? say(language, "owes-task", { task }) : say(language, "owes-task-about", { task, about });
    }
  }
}

/** Which conflicts wait to be supported or opposed; nothing where none does. */
export function openConflicts(view: Pick<View, "conflicts" | "seats">, language: Language = FIRST_LANGUAGE): string {
  const open = view.conflicts.filter(({ result }) => result === null);
  const [first, ...more] = open;
  if (first === undefined) return "";
  const called = conflictCalled(first, (seat) => view.seats[seat]?.name ?? "");
  const said = { first: `**${safe(called, 50)}**` };
  return more.length === 0
    ? say(language, "owes-open", said)
    : say(language, "owes-open-more", { ...said, count: more.length });
}
