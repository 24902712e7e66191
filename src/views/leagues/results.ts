/** What came of the pods: said, confirmed, doubted, corrected; for everybody, and the form to say it. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import { CONFIRM_MS } from "../../leagues/clock/due.ts";
import type { Night, Pod, PodResult, Round } from "../../leagues/night/index.ts";
import type { PlacesProblem } from "../../leagues/results/read-places.ts";
import { stamp } from "../prompts/deadline.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, menuRow, message, privateMessage } from "../text/message.ts";
import { capitalized, listed, plain, safe } from "../text/safe-text.ts";
import { nightPressId } from "./night-press.ts";
import { podValue, roundPressId } from "./round-press.ts";
import {
  playerName,
  podName,
  podsWithoutResult,
  reportedBy,
  resultLines,
  roundName,
  standingWords,
} from "./round-words.ts";

const placeOf = (night: Night, round: Round, pod: Pod) => ({
  id: night.league,
  night: night.number,
  round: round.number,
  pod: pod.number,
});

const where = (night: Night, round: Round, pod: Pod): string =>
  `**${safe(night.name, 60)}**, night ${night.number}, ${podName(round, pod)}`;

/** A player has said what came of a pod: another one of it confirms that, or doubts it. */
export function reportedMessage(night: Night, round: Round, pod: Pod): Message {
  const report = pod.reports.at(-1);
  if (!report) return message({ content: "" });
  const at = { ...placeOf(night, round, pod), number: report.number };
  const by = report.at + CONFIRM_MS[night.settings.pace];
  return message({
    content: [
      `📝 ${where(night, round, pod)}, as ${reportedBy(report)}:`,
      ...resultLines(night, round, pod, report.result, night.settings.points),
      `Another player of the pod confirms it; where nobody doubts it, it counts ${stamp(by, "R")}.`,
    ].join("\n"),
    rows: buttonRows([
      button(roundPressId("confirm", at), "That is right", "good"),
      button(roundPressId("dispute", at), "That is wrong…", "grave"),
    ]),
  });
}

/** A pod has a result that counts. */
export function settledMessage(night: Night, round: Round, pod: Pod): Message {
  const report = pod.reports.at(-1);
  if (!report) return message({ content: "" });
  const { confirmed } = pod;
  const how =
    confirmed === null
      ? reportedBy(report)
      : `${reportedBy(report)}, ${confirmed.from === "clock" ? "and nobody doubted it" : `confirmed by ${playerName(night, confirmed.by)}`}`;
  return message({
    content: [
      `✅ ${where(night, round, pod)}, ${how}:`,
      ...resultLines(night, round, pod, report.result, night.settings.points),
    ].join("\n"),
    rows: buttonRows([button(roundPressId("standings", placeOf(night, round, pod)), "Standings")]),
  });
}

/** A player doubts what was reported: whoever organises is called. */
export function disputedMessage(night: Night, round: Round, pod: Pod, organisers: readonly string[]): Message {
  const why = pod.dispute?.why ?? "";
  return message({
    content: [
      `⚖️ ${where(night, round, pod)}: **${playerName(night, pod.dispute?.by ?? "")}** says that the report is wrong${why === "" ? "." : `: ${safe(why, 200)}`}`,
      `${listed(organisers.map((user) => `<@${user}>`))}: an organiser or a judge decides.`,
    ].join("\n"),
    rows: buttonRows([button(roundPressId("judge", placeOf(night, round, pod)), "Decide…", "main")]),
    ping: organisers,
  });
}

/** One pod with all that was said of it, for somebody: whoever has reported it is not asked whether that is right, and who organises nothing not what to decide. */
export function podPanel(
  night: Night,
  round: Round,
  pod: Pod,
  { user: reader, organises }: { readonly user: string; readonly organises: boolean },
  lead = "",
): Message {
  const at = placeOf(night, round, pod);
  const last = pod.reports.at(-1);
  const waits = pod.standing === "reported" && last !== undefined;
  const isTheirs = waits && last.by === reader;
  const earlier = pod.reports
    .slice(0, -1)
    .map((each) => `-# before: ${each.result.places.join(", ")}, ${reportedBy(each)}`);
  const table = pod.thread === null ? "" : ` · <#${pod.thread}>`;
  return privateMessage({
    content: [
      ...(lead === "" ? [] : [lead]),
      `${where(night, round, pod)}: ${standingWords(night, pod)}${table}`,
      ...(last
        ? resultLines(night, round, pod, last.result, night.settings.points)
        : [pod.players.map((user) => playerName(night, user)).join(", ")]),
      ...(last ? [`-# ${reportedBy(last)}, ${stamp(last.at, "f")}`] : []),
      ...(isTheirs
        ? [
            `You reported this. Another player of the pod confirms it; where nobody doubts it, it counts ${stamp(last.at + CONFIRM_MS[night.settings.pace], "R")}. If you made a mistake, press **Report otherwise…**.`,
          ]
        : []),
      ...earlier,
    ].join("\n"),
    rows: buttonRows([
      ...(waits && !isTheirs
        ? [
            button(roundPressId("confirm", { ...at, number: last.number }), "That is right", "good"),
            button(roundPressId("dispute", { ...at, number: last.number }), "That is wrong…", "grave"),
          ]
        : []),
      ...(pod.standing === "settled" || pod.standing === "disputed"
        ? []
        : [
            button(
              roundPressId("report", at),
              last ? "Report otherwise…" : "Report…",
              last && !isTheirs ? "plain" : "main",
            ),
          ]),
      ...(organises ? [button(roundPressId("judge", at), pod.standing === "settled" ? "Correct…" : "Decide…")] : []),
      button(roundPressId("results", { ...at, pod: 0 }), "All pods"),
      ...(organises ? [button(nightPressId("organise", night.league), "Organise")] : []),
    ]),
  });
}

/** The pods of a round, and a menu to one of them. */
export function podsPanel(night: Night, round: Round, lead = ""): Message {
  const at = { id: night.league, night: night.number, round: round.number };
  const lines = round.pods.map((pod) => {
    const last = pod.standing === "open" ? undefined : pod.reports.at(-1);
    const who = pod.players
      .map((user, seat) => ({ user, place: last?.result.places[seat] }))
      .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .map(({ user, place }) => `${place === undefined ? "" : `${place}. `}${playerName(night, user)}`);
    return `**Pod ${pod.number}** ${standingWords(night, pod)}${pod.thread === null ? "" : ` · <#${pod.thread}>`}\n${who.join(", ")}`;
  });
  const options = round.pods.slice(0, 25).map((pod) => ({
    value: String(pod.number),
    label: plain(`Pod ${pod.number}: ${standingWords(night, pod)}`, 100),
    description: plain(pod.players.map((user) => playerName(night, user)).join(", "), 100),
  }));
  const others = night.rounds.filter(({ number }) => number !== round.number).slice(-3);
  const byes =
    round.byes.length === 0 ? [] : [`**Sit out**: ${listed(round.byes.map((user) => playerName(night, user)))}`];
  const elsewhere = podsWithoutResult(night).filter((each) => each.round.number !== round.number).length;
  return privateMessage({
    content: [
      ...(lead === "" ? [] : [lead]),
      `**${safe(night.name, 60)}**, night ${night.number}, ${roundName(round).toLowerCase()}${elsewhere === 0 ? "" : ` · ${elsewhere} open elsewhere`}`,
    ].join("\n"),
    embeds: [{ description: [...lines, ...byes].join("\n").slice(0, 4_096) }],
    rows: [
      menuRow(roundPressId("pod", at), "A pod: report, confirm, correct", options),
      ...buttonRows([
        ...others.map((other) => button(roundPressId("results", { ...at, round: other.number }), roundName(other))),
        button(roundPressId("standings", at), "Standings"),
      ]),
    ],
  });
}

/** A menu to the result of each pod, for organisers: what is open first, the rounds that were played last before the others. */
export function resultMenu(night: Night): Message["components"] {
  const all = night.rounds.toReversed().flatMap((round) => round.pods.map((pod) => ({ round, pod })));
  const open = podsWithoutResult(night);
  const settled = all.filter(({ pod }) => pod.standing === "settled");
  const options = [...open, ...settled].slice(0, DISCORD_LIMITS.options).map(({ round, pod }) => ({
    value: podValue(round, pod),
    label: plain(`${capitalized(podName(round, pod))}: ${standingWords(night, pod)}`, 100),
    description: plain(pod.players.map((user) => playerName(night, user)).join(", "), 100),
  }));
  const at = { id: night.league, night: night.number };
  return options.length === 0 ? [] : [menuRow(roundPressId("decide", at), "Say or correct a result", options)];
}

/**
 * The form for a result, filled in with what is known. `verb`: whether a player reports it, or an organiser decides or
 * corrects; of the latter the reason is asked for.
 */
export function resultForm(
  night: Night,
  round: Round,
  pod: Pod,
  verb: "report" | "judge",
): APIModalInteractionResponseCallbackData {
  const last = pod.reports.at(-1)?.result;
  const places = pod.players.map((user, seat) => `${last?.places[seat] ?? seat + 1} ${nameIn(night, user)}`).join("\n");
  const field = (custom_id: string, label: string, more: object) => ({
    type: ComponentType.ActionRow as const,
    components: [{ type: ComponentType.TextInput as const, style: TextInputStyle.Short, custom_id, label, ...more }],
  });
  return {
    custom_id: roundPressId(verb, placeOf(night, round, pod)),
    title: plain(`${roundName(round)}, pod ${pod.number}`, 45),
    components: [
      field("places", "Places, a line a player; equal ones share", {
        style: TextInputStyle.Paragraph,
        value: places,
        required: true,
        max_length: 600,
      }),
      field("victory", "Victory: major, standard or none", {
        value: last ? `${last.victory}${last.victory !== "none" && !last.before_time ? " after time" : ""}` : "none",
        placeholder: "major · standard · none · standard after time",
        required: true,
        max_length: 40,
      }),
      field("odd", "Who gets the odd point, if points are shared", {
        value: last?.odd === undefined ? "" : nameIn(night, last.odd),
        required: false,
        max_length: 60,
      }),
      ...(verb === "judge"
        ? [
            field("why", "Why (everybody reads it)", {
              required: true,
              max_length: 200,
              placeholder: "Two places were swapped",
            }),
          ]
        : []),
    ],
  };
}

const nameIn = (night: Night, user: string): string =>
  plain(night.players.find((player) => player.user === user)?.name ?? "Former player", 32);

/** Names as the form shows them, in the order of the pod: what is read back is matched against these. */
export const formNames = (night: Night, pod: Pod): string[] => pod.players.map((user) => nameIn(night, user));

/** The form to say why a report is wrong. */
export function disputeForm(
  night: Night,
  round: Round,
  pod: Pod,
  report: number,
): APIModalInteractionResponseCallbackData {
  return {
    custom_id: roundPressId("dispute", { ...placeOf(night, round, pod), number: report }),
    title: "What is wrong with it?",
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.TextInput,
            style: TextInputStyle.Short,
            custom_id: "why",
            label: "In a sentence: a judge reads it",
            placeholder: "Delenn was second",
            required: false,
            max_length: 200,
          },
        ],
      },
    ],
  };
}

/** Why places cannot be read, and what to write. */
export function placesProblem(problem: PlacesProblem): string {
  const how = "Write a line for each player, such as `1 Londo`; players who share a place have the same number.";
  switch (problem.why) {
    case "no-number":
      return `Line ${problem.line}, “${safe(problem.text, 40)}”, begins with no place. ${how}`;
    case "out-of-range":
      return `Line ${problem.line}: ${safe(problem.text, 10)} is no place at a table of ${problem.most}: they go from 1 to ${problem.most}. ${how}`;
    case "who":
      return problem.likely.length > 1
        ? `Line ${problem.line}: “${safe(problem.text, 40)}” may be ${listed(
            problem.likely.map((name) => safe(name, 32)),
            "or",
          )}. Write the name out.`
        : `Line ${problem.line}: “${safe(problem.text, 40)}” does not sit in this pod. ${how}`;
    case "twice":
      return `**${safe(problem.name, 32)}** has two places. ${how}`;
    case "missing":
      return `${listed(problem.names.map((name) => safe(name, 32)))} ${problem.names.length === 1 ? "has" : "have"} no place. ${how}`;
  }
}

/** A result as a form gave it, or what is wrong with it in a sentence. */
export type FormResult = { ok: true; result: PodResult } | { ok: false; content: string };

export const NO_VICTORY_WORD = (text: string): string =>
  `“${safe(text, 40)}” is no kind of victory: write \`major\`, \`standard\` or \`none\`, and \`after time\` behind it where time had been called before.`;
export const NO_ODD_PLAYER = (text: string): string =>
  `“${safe(text, 40)}” does not sit in this pod: the odd point goes to one of those who share points, or to nobody yet.`;
