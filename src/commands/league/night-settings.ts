/** How a league's nights are played, changed by its organisers: for the night that runs, too. */
import { isDeepStrictEqual } from "node:util";
import type { BaseInteraction, ModalSubmitInteraction } from "discord.js";
import type { League } from "../../leagues/index.ts";
import { ROUND_MINUTES, type Settings, settingsSchema, USUAL_MINUTES } from "../../leagues/night/index.ts";
import { type Manner, USUAL_MANNERS, withManner } from "../../settings/manners.ts";
import { citing } from "../../views/leagues/cited.ts";
import { mannersScreen, NUMBERS, SWITCHES, settingsScreen, switchedOn } from "../../views/leagues/night-settings.ts";
import { say, type WordId } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, replacing, replyInstead } from "../shared/command.ts";
import { refreshLeague } from "./refresh.ts";
import { leagueGone, runningNight, speakerOf } from "./running.ts";

/** Writes settings down, in the league and in the night that runs; `screen` shows the league afterwards. */
async function set(
  asked: BaseInteraction,
  guild: string,
  league: League,
  change: (present: Settings) => Settings,
  bot: Bot,
  screen = settingsScreen,
): Promise<Answer> {
  const done = await bot.leagues.alter(guild, league.id, (present) => ({
    ...present,
    settings: change(present.settings),
  }));
  if (!done.ok) return leagueGone(league);
  const running = await runningNight(guild, league, bot);
  if (running)
    await bot.nights.act(running.ref, speakerOf(asked, bot), () => [
      { type: "settings", settings: done.league.settings },
    ]);
  refreshLeague(guild, league.id, bot);
  return replacing(screen(done.league, (language) => say(language, "league-changed")));
}

/** What the menu says is switched on; all else is off. */
export function setSwitches(asked: BaseInteraction, guild: string, league: League, on: readonly string[], bot: Bot) {
  return set(
    asked,
    guild,
    league,
    (present) => {
      const was = switchedOn(present);
      const [registered, revealed, close, daily] = SWITCHES.map((each) => on.includes(each));
      const pace = daily ? "daily" : "live";
      // A change of pace brings the time that is usual for it.
      const minutes = was.includes("daily") === daily ? present.minutes : USUAL_MINUTES[pace];
      return settingsSchema.parse({ ...present, registered, revealed, close, pace, minutes });
    },
    bot,
  );
}

export function setApart(asked: BaseInteraction, guild: string, league: League, users: readonly string[], bot: Bot) {
  const [a, b] = users;
  if (a === undefined || b === undefined || a === b)
    return Promise.resolve(replyInstead(citing("night-choose-two", "league-night")));
  return set(
    asked,
    guild,
    league,
    (present) => {
      const others = present.apart.filter((pair) => !(pair.includes(a) && pair.includes(b)));
      return settingsSchema.parse({ ...present, apart: [...others, [a, b]].slice(-50) });
    },
    bot,
  );
}

export const setTogether = (asked: BaseInteraction, guild: string, league: League, bot: Bot) =>
  set(asked, guild, league, (present) => ({ ...present, apart: [] }), bot);

/** One of the manners of all its tables, those too that stand open in a lobby; `which` null: their hosts choose again. */
export async function setManner(
  asked: BaseInteraction,
  guild: string,
  league: League,
  which: Manner | null,
  value: string,
  bot: Bot,
): Promise<Answer> {
  const next = (present: Settings): Settings => {
    const { manners = USUAL_MANNERS, ...others } = present;
    if (which === null) return settingsSchema.parse(others);
    return settingsSchema.parse({ ...others, manners: withManner(manners, which, value) ?? manners });
  };
  const answer = await set(asked, guild, league, next, bot, mannersScreen);
  const running = await runningNight(guild, league, bot);
  const manners = running?.night.settings.manners;
  if (manners === undefined) return answer;
  for (const { table } of running?.night.rounds.flatMap(({ pods }) => pods) ?? []) {
    // A game that has begun keeps the manners that it began with.
    const now = await bot.tables.load(table).catch(() => null);
    if (now?.phase !== "lobby" || isDeepStrictEqual(now.manners, manners)) continue;
    const entry = { type: "manners-changed", manners, judge: true } as const;
    await bot.tables.act(table, `${asked.id}:${table}`, asked.user.id, () => ({ ok: true, entry }));
  }
  return answer;
}

/** What the form for numbers says. */
export function setNumbers(asked: ModalSubmitInteraction, guild: string, league: League, bot: Bot): Promise<Answer> {
  const typed = Object.fromEntries(NUMBERS.map((name) => [name, asked.fields.getTextInputValue(name)]));
  const read = numbersTyped(typed);
  if (!read.ok) return Promise.resolve(replacing(settingsScreen(league, citing(read.why, "league-night"))));
  return set(asked, guild, league, (present) => settingsSchema.parse({ ...present, ...read.numbers }), bot);
}

type Numbers = Pick<Settings, "size" | "rounds" | "minutes" | "points" | "cut">;

/** What is wrong with a number. */
type BadNumber = WordId & `night-bad-${string}`;

/** Reads the form; says what is wrong with the first field that is. */
export function numbersTyped(
  typed: Readonly<Partial<Record<(typeof NUMBERS)[number], string>>>,
): { ok: true; numbers: Numbers } | { ok: false; why: BadNumber } {
  const { size = "", rounds = "", time = "", points = "", final = "" } = typed;
  const no = (why: BadNumber) => ({ ok: false, why }) as const;
  const players = wholeIn(size, 3, 6);
  if (players === null) return no("night-bad-size");
  const number = wholeIn(rounds, 1, 12);
  if (number === null) return no("night-bad-rounds");
  const minutes = minutesIn(time);
  if (minutes === null) return no("night-bad-time");
  const given = pointsIn(points);
  if (given === null) return no("night-bad-points");
  const cut = final.trim() === "" ? null : wholeIn(final, 3, 6);
  if (cut === null && final.trim() !== "") return no("night-bad-final");
  return { ok: true, numbers: { size: players, rounds: number, minutes, points: given, cut } };
}

function wholeIn(text: string, least: number, most: number): number | null {
  const value = /^\d{1,3}$/u.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

const UNITS: Readonly<Record<string, number>> = { "": 1, m: 1, min: 1, h: 60, d: 1_440 };

function minutesIn(text: string): number | null {
  const [, digits = "", unit = ""] = /^(\d{1,5}) ?(m|min|h|d)?$/iu.exec(text.trim()) ?? [];
  const value = digits === "" ? Number.NaN : Number(digits) * (UNITS[unit.toLowerCase()] ?? 1);
  return value >= ROUND_MINUTES.least && value <= ROUND_MINUTES.most ? value : null;
}

function pointsIn(text: string): Settings["points"] | null {
  const [given = "", bonus = "0", ...more] = text.split("+");
  const places = given.split(/[\s,;]+/u).filter((each) => each !== "");
  const all = [...places, bonus.trim()];
  if (more.length > 0 || places.length < 1 || places.length > 6) return null;
  if (!all.every((each) => /^\d{1,4}$/u.test(each) && Number(each) <= 1_000)) return null;
  return { places: places.map(Number), before_time: Number(bonus) };
}
