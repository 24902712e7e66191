import type { Bot } from "./bot.ts";

/** What an interaction has found already, for as long as it is in hand. */
const found = new WeakMap<object, Promise<string | null>>();

/** The id of the table in whose thread something was typed, whether or not it can be read: looked up once, whoever asks. */
export function tableHere(
  typed: { channelId: string | null },
  { tables }: Pick<Bot, "tables">,
): Promise<string | null> {
  if (typed.channelId === null) return Promise.resolve(null);
  const known = found.get(typed);
  if (known) return known;
  const asked = tables.idInThread(typed.channelId);
  found.set(typed, asked);
  // A store that was away may be back.
  asked.catch(() => found.delete(typed));
  return asked;
}
