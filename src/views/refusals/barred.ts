/** What players and the host are told where a table's thread takes no messages. */
import { type Message, message, privateMessage } from "../text/message.ts";
import { listed, safe } from "../text/safe-text.ts";

/** Why a thread takes no messages. */
export type Bar = "channel-gone" | "server-gone" | "not-allowed" | "locked" | "threads-full";

export interface Barred {
  readonly bar: Bar;
  /** Name of the table. */
  readonly table: string;
  readonly thread: string;
  /** The permissions that are missing, in Discord's words; empty where that is not known. */
  readonly missing: readonly string[];
}

const MOVE = "`/game move`, typed in a channel where I may write, reopens the table there.";

/** Privately, to whoever presses next. */
export const barredNotice = (barred: Barred): Message =>
  privateMessage({ content: `${happened(barred)} Nothing is lost: what you do counts. ${wayOut(barred)}` });

/** By direct message, to who opened the table. */
export const barredToHost = (barred: Barred): Message =>
  message({ content: `${happened(barred)} Nothing is lost. ${wayOut(barred)}` });

function happened({ bar, table, thread }: Barred): string {
  const name = `**${safe(table, 100)}**`;
  switch (bar) {
    case "channel-gone":
      return `The thread of this table was deleted: ${name}.`;
    case "server-gone":
      return `I am no longer in the server of the table ${name}.`;
    case "not-allowed":
      return `I may not write in the thread of the table ${name} (<#${thread}>) any more.`;
    case "locked":
      return `The thread of the table ${name} (<#${thread}>) is locked, so I cannot write in it.`;
    case "threads-full":
      return `The thread of the table ${name} (<#${thread}>) is archived, and the server has as many open threads as Discord allows.`;
  }
}

function wayOut({ bar, missing }: Barred): string {
  switch (bar) {
    case "channel-gone":
      return MOVE;
    case "server-gone":
      return "The table rests, and goes on when I am invited again.";
    case "not-allowed": {
      const what = missing.length > 0 ? missing : ["View Channel", "Send Messages in Threads"];
      return `Ask whoever runs the server to give me ${listed(what.map((each) => `**${each}**`))} there; then I say what is missing. Or ${MOVE}`;
    }
    case "locked":
      return `Whoever may manage threads can unlock it, or give me **Manage Threads**; then I say what is missing. Or ${MOVE}`;
    case "threads-full":
      return "When an old thread of the server is archived or deleted, I say what is missing.";
  }
}

/** In the thread that the table has left. */
export const movedAway = (thread: string): Message => message({ content: `This table goes on in <#${thread}>.` });
