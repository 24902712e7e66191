/** What players and the host are told where a table's thread takes no messages. */
import { type JumpTarget, jumpTo } from "../text/jump.ts";
import { type Message, message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, listedIn, say } from "../words/index.ts";

/** A permission of Discord's, by the id of what its client calls it. */
export type PermissionWord =
  | "may-view-channel"
  | "may-send-messages-in-threads"
  | "may-embed-links"
  | "may-attach-files"
  | "may-read-message-history";

/** Why a thread takes no messages. */
export type Bar = "channel-gone" | "server-gone" | "not-allowed" | "locked" | "threads-full";

/** A table by what it is called and where it stands. */
export interface NamedTable {
  readonly name: string;
  readonly guild: string;
  readonly thread: string;
}

export interface Barred {
  readonly bar: Bar;
  readonly table: NamedTable;
  /** The permissions that are missing; empty where that is not known. */
  readonly missing: readonly PermissionWord[];
  /** A moderator has timed the bot out: no permission changes anything. */
  readonly isTimedOut?: boolean;
}

/** Privately, to whoever presses next. */
export const barredNotice = (barred: Barred, language: Language): Message =>
  privateMessage({
    content: say(language, "barred-told", {
      happened: happened(barred, language),
      meanwhile: meanwhile(barred, language),
      out: wayOut(barred, language),
    }),
  });

/** What stands above may promise a ping: that nobody is pinged is said where the table goes on all the same. */
const meanwhile = ({ bar }: Barred, language: Language): string =>
  bar === "server-gone" ? "" : ` ${say(language, "barred-meanwhile")}`;

/** By direct message, to who opened the table. */
export const barredToHost = (barred: Barred, language: Language): Message =>
  message({
    content: say(language, "barred-told-host", { happened: happened(barred, language), out: wayOut(barred, language) }),
  });

function happened({ bar, table }: Barred, language: Language): string {
  switch (bar) {
    case "channel-gone":
    case "server-gone":
      return say(language, `barred-${bar}`, { table: `**${safe(table.name, 100)}**` });
    case "not-allowed":
    case "locked":
    case "threads-full":
      return say(language, `barred-${bar}`, { table: linked(table) });
  }
}

function wayOut({ bar, missing, isTimedOut }: Barred, language: Language): string {
  if (isTimedOut) return say(language, "barred-out-timed-out");
  switch (bar) {
    case "channel-gone":
      return say(language, "barred-move");
    case "not-allowed": {
      const usual = ["may-view-channel", "may-send-messages-in-threads"] as const;
      return say(language, "barred-out-not-allowed", {
        permissions: named(missing.length > 0 ? missing : usual, language),
      });
    }
    case "server-gone":
    case "locked":
    case "threads-full":
      return say(language, `barred-out-${bar}`);
  }
}

const named = (permissions: readonly PermissionWord[], language: Language): string =>
  listedIn(
    permissions.map((each) => `**${say(language, each)}**`),
    language,
  );

/** What a thread shows less of than it should, without the permissions for it. */
export interface Curbed {
  readonly table: NamedTable;
  readonly missing: readonly PermissionWord[];
}

/** Privately, to whoever presses next: what is posted there is plain text. */
export const curbedNotice = (curbed: Curbed, language: Language): Message =>
  privateMessage({ content: curbedWords(curbed, language) });

/** By direct message, to who opened the table. */
export const curbedToHost = (curbed: Curbed, language: Language): Message =>
  message({ content: curbedWords(curbed, language) });

const curbedWords = ({ table, missing }: Curbed, language: Language): string =>
  say(language, "curbed-told", { table: linked(table), permissions: named(missing, language) });

/** Its name once, which leads to its thread: the thread is mostly called the same. */
const linked = ({ name, guild, thread }: NamedTable): string =>
  `[**${safe(name, 100)}**](${jumpTo({ guild, thread, message: null })})`;

/** In a thread where play had gone on after the backup that its table comes from; `last`: the last message that counts. */
export const restoredLine = (last: JumpTarget, language: Language): Message =>
  message({ content: say(language, "restored-line", { last: jumpTo(last) }) });

/** In a thread that the table had moved to after the backup that it was brought back from. */
export const movedBack = (thread: string, language: Language): Message =>
  message({ content: say(language, "restored-moved", { thread: `<#${thread}>` }) });

/** In a thread whose table was opened after the backup that everything was brought back from. */
export const notRestored = (language: Language): Message => message({ content: say(language, "restored-without") });

/** In the thread that the table has left. */
export const movedAway = (thread: string, language: Language): Message =>
  message({ content: say(language, "move-away", { thread: `<#${thread}>` }) });
