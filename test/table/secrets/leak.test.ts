import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ServerCards } from "../../../src/catalogue/cards/server-cards.ts";
import { deckLibrary } from "../../../src/catalogue/deck-titles.ts";
import { FactMemory } from "../../../src/catalogue/known-facts.ts";
import { OwnDecks } from "../../../src/catalogue/own-decks.ts";
import { league } from "../../../src/commands/league/index.ts";
import { leaguePresses } from "../../../src/commands/league/presses.ts";
import type { Bot } from "../../../src/commands/shared/bot.ts";
import { CARD_TYPES, type Event, type Game, legalActions, type Viewer, viewFor } from "../../../src/engine/index.ts";
import { Leagues } from "../../../src/leagues/leagues.ts";
import { Nights } from "../../../src/leagues/night/index.ts";
import { conflictsFacts, drawnSeats, drawnTable, type Picture, sceneOf } from "../../../src/pictures/index.ts";
import { openStore, type Store } from "../../../src/store/index.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import { factsForSeat, newSeat } from "../../../src/table/seats/lobby.ts";
import { readOwnDeck, type SeatDeck } from "../../../src/table/seats/own-seat.ts";
import type { Table } from "../../../src/table/table.ts";
import { contextOf } from "../../../src/thread/seen/context.ts";
import { deckRemarks } from "../../../src/thread/showing/lobby-view.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { LEAGUE_PRESSES, leaguePressId } from "../../../src/views/leagues/league-press.ts";
import { digest } from "../../../src/views/log/digest.ts";
import type { Context } from "../../../src/views/text/context.ts";
import { created, library, opening, PLAYERS, started, tableAfter } from "../tables.ts";

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

/** A generator of its own, so that the games are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
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
    sceneOf(picture, "dark", (text) => text.length * 0.3).items.flatMap((item) =>
      item.kind === "words" ? [item.text] : [],
    ),
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
      pictured(game, "public", contextOf(table)),
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
  it.each([1, 2, 3])(
    "never names a card that its reader may not see (game %i)",
    (seed) => {
      const entries = opening(4);
      const start = entries.pop();
      if (start?.type !== "started") throw new Error("the opening does not end with a start");
      playAndLook(tableAfter(null, ...entries, { ...start, seed: `game ${seed}` }), seed);
    },
    60_000,
  );
});

describe("what is posted of decks that players bring along", () => {
  const NAMES = ["Purple reign", "Stones of old"];
  /** A practice deck as somebody submits it, with cards that only its player knows. */
  const brought = (starterName: string, at: number) => {
    const starter = library.starters.find(({ name }) => name === starterName);
    const cards = (starter?.cards ?? []).flatMap(([count, id]) => {
      const title = library.facts(id)?.title;
      return title === undefined ? [] : [{ count, title, section: "deck" as const }];
    });
    const strange = CARD_TYPES.map((type) => ({
      count: 3,
      title: `Unheard ${at} of ${type}`,
      section: "deck" as const,
      type,
    }));
    const kept = { title: `Kept ${at}`, count: 2, section: "reserve" as const, type: "event" as const };
    const own = { id: `deck000${at + 2}`, name: NAMES[at] ?? "", cards: [...cards, ...strange, kept], at: 1 };
    const leader = library.facts(starter?.ambassador ?? "")?.title ?? "";
    const { seat } = readOwnDeck(
      { ...own, race: starter?.race, faction: starter?.faction, ambassador: leader },
      deckLibrary(library),
    );
    if (!seat) throw new Error(`${starterName} cannot be brought`);
    return seat;
  };
  const seated = (table: Table, at: number, deck: SeatDeck): LogEntry => {
    const chosen = newSeat(table, library, PLAYERS[at] ?? "", `Player ${at}`, { own: deck });
    if (!chosen.ok) throw new Error(chosen.refusal.code);
    return { type: "joined", at: 2, by: PLAYERS[at] ?? "", seat: chosen.seat };
  };
  const lobby = [brought("Practice Narn", 0), brought("Practice Centauri", 1)].reduce(
    (table, deck, at) => tableAfter(table, seated(table, at, deck)),
    tableAfter(null, created()),
  );

  it("is neither a name nor a card before the game", () => {
    const told = JSON.stringify([render.table(lobby), render.log(lobby, [{ what: "changed" }])]);
    expect(told).toContain("a deck of their own");
    const titles = lobby.seats.flatMap(({ own, ambassador }) =>
      (own?.deck.cards ?? []).flatMap(([, id]) =>
        id === ambassador ? [] : (factsForSeat(library, { own }, id)?.title ?? []),
      ),
    );
    expect(titles.length).toBeGreaterThan(30);
    expect([...NAMES, ...titles].filter((text) => told.includes(text))).toEqual([]);
  });

  it("is no remark that names a card, however wrong the deck is", () => {
    const [seat] = lobby.seats;
    if (!seat?.own) throw new Error("nobody sits there");
    const id = seat.own.deck.cards.at(-1)?.[1] ?? "";
    const wrong = { ...seat.own, deck: { ...seat.own.deck, cards: [...seat.own.deck.cards, [9, id] as const] } };
    const table = { ...lobby, seats: [{ ...seat, own: wrong }] };
    expect(deckRemarks(library, table.seats[0] ?? seat, table).join()).toContain(
      factsForSeat(library, { own: wrong }, id)?.title,
    );
    expect(JSON.stringify(render.table(table))).not.toContain(factsForSeat(library, { own: wrong }, id)?.title);
  });

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

describe("what a league tells", () => {
  const NAMES = { "1001": "Purple reign", "1002": "Stones of old" } as const;
  const TITLES = {
    "1001": ["Londo Mollari", "Tollgate & Tide", "Carn Mollari"],
    "1002": ["G'Kar", "Keeper of the Quiet Harbour", "Na'Toth"],
  } as const;
  const USERS = ["1001", "1002"] as const;
  let store: Store;
  let bot: Bot;
  let id = "";
  const dataDir = mkdtempSync(join(tmpdir(), "b5-league-leak-"));

  /** Somebody who types or presses, as far as the commands look at them. */
  const asking = (user: string, more: object, judge = false) => ({
    id: "77",
    guildId: "900",
    channelId: "901",
    guild: null,
    member: null,
    memberPermissions: { has: () => judge },
    user: { id: user, displayName: `Player ${user}` },
    ...more,
  });
  const typing = (sub: string, given: Record<string, string>, focused = "") => ({
    options: {
      getSubcommand: () => sub,
      getString: (name: string) => given[name] ?? null,
      getInteger: () => null,
      getBoolean: () => null,
      getFocused: () => ({ name: focused, value: given[focused] ?? "" }),
    },
  });
  const run = async (user: string, sub: string, given: Record<string, string> = {}, judge = false) =>
    JSON.stringify(await league.run(asking(user, typing(sub, given), judge) as never, bot)); // what the command reads of it
  const completed = async (user: string, focused: string, given: Record<string, string> = {}, judge = false) =>
    JSON.stringify(await league.complete(asking(user, typing("decks", given, focused), judge) as never, bot));
  const pressed = async (user: string, customId: string, value = "", judge = false) => {
    const message = { id: "88", channelId: "901", flags: { has: () => true } };
    const menu = { isStringSelectMenu: () => value !== "", values: [value], message };
    return JSON.stringify(await leaguePresses.press(customId)?.(asking(user, menu, judge) as never, bot));
  };

  beforeAll(async () => {
    store = await openStore({ redisUrl: null, dataDir });
    bot = {
      library,
      leagues: new Leagues(store),
      nights: new Nights(store),
      log: pino({ level: "silent" }),
      decks: new OwnDecks(store),
      memory: new FactMemory(store),
      cards: new ServerCards(store),
      clock: { now: () => 1 },
      rule: () => null,
    } as unknown as Bot; // leagues need no more of it
    await run("1", "create", { name: "Autumn" }, true);
    id = (await bot.leagues.of("900"))[0]?.id ?? "";
    for (const user of USERS) {
      const cards = TITLES[user].map((title) => ({ count: 1, title, section: "deck", type: "event" }) as const);
      await bot.decks.keep("900", user, { name: NAMES[user], cards, ambassador: TITLES[user][0], at: 1 });
      expect(await run(user, "join", { league: "Autumn", deck: NAMES[user] })).toContain("You are in");
    }
  });
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** All that the commands and the buttons of a league can be made to say to somebody. */
  async function everything(user: string, judge = false): Promise<string> {
    const said: string[] = [];
    for (const sub of ["show", "mine", "decks"])
      for (const [option, value] of [
        ["league", ""],
        ["league", "Autumn"],
        ["player", "Player 1001"],
        ["player", "1002"],
      ])
        said.push(await run(user, sub, value && option ? { [option]: value } : {}, judge));
    for (const focused of ["league", "deck", "player"]) said.push(await completed(user, focused, {}, judge));
    for (const verb of LEAGUE_PRESSES.filter((each) => each !== "leave"))
      for (const about of ["", ...USERS])
        said.push(await pressed(user, leaguePressId(verb, id, { user: about }), about, judge));
    return said.join("\n");
  }

  it("names no deck and no card of another player, whatever a player types or presses", async () => {
    const told = {
      "1001": await everything("1001"),
      "1002": await everything("1002"),
      "1003": await everything("1003"),
    };
    const secrets = (user: "1001" | "1002") => [NAMES[user], ...TITLES[user]];
    expect(secrets("1002").filter((text) => told["1001"].includes(text))).toEqual([]);
    expect(secrets("1001").filter((text) => told["1002"].includes(text))).toEqual([]);
    expect([...secrets("1001"), ...secrets("1002")].filter((text) => told["1003"].includes(text))).toEqual([]);
    // Each sees the own one, and who is in.
    for (const user of USERS) expect(secrets(user).filter((text) => !told[user].includes(text))).toEqual([]);
    expect(told["1003"]).toContain("Narn Babylon Project");
  });

  it("tells a judge whether a deck is legal, and none of its cards before its player's first round", async () => {
    const told = await everything("1", true);
    for (const user of USERS) expect(TITLES[user].slice(1).filter((text) => told.includes(text))).toEqual([]);
    expect(told).toContain("legal");
    expect(JSON.parse(await run("1", "decks", {}, true)).kind).toBe("replace");
    expect(JSON.parse(await run("1", "decks", { player: "1002" }, true)).kind).toBe("replace");
    expect(JSON.parse(await run("1", "show", {}, true)).kind).toBe("public");
  });
});
