/** What a night has to say where its pods play: posted once, and without it nothing stops. */
import type { Logger } from "pino";
import type { Night, Pod, Round } from "../leagues/night/index.ts";
import { shortHash } from "../short-hash.ts";
import { type Messenger, Refusing } from "../thread/sending/messenger.ts";
import type { Message } from "../views/index.ts";

export interface Voice {
  readonly messenger: Messenger;
  readonly log: Logger;
}

/**
 * Posts into a pod's thread, if it has one. `what` names the message among all of that pod: the same within a few minutes is
 * posted once. What Discord refuses is noted, and the night goes on.
 */
export async function sayInPod(
  voice: Voice,
  night: Night,
  round: Round,
  pod: Pod,
  what: string,
  said: Message,
): Promise<void> {
  if (pod.thread === null) return;
  await sayIn(voice, pod.thread, nightNonce(night, `${round.number}.${pod.number} ${what}`), said);
}

/** Posts a message and gives its id; null where Discord refuses it. */
export async function sayIn(
  { messenger, log }: Voice,
  channel: string,
  nonce: string,
  said: Message,
): Promise<string | null> {
  try {
    return await messenger.create(channel, said, nonce);
  } catch (error) {
    if (!(error instanceof Refusing)) throw error;
    log.warn({ channel, why: error.why }, "a league could not say something");
    return null;
  }
}

export const nightNonce = (night: Night, what: string): string =>
  `n${shortHash(`${night.league} ${night.number} ${night.openedAt} ${what}`)}`;
