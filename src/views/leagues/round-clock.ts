/** The clock of a round: the message that everybody sees, what is said as it runs out, and an organiser's buttons. */
import type { League } from "../../leagues/index.ts";
import { isOpen, isTimed, type Night, type Pod, type Round, timeIsOverAt } from "../../leagues/night/index.ts";
import { stamp } from "../prompts/deadline.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type ActionRow, button, buttonRows, type Message, menuRow, message, privateMessage } from "../text/message.ts";
import { capitalized, counted, plain, safe } from "../text/safe-text.ts";
import { nightPressId } from "./night-press.ts";
import { podValue, roundPressId } from "./round-press.ts";
import { playerName, podName, roundName, spanOf, standingWords, waitingWords } from "./round-words.ts";

const bold = (name: string): string => `**${safe(name, 60)}**`;

/** How many minutes more a button gives. */
const MORE = { live: [5, 10, 15], daily: [360, 1_440, 2_880] } as const;

const moreButtons = ({ settings }: Night, at: Parameters<typeof roundPressId>[1]) =>
  MORE[settings.pace].map((more) => button(roundPressId("extend", { ...at, number: more }), `${spanOf(more)} more`));

/** "Round 2 ends at 21:30, in 40 minutes": Discord counts it down by itself. */
export function clockMessage(night: Night, round: Round): Message {
  const over = timeIsOverAt(round, { extra: 0 }) ?? 0;
  const at = { id: night.league, night: night.number, round: round.number };
  const timed = round.pods.filter((pod) => isTimed(night, pod));
  const extended = timed.filter(({ extra }) => extra > 0);
  const style = night.settings.pace === "daily" ? "f" : "t";
  const isRunning = timed.some(({ extra }) => extra === 0);
  const ends = isRunning ? `Time is called ${stamp(over, "R")}, at ${stamp(over, style)}.` : overWords(round);
  const own = extended.map((pod) => `-# Pod ${pod.number} has until ${stamp(timeIsOverAt(round, pod) ?? 0, style)}.`);
  const waiting = round.pods.flatMap((pod) => {
    const waits = waitingWords(night, pod);
    return waits === null ? [] : [`-# Pod ${pod.number} ${waits}; its time counts from then.`];
  });
  const head = `⏱️ ${bold(night.name)}, night ${night.number}, ${roundName(round).toLowerCase()}`;
  return message({
    content: [ends === "" ? head : `${head}: ${ends}`, ...own, ...waiting].join("\n"),
    rows: buttonRows([
      button(roundPressId("standings", at), "Standings"),
      button(roundPressId("results", at), "Pods"),
      button(roundPressId("clock", at), "Organisers: clock…"),
    ]),
  });
}

/** What a round says whose time runs for no pod, or for some of their own alone. */
function overWords({ pods }: Round): string {
  if (!pods.some(isOpen)) return "Every pod has its result.";
  return pods.some(({ called }) => called !== null) ? "Time was called." : "";
}

/** What a table calls who calls time there. */
export const clockName = ({ name }: Pick<Night, "name">): string => `The clock of ${plain(name, 40)}`;

/** Said in each pod's thread that is concerned. */
export function warningMessage(left: number, over: number): Message {
  return message({
    content: `⏰ **${capital(spanOf(left))} left**: time is called ${stamp(over, "R")}. The action round stops then, conflicts resolve, and victory is checked.`,
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Said in the thread of a pod that the moderator does not play: its own table says it otherwise. */
export function timeMessage(night: Night, round: Round, pod: Pod): Message {
  const at = { id: night.league, night: night.number, round: round.number, pod: pod.number };
  return message({
    content:
      "⏰ **Time is called.** The action round stops at once, the conflicts in play resolve, and victory is checked: who wins then has won before time. Then one of you reports the places.",
    rows: buttonRows([button(roundPressId("report", at), "Report the result…", "main")]),
  });
}

/** Said in a pod's thread, where it is given more time. */
export function extendedMessage(name: string, minutes: number, over: number): Message {
  return message({
    content: `⏳ **${safe(name, 32)}** gives ${spanOf(minutes)} more: time is called ${stamp(over, "R")}.`,
  });
}

/** The clock for an organiser: started, extended and stopped by one more tap. `pod` null: of all. */
export function clockPanel(league: League, night: Night, round: Round, pod: Pod | null, lead = ""): Message {
  const { minutes, pace } = night.settings;
  const at = { id: league.id, night: night.number, round: round.number, pod: pod?.number ?? 0 };
  const over = timeIsOverAt(round, pod ?? { extra: 0 });
  const timed = round.pods.filter((each) => isTimed(night, each));
  const whose = pod === null ? roundName(round) : `${roundName(round)}, pod ${pod.number}`;
  const state =
    over === null
      ? `The clock does not run. A round takes ${spanOf(minutes)}.`
      : pod !== null && pod.called !== null
        ? "Time was called here."
        : pod !== null && waitingWords(night, pod) !== null
          ? "The time of this pod counts from when its table is open."
          : `Time is called ${stamp(over, "R")}, at ${stamp(over, pace === "daily" ? "f" : "t")}.`;
  const buttons =
    over === null
      ? [button(roundPressId("start", at), `Start: ${spanOf(minutes)}`, "good")]
      : [
          ...moreButtons(night, at),
          button(roundPressId("time", at), pod === null ? "Call time for all…" : "Call time here…", "grave"),
        ];
  const options = timed.slice(0, DISCORD_LIMITS.options).map((each) => ({
    value: String(each.number),
    label: `Pod ${each.number}`,
    description: whoSits(night, each),
  }));
  return privateMessage({
    content: [
      ...(lead === "" ? [] : [lead]),
      `${bold(league.name)}, night ${night.number}, ${whose}: ${state}`,
      `-# ${counted(round.pods.filter(isOpen).length, "table")} of ${round.pods.length} open${pod === null ? "" : ` · pod ${pod.number} ${standingWords(night, pod)}`}`,
    ].join("\n"),
    rows: [
      ...buttonRows(timed.length === 0 && over !== null ? [] : buttons),
      ...(over === null || options.length === 0 || pod !== null
        ? []
        : [
            menuRow(
              roundPressId("more", { ...at, number: MORE[pace][0] }),
              `${spanOf(MORE[pace][0])} more for one pod`,
              options,
            ),
            menuRow(roundPressId("clock", at), "One pod: more, or call time", options),
          ]),
      ...buttonRows([
        ...(pod === null ? [] : [button(roundPressId("clock", { ...at, pod: 0 }), "The whole round")]),
        button(roundPressId("results", at), "Pods"),
        button(roundPressId("standings", at), "Standings"),
        button(nightPressId("organise", league.id), "Back"),
      ]),
    ],
  });
}

/** One pod, to call time there or to give it more; nothing where no time runs. */
export function timeMenu(night: Night): ActionRow[] {
  if (night.phase === "ended") return [];
  // In a league of days several rounds may be played at once.
  const timed = night.rounds.flatMap((round) =>
    round.clock === null ? [] : round.pods.filter((pod) => isTimed(night, pod)).map((pod) => ({ round, pod })),
  );
  const options = timed.slice(0, DISCORD_LIMITS.options).map(({ round, pod }) => ({
    value: podValue(round, pod),
    label: capitalized(podName(round, pod)),
    description: whoSits(night, pod),
  }));
  const id = roundPressId("time", { id: night.league, night: night.number });
  return options.length === 0 ? [] : [menuRow(id, "Call time in one pod, or extend", options)];
}

const whoSits = (night: Night, { players }: Pod): string =>
  plain(players.map((user) => playerName(night, user)).join(", "), 100);

/** Asks once before time is called. */
export function confirmTime(night: Night, round: Round, pod: Pod | null): Message {
  const at = { id: night.league, night: night.number, round: round.number, pod: pod?.number ?? 0 };
  const open = round.pods.filter((each) => isTimed(night, each)).length;
  const where =
    pod === null
      ? `at ${counted(open, "open table")} of ${roundName(round).toLowerCase()}`
      : `in ${podName(round, pod)}`;
  return privateMessage({
    content: `Call time now ${where}? The action round stops at once, conflicts resolve, victory is checked, and the results stand.`,
    rows: buttonRows([
      button(roundPressId("timed", at), "Call time", "grave"),
      ...(pod === null ? [] : moreButtons(night, at)),
      button(roundPressId("clock", at), "Let it run"),
    ]),
  });
}
