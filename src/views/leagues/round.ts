/** A published round, for everybody, and a pod for its players. */
import { type Night, type Pod, playersLeft, type Round } from "../../leagues/night/index.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, message } from "../text/message.ts";
import { fitted, listed, safe } from "../text/safe-text.ts";
import { RACE_WORDS } from "../text/words.ts";
import { nameIn } from "./night-words.ts";
import { roundPressId } from "./round-press.ts";
import { spanOf, standingWords, waitingWords } from "./round-words.ts";

const roundName = ({ final, number }: Round, { settings }: Night) =>
  final ? "The final" : `Round ${number} of ${settings.rounds}`;

/** Who plays whom and where; nobody is pinged here: each pod's thread does that. */
export function roundMessage(night: Night, round: Round): Message {
  const lines = round.pods.map((pod) => {
    const who = pod.players.map((user) => nameIn(night, user)).join(", ");
    const where = pod.thread === null ? withoutThread(night, pod) : `<#${pod.thread}>`;
    return `**Pod ${pod.number}** ${where}\n${who}`;
  });
  const byes = round.byes.length === 0 ? [] : [`**Sit out**: ${listed(round.byes.map((user) => nameIn(night, user)))}`];
  return message({
    content: `**${safe(night.name, 60)}**, night ${night.number}: ${roundName(round, night)} is published. Find your pod, and press **Start** at its table.`,
    embeds: [{ description: fitted([...lines, ...byes], DISCORD_LIMITS.embedDescription) }],
  });
}

/** Why a pod has no thread. */
function withoutThread(night: Night, pod: Pod): string {
  if (pod.standing !== "open") return standingWords(night, pod);
  return waitingWords(night, pod) ?? pod.trouble ?? "its table is being opened…";
}

/** The name of a pod's thread; `mark` tells it from any other. */
export function podThread(night: Night, round: Round, pod: Pod, mark: string): string {
  const where = round.final ? "Final" : `Round ${round.number}`;
  return `${safe(night.name, 60).replaceAll("\\", "")} ${night.number} · ${where} · Pod ${pod.number} · ${mark}`.slice(
    0,
    100,
  );
}

/** Calls a pod's players to their table. */
export function podMessage(night: Night, round: Round, pod: Pod, unseated: readonly string[]): Message {
  const here = playersLeft(pod);
  const who = here.map((user) => `${mention(night, user)} (${raceOf(night, user)})`);
  const people = here.filter(isPerson);
  const decks = night.settings.registered
    ? "with the decks that you have registered"
    : "with practice decks: choose another one below";
  const free = unseated.filter(isPerson);
  const away =
    free.length === 0 ? [] : [`${listed(free.map((user) => `<@${user}>`))}: your seat is free, press **Join** below.`];
  return message({
    content: [
      `${roundName(round, night)}, pod ${pod.number} of **${safe(night.name, 60)}**: ${listed(who)}.`,
      people.length === 0
        ? "Practice opponents alone sit here, and play by themselves."
        : `You sit here ${decks}. Press **Start** once all of you are here; a round takes ${spanOf(night.settings.minutes)}.`,
      ...away,
    ].join("\n"),
    rows: buttonRows([
      button(
        roundPressId("report", { id: night.league, night: night.number, round: round.number, pod: pod.number }),
        "Played elsewhere? Report the result…",
      ),
    ]),
    ping: people,
  });
}

/** Whether Discord knows them: practice opponents are called by what the league calls them. */
const isPerson = (user: string): boolean => /^\d+$/u.test(user);
const mention = (night: Night, user: string): string => (isPerson(user) ? `<@${user}>` : `**${nameIn(night, user)}**`);

const raceOf = ({ players }: Night, user: string): string => {
  const player = players.find((each) => each.user === user);
  return player ? RACE_WORDS[player.race] : "?";
};
