/** Several processes hear an interaction, one claims it: where that one ends before it has answered, another says so. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "../../store/index.ts";
import type { Message } from "../../views/index.ts";
import { wentWrongMessage } from "../../views/prompts/notices.ts";
import type { Bot } from "./bot.ts";

/** When another process looks whether there is an answer, in ms: whoever lives has given a first word, and there is time for one. */
const LOOK_MS = 2_300;
/** For how long it is known that there is one, in ms: longer than anybody looks. */
const KNOWN_MS = 30_000;

const answering = (interaction: string): string => `answering:${interaction}`;

/** This process has answered: no other needs to. Never rejects. */
export async function noteAnswered(store: Pick<Store, "lease">, interaction: string): Promise<void> {
  await store.lease(answering(interaction), randomUUID(), KNOWN_MS).catch(() => false);
}

/**
 * What to say for the process that has claimed an interaction, where it has not answered; null where it has, or somebody
 * else says so. Nothing is done: that may be done already, and `table` tells where that can be looked up. Never rejects.
 */
export async function wordForAnother(
  { store, ending }: Pick<Bot, "store" | "ending">,
  interaction: string,
  table: () => Promise<string | null>,
): Promise<Message | null> {
  try {
    await sleep(LOOK_MS, undefined, ending ? { signal: ending } : {});
    if (!(await store.lease(answering(interaction), randomUUID(), KNOWN_MS))) return null;
    const id = await table();
    const isDone = id !== null && (await store.committed(id, interaction)) !== null;
    return wentWrongMessage(isDone ? "ended-after" : "ended");
  } catch {
    return null; // this process ends as well, or the store is away
  }
}
