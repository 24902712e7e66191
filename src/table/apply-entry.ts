import { withOpening } from "./ahead/calling.ts";
import { followed } from "./ahead/carrying-out.ts";
import { aheadDropped, ordered, passUntil } from "./ahead/saying.ts";
import { answeredFor, skipping } from "./ahead/skipping.ts";
import { created, duelChanged, houseChanged, languageChanged, started, timingChanged } from "./beginning.ts";
import { timeCalledEntry, withTimeDue } from "./calling-time.ts";
import { callAgreed, callAnswered, called, callLapsed, callTaken, callWithdrawn, callWorded } from "./calls/call.ts";
import { agreed, disputed, disputeWithdrawn, judged } from "./disputes/dispute.ts";
import { judgeEffect, looked } from "./disputes/judging.ts";
import { objected, objectionJudged, objectionWord, undone } from "./disputes/objection.ts";
import { corrected } from "./disputes/own-reading.ts";
import { stepUndone, undoAsked, undoWord, withActs } from "./disputes/taking-back.ts";
import type { LogEntry, LogEntryOf } from "./entry.ts";
import { type EntryOutcome, no, seatedPlayer } from "./entry-outcome.ts";
import { forgotten } from "./forgetting.ts";
import { mannersChanged } from "./manners/manners.ts";
import { moved } from "./moving.ts";
import { performed } from "./performing.ts";
import { joined, seatChanged, seatConfirmed, seatLeft } from "./seats/joining.ts";
import { scripted } from "./seats/lesson.ts";
import { keptToItself } from "./seats/played-on.ts";
import { practiceLeft, practiceSeated } from "./seats/practice.ts";
import { offerAgreed, offered, offerRefused, seatTakenBack } from "./seats/substitutes.ts";
import { seatOfUser, type Table } from "./table.ts";
import { clocked } from "./waiting/clocks.ts";
import { expired, goneOn, stalled, timeGiven } from "./waiting/expiry.ts";
import { habitsNoted } from "./waiting/habits.ts";
import { nextNotice } from "./waiting/next.ts";
import { paused, resumed } from "./waiting/pausing.ts";
import { askQuietTable, noteActivity, stayed } from "./waiting/quiet.ts";
import { reminded } from "./waiting/reminding.ts";

export type { EntryOutcome } from "./entry-outcome.ts";

/**
 * A table after one more entry, and what its thread has to be told: pure, so that the log makes the same table again.
 * Refuses what the table or the rules do not allow; nothing is changed then.
 *
 *     const applied = applyEntry(table, { type: "left", by: userId, at: clock.now() });
 *     if (applied.ok) commit(applied.table);
 */
export function applyEntry(table: Table | null, entry: LogEntry): EntryOutcome {
  const first = taken(table, entry);
  if (!first.ok) return first;
  const due = withTimeDue(first, entry.at);
  const outcome = entry.scripted ? scripted(due, entry) : followed(table, entry, due);
  if (!outcome.ok) return outcome;
  const noted = withActs(table, outcome, entry);
  const timed = clocked(table, { ...noted.table, lastAt: entry.at }, entry);
  const notices = nextNotice(table, timed, entry.at);
  const applied = keptToItself({
    ...noted,
    table: withOpening(noteActivity(timed, entry), table === null ? null : seatOfUser(table, entry.by)),
    ...(notices.length > 0 ? { announcements: [...noted.announcements, ...notices] } : {}),
  });
  if (entry.edition === undefined) return applied;
  // Where nothing was noted, another edition has played before this one.
  const { editions = table === null ? [] : ["unknown"] } = applied.table;
  return { ...applied, table: { ...applied.table, editions: [...editions, entry.edition] } };
}

function taken(table: Table | null, entry: LogEntry): EntryOutcome {
  if (entry.type === "created") return table === null ? created(entry) : no({ code: "table-exists" });
  if (table === null) return no({ code: "no-table" });
  switch (entry.type) {
    case "joined":
      return joined(table, entry);
    case "left":
      return seatLeft(table, entry);
    case "seat-confirmed":
      return seatConfirmed(table, entry);
    case "practice-seated":
      return practiceSeated(table, entry);
    case "practice-left":
      return practiceLeft(table, entry);
    case "seat-changed":
      return seatChanged(table, entry);
    case "duel-changed":
      return duelChanged(table, entry);
    case "timing-changed":
      return timingChanged(table, entry);
    case "language-changed":
      return languageChanged(table, entry);
    case "manners-changed":
      return mannersChanged(table, entry);
    case "house-changed":
      return houseChanged(table, entry);
    case "started":
      return started(table, entry);
    case "acted":
      return acted(table, entry);
    case "pass-until":
      return passUntil(table, entry);
    case "ordered":
      return ordered(table, entry);
    case "ahead-dropped":
      return aheadDropped(table, entry);
    case "skip-aftermaths":
      return skipping(table, entry);
    case "answered-for":
      return answeredFor(table, entry);
    case "disputed":
      return disputed(table, entry);
    case "dispute-agreed":
      return agreed(table, entry);
    case "dispute-withdrawn":
      return disputeWithdrawn(table, entry);
    case "reading-corrected":
      return corrected(table, entry);
    case "facts-judged":
      return judged(table, entry);
    case "hand-undone":
      return undone(table, entry);
    case "objected":
      return objected(table, entry);
    case "objection-word":
      return objectionWord(table, entry);
    case "objection-judged":
      return objectionJudged(table, entry);
    case "judge-effect":
      return judgeEffect(table, entry);
    case "looked":
      return looked(table, entry);
    case "judge-called":
      return called(table, entry);
    case "call-taken":
      return callTaken(table, entry);
    case "call-answered":
      return callAnswered(table, entry);
    case "call-withdrawn":
      return callWithdrawn(table, entry);
    case "call-worded":
      return callWorded(table, entry);
    case "call-agreed":
      return callAgreed(table, entry);
    case "call-lapsed":
      return callLapsed(table, entry);
    case "undone":
      return stepUndone(table, entry);
    case "undo-asked":
      return undoAsked(table, entry);
    case "undo-word":
      return undoWord(table, entry);
    case "paused":
      return paused(table, entry);
    case "resumed":
      return resumed(table, entry);
    case "seat-offered":
      return offered(table, entry);
    case "seat-agreed":
      return offerAgreed(table, entry);
    case "seat-refused":
      return offerRefused(table, entry);
    case "seat-taken-back":
      return seatTakenBack(table, entry);
    case "moved":
      return moved(table, entry);
    case "reminded":
      return reminded(table, entry);
    case "expired":
      return expired(table, entry);
    case "go-on":
      return goneOn(table, entry);
    case "time-given":
      return timeGiven(table, entry);
    case "time-called":
      return timeCalledEntry(table, entry);
    case "stalled":
      return stalled(table, entry);
    case "habits":
      return habitsNoted(table, entry);
    case "quiet":
      return askQuietTable(table, entry);
    case "stayed":
      return stayed(table, entry);
    case "ended":
      return ended(table, entry);
    case "forgotten":
      return forgotten(table, entry);
    case "rebuilt":
      // `inForce` has looked at what it means: the table is made of the other lines.
      return { ok: true, table, announcements: [], events: [] };
  }
}

function acted(table: Table, { at, by, actions }: LogEntryOf<"acted">): EntryOutcome {
  const player = seatedPlayer(table, by);
  return player.ok ? performed(table, player.seat, actions, at) : player;
}

function ended(table: Table, { by }: LogEntryOf<"ended">): EntryOutcome {
  if (table.phase !== "lobby" && table.phase !== "playing") return no({ code: "not-playing", phase: table.phase });
  return {
    ok: true,
    table: { ...table, phase: "ended", waiting: [] },
    // Of a lobby that is closed there is nothing to prove.
    announcements: [{ what: "ended", by, seed: table.game === null ? null : table.seed }],
    events: [],
  };
}
