/** Buttons, menus and forms about a round: its clock, what came of its pods, who stands where. */
import type { BaseInteraction, MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { type League, leagueNamed } from "../../leagues/index.ts";
import type { Night } from "../../leagues/night/index.ts";
import { citing, tooLate } from "../../views/leagues/cited.ts";
import { nightProblem } from "../../views/leagues/night-words.ts";
import { disputeForm, resultForm } from "../../views/leagues/result-forms.ts";
import { podPanel, podsPanel } from "../../views/leagues/results.ts";
import { parseRoundPress, ROUND_PRESSES, type RoundPress, readPodValue } from "../../views/leagues/round-press.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing, reply } from "../shared/command.ts";
import { readersLanguage } from "../shared/language.ts";
import { alike, presses } from "../shared/presses.ts";
import { type AtRound, askTime, extend, showClock, startClock, timeNow } from "./clock.ts";
import { LEAGUES_ONLY_IN_A_SERVER } from "./named.ts";
import { nightMeant, podAt } from "./organising.ts";
import { confirm, dispute, submitResult } from "./results.ts";
import { notAnOrganiser, organises } from "./running.ts";
import { files, standings } from "./standings.ts";

export const roundPresses = presses({
  word: "round",
  parse: parseRoundPress,
  press: alike(ROUND_PRESSES, handle),
  submit: { report: submitted, judge: submitted, dispute: submitted },
});

async function leagueOf({ guildId }: BaseInteraction, press: RoundPress, bot: Bot): Promise<League | Answer> {
  if (guildId === null) return reply(LEAGUES_ONLY_IN_A_SERVER);
  // A league of another server is none of this one's.
  const league = leagueNamed(await bot.leagues.of(guildId), press.id);
  return league?.id === press.id ? league : reply(citing("league-gone", "league-registration"));
}

const LATE = tooLate("press", "league-results");

async function handle(interaction: MessageComponentInteraction, press: RoundPress, bot: Bot): Promise<Answer> {
  const league = await leagueOf(interaction, press, bot);
  if ("kind" in league) return league;
  const guild = interaction.guildId ?? "";
  const reader = { guild, user: interaction.user.id };
  if (press.verb === "standings")
    return standings(interaction, guild, league, press.night === 0 ? null : press.night, bot, false);
  if (press.verb === "export") return files(guild, league, "csv", bot);
  if (press.verb === "season") return standings(interaction, guild, league, 0, bot, false);
  const found = await nightMeant(guild, league, press.night, bot);
  if (!found.ok) return found.answer;
  const { ref } = found;
  const { night } = found.kept;
  const [value = ""] = interaction.isStringSelectMenu() ? interaction.values : [];
  if (press.verb === "decide") return decideOn(interaction, league, night, value, bot);
  const named = readPodValue(value) ?? {
    round: press.round,
    pod: /^\d{1,3}$/u.test(value) ? Number(value) : press.pod,
  };
  const round = night.rounds[(named.round === 0 ? night.rounds.length : named.round) - 1];
  if (!round) return reply(citing("night-no-round-yet", "league-night"));
  const pod = podAt(night, { round: round.number, pod: named.pod })?.pod ?? null;
  const own = isPrivate(interaction);
  const shown = own ? replacing : privately;
  if (press.verb === "results") return shown(podsPanel(night, round));
  const where: AtRound = { league, ref, night, round, pod };
  switch (press.verb) {
    case "clock":
      return inPlace(showClock(interaction, where), own);
    case "start":
      return inPlace(await startClock(interaction, where, bot), own);
    case "extend":
      return inPlace(await extend(interaction, where, press.number, bot), own);
    case "time":
      return inPlace(askTime(interaction, where), own);
    case "timed":
      return inPlace(await timeNow(interaction, where, bot), own);
    default:
  }
  if (pod === null) return reply(citing("night-no-pod-more", "league-night"));
  switch (press.verb) {
    case "more":
      return inPlace(await extend(interaction, where, press.number, bot), own);
    case "pod":
      return shown(podPanel(night, round, pod, { ...reader, organises: organises(interaction, league) }));
    case "report":
      if (!pod.players.includes(interaction.user.id) && !organises(interaction, league))
        return reply(nightProblem({ code: "not-of-pod" }, night));
      if (pod.standing === "settled" || pod.standing === "disputed")
        return shown(podPanel(night, round, pod, { ...reader, organises: organises(interaction, league) }));
      return {
        kind: "form",
        form: resultForm(night, round, pod, "report", await readersLanguage(interaction, bot)),
        late: LATE,
      };
    case "judge":
      if (!organises(interaction, league)) return reply(notAnOrganiser(league));
      return {
        kind: "form",
        form: resultForm(night, round, pod, "judge", await readersLanguage(interaction, bot)),
        late: LATE,
      };
    case "dispute":
      if (!pod.players.includes(interaction.user.id)) return reply(nightProblem({ code: "not-of-pod" }, night));
      return {
        kind: "form",
        form: disputeForm(night, round, pod, press.number, await readersLanguage(interaction, bot)),
        late: LATE,
      };
    case "confirm":
      return inPlace(await confirm(interaction, { league, ref, round, pod }, press.number, bot), own);
  }
}

/** The form for the pod that an organiser has chosen: a result that is known is corrected, and the own pod's decided, with a reason. */
async function decideOn(
  asked: MessageComponentInteraction,
  league: League,
  night: Night,
  value: string,
  bot: Bot,
): Promise<Answer> {
  if (!organises(asked, league)) return reply(notAnOrganiser(league));
  const chosen = readPodValue(value);
  const at = chosen && podAt(night, chosen);
  if (!at) return reply(citing("night-no-pod-more", "league-night"));
  const isFirst = at.pod.standing === "open" && !at.pod.players.includes(asked.user.id);
  return {
    kind: "form",
    form: resultForm(night, at.round, at.pod, isFirst ? "report" : "judge", await readersLanguage(asked, bot)),
    late: LATE,
  };
}

/** Whether the message that was pressed is only its presser's. */
const isPrivate = ({ message }: MessageComponentInteraction): boolean => message.flags.has("Ephemeral");

/** In place of the private message that was pressed. */
const inPlace = (answer: Answer, own: boolean): Answer =>
  own && answer.kind === "private" && answer.message.components.length > 0 ? replacing(answer.message) : answer;

async function submitted(interaction: ModalSubmitInteraction, press: RoundPress, bot: Bot): Promise<Answer> {
  const league = await leagueOf(interaction, press, bot);
  if ("kind" in league) return league;
  if (press.verb !== "dispute") return submitResult(interaction, league, press, bot);
  const found = await nightMeant(interaction.guildId ?? "", league, press.night, bot);
  if (!found.ok) return found.answer;
  const at = podAt(found.kept.night, press);
  if (at === null) return reply(citing("night-no-pod-more", "league-night"));
  return dispute(interaction, { league, ref: found.ref, ...at }, press.number, bot);
}
