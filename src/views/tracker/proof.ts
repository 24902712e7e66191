/** The words about what proves a game's shuffles. */
import type { SeatIndex } from "../../engine/index.ts";
import { type Context, languageIn, nameOf } from "../text/context.ts";
import { fittedIn } from "../text/fitted.ts";

import { type Language, say } from "../words/index.ts";
import { playedOnProof } from "./played-on.ts";

/** How a log comes out when it is played again; see the table's `ComesOut`. */
export type ReplayOutcome = "same" | "differently" | "changed-since";

/** What anybody may know about a table's shuffles while its seed is secret. */
export interface ShufflePromise {
  readonly seedHash: string;
  /** Ids of the presses of Join, in the order of the seats, and of Start; null where none are mixed in. */
  readonly presses: { readonly joins: readonly string[]; readonly start: string } | null;
}

/** What was found when a game that is over was checked. */
export interface Proof extends ShufflePromise {
  readonly seed: string;
  /** SHA-256 of the seed, as it is computed now. */
  readonly hash: string;
  /** Whether the shuffles begin from the seed and the presses. */
  readonly mixed: boolean;
  readonly replay: ReplayOutcome;
  /** The decks that were registered for a league. */
  readonly seals: readonly Sealed[];
}

/**
 * A seat's registered deck: the hash that its player was given, null where others at the table have one and this seat has not,
 * and whether just those cards were played; null before the end.
 */
export interface Sealed {
  readonly seat: SeatIndex;
  readonly hash: string | null;
  readonly holds: boolean | null;
}

/** A line for each registered deck of a league. */
export function sealLines(seals: readonly Sealed[], ctx: Context): string[] {
  const language = languageIn(ctx);
  return seals.map(({ seat, hash, holds }) => {
    const name = nameOf(ctx, seat);
    const whose = say(language, "seal-of", { name });
    if (hash === null) return say(language, "seal-none", { name });
    if (holds === null) return say(language, "seal-open", { whose, hash });
    return say(language, holds ? "seal-holds" : "seal-broken", {
      whose: holds ? whose : whose.replaceAll("**", ""),
      hash: hash.slice(0, 16),
    });
  });
}

/** In the lobby: the seed is drawn, and nothing is shuffled yet. */
export const lobbyPromise = ({ seedHash }: Pick<ShufflePromise, "seedHash">, language: Language): string =>
  say(language, "proof-lobby", { hash: seedHash });

/** While the game runs. */
export function runningPromise(promised: ShufflePromise, ctx: Context): string {
  const language = languageIn(ctx);
  const { seedHash: hash, presses } = promised;
  if (ctx.origin)
    return fittedIn(
      [playedOnProof(ctx.origin, language), say(language, "played-on-promise", { hash })],
      2_000,
      language,
    );
  if (presses === null) return say(language, "proof-running", { hash });
  return fittedIn(
    [
      say(language, "proof-running-lobby", { hash }),
      say(language, "proof-presses", { presses: pressWords(presses, ctx) }),
    ],
    2_000,
    language,
  );
}

/** At the end: what was promised, what is mixed in, how the log comes out. */
export function proofWords(proof: Proof, ctx: Context): string {
  const language = languageIn(ctx);
  const { seed, seedHash, hash, presses, mixed, replay, seals } = proof;
  const facts = say(language, "proof-facts", { seed, hash });
  if (hash !== seedHash) return say(language, "proof-other-seed", { facts, hash: seedHash });
  return fittedIn(
    [
      ...(ctx.origin ? [playedOnProof(ctx.origin, language)] : []),
      say(language, presses === null ? "proof-seed" : "proof-seed-lobby"),
      mixingWords(presses, mixed, ctx),
      say(language, ctx.origin && replay === "same" ? "played-on-outcome" : `proof-${replay}`),
      ...sealLines(seals, ctx),
      facts,
      say(language, "proof-how"),
    ],
    2_000,
    language,
  );
}

function mixingWords(presses: Proof["presses"], mixed: boolean, ctx: Context): string {
  const language = languageIn(ctx);
  if (presses === null) return say(language, mixed ? "proof-alone" : "proof-not-from");
  return say(language, mixed ? "proof-mixed" : "proof-not-from-presses", { presses: pressWords(presses, ctx) });
}

function pressWords({ joins, start }: NonNullable<ShufflePromise["presses"]>, ctx: Context): string {
  const language = languageIn(ctx);
  const each = joins.map((id, seat) => say(language, "proof-join", { name: nameOf(ctx, seat), id }));
  return [...each, say(language, "proof-start", { id: start })].join(" · ");
}
