/** What a night has to say where its pods play: posted once, and without it nothing stops. */
import type { Logger } from "pino";
import type { LeagueRound, Night, Pod } from "../leagues/night/index.ts";
import type { AllSettings } from "../settings/index.ts";
import { FIRST_LANGUAGE, type Language } from "../settings/languages.ts";
import { shortHash } from "../short-hash.ts";
import { type Messenger, Refusing } from "../thread/sending/messenger.ts";
import type { Message } from "../views/index.ts";

export interface Voice {
  readonly messenger: Messenger;
  readonly log: Logger;
  readonly settings: Pick<AllSettings, "servers">;
}

/** In which language a league speaks to all: the one that its server has chosen for new tables. */
export const languageThere = async ({ settings }: Pick<Voice, "settings">, guild: string): Promise<Language> =>
  (await settings.servers.of(guild)).language ?? FIRST_LANGUAGE;

/** A pod, in the night and the server in which it is played. */
export interface PodThere {
  readonly guild: string;
  readonly night: Night;
  readonly round: LeagueRound;
  readonly pod: Pod;
}

/**
 * Posts into a pod's thread, if it has one. `what` names the message among all of that pod: the same within a few minutes is
 * posted once. What Discord refuses is noted, and the night goes on.
 */
export async function sayInPod(
  voice: Voice,
  { guild, night, round, pod }: PodThere,
  what: string,
  tell: (language: Language) => Message,
): Promise<void> {
  if (pod.thread === null) return;
  const said = tell(await languageThere(voice, guild));
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
