import { expect, it } from "vitest";
import { hasRedis, startRedis } from "../../sandbox/redis-server.ts";
import { openStore } from "../../src/store/index.ts";
import { eachStore } from "./stores.ts";

eachStore(
  "a limit",
  (backend) => {
    it("lets so many through, says how long to wait, and counts each key alone", async () => {
      const limit = backend().store.limit({ name: "three", most: 3, seconds: 60 });
      expect({ first: await limit.take("a"), second: await limit.take("a"), third: await limit.take("a") }).toEqual({
        first: 0,
        second: 0,
        third: 0,
      });
      const wait = await limit.take("a");
      expect(wait).toBeGreaterThan(50_000);
      expect(wait).toBeLessThanOrEqual(60_000);
      expect(await limit.take("b")).toBe(0);
    });

    it("takes back what was counted, and counts nothing that it refused", async () => {
      const limit = backend().store.limit({ name: "one", most: 1, seconds: 60 });
      expect(await limit.take("a")).toBe(0);
      for (let at = 0; at < 3; at++) expect(await limit.take("a")).toBeGreaterThan(0);
      await limit.giveBack("a");
      expect(await limit.take("a")).toBe(0);
    });

    it("goes on when its time is over", async () => {
      const limit = backend().store.limit({ name: "short", most: 1, seconds: 1 });
      expect(await limit.take("a")).toBe(0);
      const wait = await limit.take("a");
      expect(wait).toBeLessThanOrEqual(1_000);
      await new Promise((resolve) => setTimeout(resolve, wait + 50));
      expect(await limit.take("a")).toBe(0);
    });

    it("forgets leases that are over, however many there were", async () => {
      const { store } = backend();
      expect(await store.lease("interaction:1", "a", 1)).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await store.lease("interaction:1", "b", 1_000)).toBe(true);
      expect(await store.lease("interaction:1", "c", 1_000)).toBe(false);
    });
  },
  { cluster: true },
);

it.skipIf(!hasRedis())(
  "a limit on Redis holds for all processes together, and for each while Redis is away",
  async () => {
    const server = await startRedis();
    const stores = await Promise.all([1, 2].map(() => openStore({ redisUrl: server.url, dataDir: "" })));
    const [one, other] = stores.map((store) => store.limit({ name: "two", most: 2, seconds: 60 }));
    expect({ one: await one?.take("a"), other: await other?.take("a") }).toEqual({ one: 0, other: 0 });
    expect(await one?.take("a")).toBeGreaterThan(0);
    await server.stop();
    expect({ first: await one?.take("a"), second: await one?.take("a") }).toEqual({ first: 0, second: 0 });
    expect(await one?.take("a")).toBeGreaterThan(0);
    await Promise.all(stores.map((store) => store.close()));
  },
);
