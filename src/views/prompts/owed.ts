/** A question in a few words, for lists and reminders, where the question itself would be too long. */
import type { DecisionView, View } from "../../engine/index.ts";
import { taskOf } from "../questions/index.ts";
import { safe } from "../text/safe-text.ts";

/**
 * What is owed, as a part of a sentence: "your action in turn 3, with Trade Pact open". It tells no more than the view that
 * the question is from.
 */
export function owedWords(decision: DecisionView, view: View): string {
  const about = decision.about === null ? null : `**${safe(decision.about, 40)}**`;
  switch (decision.kind) {
    case "action":
      if (about !== null) return `the action along with ${about}`;
      return `your action in turn ${view.turn}${openConflicts(view)}`;
    case "declare":
      return `your conflict of turn ${view.turn}, or none`;
    case "aftermath":
      return `your word about aftermaths${about === null ? "" : ` of ${about}`}`;
    case "discard":
      return `what you discard in turn ${view.turn}, if anything`;
    case "buy":
      return `what you buy in turn ${view.turn}, if anything`;
    case "vote":
      return `your vote${about === null ? "" : ` on ${about}`}`;
    default:
      return `to ${taskOf(decision.kind)}${about === null ? "" : ` (${about})`}`;
  }
}

/** Which conflicts wait to be supported or opposed; nothing where none does. */
export function openConflicts({ conflicts }: Pick<View, "conflicts">): string {
  const open = conflicts.filter(({ result }) => result === null).map(({ title }) => `**${safe(title, 40)}**`);
  const [first, ...more] = open;
  if (first === undefined) return "";
  return `, with ${first}${more.length === 0 ? "" : ` and ${more.length} more`} open`;
}
