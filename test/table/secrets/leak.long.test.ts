import { describe, expect, it } from "vitest";
import { type Event, type Game, legalActions, type Viewer, viewFor } from "../../../src/engine/index.ts";
import { conflictsFacts, drawnSeats, drawnTable, type Picture, sceneOf } from "../../../src/pictures/index.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { contextOf, openContextOf } from "../../../src/thread/seen/context.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { digest } from "../../../src/views/log/digest.ts";
import type { Context } from "../../../src/views/text/context.ts";
import { numbers } from "../numbers.ts";
import { library, opening, PLAYERS, started, tableAfter } from "../tables.ts";
import { lobby, NAMES } from "./brought.ts";

const render = createRender(library);
const HIDDEN = new Set(["deck", "hand", "declared", "limbo", "reserve", "crusade"]);

const titleOf = (game: Game, card: Game["cards"][number]) => game.facts[card.facts]?.title ?? "";

/** Titles of cards that lie where everybody may look. */
function openTitles(game: Game): string[] {
  // A conflict is open from the moment when it is turned up: its player is asked for its type, or for a target.
  const asked = game.awaiting.flatMap((decision) => {
    const turnedUp = decision.kind === "initiate" || (decision.kind === "fact" && decision.facts.join() === "conflict");
    return turnedUp ? [decision.card] : [];
  });
  const initiated = new Set([...game.conflicts.map(({ card }) => card), ...asked]);
  return game.cards
    .filter(({ id, zone, play }) => initiated.has(id) || (!HIDDEN.has(zone) && !play?.faceDown))
    .map((card) => titleOf(game, card));
}

/** Titles of the cards that a seat owns: its player knows the own deck. */
function ownTitles(game: Game, seat: number): Set<string> {
  return new Set(game.cards.filter(({ owner }) => owner === seat).map((card) => titleOf(game, card)));
}

/** Every picture of a table that is drawn for this viewer: what it is drawn from, and the words that stand in it. */
function pictured(game: Game, viewer: Viewer, ctx: Context): string {
  const view = viewFor(game, viewer);
  const pictures: Picture[] = [
    { what: "table", facts: drawnTable(view, ctx) },
    { what: "conflicts", facts: conflictsFacts(view, ctx) },
    ...drawnSeats(view, ctx).map((facts): Picture => ({ what: "seat", facts })),
  ];
  const words = pictures.map((picture) =>
    sceneOf(picture, (text) => text.length * 0.3).items.flatMap((item) => (item.kind === "words" ? [item.text] : [])),
  );
  return JSON.stringify([pictures, words]);
}

/** Plays at random from a table that has been opened so, and looks into everything that is posted for what is secret. */
function playAndLook(opened: Table, seed: number, never: readonly string[] = []): void {
  const pick = numbers(seed);
  let table = opened;
  const seen = new Set<string>();
  const happened: Event[] = [];
  let digested = 0;
  const all = new Set(table.game?.facts.map(({ title }) => title));
  for (let step = 0; step < 150 && table.game && table.waiting.length > 0; step++) {
    const owed = table.waiting[pick(table.waiting.length)];
    const seat = owed?.seat ?? 0;
    const actions = legalActions(table.game, seat).filter(({ needs }) => needs.length === 0);
    const action = actions[pick(actions.length)]?.action;
    if (!action) break;
    const entry: LogEntry = { type: "acted", at: step, by: PLAYERS[seat] ?? "", actions: [action] };
    const result = applyEntry(table, entry);
    if (!result.ok) throw new Error(JSON.stringify(result.refused));
    table = result.table;
    const { game } = table;
    if (!game) break;
    for (const title of openTitles(game)) seen.add(title);
    // A card may come and go within one step: the events name it while it is open.
    const passing = JSON.stringify(result.events);
    const secret = [...all].filter((title) => !seen.has(title) && !passing.includes(JSON.stringify(title)));

    const { fixed, hands } = render.table(table);
    const publicly = JSON.stringify([
      pictured(game, "public", openContextOf(table)),
      fixed,
      render.log(table, result.announcements),
      table.waiting.length > 0
        ? render.prompt(
            table,
            table.waiting.map(({ decision }) => decision),
          )
        : null,
    ]);
    expect([...secret, ...never].filter((title) => publicly.includes(title))).toEqual([]);
    for (const { seat: reader, message } of hands) {
      const own = ownTitles(game, reader);
      const since = digest(result.events, happened, viewFor(game, { seat: reader }), contextOf(table));
      digested += since.length;
      const seen = pictured(game, { seat: reader }, contextOf(table));
      const told = JSON.stringify([message, since, seen]);
      expect(secret.filter((title) => !own.has(title) && told.includes(title))).toEqual([]);
      // What others' seals are mixed with is nobody's before the game is over, nor is the own.
      expect(table.seats.flatMap(({ seal }) => (seal && told.includes(seal.salt) ? [seal.salt] : []))).toEqual([]);
    }
    happened.push(...result.events);
  }
  expect(seen.size).toBeGreaterThan(4);
  expect(digested).toBeGreaterThan(20);
}

describe("what is posted", () => {
  it.each([
    [1, "en"],
    [2, "en"],
    [3, "en"],
    [4, "de"],
  ] as const)(
    "never names a card that its reader may not see (game %i, at a table that speaks %s)",
    (seed, language) => {
      const [first, ...rest] = opening(4);
      const start = rest.pop();
      if (first?.type !== "created" || start?.type !== "started") throw new Error("the opening is none");
      const table = tableAfter(null, { ...first, language }, ...rest, { ...start, seed: `game ${seed}` });
      playAndLook(table, seed);
    },
    60_000,
  );
});

describe("what is posted of decks that players bring along", () => {
  it.each([4, 5])(
    "never names a deck, nor a card that its reader may not see (game %i)",
    (seed) => {
      playAndLook(tableAfter(lobby, started(lobby, "1001", `game ${seed}`)), seed, NAMES);
    },
    60_000,
  );

  it("never tells what the seal of a registered deck is mixed with, nor names the deck, to anybody", () => {
    const salts = lobby.seats.map((_, at) => `${at}`.repeat(32));
    const seats = lobby.seats.map((seat, at) => ({ ...seat, seal: { hash: "f".repeat(64), salt: salts[at] ?? "" } }));
    const registered = { ...lobby, seats };
    const before = JSON.stringify([render.table(registered), render.log(registered, [{ what: "changed" }])]);
    expect([...salts, ...NAMES].filter((text) => before.includes(text))).toEqual([]);
    const table = tableAfter(registered, started(registered, "1001", "game 6"));
    expect(table.seats.map(({ seal }) => seal?.salt)).toEqual(salts);
    playAndLook(table, 6, [...NAMES, ...salts]);
  }, 60_000);
});
