import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogueOf } from "../../src/catalogue/catalogue.ts";
import { deckLibrary, nearTitles } from "../../src/catalogue/deck-titles.ts";
import { type DeckCard, readDeck } from "../../src/catalogue/decks/index.ts";
import { deckLikelyMeant, deckMeant, OWN_DECK_LIMITS, type OwnDeck, OwnDecks } from "../../src/catalogue/own-decks.ts";
import { checkSetup } from "../../src/engine/index.ts";
import { madeOf } from "../../src/piecemeal.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { changedSeat, newSeat, setupOf } from "../../src/table/seats/lobby.ts";
import { possibleLeaders, readOwnDeck } from "../../src/table/seats/own-seat.ts";
import { created, library, tableAfter } from "../table/tables.ts";

const titles = deckLibrary(library);

/** A deck as its player pastes it. */
function pasted(list: string, more: Partial<OwnDeck> = {}): OwnDeck {
  const read = readDeck(list);
  if (!read.ok) throw new Error(read.problem.code);
  const { cards, race, faction } = read.deck;
  return {
    id: "abcdefgh",
    name: "Mine",
    cards,
    at: 1,
    ...(race ? { race } : {}),
    ...(faction ? { faction } : {}),
    ...more,
  };
}
const readOf = (list: string, more: Partial<OwnDeck> = {}) => readOwnDeck(pasted(list, more), titles);

describe("decks that are kept", () => {
  let store: Store;
  let decks: OwnDecks;
  const dataDir = mkdtempSync(join(tmpdir(), "b5-decks-"));
  beforeAll(async () => {
    store = await openStore({ redisUrl: null, dataDir });
    decks = new OwnDecks(store);
  });
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const cards: DeckCard[] = [{ count: 1, title: "Vir Cotto", section: "deck" }];
  const named = (name: string) => ({ name, cards, at: 1 });

  test("belong to one player of one server", async () => {
    await decks.keep("900", "1001", named("Purple"));
    expect(await decks.of("900", "1001")).toMatchObject([{ name: "Purple" }]);
    expect(await decks.of("900", "1002")).toEqual([]);
    expect(await decks.of("901", "1001")).toEqual([]);
  });

  test("are replaced under their name and their id, whatever the case", async () => {
    const [before] = await decks.of("900", "1001");
    const kept = await decks.keep("900", "1001", { ...named("PURPLE"), at: 2 });
    expect(kept).toMatchObject({ ok: true, replaced: true, deck: { id: before?.id, name: "PURPLE", at: 2 } });
    expect(await decks.of("900", "1001")).toHaveLength(1);
  });

  test("are found by id or name, and cannot share one", async () => {
    const other = await decks.keep("900", "1001", named("Green"));
    if (!other.ok) throw new Error(other.problem);
    const all = await decks.of("900", "1001");
    expect(deckMeant(all, "green")?.id).toBe(other.deck.id);
    expect(deckMeant(all, `own:${other.deck.id}`)?.name).toBe("Green");
    expect(deckMeant(all, "gre")).toBeUndefined();
    // To play with one, some words of its name are enough.
    expect(deckLikelyMeant(all, "gre")?.id).toBe(other.deck.id);
    const clash = await decks.change("900", "1001", other.deck.id, (deck) => ({ ...deck, name: "purple" }));
    expect(clash).toEqual({ ok: false, problem: "name-taken" });
  });

  test("are forgotten one by one", async () => {
    const green = deckMeant(await decks.of("900", "1001"), "Green")?.id ?? "";
    expect(await decks.remove("900", "1001", green)).toBe(true);
    expect(await decks.remove("900", "1001", green)).toBe(false);
    expect(await decks.change("900", "1001", green, (deck) => deck)).toEqual({ ok: false, problem: "gone" });
    expect(await decks.of("900", "1001")).toHaveLength(1);
  });

  test("of an earlier version, which kept them as objects, are read, and none is lost as one more is kept", async () => {
    const deck = (name: string, id: string) => ({ ...named(name), id, race: "narn", ambassador: "G'Kar" });
    const before = [deck("First", "aaaaaaaa"), deck("Second\n“two”", "bbbbbbbb")];
    await store.documents("decks").set("900:1004", before);
    expect(await decks.of("900", "1004")).toEqual(before);
    await decks.keep("900", "1004", named("Third"));
    expect(await new OwnDecks(store).of("900", "1004")).toMatchObject([...before, { name: "Third" }]);
    expect(typeof (await store.documents("decks").get("900:1004"))).toBe("string");
    await decks.remove("900", "1004", "bbbbbbbb");
    expect((await decks.of("900", "1004")).map(({ name }) => name)).toEqual(["First", "Third"]);
  });

  test("that are changed at once from two processes are all kept", async () => {
    const other = new OwnDecks(store);
    const all = Array.from({ length: 10 }, (_, at) => `Deck ${at}`);
    await Promise.all(all.map((name, at) => (at % 2 === 0 ? decks : other).keep("900", "1005", named(name))));
    expect((await decks.of("900", "1005")).map(({ name }) => name)).toEqual(all);
  });

  test("leave nothing behind when the last is forgotten", async () => {
    for (const { id } of await decks.of("900", "1005")) await decks.remove("900", "1005", id);
    expect(await decks.of("900", "1005")).toEqual([]);
    expect(await store.documents("decks").get("900:1005")).toBeUndefined();
  });

  test("have a largest number", async () => {
    for (let at = 0; at < OWN_DECK_LIMITS.decks; at++) await decks.keep("900", "1003", named(`Deck ${at}`));
    expect(await decks.keep("900", "1003", named("One more"))).toEqual({ ok: false, problem: "too-many" });
    expect(await decks.keep("900", "1003", named("deck 3"))).toMatchObject({ ok: true, replaced: true });
  });
});

describe("a deck's race, faction and ambassador", () => {
  test("follow from an ambassador that is known", () => {
    expect(readOf("G'Kar\n2 Na'Toth")).toMatchObject({
      race: "narn",
      faction: "babylon-project",
      ambassador: "G'Kar",
      missing: null,
    });
  });

  test("are asked for where two could lead, or nobody", () => {
    expect(readOf("G'Kar\nDelenn").missing).toEqual({ what: "faction" });
    expect(readOf("Border Raid").missing).toEqual({ what: "faction" });
    expect(readOf("G'Kar\nDelenn\nRace: Minbari")).toMatchObject({ ambassador: "Delenn", missing: null });
  });

  test("may be what its player says of a character of whom nobody knows better", () => {
    const read = readOf("Race: Human\nFaction: Home\nAmbassador: The Grey Admiral\n3 Border Raid");
    expect(read).toMatchObject({ ambassador: "The Grey Admiral", missing: null });
    expect(read.seat?.facts).toMatchObject([{ title: "The Grey Admiral", race: "human", ambassador: "home" }]);
  });

  test("cannot be said against what is known", () => {
    const read = readOf("Race: Human\nFaction: Home\nAmbassador: G'Kar\nSusan Ivanova");
    expect(read.missing).toEqual({ what: "ambassador", wrong: "G'Kar" });
    expect(possibleLeaders(read, { race: "human", faction: "home" })).toEqual(["Susan Ivanova"]);
  });
});

describe("a deck's titles", () => {
  test("are those of its own race where all races have one of that name", () => {
    const fleets = readOf("G'Kar\nPicket Fleet").cards.map(({ facts }) => facts?.race);
    expect(fleets).toEqual(["narn", "narn"]);
  });

  test("that nobody knows are played without a type, or with the one of a heading or of their player", () => {
    const untyped = readOf("G'Kar\nHarbour of Trials");
    expect(untyped.missing).toBeNull();
    expect(untyped.seat?.facts).toEqual([
      { id: expect.stringContaining("named/card/harbour-of-trials"), title: "Harbour of Trials" },
    ]);
    const read = readOf("G'Kar\nLocations:\nHarbour of Trials");
    expect(read.missing).toBeNull();
    expect(read.seat?.facts).toMatchObject([{ title: "Harbour of Trials", type: "location" }]);
  });

  test.each([
    ["Carn Molari", "Carn Mollari"],
    ["Jeffrey", "Jeffrey Sinclair"],
    ["Londo", "Londo Mollari"],
    ["Captain", null],
    ["bordr raid", "Border Raid"],
    ["Colonial Fleet", null],
    ["Tollgate & Tide", null],
    ["X", null],
  ])("%s may mean %s", (title, meant) => {
    expect(madeOf(nearTitles(titles, [title]))).toEqual([{ title, meant }]);
  });
});

test("what a server's players said of a card that only decks name goes for the next game", () => {
  const [stranger] = readOf("G'Kar\nLocations:\nHarbour of Trials").seat?.facts ?? [];
  if (!stranger) throw new Error("the card is not in the copy");
  const by = { by: "1001", name: "Londo", at: 5 };
  const said = { [stranger.id]: { title: stranger.title, facts: { cost: 4 }, said: { cost: by } } };
  expect(catalogueOf(library, said, new Map()).stated(stranger)).toMatchObject({ ...stranger, cost: 4 });
  expect(catalogueOf(library, {}, new Map()).stated(stranger)).toMatchObject(stranger);
});

describe("a table's copy", () => {
  const read = readOf(
    "G'Kar\n2 Na'Toth\nBorder Raid\nEvents:\nTollgate & Tide\nReserve:\nPower Politics\nCrusade:\nLimited Strike",
  );
  const table = tableAfter(null, created());

  test("has the deck, the reserve, the Crusade pile and the facts that nobody else has", () => {
    if (!read.seat) throw new Error("not ready");
    const seated = newSeat(table, library, "1001", "Londo", { own: read.seat });
    if (!seated.ok) throw new Error(seated.refusal.code);
    expect(seated.seat).toMatchObject({
      race: "narn",
      ambassador: "premiere/char_gkar",
      deck: "Mine",
      deckChosen: true,
    });
    const rival = newSeat(table, library, "1002", "Delenn", { race: "minbari" });
    if (!rival.ok) throw new Error(rival.refusal.code);
    const setup = setupOf({ ...table, seats: [seated.seat, rival.seat] }, library);
    expect(checkSetup(setup)).toBeNull();
    expect(setup.seats[0]?.deck).toHaveLength(5);
    expect(setup.seats[0]).toMatchObject({ reserve: [expect.any(String)], crusade: [expect.any(String)] });
    expect(setup.cards.map(({ title }) => title)).toContain("Tollgate & Tide");
  });

  test("goes when its player chooses another faction, and stays for the same one", () => {
    if (!read.seat) throw new Error("not ready");
    const seated = newSeat(table, library, "1001", "Londo", { own: read.seat });
    if (!seated.ok) throw new Error(seated.refusal.code);
    const same = changedSeat(table, seated.seat, library, { race: "narn", faction: "babylon-project" });
    expect(same).toMatchObject({ ok: true, seat: { deck: "Mine", own: { id: "abcdefgh" } } });
    const other = changedSeat(table, seated.seat, library, { race: "human" });
    expect(other).toMatchObject({ ok: true, seat: { race: "human", own: null } });
  });
});
