/** A thread whose table was brought back from a backup: it may show what the table no longer knows. */
import { momentOfId } from "../../snowflake.ts";
import type { Table } from "../../table/table.ts";
import { restoredLine } from "../../views/refusals/barred.ts";
import { unshownLine } from "../../views/refusals/unshown.ts";
import { tableLanguage } from "../seen/context.ts";
import { Refusing } from "../sending/messenger.ts";
import type { Posting } from "./posting.ts";

/**
 * Where play had gone on after the backup, the thread is told from where on it counts no more, what was asked there loses its
 * buttons, and what the table asks now is asked below. Where it had not, nothing is said.
 */
export async function goOnFromBackup(posting: Posting, table: Table): Promise<void> {
  const { posted, parts } = posting;
  const { restored } = posted;
  if (!restored || restored.looked) return;
  const { fixed, prompts, live = {}, last = "" } = posted;
  const known = [...Object.values(fixed), ...Object.values(prompts)].map(({ message }) => message);
  const newest = [...known, ...Object.keys(live), last].reduce(later, "");
  const after = newest === "" ? [] : (await recent()).filter(({ id }) => later(id, newest) !== newest && isOfLater(id));
  if (after.length > 0) {
    const language = tableLanguage(table);
    const line = restoredLine({ guild: table.guild, thread: table.thread, message: newest }, language);
    try {
      await posting.say(table.thread, line, posting.nonce("restored"), [unshownLine(language)]);
    } catch (error) {
      // Without a word play goes on as well.
      if (!(error instanceof Refusing) || error.refuses !== "message") throw error;
    }
    const asked = Object.entries(prompts).filter(([, { message }]) => message !== "");
    const pressable = after.filter(({ presses }) => presses.length > 0).map(({ id }) => id);
    for (const id of [...asked.map(([, { message }]) => message), ...pressable])
      await posting.edit(table.thread, id, { components: [] });
    // They are asked anew, below that line.
    for (const [key] of asked) delete prompts[key];
  }
  posted.restored = { ...restored, looked: true };
  await posting.save();

  /** Others than the table post there, too: what the thread is not known to show may be of before the backup. */
  function isOfLater(id: string): boolean {
    return momentOfId(id) > (restored?.made ?? 0);
  }

  async function recent() {
    try {
      return await parts.messenger.recent(table.thread);
    } catch (error) {
      // Without the permission to read what stands there it is taken to be as it was.
      if (!(error instanceof Refusing) || error.refuses === "passing") throw error;
      return [];
    }
  }
}

/** The later of two messages' ids; "" is before all. */
const later = (one: string, other: string): string => (BigInt(one) > BigInt(other) ? one : other);
