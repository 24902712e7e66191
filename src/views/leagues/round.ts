/** A published round, for everybody, and a pod for its players; `language`: that of the server. */
import {
  isTimed,
  type LeagueRound,
  type Night,
  type Pod,
  playersLeft,
  timeIsOverAt,
} from "../../leagues/night/index.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, message } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, listedIn, say } from "../words/index.ts";
import { nameIn } from "./night-names.ts";
import { timeAt } from "./round-clock.ts";
import { roundPressId } from "./round-press.ts";
import { spanOf, standingWords, waitingWords } from "./round-words.ts";

const roundName = ({ final, number }: LeagueRound, { settings }: Night, language: Language) =>
  final
    ? say(language, "round-name-final")
    : say(language, "round-name-of", { round: number, rounds: settings.rounds });

/** Who plays whom and where; nobody is pinged here: each pod's thread does that. */
export function roundMessage(night: Night, round: LeagueRound, language: Language): Message {
  const lines = round.pods.map((pod) => {
    const who = pod.players.map((user) => nameIn(night, user)).join(", ");
    const where = pod.thread === null ? withoutThread(night, pod, language) : `<#${pod.thread}>`;
    return `${say(language, "round-pod-line", { pod: pod.number, where })}\n${who}`;
  });
  const byes = listedIn(
    round.byes.map((user) => nameIn(night, user)),
    language,
  );
  const said = message({
    content: say(language, "round-published", {
      league: safe(night.name, 60),
      night: night.number,
      round: roundName(round, night, language),
    }),
    embeds: [
      {
        description: fittedIn(
          [...lines, ...(byes === "" ? [] : [say(language, "draft-byes", { names: byes })])],
          DISCORD_LIMITS.embedDescription,
          language,
        ),
      },
    ],
  });
  return { ...said, cut: say(language, "cut-here") };
}

/** Why a pod has no thread. */
function withoutThread(night: Night, pod: Pod, language: Language): string {
  if (pod.standing !== "open") return standingWords(night, pod, language);
  return waitingWords(night, pod, language) ?? pod.trouble ?? say(language, "round-being-opened");
}

/** The name of a pod's thread; `mark` tells it from any other. */
export function podThread(night: Night, round: LeagueRound, pod: Pod, mark: string, language: Language): string {
  const at = { league: safe(night.name, 60).replaceAll("\\", ""), night: night.number, pod: pod.number, mark };
  return (
    round.final
      ? say(language, "round-thread-final", at)
      : say(language, "round-thread", { ...at, round: round.number })
  ).slice(0, 100);
}

/** Calls a pod's players to their table, and says until when they play, where the round's time runs already. */
export function podMessage(
  night: Night,
  round: LeagueRound,
  pod: Pod,
  unseated: readonly string[],
  language: Language,
): Message {
  const here = playersLeft(pod);
  const who = here.map((user) => `${mention(night, user)} (${raceOf(night, user, language)})`);
  const people = here.filter(isPerson);
  const free = unseated.filter(isPerson).map((user) => `<@${user}>`);
  const called = {
    round: roundName(round, night, language),
    pod: pod.number,
    league: safe(night.name, 60),
    names: listedIn(who, language),
  };
  const sit = {
    decks: night.settings.registered ? "registered" : "practice",
    span: spanOf(night.settings.minutes, language),
  };
  const at = { id: night.league, night: night.number, round: round.number, pod: pod.number };
  const over = isTimed(night, pod) ? timeIsOverAt(round, pod) : null;
  return message({
    content: [
      say(language, "round-called", called),
      people.length === 0 ? say(language, "round-bots") : say(language, "round-sit", sit),
      ...(over === null ? [] : [timeAt(over, night, language)]),
      ...(free.length === 0 ? [] : [say(language, "round-seat-free", { names: listedIn(free, language) })]),
    ].join("\n"),
    rows: buttonRows([button(roundPressId("report", at), say(language, "round-elsewhere-button"))]),
    ping: people,
  });
}

/** Whether Discord knows them: practice opponents are called by what the league calls them. */
const isPerson = (user: string): boolean => /^\d+$/u.test(user);
const mention = (night: Night, user: string): string => (isPerson(user) ? `<@${user}>` : `**${nameIn(night, user)}**`);

const raceOf = ({ players }: Night, user: string, language: Language): string => {
  const player = players.find((each) => each.user === user);
  return player ? say(language, `race-${player.race}`) : "?";
};
