/**
 * A slip is taken back: by its player alone as long as nobody has acted since, later by consent of the seats that it
 * touches, or by a judge. Never what has brought something hidden to light, and not once a later player has shown what
 * he means to do. The log is the truth: the lines of those steps count no more, and the table is made of the others.
 */

import { type Event, type Game, revealedBy, type SeatIndex } from "../../engine/index.ts";
import type { Announcement } from "../announcement.ts";
import type { LogEntry, LogEntryOf } from "../entry.ts";
import { type EntryOutcome, happened, no, seatedPlayer, unseated, waitingFor } from "../entry-outcome.ts";
import { mannersOf } from "../manners/manners.ts";
import type { TableRefusal } from "../refusal.ts";
import { isBotUser } from "../seats/bot-users.ts";
import { type Act, type Acts, seatOfUser, type Table, type UndoRequest } from "../table.ts";

/** The most steps that may be taken back at once. */
const LONGEST = 40;
/** So many requests of a player may be refused in a turn. */
const REFUSALS = 2;

/** Numbers that were given before a step was taken back: what is made anew gets others, so that no old button fits it. */
export interface Past {
  /** The next decision's. */
  readonly decision: number;
  readonly hand: number;
  readonly objections: number;
  readonly asked: number;
  /** How often steps were taken back. */
  readonly undone: number;
  readonly refused?: NonNullable<Acts["refused"]>;
}

const NONE: Acts = { count: 0, undone: 0, run: [] };

export function pastOf({ acts = NONE, game, hand }: Table): Past {
  return {
    decision: game?.nextDecision ?? 0,
    hand: hand?.count ?? 0,
    objections: hand?.objections ?? 0,
    asked: acts.asked ?? 0,
    undone: acts.undone,
    ...(acts.refused ? { refused: acts.refused } : {}),
  };
}

/** What an entry has made of a table, with what it means for the steps that may be taken back. */
export function withActs(before: Table | null, outcome: Extract<EntryOutcome, { ok: true }>, entry: LogEntry) {
  const { table } = outcome;
  if (!before?.game || !table.game || before.game === table.game || entry.type === "undone") return outcome;
  const acts = after(before, before.game, table, table.game, outcome, entry);
  if (acts === undefined) return outcome;
  const { request, ...rest } = acts;
  if (request === undefined) return { ...outcome, table: { ...table, acts } };
  const lapsed = table.phase !== "playing" || !acts.run.some(({ n }) => n === request.act);
  if (!lapsed) return { ...outcome, table: { ...table, acts } };
  const announcement: Announcement = { what: "undo-lapsed", seat: request.seat };
  return { ...outcome, table: { ...table, acts: rest }, announcements: [...outcome.announcements, announcement] };
}

/** Whether a player acts by it: at once, or by an order or a pass given while asked. */
export const isStep = ({ type }: LogEntry): boolean => type === "acted" || type === "ordered" || type === "pass-until";

function after(
  { acts = NONE, hand }: Table,
  before: Game,
  now: Table,
  game: Game,
  { events, ordered = [] }: Extract<EntryOutcome, { ok: true }>,
  entry: LogEntry,
): Acts | undefined {
  if (entry.type === "hand-undone") {
    // What nothing had come after is as if it had not been.
    const clean = hand?.steps.find(({ id }) => id === entry.effect)?.before != null;
    if (clean) return { ...acts, run: acts.run.filter((act) => act.hand !== entry.effect) };
  }
  const { stop: _, ...rest } = acts;
  if (!isStep(entry)) return { ...rest, run: [], stop: { why: "settled" } };
  // What nobody sees is no step: whether somebody has answered in secret must not show.
  const seat = seatOfUser(now, entry.by);
  if (events.length === 0 || seat === null) return undefined;
  const { secret, intent, touched } = revealedBy(before, game, events, seat);
  const count = acts.count + 1;
  const request = acts.request && {
    ...acts.request,
    agreed: acts.request.agreed.filter((one) => one !== seat),
  };
  const noted = { ...rest, count, ...(request ? { request } : {}) };
  if (secret !== null) return { ...noted, run: [], stop: { why: secret, seat } };
  // An order that somebody gave in advance shows what they meant to do, as if they had done it now.
  const other = ordered.find((one) => one !== seat);
  if (other !== undefined) return { ...noted, run: [], stop: { why: "intent", seat: other } };
  const byHand = now.hand !== undefined && now.hand.count !== (hand?.count ?? 0);
  const act: Act = {
    n: count,
    seat,
    touches: touched.filter((one) => one !== seat),
    ...(byHand ? { hand: now.hand?.count ?? 0 } : {}),
  };
  if (acts.run.length > 0 && intent) return { ...noted, run: [act], stop: { why: "intent", seat } };
  if (acts.run.length >= LONGEST) return { ...noted, run: [...acts.run.slice(1), act], stop: { why: "long" } };
  return { ...noted, run: [...acts.run, act], ...(acts.stop ? { stop: acts.stop } : {}) };
}

/** A step that its player would take back, and the seats whose consent that takes: none where nobody has acted since. */
export interface Slip {
  readonly act: Act;
  readonly asked: readonly SeatIndex[];
}

/** The last step of a seat, or why none of its steps can be taken back. */
export function slipOf(table: Table, seat: SeatIndex): Slip | TableRefusal {
  const { run, stop } = table.acts ?? NONE;
  if (mannersOf(table).takebacks === "never") return { code: "takebacks-never" };
  const act = run.findLast((one) => one.seat === seat);
  if (act) return { act, asked: askedOf(run, act, table) };
  return stop ? { code: "undo-stuck", why: stop.why, own: stop.seat === seat } : { code: "nothing-to-undo" };
}

type Asked = Pick<Table, "game" | "seats" | "manners">;

/** Those who have acted since, and whom any of it touches; by consent everybody. A practice opponent minds nothing. */
function askedOf(run: readonly Act[], act: Act, { game, seats, manners }: Asked): SeatIndex[] {
  const since = run.filter(({ n }) => n > act.n);
  const all = mannersOf({ manners }).takebacks === "consent";
  if (since.length === 0 && !all) return [];
  const touched = [...act.touches, ...since.flatMap(({ seat, touches }) => [seat, ...touches])];
  const concerned = new Set(all ? seats.keys() : touched);
  return [...concerned]
    .filter((seat) => seat !== act.seat && game?.seats[seat]?.eliminated === false)
    .filter((seat) => !isBotUser(seats[seat]?.userId ?? ""))
    .sort((a, b) => a - b);
}

/** How a button names the step that it takes back: that number may be given again once it is taken back. */
export const actKey = ({ n }: Act, { acts = NONE }: Table): string => `${n}.${acts.undone}`;

/** The last step of this seat where its player may take it back alone and at once; null otherwise. */
export function freeSlip(table: Table, userId: string): Act | null {
  const player = seatedPlayer(table, userId);
  if (!player.ok || player.game.seats[player.seat]?.eliminated) return null;
  const slip = slipOf(table, player.seat);
  return "act" in slip && slip.asked.length === 0 ? slip.act : null;
}

/** Those whose agreement to a request is still missing. */
export function missingFor(table: Table, { act: n, agreed }: UndoRequest): SeatIndex[] {
  const { run } = table.acts ?? NONE;
  const act = run.find((one) => one.n === n);
  return act ? askedOf(run, act, table).filter((seat) => !agreed.includes(seat)) : [];
}

/** A player asks for it. Refused where one is open, and to whom two have been refused in this turn. */
export function undoAsked(table: Table, { by, act, what }: LogEntryOf<"undo-asked">): EntryOutcome {
  const player = seatedPlayer(table, by);
  if (!player.ok) return player;
  const { game, seat } = player;
  const { acts = NONE } = table;
  const slip = slipOf(table, seat);
  if (!("act" in slip)) return no(slip);
  if (slip.act.n !== act || slip.asked.length === 0) return no({ code: "stale" });
  if (acts.request) return no({ code: "undo-open" });
  if (refusals(acts, game.turn, seat) >= REFUSALS) return no({ code: "undo-refused" });
  const request: UndoRequest = { id: (acts.asked ?? 0) + 1, seat, act, agreed: [] };
  return {
    ok: true,
    table: { ...table, acts: { ...acts, asked: request.id, request } },
    announcements: [{ what: "undo-asked", request: request.id, seat, asked: slip.asked, events: what }],
    events: [],
  };
}

const refusals = ({ refused }: Acts, turn: number, seat: SeatIndex): number =>
  refused?.turn === turn ? refused.seats.filter((one) => one === seat).length : 0;

/** The word of somebody who is asked, or a judge's: one refusal ends it. Whoever asked for it takes that back by refusing. */
export function undoWord(table: Table, { by, request: id, word, judge }: LogEntryOf<"undo-word">): EntryOutcome {
  const { acts = NONE, game } = table;
  const { request, ...rest } = acts;
  if (table.phase !== "playing" || game === null) return no({ code: "not-playing", phase: table.phase });
  if (request?.id !== id) return no({ code: "undo-over" });
  const seat = judge === undefined ? seatOfUser(table, by) : null;
  if (seat === null && judge === undefined) return no(unseated(table, by));
  const missing = missingFor(table, request);
  const concerned = seat === null || seat === request.seat || missing.includes(seat) || request.agreed.includes(seat);
  if (!concerned) return no({ code: "undo-not-asked" });
  if (word === "refuse") {
    const own = seat === request.seat;
    const before = acts.refused?.turn === game.turn ? acts.refused.seats : [];
    const refused = { turn: game.turn, seats: own ? before : [...before, request.seat] };
    const last = refusals({ ...acts, refused }, game.turn, request.seat) >= REFUSALS;
    const announcement = { what: "undo-refused", seat: request.seat, by: seat, last } as const;
    return {
      ok: true,
      table: { ...table, acts: { ...rest, refused } },
      announcements: [judge === undefined ? announcement : { ...announcement, judge }],
      events: [],
    };
  }
  if (seat === null || !missing.includes(seat)) return no({ code: "undo-agreed" });
  const agreed = [...request.agreed, seat];
  return {
    ok: true,
    table: { ...table, acts: { ...acts, request: { ...request, agreed } } },
    announcements: [{ what: "undo-agreed", seat, missing: missing.filter((one) => one !== seat) }],
    events: [],
  };
}

/** The table that the other lines make goes on. Whether it may be was decided on the table as it was. */
export function stepUndone(table: Table, entry: LogEntryOf<"undone">): EntryOutcome {
  const { acts = NONE, game, hand } = table;
  if (table.phase !== "playing" || game === null) return no({ code: "not-playing", phase: table.phase });
  const { at, seat, what, past, agreed, judge } = entry;
  const { request: _, ...rest } = acts;
  const given = { count: past.hand, steps: [], ...hand };
  const event: Event = {
    type: "step-undone",
    seat,
    what,
    ...(agreed ? { agreed } : {}),
    ...(judge === undefined ? {} : { judge }),
  };
  const next: Game = { ...game, nextDecision: Math.max(game.nextDecision, past.decision) };
  return {
    ok: true,
    table: {
      ...table,
      game: next,
      acts: {
        ...rest,
        undone: past.undone + 1,
        ...(past.asked > 0 ? { asked: past.asked } : {}),
        ...(past.refused ? { refused: past.refused } : {}),
      },
      ...(past.hand > 0 ? { hand: { ...given, ...numbered(given, past) } } : {}),
      waiting: waitingFor(next, [], at),
    },
    announcements: [happened(table, [event])],
    events: [event],
  };
}

function numbered({ count, objections }: NonNullable<Table["hand"]>, past: Past): Partial<NonNullable<Table["hand"]>> {
  const most = Math.max(objections ?? 0, past.objections);
  return { count: Math.max(count, past.hand), ...(most > 0 ? { objections: most } : {}) };
}
