/** What the commands about nights share: which night runs, who organises it, and how something is said about it. */
import type { BaseInteraction } from "discord.js";
import { freshId } from "../../fresh-id.ts";
import type { League } from "../../leagues/index.ts";
import type { DecideNight, Entering, Night, NightActed, NightRef, Speaker } from "../../leagues/night/index.ts";
import { leagueProblem, type Message } from "../../views/index.ts";
import { citing } from "../../views/leagues/cited.ts";
import { NO_LEAD } from "../../views/leagues/lead.ts";
import { leagueName } from "../../views/leagues/league-press.ts";
import { organiserPanel } from "../../views/leagues/night.ts";
import { nightProblem } from "../../views/leagues/night-words.ts";
import type { Tell } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, replyInstead } from "../shared/command.ts";
import { mayOrganise } from "../shared/judges.ts";
import { displayOf } from "../shared/who.ts";
import { refreshLeague } from "./refresh.ts";

/** The last night of a league, whether or not it has ended. */
export interface LastNight {
  readonly ref: NightRef;
  readonly night: Night;
}

export async function lastNight(guild: string, league: League, bot: Bot): Promise<LastNight | null> {
  if (league.nights === 0) return null;
  const ref = { guild, league: league.id, number: league.nights };
  const kept = await bot.nights.of(ref);
  return kept === null ? null : { ref, night: kept.night };
}

/** The night that runs; null where none does. */
export async function runningNight(guild: string, league: League, bot: Bot): Promise<LastNight | null> {
  const last = await lastNight(guild, league, bot);
  return last?.night.phase === "ended" ? null : last;
}

/** Whether somebody may run a league's nights: its host, who organises it, whoever organises all of the server's, and judges. */
export function organises(asked: BaseInteraction, { host, organisers }: League): boolean {
  const { id } = asked.user;
  return host.user === id || organisers.some(({ user }) => user === id) || mayOrganise(asked);
}

export const notAnOrganiser = (league: Pick<League, "name">): Tell =>
  citing("league-only-organisers", "league-night", { league: leagueName(league) });

/** What an organiser finds behind "Organise". */
export const panelOf = (
  bot: Pick<Bot, "sandbox">,
  league: League,
  night: Night | null,
  lead: Tell = NO_LEAD,
): Message => organiserPanel(league, night, lead, bot.sandbox === true);

export const NO_NIGHT = citing("night-no-night", "league-night");

export const speakerOf = (asked: BaseInteraction, bot: Bot): Speaker => ({
  by: asked.user.id,
  as: displayOf(asked),
  at: bot.clock.now(),
  key: asked.id,
});

/** What somebody has said of a night, and the answer where nothing came of it. */
export type NightOrAnswer = { ok: true; night: Night } | { ok: false; answer: Answer };

/** Says something about the night that runs; the league's message shows it soon afterwards. */
export async function tell(
  asked: BaseInteraction,
  { ref }: LastNight,
  decide: DecideNight,
  bot: Bot,
): Promise<NightOrAnswer> {
  const acted = await bot.nights.act(ref, speakerOf(asked, bot), decide);
  refreshLeague(ref.guild, ref.league, bot);
  return nightOrAnswer(acted);
}

export function nightOrAnswer(acted: NightActed): NightOrAnswer {
  switch (acted.outcome) {
    case "none":
      return { ok: false, answer: replyInstead(NO_NIGHT) };
    case "refused":
      return { ok: false, answer: replyInstead(nightProblem(acted.problem, acted.night)) };
    case "done":
    case "again":
      return { ok: true, night: acted.night };
  }
}

const enteringOf = ({ entrants }: League): Entering[] =>
  entrants.map(({ user, name, race, faction, deck }) => ({ user, name, race, faction, deck }));

/** Opens the next night; where one runs already, gives that. */
export async function openNight(asked: BaseInteraction, guild: string, league: League, bot: Bot): Promise<LastNight> {
  const last = await lastNight(guild, league, bot);
  if (last && last.night.phase !== "ended") return last;
  const ref = { guild, league: league.id, number: league.nights + 1 };
  const { night } = await bot.nights.open(ref, {
    ...speakerOf(asked, bot),
    type: "opened",
    league: league.id,
    number: ref.number,
    name: league.name,
    settings: league.settings,
    players: enteringOf(league),
    seed: freshId(),
  });
  // A crash before this is made good by whoever opens a night next: it is the same one.
  await bot.leagues.alter(guild, league.id, (present) => ({
    ...present,
    nights: Math.max(present.nights, ref.number),
  }));
  // Who joined between the two is in the league, and not yet in its night.
  const now = (await bot.leagues.of(guild)).find(({ id }) => id === league.id);
  const missed = enteringOf(now ?? league).filter(({ user }) => !night.players.some((player) => player.user === user));
  if (missed.length > 0)
    await bot.nights.act(ref, { by: asked.user.id, at: bot.clock.now() }, (present) =>
      missed
        .filter(({ user }) => !present.players.some((player) => player.user === user))
        .map((player) => ({ type: "entered", player, here: false })),
    );
  refreshLeague(guild, league.id, bot);
  const kept = await bot.nights.of(ref);
  return { ref, night: kept?.night ?? night };
}

/** The sentence for a league that is gone or closed meanwhile. */
export const leagueGone = (league: Pick<League, "name">): Answer =>
  replyInstead(leagueProblem("no-league", league.name));
