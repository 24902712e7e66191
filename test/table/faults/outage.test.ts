import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotProcess } from "../../../sandbox/bot-process.ts";
import { hasRedis, type RedisServer, startRedis } from "../../../sandbox/redis-server.ts";
import { type StandIn, startStandIn } from "../../../sandbox/standin/index.ts";

describe.skipIf(!hasRedis())("a bot that loses its Redis", { timeout: 120_000 }, () => {
  let redis: RedisServer;
  let standIn: StandIn;
  let bot: BotProcess;

  beforeAll(async () => {
    redis = await startRedis({ durable: true });
    standIn = await startStandIn({ rateLimits: false });
    bot = new BotProcess({ apiUrl: standIn.apiUrl, logLevel: "fatal", dataDir: "/nowhere", redisUrl: redis.url });
    await bot.start();
  }, 60_000);

  afterAll(async () => {
    await bot?.stop();
    await standIn?.close();
    await redis?.stop();
  });

  const user = () => standIn.user("londo").id;
  const create = () =>
    standIn.run(user(), standIn.generalChannelId, { name: "game", subcommand: "create", options: {} });
  const opened = () =>
    standIn.messages(user(), standIn.generalChannelId).filter(({ content }) => content.includes("is open")).length;
  /** The newest private words to the user in #general, when they come. */
  async function told(): Promise<string> {
    const until = Date.now() + 5_000;
    for (;;) {
      const words = standIn.messages(user(), standIn.generalChannelId).findLast(({ ephemeral }) => ephemeral)?.content;
      if (words) return words;
      if (Date.now() > until) return "";
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  it("tells the user within 3 s that nothing was changed, and works again by itself", async () => {
    for (const [lose, back] of [
      [() => redis.freeze(), () => redis.thaw()],
      [() => redis.kill(), () => redis.start()],
    ] as const) {
      await lose();
      const start = Date.now();
      const outcome = await create();
      expect(outcome.kind).not.toBe("failed");
      expect(await told()).toContain("Nothing was changed");
      expect(Date.now() - start).toBeLessThan(3_000);
      for (const message of standIn.messages(user(), standIn.generalChannelId)) {
        if (message.ephemeral) standIn.dismissEphemeral(user(), message.id);
      }
      const before = opened();
      await back();
      // The first presses may still come too early for the connection.
      await expect
        .poll(
          async () => {
            if (!bot.running) return `the bot ended: ${bot.lastLines.join(" | ")}`;
            await create();
            return opened() > before ? "a table is open" : "not yet";
          },
          { timeout: 20_000, interval: 300 },
        )
        .toBe("a table is open");
      for (const message of standIn.messages(user(), standIn.generalChannelId)) {
        if (message.ephemeral) standIn.dismissEphemeral(user(), message.id);
      }
    }
  });
});
