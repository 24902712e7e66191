/** A server with a league whose night is being played, its tables, and everything that is said there. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { type Night, type NightRef, Nights, type Said } from "../../src/leagues/night/index.ts";
import { RoundWatch, type WatchParts } from "../../src/rounds/watch.ts";
import { openSettings } from "../../src/settings/index.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import type { Clock } from "../../src/table/clock.ts";
import { savedTable } from "../../src/table/saved.ts";
import type { Table } from "../../src/table/table.ts";
import { Tables } from "../../src/table/tables.ts";
import type { Messenger } from "../../src/thread/sending/messenger.ts";
import type { TablePictures } from "../../src/thread/showing/pictures.ts";
import type { Message } from "../../src/views/index.ts";
import { entering, opening } from "../leagues/night/night.ts";

export const MINUTE = 60_000;

export interface Posted {
  readonly channel: string;
  readonly id: string;
  content: string;
  /** Pictures that stand in it, in words. */
  pictures: readonly string[];
  pinned: boolean;
  edits: number;
}

export interface Place {
  readonly store: Store;
  readonly nights: Nights;
  readonly tables: Tables;
  readonly posts: Posted[];
  /** What stands in a channel, the newest last. */
  in(channel: string): string[];
  /** The night as it is now. */
  night(ref: NightRef): Promise<Night>;
  /** Moves the clock, and lets the watches look. */
  pass(ms: number, ...watches: RoundWatch[]): Promise<void>;
  watch(pictures?: TablePictures): RoundWatch;
  say(ref: NightRef, by: string, ...said: Said[]): Promise<void>;
  put(table: Table): Promise<void>;
  close(): Promise<void>;
  readonly clock: Clock;
  readonly messenger: Messenger;
}

const alts = ({ files = [] }: Partial<Message>): string[] => files.flatMap((file) => ("alt" in file ? [file.alt] : []));

export async function openPlace(): Promise<Place> {
  const dir = mkdtempSync(join(tmpdir(), "rounds-"));
  const store = await openStore({ redisUrl: null, dataDir: dir });
  let now = 1_000_000;
  const advance = (ms: number) => {
    now += ms;
  };
  const clock: Clock = { now: () => now, advance };
  const posts: Posted[] = [];
  const nonces = new Map<string, string>();
  const messenger: Messenger = {
    async create(channel, message, nonce) {
      const known = nonces.get(`${channel} ${nonce}`);
      if (known !== undefined) return known;
      const id = String(50_000 + posts.length);
      const content = [message.content, ...message.embeds.map(({ title, description }) => `${title}\n${description}`)];
      posts.push({ channel, id, content: content.join("\n"), pictures: alts(message), pinned: false, edits: 0 });
      nonces.set(`${channel} ${nonce}`, id);
      return id;
    },
    async edit(_, id, message) {
      const post = posts.find((each) => each.id === id);
      if (!post) throw new Error("no such message");
      post.edits++;
      if (message.files !== undefined) post.pictures = alts(message);
      post.content = [
        message.content ?? "",
        ...(message.embeds ?? []).map(({ title, description }) => `${title}\n${description}`),
      ].join("\n");
    },
    async pin(_, id) {
      const post = posts.find((each) => each.id === id);
      if (post) post.pinned = true;
    },
    read: async () => ({ author: "1", files: [] }),
    recent: async () => [],
    unpin: async () => undefined,
    direct: async () => "1",
    addMember: async () => undefined,
    archive: async () => undefined,
    openThread: async () => "1",
    threads: async () => [],
  };
  const nights = new Nights(store);
  const tables = new Tables(store, clock);
  const settings = openSettings(store);
  const parts: WatchParts = { store, nights, tables, messenger, clock, settings, log: pino({ level: "silent" }) };
  return {
    store,
    nights,
    tables,
    posts,
    clock,
    messenger,
    in: (channel) => posts.filter((post) => post.channel === channel).map(({ content }) => content),
    async night(ref) {
      const kept = await nights.of(ref);
      if (kept === null) throw new Error("no such night");
      return kept.night;
    },
    async pass(ms, ...watches) {
      advance(ms);
      for (const watch of watches) await watch.runDue(true);
    },
    watch: (pictures) => new RoundWatch(pictures ? { ...parts, pictures } : parts),
    async say(ref, by, ...said) {
      const acted = await nights.act(ref, { by, as: `Player ${by}`, at: now }, () => said);
      if (acted.outcome !== "done") throw new Error(JSON.stringify(acted));
    },
    async put(table) {
      await store.commit({
        table: table.id,
        seen: 0,
        key: "put",
        entry: "{}",
        ...savedTable(table),
        outbox: [],
        deadline: null,
        index: {},
      });
    },
    async close() {
      await store.close();
      rmSync(dir, { recursive: true });
    },
  };
}

let leagues = 0;

/** A night of eight players in two pods, their threads 801 and 802; the clock is set to 60 minutes where it `runs`. */
export async function twoPods(
  place: Place,
  settings: Parameters<typeof opening>[1] = { pace: "live", minutes: 60 },
  runs = true,
) {
  const league = `league${String(leagues++).padStart(2, "0")}`;
  const ref: NightRef = { guild: "900", league, number: 1 };
  const users = ["1001", "1002", "1003", "1004", "1006", "1007", "1008", "1005"];
  await place.nights.open(ref, {
    ...opening(0, settings),
    league,
    at: place.clock.now(),
    players: users.map((user) => ({ ...entering(String(Number(user) - 1_000)), user, name: `Player ${user}` })),
  });
  await place.say(ref, "1", ...users.map((user): Said => ({ type: "here", user, here: true })));
  const pods = [users.slice(0, 4), users.slice(4)];
  await place.say(ref, "1", {
    type: "drafted",
    round: 1,
    final: false,
    pods,
    byes: [],
    locked: [],
    why: [],
    repeats: 0,
    proven: true,
  });
  const tables = [`${league}a`, `${league}b`];
  await place.say(ref, "1", { type: "published", draft: 1, tables, channel: "901" });
  for (const [at, thread] of ["801", "802"].entries())
    await place.say(ref, "1", { type: "pod-opened", round: 1, pod: at + 1, thread: `${thread}${league.slice(-2)}` });
  if (runs) await place.say(ref, "1", { type: "clock-started", round: 1, minutes: 60 });
  return { ref, tables, threads: [`801${league.slice(-2)}`, `802${league.slice(-2)}`] as const };
}
