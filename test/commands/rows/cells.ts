/** The table of who may do what, tried: each command and each press, by somebody, at a table of its own. */

import type { League } from "../../../src/leagues/index.ts";
import type { Said } from "../../../src/leagues/night/index.ts";
import type { Language } from "../../../src/settings/languages.ts";
import type { Table } from "../../../src/table/table.ts";
import { entering, opening } from "../../leagues/night/night.ts";
import { created, joined, PLAYERS, tableAfter } from "../../table/tables.ts";
import { type As, GUILD, OTHER_GUILD, type Reply, type RunningBot, runBot } from "../in-process.ts";
import { LOGS, STATES } from "../tables-at.ts";
import { COMMAND_ROWS } from "./commands.ts";
import { OTHER_ROWS } from "./others.ts";
import { PRESS_ROWS } from "./presses.ts";
import type { At, Right, Row, Stranger } from "./row.ts";

/** Of a table's own thread, whichever that is. */
const THREAD = "thread";
const here = { guild: GUILD, channel: THREAD } as const;

/** The judge manages no server: the role alone makes one. */
export const RIGHT: Readonly<Record<Right, As>> = {
  john: { ...here, user: PLAYERS[0] },
  dave: { ...here, user: PLAYERS[1] },
  judge: { ...here, user: "4500", judge: true },
  manager: { ...here, user: "4700", manages: true },
};

/** `another seat` is Dave where John is the one who may, and Paul where Dave is. */
const AS: Readonly<Record<Exclude<Stranger, "another seat">, As>> = {
  "a player of another table": { ...here, user: "2001" },
  "a former player": { ...here, user: PLAYERS[3] },
  "somebody without a seat": { ...here, user: "4001" },
  "the judge of another server": { user: "3001", guild: OTHER_GUILD, manages: true, judge: true, threads: true },
  "somebody in a direct message": { user: "4001", guild: null },
  "a bot": { ...here, user: "4600", bot: true, manages: true },
};

export const asStranger = (stranger: Stranger, right: Right): As =>
  stranger === "another seat" ? { ...here, user: right === "dave" ? PLAYERS[2] : PLAYERS[1] } : AS[stranger];

export const ROWS: readonly [string, Row][] = [
  ...Object.entries(COMMAND_ROWS),
  ...Object.entries(PRESS_ROWS).map(([verb, row]): [string, Row] => [`press ${verb}`, row]),
  ...Object.entries(OTHER_ROWS),
];

export interface Came {
  readonly answer: Reply;
  readonly table: boolean;
  readonly server: boolean;
  /** Whether what somebody else has for themselves has changed: decks, settings, notes. */
  readonly others: boolean;
}

export class Cells {
  readonly running: RunningBot;
  /** What an input may name besides its table. */
  at: Omit<At, "table" | "id"> = { league: "", deck: "" };
  readonly #made = new Map<string, { table: Table; log: readonly object[] }>();
  /** Tables and records that no cell has changed serve the next one. */
  readonly #unchanged = new Map<Row["state"], At>();
  #ids = 0;
  #league: string | null = null;
  /** Whether a round of its night is played. */
  #isPlayed = false;

  readonly #spoken: { readonly language?: Language };

  private constructor(running: RunningBot, spoken: { readonly language?: Language }) {
    this.running = running;
    this.#spoken = spoken;
  }

  /** `spoken`: in which language the tables and the server speak to all. */
  static async open(spoken: { readonly language?: Language } = {}): Promise<Cells> {
    const running = await runBot();
    const other = { ...tableAfter(null, { ...created(), id: "other", thread: "903" }), id: "other", thread: "903" };
    await running.put(tableAfter(other, joined(other, "2001")));
    const cells = new Cells(running, spoken);
    cells.at = { league: "", deck: await cells.#freshDeck() };
    return cells;
  }

  /** Two players have a deck of the same name each; gives the id of John's. */
  async #freshDeck(): Promise<string> {
    const { decks } = this.running.bot;
    const cards = [{ count: 1, title: "Envoy", section: "deck", type: "character" }] as const;
    const deck = { name: "mine", cards, ambassador: "Envoy", race: "narn", faction: "babylon-project", at: 1 } as const;
    for (const user of [PLAYERS[0], PLAYERS[1]]) await decks.keep(GUILD, user, deck);
    return (await decks.of(GUILD, PLAYERS[0])).find(({ name }) => name === "mine")?.id ?? "";
  }

  /** A table of its own for each cell, in the thread where it is asked for. */
  async #tableFor({ state }: Row): Promise<At> {
    const id = `cell${++this.#ids}`;
    const thread = String(10_000 + this.#ids);
    if (state === "broken") {
      const log = [created(), joined(tableAfter(null, created()), PLAYERS[0])];
      await this.running.put(
        { ...tableAfter(null, ...log), id, thread: THREAD },
        [{ ...log[0], id }, log[1], {}].filter((e) => e !== undefined),
      );
      await this.running.store.commit({
        table: id,
        seen: 3,
        key: "broken",
        entry: "no entry",
        snapshot: "{",
        outbox: [],
        deadline: null,
      });
      const table = { ...tableAfter(null, ...log), id, thread };
      return { ...this.at, id, table };
    }
    const known = this.#made.get(state) ?? { table: STATES[state](), log: [] };
    this.#made.set(state, known);
    const table = { ...known.table, ...this.#spoken, id, thread };
    const log = state in LOGS ? LOGS[state as keyof typeof LOGS]() : [];
    await this.running.put(
      table,
      log.map((entry) => (entry.type === "created" ? { ...entry, ...this.#spoken, id, thread } : entry)),
    );
    return { ...this.at, id, table };
  }

  /** The server's own records as each cell finds them. */
  async #freshServer(played: boolean): Promise<string> {
    const { bot, store } = this.running;
    await store.documents("house-rulings").delete(OTHER_GUILD);
    for (const kind of ["leagues", "judged-cards", "house-rulings", "server-settings", "judge-calls", "webhooks"])
      await store.documents(kind).delete(GUILD);
    if (this.#spoken.language) await bot.settings.servers.change(GUILD, this.#spoken);
    await bot.house.add(
      GUILD,
      { title: "First", text: "As it is.", replaces: null },
      { by: "1", name: "Judge", at: 1 },
    );
    const host = { user: PLAYERS[0], name: "John" };
    const done = await bot.leagues.create(GUILD, { name: "Autumn", host, rules: "engine", at: 1 });
    if (!done.ok) throw new Error(done.problem);
    const [copy] = await bot.decks.of(GUILD, PLAYERS[1]);
    if (copy)
      await bot.leagues.register(GUILD, done.league.id, {
        user: PLAYERS[1],
        name: "Dave",
        race: "narn",
        faction: "babylon-project",
        at: 1,
        copy,
      });
    if (played) await this.#openRound(done.league);
    return done.league.id;
  }

  /** A night of the league: John, Dave and Paul sit in its only pod, which Dave has reported; the clock runs. */
  async #openRound({ id, name, settings }: League): Promise<void> {
    const { bot } = this.running;
    const ref = { guild: GUILD, league: id, number: 1 };
    const speaker = { by: PLAYERS[0], as: "John", at: bot.clock.now() };
    const pod = PLAYERS.slice(0, 3);
    const players = pod.map((user, at) => ({ ...entering(String(at + 1)), user }));
    const opened = { ...opening(0), ...speaker, league: id, name, settings, players };
    await bot.nights.open(ref, opened);
    await bot.leagues.alter(GUILD, id, (present) => ({ ...present, nights: 1 }));
    const result = { places: [1, 2, 3], victory: "none", before_time: false } as const;
    const at = { round: 1, pod: 1 };
    const why = { why: [], locked: [], repeats: 0, proven: true, final: false, byes: [] };
    const said: readonly Said[] = [
      ...pod.map((user): Said => ({ type: "here", user, here: true })),
      { type: "drafted", round: 1, pods: [pod], ...why },
      { type: "published", draft: 1, tables: ["nowhere"], channel: "901" },
      { type: "clock-started", round: 1, minutes: 90 },
    ];
    for (const each of said) await bot.nights.act(ref, speaker, () => [each]);
    const reported: Said = { type: "reported", ...at, result, from: "player" };
    await bot.nights.act(ref, { ...speaker, by: PLAYERS[1], as: "Dave" }, () => [reported]);
  }

  async #server(): Promise<string> {
    const { bot } = this.running;
    const cards = [...(await bot.cards.of(GUILD)).entries()];
    const settings = await bot.settings.servers.of(GUILD);
    const night = await bot.nights.of({ guild: GUILD, league: this.#league ?? "", number: 1 });
    const calls = await bot.store.documents("judge-calls").get(GUILD);
    const hook = await bot.store.documents("webhooks").get(GUILD);
    const own = [hook, await bot.house.of(GUILD), await bot.leagues.of(GUILD), settings, night?.entries, calls];
    return JSON.stringify([cards, ...own]);
  }

  /** What everybody but this user has for themselves. */
  async #others({ user }: As, table: string): Promise<string> {
    const { decks, settings, bookmarks } = this.running.bot;
    const own = PLAYERS.filter((each) => each !== user).map(async (each) => [
      await decks.of(GUILD, each),
      await settings.personal.of(each),
      await bookmarks.of(table, each),
    ]);
    return JSON.stringify(await Promise.all(own));
  }

  /** One cell: what is answered, and whether the table, the server’s own records or anybody else’s have changed. */
  async does(row: Row, as: As): Promise<Came> {
    const { played = false } = row;
    if (this.#league === null || this.#isPlayed !== played) this.#league = await this.#freshServer(played);
    this.#isPlayed = played;
    if (!(await this.running.bot.decks.of(GUILD, PLAYERS[0])).some(({ id }) => id === this.at.deck))
      this.at = { ...this.at, deck: await this.#freshDeck() };
    if (as.guild === OTHER_GUILD) await this.running.store.documents("house-rulings").delete(OTHER_GUILD);
    const cell = {
      ...(this.#unchanged.get(row.state) ?? (await this.#tableFor(row))),
      deck: this.at.deck,
      league: this.#league,
    };
    const kept = async () => ({
      table: JSON.stringify(await this.running.store.load(cell.id)),
      server: await this.#server(),
      others: await this.#others(as, cell.id),
    });
    const before = await kept();
    const answer = await this.running.does(
      as.channel === THREAD ? { ...as, channel: cell.table.thread } : as,
      row.input(cell),
    );
    const after = await kept();
    const came = {
      answer,
      table: before.table !== after.table,
      server: before.server !== after.server,
      others: before.others !== after.others,
    };
    if (came.server) this.#league = null;
    if (came.table) {
      this.#unchanged.delete(row.state);
      await this.running.store.remove(cell.id);
    } else this.#unchanged.set(row.state, cell);
    return came;
  }
}
