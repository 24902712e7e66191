/** Answers that go through though Discord is in trouble for a moment: tried again for as long as it takes them. */
import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from "discord.js";
import { orAfter } from "../../or-after.ts";
import { Refusing, refusing } from "../../thread/sending/refusing.ts";

/** Discord takes the first answer to an interaction for 3 s; so long it is tried, in ms. */
export const FIRST_MS = 2_900;
/** What follows it is taken for 15 minutes. */
export const FOLLOWING_MS = 14.5 * 60_000;
/** A first answer of which nothing was heard for so long is given once more beside it. */
const SILENT_MS = 1_200;
/** The first pause and the longest after a failure, in ms: each failure doubles it. */
const FIRST_PAUSE = { first: 150, longest: 600 };
const FOLLOWING_PAUSE = { first: 1_000, longest: 30_000 };

/** The interaction has an answer: one given here of which nothing was heard, or another process’s in place of this one. */
export const isTaken = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;

/** The time for an answer is over, or what it was to stand in is gone. */
const OVER: readonly (string | number)[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.InvalidWebhookToken,
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
];
export const isOver = (error: unknown): boolean => error instanceof DiscordAPIError && OVER.includes(error.code);

/** Discord has trouble of its own, asks for patience or cannot be reached: asked again, it may take the same answer. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Refusing) return error.refuses === "passing";
  if (error instanceof RateLimitError) return true;
  if (error instanceof HTTPError) return error.status >= 500;
  if (error instanceof DiscordAPIError)
    return !isOver(error) && error.status !== 401 && refusing(error, "").refuses === "passing";
  // What undici and Node's sockets say: nothing else that goes wrong here has such a code.
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return error.name === "AbortError" || /^(?:UND_ERR_|E[A-Z]+$)/u.test(code);
}

type Outcome<Given> = { readonly given: Given } | { readonly error: unknown };

/**
 * Gives a first answer: again after a passing failure, and beside the one of which nothing is heard. `left`: for how many
 * ms it is still taken. Null where it turns out that one of those tries has arrived. Rejects with what Discord said last.
 */
export async function firstly<Given>(send: () => Promise<Given>, left: () => number): Promise<Given | null> {
  const under = new Set<Promise<Outcome<Given>>>();
  for (let failed = 0; ; ) {
    const asked: Promise<Outcome<Given>> = send()
      .then(
        (given) => ({ given }),
        (error: unknown) => ({ error }),
      )
      .finally(() => under.delete(asked));
    under.add(asked);
    const outcome = await heard(under, left);
    if (outcome === "silent") continue;
    if ("given" in outcome) return outcome.given;
    if (isTaken(outcome.error)) return null;
    const pause = pauseAfter(failed++, FIRST_PAUSE);
    if (!isPassing(outcome.error) || left() <= pause) {
      // Another try may have arrived meanwhile: then this one says only that it came too late.
      const other = under.size > 0 ? await Promise.race(under) : outcome;
      if ("given" in other) return other.given;
      if (isTaken(other.error)) return null;
      throw outcome.error;
    }
    await waited(pause);
  }
}

/** The first word of any of these; "silent" where none has come in a while and there is time for another try. */
async function heard<Given>(
  under: ReadonlySet<Promise<Outcome<Given>>>,
  left: () => number,
): Promise<Outcome<Given> | "silent"> {
  if (left() <= SILENT_MS) return Promise.race(under);
  return orAfter(SILENT_MS, Promise.race(under), "silent" as const);
}

/**
 * Sends what follows a first answer, again and again while the failure is a passing one. `left`: for how many ms it is
 * still taken; `ending`: nobody waits any more. Rejects with what Discord said last.
 */
export async function persistently<Given>(
  send: () => Promise<Given>,
  left: () => number,
  ending?: AbortSignal,
): Promise<Given> {
  for (let failed = 0; ; failed++) {
    try {
      return await send();
    } catch (error) {
      const pause = pauseAfter(failed, FOLLOWING_PAUSE);
      if (!isPassing(error) || left() <= pause || ending?.aborted) throw error;
      await waited(pause, ending);
    }
  }
}

const pauseAfter = (failed: number, { first, longest }: typeof FIRST_PAUSE): number =>
  Math.min(first * 2 ** failed, longest);

/** So many ms, or until `enough` says so. */
function waited(ms: number, enough?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      enough?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    enough?.addEventListener("abort", done);
  });
}
