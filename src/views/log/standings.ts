/** What players ask themselves after each step in a conflict: what it says, how it stands, and what would turn it. */
import type { ConflictView, Event, View } from "../../engine/index.ts";
import { safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

/** "now 4 : 4, needs 1 more": from the initiator's side, since more support than opposition wins. */
export function standing(
  { support, opposition }: Pick<ConflictView, "support" | "opposition">,
  language: Language = FIRST_LANGUAGE,
): string {
  const lacks = opposition - support + 1;
  return lacks > 0
    ? say(language, "log-stands-lacking", { support, opposition, lacks })
    : say(language, "log-stands", { support, opposition });
}

/** A line for each conflict that these events open or change, as `view`, the public’s, shows it now. */
export function conflictStandings(
  events: readonly Event[],
  { conflicts }: View,
  language: Language = FIRST_LANGUAGE,
): string[] {
  const opened = new Set(events.flatMap((event) => (event.type === "conflict-initiated" ? [event.conflict] : [])));
  const changed = new Set(
    events.flatMap((event) =>
      event.type === "supported" || event.type === "opposed" || event.type === "added" ? [event.conflict] : [],
    ),
  );
  return conflicts.flatMap((conflict) => {
    const { id, title, says, form, result } = conflict;
    const quoted = opened.has(id) && says !== null ? [`-# ${safe(title, 60)}: “${safe(says, 300)}”`] : [];
    const stands = changed.has(title) && form === "opposable" && result === null;
    return [...quoted, ...(stands ? [`-# ${safe(title, 60)}: ${standing(conflict, language)}`] : [])];
  });
}
