import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotProcess } from "../../sandbox/bot-process.ts";
import { hasRedis, type RedisServer, startRedis } from "../../sandbox/redis-server.ts";
import type { TypedCommand } from "../../sandbox/standin/face.ts";
import { type StandIn, startStandIn } from "../../sandbox/standin/index.ts";
import { until } from "../sandbox/until.ts";

const SIDES = ["Centauri", "Human", "Minbari", "Narn"].map((race) => `${race} Babylon Project`);

const league = (subcommand: string, options: TypedCommand["options"] = {}): TypedCommand => ({
  name: "league",
  subcommand,
  options,
});

/** Two bots with one account, so that each press arrives at both, and two organisers who publish at once. */
describe.skipIf(!hasRedis())("a round that two organisers publish at once", { timeout: 180_000 }, () => {
  let redis: RedisServer;
  let standIn: StandIn;
  let bots: BotProcess[];

  beforeAll(async () => {
    redis = await startRedis();
    standIn = await startStandIn({ rateLimits: false });
    const place = { redisUrl: redis.url, dataDir: "/nowhere", readyWithinMs: 60_000 };
    bots = [0, 1].map(() => new BotProcess({ apiUrl: standIn.apiUrl, logLevel: "error", ...place }));
    await Promise.all(bots.map((bot) => bot.start()));
  }, 120_000);

  afterAll(async () => {
    await Promise.all((bots ?? []).map((bot) => bot.stop()));
    await standIn?.close();
    await redis?.stop();
  });

  it("is published once, each pod has one thread, and the other organiser is told", async () => {
    const [one, other] = ["judge", "judge2"].map((name) => standIn.user(name).id);
    if (!one || !other) throw new Error("there are two");
    const here = standIn.generalChannelId;
    const settled = () => Promise.all(bots.map((bot) => bot.flush()));
    await standIn.run(one, here, league("create", { name: "Autumn", decks: false }));
    const players = Array.from({ length: 8 }, (_, at) => standIn.user(`player${at}`).id);
    for (const [at, player] of players.entries())
      await standIn.run(player, here, league("join", { league: "Autumn", side: SIDES[at % SIDES.length] ?? "" }));
    await standIn.run(one, here, league("night", { league: "Autumn" }));
    const buttonOf = (user: string, label: string) =>
      standIn
        .messages(user, here)
        .toReversed()
        .flatMap((message) =>
          (message.components ?? []).flatMap((row) =>
            ("components" in row ? row.components : []).flatMap((each) =>
              "label" in each && each.label === label && "custom_id" in each ? [{ message, id: each.custom_id }] : [],
            ),
          ),
        )[0];
    const press = async (user: string, label: string) => {
      await until(() => buttonOf(user, label) !== undefined);
      const found = buttonOf(user, label);
      return standIn.press(user, found?.message.id ?? "", found?.id ?? "");
    };
    await press(one, "Open a night");
    await press(one, "Check everybody in");
    await settled();
    await standIn.run(one, here, league("pair", { league: "Autumn" }));
    await standIn.run(other, here, league("pair", { league: "Autumn" }));
    await settled();
    // Each has the pods before them, and presses at the same time.
    const outcomes = await Promise.all([press(one, "Publish"), press(other, "Publish")]);
    expect(outcomes.filter(({ kind }) => kind === "failed")).toEqual([]);
    await settled();
    const threads = () =>
      standIn.channels(one).filter(({ name, parentId }) => parentId === here && /pod|round/iu.test(name));
    await until(() => threads().length >= 2);
    await settled();
    const names = threads().map(({ name }) => name);
    expect(names, names.join()).toHaveLength(2);
    const said = standIn.messages(one, here).filter(({ content }) => content.includes("Round 1 of 3 is published"));
    expect(said).toHaveLength(1);
    const words = [one, other].map((user) =>
      standIn
        .messages(user, here)
        .map(({ content }) => content)
        .join("\n"),
    );
    const isTold = (text: string) => /already|meanwhile|published these pods/iu.test(text);
    expect(words.filter((text) => text.includes("Round 1 is published"))).toHaveLength(1);
    expect(words.filter(isTold)).toHaveLength(1);
    // Each player sits in one pod, and its thread has called them.
    const called = () =>
      threads().flatMap(({ id }) =>
        players.filter((player) => standIn.messages(one, id).some(({ content }) => content.includes(`<@${player}>`))),
      );
    await until(() => called().length >= players.length);
    expect(called().toSorted()).toEqual(players.toSorted());
  });
});
