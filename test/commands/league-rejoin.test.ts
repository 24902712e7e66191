// DESIGN: League nights — whoever leaves the lobby of their pod and comes back plays what they have registered
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { copyOfStarter } from "../../src/catalogue/starter-copy.ts";
import type { NightRef, Said } from "../../src/leagues/night/index.ts";
import { leaguePressId } from "../../src/views/leagues/league-press.ts";
import { nightPressId } from "../../src/views/leagues/night-press.ts";
import { entering, opening } from "../leagues/night/night.ts";
import { library } from "../table/tables.ts";
import { type As, GUILD, type RunningBot, runBot } from "./in-process.ts";

const HOST: As = { user: "1000", guild: GUILD, welcome: true };
const [LONDO, GKAR, DELENN, VIR] = ["1001", "1002", "1003", "1004"] as const;
let running: RunningBot;
let ref: NightRef;

beforeAll(async () => {
  running = await runBot();
  const host = { user: HOST.user, name: "Zack" };
  const done = await running.bot.leagues.create(GUILD, { name: "Autumn", host, rules: "tournament", at: 1 });
  if (!done.ok) throw new Error(done.problem);
  ref = { guild: GUILD, league: done.league.id, number: 1 };
  const starter = library.starter("Practice Narn");
  if (!starter) throw new Error("no deck");
  const kept = await running.bot.decks.keep(GUILD, LONDO, { ...copyOfStarter(starter, library, 1), name: "Stones" });
  if (!kept.ok) throw new Error(kept.problem);
  await running.does(
    { user: LONDO, guild: GUILD },
    { press: leaguePressId("with", ref.league), values: [kept.deck.id] },
  );
  const londo = (await running.bot.leagues.of(GUILD))[0]?.entrants[0];
  if (!londo) throw new Error("not in");
  const others = [GKAR, DELENN].map((user, at) => ({
    ...entering(user),
    user,
    race: (["human", "minbari"] as const)[at] ?? "human",
  }));
  const { user, name, race, faction, deck } = londo;
  const players = [{ user, name, race, faction, deck }, ...others];
  await running.bot.nights.open(ref, { ...opening(0), by: HOST.user, league: ref.league, players });
  await running.bot.leagues.alter(GUILD, ref.league, (present) => ({ ...present, nights: 1 }));
  const here = players.map((each): Said => ({ type: "here", user: each.user, here: true }));
  await running.bot.nights.act(ref, { by: HOST.user, at: 5 }, () => here);
  await running.does(HOST, { press: nightPressId("pair", ref.league) });
  const version = (await running.bot.nights.of(ref))?.night.draft?.version ?? 0;
  await running.does(HOST, { press: nightPressId("publish", ref.league, { number: version }) });
  await vi.waitFor(async () => expect((await pod())?.thread).toBeTruthy(), 10_000);
});
afterAll(() => running.close());

const pod = async () => (await running.bot.nights.of(ref))?.night.rounds[0]?.pods[0];
const seatOf = async (user: string) =>
  (await running.bot.tables.load((await pod())?.table ?? ""))?.seats.find(({ userId }) => userId === user);
const does = async (user: string, sub: string, options = {}) =>
  running.does({ user, guild: GUILD, channel: (await pod())?.thread ?? "" }, { command: "game", sub, options });

describe("Whoever leaves the lobby of their pod and comes back", () => {
  it("sits down with the deck that they have registered, under its seal, whatever they ask for", async () => {
    const before = await seatOf(LONDO);
    expect(before).toMatchObject({
      deck: "Stones",
      race: "narn",
      seal: { hash: expect.stringMatching(/^[0-9a-f]{64}$/u) },
    });
    for (const options of [{}, { race: "centauri" }, { deck: "Practice Centauri" }]) {
      await does(LONDO, "leave");
      expect(await seatOf(LONDO)).toBeUndefined();
      await does(LONDO, "join", options);
      expect(await seatOf(LONDO)).toMatchObject({ deck: "Stones", own: before?.own, seal: before?.seal });
    }
  });

  it("has the race and faction of their registration where no deck is registered", async () => {
    await does(GKAR, "leave");
    await does(GKAR, "join");
    expect(await seatOf(GKAR)).toMatchObject({ race: "human", faction: "home" });
    expect(await seatOf(GKAR)).not.toHaveProperty("seal");
  });

  it("gives nobody else a deck: who does not sit in the pod brings their own", async () => {
    await does(VIR, "join", { race: "centauri" });
    expect(await seatOf(VIR)).toMatchObject({ race: "centauri" });
    expect(await seatOf(VIR)).not.toHaveProperty("seal");
  });
});

describe("A registered deck at its table", () => {
  it("is proved by its seal to everybody, and while it is played nobody reads what that is mixed with, nor the deck", async () => {
    if (await seatOf(VIR)) await does(VIR, "leave");
    await does(LONDO, "start");
    const table = await running.bot.tables.load((await pod())?.table ?? "");
    expect(table?.phase).toBe("playing");
    const seal = (await seatOf(LONDO))?.seal;
    if (!seal) throw new Error("not sealed");
    const told: string[] = [];
    for (const user of [GKAR, DELENN, VIR, HOST.user, LONDO])
      for (const sub of ["verify", "show", "log", "export", "hand"]) told.push((await does(user, sub)).text);
    expect(told[0]).toContain(seal.hash);
    expect(told.filter((text) => text.includes(seal.salt) || text.includes("Stones"))).toEqual([]);
  });
});
