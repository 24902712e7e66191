/**
 * A player calls a judge about what the table cannot settle. No clock runs until that is over, and play may go on meanwhile:
 * a judge answers in words, by putting something right, or both; all who play agree on a wording of their own; whoever called
 * takes it back; or nobody comes, and the clocks run again. Who may judge is the command's business; nobody who sits there does.
 */
import type { SeatIndex } from "../../engine/index.ts";
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, no, unseated } from "../entry-outcome.ts";
import type { TableRefusal } from "../refusal.ts";
import { isBotUser } from "../seats/bot-users.ts";
import { isOwnGame } from "../seats/played-on.ts";
import { isOut, seatGiven, seatOfUser, type Table } from "../table.ts";
import { givenBack } from "../waiting/pausing.ts";
import { type Calls, type CallWording, type JudgeCall, lapseAt, openCall } from "./open.ts";

/** How many answered calls a table remembers, for a button that makes a ruling of one. */
const REMEMBERED = 5;

/** The table with its open call changed. */
const withCall = (table: Table, open: JudgeCall): Table => ({
  ...table,
  calls: { count: open.number, settled: [], ...table.calls, open },
});

/** Who plays there, in which seat; else why this user has no say about calls. */
function callerAt(table: Table, user: string): { ok: true; seat: SeatIndex } | { ok: false; refusal: TableRefusal } {
  if (table.phase !== "playing") return { ok: false, refusal: { code: "not-playing", phase: table.phase } };
  const seat = seatOfUser(table, user);
  if (seat === null) return { ok: false, refusal: unseated(table, user) };
  return isOut(table, user) ? { ok: false, refusal: { code: "out-of-game" } } : { ok: true, seat };
}

/** Why this user cannot call a judge now: who does not play there, while a call is open, in a lesson or in practice from another game; null where they can. */
export function whyNoCall(table: Table, user: string): TableRefusal | null {
  const caller = callerAt(table, user);
  if (!caller.ok) return caller.refusal;
  if (!isOwnGame(table)) return { code: "no-call-in-lesson" };
  return openCall(table) === null ? null : { code: "call-open" };
}

/** Why this user cannot write down what the table could agree to in this call; null where they can. */
export function whyNoWording(table: Table, user: string, call: number): TableRefusal | null {
  const caller = callerAt(table, user);
  if (!caller.ok) return caller.refusal;
  return openCall(table)?.number === call ? null : { code: "no-call" };
}

/** A player calls. */
export function called(table: Table, entry: LogEntryOf<"judge-called">): EntryOutcome {
  const { at, by, question, shown, role, near, channel } = entry;
  const seat = seatOfUser(table, by);
  const not = whyNoCall(table, by);
  if (not !== null || seat === null) return no(not ?? unseated(table, by));
  const number = (table.calls?.count ?? 0) + 1;
  const open: JudgeCall = {
    number,
    seat,
    by,
    question,
    shown,
    role,
    near,
    ...(channel === undefined ? {} : { channel }),
    at,
  };
  const calls: Calls = { count: number, settled: table.calls?.settled ?? [], open };
  return {
    ok: true,
    table: { ...table, calls },
    announcements: [{ what: "judge-called", call: open }],
    events: [],
  };
}

/** Whether somebody sits there, or may sit down there again: they judge nothing of it. */
export const sitsThere = (table: Table, user: string): boolean =>
  seatOfUser(table, user) !== null || seatGiven(table, user) !== null;

/** A judge takes it, also from another one. */
export function callTaken(table: Table, { at, by, call: number, name }: LogEntryOf<"call-taken">): EntryOutcome {
  const call = openCall(table);
  if (call?.number !== number) return no({ code: "no-call" });
  if (sitsThere(table, by)) return no({ code: "judge-sits" });
  if (call.taken?.by === by) return no({ code: "call-taken" });
  return {
    ok: true,
    table: withCall(table, { ...call, taken: { by, name, at } }),
    announcements: [{ what: "call-taken", number, name, seat: call.seat }],
    events: [],
  };
}

/** A judge's answer ends it. Without words, something has to have been put right since it was called. */
export function callAnswered(
  table: Table,
  { at, by, call: number, name, text }: LogEntryOf<"call-answered">,
): EntryOutcome {
  const call = openCall(table);
  if (call?.number !== number) return no({ code: "no-call" });
  if (sitsThere(table, by)) return no({ code: "judge-sits" });
  if (text === "" && !call.corrected) return no({ code: "call-unanswered" });
  return over(table, call, at, { how: "answered", text, name });
}

/** Whoever called takes it back. */
export function callWithdrawn(table: Table, { at, by, call: number }: LogEntryOf<"call-withdrawn">): EntryOutcome {
  const call = openCall(table);
  if (call?.number !== number) return no({ code: "no-call" });
  if (call.by !== by) return no({ code: "not-your-call" });
  return over(table, call, at, { how: "withdrawn", text: "" });
}

/** Nobody has come in time. */
export function callLapsed(table: Table, { at, call: number }: LogEntryOf<"call-lapsed">): EntryOutcome {
  const call = openCall(table);
  const due = lapseAt(table);
  if (call?.number !== number || due === null || due > at) return no({ code: "stale" });
  return over(table, call, at, { how: "lapsed", text: "" });
}

/** Everybody who still plays; practice opponents agree to anything. */
const voters = (table: Table): SeatIndex[] =>
  table.seats.flatMap(({ userId }, seat) =>
    table.game?.seats[seat]?.eliminated === false && !isBotUser(userId) ? [seat] : [],
  );

/** A player writes down what the table could agree to, in place of what was written before. */
export function callWorded(table: Table, { at, by, call: number, text }: LogEntryOf<"call-worded">): EntryOutcome {
  const call = openCall(table);
  const seat = seatOfUser(table, by);
  const not = whyNoWording(table, by, number);
  if (not !== null || call === null || seat === null) return no(not ?? { code: "no-call" });
  const wording: CallWording = { number: (call.wording?.number ?? 0) + 1, seat, text, agreed: [seat] };
  const missing = voters(table).filter((each) => each !== seat);
  if (missing.length === 0) return over(table, call, at, { how: "agreed", text });
  return {
    ok: true,
    table: withCall(table, { ...call, wording }),
    announcements: [{ what: "call-worded", number, wording, missing }],
    events: [],
  };
}

/** One player more agrees to the wording, by its number; the last one ends the call. */
export function callAgreed(
  table: Table,
  { at, by, call: number, wording: which }: LogEntryOf<"call-agreed">,
): EntryOutcome {
  const call = openCall(table);
  const { wording } = call ?? {};
  const seat = seatOfUser(table, by);
  const not = whyNoWording(table, by, number);
  if (not !== null || call === null || seat === null) return no(not ?? { code: "no-call" });
  if (wording?.number !== which) return no({ code: "no-call" });
  if (wording.agreed.includes(seat)) return no({ code: "call-agreed" });
  const agreed = [...wording.agreed, seat];
  const missing = voters(table).filter((each) => !agreed.includes(each));
  if (missing.length === 0) return over(table, call, at, { how: "agreed", text: wording.text });
  return {
    ok: true,
    table: withCall(table, { ...call, wording: { ...wording, agreed } }),
    announcements: [{ what: "call-agreed", seat, missing }],
    events: [],
  };
}

/** What a call has come to. */
interface End {
  readonly how: "answered" | "agreed" | "withdrawn" | "lapsed";
  /** Empty where nothing was said. */
  readonly text: string;
  /** What the judge is called. */
  readonly name?: string;
}

/** The call is over, and every clock has back what it stood. */
function over(table: Table, call: JudgeCall, at: number, { how, text, name }: End): EntryOutcome {
  const { number, question, seat, role, near, taken } = call;
  const settled = text === "" ? [] : [{ number, question, text }];
  const calls: Calls = { count: number, settled: [...(table.calls?.settled ?? []), ...settled].slice(-REMEMBERED) };
  return {
    ok: true,
    table: { ...givenBack(table, call.at, at), calls },
    announcements: [
      {
        what: "call-settled",
        number,
        seat,
        question,
        how,
        text,
        role,
        near,
        ...(name === undefined ? {} : { name }),
        ...(how === "lapsed" && taken ? { name: taken.name } : {}),
      },
    ],
    events: [],
  };
}

/** A judge has put something right by hand: that answers an open call, too. */
export function notedCorrection(table: Table): Table {
  const call = openCall(table);
  return call === null ? table : withCall(table, { ...call, corrected: true });
}
