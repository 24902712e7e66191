/** What players and the host are told where a table's thread takes no messages. */
import { type Message, message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, listedIn, say } from "../words/index.ts";

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

/** Privately, to whoever presses next. */
export const barredNotice = (barred: Barred, language: Language): Message =>
  privateMessage({
    content: say(language, "barred-told", { happened: happened(barred, language), out: wayOut(barred, language) }),
  });

/** By direct message, to who opened the table. */
export const barredToHost = (barred: Barred, language: Language): Message =>
  message({
    content: say(language, "barred-told-host", { happened: happened(barred, language), out: wayOut(barred, language) }),
  });

function happened({ bar, table: name, thread: id }: Barred, language: Language): string {
  const [table, thread] = [`**${safe(name, 100)}**`, `<#${id}>`];
  switch (bar) {
    case "channel-gone":
    case "server-gone":
      return say(language, `barred-${bar}`, { table });
    case "not-allowed":
    case "locked":
    case "threads-full":
      return say(language, `barred-${bar}`, { table, thread });
  }
}

function wayOut({ bar, missing }: Barred, language: Language): string {
  switch (bar) {
    case "channel-gone":
      return say(language, "barred-move");
    case "not-allowed": {
      const usual = [say(language, "may-view-channel"), say(language, "may-send-messages-in-threads")];
      const bold = (missing.length > 0 ? missing : usual).map((each) => `**${each}**`);
      return say(language, "barred-out-not-allowed", { permissions: listedIn(bold, language) });
    }
    case "server-gone":
    case "locked":
    case "threads-full":
      return say(language, `barred-out-${bar}`);
  }
}

/** In the thread that the table has left. */
export const movedAway = (thread: string, language: Language): Message =>
  message({ content: say(language, "move-away", { thread: `<#${thread}>` }) });
