/** A thread whose table was brought back from a backup: it may show what the table no longer knows. */
import type { Table } from "../../table/table.ts";
import { restoredLine } from "../../views/refusals/barred.ts";
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
  const after = newest === "" ? [] : (await recent()).filter(({ id }) => later(id, newest) !== newest);
  if (after.length > 0) {
    await posting.say(
      table.thread,
      restoredLine({ guild: table.guild, thread: table.thread, message: newest }, tableLanguage(table)),
      posting.nonce("restored"),
      [],
    );
    const asked = Object.entries(prompts).filter(([, { message }]) => message !== "");
    const pressable = after.filter((each) => each.pressable).map(({ id }) => id);
    for (const id of [...asked.map(([, { message }]) => message), ...pressable])
      await posting.edit(table.thread, id, { components: [] });
    // They are asked anew, below that line.
    for (const [key] of asked) delete prompts[key];
  }
  posted.restored = { ...restored, looked: true };
  await posting.save();

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
