// DESIGN: League nights — who runs a league: its host, whom the host names, a role of the server, and judges
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nightPressId } from "../../src/views/leagues/night-press.ts";
import { type As, GUILD, OTHER_GUILD, type RunningBot, runBot } from "./in-process.ts";

const HOST: As = { user: "1000", guild: GUILD };
const VIR: As = { user: "1001", guild: GUILD };
/** The role that stands for Judge at this running. */
const ROLE = "950";
let running: RunningBot;
let id: string;

beforeAll(async () => {
  running = await runBot();
  const host = { user: HOST.user, name: "Zack" };
  const done = await running.bot.leagues.create(GUILD, { name: "Autumn", host, rules: "tournament", at: 1 });
  if (!done.ok) throw new Error(done.problem);
  id = done.league.id;
});
afterAll(() => running.close());

const league = async () => (await running.bot.leagues.of(GUILD)).find((each) => each.id === id);
const named = (as: As, people: Record<string, string>) =>
  running.does(as, { command: "league", sub: "organisers", options: { league: "Autumn" }, people });
const opens = async (as: As) => (await running.does(as, { press: nightPressId("organise", id) })).text;

describe("Who organises a league", () => {
  it("is named by its host, and runs its nights from then on, until the host takes that back", async () => {
    expect(await opens(VIR)).toContain("Only the host of");
    expect((await named(HOST, { add: VIR.user })).text).toContain("organises it too");
    expect(await opens(VIR)).toContain("Open a night");
    expect((await named(HOST, { add: VIR.user })).text).toContain("organises it too");
    expect((await league())?.organisers).toHaveLength(1);
    expect((await named(HOST, { remove: VIR.user })).text).toContain("Nobody organises it besides");
    expect(await opens(VIR)).toContain("Only the host of");
  });

  it("is not named by those who organise it, nor by anybody else, nor from another server", async () => {
    await named(HOST, { add: VIR.user });
    expect((await named(VIR, { add: "1002" })).text).toContain("Only the host of");
    expect((await running.does(VIR, { press: nightPressId("organisers", id), values: ["1002"] })).text).toContain(
      "Only",
    );
    const elsewhere = await named({ ...HOST, guild: OTHER_GUILD }, { add: "1002" });
    expect(elsewhere.text).toContain("There is no league called");
    expect((await league())?.organisers.map(({ user }) => user)).toEqual([VIR.user]);
  });

  it("is chosen anew from the menu as well, the host never among them", async () => {
    await running.does(HOST, { press: nightPressId("organisers", id), values: ["1003", HOST.user] });
    expect((await league())?.organisers.map(({ user }) => user)).toEqual(["1003"]);
    expect(await opens(VIR)).toContain("Only the host of");
  });

  it("reads no secret deck for it", async () => {
    await named(HOST, { add: VIR.user });
    const decks = await running.does(VIR, { command: "league", sub: "decks", options: { league: "Autumn" } });
    expect(decks.text).toContain("Only members who");
  });

  it("is anybody with the role that the server names for it, who opens leagues too, and judges nothing", async () => {
    const lyta: As = { user: "1009", guild: GUILD, judge: true };
    await running.bot.settings.servers.change(GUILD, { judgeRole: "12345", organiserRole: ROLE });
    expect((await opens(lyta)).includes("Open a night")).toBe(true);
    const created = await running.does(lyta, { command: "league", sub: "create", options: { name: "Spring" } });
    expect(created.private).toBe(false);
    const decks = await running.does(lyta, { command: "league", sub: "decks", options: { league: "Autumn" } });
    expect(decks.text).toContain("Only members who");
    const vir = await running.does(VIR, { command: "league", sub: "create", options: { name: "Summer" } });
    expect(vir.text).toContain(`those with the role <@&${ROLE}>`);
    await running.bot.settings.servers.change(GUILD, { judgeRole: null, organiserRole: null });
  });
});
