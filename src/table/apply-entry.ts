import { checkRules, checkSetup, createGame, maySit, secretStep } from "../engine/index.ts";
import { FIRST_LANGUAGE } from "../settings/languages.ts";
import { aheadOf } from "./ahead/ahead.ts";
import { withOpening } from "./ahead/calling.ts";
import { followed } from "./ahead/carrying-out.ts";
import { aheadDropped, ordered, passUntil } from "./ahead/saying.ts";
import { answeredFor, skipping } from "./ahead/skipping.ts";
import type { Announcement } from "./announcement.ts";
import { timeCalledEntry, withTimeDue } from "./calling-time.ts";
import { callAgreed, callAnswered, called, callLapsed, callTaken, callWithdrawn, callWorded } from "./calls/call.ts";
import { agreed, disputed, disputeWithdrawn, judged } from "./disputes/dispute.ts";
import { judgeEffect, looked } from "./disputes/judging.ts";
import { objected, objectionJudged, objectionWord, undone } from "./disputes/objection.ts";
import { corrected } from "./disputes/own-reading.ts";
import { stepUndone, undoAsked, undoWord, withActs } from "./disputes/taking-back.ts";
import type { LogEntry, LogEntryOf } from "./entry.ts";
import { type EntryOutcome, no, seatedPlayer, waitingFor, yes } from "./entry-outcome.ts";
import { mannersChanged } from "./manners/manners.ts";
import { moved } from "./moving.ts";
import { performed } from "./performing.ts";
import { rulesRefuse } from "./refusal.ts";
import { scripted } from "./seats/lesson.ts";
import { begunFrom, keptToItself } from "./seats/played-on.ts";
import { practiceLeft, practiceSeated } from "./seats/practice.ts";
import { offerAgreed, offered, offerRefused, seatTakenBack } from "./seats/substitutes.ts";
import { hashOfSeed, type StartPresses, seedMaterial } from "./seed.ts";
import {
  FEWEST_SEATS,
  FORMER_PLAYER,
  MOST_SEATS,
  NO_USER,
  seatOfUser,
  TABLE_FORMAT,
  type Table,
  type TableSeat,
} from "./table.ts";
import { clocked } from "./waiting/clocks.ts";
import { expired, goneOn, stalled, timeGiven } from "./waiting/expiry.ts";
import { habitsNoted } from "./waiting/habits.ts";
import { nextNotice } from "./waiting/next.ts";
import { paused, resumed } from "./waiting/pausing.ts";
import { askQuietTable, noteActivity, stayed } from "./waiting/quiet.ts";

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
      return left(table, entry);
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

function created({ at, by, type: _, edition: __, seed, from, ...rest }: LogEntryOf<"created">): EntryOutcome {
  const table: Table = {
    format: TABLE_FORMAT,
    ...rest,
    host: by,
    phase: "lobby",
    seats: [],
    seed: seed ?? null,
    seedHash: seed === undefined ? null : hashOfSeed(seed),
    game: null,
    waiting: [],
  };
  return from === undefined ? yes(table) : begunFrom(table, from, at);
}

function joined(table: Table, { by, seat, press }: LogEntryOf<"joined">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  const mine = table.seats.find(({ userId }) => userId === by);
  if (mine) return no({ code: "seated-already", race: mine.race });
  if (table.seats.length >= MOST_SEATS) return no({ code: "table-full", seats: MOST_SEATS });
  const refusal = maySit(table, seat, rivalsOf(table, by));
  if (refusal) return { ok: false, refused: rulesRefuse(refusal) };
  return yes({ ...table, seats: [...table.seats, press === undefined ? seat : { ...seat, press }] });
}

function left(table: Table, { by }: LogEntryOf<"left">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  if (seatOfUser(table, by) === null) return no({ code: "not-seated" });
  return yes({ ...table, seats: table.seats.filter(({ userId }) => userId !== by) });
}

/** One who was invited comes; that press is mixed into the shuffles, as Join is. */
function seatConfirmed(table: Table, { by, press }: LogEntryOf<"seat-confirmed">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  const mine = table.seats.find(({ userId }) => userId === by);
  if (!mine) return no({ code: "not-seated" });
  const { invited, ...seat } = mine;
  if (invited === undefined) return no({ code: "seated-already", race: mine.race });
  const now = press === undefined ? seat : { ...seat, press };
  return yes({ ...table, seats: table.seats.map((each) => (each === mine ? now : each)) });
}

function seatChanged(table: Table, { by, change }: LogEntryOf<"seat-changed">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  const before = table.seats.find(({ userId }) => userId === by);
  if (!before) return no({ code: "not-seated" });
  const after = { ...before, ...change };
  if (before.seal !== undefined && playsOtherwise(before, after)) return no({ code: "deck-sealed" });
  const refusal = maySit(table, after, rivalsOf(table, by));
  if (refusal) return { ok: false, refused: rulesRefuse(refusal) };
  return yes({ ...table, seats: table.seats.map((seat) => (seat === before ? after : seat)) });
}

/** Whether more than the ambassador is another. */
const playsOtherwise = (one: TableSeat, other: TableSeat): boolean =>
  one.race !== other.race ||
  one.faction !== other.faction ||
  one.deck !== other.deck ||
  JSON.stringify(one.own ?? null) !== JSON.stringify(other.own ?? null);

/** Both players see it in the lobby, and either may change it. */
function duelChanged(table: Table, { by, duel }: LogEntryOf<"duel-changed">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  if (seatOfUser(table, by) === null) return no({ code: "not-seated" });
  const { duel: _, ...rest } = table;
  return yes(duel === null ? rest : { ...rest, duel });
}

function timingChanged(table: Table, { by, timing, judge }: LogEntryOf<"timing-changed">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "rules-are-fixed" });
  if (by !== table.host && !judge) return no({ code: "not-timing-maker", host: table.host });
  const { timing: _, ...rest } = table;
  return yes(timing === "together" ? { ...rest, timing } : rest);
}

function languageChanged(table: Table, { by, language, judge }: LogEntryOf<"language-changed">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "language-is-fixed" });
  if (by !== table.host && !judge) return no({ code: "not-language-maker", host: table.host });
  const { language: _, ...rest } = table;
  return yes(language === FIRST_LANGUAGE ? rest : { ...rest, language });
}

function houseChanged(table: Table, { by, house, judge }: LogEntryOf<"house-changed">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "rules-are-fixed" });
  const refusal = checkRules({ rules: table.rules, house });
  if (refusal) return { ok: false, refused: rulesRefuse(refusal) };
  if (by !== table.host && !judge) return no({ code: "not-house-maker", host: table.host });
  return yes({ ...table, house });
}

/** The others at the table, as the rules of seating ask for them. */
function rivalsOf(table: Table, userId: string) {
  return table.seats.filter((each) => each.userId !== userId).map((each) => ({ ...each, name: each.display }));
}

function started(table: Table, entry: LogEntryOf<"started">): EntryOutcome {
  const { at, by, setup, generator = "xoshiro128", revision = 1 } = entry;
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  if (by !== table.host && seatOfUser(table, by) === null) return no({ code: "not-seated" });
  if (table.seats.length < FEWEST_SEATS) return no({ code: "too-few-seats", seats: table.seats.length });
  const absent = table.seats.flatMap(({ userId, invited }) => (invited === undefined ? [] : [{ userId, invited }]));
  if (absent.length > 0) {
    const until = Math.max(...absent.map(({ invited }) => invited));
    return no({ code: "not-all-came", users: absent.map(({ userId }) => userId), until });
  }
  const refusal = checkSetup(setup);
  if (refusal) return { ok: false, refused: rulesRefuse(refusal) };
  const seed = entry.seed ?? table.seed;
  if (seed === null) throw new Error("a game is started without a seed");
  // A seed that comes with the start was drawn after everybody had pressed Join: mixing that in would prove nothing.
  const presses = entry.seed === undefined ? pressesOf(table, entry) : null;
  const game = createGame(setup, seedMaterial(seed, presses), generator, revision);
  const seedHash = hashOfSeed(seed);
  const mixed = presses === null ? {} : { presses };
  return {
    ok: true,
    table: {
      ...table,
      seats: table.seats.map(({ hours: _, promised: __, ...seat }) => seat),
      phase: "playing",
      seed,
      seedHash,
      ...mixed,
      ...(entry.onlyChoices ? { onlyChoices: true } : {}),
      game,
      waiting: waitingFor(game, [], at),
    },
    announcements: [{ what: "started", seedHash, ...(presses === null ? {} : { pressed: true }) }],
    events: [],
  };
}

function pressesOf({ seats }: Table, { press = "" }: LogEntryOf<"started">): StartPresses {
  return { joins: seats.map((seat) => seat.press ?? ""), start: press };
}

function acted(table: Table, { at, by, actions }: LogEntryOf<"acted">): EntryOutcome {
  const player = seatedPlayer(table, by);
  return player.ok ? performed(table, player.seat, actions, at) : player;
}

function reminded(table: Table, { at, decisions }: LogEntryOf<"reminded">): EntryOutcome {
  if (table.phase !== "playing") return no({ code: "not-playing", phase: table.phase });
  if (table.paused) return no({ code: "stale" });
  const late = table.waiting.filter(({ decision }) => decisions.includes(decision));
  if (late.length === 0) return no({ code: "stale" });
  const { clock } = table;
  const more = clock ? { more: clock.answer } : {};
  return {
    ok: true,
    table: {
      ...table,
      waiting: table.waiting.map((each) =>
        late.includes(each) ? { ...each, since: at, ...(clock ? { reminders: (each.reminders ?? 0) + 1 } : {}) } : each,
      ),
    },
    announcements: late.flatMap(({ decision, seat }): Announcement[] => {
      const { userId = "", habits } = table.seats[seat] ?? {};
      if (habits?.muted) return [];
      const step = table.game && secretStep(table.game, decision);
      const about = {
        what: "reminder",
        userId,
        decision,
        ...(step ? { secret: true, ...(step.kind === "aftermath" ? {} : { about: step.kind }) } : {}),
        ...more,
      } as const;
      // Whoever has answered in secret is named like the others, and not pinged. Of one who is skipped that would tell the hand.
      if (step?.answered && aheadOf(table, seat).skips) return [about];
      if (step?.answered) return [{ ...about, quiet: true }];
      return [habits?.remindByDm ? { ...about, direct: { name: table.name, thread: table.thread } } : about];
    }),
    events: [],
  };
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

function withoutHabits({ habits: _, ...seat }: TableSeat): TableSeat {
  return seat;
}

/** The seats stay with what was done in them; who sat there is not named any more. */
function forgotten(table: Table, { seats, host, substitute = [] }: LogEntryOf<"forgotten">): EntryOutcome {
  const { phase, game } = table;
  if (phase === "lobby" || phase === "playing") return no({ code: "stale" });
  const nameless = <T>(list: readonly T[], change: (each: T) => T) =>
    list.map((each, seat) => (seats.includes(seat) ? change(each) : each));
  const played = table.seats.map((seat, at) =>
    substitute.includes(at) ? withoutHabits({ ...seat, userId: NO_USER, playedBy: FORMER_PLAYER }) : seat,
  );
  const { calls: _, ...rest } = table;
  return yes({
    ...rest,
    seats: nameless(played, ({ habits: _, hours: __, promised: ___, ...seat }) => ({
      ...seat,
      ...(seat.owner === undefined ? { userId: NO_USER } : { owner: NO_USER }),
      display: FORMER_PLAYER,
    })),
    game: game && { ...game, seats: nameless(game.seats, (seat) => ({ ...seat, name: FORMER_PLAYER })) },
    ...(host ? { host: NO_USER, hostDisplay: FORMER_PLAYER } : {}),
  });
}
