// DESIGN: League nights — who is in a league, with which registered deck
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OwnDeck } from "../../src/catalogue/own-decks.ts";
import {
  LEAGUE_LIMITS,
  type League,
  leagueNamed,
  withEntrant,
  withEntrants,
  withLeague,
  withoutEntrant,
} from "../../src/leagues/index.ts";
import { Leagues } from "../../src/leagues/leagues.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { usual } from "./usual.ts";

const host = { user: "1", name: "Judge" };
const opened: League = {
  ...usual,
  id: "league22",
  name: "Autumn",
  host,
  rules: "engine",
  open: true,
  entrants: [],
  at: 1,
};
const entrant = (user: string, deck = `deck${user}`) =>
  ({ user, name: `Player ${user}`, race: "narn", faction: "home", deck, at: 2 }) as const;
const full = { ...opened, entrants: Array.from({ length: LEAGUE_LIMITS.entrants }, (_, at) => entrant(String(at))) };

describe("Players who come together", () => {
  test("are all taken in who are not in yet, or nobody: where registration is closed, and where they are too many", () => {
    const some = { ...opened, entrants: [entrant("5")] };
    const done = withEntrants(some, [entrant("5", "other"), entrant("6")]);
    expect(done).toMatchObject({ ok: true, fresh: [{ user: "6" }] });
    expect(done.ok && done.league.entrants.map(({ deck }) => deck)).toEqual(["deck5", "deck6"]);
    expect(withEntrants({ ...some, open: false }, [entrant("6")])).toEqual({ ok: false, problem: "closed" });
    expect(withEntrants(full, [entrant("9999")])).toEqual({ ok: false, problem: "full" });
  });
});

describe("A league", () => {
  test("has a name of its own, whatever the case", () => {
    const done = withLeague([opened], { id: "league33", name: "AUTUMN", host, rules: "casual", at: 2 });
    expect(done).toEqual({ ok: false, problem: "name-taken" });
    expect(leagueNamed([opened], "autumn")).toBe(opened);
    expect(leagueNamed([opened], "autu")).toBeUndefined();
  });

  test("takes a player once: joining again replaces the deck and keeps the place", () => {
    const first = withEntrant(opened, entrant("5"));
    const second = first.ok ? withEntrant(first.league, entrant("6")) : first;
    const again = second.ok ? withEntrant(second.league, entrant("5", "other")) : second;
    if (!again.ok) throw new Error(again.problem);
    expect(again.before?.deck).toBe("deck5");
    expect(again.league.entrants.map(({ user, deck }) => [user, deck])).toEqual([
      ["5", "other"],
      ["6", "deck6"],
    ]);
  });

  test("takes nobody and replaces nothing while its registration is closed", () => {
    const closed = { ...opened, open: false, entrants: [entrant("5")] };
    expect(withEntrant(closed, entrant("5", "other"))).toEqual({ ok: false, problem: "closed" });
    expect(withEntrant(closed, entrant("6"))).toEqual({ ok: false, problem: "closed" });
  });

  test("lets a player leave at any time, and only who is in", () => {
    const closed = { ...opened, open: false, entrants: [entrant("5"), entrant("6")] };
    const left = withoutEntrant(closed, "5");
    expect(left.ok && left.league.entrants.map(({ user }) => user)).toEqual(["6"]);
    expect(withoutEntrant(closed, "7")).toEqual({ ok: false, problem: "not-in" });
  });

  test("has room for a largest number, who may replace their decks all the same", () => {
    expect(withEntrant(full, entrant("new"))).toEqual({ ok: false, problem: "full" });
    expect(withEntrant(full, entrant("3", "other")).ok).toBe(true);
  });

  test("is one of a largest number on a server", () => {
    const many = Array.from({ length: LEAGUE_LIMITS.leagues }, (_, at) => ({
      ...opened,
      id: `id${at}`,
      name: `L${at}`,
    }));
    const done = withLeague(many, { id: "more", name: "More", host, rules: "engine", at: 2 });
    expect(done).toEqual({ ok: false, problem: "too-many-leagues" });
  });
});

describe("Registered decks", () => {
  let store: Store;
  let leagues: Leagues;
  const dataDir = mkdtempSync(join(tmpdir(), "b5-leagues-"));
  beforeAll(async () => {
    store = await openStore({ redisUrl: null, dataDir });
    leagues = new Leagues(store);
  });
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const copy = (title: string): OwnDeck => ({
    id: "abcdefgh",
    name: "Mine",
    cards: [{ count: 1, title, section: "deck" }],
    at: 1,
  });
  const who = (user: string) => ({ user, name: `Player ${user}`, race: "narn", faction: "home", at: 2 }) as const;
  const decksKept = async () => {
    const titles: string[] = [];
    for await (const [, deck] of store.documents("league-decks").entries()) titles.push(JSON.stringify(deck));
    return titles;
  };

  test("are copies that stay until they are replaced, and then are forgotten", async () => {
    const created = await leagues.create("900", { name: "Autumn", host, rules: "engine", at: 1 });
    if (!created.ok) throw new Error(created.problem);
    const { id } = created.league;
    await leagues.register("900", id, { ...who("5"), copy: copy("Rally") });
    const again = await leagues.register("900", id, { ...who("5"), copy: copy("Salvage") });
    if (!again.ok) throw new Error(again.problem);
    const [now] = again.league.entrants;
    expect(now && (await leagues.deckOf("900", id, now))?.cards[0]?.title).toBe("Salvage");
    expect(again.before && (await leagues.deckOf("900", id, again.before))).toBeNull();
    expect(await decksKept()).toHaveLength(1);
  });

  test("are refused once registration is closed, and the one that is there stays", async () => {
    const [league] = await leagues.of("900");
    if (!league) throw new Error("no league");
    await leagues.setOpen("900", league.id, false);
    const late = await leagues.register("900", league.id, { ...who("5"), copy: copy("Patrol") });
    expect(late).toEqual({ ok: false, problem: "closed" });
    const [present] = (await leagues.of("900"))[0]?.entrants ?? [];
    expect(present && (await leagues.deckOf("900", league.id, present))?.cards[0]?.title).toBe("Salvage");
    expect(await decksKept()).toHaveLength(1);
    await leagues.setOpen("900", league.id, true);
  });

  test("of an earlier version, which kept all as objects, are read, and nothing is lost as somebody joins", async () => {
    const old = { ...opened, id: "oldleague", name: "Old", entrants: [{ ...who("5"), deck: "olddeck1" }] };
    await store.documents("leagues").set("902", [old]);
    await store.documents("league-decks").set("902:oldleague:olddeck1", copy("Rally"));
    expect(await leagues.of("902")).toEqual([old]);
    await leagues.register("902", "oldleague", { ...who("6"), copy: copy("Patrol") });
    const entrants = (await leagues.of("902"))[0]?.entrants ?? [];
    const titles = await Promise.all(entrants.map((each) => leagues.deckOf("902", "oldleague", each)));
    expect(titles.map((deck) => deck?.cards[0]?.title)).toEqual(["Rally", "Patrol"]);
  });

  test("that many register at once are all kept", async () => {
    const [league] = await leagues.of("900");
    if (!league) throw new Error("no league");
    const users = Array.from({ length: 20 }, (_, at) => `2${at}`);
    await Promise.all(users.map((user) => leagues.register("900", league.id, { ...who(user), copy: copy(user) })));
    const entrants = (await leagues.of("900"))[0]?.entrants ?? [];
    expect(entrants).toHaveLength(21);
    for (const each of entrants.slice(1))
      expect((await leagues.deckOf("900", league.id, each))?.cards[0]?.title).toBe(each.user);
  });

  test("belong to one server", async () => {
    const [league] = await leagues.of("900");
    expect(await leagues.of("901")).toEqual([]);
    expect(await leagues.setOpen("901", league?.id ?? "", false)).toEqual({ ok: false, problem: "no-league" });
  });

  test("are forgotten as their player leaves", async () => {
    const [league] = await leagues.of("900");
    if (!league) throw new Error("no league");
    const before = (await decksKept()).length;
    const left = await leagues.withdraw("900", league.id, "5");
    expect(left.ok && left.before.user).toBe("5");
    expect(await decksKept()).toHaveLength(before - 1);
  });
});
