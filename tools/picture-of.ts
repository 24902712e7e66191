/** What a picture of an exported game shows: the file's text and what is asked of it, to the picture or a plain sentence. */
import type { z } from "zod";
import { type Event, type Game, type View, viewFor } from "../src/engine/index.ts";
import {
  conflictsFacts,
  drawnSeats,
  drawnTable,
  type PICTURE_NAMES,
  type Picture,
  summaryFacts,
} from "../src/pictures/index.ts";
import { applyEntry } from "../src/table/apply-entry.ts";
import { type LogEntry, parseEntry } from "../src/table/entry.ts";
import { finishedSchema, GAME_FILE_VERSION, gameFileHead, runningSchema } from "../src/table/game-file.ts";
import { inForce } from "../src/table/rebuild.ts";
import type { Table } from "../src/table/table.ts";
import { contextOf } from "../src/thread/seen/context.ts";
import type { Context } from "../src/views/index.ts";

export interface Asked {
  what: (typeof PICTURE_NAMES)[number];
  /** Null for the latest that there is. */
  turn: number | null;
  /** A player's name or place in initiative order; null for whoever is first. */
  seat: string | null;
}

export type Found = { ok: true; picture: Picture } | { ok: false; why: string };

const no = (why: string): Found => ({ ok: false, why });

/** Never throws. */
export function pictureOf(text: string, asked: Asked): Found {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return no("This is no JSON file. Take the game.json that /game export gives, as it is.");
  }
  const head = gameFileHead.safeParse(read);
  if (!head.success) return no("This is no game that /game export has written. Take its game.json, as it is.");
  if (head.data.version !== GAME_FILE_VERSION)
    return no(`This file is of version ${head.data.version}, and I read version ${GAME_FILE_VERSION}.`);
  return head.data.finished ? ofFinished(read, asked) : ofRunning(read, asked);
}

function ofRunning(read: unknown, asked: Asked): Found {
  const file = runningSchema.safeParse(read);
  if (!file.success) return damaged(file.error);
  const { seen } = file.data;
  if (seen === undefined)
    return no(
      "This game was still in its lobby, or an earlier version exported it: the file does not say how the table stood. Export it again.",
    );
  if (asked.what === "summary")
    return no("This game was not over when it was exported: export it again at its end for a summary.");
  const view = seen as unknown as View; // a parsed boundary: what `viewFor` gave, as the file's own version wrote it
  if (asked.turn !== null && asked.turn !== view.turn)
    return no(
      `This game was not over when it was exported: the file holds how it stood then, in turn ${view.turn}, and no other turn. Leave --turn out.`,
    );
  const people = file.data.seats.map(({ name: display }, seat) => ({ seat, userId: null, display }));
  try {
    return shown(view, { people }, asked);
  } catch {
    return no("The file is damaged: what it says of the table cannot be read. Export it again.");
  }
}

function ofFinished(read: unknown, asked: Asked): Found {
  const file = finishedSchema.safeParse(read);
  if (!file.success) return damaged(file.error);
  let games: Played | null;
  try {
    games = playedAgain(file.data.entries.map((entry) => JSON.stringify(entry)));
  } catch {
    return no("The file is damaged: its entries cannot be read. Check it with npm run -s replay.");
  }
  if (games === null || games.moments.length === 0)
    return no("Its game cannot be played again from this file: check it with npm run -s replay -- FILE.");
  const { table, moments, events } = games;
  const ctx = contextOf(table);
  const last = moments.at(-1);
  if (last === undefined) return no("This table was closed before its game began: there is nothing to draw.");
  const { turn } = asked;
  if (turn !== null && !moments.some(({ game }) => game.turn === turn))
    return no(`There was no turn ${turn} in this game: it has turns 0 to ${last.game.turn}.`);
  if (asked.what === "summary") {
    const upTo = moments.filter(({ game }) => turn === null || game.turn <= turn);
    const turns = [...new Map(upTo.map(({ game }) => [game.turn, game]))].map(([at, game]) => ({
      turn: at,
      view: viewFor(game, "public"),
    }));
    const view = viewFor(upTo.at(-1)?.game ?? last.game, "public");
    const told = events.slice(0, upTo.at(-1)?.told ?? events.length);
    return { ok: true, picture: { what: "summary", facts: summaryFacts(view, turns, told, ctx) } };
  }
  const among = turn === null ? moments : moments.filter(({ game }) => game.turn === turn);
  const game = asked.what === "conflicts" ? fullest(among.map((each) => each.game)) : (among.at(-1)?.game ?? last.game);
  return shown(viewFor(game, "public"), ctx, asked, game);
}

function damaged({ issues: [issue] }: z.ZodError): Found {
  return no(`The file is damaged at ${issue?.path.join(".") || "its top"}: ${issue?.message ?? "unreadable"}.`);
}

interface Played {
  readonly table: Table;
  /** The game after each entry, and how many events had happened by then. */
  readonly moments: readonly { readonly game: Game; readonly told: number }[];
  readonly events: readonly Event[];
}

/** Every entry that counts; null where not even the first can be taken. */
function playedAgain(lines: readonly string[]): Played | null {
  let table: Table | null = null;
  const moments: { game: Game; told: number }[] = [];
  const events: Event[] = [];
  for (const { line } of inForce(lines)) {
    const applied = applyEntry(table, parseEntry(line) as LogEntry);
    if (!applied.ok) break;
    table = applied.table;
    events.push(...applied.events);
    if (table.game !== null && table.game !== moments.at(-1)?.game)
      moments.push({ game: table.game, told: events.length });
  }
  return table === null ? null : { table, moments, events };
}

/** Where most takes part in conflicts, the latest such moment of the latest turn that had any. */
function fullest(games: readonly Game[]): Game {
  const last = games.at(-1);
  if (last === undefined) throw new Error("a game that was played has moments");
  const busy = ({ conflicts }: Game) => conflicts.reduce((sum, { participants }) => sum + 1 + participants.length, 0);
  const turn = games.findLast((game) => busy(game) > 0)?.turn ?? last.turn;
  const among = games.filter((game) => game.turn === turn);
  const most = Math.max(...among.map(busy));
  return among.findLast((game) => busy(game) === most) ?? last;
}

function shown(view: View, ctx: Pick<Context, "people">, { what, seat: named }: Asked, game?: Game): Found {
  if (what === "conflicts") return { ok: true, picture: { what, facts: conflictsFacts(view, ctx) } };
  if (what !== "seat") return { ok: true, picture: { what: "table", facts: drawnTable(view, ctx) } };
  const seats = drawnSeats(view, ctx);
  const wanted = (named ?? "1").trim().toLowerCase();
  const seat = seats.find(({ name, token }) => name.toLowerCase() === wanted || String(token.place) === wanted);
  if (seat === undefined)
    return no(
      `Nobody here is called “${named}”: name one of ${seats.map(({ name }) => name).join(", ")}, or a place in initiative order.`,
    );
  // Of a game that is over everything may be seen: the own player's view of that seat.
  const own = game
    ? drawnSeats(viewFor(game, { seat: seat.seat }), ctx).find((each) => each.seat === seat.seat)
    : undefined;
  return { ok: true, picture: { what: "seat", facts: own ?? seat } };
}
