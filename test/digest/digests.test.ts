import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Digests } from "../../src/digest/digests.ts";
import { tableFactsOf } from "../../src/digest/facts.ts";
import { openSettings } from "../../src/settings/index.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import type { Clock } from "../../src/table/clock.ts";
import { Tables } from "../../src/table/tables.ts";
import { Refusing } from "../../src/thread/sending/messenger.ts";
import type { Message } from "../../src/views/index.ts";
import { withOtherSecrets } from "../engine/play/other-secrets.ts";
import { Dice } from "../engine/play/random-player.ts";
import { begun, concedes, playedOut } from "../records/usual.ts";
import { opening, stored, tableAfter } from "../table/tables.ts";
import { expectAcceptable } from "../views/discord-limits.ts";

const GUILD = "900";
const NEWS = "955";
const DAY = 24 * 60 * 60_000;

let dir: string;
let store: Store;
let tables: Tables;
let now: number;
let clock: Clock;
let said: { channel: string; nonce: string; message: Message }[];
let answer: () => void;
let hidden: readonly string[];

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "b5-digest-"));
  store = await openStore({ redisUrl: null, dataDir: dir });
  // Noon of some day.
  now = 20_000 * DAY + DAY / 2;
  clock = { now: () => now, advance: () => undefined };
  said = [];
  hidden = [];
  answer = () => undefined;
  tables = new Tables(store, clock);
  await openSettings(store).servers.change(GUILD, { digest: NEWS });
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true });
});

/** As a process has it; Discord shows what is posted twice with the same nonce once. */
function process(knows = true): Digests {
  return new Digests({
    store,
    tables,
    servers: openSettings(store).servers,
    messenger: {
      async create(channel, message, nonce) {
        answer();
        if (!said.some((each) => each.nonce === nonce)) said.push({ channel, nonce, message });
        return "1";
      },
    },
    clock,
    log: pino({ level: "silent" }),
    isPublic: (_, channel) => (knows ? !hidden.includes(channel) : null),
  });
}

const contents = () => said.map(({ message }) => message.content);
async function nextDay(...digests: Digests[]) {
  now += DAY;
  await Promise.all(digests.map((each) => each.runDue()));
}

describe("a server's digest", () => {
  it("says once a day what has begun and who has won, and nothing on a day without news", async () => {
    const digests = process();
    await digests.begin(GUILD);
    await begun(tables, "t1");
    await digests.runDue();
    expect(said).toEqual([]);
    await nextDay(digests);
    await digests.runDue();
    expect(contents()).toEqual([
      expect.stringMatching(/Begun: \*\*Test\*\* <#902>, with Player 1001, Player 1002 and/u),
    ]);
    expect(said[0]?.channel).toBe(NEWS);
    expect(said[0]?.message.allowed_mentions).toEqual({ parse: [] });
    await nextDay(digests);
    expect(said).toHaveLength(1);
    await concedes(tables, "t1", 2);
    await concedes(tables, "t1", 1);
    await nextDay(digests);
    await nextDay(digests);
    expect(contents().slice(1)).toEqual([expect.stringContaining("🏆 **Player 1001** wins: **Test** <#902>")]);
    for (const { message } of said) expectAcceptable(message);
  });

  it("names the tables that have seats free beside the news, and is said by one of two processes", async () => {
    const [one, other] = [process(), process()];
    await one.begin(GUILD);
    await stored(tables, opening(2).slice(0, -1), "t1");
    await nextDay(one, other);
    expect(contents()).toEqual([expect.stringContaining("🪑 New, with 8 seats free: **Test** <#902>")]);
    await begun(tables, "t2");
    await nextDay(one, other);
    expect(contents()[1]).toContain("▶️ Begun");
    expect(contents()[1]).toContain("Still with 8 seats free");
    expect(said).toHaveLength(2);
  });

  it("is said once where the process dies while it says it, and comes the next day where nobody took it", async () => {
    await process().begin(GUILD);
    await begun(tables, "t1");
    answer = () => {
      throw new Error("cut off");
    };
    await nextDay(process());
    expect(said).toEqual([]);
    answer = () => undefined;
    // Right after the restart it is said, and never again.
    await process().runDue();
    await process().runDue();
    await nextDay(process());
    expect(said).toHaveLength(1);

    await playedOut(tables, "t2");
    answer = () => {
      throw new Refusing("not-allowed", null);
    };
    await nextDay(process());
    expect(said).toHaveLength(1);
    answer = () => undefined;
    await process().runDue();
    expect(said).toHaveLength(1);
    await nextDay(process());
    expect(contents()[1]).toContain("🏆 **Player 1001** wins");
  });

  it("finds a table that began and ended within a day, and was put away before the digest", async () => {
    const digests = process();
    await digests.begin(GUILD);
    tables.listen((table) => digests.heard(table));
    await playedOut(tables, "t1");
    await digests.runDue();
    await tables.open(GUILD);
    expect(await tables.idsIn(GUILD)).toEqual([]);
    await nextDay(digests);
    expect(contents()).toEqual([expect.stringContaining("wins: **Test**")]);
    await nextDay(digests);
    expect(said).toHaveLength(1);
  });

  it("says nothing of a table in a channel that not everybody sees, and nothing where nobody chose a channel", async () => {
    const digests = process();
    await digests.begin(GUILD);
    hidden = ["901"];
    await begun(tables, "t1");
    await nextDay(digests);
    expect(said).toEqual([]);
    hidden = [];
    await openSettings(store).servers.change(GUILD, { digest: null });
    await nextDay(digests);
    expect(said).toEqual([]);
    expect(await store.documents("digests").get(GUILD)).toBeUndefined();
  });

  it("is the same whatever hidden cards there are", () => {
    const table = tableAfter(null, ...opening(3));
    if (table.game === null) throw new Error("no game");
    for (let seed = 0; seed < 5; seed++) {
      const other = {
        ...table,
        seed: `other ${seed}`,
        game: withOtherSecrets(table.game, 0, new Dice(`dice ${seed}`)),
      };
      expect(other.game).not.toEqual(table.game);
      expect(tableFactsOf(other)).toEqual(tableFactsOf(table));
    }
  });
});
