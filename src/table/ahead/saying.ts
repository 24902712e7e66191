/** A player says something in advance, or takes it back. */
import {
  type Action,
  aheadKind,
  apply,
  isAskedFor,
  refusedAhead,
  type SeatIndex,
  sentence,
  usedTwice,
} from "../../engine/index.ts";
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, no, seatedPlayer, yes } from "../entry-outcome.ts";
import { rulesRefuse } from "../refusal.ts";
import type { Table } from "../table.ts";
import { aheadOf, MOST_ORDERS, type Order, PASS_UNTIL, type PassUntil, withAhead, without } from "./ahead.ts";

/** The same conditions once each, in their order; "round" alone says that there is no other. */
function conditions(until: readonly PassUntil[]): readonly PassUntil[] {
  const said = PASS_UNTIL.filter((one) => until.includes(one));
  const others = said.filter((one) => one !== "round");
  return others.length > 0 ? others : said;
}

/** To pass whenever it is asked in this action round, until one of these comes about. It takes the place of what was said before. */
export function passUntil(table: Table, { by, until }: LogEntryOf<"pass-until">): EntryOutcome {
  const player = seatedPlayer(table, by);
  if (!player.ok) return player;
  const { game, seat } = player;
  if (game.seats[seat]?.eliminated) return no({ code: "out-of-game" });
  if (game.round !== "action") return no({ code: "pass-ahead-later" });
  const said = conditions(until);
  if (said.length === 0) return no({ code: "pass-until-what" });
  const { orders = [] } = aheadOf(table, seat);
  const waiting = orders.find(({ action }) => aheadKind(action) === "action");
  if (waiting) return no({ code: "orders-wait", sentence: waiting.sentence });
  return yes(withAhead(table, seat, { pass: said, told: undefined }));
}

/**
 * Orders for when the player is asked, each hanging on the one before it; with `thenPass`, to pass once the last has been
 * carried out. The first is carried out at once where it is asked for now: it is refused then where it is not possible.
 */
export function ordered(table: Table, { by, actions, thenPass }: LogEntryOf<"ordered">): EntryOutcome {
  const player = seatedPlayer(table, by);
  if (!player.ok) return player;
  const { game, seat } = player;
  if (game.seats[seat]?.eliminated) return no({ code: "out-of-game" });
  const [first] = actions;
  if (first === undefined)
    return thenPass && thenPass.length > 0 ? passAfterwards(table, seat, thenPass) : no({ code: "no-orders" });
  if (actions.some((action) => action.seat !== seat)) return no({ code: "not-your-seat" });
  const { given = 0, ...said } = aheadOf(table, seat);
  const draws = actions.some((action) => aheadKind(action) === "draw");
  // What is said of the draw round takes the place of what was said before.
  const orders = (said.orders ?? []).filter(({ action }) => !draws || aheadKind(action) !== "draw");
  if (orders.length + actions.length > MOST_ORDERS)
    return no({ code: "too-many-orders", most: MOST_ORDERS, wait: orders.length });
  const clash = contradiction(table, orders, actions);
  if (clash) return clash;
  const waiting = orders.map(({ action }) => action);
  const refusal = refusedAhead(game, seat, actions, waiting);
  const now = isAskedFor(game, first) ? apply(game, first) : null;
  if (now !== null && !now.ok) return { ok: false, refused: rulesRefuse(now.refusal) };
  if (refusal) return { ok: false, refused: rulesRefuse(refusal) };
  const fresh = actions.map((action, at): Order => {
    const last = at === actions.length - 1;
    const before = actions[at - 1];
    return {
      id: given + at + 1,
      action,
      sentence: sentence(game, action),
      // What is done in another round hangs on nothing, nor does an aftermath on another.
      ...(before !== undefined && hangsOn(action, before) ? { after: given + at } : {}),
      ...(last && thenPass && thenPass.length > 0 ? { thenPass: conditions(thenPass) } : {}),
    };
  });
  const acts = actions.some((action) => aheadKind(action) === "action");
  return yes(
    withAhead(table, seat, {
      orders: [...orders, ...fresh],
      given: given + actions.length,
      told: undefined,
      // Whoever wants to act does not pass any more.
      ...(acts ? { pass: undefined } : {}),
      ...(actions.some((action) => aheadKind(action) === "aftermath") ? { aftermaths: 0 } : {}),
    }),
  );
}

const hangsOn = (action: Action, before: Action): boolean =>
  aheadKind(before) === aheadKind(action) && aheadKind(action) !== "aftermath";

/** What waits for the action round already is to be followed by a pass. */
function passAfterwards(table: Table, seat: SeatIndex, until: readonly PassUntil[]): EntryOutcome {
  const { orders = [] } = aheadOf(table, seat);
  const last = orders.findLast(({ action }) => aheadKind(action) === "action");
  if (last === undefined) return no({ code: "no-orders" });
  const thenPass = conditions(until);
  return yes(withAhead(table, seat, { orders: orders.map((one) => (one === last ? { ...one, thenPass } : one)) }));
}

/** Why these orders cannot all be meant, together with those that wait; null where they can. */
function contradiction({ game }: Table, orders: readonly Order[], actions: readonly Action[]): EntryOutcome | null {
  if (actions.some(({ type }) => type === "pass")) return no({ code: "pass-among-orders" });
  if (actions.filter((action) => aheadKind(action) === "draw").length > 1) return no({ code: "draws-twice" });
  const passing = orders.find(({ thenPass, action }) => thenPass !== undefined && aheadKind(action) === "action");
  if (passing && actions.some((action) => aheadKind(action) === "action"))
    return no({ code: "order-after-pass", sentence: passing.sentence });
  const all = [...orders.map(({ action }) => action), ...actions];
  if (
    all.some(({ type }) => type === "declare-nothing") &&
    all.filter((one) => aheadKind(one) === "declare").length > 1
  )
    return no({ code: "declares-and-not" });
  const card = game === null ? null : usedTwice(game, all);
  if (game === null || card === null) return null;
  const title = game.facts[game.cards[card]?.facts ?? -1]?.title ?? "";
  return no({ code: "orders-use-twice", title });
}

/** What was said in advance is taken back: one order with what hangs on it, the pass, or all of it. */
export function aheadDropped(table: Table, { by, what }: LogEntryOf<"ahead-dropped">): EntryOutcome {
  const player = seatedPlayer(table, by);
  if (!player.ok) return player;
  const { seat } = player;
  const { orders = [], pass } = aheadOf(table, seat);
  if (what === "pass") {
    if (pass === undefined) return no({ code: "nothing-ahead" });
    return yes(withAhead(table, seat, { pass: undefined }));
  }
  const isAftermath = ({ action }: Order) => aheadKind(action) === "aftermath";
  if (what === "aftermaths") {
    if (aheadOf(table, seat).aftermaths === undefined) return no({ code: "nothing-ahead" });
    return yes(withAhead(table, seat, { aftermaths: undefined, orders: orders.filter((one) => !isAftermath(one)) }));
  }
  const { kept, gone } = without(orders, what);
  if (gone.length === 0) return no({ code: "nothing-ahead" });
  // Whoever takes the last aftermath back is asked again.
  const asks = gone.some(isAftermath) && !kept.some(isAftermath);
  return yes(withAhead(table, seat, { orders: kept, ...(asks ? { aftermaths: undefined } : {}) }));
}
