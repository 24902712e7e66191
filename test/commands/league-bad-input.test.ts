// DESIGN: League nights — whatever is asked of a night that cannot be gets a clear sentence, and nothing changes
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { draftOfNext, type NightRef, type Said } from "../../src/leagues/night/index.ts";
import { madeInTurns } from "../../src/piecemeal.ts";
import { nightPressId } from "../../src/views/leagues/night-press.ts";
import { entering, opening } from "../leagues/night/night.ts";
import { type As, GUILD, OTHER_GUILD, type RunningBot, runBot } from "./in-process.ts";

const HOST: As = { user: "1000", guild: GUILD, welcome: true };
const JUDGE: As = { user: "1100", guild: GUILD, judge: true, welcome: true };
let running: RunningBot;
let ref: NightRef;
let count = 0;

beforeAll(async () => {
  running = await runBot();
});
afterAll(() => running.close());

/** A league of its own for each test, with eight players of whom nobody is here. */
beforeEach(async () => {
  const host = { user: HOST.user, name: "Zack" };
  const name = `Night ${++count}`;
  const done = await running.bot.leagues.create(GUILD, { name, host, rules: "tournament", at: 1 });
  if (!done.ok) throw new Error(done.problem);
  ref = { guild: GUILD, league: done.league.id, number: 1 };
  const players = Array.from({ length: 8 }, (_, at) => ({ ...entering(String(at + 1)), user: String(2_001 + at) }));
  await running.bot.nights.open(ref, { ...opening(0), by: HOST.user, league: ref.league, name, players });
  await running.bot.leagues.alter(GUILD, ref.league, (present) => ({ ...present, nights: 1 }));
});

const kept = async () => {
  const found = await running.bot.nights.of(ref);
  if (!found) throw new Error("no night");
  return found;
};
const say = async (...said: Said[]) => {
  for (const each of said) await running.bot.nights.act(ref, { by: HOST.user, at: 5 }, () => [each]);
};
const here = (...users: number[]) =>
  say(...users.map((at): Said => ({ type: "here", user: String(2_000 + at), here: true })));
const press = (
  as: As,
  verb: Parameters<typeof nightPressId>[0],
  more: { number?: number; user?: string } = {},
  values?: string[],
) => running.does(as, { press: nightPressId(verb, ref.league, more), ...(values ? { values } : {}) });
const drafted = async () => {
  const made = await madeInTurns(draftOfNext((await kept()).night));
  if (!made.ok) throw new Error(made.why);
  await running.bot.nights.act(ref, { by: HOST.user, at: 6 }, () => made.said);
  return (await kept()).night.draft?.version ?? 0;
};

/** What is said to it, and that the night is as it was. */
async function refusedBy(input: () => Promise<{ text: string }>, ...words: string[]): Promise<void> {
  const before = (await kept()).entries.length;
  const { text } = await input();
  for (const word of words) expect(text).toContain(word);
  expect((await kept()).entries).toHaveLength(before);
}

describe("A night refuses", () => {
  it("to pair fewer than three, and says who else could be checked in", async () => {
    await refusedBy(
      () => press(HOST, "pair"),
      "A pod has 3 players at least, and nobody is here",
      "8 players more are in",
    );
    await here(1, 2);
    await refusedBy(() => press(HOST, "pair"), "and 2 are here", "Check everybody in", "/rule league-night");
  });

  it("to pair who cannot be: four of one race among five, with which race and how many too many", async () => {
    await say(
      ...["3001", "3002", "3003", "3004"].map(
        (user): Said => ({
          type: "entered",
          player: { ...entering("1"), user, race: "narn", name: `N${user}` },
          here: true,
        }),
      ),
    );
    await refusedBy(() => press(HOST, "pair"), "4 of 4 play Narn", "3 too many for 1 pod", "/rule tournament-rules");
  });

  it("to publish twice: of two organisers who press at once one publishes, and the other is told", async () => {
    await here(1, 2, 3, 4, 5, 6, 7, 8);
    const number = await drafted();
    const both = await Promise.all([press(HOST, "publish", { number }), press(JUDGE, "publish", { number })]);
    const texts = both.map(({ text }) => text);
    expect(texts.filter((text) => text.includes("Round 1 is published"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("Somebody else has changed or published these pods"))).toHaveLength(1);
    const { night, entries } = await kept();
    expect(night.rounds).toHaveLength(1);
    expect(entries.filter(({ type }) => type === "published")).toHaveLength(1);
    expect(new Set(night.rounds[0]?.pods.map(({ table }) => table)).size).toBe(2);
    // Its tables are being opened meanwhile: that alone is written.
    expect((await press(JUDGE, "publish", { number })).text).toContain(
      "Somebody else has changed or published these pods",
    );
    expect((await kept()).entries.filter(({ type }) => type === "published")).toHaveLength(1);
  });

  it("to publish pods of whom somebody has gone meanwhile, and to swap two who would meet their own race", async () => {
    await here(1, 2, 3, 4, 5, 6, 7, 8);
    const number = await drafted();
    const { draft, players } = (await kept()).night;
    const raceOf = (user: string) => players.find((player) => player.user === user)?.race;
    const clash = draft?.pods[0]?.flatMap((a) =>
      (draft.pods[1] ?? []).flatMap((b) =>
        draft.pods[0]?.some((other) => other !== a && raceOf(other) === raceOf(b)) ? [[a, b]] : [],
      ),
    )[0];
    if (!clash) throw new Error("nobody would meet the own race");
    await refusedBy(() => press(HOST, "swap", { number }, clash), "must not", "Nothing was changed");
    await say({ type: "dropped", user: "2001", how: "drop", why: "" });
    await refusedBy(() => press(HOST, "publish", { number }), "Somebody has come or gone");
  });

  it("numbers that are none: negative points, a table of nine, a round of no time", async () => {
    const usual = { size: "4", rounds: "3", time: "90m", points: "5 3 2 1 + 1", final: "" };
    const settings = async () => (await running.bot.leagues.of(GUILD)).find(({ id }) => id === ref.league)?.settings;
    const before = await settings();
    for (const [fields, words] of [
      [{ points: "5 3 -2 1 + 1" }, "Points are numbers from 0 on"],
      [{ points: "5 3 2 1 + -1" }, "Points are numbers from 0 on"],
      [{ size: "9" }, "A table has 3 to 6 players"],
      [{ time: "0m" }, "The time for a round is 5 minutes to 15 days"],
      [{ rounds: "none" }, "A night has 1 to 12 rounds"],
      [{ final: "2" }, "A final has 3 to 6 players"],
    ] as const)
      await refusedBy(
        () => running.does(HOST, { form: nightPressId("numbers", ref.league), fields: { ...usual, ...fields } }),
        words,
        "Nothing was changed",
        "/rule league-night",
      );
    expect(await settings()).toEqual(before);
  });

  it("everything of a league of another server", async () => {
    await here(1, 2, 3, 4);
    const there = { ...HOST, guild: OTHER_GUILD, judge: true as const };
    for (const verb of ["organise", "open", "pair", "publish", "everybody", "players", "end", "ended", "fill"] as const)
      await refusedBy(() => press(there, verb), "That league is not there any more");
  });

  it("everything but corrections once it has ended", async () => {
    await here(1, 2, 3, 4);
    await say({ type: "ended" });
    for (const verb of ["pair", "everybody", "publish", "players"] as const)
      await refusedBy(() => press(HOST, verb), "No night of this league runs");
    await refusedBy(() => press({ user: "2001", guild: GUILD }, "here"), "No night of this league runs");
  });
});

describe("A player's way through a night", () => {
  it("is checked in, dropped, taken back in and noted as a no-show by one menu each, two taps after the first", async () => {
    const player = async () => (await kept()).night.players.find(({ user }) => user === "2003");
    expect((await press(HOST, "players")).text).toContain("Check in or out, or take back in");
    await press(HOST, "in", {}, ["2003"]);
    expect(await player()).toMatchObject({ here: true, gone: null });
    await press(HOST, "out", {}, ["2003"]);
    expect(await player()).toMatchObject({ here: false, gone: { how: "drop" } });
    await press(HOST, "in", {}, ["2003"]);
    expect(await player()).toMatchObject({ here: true, gone: null });
    await press(HOST, "no-show", {}, ["2003"]);
    expect(await player()).toMatchObject({ here: false, gone: { how: "no-show" } });
  });
});
