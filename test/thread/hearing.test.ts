import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../src/store/index.ts";
import { Hearing, rangesOf } from "../../src/thread/hearing.ts";
import { OthersTables } from "../../src/thread/others-tables.ts";

describe("Shards that several processes share", () => {
  const folder = mkdtempSync(join(tmpdir(), "b5-hearing-"));
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ redisUrl: null, dataDir: folder });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  let now = 20_000;
  const said: string[] = [];
  const log = pino({}, { write: (line: string) => said.push(JSON.parse(line).msg) });
  const running = (...ids: number[]) =>
    new Hearing(
      store,
      () => ({ ids, count: 4 }),
      () => now,
      log,
    );

  it("are known to be run as long as a process runs them, of which there may be two", async () => {
    const [first, second, twin] = [running(0, 1), running(2, 3), running(2, 3)];
    await first.start();
    // Another that was started with it may still come.
    expect(await first.isRun(2)).toBe(true);
    now += 15_000;
    expect({ one: await first.isRun(1), two: await first.isRun(2) }).toEqual({ one: true, two: false });
    // Whoever asks at that moment keeps nobody from taking them.
    await Promise.all([first.isRun(2), first.isRun(3), second.start(), twin.start()]);
    expect({ two: await first.isRun(2), three: await first.isRun(3) }).toEqual({ two: true, three: true });
    await twin.stop();
    await second.stop();
    expect({ one: await first.isRun(1), two: await first.isRun(2) }).toEqual({ one: true, two: false });
    await first.stop();
  });

  it("of which no process runs one are named to the host, once others have had the time to come, and again when they have", async () => {
    said.length = 0;
    const [first, second] = [running(0), running(2, 3)];
    await first.start();
    now += 4 * 5_000 + 14_999;
    await first.renew();
    expect({ missing: first.missing, said }).toEqual({ missing: [], said: [] });
    now += 1;
    await first.renew();
    expect(first.missing).toEqual([1, 2, 3]);
    expect(said).toEqual([expect.stringMatching(/^no process runs 3 of 4 shards: .* SHARDS=1-3\/4,/u)]);
    await second.start();
    now += 15_000;
    for (let again = 0; again < 2; again++) await first.renew();
    expect(first.missing).toEqual([1]);
    expect(said.slice(1)).toEqual([expect.stringContaining("SHARDS=1/4,")]);
    const third = running(1);
    await third.start();
    now += 15_000;
    await first.renew();
    expect(first.missing).toEqual([]);
    expect(said.at(-1)).toBe("every shard is run by a process again");
    expect(said).toHaveLength(3);
    for (const each of [first, second, third]) await each.stop();
  });

  it("are named as SHARDS names them", () => {
    expect(rangesOf([0, 2, 3, 4, 7], 9)).toEqual(["0/9", "2-4/9", "7/9"]);
    expect(rangesOf([], 9)).toEqual([]);
  });
});

describe("A table of a server that another process hears of", () => {
  const LEFT_MS = 15_000;
  let now = 0;
  let isHeard = true;
  const others = new OthersTables({ isOurs: () => false, isHeard: async () => isHeard }, () => now);

  it("is left to that process, and not for ever, anew for each thing that it is to say", async () => {
    expect(await others.leave("table", "server", "first")).toBe(LEFT_MS);
    now += LEFT_MS - 1;
    expect(await others.leave("table", "server", "first")).toBe(1);
    now += 1;
    expect(await others.leave("table", "server", "first")).toBe(0);
    expect(await others.leave("table", "server", "second")).toBe(LEFT_MS);
  });

  it("is left to nobody where no process hears of it", async () => {
    isHeard = false;
    expect(await others.leave("table", "server", "third")).toBe(0);
  });
});
