/** A local Discord with a table's thread in it, an embedded store, and announcers that can be made to crash. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { REST, Routes } from "discord.js";
import { pino } from "pino";
import { type StandIn, startStandIn } from "../../sandbox/standin/index.ts";
import { ServerCards } from "../../src/catalogue/cards/server-cards.ts";
import { FactMemory } from "../../src/catalogue/known-facts.ts";
import type { Heap } from "../../src/heap.ts";
import { openStore, type Store, StoreUnavailable } from "../../src/store/index.ts";
import { type Clock, createClock } from "../../src/table/clock.ts";
import { ParsedTables } from "../../src/table/parsed.ts";
import { type Proposal, Tables } from "../../src/table/tables.ts";
import { Announcer } from "../../src/thread/announcer.ts";
import { bringHands } from "../../src/thread/pass/hands.ts";
import type { PlaceNews, PostingParts } from "../../src/thread/pass/posting.ts";
import { reconcile } from "../../src/thread/pass/reconcile.ts";
import { Answered } from "../../src/thread/pressed/answered.ts";
import { PressedPrompts } from "../../src/thread/pressed/pressed-prompts.ts";
import { DirectMessages } from "../../src/thread/sending/direct-messages.ts";
import { EmbedLinks } from "../../src/thread/sending/embed-links.ts";
import { createMessenger, type Messenger } from "../../src/thread/sending/messenger.ts";
import { Notices } from "../../src/thread/sending/notices.ts";
import { Setbacks } from "../../src/thread/sending/setbacks.ts";
import type { TablePictures } from "../../src/thread/showing/pictures.ts";
import { createRender } from "../../src/thread/showing/render.ts";
import { type Answers, refusingRest } from "./refusing-rest.ts";
import { created, library, opening } from "./tables.ts";

export interface Place {
  standIn: StandIn;
  store: Store;
  tables: Tables;
  messenger: Messenger;
  /** The same, where Discord refuses some requests. */
  refused(answers: Answers): Messenger;
  notices: Notices;
  clock: Clock;
  /** Channel of the thread. */
  thread: string;
  users: readonly string[];
  /** Commits entries for their players, each with a key of its own. */
  take(by: string, entry: Proposal): Promise<void>;
  /** What answers to presses make of messages. */
  answers: Answered;
  prompts: PressedPrompts;
  /** One whole pass; edits wait for what `held` says. */
  pass(messenger?: Messenger, held?: Partial<Pick<PostingParts, "mayEdit" | "mayChange">>): Promise<void>;
  announcer(messenger?: Messenger, heap?: Heap): Announcer;
  /** The thread takes no further message for so long, in ms. */
  fill(ms: number): void;
  /** Deletes a message of the thread, as a moderator of the server may. */
  remove(message: string): Promise<void>;
  /** The gateway says this of the table's place before the next pass. */
  hear(what: PlaceNews): void;
  /** Texts of the thread, in order. */
  texts(): string[];
  close(): Promise<void>;
}

const silent = pino({ level: "silent" });

/** A thread with a table in the lobby where two players sit. */
export async function openPlace(
  { checked }: { checked: boolean } = { checked: true },
  drawnBy: ((store: Store) => TablePictures) | null = null,
): Promise<Place> {
  const standIn = await startStandIn({ rateLimits: false, ...(checked ? {} : { openApi: false }) });
  const dataDir = mkdtempSync(join(tmpdir(), "b5-table-"));
  const store = await openStore({ redisUrl: null, dataDir });
  const rest = new REST({ api: standIn.apiUrl }).setToken("sandbox-token");
  const messenger = createMessenger(rest);
  const memory = new FactMemory(store);
  const cards = new ServerCards(store);
  const notices = new Notices(store);
  const parsed = new ParsedTables();
  const clock = createClock();
  const tables = new Tables(store, clock, parsed);
  const answers = new Answered();
  const render = createRender(library);
  const common = {
    store,
    parsed,
    memory,
    cards,
    notices,
    clock,
    answers,
    render,
    embeds: new EmbedLinks(),
    missing: () => [],
    roomIn: () => Math.max(0, fullUntil - performance.now()),
  };
  let fullUntil = 0;
  const parts = drawnBy === null ? common : { ...common, pictures: drawnBy(store) };
  const heard: PlaceNews[] = [];
  const users = ["londo", "gkar"].map((name) => standIn.user(name).id);
  const thread = await messenger.openThread(standIn.generalChannelId, "Test");
  let keys = 0;
  const place: Place = {
    standIn,
    store,
    tables,
    messenger,
    refused: (answers) => createMessenger(refusingRest(rest, answers)),
    notices,
    clock,
    thread,
    users,
    async take(by, entry) {
      const acted = await tables.act("t1", `key${keys++}`, by, () => ({ ok: true, entry }));
      if (acted.outcome !== "done") throw new Error(JSON.stringify(acted));
    },
    answers,
    prompts: new PressedPrompts(store, render, answers, common.roomIn),
    async pass(used = messenger, held = {}) {
      // As after a restart: nothing is known of what has failed before.
      const failed = { t1: new Setbacks(), "hands:t1": new Setbacks() };
      const own = {
        ...parts,
        messenger: used,
        direct: new DirectMessages(store, used, clock, 0),
        log: silent,
        missing: () => [],
        heard: () => heard.shift() ?? null,
        mayEdit: () => true,
        edited: () => undefined,
        mayChange: () => true,
        changed: () => undefined,
        ...held,
        setbacks: (name: string) => (name === "t1" ? failed.t1 : failed["hands:t1"]),
      };
      for (;;) {
        const { waiting, hands } = await reconcile(own, "t1");
        const again = hands ? ((await bringHands(own, "t1"))?.again ?? null) : null;
        if (!waiting && (!hands || again !== null)) return;
      }
    },
    announcer: (used = messenger, heap?: Heap) =>
      new Announcer({ ...parts, messenger: used, direct: new DirectMessages(store, used, clock, 0) }, silent, heap),
    fill(ms) {
      fullUntil = performance.now() + ms;
    },
    async remove(message) {
      await rest.delete(Routes.channelMessage(thread, message));
    },
    texts: () => standIn.messages(users[0] ?? "", thread).map(({ content }) => content),
    hear: (what) => {
      heard.push(what);
    },
    async close() {
      await store.close();
      await standIn.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  const { at: _, by: __, ...first } = created();
  await tables.create("t1", "create", users[0] ?? "", { ...first, thread });
  for (const [at, entry] of opening(2).slice(1, 3).entries()) {
    if (entry.type !== "joined") continue;
    const userId = users[at] ?? "";
    await place.take(userId, { type: "joined", seat: { ...entry.seat, userId, display: at === 0 ? "Londo" : "Gkar" } });
  }
  return place;
}

/** The entry that starts the game with a seed of its own. */
export function starting(seed: string): Proposal {
  const entry = opening(2).at(-1);
  if (entry?.type !== "started") throw new Error("the opening does not end with a start");
  return { type: "started", setup: entry.setup, seed };
}

/** What ends a pass in the middle, with nothing written down after it, as the end of its process would. */
const crash = () => new StoreUnavailable("crash", { nothingChanged: true });

/** Fails at the nth request: before it reaches Discord, or after Discord has done it. */
export function crashing(inner: Messenger, at: number, when: "before" | "after"): Messenger {
  let requests = 0;
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    const now = requests++;
    if (now === at && when === "before") throw crash();
    const result = await work();
    if (now === at) throw crash();
    return result;
  };
  return {
    create: (...given) => through(() => inner.create(...given)),
    edit: (...given) => through(() => inner.edit(...given)),
    read: (...given) => through(() => inner.read(...given)),
    recent: (...given) => through(() => inner.recent(...given)),
    pin: (...given) => through(() => inner.pin(...given)),
    unpin: (...given) => through(() => inner.unpin(...given)),
    direct: (...given) => through(() => inner.direct(...given)),
    addMember: (...given) => through(() => inner.addMember(...given)),
    archive: (...given) => through(() => inner.archive(...given)),
    threads: () => Promise.resolve([]),
    openThread: (...given) => through(() => inner.openThread(...given)),
  };
}

/** A starting hand that is chosen for a seat. */
export const chooseFor = (seat: number) => ({ type: "acted", actions: [{ type: "start-with-any", seat }] }) as const;

/** Everybody's messages with what they show, ids left out: what a crash must not change. */
export function shown({ standIn, users, thread }: Place): unknown {
  const of = (viewer: string, channel: string) =>
    standIn
      .messages(viewer, channel)
      .filter(({ type }) => type === 0)
      .map(({ content, embeds, components }) => ({ content, embeds, components }));
  const direct = users.map((user) => standIn.channels(user).filter(({ kind }) => kind === "dm"));
  const text = JSON.stringify([
    of(users[0] ?? "", thread),
    direct.map((channels, at) => channels.map(({ id }) => of(users[at] ?? "", id))),
  ]);
  return JSON.parse(text.replace(/<@\d+>/g, "<@user>").replace(/<#\d+>/g, "<#thread>"));
}

/** The game begins, and the second player has a starting hand. */
export async function playOpening({ take, users }: Place): Promise<void> {
  const [londo = "", gkar = ""] = users;
  await take(londo, starting("one seed for all"));
  await take(gkar, chooseFor(1));
}

/** Rejects where it does not come to that within some seconds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error("it has not come to that");
    await sleep(10);
  }
}
