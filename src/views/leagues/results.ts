/** What came of the pods: said, confirmed, doubted, corrected; in public ones `language` is that of the server. */
import { CONFIRM_MS } from "../../leagues/clock/due.ts";
import type { LeagueRound, Night, Pod, PodReport } from "../../leagues/night/index.ts";
import { stamp } from "../prompts/deadline.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, inLanguages, type Message, menuRow, message, privateMessage } from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";
import { type Language, listedIn, say, type Tell } from "../words/index.ts";
import { leadLines, NO_LEAD } from "./lead.ts";
import { nightPressId } from "./night-press.ts";
import { podValue, roundPressId } from "./round-press.ts";
import {
  playerName,
  podBegins,
  podName,
  podsWithoutResult,
  reportedBy,
  resultLines,
  roundIt,
  roundName,
  standingWords,
} from "./round-words.ts";

export const placeOf = (night: Night, round: LeagueRound, pod: Pod) => ({
  id: night.league,
  night: night.number,
  round: round.number,
  pod: pod.number,
});

const where = (night: Night, round: LeagueRound, pod: Pod, language: Language): string =>
  say(language, "result-where", {
    league: safe(night.name, 60),
    night: night.number,
    pod: podName(round, pod, language),
  });

/** When a report counts that nobody doubts. */
const countsAt = (night: Night, report: PodReport): string => stamp(report.at + CONFIRM_MS[night.settings.pace], "R");

const namesIn = (night: Night, pod: Pod, language: Language): string =>
  pod.players.map((user) => playerName(night, user, language)).join(", ");

const doubtButtons = (at: Parameters<typeof roundPressId>[1], language: Language) => [
  button(roundPressId("confirm", at), say(language, "result-right-button"), "good"),
  button(roundPressId("dispute", at), say(language, "result-wrong-button"), "grave"),
];

/** A player has said what came of a pod: another one of it confirms that, or doubts it. */
export function reportedMessage(night: Night, round: LeagueRound, pod: Pod, language: Language): Message {
  const report = pod.reports.at(-1);
  if (!report) return message({ content: "" });
  const at = { ...placeOf(night, round, pod), number: report.number };
  const said = { where: where(night, round, pod, language), by: reportedBy(report, language) };
  return message({
    content: [
      say(language, "result-reported", said),
      ...resultLines(night, round, pod, report.result, night.settings.points, language),
      say(language, "result-confirms", { at: countsAt(night, report) }),
    ].join("\n"),
    rows: buttonRows(doubtButtons(at, language)),
  });
}

/** A pod has a result that counts. */
export function settledMessage(night: Night, round: LeagueRound, pod: Pod, language: Language): Message {
  const report = pod.reports.at(-1);
  if (!report) return message({ content: "" });
  const { confirmed } = pod;
  const by = reportedBy(report, language);
  const how =
    confirmed === null
      ? by
      : confirmed.from === "clock"
        ? say(language, "result-undoubted", { by })
        : say(language, "result-confirmed", { by, name: playerName(night, confirmed.by, language) });
  return message({
    content: [
      say(language, "result-settled", { where: where(night, round, pod, language), how }),
      ...resultLines(night, round, pod, report.result, night.settings.points, language),
    ].join("\n"),
    rows: buttonRows([
      button(roundPressId("standings", placeOf(night, round, pod)), say(language, "standings-button")),
    ]),
  });
}

/** A player doubts what was reported: whoever organises is called. */
export function disputedMessage(
  night: Night,
  round: LeagueRound,
  pod: Pod,
  organisers: readonly string[],
  language: Language,
): Message {
  const why = pod.dispute?.why ?? "";
  const told = {
    where: where(night, round, pod, language),
    name: playerName(night, pod.dispute?.by ?? "", language),
  };
  const names = listedIn(
    organisers.map((user) => `<@${user}>`),
    language,
  );
  return message({
    content: [
      why === ""
        ? say(language, "result-disputed", told)
        : say(language, "result-disputed-why", { ...told, why: safe(why, 200) }),
      say(language, "result-decides", { names }),
    ].join("\n"),
    rows: buttonRows([
      button(roundPressId("judge", placeOf(night, round, pod)), say(language, "result-decide-button"), "main"),
    ]),
    ping: organisers,
  });
}

/** Who looks at a pod. */
interface PodReader {
  readonly user: string;
  readonly organises: boolean;
}

/** One pod with all that was said of it, for somebody: whoever has reported it is not asked whether that is right, and who organises nothing not what to decide. */
export const podPanel = (
  night: Night,
  round: LeagueRound,
  pod: Pod,
  reader: PodReader,
  lead: Tell = NO_LEAD,
): Message =>
  inLanguages((language) => {
    const last = pod.reports.at(-1);
    const isTheirs = pod.standing === "reported" && last?.by === reader.user;
    const earlier = pod.reports.slice(0, -1).map((each) =>
      say(language, "result-before", {
        places: each.result.places.join(", "),
        by: reportedBy(each, language),
      }),
    );
    const table = pod.thread === null ? "" : ` · <#${pod.thread}>`;
    return privateMessage({
      content: [
        ...leadLines(lead, language),
        `${where(night, round, pod, language)}: ${standingWords(night, pod, language)}${table}`,
        ...(last
          ? resultLines(night, round, pod, last.result, night.settings.points, language)
          : [namesIn(night, pod, language)]),
        ...(last ? [`-# ${reportedBy(last, language)}, ${stamp(last.at, "f")}`] : []),
        ...(isTheirs ? [say(language, "result-yours", { at: countsAt(night, last) })] : []),
        ...earlier,
      ].join("\n"),
      rows: buttonRows(podButtons(night, round, pod, reader, language)),
    });
  });

function podButtons(night: Night, round: LeagueRound, pod: Pod, { user, organises }: PodReader, language: Language) {
  const at = placeOf(night, round, pod);
  const last = pod.reports.at(-1);
  const waits = pod.standing === "reported" && last !== undefined;
  const isTheirs = waits && last.by === user;
  const settled = pod.standing === "settled";
  return [
    ...(waits && !isTheirs ? doubtButtons({ ...at, number: last.number }, language) : []),
    ...(settled || pod.standing === "disputed"
      ? []
      : [
          button(
            roundPressId("report", at),
            say(language, last ? "result-otherwise-button" : "result-report-button"),
            last && !isTheirs ? "plain" : "main",
          ),
        ]),
    ...(organises
      ? [button(roundPressId("judge", at), say(language, settled ? "result-correct-button" : "result-decide-button"))]
      : []),
    button(roundPressId("results", { ...at, pod: 0 }), say(language, "result-all-button")),
    ...(organises ? [button(nightPressId("organise", night.league), say(language, "league-organise-button"))] : []),
  ];
}

/** The pods of a round, and a menu to one of them. */
export const podsPanel = (night: Night, round: LeagueRound): Message =>
  inLanguages((language) => {
    const at = { id: night.league, night: night.number, round: round.number };
    const options = round.pods.slice(0, 25).map((pod) => ({
      value: String(pod.number),
      label: plain(
        say(language, "result-pod-label", { pod: pod.number, stands: standingWords(night, pod, language) }),
        100,
      ),
      description: plain(namesIn(night, pod, language), 100),
    }));
    const others = night.rounds.filter(({ number }) => number !== round.number).slice(-3);
    const byes = listedIn(
      round.byes.map((user) => playerName(night, user, language)),
      language,
    );
    const elsewhere = podsWithoutResult(night).filter((each) => each.round.number !== round.number).length;
    const line = say(language, "result-pods", {
      league: safe(night.name, 60),
      night: night.number,
      round: roundIt(round, language),
    });
    const lines = [
      ...round.pods.map((pod) => podLines(night, pod, language)),
      ...(byes === "" ? [] : [say(language, "draft-byes", { names: byes })]),
    ];
    return privateMessage({
      content: elsewhere === 0 ? line : say(language, "result-pods-elsewhere", { line, open: elsewhere }),
      embeds: [{ description: lines.join("\n").slice(0, 4_096) }],
      rows: [
        menuRow(roundPressId("pod", at), say(language, "result-pod-menu"), options),
        ...buttonRows([
          ...others.map((other) =>
            button(roundPressId("results", { ...at, round: other.number }), roundName(other, language)),
          ),
          button(roundPressId("standings", at), say(language, "standings-button")),
        ]),
      ],
    });
  });

/** How a pod stands, and below that its players, in the order of their places where those are known. */
function podLines(night: Night, pod: Pod, language: Language): string {
  const last = pod.standing === "open" ? undefined : pod.reports.at(-1);
  const who = pod.players
    .map((user, seat) => ({ user, place: last?.result.places[seat] }))
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .map(({ user, place }) => `${place === undefined ? "" : `${place}. `}${playerName(night, user, language)}`);
  const thread = pod.thread === null ? "" : ` · <#${pod.thread}>`;
  const stands = `${standingWords(night, pod, language)}${thread}`;
  return `${say(language, "round-pod-line", { pod: pod.number, where: stands })}\n${who.join(", ")}`;
}

/** A menu to the result of each pod, for organisers: what is open first, the rounds that were played last before the others. */
export function resultMenu(night: Night, language: Language): Message["components"] {
  const all = night.rounds.toReversed().flatMap((round) => round.pods.map((pod) => ({ round, pod })));
  const open = podsWithoutResult(night);
  const settled = all.filter(({ pod }) => pod.standing === "settled");
  const options = [...open, ...settled].slice(0, DISCORD_LIMITS.options).map(({ round, pod }) => ({
    value: podValue(round, pod),
    label: plain(`${podBegins(round, pod, language)}: ${standingWords(night, pod, language)}`, 100),
    description: plain(namesIn(night, pod, language), 100),
  }));
  const at = { id: night.league, night: night.number };
  return options.length === 0 ? [] : [menuRow(roundPressId("decide", at), say(language, "result-menu"), options)];
}
