// DESIGN: League nights — results are said, confirmed, doubted and put right; whatever is wrong changes nothing
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NightRef, Said } from "../../src/leagues/night/index.ts";
import { type RoundPressVerb, roundPressId } from "../../src/views/leagues/round-press.ts";
import { entering, opening } from "../leagues/night/night.ts";
import { GUILD, OTHER_GUILD, type RunningBot, runBot } from "./in-process.ts";

const HOST = "1000";
const PODS = [
  ["1001", "1002", "1003", "1004"],
  ["1006", "1007", "1008", "1005"],
] as const;
const NAMES = ["Londo", "Sheridan", "Delenn", "G'Kar"];

let running: RunningBot;
let ref: NightRef;
let count = 0;

beforeAll(async () => {
  running = await runBot();
});
afterAll(() => running.close());

/** A league of its own for each test: two pods of four, the first of them known by name. */
beforeEach(async () => {
  const { bot } = running;
  const name = `Night ${++count}`;
  const host = { user: HOST, name: "Zack" };
  const done = await bot.leagues.create(GUILD, { name, host, rules: "tournament", at: 1 });
  if (!done.ok) throw new Error(done.problem);
  const { league } = done;
  ref = { guild: GUILD, league: league.id, number: 1 };
  const players = PODS.flat().map((user, at) => ({
    ...entering(String(Number(user) - 1_000)),
    user,
    name: NAMES[at] ?? `Player ${user}`,
  }));
  const speaker = { by: HOST, as: "Zack", at: bot.clock.now() };
  await bot.nights.open(ref, {
    ...opening(0),
    ...speaker,
    league: league.id,
    name,
    settings: league.settings,
    players,
  });
  await bot.leagues.alter(GUILD, league.id, (present) => ({ ...present, nights: 1 }));
  const why = { why: [], locked: [], repeats: 0, proven: true, final: false, byes: [] };
  const said: readonly Said[] = [
    ...players.map(({ user }): Said => ({ type: "here", user, here: true })),
    { type: "drafted", round: 1, pods: PODS.map((pod) => [...pod]), ...why },
    { type: "published", draft: 1, tables: [`a${count}`, `b${count}`], channel: "901" },
  ];
  for (const each of said) await bot.nights.act(ref, speaker, () => [each]);
});

const pod = async (number = 1) => {
  const kept = await running.bot.nights.of(ref);
  const found = kept?.night.rounds[0]?.pods[number - 1];
  if (!found) throw new Error("no pod");
  return found;
};
const lines = async () => (await running.bot.nights.of(ref))?.entries.length ?? 0;
const id = (verb: RoundPressVerb, number = 0, of = 1) =>
  roundPressId(verb, { id: ref.league, night: 1, round: 1, pod: of, number });
const command = (user: string, sub: string, options: Record<string, string | number> = {}, guild: string = GUILD) =>
  running.does({ user, guild }, { command: "league", sub, options: { league: ref.league, ...options } });
const press = (user: string, verb: RoundPressVerb, number = 0, of = 1) =>
  running.does({ user, guild: GUILD }, { press: id(verb, number, of) });
const places = (...numbers: number[]) => numbers.map((place, at) => `${place} ${NAMES[at]}`).join("\n");
const send = (user: string, verb: RoundPressVerb, fields: Record<string, string>, number = 0, of = 1) =>
  running.does(
    { user, guild: GUILD },
    { form: id(verb, number, of), fields: { places: "", victory: "none", odd: "", ...fields } },
  );

describe("the result of a pod", () => {
  it("is said by one of its players in a form that lists them, and counts once another has confirmed it", async () => {
    const form = await command("1001", "report");
    expect(form.kind).toBe("form");
    expect(form.text).toContain("1 Londo\\n2 Sheridan\\n3 Delenn\\n4 G'Kar");
    const said = await send("1001", "report", { places: places(2, 1, 3, 4), victory: "standard" });
    expect(said.text).toContain("Another player of the pod confirms it");
    expect(await pod()).toMatchObject({
      standing: "reported",
      reports: [{ result: { places: [2, 1, 3, 4], victory: "standard", before_time: true } }],
    });
    // Whoever has reported it is not asked whether that is right, wherever they look at it.
    for (const shown of [said, await press("1001", "pod"), await command("1001", "report")]) {
      expect(shown.text).not.toContain(id("confirm", 1));
      expect(shown.text).not.toContain(id("dispute", 1));
    }
    expect(said.text).toContain("Report otherwise…");
    const others = await press("1002", "pod");
    expect(others.text).toContain(id("confirm", 1));
    expect(others.text).not.toContain("You reported this");
    expect((await press("1001", "confirm", 1)).text).toContain("You reported that yourself");
    expect((await command("1003", "confirm")).text).toContain("Done: this counts now");
    expect(await pod()).toMatchObject({ standing: "settled", confirmed: { by: "1003", from: "player" } });
  });

  it("is what was said last, where two reports differ; the earlier one cannot be confirmed any more", async () => {
    await send("1001", "report", { places: places(1, 2, 3, 4) });
    await send("1002", "report", { places: places(2, 1, 3, 4) });
    const stale = await press("1003", "confirm", 1);
    expect(stale.text).toContain("Another report has come meanwhile");
    expect((await pod()).standing).toBe("reported");
    await press("1003", "confirm", 2);
    expect(await pod()).toMatchObject({ standing: "settled" });
    expect((await pod()).reports.at(-1)?.result.places).toEqual([2, 1, 3, 4]);
  });

  it("that is doubted waits for whoever runs the league, who decides with a reason", async () => {
    await send("1001", "report", { places: places(1, 2, 3, 4) });
    expect((await press("1002", "dispute", 1)).kind).toBe("form");
    await send("1002", "dispute", { why: "Delenn was second" }, 1);
    expect(await pod()).toMatchObject({ standing: "disputed", dispute: { by: "1002", why: "Delenn was second" } });
    expect((await press("1003", "confirm", 1)).text).toContain("disputed");
    expect((await send("1003", "report", { places: places(1, 3, 2, 4) })).text).toContain("disputed");
    expect((await send("1003", "judge", { places: places(1, 3, 2, 4), why: "me" })).text).toContain("Only");
    const decided = await send(HOST, "judge", { places: places(1, 3, 2, 4), why: "as the table says" });
    expect(decided.text).toContain("this counts now");
    expect((await pod()).reports.at(-1)).toMatchObject({
      from: "judged",
      as: `User ${HOST}`,
      why: "as the table says",
    });
  });

  it("is corrected at any time, also once the night has ended, with who, when and why", async () => {
    await send(HOST, "report", { places: places(1, 2, 3, 4) });
    expect((await pod()).standing).toBe("settled");
    await running.bot.nights.act(ref, { by: HOST, at: running.bot.clock.now() }, () => [{ type: "ended" }]);
    const form = await command(HOST, "correct", { pod: 1 });
    expect(form.kind).toBe("form");
    await send(HOST, "judge", { places: places(2, 1, 3, 4), why: "two were swapped" });
    const { reports } = await pod();
    expect(reports).toHaveLength(2);
    expect(reports[1]).toMatchObject({ from: "corrected", by: HOST, why: "two were swapped" });
    expect(reports[1]?.at).toBeGreaterThan(0);
    const shown = await press("1001", "pod");
    expect(shown.text).toContain("corrected by User 1000: two were swapped");
    expect(shown.text).toContain("before: 1, 2, 3, 4");
  });

  it("with a shared major victory says what is over, and who was named for it", async () => {
    await send(HOST, "report", { places: places(1, 1, 3, 4), victory: "major" });
    expect((await press("1001", "pod")).text).toContain("Londo and Sheridan share 9 points: one is over");
    await send(HOST, "judge", { places: places(1, 1, 3, 4), victory: "major", odd: "sheri", why: "they agreed" });
    expect((await pod()).reports.at(-1)?.result.odd).toBe("1002");
    expect((await press("1001", "pod")).text).toContain("**1.** Sheridan · 5");
  });
});

describe("the pod that is meant", () => {
  it("is one's own, also in the thread of another; of somebody without a pod the one that is played there", async () => {
    const speaker = { by: HOST, at: running.bot.clock.now() };
    for (const [at, thread] of ["7001", "7002"].entries())
      await running.bot.nights.act(ref, speaker, () => [{ type: "pod-opened", round: 1, pod: at + 1, thread }]);
    const there = (user: string) =>
      running.does(
        { user, guild: GUILD, channel: "7002" },
        { command: "league", sub: "report", options: { league: ref.league } },
      );
    expect((await there("1001")).text).toContain("Round 1, pod 1");
    expect((await there("1006")).text).toContain("Round 1, pod 2");
    expect((await there(HOST)).text).toContain("Round 1, pod 2");
  });
});

describe("what is no result", () => {
  const cases: readonly [string, Record<string, string>, string][] = [
    ["a player of another pod", { places: "1 Londo\n2 Sheridan\n3 Delenn\n4 Zathras" }, "does not sit in this pod"],
    ["somebody left out", { places: "1 Londo\n2 Sheridan\n3 Delenn" }, "G'Kar has no place"],
    [
      "a place below the first",
      { places: "-1 Londo\n2 Sheridan\n3 Delenn\n4 G'Kar" },
      "-1 is no place at a table of 4",
    ],
    ["words alone", { places: "Londo won by a mile" }, "begins with no place"],
    ["another kind of victory", { places: "1 2 3 4", victory: "crushing" }, "is no kind of victory"],
    ["an odd point for somebody else", { places: "1 1 3 4", victory: "major", odd: "Vir" }, "does not sit in this pod"],
  ];
  it.each(cases)("%s: the answer says what to write, and nothing is changed", async (_, fields, words) => {
    const before = await lines();
    const answer = await send("1001", "report", fields);
    expect(answer.private).toBe(true);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain("Nothing was changed");
    expect(await lines()).toBe(before);
  });

  it("is a report for a pod that one does not sit in", async () => {
    const before = await lines();
    expect((await press("1001", "report", 0, 2)).text).toContain("You do not sit in that pod");
    expect((await send("1001", "report", { places: "1 2 3 4" }, 0, 2)).text).toContain("You do not sit in that pod");
    expect((await command("4001", "report")).text).toContain("You sit in no pod");
    expect(await lines()).toBe(before);
  });

  it("is one for a pod that is not there, or of a league of another server", async () => {
    const before = await lines();
    expect((await send("1001", "report", { places: "1 2 3 4" }, 0, 9)).text).toContain("is not there any more");
    const elsewhere = await running.does(
      { user: "1001", guild: OTHER_GUILD },
      { form: id("report"), fields: { places: "1 2 3 4", victory: "none", odd: "" } },
    );
    expect(elsewhere.text).toContain("That league is not there any more");
    expect((await command("1001", "report", {}, OTHER_GUILD)).text).toContain("There is no league");
    expect(await lines()).toBe(before);
  });

  it("is one after the night has ended: it is corrected instead", async () => {
    await running.bot.nights.act(ref, { by: HOST, at: running.bot.clock.now() }, () => [{ type: "ended" }]);
    const before = await lines();
    expect((await send("1001", "report", { places: "1 2 3 4" })).text).toContain("This night has ended");
    expect(await lines()).toBe(before);
  });
});

describe("the menu of all pods, for who runs the league", () => {
  const choose = (user: string, value: string) =>
    running.does(
      { user, guild: GUILD },
      { press: roundPressId("decide", { id: ref.league, night: 1 }), values: [value] },
    );

  it("asks by one choice what came of a pod, and of one that has its result why it is wrong", async () => {
    const first = await choose(HOST, "1.2");
    expect(first.kind).toBe("form");
    expect(first.text).toContain(id("report", 0, 2));
    await send(HOST, "report", { places: "1 2 3 4" }, 0, 2);
    expect((await pod(2)).standing).toBe("settled");
    const again = await choose(HOST, "1.2");
    expect(again.text).toContain(id("judge", 0, 2));
    expect(again.text).toContain("Why (everybody reads it)");
  });

  it("is nobody else's, and names no pod that is not there", async () => {
    expect((await choose("1001", "1.1")).text).toContain("Only");
    for (const value of ["1.9", "7.1", "", "x", "1.2.3"])
      expect((await choose(HOST, value)).text).toContain("That pod is not there any more");
  });
});

describe("the clock, for who runs the league", () => {
  it("is started, extended for all and for one pod, and time is called, each in two taps after the first", async () => {
    const panel = await press(HOST, "clock", 0, 0);
    expect(panel.text).toContain("The clock does not run");
    expect((await press(HOST, "start", 0, 0)).text).toContain("The clock runs");
    await press(HOST, "extend", 10, 0);
    await press(HOST, "extend", 5, 2);
    const round = (await running.bot.nights.of(ref))?.night.rounds[0];
    expect(round).toMatchObject({ clock: { minutes: 90, extra: 10 }, pods: [{ extra: 0 }, { extra: 5 }] });
    expect((await press(HOST, "time", 0, 0)).text).toContain("Call time now at 2 open tables of round 1");
    await press(HOST, "timed", 0, 0);
    expect((await pod(1)).called).not.toBeNull();
    expect((await pod(2)).called).not.toBeNull();
    expect((await press(HOST, "timed", 0, 0)).text).toContain("No table is open there");
    expect((await press(HOST, "extend", 10, 0)).text).toContain("Time has been called");
  });

  it("gives one pod more time by one choice, and no button of its panel is there twice", async () => {
    await press(HOST, "start", 0, 0);
    const ids = [...(await press(HOST, "clock", 0, 0)).text.matchAll(/"custom_id":"([^"]+)"/gu)].map(
      ([, each]) => each,
    );
    expect(new Set(ids).size).toBe(ids.length);
    const more = (value: string) =>
      running.does({ user: HOST, guild: GUILD }, { press: id("more", 5, 0), values: [value] });
    await more("2");
    expect({ first: (await pod(1)).extra, second: (await pod(2)).extra }).toEqual({ first: 0, second: 5 });
    expect((await more("9")).text).toContain("That pod is not there any more");
    expect((await running.bot.nights.of(ref))?.night.rounds[0]?.clock?.extra).toBe(0);
  });

  it("is nobody else's, and does not start twice", async () => {
    for (const verb of ["clock", "start", "extend", "time", "timed"] as const)
      expect((await press("1001", verb, 5, 0)).text).toContain("Only");
    await press(HOST, "start", 0, 0);
    expect((await press(HOST, "start", 0, 0)).text).toContain("runs already");
  });

  it("says that it does not run where it is extended before", async () => {
    expect((await command(HOST, "extend", { minutes: 5 })).text).toContain("does not run");
  });
});

describe("the standings", () => {
  it("are shown to everybody, with how ties are broken; a player's own record only to them", async () => {
    await send(HOST, "report", { places: places(2, 1, 3, 4), victory: "standard" });
    const all = await command("1001", "standings");
    expect(all.private).toBe(false);
    expect(all.text).toContain("🥇 **1.** Sheridan · **6**");
    expect(all.text).toContain("Equal points: more victories, more major victories");
    expect((await command("1001", "standings", { of: "season" })).text).toContain("all nights");
    const mine = await command("1001", "me");
    expect(mine.private).toBe(true);
    expect(mine.text).toContain("Rank 2 of 4 with 3 points");
    expect(mine.text).toContain("Night 1, round 1: with Sheridan, Delenn and G'Kar · place 2 · **3**");
  });

  it("are exported for whoever asks", async () => {
    await send(HOST, "report", { places: places(2, 1, 3, 4), victory: "standard" });
    for (const format of ["csv", "json"])
      expect((await command("1001", "export", { format })).text).toContain("standings and results of 1 night");
  });
});
