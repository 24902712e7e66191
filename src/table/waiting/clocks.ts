/**
 * The clocks of a table: how long each answer may take. A clock runs only for whoever has not answered, never while play
 * waits, never in its player's quiet hours or vacation. All of it follows from the log.
 */
import { askedInSecret, mostUrgent, openlyAwaited } from "../../engine/index.ts";
import { restIn } from "../../settings/habits.ts";
import { afterRunning, type Rest, ranBetween } from "../../settings/hours.ts";
import { ANSWER_MS, BANK_MS, type Expiry, type Pace } from "../../settings/pace.ts";
import { openCall } from "../calls/open.ts";
import { isStep } from "../disputes/taking-back.ts";
import type { LogEntry } from "../entry.ts";
import { isBotUser } from "../seats/bot-users.ts";
import { type OwedDecision, seatOfUser, type Table } from "../table.ts";

/** How long an answer may take at a table, as it was chosen when it opened. */
export interface TableClock {
  /** In ms; with a bank, what each answer adds to it. */
  readonly answer: number;
  /** What each player has at the start, and at most, in ms. */
  readonly bank?: { readonly start: number; readonly most: number };
  readonly expiry: Expiry;
}

/** What a table's clock knows of a decision; there only where it has begun to run. */
export interface Ticking {
  /** When its clock began, in ms since the epoch; a pause moves it on. */
  asked?: number;
  /** More time that others have given, in ms. */
  given?: number;
  /** Its time was over once: what others give is all that there is. */
  late?: true;
  /** When its time was over, in ms since the epoch: nothing runs any more. */
  expired?: number;
  /** Who would go on without it. */
  goOn?: readonly number[];
  /** How often its player has been reminded. */
  reminders?: number;
  /** Whoever opened the table was told that reminding is of no use. */
  stalled?: true;
}

/** Since when play waits, in ms since the epoch, and what was owed then. */
export interface Halted {
  readonly at: number;
  readonly waiting: readonly OwedDecision[];
}

/** The clock of a new table. `custom`: how long an answer takes at that pace, in ms. */
export function clockOf(pace: Pace, expiry: Expiry, custom: number): TableClock {
  if (pace === "custom") return { answer: custom, expiry };
  return { answer: ANSWER_MS[pace], ...(pace === "bank" ? { bank: BANK_MS } : {}), expiry };
}

/** Whether all clocks stand: play waits for something else than an answer, or a judge has been called. */
export const isHalted = (table: Table): boolean =>
  table.paused !== undefined ||
  table.dispute !== undefined ||
  table.objection !== undefined ||
  openCall(table) !== null;

/** A table after an entry, with its clocks: what is newly asked begins to run, what play waited for goes on. */
export function clocked(before: Table | null, after: Table, entry: LogEntry): Table {
  const { clock, game } = after;
  if (clock === undefined) return after;
  if (after.phase !== "playing" || game === null) return after.halted ? withoutHalt(after) : after;
  const { at } = entry;
  const begun = after.begun ?? at;
  const banks = clock.bank && (after.banks ?? after.seats.map(() => clock.bank?.start ?? 0));
  const started = { ...after, begun, ...(banks ? { banks } : {}) };
  const settled = before !== null && isStep(entry) ? withBank(before, started, entry) : started;
  if (isHalted(settled)) return { ...settled, halted: before?.halted ?? { at, waiting: before?.waiting ?? [] } };
  const { halted } = settled;
  const open = openlyAwaited(game);
  const waiting = settled.waiting.map((each): OwedDecision => {
    // Whoever owes a more urgent answer is not asked this one yet.
    if (mostUrgent(open, each.seat)?.id !== each.decision) return untimed(each);
    const slept = halted?.waiting.find(({ decision }) => decision === each.decision);
    if (slept?.asked !== undefined && halted)
      return { ...each, ...slept, since: each.since, asked: slept.asked + Math.max(0, at - halted.at) };
    return each.asked === undefined || halted ? { ...each, asked: at } : each;
  });
  return { ...withoutHalt(settled), waiting };
}

function withoutHalt(table: Table): Table {
  const { halted: _, ...rest } = table;
  return rest;
}

function untimed({ decision, seat, since }: OwedDecision): OwedDecision {
  return { decision, seat, since };
}

/** What a player has saved, or used up, by answering openly. */
function withBank(before: Table, after: Table, { at, by }: LogEntry): Table {
  const seat = seatOfUser(before, by);
  const { clock, banks } = after;
  if (!clock?.bank || !banks || seat === null) return after;
  const { most } = clock.bank;
  const secret = before.game === null ? [] : askedInSecret(before.game);
  const left = new Set(after.waiting.map(({ decision }) => decision));
  const answered = before.waiting.find(
    (each) => each.seat === seat && each.asked !== undefined && !left.has(each.decision),
  );
  // What all answer in secret costs nobody anything: a bank would tell who has been quick.
  if (!answered || secret.includes(answered.decision)) return after;
  const { asked = at, given = 0, late } = answered;
  // Whoever acts while a judge is waited for uses up nothing of that time.
  const until = before.halted?.at ?? at;
  const spent = late ? 0 : Math.max(0, ranBetween(playerRest(before, seat), asked, until) - given);
  const rest = Math.max(0, (banks[seat] ?? 0) - spent);
  return { ...after, banks: banks.map((each, owner) => (owner === seat ? Math.min(most, rest + clock.answer) : each)) };
}

/** When a seat's player rests, as far as this game waits for it. */
export function playerRest({ seats, begun = 0 }: Table, seat: number): Rest {
  return restIn(seats[seat]?.habits ?? {}, begun);
}

/**
 * When the time for a decision is over, in ms since the epoch; null where nothing runs: the table has no deadlines, the
 * decision is not owed or not asked yet, its time is over already, or play waits. What all are asked in secret ends for
 * all at once.
 */
export function deadlineFor(table: Table, decision: number): number | null {
  const { game, waiting } = table;
  const own = waiting.find((each) => each.decision === decision);
  if (!own || game === null || own.expired !== undefined) return null;
  const secret = askedInSecret(game);
  const together = secret.includes(decision) ? waiting.filter((each) => secret.includes(each.decision)) : [own];
  const times = together.flatMap((each) => ownDeadline(table, each) ?? []);
  return times.length === 0 ? null : Math.max(...times);
}

function ownDeadline(table: Table, { seat, asked, given = 0, late }: OwedDecision): number | null {
  const { clock, banks, phase } = table;
  if (clock === undefined || phase !== "playing" || asked === undefined || isHalted(table)) return null;
  if (waitsForNobody(table)) return null;
  const base = late ? 0 : clock.bank ? (banks?.[seat] ?? 0) : clock.answer;
  return afterRunning(playerRest(table, seat), asked, base + given);
}

/** Whether nobody's time is lost by waiting: one person plays with practice opponents, and no round of a league has to end. */
export function waitsForNobody({ seats, game, unattended, leagueManners }: Table): boolean {
  const people = seats.filter(({ userId }, seat) => !isBotUser(userId) && !game?.seats[seat]?.eliminated);
  const inLeague = unattended || leagueManners || seats.some(({ seal }) => seal !== undefined);
  return people.length === 1 && seats.length > 1 && !inLeague;
}

/** What is owed and whose time is over at that moment, and has not been dealt with. */
export function lateAt(table: Table, now: number): OwedDecision[] {
  return runsOut(table).flatMap(({ each, at }) => (at <= now ? [each] : []));
}

/** When the next time is over, in ms since the epoch; null for never. */
export function nextExpiry(table: Table): number | null {
  const times = runsOut(table).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}

/** Where nobody at all has come for days, nothing is done for anybody any more. */
function runsOut(table: Table): { each: OwedDecision; at: number }[] {
  if (table.clock === undefined || table.asked) return [];
  return table.waiting.flatMap((each) => {
    const at = deadlineFor(table, each.decision);
    return at === null ? [] : [{ each, at }];
  });
}
