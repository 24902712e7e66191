/** Discord has said of a request that it does not know the token: for good, or only for a moment. */
import { setTimeout as sleep } from "node:timers/promises";
import { DiscordAPIError, type REST, RESTEvents, Routes } from "discord.js";
import type { Logger } from "pino";

/** A token that Discord does not know after these pauses, in ms, is none. */
const ASKED_AGAIN_MS = [1_000, 5_000, 15_000];

/**
 * Keeps one answer of 401 from silencing the bot: discord.js then sends nothing more that needs the token, as if it were
 * certain. The token is put back, and Discord asked whether it knows it; `refused` is called where it does not, also when
 * asked again.
 */
export function watchToken(
  rest: REST,
  token: string,
  log: Logger,
  refused: () => void,
  pauses: readonly number[] = ASKED_AGAIN_MS,
): void {
  let asking = false;
  rest.on(RESTEvents.Response, ({ data, method, route }, { status }) => {
    if (status !== 401 || data.auth === false) return;
    // It is forgotten right after this.
    setImmediate(() => rest.setToken(token));
    if (asking) return;
    asking = true;
    log.warn({ method, route }, "Discord does not know the token; asking again");
    void isRefused(rest, pauses).then((isSo) => {
      asking = false;
      if (isSo) refused();
    });
  });
}

/** Whether Discord answers 401 to a request that any token may make, each time. Another trouble of its own says nothing. */
async function isRefused(rest: REST, pauses: readonly number[]): Promise<boolean> {
  for (const ms of pauses) {
    await sleep(ms, undefined, { ref: false });
    try {
      await rest.get(Routes.user());
      return false;
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || error.status !== 401) return false;
    }
  }
  return true;
}
