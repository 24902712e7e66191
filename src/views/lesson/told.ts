/** What happens in a lesson, in its learner's language. */
import type { View } from "../../engine/index.ts";
import { type Language, say } from "../words/index.ts";

/** Rounds that a lesson comes to. */
export function roundOfLesson(round: View["round"], language: Language): string | null {
  switch (round) {
    case "conflict":
    case "action":
    case "resolution":
    case "draw":
      return say(language, `round-${round}`);
    default:
      return null;
  }
}
