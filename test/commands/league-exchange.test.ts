// compendium: 11. Tournament Rules — between two rounds cards are exchanged with the reserve, and the ambassador within the race
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyOfStarter } from "../../src/catalogue/starter-copy.ts";
import type { NightRef, Said } from "../../src/leagues/night/index.ts";
import { leaguePressId } from "../../src/views/leagues/league-press.ts";
import { entering, opening } from "../leagues/night/night.ts";
import { library } from "../table/tables.ts";
import { GUILD, type RunningBot, runBot } from "./in-process.ts";

const HOST = "1000";
const LONDO = "1001";
let running: RunningBot;
let ref: NightRef;

const starter = () => {
  const found = library.starter("Practice Narn");
  if (!found) throw new Error("no deck");
  return copyOfStarter(found, library, 1);
};

/** Keeps a deck of the player under this name, with the last so many lines in the reserve, and gives its id. */
async function deckOf(name: string, reserve: number, more: readonly string[] = []): Promise<string> {
  const { cards, ...rest } = starter();
  const split = cards.length - reserve;
  const lines = [
    ...cards.map((card, at) => (at < split ? card : { ...card, section: "reserve" as const })),
    ...more.map((title) => ({ count: 1, title, section: "deck" as const, type: "event" as const })),
  ];
  const kept = await running.bot.decks.keep(GUILD, LONDO, { ...rest, name, cards: lines });
  if (!kept.ok) throw new Error(kept.problem);
  return kept.deck.id;
}

const register = (deck: string) =>
  running.does({ user: LONDO, guild: GUILD }, { press: leaguePressId("with", ref.league), values: [deck] });
const say = async (...said: Said[]) => {
  for (const each of said) {
    const acted = await running.bot.nights.act(ref, { by: HOST, at: 5 }, () => [each]);
    if (acted.outcome !== "done") throw new Error(JSON.stringify(acted));
  }
};
const entrant = async () => (await running.bot.leagues.of(GUILD))[0]?.entrants.find(({ user }) => user === LONDO);
const inNight = async () => (await running.bot.nights.of(ref))?.night.players.find(({ user }) => user === LONDO);

beforeAll(async () => {
  running = await runBot();
  const host = { user: HOST, name: "Zack" };
  const done = await running.bot.leagues.create(GUILD, { name: "Autumn", host, rules: "tournament", at: 1 });
  if (!done.ok) throw new Error(done.problem);
  ref = { guild: GUILD, league: done.league.id, number: 1 };
});
afterAll(() => running.close());

describe("A registered deck", () => {
  it("is sealed: its player is told the hash, and everybody else learns no card of it", async () => {
    const told = await register(await deckOf("First", 4));
    const seal = (await entrant())?.seal ?? "";
    expect(seal).toMatch(/^[0-9a-f]{64}$/u);
    expect(told.text).toContain(seal);
    expect(told.private).toBe(true);
    const kept = (await running.bot.leagues.of(GUILD))[0];
    expect(JSON.stringify(kept)).not.toContain(starter().cards[0]?.title ?? "?");
  });

  it("stays as it is while its player sits at an open table", async () => {
    const players = ["2", "3", "4"].map((user) => ({ ...entering(user), user: `100${user}` }));
    const own = await entrant();
    if (!own) throw new Error("not in");
    const { user, name, race, faction, deck } = own;
    const everybody = [
      { user, name, race, faction, deck },
      ...players.map((each, at) => ({ ...each, race: (["human", "minbari", "centauri"] as const)[at] ?? "human" })),
    ];
    await running.bot.nights.open(ref, { ...opening(0), by: HOST, league: ref.league, players: everybody });
    await running.bot.leagues.alter(GUILD, ref.league, (present) => ({ ...present, nights: 1 }));
    await say(
      ...everybody.map((each): Said => ({ type: "here", user: each.user, here: true })),
      {
        type: "drafted",
        round: 1,
        final: false,
        pods: [everybody.map((each) => each.user)],
        byes: [],
        locked: [],
        why: [],
        repeats: 0,
        proven: true,
      },
      { type: "published", draft: 1, tables: ["x"], channel: "901" },
    );
    await running.bot.leagues.setOpen(GUILD, ref.league, false);
    const before = await entrant();
    expect((await register(await deckOf("Second", 2))).text).toContain("Decks are locked while you play");
    expect(await entrant()).toEqual(before);
  });

  it("is exchanged with the reserve between two rounds, also once registration is closed, under a new seal", async () => {
    const before = await entrant();
    const result = { places: [1, 2, 3, 4], victory: "standard" as const, before_time: true };
    await say({ type: "reported", round: 1, pod: 1, result, from: "organiser" });
    const told = await register(await deckOf("Second", 2));
    expect(told.text).toContain("Registered anew");
    const after = await entrant();
    expect(after?.seal).not.toBe(before?.seal);
    expect((await inNight())?.deck).toBe(after?.deck);
  });

  it("takes no card that was not registered, and nobody else comes in while registration is closed", async () => {
    const before = await entrant();
    const told = await register(await deckOf("Third", 2, ["Nothing of the Kind"]));
    expect(told.text).toContain("the same cards");
    expect(await entrant()).toEqual(before);
    const stranger = await running.does(
      { user: "4242", guild: GUILD },
      { press: leaguePressId("with", ref.league), values: ["x"] },
    );
    expect(stranger.text).toContain("is closed");
  });

  it("is nobody else's to read, until the night has ended in a league that opens its decks then", async () => {
    const title = starter().cards[0]?.title ?? "?";
    const list = () =>
      running.does(
        { user: "4242", guild: GUILD },
        { command: "league", sub: "decks", options: { league: ref.league } },
      );
    const one = () =>
      running.does({ user: "4242", guild: GUILD }, { press: leaguePressId("deck", ref.league, { user: LONDO }) });
    const opens = async (revealed: boolean) =>
      running.bot.leagues.alter(GUILD, ref.league, (now) => ({ ...now, settings: { ...now.settings, revealed } }));
    await opens(true);
    expect((await list()).text).toContain("Only members who");
    expect((await one()).text).not.toContain(title);
    await say({ type: "ended" });
    await opens(false);
    expect((await list()).text).toContain("Only members who");
    expect((await one()).text).not.toContain(title);
    await opens(true);
    expect((await list()).text).toContain("everybody may read them");
    expect((await one()).text).toContain(title);
  });
});
