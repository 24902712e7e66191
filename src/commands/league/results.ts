/** What came of a pod: reported by a player, confirmed or doubted by another, decided and corrected by who runs the league. */
import type { BaseInteraction, ModalSubmitInteraction } from "discord.js";
import type { League } from "../../leagues/index.ts";
import {
  type LeagueRound,
  type NightActed,
  type NightRef,
  type Pod,
  type PodResult,
  podOf,
  roundOf,
  type Said,
} from "../../leagues/night/index.ts";
import { readPlaces } from "../../leagues/results/read-places.ts";
import { saySettled } from "../../rounds/results.ts";
import { sayInPod } from "../../rounds/saying.ts";
import { cited, citing } from "../../views/leagues/cited.ts";
import { leagueName } from "../../views/leagues/league-press.ts";
import { nightProblem } from "../../views/leagues/night-words.ts";
import {
  type FormResult,
  formNames,
  noOddPlayer,
  noVictoryWord,
  placesProblem,
} from "../../views/leagues/result-forms.ts";
import { disputedMessage, podPanel, reportedMessage } from "../../views/leagues/results.ts";
import type { RoundPress } from "../../views/leagues/round-press.ts";
import { say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, reply } from "../shared/command.ts";
import { displayOf } from "../shared/who.ts";
import { nightMeant, podAt } from "./organising.ts";
import { notAnOrganiser, organises } from "./running.ts";

export interface AtPod {
  readonly league: League;
  readonly ref: NightRef;
  readonly round: LeagueRound;
  readonly pod: Pod;
}

/** A form's result; what is missing has been asked for. */
function resultIn(fields: (name: string) => string, pod: Pod, names: readonly string[]): FormResult {
  const read = readPlaces(fields("places"), names);
  if (!read.ok) return { ok: false, says: (language) => placesProblem(read.problem, language) };
  const said = fields("victory").trim().toLowerCase();
  const [, kind = ""] = /^(?:an? )?(major|standard|none|no)\b/u.exec(said === "" ? "none" : said) ?? [];
  if (kind === "") return { ok: false, says: noVictoryWord(said) };
  const victory = kind === "major" ? "major" : kind === "standard" ? "standard" : "none";
  const named = fields("odd").trim();
  const odd = named === "" ? -1 : names.findIndex((name) => name.toLowerCase() === named.toLowerCase());
  const begun = names.flatMap((name, at) => (name.toLowerCase().startsWith(named.toLowerCase()) ? [at] : []));
  const who = odd >= 0 ? odd : named !== "" && begun.length === 1 ? (begun[0] ?? -1) : -1;
  if (named !== "" && who < 0) return { ok: false, says: noOddPlayer(named) };
  const player = pod.players[who];
  const last = pod.reports.at(-1)?.result.out;
  return {
    ok: true,
    result: {
      places: [...read.places],
      victory,
      before_time: victory !== "none" && !/after/u.test(said),
      ...(player === undefined ? {} : { odd: player }),
      ...(last ? { out: last } : {}),
    },
  };
}

/** The form of a result was sent in: by a player, or by who runs the league. */
export async function submitResult(
  interaction: ModalSubmitInteraction,
  league: League,
  press: RoundPress,
  bot: Bot,
): Promise<Answer> {
  const found = await nightMeant(interaction.guildId ?? "", league, press.night, bot);
  if (!found.ok) return found.answer;
  const { ref, kept } = found;
  const at = podAt(kept.night, press);
  if (at === null) return reply(citing("night-no-pod-more", "league-night"));
  if (press.verb === "judge" && !organises(interaction, league)) return reply(notAnOrganiser(league));
  const field = (name: string) =>
    interaction.fields.fields.has(name) ? interaction.fields.getTextInputValue(name) : "";
  const read = resultIn(field, at.pod, formNames(kept.night, at.pod));
  if (!read.ok) return reply((language) => cited(read.says(language), "league-results", language));
  const where = { league, ref, ...at };
  return press.verb === "judge"
    ? decide(interaction, where, read.result, field("why").trim(), bot)
    : report(interaction, where, read.result, bot);
}

const placeIn = ({ round, pod }: AtPod) => ({ round: round.number, pod: pod.number });

const speakerOf = (asked: BaseInteraction & Parameters<typeof displayOf>[0], bot: Bot) => ({
  by: asked.user.id,
  as: displayOf(asked),
  at: bot.clock.now(),
  key: asked.id,
});

async function report(asked: ModalSubmitInteraction, where: AtPod, result: PodResult, bot: Bot): Promise<Answer> {
  const from = where.pod.players.includes(asked.user.id)
    ? "player"
    : organises(asked, where.league)
      ? "organiser"
      : "player";
  const acted = await bot.nights.act(where.ref, speakerOf(asked, bot), () => [
    { type: "reported", ...placeIn(where), result, from },
  ]);
  return answered(asked, acted, where, bot, from === "player" ? "reported" : "settled");
}

async function decide(
  asked: ModalSubmitInteraction,
  where: AtPod,
  result: PodResult,
  why: string,
  bot: Bot,
): Promise<Answer> {
  const acted = await bot.nights.act(where.ref, speakerOf(asked, bot), (night) => {
    const disputed = podOf(night, placeIn(where))?.standing === "disputed";
    const said: Said = { type: disputed ? "judged" : "corrected", ...placeIn(where), result, why };
    return [said];
  });
  return answered(asked, acted, where, bot, "settled");
}

/** Another player of the pod says that the report is right. */
export async function confirm(
  asked: BaseInteraction & Parameters<typeof displayOf>[0],
  where: AtPod,
  report: number,
  bot: Bot,
): Promise<Answer> {
  const own = where.pod.players.includes(asked.user.id);
  const from = own || !organises(asked, where.league) ? "player" : "organiser";
  const acted = await bot.nights.act(where.ref, speakerOf(asked, bot), () => [
    { type: "confirmed", ...placeIn(where), report, from },
  ]);
  return answered(asked, acted, where, bot, "settled");
}

/** A player says that it is wrong: whoever organises is called. */
export async function dispute(asked: ModalSubmitInteraction, where: AtPod, report: number, bot: Bot): Promise<Answer> {
  const why = asked.fields.fields.has("why") ? asked.fields.getTextInputValue("why").trim() : "";
  const acted = await bot.nights.act(where.ref, speakerOf(asked, bot), () => [
    { type: "disputed", ...placeIn(where), report, why },
  ]);
  return answered(asked, acted, where, bot, "disputed");
}

/** Everybody of the pod reads it where they play, and whoever said it sees how it stands now. */
async function answered(
  asked: BaseInteraction,
  acted: NightActed,
  where: AtPod,
  bot: Bot,
  what: "reported" | "settled" | "disputed",
): Promise<Answer> {
  if (acted.outcome === "none") return reply(citing("night-no-night-more", "league-night"));
  if (acted.outcome === "refused") return reply(nightProblem(acted.problem, acted.night));
  const { night } = acted;
  const at = placeIn(where);
  const [round, pod] = [roundOf(night, at.round), podOf(night, at)];
  if (round === null || pod === null) return reply(citing("night-no-pod-more", "league-night"));
  if (acted.outcome === "done") {
    const count = pod.reports.length;
    const there = { guild: where.ref.guild, night, round, pod };
    if (what === "settled") await saySettled(bot, where.ref, night, at);
    else if (what === "reported")
      await sayInPod(bot, there, `reported ${count}`, (language) => reportedMessage(night, round, pod, language));
    else
      await sayInPod(bot, there, `disputed ${count}`, (language) =>
        disputedMessage(night, round, pod, organisersOf(where.league), language),
      );
  }
  const reader = { user: asked.user.id, organises: organises(asked, where.league) };
  return privately(podPanel(night, round, pod, reader, (language) => say(language, LEADS[what])));
}

const LEADS = {
  reported: "result-did-report",
  settled: "result-did-settle",
  disputed: "result-did-dispute",
} as const;

/** Whom a doubted result calls. */
export const organisersOf = ({ host, organisers }: League): string[] => [
  ...new Set([host.user, ...organisers.map(({ user }) => user)]),
];

/** To who has no pod in a night. */
export const noPodOfYours = (league: League): Answer =>
  reply(citing("night-no-pod-of-yours", "league-results", { league: leagueName(league) }));
