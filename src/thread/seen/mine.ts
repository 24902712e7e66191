/** What a person's tables want of them, each with the place where it is asked. */
import { mostUrgent, type SeatIndex } from "../../engine/index.ts";
import { isOut, seatOfUser, type Table } from "../../table/table.ts";
import { deadlineFor } from "../../table/waiting/clocks.ts";
import type { StandsAt } from "../../views/prompts/mine.ts";
import { owedWords } from "../../views/prompts/owed.ts";
import { nameOf } from "../../views/text/context.ts";
import { jumpTo } from "../../views/text/jump.ts";
import { safe } from "../../views/text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../../views/words/index.ts";
import type { PostedThread } from "../pass/posted.ts";
import { ownView } from "./cached-views.ts";
import { contextOf } from "./context.ts";

/** How a table stands for this user, who sits there; `posted` is what its thread shows. */
export function standsFor(
  table: Table,
  user: string,
  posted: Pick<PostedThread, "prompts">,
  language: Language = FIRST_LANGUAGE,
): StandsAt {
  const { id, name, guild, thread } = table;
  const own = wanted(table, user, language);
  const due = own?.decision === undefined ? null : deadlineFor(table, own.decision);
  const message = own?.decision === undefined ? null : messageOf(own.decision, posted);
  return {
    table: id,
    name,
    link: jumpTo({ guild, thread, message }),
    wants: own && { words: own.words, since: own.since, ...(due === null ? {} : { due }) },
    instead: own === null ? insteadOf(table, user, language) : "",
  };
}

interface Wanted {
  words: string;
  /** Ms since the epoch; null where it is not known. */
  since: number | null;
  decision?: number;
}

/** What play waits for from this user; null for nothing. */
function wanted(table: Table, user: string, language: Language): Wanted | null {
  const seat = seatOfUser(table, user);
  const { game, dispute, objection, paused, phase } = table;
  if (seat === null || game === null || phase !== "playing" || paused || isOut(table, user)) return null;
  if (dispute) {
    const missing = seat !== dispute.seat && seat !== dispute.by && !dispute.agreed.includes(seat);
    if (!missing) return null;
    return { words: say(language, "mine-tables-dispute", { title: safe(dispute.title, 40) }), since: null };
  }
  if (objection) {
    const missing = !objection.words.some((word) => word.seat === seat);
    return missing ? { words: say(language, "mine-tables-objection"), since: null } : null;
  }
  const asked = mostUrgent(game.awaiting, seat);
  if (asked === null) return null;
  const view = ownView(game, seat);
  const decision = view.awaiting.find((each) => each.id === asked.id);
  const since = table.waiting.find((each) => each.decision === asked.id)?.since ?? null;
  return decision ? { words: owedWords(decision, view, language), since, decision: asked.id } : null;
}

/** The message that asks this. */
function messageOf(decision: number, { prompts }: Pick<PostedThread, "prompts">): string | null {
  const asking = Object.entries(prompts).find(([key]) => key.split(".").includes(String(decision)));
  return asking?.[1].message || null;
}

/** What the table waits for instead. */
function insteadOf(table: Table, user: string, language: Language): string {
  const { phase, paused, dispute, objection, seats, waiting } = table;
  if (phase === "lobby") return say(language, "mine-tables-lobby", { seats: seats.length });
  if (isOut(table, user)) return say(language, "mine-tables-out");
  if (paused) return say(language, "mine-tables-paused", { name: safe(paused.name, 24) });
  if (dispute || objection) return say(language, "mine-tables-word");
  const ctx = contextOf(table, language);
  const names = [...new Set(waiting.map(({ seat }) => seat))].map((seat: SeatIndex) => nameOf(ctx, seat));
  return names.length > 3
    ? say(language, "mine-tables-players", { count: names.length })
    : say(language, "mine-tables-for", { names: names.join(", ") });
}
