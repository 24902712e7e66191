/** The games of a server that anybody there may watch: where they stand, as their threads say to everybody. */
import type { Round } from "../../engine/index.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, privateMessage } from "../text/message.ts";
import { counted, fitted, listed, safe } from "../text/safe-text.ts";
import { ROUND_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE } from "../words/index.ts";
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
export function parseFollow(customId: string): string | null {
  return /^follow:([\w-]{1,60})$/u.exec(customId)?.[1] ?? null;
}

/** So many have a button. */
const MOST = 20;

export function watchMessage(games: readonly Watched[]): Message {
  if (games.length === 0)
    return privateMessage({
      content:
        "No game is being played here that everybody may watch. Open a table, or ask for players with `/game find`.",
      rows: buttonRows([openTableButton()]),
    });
  const lines = games.map(
    ({ name, thread, players, turn, round }) =>
      `- **${safe(name, 40)}** <#${thread}>: ${turn === 0 ? "before its first turn" : `turn ${turn}, ${ROUND_WORDS[round]}`} · ${listed(players.map((each) => safe(each, 24)))}`,
  );
  const head = `👀 **${counted(games.length, "game")} to watch.** Follow one, and its thread stands among yours:`;
  return privateMessage({
    content: [head, fitted(lines, DISCORD_LIMITS.content - head.length - 1)].join("\n"),
    rows: buttonRows(games.slice(0, MOST).map(({ table, name }) => button(followId(table), `Follow ${name}`))),
  });
}

/** To whoever follows a table from now on. */
export function followedMessage({ table, name, thread }: Watched): Message {
  const content =
    `You follow **${safe(name, 60)}**: <#${thread}> stands among your threads. Nobody's hidden cards are shown to you; ` +
    "when it is over, `/game replay` and `/game export` have all of it. Leave the thread to follow it no more.";
  return privateMessage({ content, rows: buttonRows([watchButton({ table }, FIRST_LANGUAGE)]) });
}

export const NOT_TO_WATCH =
  "No game is being played at that table now that everybody here may watch. `/game watch` shows those that are. Nothing was done.";
export const NOT_FOLLOWED = "Discord did not let me add you to that thread. Open it by its name: nothing was changed.";
