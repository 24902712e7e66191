/**
 * Opens the tables of published rounds: each gets its thread, its seats and a call to its players, once. Everything is
 * found out anew each time, so that whoever goes on after a crash opens what is missing and nothing twice.
 */
import { randomUUID } from "node:crypto";
import type { League } from "../../leagues/index.ts";
import {
  keyOf,
  type LeagueRound,
  MODERATOR,
  mayOpen,
  type Night,
  type NightRef,
  type Pod,
  playerOf,
  podOf,
  roundOf,
} from "../../leagues/night/index.ts";
import { sayMeanwhile } from "../../rounds/meanwhile.ts";
import { languageThere } from "../../rounds/saying.ts";
import { createdEntry } from "../../table/created.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { isPracticeUser } from "../../table/seats/bot-users.ts";
import { newSeat } from "../../table/seats/lobby.ts";
import { Refusing } from "../../thread/sending/messenger.ts";
import { podMessage, podThread, roundMessage } from "../../views/leagues/round.ts";
import { FIRST_LANGUAGE, LANGUAGES } from "../../views/words/index.ts";
import { startGame } from "../game/opening/seats.ts";
import type { Bot } from "../shared/bot.ts";
import { addToThread, habitsNow } from "../shared/new-member.ts";
import { broughtBy } from "./pod-seat.ts";
import { refreshLeague } from "./refresh.ts";
import { organisersOf } from "./results.ts";

const EVERY_MS = 10_000;
/** Pods that are opened this soon after their round was published have the round's time, in ms. */
const SAME_TIME_MS = 5 * 60_000;
/** A lease dies this soon after its process, in ms; it is renewed while the work takes longer. */
const LEASE_MS = 2_000;
const RENEW_MS = 600;
/** How soon to look again where another process has it, in ms. */
const AGAIN_MS = 500;

const holder = randomUUID();
const working = new WeakMap<Bot, Map<string, Promise<void>>>();

/** Opens what is missing of a night's tables, in the background. */
export function openPods(ref: NightRef, bot: Bot): void {
  const running = working.get(bot) ?? new Map<string, Promise<void>>();
  working.set(bot, running);
  const key = keyOf(ref);
  const before = running.get(key) ?? Promise.resolve();
  const work = before
    .then(() => openedOf(ref, bot))
    .catch((error: unknown) => bot.log.warn({ err: error, night: key }, "the tables of a round could not be opened"))
    .finally(() => {
      if (running.get(key) === work) running.delete(key);
    });
  running.set(key, work);
}

/** Looks now and again for rounds whose tables are not all open. The answer stops it, once what is under way is done. */
export function watchPods(bot: Bot): () => Promise<void> {
  const look = async () => {
    for (const ref of await bot.nights.running()) {
      const kept = await bot.nights.of(ref);
      if (kept && isUnfinished(kept.night, bot)) openPods(ref, bot);
    }
  };
  const looked = () =>
    look().catch((error: unknown) => bot.log.warn({ err: error }, "the rounds of leagues could not be looked at"));
  let looking = looked();
  const timer = setInterval(() => {
    looking = looked();
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    // What it still finds would be opened after everything else has stopped.
    await looking;
    await Promise.all(working.get(bot)?.values() ?? []);
  };
}

const isUnfinished = (night: Night, bot: Bot): boolean =>
  night.phase !== "ended" &&
  night.rounds.some((round) => round.pods.some((pod) => mayOpen(night, pod)) || !isAnnounced(night, round, bot));

/** Whether its message says what is so: of a round whose pods have their threads nothing changes any more. */
function isAnnounced(night: Night, round: LeagueRound, bot: Bot): boolean {
  if (!night.posted.some((each) => each.what === "round" && each.round === round.number)) return false;
  if (round.pods.every(({ thread }) => thread !== null)) return true;
  return shown.get(bot)?.get(shownKey(night, round)) === whatItSays(night, round);
}

/** The same in whatever language it is told. */
const whatItSays = (night: Night, round: LeagueRound): string =>
  JSON.stringify(roundMessage(night, round, FIRST_LANGUAGE));

/** What this process last had a round's message say. */
const shown = new WeakMap<Bot, Map<string, string>>();
const shownKey = ({ league, number, openedAt }: Night, round: LeagueRound) =>
  `${league} ${number} ${openedAt} ${round.number}`;

async function openedOf(ref: NightRef, bot: Bot): Promise<void> {
  const lease = `night:${keyOf(ref)}`;
  if (!(await bot.store.lease(lease, holder, LEASE_MS))) {
    setTimeout(() => openPods(ref, bot), AGAIN_MS).unref();
    return;
  }
  let held = true;
  const renewal = setInterval(() => {
    bot.store.lease(lease, holder, LEASE_MS).then(
      (still) => {
        held = still;
      },
      () => {
        held = false;
      },
    );
  }, RENEW_MS);
  try {
    const kept = await bot.nights.of(ref);
    const league = (await bot.leagues.of(ref.guild)).find(({ id }) => id === ref.league);
    if (!kept || !league) return;
    for (const { number } of kept.night.rounds) await openedRound({ ref, league, number, isHeld: () => held }, bot);
  } finally {
    clearInterval(renewal);
    await bot.store.release(lease, holder);
    refreshLeague(ref.guild, ref.league, bot);
  }
}

interface Job {
  ref: NightRef;
  league: League;
  /** Whether no other process may have begun the same. */
  isHeld(): boolean;
  /** Of the round. */
  number: number;
}

async function openedRound(job: Job, bot: Bot): Promise<void> {
  const { ref, number } = job;
  const now = async (): Promise<At | null> => {
    const night = (await bot.nights.of(ref))?.night;
    const round = night?.rounds[number - 1];
    return night && round && night.phase !== "ended" ? { night, round } : null;
  };
  const first = await now();
  if (!first) return;
  const { night, round } = first;
  const missing = round.pods.filter((pod) => mayOpen(night, pod));
  if (missing.length === 0 && isAnnounced(night, round, bot)) return;
  await announcedRound(job, first, bot);
  // One look at the server's threads tells which of them are there since a process that did not come to say so.
  const there = missing.length === 0 ? [] : await bot.messenger.threads(ref.guild);
  for (const { number: each } of missing) {
    if (!job.isHeld()) return;
    // Meanwhile somebody may have dropped, or an organiser has said what came of it.
    const at = await now();
    const pod = at?.round.pods[each - 1];
    if (at && pod && mayOpen(at.night, pod)) await openedPod(job, { ...at, pod, there }, bot);
  }
  const last = missing.length === 0 ? null : await now();
  if (last) await announcedRound(job, last, bot);
}

interface At {
  night: Night;
  round: LeagueRound;
}

/** The message that says who plays where: posted once, then edited. */
async function announcedRound({ ref, number }: Job, { night, round }: At, bot: Bot): Promise<void> {
  const posted = night.posted.find((each) => each.what === "round" && each.round === number);
  const words = roundMessage(night, round, await languageThere(bot, ref.guild));
  const said = shown.get(bot) ?? new Map<string, string>();
  shown.set(bot, said);
  said.set(shownKey(night, round), whatItSays(night, round));
  try {
    if (posted) return await bot.messenger.edit(posted.channel, posted.message, words);
    const message = await bot.messenger.create(round.channel, words, `r${ref.league}${ref.number}x${number}`);
    await bot.nights.act(ref, { by: MODERATOR, at: bot.clock.now() }, () => [
      { type: "posted", what: "round", round: number, channel: round.channel, message },
    ]);
  } catch (error) {
    if (!(error instanceof Refusing)) throw error;
    bot.log.warn({ err: error, league: ref.league }, "a round could not be announced");
  }
}

type There = Awaited<ReturnType<Bot["messenger"]["threads"]>>;

async function openedPod(
  job: Job,
  { night, round, pod, there }: At & { pod: Pod; there: There },
  bot: Bot,
): Promise<void> {
  const { ref, league } = job;
  const at = { round: round.number, pod: pod.number };
  const speaker = { by: MODERATOR, at: bot.clock.now() };
  try {
    const thread = await threadFor(ref.guild, { night, round, pod, there }, bot);
    await tableIn(thread, job, { night, round, pod }, bot);
    const unseated = await seated(job, { night, round, pod }, bot);
    if (unseated.length === 0) await startedAlone(pod, bot);
    // While all that was under way nobody could be told anything here: the call says how it stands by now.
    const now = (await bot.nights.of(ref))?.night ?? night;
    const called = asOpened(now, at, { thread, waited: waitedFor(now, at, speaker.at) }) ?? { round, pod };
    const words = podMessage(now, called.round, called.pod, unseated, await languageThere(bot, ref.guild));
    await bot.messenger.create(thread, words, `p${pod.table}`);
    const acted = await bot.nights.act(ref, speaker, (present) => {
      const waited = waitedFor(present, at, speaker.at);
      return [{ type: "pod-opened", ...at, thread, ...(waited === 0 ? {} : { waited }) }];
    });
    if (acted.outcome !== "done") return;
    await sayMeanwhile(bot, { ref, night: acted.night, at, organisers: organisersOf(league) }, called);
  } catch (error) {
    if (!(error instanceof Refusing)) throw error;
    const why = `its thread could not be opened (${error.why}); I try again`.slice(0, 300);
    bot.log.warn({ err: error, table: pod.table }, "a pod's thread could not be opened");
    await bot.nights.act(ref, speaker, () => [{ type: "pod-failed", ...at, why }]);
  }
}

/** A pod as it is once its table is open; null where there is no such pod. */
function asOpened(
  night: Night,
  at: { round: number; pod: number },
  { thread, waited }: { thread: string; waited: number },
): { round: LeagueRound; pod: Pod } | null {
  const round = roundOf(night, at.round);
  const pod = podOf(night, at);
  return round && pod && { round, pod: { ...pod, thread, extra: pod.extra + waited } };
}

/** How many minutes a pod of a league of days has waited for its table: its time counts from now. */
function waitedFor(night: Night, at: { round: number; pod: number }, now: number): number {
  const round = roundOf(night, at.round);
  if (night.settings.pace !== "daily" || !round?.clock) return 0;
  const waited = now - round.clock.startedAt;
  // Those that are opened with their round have its time.
  return waited < SAME_TIME_MS ? 0 : Math.ceil(waited / 60_000);
}

/** The pod's thread: that of its table, or the one that was opened under its name, or a new one. */
async function threadFor(
  guild: string,
  { night, round, pod, there }: At & { pod: Pod; there: There },
  bot: Bot,
): Promise<string> {
  const table = await bot.tables.load(pod.table);
  if (table !== null) return table.thread;
  // Nobody knows a table's id before its thread: nobody else gives a thread this name.
  // Meanwhile the server may have chosen another language.
  const names = LANGUAGES.map((language) => podThread(night, round, pod, pod.table.slice(-4), language));
  const found = there.find((each) => names.includes(each.name) && each.parent === round.channel);
  if (found) return found.id;
  const language = await languageThere(bot, guild);
  return bot.messenger.openThread(round.channel, podThread(night, round, pod, pod.table.slice(-4), language));
}

async function tableIn(
  thread: string,
  { ref, league }: Job,
  { night, round, pod }: At & { pod: Pod },
  bot: Bot,
): Promise<void> {
  const { pace, manners } = night.settings;
  const language = await languageThere(bot, ref.guild);
  const created = createdEntry({
    id: pod.table,
    guild: ref.guild,
    channel: round.channel,
    thread,
    name: podThread(night, round, pod, "", language).replace(/ · $/u, "").slice(0, 60),
    rules: league.rules,
    pace,
    language,
    unattended: pod.players.some(isPracticeUser),
    manners,
    leagueManners: manners !== undefined,
    hostDisplay: league.host.name,
  });
  await bot.tables.create(pod.table, `pod:${pod.table}`, round.by, created);
}

/** Seats everybody with what they have registered; says whom the table did not take. */
async function seated(job: Job, { night, pod }: At & { pod: Pod }, bot: Bot): Promise<string[]> {
  const unseated: string[] = [];
  for (const user of pod.players) {
    const player = playerOf(night, user);
    if (player === null || player.gone !== null) continue;
    const brought = await broughtBy(job.ref, job.league, player, bot);
    const known = await habitsNow(user, bot);
    const acted = await bot.tables.join(pod.table, `pod:${pod.table}:${user}`, user, (table) => {
      const found = newSeat(table, bot.library, user, player.name, brought.wish);
      if (!found.ok) return { ok: false, refused: tableRefuses(found.refusal) };
      return { ok: true, entry: { type: "joined", seat: { ...found.seat, ...brought.sealed, ...known } } };
    });
    const isIn = acted.table?.seats.some(({ userId }) => userId === user) === true;
    if (!isIn) unseated.push(user);
    else if (!isPracticeUser(user)) {
      bot.direct.prepare(user);
      void addToThread({ id: pod.table, thread: acted.table?.thread ?? "" }, user, bot);
    }
  }
  return unseated;
}

/** A pod of practice opponents alone begins by itself: nobody is there to press Start. */
async function startedAlone(pod: Pod, bot: Bot): Promise<void> {
  const [first] = pod.players;
  if (first === undefined || !pod.players.every(isPracticeUser)) return;
  await startGame(pod.table, { key: `start:${pod.table}`, userId: first, display: "" }, bot);
}
