/** The clock of a round, for who runs the league: started, extended, and time called. */
import type { BaseInteraction } from "discord.js";
import { extending } from "../../leagues/clock/due.ts";
import type { League } from "../../leagues/index.ts";
import {
  isTimed,
  type LeagueRound,
  type Night,
  type NightRef,
  type Pod,
  podOf,
  roundOf,
  timeIsOverAt,
} from "../../leagues/night/index.ts";
import { sayInPod } from "../../rounds/saying.ts";
import { callTime } from "../../rounds/time.ts";
import { citing } from "../../views/leagues/cited.ts";
import { NO_LEAD } from "../../views/leagues/lead.ts";
import { nightProblem } from "../../views/leagues/night-words.ts";
import { clockPanel, confirmTime, extendedMessage } from "../../views/leagues/round-clock.ts";
import { type Language, say, type Tell } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, reply } from "../shared/command.ts";
import { displayOf } from "../shared/who.ts";
import { notAnOrganiser, organises } from "./running.ts";

type Asked = BaseInteraction & Parameters<typeof displayOf>[0];

export interface AtRound {
  readonly league: League;
  readonly ref: NightRef;
  readonly night: Night;
  readonly round: LeagueRound;
  /** Null: all pods of the round. */
  readonly pod: Pod | null;
}

const panel = ({ league, round, pod }: AtRound, night: Night, lead: Tell = NO_LEAD): Answer => {
  const now = roundOf(night, round.number) ?? round;
  return privately(clockPanel(league, night, now, pod && podOf(night, { round: round.number, pod: pod.number }), lead));
};

export const showClock = (asked: Asked, where: AtRound): Answer =>
  organises(asked, where.league) ? panel(where, where.night) : reply(notAnOrganiser(where.league));

/** How long a round takes is said by its league. */
export async function startClock(asked: Asked, where: AtRound, bot: Bot): Promise<Answer> {
  if (!organises(asked, where.league)) return reply(notAnOrganiser(where.league));
  const { minutes } = where.night.settings;
  const acted = await bot.nights.act(where.ref, speakerOf(asked, bot), () => [
    { type: "clock-started", round: where.round.number, minutes },
  ]);
  if (acted.outcome === "none") return reply(citing("night-no-night-more", "league-night"));
  if (acted.outcome === "refused") return panel(where, acted.night, nightProblem(acted.problem, acted.night));
  return panel(where, acted.night, (language) => say(language, "round-runs"));
}

/** @param minutes how many more. */
export async function extend(asked: Asked, where: AtRound, minutes: number, bot: Bot): Promise<Answer> {
  if (!organises(asked, where.league)) return reply(notAnOrganiser(where.league));
  const at = { round: where.round.number, pod: where.pod?.number ?? null };
  const now = bot.clock.now();
  const acted = await bot.nights.act(where.ref, speakerOf(asked, bot), (night) => extending(night, at, minutes, now));
  if (acted.outcome === "none") return reply(citing("night-no-night-more", "league-night"));
  if (acted.outcome === "refused") return panel(where, acted.night, nightProblem(acted.problem, acted.night));
  const round = roundOf(acted.night, at.round);
  if (acted.outcome === "done" && round !== null)
    for (const pod of round.pods) {
      const concerned = isTimed(acted.night, pod) && (at.pod === null || pod.number === at.pod);
      if (!concerned) continue;
      const said = (language: Language) =>
        extendedMessage(displayOf(asked), minutes, timeIsOverAt(round, pod) ?? now, language);
      await sayInPod(bot, { guild: where.ref.guild, night: acted.night, round, pod }, `extended ${asked.id}`, said);
    }
  return panel(where, acted.night, (language) => say(language, "round-done"));
}

/** Asks once before time is called. */
export const askTime = (asked: Asked, { league, night, round, pod }: AtRound): Answer =>
  organises(asked, league) ? privately(confirmTime(night, round, pod)) : reply(notAnOrganiser(league));

/** Time is called at every table of the round that is still open, or at one. */
export async function timeNow(asked: Asked, where: AtRound, bot: Bot): Promise<Answer> {
  const { league, ref, night, round } = where;
  if (!organises(asked, league)) return reply(notAnOrganiser(league));
  const pods = (where.pod === null ? round.pods : [where.pod]).filter((pod) => isTimed(night, pod));
  if (pods.length === 0) return panel(where, night, citing("night-no-open-table", "tournament-time"));
  const each = pods.map((pod) => ({ round, pod }));
  await callTime(bot, ref, night, each, speakerOf(asked, bot), displayOf(asked));
  const after = (await bot.nights.of(ref))?.night ?? night;
  return panel(where, after, (language) => say(language, "round-called-at", { tables: pods.length }));
}

const speakerOf = (asked: Asked, bot: Bot) => ({
  by: asked.user.id,
  as: displayOf(asked),
  at: bot.clock.now(),
  key: asked.id,
});
