// A host brings a server's games back from a backup, from one kind of store into the other, and its players go on.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MessageFlags } from "discord.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotProcess } from "../../sandbox/bot-process.ts";
import { hasRedis, type RedisServer, startRedis } from "../../sandbox/redis-server.ts";
import type { Outcome } from "../../sandbox/standin/face.ts";
import { type StandIn, startStandIn } from "../../sandbox/standin/index.ts";
import { openStore } from "../../src/store/index.ts";
import { recordsOf, restore } from "../../tools/archive.ts";
import { writeBackup } from "../../tools/backup-file.ts";
import type { Place } from "../store/stores.ts";

const HOUR = 60 * 60 * 1_000;
const RESTORED = "has brought this table back from a backup";

describe.skipIf(!hasRedis())("A game and a league that come from a backup", { timeout: 240_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "b5-playing-on-"));
  const first: Place = { redisUrl: null, dataDir: join(folder, "first") };
  const last: Place = { redisUrl: null, dataDir: join(folder, "last") };
  let redis: RedisServer;
  let standIn: StandIn;
  let bot: BotProcess;
  let thread = "";

  const id = (name: string) => standIn.user(name).id;
  const run = (name: string, command: string, subcommand?: string, options = {}, channel = thread) =>
    standIn.run(id(name), channel, { name: command, options, ...(subcommand ? { subcommand } : {}) });
  const messages = () => standIn.messages(id("kosh"), thread);
  const saying = (text: string) => messages().filter(({ content }) => content.includes(text));
  const withButton = (label: string) =>
    messages().flatMap((message) =>
      (message.components ?? []).flatMap((row) => {
        const found = [];
        for (const each of "components" in row ? row.components : [])
          if ("label" in each && each.label === label && "custom_id" in each)
            found.push({ message, id: each.custom_id });
        return found;
      }),
    );
  async function press(name: string, label: string): Promise<Outcome> {
    const found = withButton(label).at(-1);
    if (!found) throw new Error(`there is no button ${label}`);
    const outcome = await standIn.press(id(name), found.message.id, found.id);
    await bot.flush();
    return outcome;
  }
  const textOf = (outcome: Outcome) => (outcome.kind === "message" ? outcome.message.content : outcome.kind);
  /** Who is asked to declare a conflict, and who is not, by the newest question. */
  const asked = () => {
    const question = withButton("Declare nothing").at(-1)?.message.content ?? "";
    return question.includes(`<@${id("londo")}>`) ? (["londo", "gkar"] as const) : (["gkar", "londo"] as const);
  };
  async function started(place: Place, later = 0): Promise<void> {
    const { redisUrl, dataDir } = place;
    bot = new BotProcess({
      apiUrl: standIn.apiUrl,
      logLevel: "error",
      dataDir,
      ...(redisUrl ? { redisUrl } : {}),
      readyWithinMs: 60_000,
    });
    await bot.advance(later);
    await bot.start();
    await bot.flush();
  }
  async function backedUp(place: Place, file: string): Promise<void> {
    const store = await openStore(place);
    await writeBackup(join(folder, file), "0.1.0", recordsOf(store));
    await store.close();
  }
  async function restored(place: Place, file: string, tables = 1): Promise<void> {
    const store = await openStore(place);
    expect(await restore(store, join(folder, file))).toMatchObject({ tables });
    await store.close();
  }
  /** The thread of that name that was opened last. */
  const threadNamed = (name: string) =>
    standIn
      .channels(id("londo"))
      .filter((each) => each.kind === "thread" && each.name === name)
      .at(-1)?.id ?? "";
  const begun = async () => {
    await press("londo", "Join");
    await press("gkar", "Join");
    await press("londo", "Start");
    await press("londo", "Choose for me");
    await press("gkar", "Choose for me");
  };
  /** A table is backed up, somebody acts at it, and the backup comes back into a store of its own. */
  async function lostOneStep(from: string, to: string): Promise<readonly [now: string, next: string]> {
    const [now, next] = asked();
    const before: Place = { redisUrl: null, dataDir: join(folder, from) };
    const after: Place = { redisUrl: null, dataDir: join(folder, to) };
    await backedUp(before, `${to}.gz`);
    await press(now, "Declare nothing");
    await bot.stop();
    await restored(after, `${to}.gz`, 2);
    await started(after, 3 * HOUR);
    return [now, next];
  }
  async function asksAnew(now: string, next: string): Promise<void> {
    expect(saying(RESTORED)).toHaveLength(1);
    const open = withButton("Declare nothing").map(({ message }) => message.id);
    expect(open).toHaveLength(1);
    const all = messages().map((message) => message.id);
    expect(all.indexOf(open[0] ?? "")).toBeGreaterThan(all.indexOf(saying(RESTORED)[0]?.id ?? ""));
    expect(asked()).toEqual([now, next]);
  }
  const onRedis = (): Place => ({ redisUrl: redis.url, dataDir: "/nowhere" });

  beforeAll(async () => {
    redis = await startRedis();
    standIn = await startStandIn({ rateLimits: false, answerWithinMs: 15_000 });
    await started(first);
    const general = standIn.generalChannelId;
    await run("judge", "league", "create", { name: "Spring", decks: false }, general);
    await run("londo", "league", "join", { league: "Spring", side: "Centauri Babylon Project" }, general);
    await run("londo", "game", "create", { timing: "in-order", deadline: "2h", expiry: "pass" }, general);
    await bot.flush();
    thread = standIn.channels(id("londo")).find(({ kind }) => kind === "thread")?.id ?? "";
    await begun();
  }, 180_000);

  afterAll(async () => {
    await bot?.stop();
    await standIn?.close();
    await redis?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("say where play goes on from, where it had gone on after the backup, and ask anew what was asked then", async () => {
    const [now, next] = asked();
    const question = withButton("Declare nothing").at(-1)?.message.id ?? "";
    await backedUp(first, "first.gz");
    await press(now, "Declare nothing");
    expect(asked()).toEqual([next, now]);
    await bot.stop();
    await restored(onRedis(), "first.gz");
    await started(onRedis());

    const [word, ...more] = saying(RESTORED);
    expect(more).toEqual([]);
    expect(word?.content).toContain(`/${question})`);
    expect(asked()).toEqual([now, next]);
    const all = messages().map((message) => message.id);
    const open = withButton("Declare nothing").map(({ message }) => message.id);
    expect(open).toHaveLength(1);
    expect(all.indexOf(open[0] ?? "")).toBeGreaterThan(all.indexOf(word?.id ?? ""));
  });

  it("take a press on a button of before the backup, and on what is asked again", async () => {
    const [now, next] = asked();
    const tracker = withButton("My hand").at(0);
    expect(tracker?.message.pinned).toBe(true);
    const shown = await standIn.press(id(now), tracker?.message.id ?? "", tracker?.id ?? "");
    expect(shown).toMatchObject({ kind: "message", message: { flags: MessageFlags.Ephemeral } });
    const before = saying("declares nothing").length;
    expect((await press(now, "Declare nothing")).kind).toBe("updated");
    expect(saying("declares nothing")).toHaveLength(before + 1);
    expect(asked()).toEqual([next, now]);
  });

  it("settle on the way back what fell due while no bot ran, once, and say nothing where the thread is as it was", async () => {
    const [late] = asked();
    await backedUp(onRedis(), "from-redis.gz");
    await bot.stop();
    await restored(last, "from-redis.gz");
    standIn.advance(3 * HOUR);
    await started(last, 3 * HOUR);
    expect(saying(RESTORED)).toHaveLength(1);
    const told = saying("The mildest answer was given");
    expect(told).toHaveLength(1);
    expect(told[0]?.content).toContain(id(late));
    expect(textOf(await run("londo", "league", "me", { league: "Spring" }))).toContain("Spring");
    const before = messages().length;
    const outcomes = [await run("londo", "pass"), await run("gkar", "pass")];
    await bot.flush();
    expect(messages().length, JSON.stringify(outcomes.map(textOf))).toBeGreaterThan(before);
    expect(standIn.violations).toEqual([]);
  });

  it("go on in a post of a forum as in a thread, and in the one that a table had moved to", async () => {
    const forum = standIn.addChannel({ name: "tables", kind: "forum" });
    const post = standIn.post(id("londo"), forum, { title: "Who plays?", content: "I do.", tags: [] });
    await run("londo", "game", "create", { name: "Forum", timing: "in-order" }, post);
    await bot.flush();
    thread = threadNamed("Forum");
    await begun();
    await asksAnew(...(await lostOneStep("last", "forum")));

    standIn.deleteChannel(thread);
    await run("londo", "game", "move", { table: "Forum" }, post);
    await bot.flush();
    thread = threadNamed("Forum");
    await asksAnew(...(await lostOneStep("forum", "moved")));
    expect(standIn.violations).toEqual([]);
  });

  it("are moved once more where they had moved after the backup, out of a thread that is gone", async () => {
    const post = threadNamed("Who plays?");
    const [now, next] = asked();
    const to: Place = { redisUrl: null, dataDir: join(folder, "gone") };
    await backedUp({ redisUrl: null, dataDir: join(folder, "moved") }, "gone.gz");
    standIn.deleteChannel(thread);
    await run("londo", "game", "move", { table: "Forum" }, post);
    await bot.flush();
    const left = threadNamed("Forum");
    await bot.stop();
    await restored(to, "gone.gz", 2);
    await started(to, 3 * HOUR);
    await run("londo", "game", "move", { table: "Forum" }, post);
    await bot.flush();
    thread = threadNamed("Forum");
    expect(thread).not.toBe(left);
    expect(asked()).toEqual([now, next]);
    expect((await press(now, "Declare nothing")).kind).toBe("updated");
    expect(asked()).toEqual([next, now]);
    expect(standIn.violations).toEqual([]);
  });
});
