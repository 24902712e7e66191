/**
 * What follows of itself after each step: forced choices, orders that were given in advance, and passes. It hangs on nothing
 * but the table, so that the log alone makes the same table again.
 */
import {
  type Action,
  aheadKind,
  apply,
  type Concern,
  concerns,
  type Decision,
  drawsAs,
  type Event,
  type Game,
  onlyAnswer,
  openQuestion,
  type SeatIndex,
  sentence,
} from "../../engine/index.ts";
import type { LogEntry } from "../entry.ts";
import type { EntryOutcome } from "../entry-outcome.ts";
import { performed } from "../performing.ts";
import type { Refused } from "../refusal.ts";
import { seatOfUser, type Table } from "../table.ts";
import { aheadOf, type Order, type PassUntil, withAhead, withNotice, without } from "./ahead.ts";
import { timed } from "./skipping.ts";

type Taken = Extract<EntryOutcome, { ok: true }>;

/** No table has so many questions that answer themselves in one go: it is left as it stands then. */
const MOST_STEPS = 500;

/** The table after this entry, with all that follows of itself. */
export function followed(before: Table | null, entry: LogEntry, outcome: Taken): Taken {
  if (outcome.table.ahead === undefined && !outcome.table.onlyChoices) return outcome;
  const done = carriedOn(before, entry, outcome);
  return { ...done, table: timed(before, done.table, entry) };
}

function carriedOn(before: Table | null, entry: LogEntry, outcome: Taken): Taken {
  let now = attended(before?.game ?? null, outcome.table.game, outcome, actedBy(before, entry));
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const next = nextStep(now, entry.at);
    if (next === null) return now;
    now = next;
  }
  return now;
}

/** The seats whose player has said the first word of this step. */
function actedBy(table: Table | null, entry: LogEntry): { seat: SeatIndex; actions: readonly Action[] } | null {
  if (entry.type !== "acted" || table === null) return null;
  const seat = seatOfUser(table, entry.by);
  return seat === null ? null : { seat, actions: entry.actions };
}

/** Ends what was said in advance where the step has ended it. */
function attended(before: Game | null, after: Game | null, outcome: Taken, acted: ReturnType<typeof actedBy>): Taken {
  let { table } = outcome;
  if (before === null || after === null || table.ahead === undefined) return outcome;
  if (acted !== null) {
    table = withAhead(table, acted.seat, { told: undefined });
    // Whoever acts does not pass any more.
    if (acted.actions.some((action) => action.type !== "pass" && aheadKind(action) === "action"))
      table = withAhead(table, acted.seat, { pass: undefined });
  }
  for (const seat of table.seats.keys()) table = attendedTo(table, seat, before, after, outcome.events);
  return { ...outcome, table };
}

function attendedTo(table: Table, seat: SeatIndex, before: Game, after: Game, events: readonly Event[]): Table {
  if (after.result !== null || after.seats[seat]?.eliminated)
    return withAhead(table, seat, { pass: undefined, orders: undefined, aftermaths: undefined, told: undefined });
  let now = table;
  const { pass, orders = [] } = aheadOf(now, seat);
  if (pass !== undefined) {
    const why =
      after.round === "action" && after.turn === before.turn ? wakes(pass, before, after, events, seat) : null;
    if (why !== null) now = withNotice(withAhead(now, seat, { pass: undefined }), seat, { what: "pass-ended", ...why });
    else if (after.round !== "action" || after.turn !== before.turn) now = withAhead(now, seat, { pass: undefined });
  }
  // Orders wait no longer than the round in which they are asked for.
  for (const [kind, round] of [
    ["action", "action"],
    ["declare", "conflict"],
    ["aftermath", "resolution"],
    ["draw", "draw"],
  ] as const)
    if (before.round === round && after.round !== round) {
      for (const { id, action } of orders) if (aheadKind(action) === kind) now = dropped(now, seat, id, null);
      if (kind === "aftermath") now = withAhead(now, seat, { aftermaths: undefined });
    }
  return now;
}

/** The condition that has come about, and what says so; null where the pass goes on. */
function wakes(
  pass: readonly PassUntil[],
  before: Game,
  after: Game,
  events: readonly Event[],
  seat: SeatIndex,
): { until: PassUntil; event: Event } | null {
  if (events.length === 0) return null;
  const found = concerns(before, after, events, seat);
  for (const until of pass) {
    const concern = found.find(({ what }) => MEANS[until].includes(what));
    if (concern) return { until, event: concern.event };
  }
  return null;
}

const MEANS: Readonly<Record<PassUntil, readonly Concern["what"][]>> = {
  touched: ["attacked", "conflict", "touched"],
  attacked: ["attacked"],
  conflict: ["conflict"],
  acts: ["acted"],
  card: ["card"],
  round: [],
};

/** An order and what hangs on it are dropped, and its player is told why, where they still wait. */
function dropped(table: Table, seat: SeatIndex, id: number, refused: Refused | null): Table {
  const { kept, gone } = without(aheadOf(table, seat).orders ?? [], id);
  const [first, ...others] = gone;
  if (first === undefined) return table;
  return withNotice(withAhead(table, seat, { orders: kept }), seat, {
    what: "order-dropped",
    sentence: first.sentence,
    refusal: refused?.from === "rules" ? refused.refusal : null,
    also: others.map((one) => one.sentence),
    ...(gone.some(({ thenPass }) => thenPass !== undefined) ? { pass: true as const } : {}),
  });
}

/** One more step that follows of itself; null where there is none. */
function nextStep(outcome: Taken, at: number): Taken | null {
  const { table } = outcome;
  const { game, phase, paused, dispute, objection } = table;
  if (phase !== "playing" || game === null || paused || dispute || objection) return null;
  for (const decision of game.awaiting) {
    const { seat } = decision;
    const forced = table.onlyChoices ? onlyAnswer(game, decision) : null;
    if (forced !== null) {
      const done = step(outcome, seat, forced, at, sentence(game, forced));
      if (done !== null) return done;
    }
    const asked = openQuestion(game, seat);
    if (asked?.id !== decision.id) continue;
    const orders = aheadOf(table, seat).orders?.filter(({ action }) => aheadKind(action) === asked.ahead) ?? [];
    if (asked.ahead === "aftermath") {
      const next = aftermath(outcome, decision, orders, at);
      if (next !== null) return next;
      continue;
    }
    const [order] = orders;
    if (order && asked.ahead === "draw")
      return carriedOut(outcome, seat, order, at, drawsAs(game, order.action, decision));
    if (order) return carriedOut(outcome, seat, order, at);
    if (asked.kind === "action" && aheadOf(table, seat).pass && mayPassNow(table, game, seat))
      return passed(outcome, seat, at);
  }
  return null;
}

/** The first of these aftermaths that is possible now, or none of them; null where nothing was said of aftermaths. */
function aftermath(outcome: Taken, { id, seat }: Decision, orders: readonly Order[], at: number): Taken | null {
  const { table } = outcome;
  const { game } = table;
  const { aftermaths } = aheadOf(table, seat);
  if (game === null || aftermaths === undefined) return null;
  // What was played has become impossible before its turn came: the player chooses.
  if (aftermaths === id) return { ...outcome, table: withAhead(table, seat, { aftermaths: undefined }) };
  const order = orders.find(({ action }) => apply(game, action).ok);
  const noted = withAhead(table, seat, { aftermaths: id });
  if (order) return carriedOut({ ...outcome, table: noted }, seat, order, at);
  const none = performed(table, seat, [{ type: "pass", seat }], at);
  return none.ok ? joined(outcome, none, game) : null;
}

/** Where all are asked at once, whoever passes in advance waits for everybody else: what they do may end it. */
function mayPassNow(table: Table, game: Game, seat: SeatIndex): boolean {
  if (!game.loose?.on) return true;
  return game.awaiting.every(
    (one) => one.kind !== "action" || one.seat === seat || aheadOf(table, one.seat).pass !== undefined,
  );
}

/** `actions`: what the order comes to now, where that is not what was said. */
function carriedOut(
  outcome: Taken,
  seat: SeatIndex,
  order: Order,
  at: number,
  actions: readonly Action[] = [order.action],
): Taken {
  const { table } = outcome;
  const rest = (aheadOf(table, seat).orders ?? []).filter(({ id }) => id !== order.id);
  const waiting = withAhead(table, seat, {
    orders: rest.map((one) => {
      const { after, ...free } = one;
      return after === order.id ? free : one;
    }),
  });
  const done = performed(waiting, seat, actions, at);
  if (!done.ok) return { ...outcome, table: dropped(table, seat, order.id, done.refused) };
  const after = { ...joined(outcome, done, table.game), ordered: [...(outcome.ordered ?? []), seat] };
  if (order.thenPass === undefined || after.table.game?.round !== "action") return after;
  return { ...after, table: withAhead(after.table, seat, { pass: order.thenPass }) };
}

function passed(outcome: Taken, seat: SeatIndex, at: number): Taken {
  const { table } = outcome;
  const done = performed(table, seat, [{ type: "pass", seat }], at);
  if (done.ok) return joined(outcome, done, table.game);
  const ended = withAhead(table, seat, { pass: undefined });
  if (done.refused.from !== "rules") return { ...outcome, table: ended };
  return { ...outcome, table: withNotice(ended, seat, { what: "pass-refused", refusal: done.refused.refusal }) };
}

/** Makes a choice for which there is one possibility, and says so; null where the rules do not take it. */
function step(outcome: Taken, seat: SeatIndex, action: Action, at: number, said: string): Taken | null {
  const done = performed(outcome.table, seat, [action], at);
  if (!done.ok) return null;
  const forced = { ...done, announcements: [{ what: "forced" as const, seat, sentence: said }, ...done.announcements] };
  return joined(outcome, forced, outcome.table.game);
}

/** Two steps of one entry, one after the other. */
function joined(first: Taken, then: Taken, before: Game | null): Taken {
  const done = attended(before, then.table.game, then, null);
  return {
    ...first,
    ...done,
    announcements: [...first.announcements, ...then.announcements],
    events: [...first.events, ...then.events],
  };
}
