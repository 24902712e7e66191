/** Who is told that something is wrong with a table's thread, and how. */
import { isBotUser } from "../../table/seats/bot-users.ts";
import type { Table } from "../../table/table.ts";
import type { Message } from "../../views/index.ts";
import { curbedNotice, curbedToHost } from "../../views/refusals/barred.ts";
import { directLanguage } from "../seen/context.ts";
import { noticeOf } from "../sending/notices.ts";
import type { ServersChoice } from "../showing/pictures.ts";
import { type CURBS, nonceOf } from "./posted.ts";
import type { Posting } from "./posting.ts";

/** Who is told what becomes of a table: who sits there, and who opened it. */
export const concerned = (table: Table): ReadonlySet<string> =>
  new Set([table.host, ...table.seats.flatMap(({ userId }) => (isBotUser(userId) ? [] : [userId]))]);

/** A direct message to who opened the table: once, and not by all means, since a notice is left all the same. */
export async function tellHost({ parts, id }: Posting, table: Table, body: Message, nonce: string): Promise<void> {
  try {
    await parts.messenger.create(await parts.direct.channel(table.host), body, nonce);
  } catch (error) {
    parts.log.info({ table: id, err: error }, "the host could not be told what is wrong with the thread");
  }
}

/**
 * Tells who plays and the host once of each permission without which the thread shows less; nobody any more when it is
 * there again. True where one is missing.
 */
export async function tellCurbed(posting: Posting, table: Table, choice: ServersChoice | null): Promise<boolean> {
  const { parts, id, posted } = posting;
  const missing = await missingAt(posting, table, choice);
  const { curbed: told = [] } = posted;
  if (missing.every((each) => told.includes(each)) && told.length === missing.length) return missing.length > 0;
  if (missing.length === 0) delete posted.curbed;
  else posted.curbed = missing;
  posting.unsaved = true;
  const key = noticeOf("curbed", id);
  const about = { table, missing };
  for (const user of concerned(table)) {
    if (missing.length === 0 || table.phase === "ended") await parts.notices.withdraw(user, key);
    else await parts.notices.leave(user, curbedNotice(about, directLanguage(table, user)), key);
  }
  const isNew = missing.some((each) => !told.includes(each));
  if (isNew && table.phase !== "ended") {
    const word = curbedToHost(about, directLanguage(table, table.host));
    void tellHost(posting, table, word, nonceOf(id, "curbed", ...missing, parts.clock.now()));
  }
  return missing.length > 0;
}

async function missingAt(
  { parts }: Posting,
  { guild, thread }: Table,
  choice: ServersChoice | null,
): Promise<(typeof CURBS)[number][]> {
  // Who may not write may show neither; where nothing is to be posted, nothing else tells of it.
  if (parts.missing(thread).includes("may-send-messages-in-threads")) return ["may-send-messages-in-threads"];
  const noFiles = choice?.pictures !== null && ((await parts.pictures?.lackedIn(guild, thread)) ?? false);
  return [
    ...(parts.embeds.shownIn(thread) ? [] : (["may-embed-links"] as const)),
    ...(noFiles ? (["may-attach-files"] as const) : []),
  ];
}
