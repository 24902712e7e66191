import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CallPosts } from "../../src/judging/posts.ts";
import { openSettings } from "../../src/settings/index.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { type Proposal, Tables } from "../../src/table/tables.ts";
import { Refusing, type Why } from "../../src/thread/sending/refusing.ts";
import type { Message } from "../../src/views/text/message.ts";
import { recordsOf, restore } from "../../tools/archive.ts";
import { writeBackup } from "../../tools/backup-file.ts";
import { withOtherSecrets } from "../engine/play/other-secrets.ts";
import { Dice } from "../engine/play/random-player.ts";
import { begun } from "../records/usual.ts";
import { expectAcceptable } from "../views/discord-limits.ts";

const [GUILD, BENCH, THREAD] = ["900", "955", "902"] as const;

let dir: string;
let store: Store;
let tables: Tables;
let posted: { channel: string; nonce: string; message: Message }[];
let edits: { id: string; message: Partial<Message> }[];
let refuses: (what: "create" | "edit", channel: string) => Why | null;
let keys = 0;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "b5-posts-"));
  store = await openStore({ redisUrl: null, dataDir: dir });
  tables = new Tables(store, { now: () => 5_000, advance: () => undefined });
  posted = [];
  edits = [];
  refuses = () => null;
  await openSettings(store).servers.change(GUILD, { calls: BENCH });
  await begun(tables, "t1");
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true });
});

/** As a process has it; Discord shows what is posted twice with the same nonce once. */
function process(): CallPosts {
  const refused = (what: "create" | "edit", channel: string) => {
    const why = refuses(what, channel);
    if (why !== null) throw new Refusing(why, null);
  };
  return new CallPosts({
    store,
    tables,
    log: pino({ level: "silent" }),
    pictures: { likedIn: async (_, text) => text },
    messenger: {
      async create(channel, message, nonce) {
        refused("create", channel);
        if (!posted.some((each) => each.nonce === nonce)) posted.push({ channel, nonce, message });
        return nonce;
      },
      async edit(channel, id, message) {
        refused("edit", channel);
        edits.push({ id, message });
      },
    },
  });
}

async function acts(by: string, entry: Proposal): Promise<void> {
  const acted = await tables.act("t1", `key ${keys++}`, by, () => ({ ok: true, entry }));
  if (acted.outcome !== "done") throw new Error(JSON.stringify(acted));
}
const called = (channel: string | null = BENCH): Promise<void> =>
  acts("1001", {
    type: "judge-called",
    question: "May @everyone *burn*?",
    shown: ["Character support"],
    role: "950",
    near: [],
    ...(channel === null ? {} : { channel }),
  });
const taken = (name: string): Promise<void> => acts("77", { type: "call-taken", call: 1, name });
const answered = (): Promise<void> => acts("77", { type: "call-answered", call: 1, name: "Ivanova", text: "It may." });
const kept = (): Promise<unknown> => store.documents("judge-posts").get(`${GUILD}:t1`);

describe("the channel of a server's judges", () => {
  it("has one message of a call, which pings those who judge, names who takes it and closes with the answer", async () => {
    const [one, other] = [process(), process()];
    tables.listen((table) => {
      one.heard(table);
      other.heard(table);
    });
    await called();
    await Promise.all([one.runDue(), other.runDue()]);
    expect(posted.map(({ channel }) => channel)).toEqual([BENCH]);
    const [{ message } = { message: null }] = posted;
    if (message === null) throw new Error("nothing was posted");
    expectAcceptable(message);
    expect(message.content).toContain("Player 1001 calls a judge");
    expect(message.content).toContain("Shown before: Character support");
    expect(message.content).not.toContain("*burn*");
    expect(message.allowed_mentions).toEqual({ parse: [], roles: ["950"] });
    await taken("Ivanova");
    await Promise.all([one.runDue(), other.runDue()]);
    expect(edits.at(-1)?.message.content).toContain("**Ivanova** has taken it");
    await answered();
    await Promise.all([one.runDue(), other.runDue()]);
    expect(edits.at(-1)?.message.content).toContain("settled by **Ivanova**\n");
    expect(edits.at(-1)?.message.content).toContain("It may.");
    expect(posted).toHaveLength(1);
    expect(await kept()).toBeUndefined();
  });

  it("learns after a restart what a process that died has not said, and how a call ended meanwhile", async () => {
    await called();
    await process().runDue(true);
    expect(posted).toHaveLength(1);
    await taken("Ivanova");
    await answered();
    await process().runDue(true);
    expect(edits.at(-1)?.message.content).toContain("It may.");
    await process().runDue(true);
    expect({ posted: posted.length, edited: edits.length }).toEqual({ posted: 1, edited: 1 });
  });

  it("is as the table says again where a backup takes an answer back", async () => {
    await called();
    await process().runDue(true);
    const file = join(dir, "backup.gz");
    await writeBackup(file, "0.1.0", recordsOf(store));
    await taken("Ivanova");
    await answered();
    await process().runDue(true);
    expect(edits.at(-1)?.message).toMatchObject({ content: expect.stringContaining("It may."), embeds: [] });

    await store.close();
    store = await openStore({ redisUrl: null, dataDir: join(dir, "restored") });
    await restore(store, file);
    tables = new Tables(store, { now: () => 5_000, advance: () => undefined });
    await process().runDue(true);
    const { content = "", components = [], embeds = [] } = edits.at(-1)?.message ?? {};
    expect(content).toContain("Player 1001 calls a judge");
    expect(content).not.toContain("Ivanova");
    expect({ rows: components.length > 0, embeds: embeds.length > 0 }).toEqual({ rows: true, embeds: true });
    const before = edits.length;
    await process().runDue(true);
    expect({ posted: posted.length, edited: edits.length - before }).toEqual({ posted: 1, edited: 0 });
  });

  it("says who has settled a call, and where nobody has", async () => {
    const posts = process();
    tables.listen((table) => posts.heard(table));
    let count = 0;
    const ends = async (...entries: readonly (readonly [string, (call: number) => Proposal])[]): Promise<string> => {
      await called();
      count++;
      await posts.runDue();
      for (const [by, entry] of entries) await acts(by, entry(count));
      await posts.runDue();
      const { content = "", components = [] } = edits.at(-1)?.message ?? {};
      expectAcceptable({ content, components, embeds: [], allowed_mentions: { parse: [] } });
      return content;
    };
    const taken = (call: number): Proposal => ({ type: "call-taken", call, name: "Ivanova" });
    const answered =
      (text: string) =>
      (call: number): Proposal => ({ type: "call-answered", call, name: "Marcus", text });
    expect(await ends(["77", taken], ["78", answered("It may.")])).toMatch(
      /settled by \*\*Marcus\*\* · \*\*Ivanova\*\* had taken it\n[\s\S]*It may\./u,
    );
    const worded = (call: number): Proposal => ({ type: "call-worded", call, text: "It is so." });
    const agreed = (call: number): Proposal => ({ type: "call-agreed", call, wording: 1 });
    expect(await ends(["1001", worded], ["1002", agreed], ["1003", agreed])).toMatch(
      /settled by the table itself\n[\s\S]*It is so\./u,
    );
    expect(await ends(["1001", (call) => ({ type: "call-withdrawn", call })])).toContain("the call was taken back");
    // What all could have agreed to settles nothing where the game ends before they have.
    const closed: Proposal = { type: "ended" };
    expect(await ends(["1001", worded], ["1001", () => closed])).toContain("the call is over, as the game is");
  });

  it("is left alone where it takes no message: the table's thread calls the judges, once", async () => {
    refuses = (_, channel) => (channel === BENCH ? "not-allowed" : null);
    await called();
    await process().runDue(true);
    await process().runDue(true);
    expect(posted.map(({ channel }) => channel)).toEqual([THREAD]);
    expect(posted[0]?.message.content).toContain("so I call you here");
    await acts("1001", { type: "call-withdrawn", call: 1 });
    await process().runDue();
    expect(await kept()).toBeUndefined();
    expect(edits).toEqual([]);
  });

  it("is tried again where Discord has trouble of its own, and not where somebody has deleted the message", async () => {
    refuses = () => "later";
    const posts = process();
    tables.listen((table) => posts.heard(table));
    await called();
    await posts.runDue();
    expect(await kept()).toBeUndefined();
    refuses = () => null;
    await posts.runDue();
    expect(posted).toHaveLength(1);
    refuses = () => "later";
    await taken("Ivanova");
    await posts.runDue();
    refuses = () => null;
    await posts.runDue();
    expect(edits).toHaveLength(1);
    refuses = () => "message-gone";
    await answered();
    await posts.runDue();
    expect(await kept()).toBeUndefined();
  });

  it("hears nothing of calls in servers that have chosen none", async () => {
    await called(null);
    await process().runDue(true);
    expect(posted).toEqual([]);
  });

  it("is told the same whatever hidden cards there are", async () => {
    await called();
    const said = async (secrets: string | null): Promise<string> => {
      posted = [];
      await store.documents("judge-posts").delete(`${GUILD}:t1`);
      const table = await tables.load("t1");
      if (!table?.game) throw new Error("no game");
      const game = secrets === null ? table.game : withOtherSecrets(table.game, 0, new Dice(secrets));
      if (secrets !== null) expect(game).not.toEqual(table.game);
      const load = tables.load.bind(tables);
      tables.load = async () => ({ ...table, game });
      await process().runDue(true);
      tables.load = load;
      return JSON.stringify(posted);
    };
    const first = await said(null);
    expect(first).toContain("calls a judge");
    for (const secrets of ["one", "two", "three"]) expect(await said(secrets)).toBe(first);
  });
});
