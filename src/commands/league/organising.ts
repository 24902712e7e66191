/** Which night, round and pod of a league are meant. */
import type { BaseInteraction } from "discord.js";
import type { League } from "../../leagues/index.ts";
import {
  isUnopened,
  type KeptNight,
  type LeagueRound,
  type Night,
  type NightRef,
  type Pod,
} from "../../leagues/night/index.ts";
import { citing } from "../../views/leagues/cited.ts";
import { leagueName } from "../../views/leagues/league-press.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, reply } from "../shared/command.ts";

export type FoundNight = { ok: true; ref: NightRef; kept: KeptNight } | { ok: false; answer: Answer };

/** A night of a league by its number; 0: its last. */
export async function nightMeant(
  guild: string,
  league: League,
  number: number,
  bot: Pick<Bot, "nights">,
): Promise<FoundNight> {
  const ref = { guild, league: league.id, number: number === 0 ? league.nights : number };
  const kept = ref.number === 0 ? null : await bot.nights.of(ref);
  if (kept !== null) return { ok: true, ref, kept };
  const named = { league: leagueName(league) };
  const answer =
    number === 0
      ? reply(citing("night-no-first", "league-night", named))
      : reply(citing("night-no-number", "league-night", { ...named, night: number }));
  return { ok: false, answer };
}

/** All nights of a league, the first first. */
export async function nightsOf(guild: string, league: League, bot: Pick<Bot, "nights">): Promise<Night[]> {
  const nights: Night[] = [];
  for (let number = 1; number <= league.nights; number++) {
    const kept = await bot.nights.of({ guild, league: league.id, number });
    if (kept !== null) nights.push(kept.night);
  }
  return nights;
}

/** A pod of a night where it is there. */
export function podAt(night: Night, at: { round: number; pod: number }): { round: LeagueRound; pod: Pod } | null {
  const round = night.rounds[at.round - 1];
  const pod = round?.pods[at.pod - 1];
  return round && pod ? { round, pod } : null;
}

/** The pod that somebody means: their own whose thread this is, their last one that is open, with a table sooner than one that waits for it, or their last; of others the one that is played here. */
export function podFor(
  night: Night,
  { channelId, user }: Pick<BaseInteraction, "channelId" | "user">,
): { round: LeagueRound; pod: Pod } | null {
  const all = night.rounds.flatMap((round) => round.pods.map((pod) => ({ round, pod })));
  const here = all.find(({ pod }) => pod.thread !== null && pod.thread === channelId) ?? null;
  if (here?.pod.players.includes(user.id)) return here;
  const own = all.filter(({ pod }) => pod.players.includes(user.id));
  const open = own.filter(({ pod }) => pod.standing !== "settled");
  return open.findLast(({ pod }) => !isUnopened(pod)) ?? open.at(-1) ?? own.at(-1) ?? here;
}
