/** Channels of direct messages are opened slowly, once for each person, and remembered. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../../src/store/index.ts";
import { type Clock, createClock } from "../../../src/table/clock.ts";
import { DirectMessages } from "../../../src/thread/sending/direct-messages.ts";
import { type Messenger, Refusing } from "../../../src/thread/sending/messenger.ts";

let store: Store;
let dataDir: string;
let clock: Clock;
let asked: { user: string; at: number }[];
let answer: (user: string) => string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "b5-direct-"));
  store = await openStore({ redisUrl: null, dataDir });
  clock = createClock();
  asked = [];
  answer = (user) => `dm-${user}`;
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const never = () => Promise.reject(new Error("nothing but channels is asked for"));
const messenger: Messenger = {
  create: never,
  edit: never,
  read: never,
  recent: never,
  pin: never,
  unpin: never,
  threads: never,
  openThread: never,
  addMember: never,
  archive: never,
  async direct(user) {
    asked.push({ user, at: performance.now() });
    return answer(user);
  },
};

describe("the channels of direct messages", () => {
  it("are opened once, however many ask, and by no later process", async () => {
    const direct = new DirectMessages(store, messenger, clock, 0);
    direct.prepare("1");
    expect(await Promise.all([direct.channel("1"), direct.channel("1")])).toEqual(["dm-1", "dm-1"]);
    expect(await new DirectMessages(store, messenger, clock, 0).channel("1")).toBe("dm-1");
    expect(asked).toHaveLength(1);
  });

  it("are opened no faster than one in so long", async () => {
    const direct = new DirectMessages(store, messenger, clock, 100);
    await Promise.all(["1", "2", "3"].map((user) => direct.channel(user)));
    const pauses = asked.slice(1).map(({ at }, before) => at - (asked[before]?.at ?? 0));
    for (const pause of pauses) expect(pause).toBeGreaterThan(95);
  });

  it("go first to who needs one now, before those that are only made ready", async () => {
    const direct = new DirectMessages(store, messenger, clock, 20);
    for (const user of ["1", "2", "3"]) direct.prepare(user);
    await direct.channel("3");
    expect(asked.map(({ user }) => user)).not.toContain("2");
    direct.stop();
  });

  it("are left alone for ten minutes where Discord refused to open one, and tried again then", async () => {
    const direct = new DirectMessages(store, messenger, clock, 0);
    answer = () => {
      throw new Refusing("direct-closed", null, { code: 40003 });
    };
    await expect(direct.channel("1")).rejects.toMatchObject({ why: "direct-closed" });
    answer = (user) => `dm-${user}`;
    await expect(direct.channel("1")).rejects.toMatchObject({ why: "direct-closed" });
    expect(asked).toHaveLength(1);
    clock.advance(10 * 60_000);
    expect(await direct.channel("1")).toBe("dm-1");
    expect(asked).toHaveLength(2);
  });

  it("are asked for again at once where the request only broke", async () => {
    const direct = new DirectMessages(store, messenger, clock, 0);
    answer = () => {
      throw new Refusing("later", null);
    };
    await expect(direct.channel("1")).rejects.toMatchObject({ why: "later" });
    answer = (user) => `dm-${user}`;
    expect(await direct.channel("1")).toBe("dm-1");
  });
});
