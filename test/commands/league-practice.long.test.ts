// DESIGN: The sandbox — one person tries a league of eighteen: practice opponents fill it, with legal decks and races
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findingLines } from "../../src/commands/deck/check.ts";
import { libraryOf } from "../../src/commands/deck/own.ts";
import { openPods } from "../../src/commands/league/pods.ts";
import { draftOfNext, type NightRef } from "../../src/leagues/night/index.ts";
import { FILLED, newcomers } from "../../src/leagues/practice.ts";
import { madeInTurns } from "../../src/piecemeal.ts";
import { isPracticeUser } from "../../src/table/seats/bot-users.ts";
import { readOwnDeck } from "../../src/table/seats/own-seat.ts";
import { checkSeals } from "../../src/table/seats/sealed-deck.ts";
import { nightPressId } from "../../src/views/leagues/night-press.ts";
import { GUILD, type RunningBot, runBot } from "./in-process.ts";

const HOST = "1000";
const PATIENCE = { timeout: 10_000 };
let running: RunningBot;
beforeAll(async () => {
  running = await runBot();
});
afterAll(() => running.close());

const league = async (name: string) => {
  const found = (await running.bot.leagues.of(GUILD)).find((each) => each.name === name);
  if (!found) throw new Error("no league");
  return found;
};

async function opened(name: string) {
  const done = await running.bot.leagues.create(GUILD, {
    name,
    host: { user: HOST, name: "Zack" },
    rules: "engine",
    at: 1,
  });
  if (!done.ok) throw new Error(done.problem);
  return done.league;
}

const press = (id: string, verb: Parameters<typeof nightPressId>[0]) =>
  running.does({ user: HOST, guild: GUILD }, { press: nightPressId(verb, id) });

describe("A league in the sandbox", () => {
  it("is filled up to eighteen by one press, with decks that its rules find nothing wrong with", async () => {
    const { id } = await opened("Filled");
    expect((await press(id, "organise")).text).toContain("Fill with practice opponents");
    expect((await press(id, "fill")).text).toContain("18 practice opponents joined");
    const { entrants, rules } = await league("Filled");
    expect(entrants).toHaveLength(FILLED);
    expect(new Set(entrants.map(({ user }) => user)).size).toBe(FILLED);
    expect(new Set(entrants.map(({ name }) => name)).size).toBe(FILLED);
    expect(entrants.every(({ user }) => isPracticeUser(user))).toBe(true);
    const library = await libraryOf(running.bot, GUILD);
    for (const entrant of entrants) {
      const copy = await running.bot.leagues.deckOf(GUILD, id, entrant);
      if (copy === null) throw new Error("no deck");
      const read = readOwnDeck(copy, library);
      expect(read.seat).not.toBeNull();
      expect(findingLines(read, { rules }, running.bot).filter(({ fit }) => fit !== "fits")).toEqual([]);
    }
    expect((await press(id, "fill")).text).toContain("no practice opponent is needed");
    expect((await league("Filled")).entrants).toHaveLength(FILLED);
  });

  it("is paired without two of a race at a table, and tables of practice opponents alone begin by themselves", async () => {
    const { id } = await opened("Played");
    await press(id, "open");
    await press(id, "fill");
    const ref: NightRef = { guild: GUILD, league: id, number: 1 };
    const night = (await running.bot.nights.of(ref))?.night;
    if (!night) throw new Error("no night");
    expect(night.players.filter(({ here }) => here)).toHaveLength(FILLED);
    const drafted = await madeInTurns(draftOfNext(night));
    if (!drafted.ok) throw new Error(drafted.why);
    const speaker = { by: HOST, at: 1 };
    await running.bot.nights.act(ref, speaker, () => drafted.said);
    await running.bot.nights.act(ref, speaker, ({ draft }) => [
      {
        type: "published",
        draft: draft?.version ?? 0,
        tables: (draft?.pods ?? []).map((_, at) => `practice${at}`),
        channel: "901",
      },
    ]);
    openPods(ref, running.bot);
    await expect
      .poll(async () => {
        const round = (await running.bot.nights.of(ref))?.night.rounds[0];
        return round?.pods.filter(({ thread }) => thread === null).length;
      }, PATIENCE)
      .toBe(0);
    for (const pod of (await running.bot.nights.of(ref))?.night.rounds[0]?.pods ?? []) {
      const table = await running.bot.tables.load(pod.table);
      expect(table?.phase).toBe("playing");
      expect(table?.unattended).toBe(true);
      expect(new Set(table?.seats.map(({ race }) => race)).size).toBe(pod.players.length);
      const verify = await running.does(
        { user: HOST, guild: GUILD, channel: pod.thread ?? "" },
        { command: "game", sub: "verify" },
      );
      const replay = await running.bot.tables.replay(pod.table);
      const begun = replay?.entries.find((entry) => entry.type === "started");
      if (!table || !begun) throw new Error("not begun");
      const { entrants } = await league("Played");
      for (const [seat, { userId, seal, display }] of table.seats.entries()) {
        expect(seal?.hash).toBe(entrants.find(({ user }) => user === userId)?.seal);
        expect(verify.text).toContain(`The deck of **${display}** is sealed for its league: \`${seal?.hash}\``);
        expect(verify.text).not.toContain(seal?.salt);
        expect(checkSeals(table.seats, begun.setup)[seat]?.holds).toBe(true);
      }
    }
  });

  it("is not filled once its registration is closed, nor anywhere but in the sandbox", async () => {
    const { id } = await opened("Closed");
    await running.bot.leagues.setOpen(GUILD, id, false);
    expect((await press(id, "fill")).text).toContain("is closed");
    await running.bot.leagues.setOpen(GUILD, id, true);
    Object.assign(running.bot, { sandbox: undefined });
    expect((await press(id, "organise")).text).not.toContain("Fill with practice opponents");
    expect((await press(id, "fill")).text).toContain("Only in the sandbox");
    Object.assign(running.bot, { sandbox: true });
    expect((await league("Closed")).entrants).toHaveLength(0);
  });

  it("takes the races that it has fewest of", () => {
    const sides = ["narn", "human"].map((race) => ({ race: race as "narn" | "human", faction: "home" as const }));
    const entrants = Array.from({ length: 12 }, (_, at) => ({
      user: String(at),
      name: `P${at}`,
      race: "narn" as const,
      faction: "home" as const,
      deck: null,
      at: 1,
    }));
    const fresh = newcomers({ entrants }, sides, (race, taken) => `${race} ${taken.length}`);
    expect(fresh).toHaveLength(6);
    expect(fresh.every(({ race }) => race === "human")).toBe(true);
  });
});
