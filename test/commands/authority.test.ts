// moderator: Authority — who may do what, and from where: every command and every press, for every kind of stranger
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registry } from "../../src/commands/index.ts";
import type { League } from "../../src/leagues/index.ts";
import type { Said } from "../../src/leagues/night/index.ts";
import type { Table } from "../../src/table/table.ts";
import { DECK_PRESSES } from "../../src/views/decks/deck-press.ts";
import { LEAGUE_PRESSES } from "../../src/views/leagues/league-press.ts";
import { NIGHT_PRESSES } from "../../src/views/leagues/night-press.ts";
import { ROUND_PRESSES } from "../../src/views/leagues/round-press.ts";
import { FIRST_STEPS } from "../../src/views/prompts/first-steps.ts";
import { STRANDED_VERBS } from "../../src/views/refusals/unreadable.ts";
import { HOUSE_PRESSES } from "../../src/views/rulings/house.ts";
import { MINE_PRESSES } from "../../src/views/settings/mine.ts";
import { SERVER_PRESSES } from "../../src/views/settings/server.ts";
import { WEBHOOK_PRESSES } from "../../src/views/settings/webhook.ts";
import { PRESSES, RULE_VERBS } from "../../src/views/text/custom-id.ts";
import { entering, opening } from "../leagues/night/night.ts";
import { created, joined, PLAYERS, tableAfter } from "../table/tables.ts";
import { type As, type Desk, GUILD, OTHER_GUILD, openDesk, type Reply } from "./in-process.ts";
import { COMMAND_ROWS } from "./rows/commands.ts";
import { OTHER_ROWS } from "./rows/others.ts";
import { PRESS_ROWS } from "./rows/presses.ts";
import { type At, type Comes, KINDS, type Right, type Row, STRANGERS, type Stranger } from "./rows/row.ts";
import { LOGS, STATES } from "./tables-at.ts";

/** Of a table's own thread, whichever that is. */
const THREAD = "thread";
const here = { guild: GUILD, channel: THREAD } as const;

/** The judge manages no server: the role alone makes one. */
const RIGHT: Readonly<Record<Right, As>> = {
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

const asStranger = (stranger: Stranger, right: Right): As =>
  stranger === "another seat" ? { ...here, user: right === "dave" ? PLAYERS[2] : PLAYERS[1] } : AS[stranger];

/** How a "no" begins: whoever reads one knows that nothing was done, and why. */
const NO =
  /You have no seat|You had no seat|[Yy]ou are out of this game|eliminated|Only |This table stands in another server|There is no |I deal with people only|You do not sit|You sit in no pod|That is asked of|is not there any more|I know no|nothing was done|Nothing was done|nothing of yours|belong to a server|Type this in|Decks belong|not in \*\*|is to act|rule:|takes? (?:it|that) back|decides? whether|You may|chosen by|You said it yourself|has no house rulings|no deck|not yours|That button|needs a (?:server|text channel)|register|Say whose seat|Nobody plays a seat of yours|asked of others|Not your turn|agreed already/u;

let desk: Desk;
let ids = 0;
let at: Omit<At, "table" | "id">;
const made = new Map<string, { table: Table; log: readonly object[] }>();

beforeAll(async () => {
  desk = await openDesk();
  const other = { ...tableAfter(null, { ...created(), id: "other", thread: "903" }), id: "other", thread: "903" };
  await desk.put(tableAfter(other, joined(other, "2001")));
  at = { league: "", deck: await freshDeck() };
});
afterAll(() => desk.close());

/** Two players have a deck of the same name each; gives the id of John's. */
async function freshDeck(): Promise<string> {
  const { decks } = desk.bot;
  const cards = [{ count: 1, title: "Envoy", section: "deck", type: "character" }] as const;
  const deck = { name: "mine", cards, ambassador: "Envoy", race: "narn", faction: "babylon-project", at: 1 } as const;
  for (const user of [PLAYERS[0], PLAYERS[1]]) await decks.keep(GUILD, user, deck);
  return (await decks.of(GUILD, PLAYERS[0])).find(({ name }) => name === "mine")?.id ?? "";
}

/** A table of its own for each cell, in the thread where it is asked for. */
async function tableFor({ state }: Row): Promise<At> {
  const id = `cell${++ids}`;
  const thread = String(10_000 + ids);
  if (state === "broken") {
    const log = [created(), joined(tableAfter(null, created()), PLAYERS[0])];
    await desk.put(
      { ...tableAfter(null, ...log), id, thread: THREAD },
      [{ ...log[0], id }, log[1], {}].filter((e) => e !== undefined),
    );
    await desk.store.commit({
      table: id,
      seen: 3,
      key: "broken",
      entry: "no entry",
      snapshot: "{",
      outbox: [],
      deadline: null,
    });
    const table = { ...tableAfter(null, ...log), id, thread };
    return { ...at, id, table };
  }
  const known = made.get(state) ?? { table: STATES[state](), log: [] };
  made.set(state, known);
  const table = { ...known.table, id, thread };
  const log = state in LOGS ? LOGS[state as keyof typeof LOGS]() : [];
  await desk.put(
    table,
    log.map((entry) => (entry.type === "created" ? { ...entry, id, thread } : entry)),
  );
  return { ...at, id, table };
}

/** The server's own records as each cell finds them. */
async function freshServer(played: boolean): Promise<string> {
  const { bot, store } = desk;
  await store.documents("house-rulings").delete(OTHER_GUILD);
  for (const kind of ["leagues", "judged-cards", "house-rulings", "server-settings", "judge-calls", "webhooks"])
    await store.documents(kind).delete(GUILD);
  await bot.house.add(GUILD, { title: "First", text: "As it is.", replaces: null }, { by: "1", name: "Judge", at: 1 });
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
  if (played) await openRound(done.league);
  return done.league.id;
}

/** A night of the league: John, Dave and Paul sit in its only pod, which Dave has reported; the clock runs. */
async function openRound({ id, name, settings }: League): Promise<void> {
  const { bot } = desk;
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

async function server(): Promise<string> {
  const { bot } = desk;
  const cards = [...(await bot.cards.of(GUILD)).entries()];
  const settings = await bot.settings.servers.of(GUILD);
  const night = await bot.nights.of({ guild: GUILD, league: league ?? "", number: 1 });
  const calls = await bot.store.documents("judge-calls").get(GUILD);
  const hook = await bot.store.documents("webhooks").get(GUILD);
  const own = [hook, await bot.house.of(GUILD), await bot.leagues.of(GUILD), settings, night?.entries, calls];
  return JSON.stringify([cards, ...own]);
}

interface Came {
  answer: Reply;
  table: boolean;
  server: boolean;
}

/** Tables and records that no cell has changed serve the next one. */
const unchanged = new Map<Row["state"], At>();
let league: string | null = null;
/** Whether a round of its night is played. */
let isPlayed = false;

async function does(row: Row, as: As): Promise<Came> {
  const { played = false } = row;
  if (league === null || isPlayed !== played) league = await freshServer(played);
  isPlayed = played;
  if (!(await desk.bot.decks.of(GUILD, PLAYERS[0])).some(({ id }) => id === at.deck))
    at = { ...at, deck: await freshDeck() };
  if (as.guild === OTHER_GUILD) await desk.store.documents("house-rulings").delete(OTHER_GUILD);
  const cell = { ...(unchanged.get(row.state) ?? (await tableFor(row))), deck: at.deck, league };
  const before = [JSON.stringify(await desk.store.load(cell.id)), await server()];
  const answer = await desk.does(as.channel === THREAD ? { ...as, channel: cell.table.thread } : as, row.deed(cell));
  const after = [JSON.stringify(await desk.store.load(cell.id)), await server()];
  const came = { answer, table: before[0] !== after[0], server: before[1] !== after[1] };
  if (came.server) league = null;
  if (came.table) {
    unchanged.delete(row.state);
    await desk.store.remove(cell.id);
  } else unchanged.set(row.state, cell);
  return came;
}

const ROWS: readonly [string, Row][] = [
  ...Object.entries(COMMAND_ROWS),
  ...Object.entries(PRESS_ROWS).map(([verb, row]): [string, Row] => [`press ${verb}`, row]),
  ...Object.entries(OTHER_ROWS),
];

const comes = ({ kind, but }: Row, stranger: Stranger): Comes => {
  const served: readonly Stranger[] = KINDS[kind];
  return but?.[stranger] ?? (served.includes(stranger) ? "served" : "refused");
};

describe("the table of who may do what", () => {
  test("has a row for every command and every press", () => {
    const commands = registry.commands.flatMap(({ data: { name, options = [] } }) => {
      const subs = options.filter(({ type }) => type === 1);
      return subs.length === 0 ? [`/${name}`] : subs.map((sub) => `/${name} ${sub.name}`);
    });
    expect(registry.commands.flatMap(({ data: { options = [] } }) => options.filter(({ type }) => type === 2))).toEqual(
      [],
    );
    const menus = (registry.messageCommands ?? []).map(({ data: { name } }) => `menu ${name}`);
    const presses = [
      ...DECK_PRESSES.map((verb) => `deck:${verb}`),
      ...LEAGUE_PRESSES.map((verb) => `league:${verb}`),
      ...ROUND_PRESSES.map((verb) => `round:${verb}`),
      ...NIGHT_PRESSES.map((verb) => `night:${verb}`),
      ...RULE_VERBS.map((verb) => `rule:${verb}`),
      ...HOUSE_PRESSES.map((verb) => `rulings:${verb}`),
      ...FIRST_STEPS.map((verb) => `first:${verb}`),
      ...STRANDED_VERBS.map((verb) => `stranded:${verb}`),
      ...MINE_PRESSES.map((verb) => `mine:${verb}`),
      ...SERVER_PRESSES.map((verb) => `server:${verb}`),
      ...WEBHOOK_PRESSES.map((verb) => `webhook:${verb}`),
    ];
    const missing = [
      ...commands.filter((name) => COMMAND_ROWS[name] === undefined).map((name) => `${name} in COMMAND_ROWS`),
      ...PRESSES.filter((verb) => !(verb in PRESS_ROWS)).map((verb) => `the press ${verb} in PRESS_ROWS`),
      ...[...presses, ...menus].filter((name) => OTHER_ROWS[name] === undefined).map((name) => `${name} in OTHER_ROWS`),
    ];
    expect(missing, "Say in test/commands/rows/ who may do this, from where").toEqual([]);
  });

  test("has a row for every family of presses and forms", () => {
    const deeds = ROWS.map(([, row]) => row.deed({ ...at, table: STATES.playing(), id: "x", league: "abcdefgh" }));
    const families = registry.presses.filter(
      (family) =>
        !deeds.some((deed) => "press" in deed && family.press(deed.press) !== null) &&
        !deeds.some((deed) => "form" in deed && family.submit?.(deed.form)),
    );
    expect(families, "Say in test/commands/rows/ who may press what this family answers to").toEqual([]);
    const forms = registry.presses.filter(
      (family) => family.submit && !deeds.some((deed) => "form" in deed && family.submit?.(deed.form)),
    );
    expect(forms, "Say in test/commands/rows/ who may send in the form of this family").toEqual([]);
  });
});

describe.each(ROWS)("%s", (_, row) => {
  test("does something for whoever may", async () => {
    const came = await does(row, RIGHT[row.right]);
    expect(came.answer.text).not.toContain("went wrong");
    if (row.does === "shows") expect(came.answer.kind).not.toBe("quiet");
    else expect(came[row.does], came.answer.text).toBe(true);
  });

  test.each(STRANGERS)("%s", async (stranger) => {
    const came = await does(row, asStranger(stranger, row.right));
    const { answer } = came;
    expect(answer.text).not.toContain("went wrong");
    if (comes(row, stranger) === "refused") {
      expect(answer.private && answer.kind === "message", `a private word: ${answer.kind}`).toBe(true);
      expect(answer.text).toMatch(NO);
      expect({ table: came.table, server: came.server }).toEqual({ table: false, server: false });
    } else {
      // What is done in another server, or in none, is nothing to this one; looking changes nothing.
      const may = asStranger(stranger, row.right).guild === GUILD && row.does !== "shows";
      expect(!may && (came.table || came.server), answer.text).toBe(false);
    }
  });
});
