import type { Table } from "../../table/table.ts";
import { Refusing } from "../sending/messenger.ts";
import { FIXED } from "./posted.ts";
import type { Posting } from "./posting.ts";

/**
 * Looks whether somebody has deleted what players press and look at: the open questions, and the tracker or the lobby. What
 * is gone is noted as showing nothing, so that the next edit of it, which comes at once, finds that out and posts it anew.
 * Discord tells of deleted messages only whoever asks to hear of all messages.
 */
export async function noteDeleted({ posted, parts }: Posting, table: Table): Promise<void> {
  const fixed = FIXED.flatMap((name) => {
    const placed = name === "lobby" && table.phase !== "lobby" ? undefined : posted.fixed[name];
    return placed ? [placed] : [];
  });
  const standing = [...fixed, ...Object.values(posted.prompts)].filter(({ message }) => message !== "");
  if (standing.length === 0) return;
  const recent = new Set((await parts.messenger.recent(table.thread)).map(({ id }) => id));
  for (const placed of standing) if (!recent.has(placed.message) && (await isDeleted(placed.message))) placed.hash = "";

  async function isDeleted(message: string): Promise<boolean> {
    try {
      await parts.messenger.read(table.thread, message);
      return false;
    } catch (error) {
      if (!(error instanceof Refusing) || error.refuses === "passing") throw error;
      // Without the permission to read what stands there it is taken to be there.
      return error.why === "message-gone";
    }
  }
}
