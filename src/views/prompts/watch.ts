/** The games of a server that anybody there may watch: where they stand, as their threads say to everybody. */
import type { Round } from "../../engine/index.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, inLanguages, type Message, privateMessage } from "../text/message.ts";
import { roundIn } from "../text/named.ts";
import { safe } from "../text/safe-text.ts";
import { listedIn, say } from "../words/index.ts";
import { openTableButton } from "./first-steps.ts";
import { watchButton } from "./notices.ts";

/** A game that is being played, as far as everybody knows of it. */
export interface Watched {
  readonly table: string;
  readonly name: string;
  readonly thread: string;
  readonly players: readonly string[];
  /** 0 before the first turn. */
  readonly turn: number;
  readonly round: Round;
}

const followId = (table: string) => `follow:${table}`;

/** The table that a press follows, or null where it is about something else. */
export function parseFollow(customId: string): { verb: "follow"; table: string } | null {
  const [, table] = /^follow:([\w-]{1,60})$/u.exec(customId) ?? [];
  return table === undefined ? null : { verb: "follow", table };
}

/** So many have a button. */
const MOST = 20;

export function watchMessage(games: readonly Watched[]): Message {
  return inLanguages((language) => {
    if (games.length === 0)
      return privateMessage({ content: say(language, "watch-none"), rows: buttonRows([openTableButton(language)]) });
    const lines = games.map(({ name, thread, players, turn, round }) => {
      const where =
        turn === 0
          ? say(language, "watch-before")
          : say(language, "watch-turn", { turn, round: roundIn(language, round) });
      const names = players.map((each) => safe(each, 24));
      return `- **${safe(name, 40)}** <#${thread}>: ${where} · ${listedIn(names, language)}`;
    });
    const head = say(language, "watch-head", { games: games.length });
    const follow = ({ table, name }: Watched) =>
      button(followId(table), say(language, "watch-follow-button", { table: name }));
    return privateMessage({
      content: [head, fittedIn(lines, DISCORD_LIMITS.content - head.length - 1, language)].join("\n"),
      rows: buttonRows(games.slice(0, MOST).map(follow)),
    });
  });
}

/** To whoever follows a table from now on. */
export const followedMessage = ({ table, name, thread }: Watched): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, "watch-followed", { table: safe(name, 60), thread: `<#${thread}>` }),
      rows: buttonRows([watchButton({ table }, language)]),
    }),
  );
