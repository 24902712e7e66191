/** What becomes of a wish to take a step back, of a word on one, and of a judge's decision, at the table as it is. */
import { unseated, whatWaits } from "../entry-outcome.ts";
import { type TableRefusal, tableRefuses } from "../refusal.ts";
import type { DecideUndo, Proposal } from "../step.ts";
import { isOut, seatOfUser, type Table, type UndoRequest } from "../table.ts";
import { actKey, missingFor, pastOf, type Slip, slipOf } from "./taking-back.ts";

/**
 * The last step of that user's seat is taken back, or where others have acted since, those whom it touches are asked.
 * `key`: `actKey` of the step that is meant; where it is left out, whatever comes last.
 */
export function takingStepBack(userId: string, key?: string): DecideUndo {
  return (table) => {
    const seat = seatOfUser(table, userId);
    if (seat === null) return refused(table, unseated(table, userId));
    if (isOut(table, userId)) return refused(table, { code: "out-of-game" });
    const waits = whyNotNow(table);
    if (waits?.refusal.code === "undo-after-end") return { ok: false, refused: waits };
    const slip = slipOf(table, seat);
    // What was carried out by hand goes its own way, as far as the log of objections goes.
    const effect = "act" in slip ? slip.act.hand : table.hand?.steps.findLast((step) => step.seat === seat)?.id;
    if (effect !== undefined && key === undefined) return { ok: true, entry: { type: "hand-undone", effect } };
    if (!("act" in slip)) return refused(table, slip);
    if (key !== undefined && key !== actKey(slip.act, table)) return refused(table, { code: "stale" });
    if (effect !== undefined) return { ok: true, entry: { type: "hand-undone", effect } };
    return slip.asked.length === 0 ? undoing(table, slip) : asking(slip);
  };
}

/** The last agreement takes it back at once. */
export function agreeing(userId: string, id: number, word: "agree" | "refuse"): DecideUndo {
  return (table) => {
    const request = table.acts?.request;
    if (isOut(table, userId)) return refused(table, { code: "out-of-game" });
    const seat = seatOfUser(table, userId);
    const said = { ok: true, entry: { type: "undo-word", request: id, word } } as const;
    if (word === "refuse" || request?.id !== id || seat === null) return said;
    const missing = missingFor(table, request);
    if (!missing.includes(seat) || missing.length > 1) return said;
    return granted(table, request, { agreed: [...request.agreed, seat].sort((a, b) => a - b) });
  };
}

/** A judge grants a request or refuses it; who asks for it does not judge it. `judge`: what the judge is called. */
export function judging(userId: string, id: number, judge: string, grants: boolean): DecideUndo {
  return (table) => {
    const request = table.acts?.request;
    if (request?.id !== id) return refused(table, { code: "undo-over" });
    if (request.seat === seatOfUser(table, userId)) return refused(table, { code: "undo-agreed" });
    return grants
      ? granted(table, request, { judge })
      : { ok: true, entry: { type: "undo-word", request: id, word: "refuse", judge } };
  };
}

function granted(table: Table, request: UndoRequest, by: By): ReturnType<DecideUndo> {
  const act = table.acts?.run.find(({ n }) => n === request.act);
  return act ? undoing(table, { act }, by) : refused(table, { code: "undo-over" });
}

/** Where no game goes on, or play waits for something, that is said rather than what there is to undo. */
function refused(table: Table, refusal: TableRefusal): ReturnType<DecideUndo> {
  return { ok: false, refused: whyNotNow(table) ?? tableRefuses(refusal) };
}

function whyNotNow(table: Table) {
  const { phase } = table;
  if (phase === "over" || phase === "ended") return tableRefuses({ code: "undo-after-end", phase });
  const waits = whatWaits(table);
  return waits === null ? null : tableRefuses(waits);
}

type By = Pick<Extract<Proposal, { type: "undone" }>, "agreed" | "judge">;

function undoing(table: Table, { act }: Pick<Slip, "act">, by: By = {}): ReturnType<DecideUndo> {
  const waits = whyNotNow(table);
  if (waits !== null) return { ok: false, refused: waits };
  return {
    ok: true,
    without: act.n,
    entry: ({ lines, events }) => ({
      type: "undone",
      act: act.n,
      seat: act.seat,
      lines,
      what: events,
      past: pastOf(table),
      ...by,
    }),
  };
}

const asking = ({ act }: Slip): ReturnType<DecideUndo> => ({
  ok: true,
  without: act.n,
  entry: ({ events }) => ({ type: "undo-asked", act: act.n, what: events }),
});
