import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Action, createGame, legalActions, NEWEST_REVISION } from "../../../src/engine/index.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import { type LogEntry, parseEntry } from "../../../src/table/entry.ts";
import { readTable, savedTable } from "../../../src/table/saved.ts";
import { changedSeat, newSeat, setupOf } from "../../../src/table/seats/lobby.ts";
import { OtherFormat, REMINDER_MS, type Table } from "../../../src/table/table.ts";
import { deadlineOf } from "../../../src/table/waiting/deadline.ts";
import { QUIET_MS } from "../../../src/table/waiting/quiet.ts";
import { created, joined, library, opening, PLAYERS, refusalOf, started, tableAfter } from "../tables.ts";

/** Plays what is legal, chosen by a fixed rule, and gives the entries. */
function played(table: Table, steps: number): LogEntry[] {
  const entries: LogEntry[] = [];
  let now = table;
  for (let step = 0; step < steps && now.game?.awaiting.length; step++) {
    const owed = now.game.awaiting[step % now.game.awaiting.length];
    const seat = owed?.seat ?? 0;
    const known = legalActions(now.game, seat).filter(({ needs }) => needs.length === 0);
    const action = known[(step * 7) % known.length]?.action;
    if (!action) break;
    const entry: LogEntry = { type: "acted", at: 4_000 + step, by: PLAYERS[seat] ?? "", actions: [action] };
    const result = applyEntry(now, entry);
    if (!result.ok) throw new Error(`legal, but refused: ${JSON.stringify([action, result.refused])}`);
    entries.push(entry);
    now = result.table;
  }
  return entries;
}

describe("a table's log", () => {
  it("makes the same table again, byte for byte, after a hundred actions", () => {
    const entries = opening(4);
    const all = [...entries, ...played(tableAfter(null, ...entries), 100)];
    expect(all.length).toBeGreaterThan(60);
    const table = tableAfter(null, ...all);
    const lines = all.map((entry) => JSON.stringify(entry));
    expect(JSON.stringify(tableAfter(null, ...lines.map(parseEntry)))).toBe(JSON.stringify(table));
  });

  it("goes on the same from a snapshot", () => {
    const entries = opening(3);
    const table = tableAfter(null, ...entries);
    const more = played(table, 40);
    const fromSnapshot = more.reduce<Table>(
      (now, entry) => tableAfter(readTable({ version: 1, ...savedTable(now) }), entry),
      table,
    );
    expect(JSON.stringify(fromSnapshot)).toBe(JSON.stringify(tableAfter(table, ...more)));
  });

  it("is not read where another version of the moderator saved the table or its game, and says so", () => {
    const table = tableAfter(null, ...opening(2));
    const read = (saved: object) => readTable({ version: 1, snapshot: JSON.stringify(saved) });
    expect(() => read({ ...table, format: 99 })).toThrow(OtherFormat);
    expect(() => read({ ...table, game: { ...table.game, format: 99 } })).toThrow(OtherFormat);
  });

  it("refuses an entry that does not fit", () => {
    expect(applyEntry(tableAfter(null, created()), created())).toMatchObject({
      ok: false,
      refused: { refusal: { code: "table-exists" } },
    });
  });
});

describe("the lobby", () => {
  it("gives each newcomer the first free race with its practice deck", () => {
    let table = tableAfter(null, created());
    for (const player of PLAYERS) table = tableAfter(table, joined(table, player));
    expect(table.seats.map(({ race }) => race)).toEqual(["centauri", "human", "minbari", "narn"]);
    expect(table.seats.map(({ deck }) => deck)).toContain("Practice Narn");
  });

  it("refuses a second seat, a taken faction, an eleventh player and a start alone, and changes nothing", () => {
    let table = tableAfter(null, created());
    table = tableAfter(table, joined(table, "1001"));
    expect(refusalOf(table, { ...joined(table, "1002"), by: "1001" })).toBe("seated-already");
    const rival = newSeat(table, library, "1002", "Rival", { race: "centauri" });
    if (!rival.ok) throw new Error(rival.refusal.code);
    expect(refusalOf(table, { type: "joined", at: 1, by: "1002", seat: rival.seat })).toBe("faction-taken");
    expect(refusalOf(table, started(table))).toBe("too-few-seats");
    for (let more = 1; more < 10; more++) table = tableAfter(table, joined(table, `${1001 + more}`));
    expect(refusalOf(table, { ...joined(tableAfter(null, created()), "1011"), by: "1011" })).toBe("table-full");
  });

  // engine: Races and Factions — the factions of a race sit together, each led by somebody else
  it("seats ten newcomers in factions that may sit together, and starts their game", () => {
    let table = tableAfter(null, created());
    for (let player = 1; player <= 10; player++) table = tableAfter(table, joined(table, `${1000 + player}`));
    expect(table.seats.map(({ race, faction }) => `${race} ${faction}`)).toEqual([
      "centauri babylon-project",
      "human babylon-project",
      "minbari babylon-project",
      "narn babylon-project",
      "non-aligned babylon-project",
      "centauri home",
      "human home",
      "minbari home",
      "narn home",
      "human psi-corps",
    ]);
    expect(tableAfter(table, started(table)).game?.seats).toHaveLength(10);
  });

  it("names who has a faction of which there is one, and gives a race's other faction to whoever asks for it", () => {
    let table = tableAfter(null, created());
    table = tableAfter(table, joined(table, "1001"));
    const sits = (wish: Parameters<typeof newSeat>[4]) => {
      const seat = newSeat(table, library, "1002", "Rival", wish);
      if (!seat.ok) throw new Error(seat.refusal.code);
      return applyEntry(table, { type: "joined", at: 1, by: "1002", seat: seat.seat });
    };
    expect(sits({ race: "centauri" })).toMatchObject({
      ok: false,
      refused: { from: "rules", refusal: { code: "faction-taken", facts: { who: table.seats[0]?.display } } },
    });
    const home = sits({ race: "centauri", faction: "home" });
    expect(home).toMatchObject({ ok: true, table: { seats: [{}, { deck: "Practice Home Centauri" }] } });
    expect(sits({ race: "narn", faction: "corporate" }).ok).toBe(true);
    expect(sits({ faction: "psi-corps" })).toMatchObject({ ok: true, table: { seats: [{}, { race: "human" }] } });
  });

  it("lets two play the Non-Aligned", () => {
    let table = tableAfter(null, created());
    for (const player of ["1001", "1002"]) {
      const seat = newSeat(table, library, player, player, { race: "non-aligned" });
      if (!seat.ok) throw new Error(seat.refusal.code);
      table = tableAfter(table, { type: "joined", at: 1, by: player, seat: seat.seat });
    }
    expect(table.seats).toHaveLength(2);
  });

  it("lets the deck follow the race until the player chooses one, and a deck bring its race along", () => {
    const table = tableAfter(null, created());
    const first = newSeat(table, library, "1001", "Londo", { race: "narn" });
    if (!first.ok) throw new Error(first.refusal.code);
    expect(first.seat.deck).toBe("Practice Narn");
    const minbari = changedSeat(table, first.seat, library, { race: "minbari" });
    expect(minbari.ok && minbari.seat.deck).toBe("Practice Minbari");
    const starter = changedSeat(table, first.seat, library, { deck: "Starter Centauri" });
    expect(starter.ok && [starter.seat.race, starter.seat.deck, starter.seat.deckChosen]).toEqual([
      "centauri",
      "Starter Centauri",
      true,
    ]);
  });

  it("is left by whoever leaves, and cannot be joined once the game runs", () => {
    let table = tableAfter(null, created());
    table = tableAfter(table, joined(table, "1001"));
    expect(tableAfter(table, { type: "left", at: 3, by: "1001" }).seats).toEqual([]);
    const playing = tableAfter(null, ...opening(2));
    expect(refusalOf(playing, joined(table, "1003"))).toBe("not-in-lobby");
    expect(refusalOf(playing, { type: "left", at: 3, by: "1001" })).toBe("not-in-lobby");
  });
});

describe("a running table", () => {
  const table = tableAfter(null, ...opening(2));

  it("publishes the seed's SHA-256, and announces nothing of the seed", () => {
    const lobby = tableAfter(null, ...opening(2).slice(0, -1));
    const result = applyEntry(lobby, started(lobby, "1001", "not to be told"));
    if (!result.ok) throw new Error("refused");
    const hash = createHash("sha256").update("not to be told").digest("hex");
    expect(result.announcements).toContainEqual({ what: "started", seedHash: hash });
    expect(JSON.stringify(result.announcements)).not.toContain("not to be told");
  });

  it("lets nobody start it who neither opened it nor sits there", () => {
    const lobby = tableAfter(null, ...opening(2).slice(0, -1));
    expect(refusalOf(lobby, started(lobby, "1009"))).toBe("not-seated");
  });

  it("lets only the seated player act for a seat", () => {
    const action: Action = { type: "start-with-any", seat: 0 };
    const acted = (by: string): LogEntry => ({ type: "acted", at: 5_000, by, actions: [action] });
    expect(refusalOf(table, acted("1002"))).toBe("not-your-seat");
    expect(refusalOf(table, acted("1009"))).toBe("not-seated");
    expect(refusalOf(table, acted("1001"))).toBeNull();
  });

  it("takes several actions together or none of them", () => {
    const seats: Action[] = [
      { type: "start-with-any", seat: 0 },
      { type: "start-with-any", seat: 0 },
    ];
    expect(refusalOf(table, { type: "acted", at: 5_000, by: "1001", actions: seats })).not.toBeNull();
  });

  it("closes with its seed told", () => {
    const result = applyEntry(table, { type: "ended", at: 6_000, by: "1001" });
    expect(result.ok && result.announcements).toEqual([{ what: "ended", by: "1001", seed: "a seed" }]);
    expect(result.ok && result.table.phase).toBe("ended");
  });

  it("starts from every card of every deck with its facts", () => {
    const { cards, seats } = setupOf(table, library);
    const known = new Set(cards.map(({ id }) => id));
    expect(seats.flatMap(({ deck }) => deck).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("a reminder", () => {
  const table = tableAfter(null, ...opening(2, "daily"));

  it("is due a day after the decision was asked, and a day after the last one", () => {
    expect(deadlineOf(table)).toBe(3_000 + REMINDER_MS);
    const late = table.waiting.map(({ decision }) => decision);
    const result = applyEntry(table, { type: "reminded", at: 3_000 + REMINDER_MS, by: "moderator", decisions: late });
    if (!result.ok) throw new Error("refused");
    expect(result.announcements.map(({ what }) => what)).toEqual(["reminder", "reminder"]);
    expect(deadlineOf(result.table)).toBe(3_000 + 2 * REMINDER_MS);
  });

  it("never comes at a live table, nor for a decision that was answered", () => {
    expect(deadlineOf(tableAfter(null, ...opening(2)))).toBe(3_000 + QUIET_MS);
    expect(refusalOf(table, { type: "reminded", at: 9, by: "moderator", decisions: [999] })).toBe("stale");
  });
});

describe("a table whose game began before revisions of the rules were noted", () => {
  it("goes by the first, whatever new games go by", () => {
    const entries = opening(2);
    const start = entries.pop();
    if (start?.type !== "started") throw new Error("the opening does not end with a start");
    const { revision: _, ...former } = start;
    expect(tableAfter(null, ...entries, former).game?.revision).toBeUndefined();
    expect(tableAfter(null, ...entries, start).game?.revision).toBe(NEWEST_REVISION);
  });
});

describe("a table whose game began before the generator was noted", () => {
  it("draws from the former one, and so comes out of its log as it was", () => {
    const entries = opening(2);
    const start = entries.pop();
    if (start?.type !== "started") throw new Error("the opening does not end with a start");
    const { generator: _, revision: __, ...former } = start;
    const { game } = tableAfter(null, ...entries, former);
    expect(game).toEqual(createGame(former.setup, "a seed", "xoshiro128", 1));
    expect(game).not.toEqual(tableAfter(null, ...entries, start).game);
    // As the moderator dealt it before it knew another generator.
    expect(game?.random).toEqual([103158136, 1016037255, 2915529041, 4112869312]);
    expect(game?.cards.slice(0, 6).map(({ owner, facts }) => [owner, game.facts[facts]?.title])).toEqual([
      [1, "Double Salary"],
      [0, "Burdened Conscience"],
      [0, "Regal Cassarin"],
      [0, "Alliance Subsidy"],
      [0, "Inquiry Bureau"],
      [1, "Adoring Crowds"],
    ]);
  });
});
