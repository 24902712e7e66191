// DESIGN: League nights — an organiser has a phone: whatever they may do is two taps away, once **Organise** is pressed
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { league as command } from "../../src/commands/league/index.ts";
import { type NightRef, type Said, settingsSchema } from "../../src/leagues/night/index.ts";
import { USUAL_MANNERS } from "../../src/settings/manners.ts";
import { LEAGUE_PRESSES, type LeaguePressVerb } from "../../src/views/leagues/league-press.ts";
import { NIGHT_PRESSES, type NightPressVerb, nightPressId } from "../../src/views/leagues/night-press.ts";
import { parseRoundPress, ROUND_PRESSES, type RoundPressVerb } from "../../src/views/leagues/round-press.ts";
import { entering, opening } from "../leagues/night/night.ts";
import { type As, GUILD, type RunningBot, runBot } from "./in-process.ts";

const HOST: As = { user: "1000", guild: GUILD, judge: true, welcome: true };
const TAPS = 2;

/** What a press does for an organiser, or why it is none of that: it only shows the way to others, or is a player's own. */
type Way = string | typeof LEADS_ON | typeof OF_PLAYERS;
const LEADS_ON = Symbol("leads on to others");
const OF_PLAYERS = Symbol("of players, about themselves");

/** Every press about a night; the compiler asks for a new one. */
const NIGHT_WAYS: Readonly<Record<NightPressVerb, Way>> = {
  here: OF_PLAYERS,
  drop: OF_PLAYERS,
  dropped: OF_PLAYERS,
  side: OF_PLAYERS,
  organise: LEADS_ON,
  open: "open a night",
  fill: "fill a league with practice opponents",
  everybody: "check everybody in",
  end: LEADS_ON,
  ended: "end the night",
  pair: "pair the next round",
  again: "pair again",
  swap: "swap two players",
  partner: "swap two players",
  lock: "lock pods",
  locks: "lock pods",
  publish: "publish the round",
  discard: "throw the pairing away",
  players: "see who is here",
  player: "see a player",
  in: "check a player in or out, or take them back in",
  come: "check a player in or out, or take them back in",
  away: "check a player in or out, or take them back in",
  back: "check a player in or out, or take them back in",
  out: "drop a player",
  "no-show": "note who never came",
  settings: "see how the league is played",
  switches: "switch what the league does",
  numbers: "change sizes, rounds, time and points",
  apart: "keep two players apart",
  "apart-from": "keep two players apart",
  together: "keep nobody apart",
  organisers: "name organisers",
  manners: "see the table manners",
  talk: "choose what talk and deals are",
  takebacks: "choose what taking back is",
  leaving: "choose what leaving is",
  hosts: "leave the manners to the hosts",
};

const ROUND_WAYS: Readonly<Record<RoundPressVerb, Way>> = {
  standings: "see the standings",
  season: "see the standings of all nights",
  export: "export the league",
  results: "see the pods",
  pod: "see a pod",
  report: OF_PLAYERS,
  confirm: OF_PLAYERS,
  dispute: OF_PLAYERS,
  judge: "say or correct a result",
  decide: "say or correct a result",
  clock: "see the clock",
  start: "start the clock",
  extend: "give all more time",
  more: "give a pod more time",
  time: LEADS_ON,
  timed: "call time for all",
};

const LEAGUE_WAYS: Readonly<Record<LeaguePressVerb, Way>> = {
  show: "see who is in",
  join: OF_PLAYERS,
  with: OF_PLAYERS,
  mine: OF_PLAYERS,
  decks: "see whether the decks are legal",
  pick: "see one deck",
  deck: LEADS_ON,
  close: "close registration",
  reopen: "open registration again",
  quit: OF_PLAYERS,
  leave: OF_PLAYERS,
};

/** Before a league is opened it has no **Organise**, and a file comes with a command alone. */
const TYPED = "typed";

/** What each subcommand does for an organiser. */
const SUBCOMMANDS: Readonly<Record<string, Way>> = {
  create: TYPED,
  join: OF_PLAYERS,
  leave: OF_PLAYERS,
  show: "see who is in",
  mine: OF_PLAYERS,
  decks: "see whether the decks are legal",
  close: "close registration",
  reopen: "open registration again",
  night: LEADS_ON,
  organisers: "name organisers",
  checkin: OF_PLAYERS,
  pair: "pair the next round",
  publish: "publish the round",
  drop: "drop a player",
  report: OF_PLAYERS,
  confirm: OF_PLAYERS,
  time: "call time for all",
  extend: "give all more time",
  correct: "say or correct a result",
  standings: "see the standings",
  export: "export the league",
  import: TYPED,
  me: OF_PLAYERS,
};
/** Some of what is done about all is done about one pod as well. */
const OF_ONE_POD: Readonly<Partial<Record<RoundPressVerb, string>>> = {
  timed: "call time in one pod",
  extend: "give a pod more time",
};

interface Shown {
  components?: { components: Component[] }[];
}
interface Component {
  custom_id?: string;
  min_values?: number;
  options?: { value: string }[];
}

/** What a custom id does for an organiser; null where it does nothing of its own. */
function doneBy(customId: string): string | null {
  const [, kind, verb = ""] = /^(night|round|league):([a-z-]+):/u.exec(customId) ?? [];
  const ways: Readonly<Record<string, Way>> =
    kind === "night" ? NIGHT_WAYS : kind === "round" ? ROUND_WAYS : kind === "league" ? LEAGUE_WAYS : {};
  const pod = kind === "round" ? (parseRoundPress(customId)?.pod ?? 0) : 0;
  const way = (pod > 0 ? OF_ONE_POD[verb as RoundPressVerb] : undefined) ?? ways[verb];
  return typeof way === "string" ? way : null;
}

const PEOPLE = Array.from({ length: 8 }, (_, at) => ({ ...entering(String(at + 1)), user: String(2_001 + at) }));
const PODS = [PEOPLE.slice(0, 4), PEOPLE.slice(4)].map((pod) => pod.map(({ user }) => user));
const facts = { why: [], locked: [], repeats: 0, proven: true, final: false, byes: [] };
const at = (pod: number) => ({ round: 1, pod });
const here = PEOPLE.map(({ user }): Said => ({ type: "here", user, here: true }));
const drafted: Said = { type: "drafted", round: 1, pods: PODS, ...facts };
const opened = [1, 2].map((pod): Said => ({ type: "pod-opened", ...at(pod), thread: String(5_000 + pod) }));
const result = { places: [1, 2, 3, 4], victory: "none", before_time: false } as const;
let count = 0;
const published = (): Said => ({
  type: "published",
  draft: 1,
  tables: [`a${++count}`, `b${count}`],
  channel: "901",
});
const clock: Said = { type: "clock-started", round: 1, minutes: 90 };
/** Nights as an organiser meets them; null: none has been opened. */
const NIGHTS: readonly (() => readonly Said[] | null)[] = [
  () => null,
  () => [],
  () => [...here, drafted],
  () => [...here, drafted, published(), ...opened],
  () => [...here, drafted, published(), ...opened, clock],
  () => [...here, drafted, published(), ...opened, clock, { type: "reported", ...at(1), result, from: "organiser" }],
];

let running: RunningBot;
beforeAll(async () => {
  running = await runBot();
});
afterAll(() => running.close());

const settings = settingsSchema.parse({ apart: [["2001", "2006"]], manners: USUAL_MANNERS });

/** A league of its own, its night so far; gives its id. */
async function leagueWith(said: readonly Said[] | null, open = true): Promise<string> {
  const { bot } = running;
  const name = `League ${++count}`;
  const host = { user: HOST.user, name: "Zack" };
  const done = await bot.leagues.create(GUILD, { name, host, rules: "tournament", at: 1, settings });
  if (!done.ok) throw new Error(done.problem);
  const { id } = done.league;
  await bot.leagues.enrol(
    GUILD,
    id,
    PEOPLE.map((player) => ({ ...player, deck: null, at: 1 })),
  );
  if (!open) await bot.leagues.alter(GUILD, id, (present) => ({ ...present, open }));
  if (said === null) return id;
  const ref: NightRef = { guild: GUILD, league: id, number: 1 };
  await bot.nights.open(ref, { ...opening(0), by: HOST.user, league: id, name, settings, players: PEOPLE });
  await bot.leagues.alter(GUILD, id, (present) => ({ ...present, nights: 1 }));
  for (const each of said) {
    const acted = await bot.nights.act(ref, { by: HOST.user, as: "Zack", at: 5 }, () => [each]);
    if (acted.outcome !== "done") throw new Error(`${each.type}: ${JSON.stringify(acted)}`);
  }
  return id;
}

/** All that can be pressed in an answer, with what would be chosen of a menu. */
function pressable(text: string): { id: string; values?: string[] }[] {
  const shown = JSON.parse(text) as Shown; // what discord.js has sent
  return (shown.components ?? []).flatMap(({ components }) =>
    components.flatMap(({ custom_id: id, options, min_values: least = 1 }) => {
      if (id === undefined) return [];
      return [options ? { id, values: options.slice(0, Math.max(1, least)).map(({ value }) => value) } : { id }];
    }),
  );
}

/** What an organiser has done with so many taps after the first, at the least. */
async function ways(said: () => readonly Said[] | null, open = true): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const note = (id: string, taps: number) => {
    const done = doneBy(id);
    if (done !== null) found.set(done, Math.min(taps, found.get(done) ?? taps));
  };
  const panelOf = async (id: string) => (await running.does(HOST, { press: nightPressId("organise", id) })).text;
  let league = await leagueWith(said(), open);
  const places = pressable(await panelOf(league)).length;
  for (let place = 0; place < places; place++) {
    const before = await panelOf(league);
    const first = pressable(before)[place];
    if (!first) throw new Error("there is less to press than before");
    note(first.id, 1);
    const { text } = await running.does(HOST, { press: first.id, ...(first.values ? { values: first.values } : {}) });
    for (const { id } of pressable(text)) note(id, 2);
    // What has changed something has done so in a league that nobody needs any more.
    if ((await panelOf(league)) !== before) league = await leagueWith(said(), open);
  }
  return found;
}

describe("An organiser with a phone", () => {
  it("has every command of theirs two taps away, once Organise is pressed", async () => {
    const all = await Promise.all([...NIGHTS.map((said) => ways(said)), ways(() => null, false)]);
    const found = new Map<string, number>();
    for (const each of all) for (const [done, taps] of each) found.set(done, Math.min(taps, found.get(done) ?? taps));
    const wanted = [NIGHT_WAYS, ROUND_WAYS, LEAGUE_WAYS, OF_ONE_POD]
      .flatMap((each) => Object.values(each))
      .filter((way) => typeof way === "string");
    const missing = [...new Set(wanted)].filter((way) => (found.get(way) ?? Number.POSITIVE_INFINITY) > TAPS);
    expect(missing).toEqual([]);
    expect([NIGHT_WAYS, ROUND_WAYS, LEAGUE_WAYS].flatMap((each) => Object.keys(each)).sort()).toEqual(
      [...NIGHT_PRESSES, ...ROUND_PRESSES, ...LEAGUE_PRESSES].toSorted(),
    );
  });

  it("has it by tapping whatever a subcommand does, but for opening a league and what comes with a file", () => {
    const named = (command.data.options ?? []).map(({ name }) => name);
    expect(Object.keys(SUBCOMMANDS).sort()).toEqual(named.toSorted());
    const known = [NIGHT_WAYS, ROUND_WAYS, LEAGUE_WAYS].flatMap((each) => Object.values(each));
    const other = Object.entries(SUBCOMMANDS).filter(([, way]) => way !== TYPED && !known.includes(way));
    expect(other).toEqual([]);
    expect(Object.entries(SUBCOMMANDS).flatMap(([sub, way]) => (way === TYPED ? [sub] : []))).toEqual([
      "create",
      "import",
    ]);
  });
});
