import { createHash } from "node:crypto";
import { apply, checkSetup, createGame, type Event, type Game, maySit, openlyAwaited } from "../engine/index.ts";
import type { Announcement, Learned } from "./announcement.ts";
import type { Entry, EntryOf } from "./entry.ts";
import { type Refused, rulesRefuse, type TableRefusal, tableRefuses } from "./refusal.ts";
import { FEWEST_SEATS, MOST_SEATS, seatOf, TABLE_FORMAT, type Table, type Waiting } from "./table.ts";

export type Folded =
  | { ok: true; table: Table; announcements: readonly Announcement[]; events: readonly Event[] }
  | { ok: false; refused: Refused };

/**
 * A table after one more entry, and what its thread has to be told: pure, so that the log makes the same table again.
 * Refuses what the table or the rules do not allow; nothing is changed then.
 *
 *     const folded = foldEntry(table, { type: "left", by: userId, at: clock.now() });
 *     if (folded.ok) commit(folded.table);
 */
export function foldEntry(table: Table | null, entry: Entry): Folded {
  if (entry.type === "created") return table === null ? created(entry) : no({ code: "table-exists" });
  if (table === null) return no({ code: "no-table" });
  switch (entry.type) {
    case "joined":
      return joined(table, entry);
    case "left":
      return left(table, entry);
    case "seat-changed":
      return seatChanged(table, entry);
    case "started":
      return started(table, entry);
    case "acted":
      return acted(table, entry);
    case "reminded":
      return reminded(table, entry);
    case "ended":
      return ended(table, entry);
  }
}

/** The table that a log makes. Throws where an entry does not fit: then the log is not of this bot's making. */
export function replayTable(entries: readonly Entry[]): Table | null {
  return entries.reduce<Table | null>((table, entry) => {
    const folded = foldEntry(table, entry);
    if (!folded.ok) throw new Error(`The log's entry "${entry.type}" is refused: ${folded.refused.refusal.code}`);
    return folded.table;
  }, null);
}

function created({ at: _, by, type: __, ...rest }: EntryOf<"created">): Folded {
  return yes({
    format: TABLE_FORMAT,
    ...rest,
    host: by,
    phase: "lobby",
    seats: [],
    seed: null,
    seedHash: null,
    game: null,
    waiting: [],
  });
}

function joined(table: Table, { by, seat }: EntryOf<"joined">): Folded {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  const mine = table.seats.find(({ userId }) => userId === by);
  if (mine) return no({ code: "seated-already", race: mine.race });
  if (table.seats.length >= MOST_SEATS) return no({ code: "table-full", seats: MOST_SEATS });
  const refusal = maySit(table, seat, rivalsOf(table, by));
  if (refusal) return { ok: false, refused: rulesRefuse(refusal) };
  return yes({ ...table, seats: [...table.seats, seat] });
}

function left(table: Table, { by }: EntryOf<"left">): Folded {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  if (seatOf(table, by) === null) return no({ code: "not-seated" });
  return yes({ ...table, seats: table.seats.filter(({ userId }) => userId !== by) });
}

function seatChanged(table: Table, { by, change }: EntryOf<"seat-changed">): Folded {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  const before = table.seats.find(({ userId }) => userId === by);
  if (!before) return no({ code: "not-seated" });
  const after = { ...before, ...change };
  const refusal = maySit(table, after, rivalsOf(table, by));
  if (refusal) return { ok: false, refused: rulesRefuse(refusal) };
  return yes({ ...table, seats: table.seats.map((seat) => (seat === before ? after : seat)) });
}

/** The others at the table, as the rules of seating ask for them. */
function rivalsOf(table: Table, userId: string) {
  return table.seats.filter((each) => each.userId !== userId).map((each) => ({ ...each, name: each.display }));
}

function started(table: Table, { at, by, setup, seed }: EntryOf<"started">): Folded {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  if (by !== table.host && seatOf(table, by) === null) return no({ code: "not-seated" });
  if (table.seats.length < FEWEST_SEATS) return no({ code: "too-few-seats", seats: table.seats.length });
  const refusal = checkSetup(setup);
  if (refusal) return { ok: false, refused: rulesRefuse(refusal) };
  const game = createGame(setup, seed);
  const seedHash = createHash("sha256").update(seed).digest("hex");
  return {
    ok: true,
    table: { ...table, phase: "playing", seed, seedHash, game, waiting: waitingFor(game, [], at) },
    announcements: [{ what: "started", seedHash }],
    events: [],
  };
}

function acted(table: Table, { at, by, actions }: EntryOf<"acted">): Folded {
  const { game } = table;
  if (table.phase !== "playing" || game === null) return no({ code: "not-playing", phase: table.phase });
  const seat = seatOf(table, by);
  if (seat === null) return no({ code: "not-seated" });

  let now = game;
  const events: Event[] = [];
  const learned: Learned[] = [];
  for (const action of actions) {
    if (action.seat !== seat) return no({ code: "not-your-seat" });
    const applied = apply(now, action);
    if (!applied.ok) return { ok: false, refused: rulesRefuse(applied.refusal) };
    if (action.type === "state-facts") {
      const facts = now.facts[now.cards[action.card]?.facts ?? -1];
      const name = table.seats[seat]?.display ?? "";
      if (facts) learned.push({ card: facts.id, title: facts.title, facts: action.facts, by, name, at });
    }
    events.push(...applied.events);
    now = applied.game;
  }

  const announcements: Announcement[] = [
    { what: "happened", seatNames: table.seats.map(({ display }) => display), events },
  ];
  if (learned.length > 0) announcements.push({ what: "learned", guild: table.guild, learned });
  const over = now.result !== null;
  if (over && table.seed !== null) announcements.push({ what: "over", seed: table.seed });
  return {
    ok: true,
    table: { ...table, game: now, phase: over ? "over" : "playing", waiting: waitingFor(now, table.waiting, at) },
    announcements,
    events,
  };
}

/** A decision that was owed before keeps its moment; a new one starts waiting now. */
function waitingFor(game: Game, before: readonly Waiting[], at: number): Waiting[] {
  return openlyAwaited(game).map(
    ({ id, seat }) => before.find(({ decision }) => decision === id) ?? { decision: id, seat, since: at },
  );
}

function reminded(table: Table, { at, decisions }: EntryOf<"reminded">): Folded {
  if (table.phase !== "playing") return no({ code: "not-playing", phase: table.phase });
  const late = table.waiting.filter(({ decision }) => decisions.includes(decision));
  if (late.length === 0) return no({ code: "stale" });
  return {
    ok: true,
    table: { ...table, waiting: table.waiting.map((each) => (late.includes(each) ? { ...each, since: at } : each)) },
    announcements: late.map(({ decision, seat }) => {
      const userId = table.seats[seat]?.userId ?? "";
      const asked = table.game?.awaiting.find(({ id }) => id === decision);
      // Whoever has answered in secret is named like the others, and not pinged.
      if (!asked) return { what: "reminder", userId, decision, secret: true, quiet: true };
      return { what: "reminder", userId, decision, ...(asked.kind === "aftermath" ? { secret: true } : {}) };
    }),
    events: [],
  };
}

function ended(table: Table, { by }: EntryOf<"ended">): Folded {
  if (table.phase !== "lobby" && table.phase !== "playing") return no({ code: "not-playing", phase: table.phase });
  return {
    ok: true,
    table: { ...table, phase: "ended", waiting: [] },
    announcements: [{ what: "ended", by, seed: table.seed }],
    events: [],
  };
}

function yes(table: Table): Folded {
  return { ok: true, table, announcements: [{ what: "changed" }], events: [] };
}

function no(refusal: TableRefusal): Folded {
  return { ok: false, refused: tableRefuses(refusal) };
}
