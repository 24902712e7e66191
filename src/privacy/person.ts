/** What the store keeps under somebody's id, and how it is forgotten. */
import { setImmediate } from "node:timers/promises";
import { Line } from "../finding/line.ts";
import type { Leagues } from "../leagues/leagues.ts";
import { Nights } from "../leagues/night/index.ts";
import { type Store, saidIn, saidOtherwise } from "../store/index.ts";
import { Bookmarks } from "../table/bookmarks.ts";
import { readable } from "../table/readable.ts";
import { removeUnreadable } from "../table/removal.ts";
import type { Table, TableSeat } from "../table/table.ts";
import type { Tables } from "../table/tables.ts";
import { kindsThatAre } from "./kinds.ts";
import { type Mention, mentionsOf, withoutName } from "./names.ts";

const NAMING = kindsThatAre("named");
const OWN = kindsThatAre("own");

/** A table where somebody sits or that they opened. */
export interface SeatKept {
  table: string;
  name: string;
  server: string;
  phase: Table["phase"];
  /** What the table calls them; null where they have only opened it. */
  called: string | null;
}

/** Everything that is kept under one user's id. */
export interface KeptOfPerson {
  user: string;
  /** By server. */
  decks: { server: string; decks: unknown }[];
  tables: SeatKept[];
  /** Facts said, cards judged, house rulings and leagues that name the user, by the kind of document. */
  named: (Mention & { kind: string; server: string })[];
  /** A notice that waits, the direct-message channel and habits, by their kind. */
  own: { kind: string; value: unknown }[];
  /** How far they have read at each table, in entries of its log, and their notes there. */
  bookmarks: { table: string; place: number; note: string }[];
}

/** What was done, and where the user still plays. */
export interface Forgotten {
  decks: number;
  leagues: number;
  finished: number;
  running: SeatKept[];
}

interface Parts {
  store: Store;
  tables: Tables;
  leagues: Leagues;
}

export async function keptOf(user: string, { store, tables, leagues }: Parts): Promise<KeptOfPerson> {
  const named: KeptOfPerson["named"] = [];
  for (const kind of NAMING) {
    for await (const [server, document] of store.documents(kind).entries())
      named.push(...mentionsOf(saidIn(document), user).map((each) => ({ kind, server, ...each })));
  }
  const decks: KeptOfPerson["decks"] = [];
  for await (const [key, value] of store.documents("decks").entries()) {
    const [server = "", owner] = key.split(":");
    if (owner === user) decks.push({ server, decks: saidIn(value) });
  }
  const own: KeptOfPerson["own"] = [];
  for (const kind of OWN) {
    const value = await store.documents(kind).get(user);
    if (value !== undefined) own.push({ kind, value });
  }
  for await (const { server, league, entrant } of entered(user, store, leagues)) {
    const value = await leagues.deckOf(server, league.id, entrant);
    if (value !== null) named.push({ kind: "league-decks", server, at: league.name, value });
  }
  for await (const { guild, entries } of new Nights(store).naming(user))
    named.push(...mentionsOf(entries, user).map((each) => ({ kind: "league-nights", server: guild, ...each })));
  for (const { server, waiting } of await new Line(store).ofUser(user))
    named.push({ kind: "finding", server, at: "line", value: waiting });
  const seats: SeatKept[] = [];
  for await (const table of tablesOf(user, { store, tables })) seats.push(seatKept(table, user));
  return { user, decks, tables: seats, named, own, bookmarks: await new Bookmarks(store).ofUser(user) };
}

/**
 * Forgets what can be forgotten without taking anything from others: decks, league entries, notices, notes, channels; the name in
 * finished games and in what a server knows. Where the user still plays, the seat stays as it is. `key`: the interaction's id.
 */
export async function forget(user: string, key: string, parts: Parts): Promise<Forgotten> {
  const { store, tables, leagues } = parts;
  let decks = 0;
  for await (const [id] of store.documents("decks").entries())
    if (id.endsWith(`:${user}`) && (await store.documents("decks").delete(id))) decks++;
  const left = await leaveLeagues(user, parts.store, leagues);
  await new Nights(store).forget(user);
  for (const kind of OWN) await store.documents(kind).delete(user);
  await new Bookmarks(store).forget(user);
  await new Line(store).forget(user);
  for (const kind of NAMING) {
    const documents = store.documents(kind);
    for await (const [server, document] of documents.entries())
      if (mentionsOf(saidIn(document), user).length > 0)
        await documents.update(server, (present) => saidOtherwise(present, (said) => withoutName(said, user)));
  }
  let finished = 0;
  const running: SeatKept[] = [];
  for await (const table of tablesOf(user, parts)) {
    if (table.phase === "lobby" && table.seats.some(({ userId }) => userId === user)) {
      await tables.act(table.id, key, user, () => ({ ok: true, entry: { type: "left" } }));
    } else if (table.phase === "over" || table.phase === "ended") {
      // The entry itself names nobody: it says which seat, and whether they had opened the table.
      const seats = table.seats.flatMap(({ userId, owner = userId }, seat) => (owner === user ? [seat] : []));
      const played = table.seats.flatMap(({ userId, owner }, seat) => (owner && userId === user ? [seat] : []));
      const substitute = played.length > 0 ? { substitute: played } : {};
      const entry = { type: "forgotten", seats, host: table.host === user, ...substitute } as const;
      const acted = await tables.act(table.id, key, "", () => ({ ok: true, entry }));
      if (acted.outcome !== "refused") finished++;
      await removeUnreadable(store, table.id);
      await store.documents("hands").update(table.id, (present) => handsWithout(present, user));
    } else running.push(seatKept(table, user));
  }
  if (running.length === 0) await store.documents("seats").delete(user);
  return { decks, leagues: left, finished, running };
}

async function leaveLeagues(user: string, store: Store, leagues: Leagues): Promise<number> {
  let left = 0;
  for await (const [server] of store.documents("leagues").entries()) {
    for (const { id, entrants, organisers } of await leagues.of(server)) {
      if (organisers.some((each) => each.user === user))
        await leagues.alter(server, id, (present) => ({
          ...present,
          organisers: present.organisers.filter((each) => each.user !== user),
        }));
      if (!entrants.some((entrant) => entrant.user === user)) continue;
      if ((await leagues.withdraw(server, id, user)).ok) left++;
    }
  }
  return left;
}

/** Where this user is registered, in all servers. */
async function* entered(user: string, store: Store, leagues: Leagues) {
  for await (const [server] of store.documents("leagues").entries())
    for (const league of await leagues.of(server))
      for (const entrant of league.entrants) if (entrant.user === user) yield { server, league, entrant };
}

/** In whose direct messages the hands of a game stand, but for this user's. */
function handsWithout(present: unknown, user: string): unknown {
  if (typeof present !== "object" || present === null) return present;
  return Object.fromEntries(Object.entries(present).filter(([, hand]) => hand?.user !== user));
}

/** Every table that names the user, one after the other: there may be thousands. */
async function* tablesOf(user: string, { store, tables }: Pick<Parts, "store" | "tables">): AsyncIterable<Table> {
  for await (const id of store.tables()) {
    await setImmediate();
    const loaded = await store.load(id);
    // Looking for the id in the text spares reading most tables.
    if (loaded === null || !loaded.snapshot.includes(`"${user}"`)) continue;
    const table = await readable(tables, id);
    const theirs = ({ userId, owner }: TableSeat) => userId === user || owner === user;
    if (table && (table.host === user || table.seats.some(theirs))) yield table;
  }
}

function seatKept({ id, name, guild, phase, seats }: Table, user: string): SeatKept {
  const own = seats.find(({ userId, owner = userId }) => owner === user);
  const called = own?.display ?? seats.find(({ userId }) => userId === user)?.playedBy ?? null;
  return { table: id, name, server: guild, phase, called };
}
