// DESIGN: League nights — sixty players from a phone: everybody can be chosen, a few taps away
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draftOfNext, type NightRef, type Said } from "../../src/leagues/night/index.ts";
import { madeInTurns } from "../../src/piecemeal.ts";
import { nightPressId } from "../../src/views/leagues/night-press.ts";
import { entering, opening } from "../leagues/night/night.ts";
import { GUILD, type RunningBot, runBot } from "./in-process.ts";

const HOST = "1000";
const SIXTY = Array.from({ length: 60 }, (_, at) => ({ ...entering(String(at + 1)), user: String(2_001 + at) }));
let running: RunningBot;
let ref: NightRef;

beforeAll(async () => {
  running = await runBot();
  const host = { user: HOST, name: "Zack" };
  const done = await running.bot.leagues.create(GUILD, { name: "Autumn", host, rules: "tournament", at: 1 });
  if (!done.ok) throw new Error(done.problem);
  ref = { guild: GUILD, league: done.league.id, number: 1 };
  const entrants = SIXTY.map((player) => ({ ...player, deck: null, at: 1 }));
  await running.bot.leagues.enrol(GUILD, ref.league, entrants);
  await running.bot.nights.open(ref, { ...opening(0), by: HOST, league: ref.league, players: SIXTY });
  await running.bot.leagues.alter(GUILD, ref.league, (present) => ({ ...present, nights: 1 }));
  const here = SIXTY.map(({ user }): Said => ({ type: "here", user, here: true }));
  await running.bot.nights.act(ref, { by: HOST, at: 2 }, () => here);
});
afterAll(() => running.close());

const night = async () => {
  const found = (await running.bot.nights.of(ref))?.night;
  if (!found) throw new Error("no night");
  return found;
};
const press = async (customId: string, values?: readonly string[]) =>
  (await running.does({ user: HOST, guild: GUILD }, { press: customId, ...(values ? { values } : {}) })).text;

interface Shown {
  components: { components: { custom_id: string; label?: string; options?: { value: string }[] }[] }[];
}
const parts = (text: string) => (JSON.parse(text) as Shown).components.flatMap((row) => row.components);
/** The custom ids of the buttons of a message to other pages of it. */
const pages = (text: string) =>
  parts(text).flatMap(({ label, custom_id }) => (label?.startsWith("Page ") ? [custom_id] : []));
const menu = (text: string, at = 0) => parts(text).filter(({ options }) => options !== undefined)[at];
const offered = (text: string) => menu(text)?.options?.map(({ value }) => value) ?? [];

describe("A league of sixty", () => {
  it("has each of its players one page away, whatever is to be done about them", async () => {
    const first = await press(nightPressId("players", ref.league));
    const all = [first, ...(await Promise.all(pages(first).map((each) => press(each))))].flatMap(offered);
    expect(new Set(all)).toEqual(new Set(SIXTY.map(({ user }) => user)));
    for (const user of ["2001", "2030", "2060"])
      expect(await press(nightPressId("player", ref.league), [user])).toContain("No-show");
  });

  it("swaps any two of its pairing: the first and then the second out of pages", async () => {
    const drafted = await madeInTurns(draftOfNext(await night()));
    if (!drafted.ok) throw new Error(drafted.why);
    await running.bot.nights.act(ref, { by: HOST, at: 3 }, () => drafted.said);
    const before = (await night()).draft;
    const shown = await press(nightPressId("pair", ref.league));
    expect(shown).toContain("Swap others…");
    const [more = ""] = parts(shown).flatMap(({ label, custom_id }) => (label === "Swap others…" ? [custom_id] : []));
    const second = await press(more);
    const reach = [shown, second, ...(await Promise.all(pages(second).map((each) => press(each))))].flatMap(offered);
    expect(new Set(reach)).toEqual(new Set(SIXTY.map(({ user }) => user)));
    // Two of a race in different pods, so that nobody meets the own race by it.
    const [one] = before?.pods[0] ?? [];
    const race = SIXTY.find(({ user }) => user === one)?.race;
    const isOther = (user: string) => SIXTY.some((each) => each.user === user && each.race === race);
    const others = before?.pods.findIndex((pod, at) => at > 0 && pod.some(isOther)) ?? 0;
    const other = before?.pods[others]?.find(isOther);
    if (!one || !other) throw new Error("nobody to swap");
    const asked = await press(menu(second)?.custom_id ?? "", [one]);
    expect(asked).toContain("and whom?");
    const partners = [asked, ...(await Promise.all(pages(asked).map((each) => press(each))))];
    expect(new Set(partners.flatMap(offered))).toEqual(
      new Set(SIXTY.map(({ user }) => user).filter((user) => user !== one)),
    );
    const page = partners.find((each) => offered(each).includes(other)) ?? "";
    const swapped = await press(menu(page)?.custom_id ?? "", [other]);
    expect(swapped).toContain("Changed by hand");
    const after = (await night()).draft;
    expect(after?.pods[0]).toContain(other);
    expect(after?.pods[others]).toContain(one);
    expect(await press(menu(page)?.custom_id ?? "", [other])).toContain("Look at them again");
  });

  it("keeps any two of them apart, chosen alike", async () => {
    const shown = await press(nightPressId("apart-from", ref.league, { page: 2 }));
    expect(offered(shown)).toContain("2060");
    const asked = await press(menu(shown)?.custom_id ?? "", ["2060"]);
    expect(await press(menu(asked)?.custom_id ?? "", ["2001"])).toContain("Kept apart");
    const [league] = await running.bot.leagues.of(GUILD);
    expect(league?.settings.apart).toEqual([["2060", "2001"]]);
  });

  it("finds each by typing a part of the name, where pages are too many", async () => {
    const out = await running.does(
      { user: HOST, guild: GUILD },
      { command: "league", sub: "drop", options: { league: ref.league, player: "Player 60" } },
    );
    expect(out.text).toContain("out from now on");
    expect((await night()).players.find(({ user }) => user === "2060")?.gone).not.toBeNull();
  });
});

describe("A league of more pods than a menu holds", () => {
  it("locks each of them, the rest a page away, and pairs the others again", async () => {
    const host = { user: HOST, name: "Zack" };
    const done = await running.bot.leagues.create(GUILD, { name: "Winter", host, rules: "tournament", at: 1 });
    if (!done.ok) throw new Error(done.problem);
    const many = { guild: GUILD, league: done.league.id, number: 1 };
    const players = Array.from({ length: 120 }, (_, at) => ({ ...entering(String(at + 1)), user: String(4_001 + at) }));
    const settings = { ...done.league.settings, rounds: 1 };
    await running.bot.nights.open(many, { ...opening(0), by: HOST, league: many.league, players, settings });
    await running.bot.leagues.alter(GUILD, many.league, (present) => ({ ...present, nights: 1 }));
    const here = players.map(({ user }): Said => ({ type: "here", user, here: true }));
    await running.bot.nights.act(many, { by: HOST, at: 2 }, () => here);
    const draft = async () => (await running.bot.nights.of(many))?.night.draft;
    const shown = await press(nightPressId("pair", many.league));
    expect((await draft())?.pods).toHaveLength(30);
    const locking = (text: string) => parts(text).find(({ custom_id }) => custom_id.startsWith("night:lock:"));
    await press(locking(shown)?.custom_id ?? "", ["0", "24"]);
    expect((await draft())?.locked).toEqual([0, 24]);

    // The rest is a page away, and what is locked of the first page stays so.
    const anew = await press(nightPressId("pair", many.league));
    const [more = ""] = parts(anew).flatMap(({ label, custom_id }) => (label === "Lock others…" ? [custom_id] : []));
    const rest = await press(more);
    expect(locking(rest)?.options?.map(({ value }) => value)).toEqual(["25", "26", "27", "28", "29"]);
    expect(rest).toContain("Locked: 1, 25.");
    await press(locking(rest)?.custom_id ?? "", ["29"]);
    expect((await draft())?.locked).toEqual([0, 24, 29]);
    const last = (await draft())?.pods[29];
    await press(nightPressId("again", many.league));
    expect((await draft())?.pods.slice(0, 3)).toContainEqual(last);

    // A menu of an earlier pairing changes nothing.
    expect(await press(locking(rest)?.custom_id ?? "", ["26"])).toContain("Look at them again");
    expect((await draft())?.locked).toEqual([0, 1, 2]);
  });
});
