/** What players ask themselves after each step in a conflict: what it says, how it stands, and what would turn it. */
import {
  type CardId,
  type ConflictId,
  type ConflictView,
  conflictCalled,
  type Event,
  type NamedConflict,
  numbered,
  type View,
} from "../../engine/index.ts";
import { type Context, languageIn, nameOf } from "../text/context.ts";
import { safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { logLines } from "./log.ts";

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

/** The conflicts whose sums these events change, of those in play. */
export function conflictsChanged(events: readonly Event[], { conflicts }: Pick<View, "conflicts">): ConflictView[] {
  const called = new Set<string>();
  const cards = new Set<CardId>();
  const left = new Set<ConflictId>();
  for (const event of events) {
    if (event.type === "added") called.add(keyOf({ ...event, title: event.conflict }));
    // Where a card takes part says which it is.
    if (event.type === "supported" || event.type === "opposed") cards.add(event.with.card);
    // Whoever falls or leaves counts no more.
    if (event.type === "neutralized") cards.add(event.card.card);
    if (event.type === "withdrawn") left.add(event.from);
  }
  return conflicts.filter(
    (one) => left.has(one.id) || called.has(keyOf(one)) || one.participants.some(({ card }) => cards.has(card)),
  );
}

const keyOf = (conflict: NamedConflict): string => conflictCalled(conflict, String);

/**
 * A line for each conflict that these events change, as `view`, the public’s, shows it now.
 *
 * @param isLast whether no later event that is told along with these changes the conflict: it is told how it stands once.
 */
export function conflictStandings(
  events: readonly Event[],
  view: View,
  ctx: Context,
  isLast: (conflict: ConflictId) => boolean = () => true,
): string[] {
  const language = languageIn(ctx);
  const changed = new Set(conflictsChanged(events, view).map(({ id }) => id));
  return view.conflicts.flatMap((conflict) => {
    const { id, initiator, title: bare, apart, form, result } = conflict;
    if (!changed.has(id) || !isLast(id) || form !== "opposable" || result !== null) return [];
    const title = numbered(safe(bare), apart);
    const whose = say(language, "log-stands-whose", { name: nameOf(ctx, initiator), title });
    return [`-# ${whose}: ${standing(conflict, language)}`];
  });
}

/**
 * The lines of what has happened: the text of a conflict below the line that opens it, and at the end how the conflicts stand
 * that are changed by it.
 */
export function happenedLines(
  events: readonly Event[],
  view: View,
  ctx: Context,
  isLast?: (conflict: ConflictId) => boolean,
): string[] {
  const quoted = new Set<string>();
  const quote = (event: Event): string[] => {
    if (event.type !== "conflict-initiated") return [];
    const { title, says } = view.conflicts.find(({ id }) => id === event.conflict) ?? { says: null };
    // Several that are opened together may have one title, and one text.
    if (says === null || title === undefined || quoted.has(title)) return [];
    quoted.add(title);
    return [`-# “${safe(says, 300)}”`];
  };
  return [...logLines(events, ctx, quote), ...conflictStandings(events, view, ctx, isLast)];
}
