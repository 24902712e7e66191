/** The clock of a round: the message that everybody sees, what is said as it runs out, and an organiser's buttons. */
import type { League } from "../../leagues/index.ts";
import { isOpen, isTimed, type LeagueRound, type Night, type Pod, timeIsOverAt } from "../../leagues/night/index.ts";
import { stamp } from "../prompts/deadline.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  button,
  buttonRows,
  inLanguages,
  type Message,
  menuRow,
  message,
  privateMessage,
} from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";
import { type Language, say, type Tell } from "../words/index.ts";
import { leadLines, NO_LEAD } from "./lead.ts";
import { leagueName } from "./league-press.ts";
import { nightPressId } from "./night-press.ts";
import { podValue, roundPressId } from "./round-press.ts";
import {
  playerName,
  podBegins,
  podName,
  roundIt,
  roundName,
  spanOf,
  standingWords,
  waitingWords,
} from "./round-words.ts";

/** How many minutes more a button gives. */
const MORE = { live: [5, 10, 15], daily: [360, 1_440, 2_880] } as const;

const moreButtons = ({ settings }: Night, at: Parameters<typeof roundPressId>[1], language: Language) =>
  MORE[settings.pace].map((more) =>
    button(
      roundPressId("extend", { ...at, number: more }),
      say(language, "round-more-button", { span: spanOf(more, language) }),
    ),
  );

/** "Time is called in 40 minutes, at 21:30." */
export const timeAt = (over: number, { settings }: Pick<Night, "settings">, language: Language): string =>
  say(language, "round-time-at", { left: stamp(over, "R"), at: stamp(over, settings.pace === "daily" ? "f" : "t") });

/** For everybody, in the language of the server: Discord counts it down by itself. */
export function clockMessage(night: Night, round: LeagueRound, language: Language): Message {
  const over = timeIsOverAt(round, { extra: 0 }) ?? 0;
  const at = { id: night.league, night: night.number, round: round.number };
  const timed = round.pods.filter((pod) => isTimed(night, pod));
  const extended = timed.filter(({ extra }) => extra > 0);
  const style = night.settings.pace === "daily" ? "f" : "t";
  const isRunning = timed.some(({ extra }) => extra === 0);
  const says = isRunning ? timeAt(over, night, language) : overWords(round, language);
  const own = extended.map((pod) => {
    const until = stamp(timeIsOverAt(round, pod) ?? 0, style);
    return say(language, "round-time-of-pod", { pod: pod.number, at: until });
  });
  const waiting = round.pods.flatMap((pod) => {
    const waits = waitingWords(night, pod, language);
    return waits === null ? [] : [say(language, "round-waits-clock", { pod: pod.number, waits })];
  });
  const head = { league: leagueName(night), night: night.number, round: roundIt(round, language) };
  return message({
    content: [
      says === "" ? say(language, "round-clock-head", head) : say(language, "round-clock-line", { ...head, says }),
      ...own,
      ...waiting,
    ].join("\n"),
    rows: buttonRows([
      button(roundPressId("standings", at), say(language, "round-standings-button")),
      button(roundPressId("results", at), say(language, "round-pods-button")),
      button(roundPressId("clock", at), say(language, "round-clock-button")),
    ]),
  });
}

/** What a round says whose time runs for no pod, or for some of their own alone. */
function overWords({ pods }: LeagueRound, language: Language): string {
  if (!pods.some(isOpen)) return say(language, "round-all-settled");
  return pods.some(({ called }) => called !== null) ? say(language, "round-time-was") : "";
}

/** What a table calls who calls time there. */
export const clockName = ({ name }: Pick<Night, "name">, language: Language): string =>
  say(language, "round-clock-of", { league: plain(name, 40) });

/** Said in each pod's thread that is concerned. */
export const warningMessage = (left: number, over: number, language: Language): Message =>
  message({ content: say(language, "round-left", { span: spanOf(left, language), over: stamp(over, "R") }) });

/** Said in the thread of a pod that the moderator does not play: its own table says it otherwise. */
export function timeMessage(night: Night, round: LeagueRound, pod: Pod, language: Language): Message {
  const at = { id: night.league, night: night.number, round: round.number, pod: pod.number };
  return message({
    content: say(language, "round-time-now"),
    rows: buttonRows([button(roundPressId("report", at), say(language, "round-report-button"), "main")]),
  });
}

/** Said in a pod's thread, where it is given more time. */
export function extendedMessage(name: string, minutes: number, over: number, language: Language): Message {
  const given = { name: safe(name, 32), span: spanOf(minutes, language), over: stamp(over, "R") };
  return message({ content: say(language, "round-extended", given) });
}

/** Said in a pod's thread whose time changed while the table was being opened. */
export const timeChanged = (night: Night, over: number, language: Language): Message =>
  message({ content: `⏳ ${timeAt(over, night, language)}` });

/** The clock for an organiser: started, extended and stopped by one more tap. `pod` null: of all. */
export const clockPanel = (
  league: League,
  night: Night,
  round: LeagueRound,
  pod: Pod | null,
  lead: Tell = NO_LEAD,
): Message =>
  inLanguages((language) => {
    const { pace } = night.settings;
    const at = { id: league.id, night: night.number, round: round.number, pod: pod?.number ?? 0 };
    const over = timeIsOverAt(round, pod ?? { extra: 0 });
    const timed = round.pods.filter((each) => isTimed(night, each));
    const panel = {
      league: leagueName(league),
      night: night.number,
      round: pod === null ? roundName(round, language) : podBegins(round, pod, language),
      state: clockState(night, pod, over, language),
    };
    const open = { open: round.pods.filter(isOpen).length, all: round.pods.length };
    const line = say(language, "round-panel-open", open);
    const more = say(language, "round-more-menu", { span: spanOf(MORE[pace][0], language) });
    const options = timed.slice(0, DISCORD_LIMITS.options).map((each) => ({
      value: String(each.number),
      label: say(language, "round-pod-name", { pod: each.number }),
      description: whoSits(night, each, language),
    }));
    return privateMessage({
      content: [
        ...leadLines(lead, language),
        say(language, "round-panel", panel),
        pod === null
          ? line
          : say(language, "round-panel-pod", {
              line,
              pod: pod.number,
              stands: standingWords(night, pod, language),
            }),
      ].join("\n"),
      rows: [
        ...buttonRows(timed.length === 0 && over !== null ? [] : runButtons(night, at, over, pod, language)),
        ...(over === null || options.length === 0 || pod !== null
          ? []
          : [
              menuRow(roundPressId("more", { ...at, number: MORE[pace][0] }), more, options),
              menuRow(roundPressId("clock", at), say(language, "round-one-menu"), options),
            ]),
        ...buttonRows([
          ...(pod === null
            ? []
            : [button(roundPressId("clock", { ...at, pod: 0 }), say(language, "round-whole-button"))]),
          button(roundPressId("results", at), say(language, "round-pods-button")),
          button(roundPressId("standings", at), say(language, "round-standings-button")),
          button(nightPressId("organise", league.id), say(language, "league-back-button")),
        ]),
      ],
    });
  });

function clockState(night: Night, pod: Pod | null, over: number | null, language: Language): string {
  if (over === null) return say(language, "round-clock-still", { span: spanOf(night.settings.minutes, language) });
  if (pod !== null && pod.called !== null) return say(language, "round-time-was-here");
  if (pod !== null && waitingWords(night, pod, language) !== null) return say(language, "round-time-later");
  return timeAt(over, night, language);
}

function runButtons(
  night: Night,
  at: Parameters<typeof roundPressId>[1],
  over: number | null,
  pod: Pod | null,
  language: Language,
) {
  if (over === null) {
    const start = say(language, "round-start-button", { span: spanOf(night.settings.minutes, language) });
    return [button(roundPressId("start", at), start, "good")];
  }
  const call = say(language, pod === null ? "round-time-all-button" : "round-time-here-button");
  return [...moreButtons(night, at, language), button(roundPressId("time", at), call, "grave")];
}

/** One pod, to call time there or to give it more; nothing where no time runs. */
export function timeMenu(night: Night, language: Language): ActionRow[] {
  if (night.phase === "ended") return [];
  // In a league of days several rounds may be played at once.
  const timed = night.rounds.flatMap((round) =>
    round.clock === null ? [] : round.pods.filter((pod) => isTimed(night, pod)).map((pod) => ({ round, pod })),
  );
  const options = timed.slice(0, DISCORD_LIMITS.options).map(({ round, pod }) => ({
    value: podValue(round, pod),
    label: podBegins(round, pod, language),
    description: whoSits(night, pod, language),
  }));
  const id = roundPressId("time", { id: night.league, night: night.number });
  return options.length === 0 ? [] : [menuRow(id, say(language, "round-time-menu"), options)];
}

const whoSits = (night: Night, { players }: Pod, language: Language): string =>
  plain(players.map((user) => playerName(night, user, language)).join(", "), 100);

/** Asks once before time is called. */
export const confirmTime = (night: Night, round: LeagueRound, pod: Pod | null): Message =>
  inLanguages((language) => {
    const at = { id: night.league, night: night.number, round: round.number, pod: pod?.number ?? 0 };
    const tables = round.pods.filter((each) => isTimed(night, each)).length;
    return privateMessage({
      content:
        pod === null
          ? say(language, "round-sure-all", { tables, round: roundIt(round, language) })
          : say(language, "round-sure-pod", { pod: podName(round, pod, language) }),
      rows: buttonRows([
        button(roundPressId("timed", at), say(language, "round-sure-button"), "grave"),
        ...(pod === null ? [] : moreButtons(night, at, language)),
        button(roundPressId("clock", at), say(language, "round-let-button")),
      ]),
    });
  });
