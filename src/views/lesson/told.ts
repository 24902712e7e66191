/** What happens in a lesson, in its learner's language. */
import type { ConflictId, Event, View } from "../../engine/index.ts";
import { logLines } from "../log/log.ts";
import { conflictStandings } from "../log/standings.ts";
import type { Context } from "../text/context.ts";
import { type Language, say } from "../words/index.ts";

/** The lines of what happened and of what it comes to, as everybody sees it now. */
export function lessonLines(
  events: readonly Event[],
  view: View,
  ctx: Context,
  isLast: (conflict: ConflictId) => boolean = () => true,
): string[] {
  return [...logLines(events, ctx), ...conflictStandings(events, view, ctx, isLast)];
}

/** Rounds that a lesson comes to. */
export function roundIn(round: View["round"], language: Language): string | null {
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
