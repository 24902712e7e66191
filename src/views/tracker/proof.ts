/** The words about what proves a game's shuffles. */
import type { SeatIndex } from "../../engine/index.ts";
import { type Context, nameOf } from "../text/context.ts";
import { fitted } from "../text/safe-text.ts";
import { PLAYED_ON_OUTCOME, playedOnPromise, playedOnProof } from "./played-on.ts";

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
  return seals.map(({ seat, hash, holds }) => {
    const whose = `The deck of **${nameOf(ctx, seat)}**`;
    if (hash === null) return `⚠️ **${nameOf(ctx, seat)}** plays with a deck that was not registered.`;
    if (holds === null) return `${whose} is sealed for its league: \`${hash}\`.`;
    return holds
      ? `✅ ${whose} is the one that was registered: \`${hash.slice(0, 16)}…\``
      : `❌ **${whose} is not the one that was registered**: \`${hash.slice(0, 16)}…\``;
  });
}

const OUTCOMES: Readonly<Record<ReplayOutcome, string>> = {
  same: "✅ Played again from the seed and the log of actions, it comes out as the same game, card for card.",
  differently: "❌ **Played again from its log, the game comes out differently.**",
  "changed-since":
    "⚠️ I was changed since this game began, and hold to some rule in another way now, so that its log does not come out " +
    "the same any more: that tells nothing about the shuffles.",
};

/** In the lobby: the seed is drawn, and nothing is shuffled yet. */
export function lobbyPromise({ seedHash }: Pick<ShufflePromise, "seedHash">): string {
  return (
    `Nothing is shuffled yet. The secret seed is drawn already: its SHA-256 is \`${seedHash}\`, and cannot be changed any ` +
    "more. Your own presses of **Join** and **Start** are mixed in, so that nobody chooses the shuffles."
  );
}

/** While the game runs. */
export function runningPromise(promised: ShufflePromise, ctx: Context): string {
  const { seedHash, presses } = promised;
  if (ctx.origin) return fitted([playedOnProof(ctx.origin), playedOnPromise(seedHash)], 2_000);
  if (presses === null)
    return `The seed stays secret until the end. Its SHA-256 was published at the start: \`${seedHash}\``;
  return fitted(
    [
      `The seed stays secret until the end. Its SHA-256 has stood in the lobby since the table opened: \`${seedHash}\``,
      `These presses are mixed into it: ${pressWords(presses, ctx)}.`,
    ],
    2_000,
  );
}

/** At the end: what was promised, what is mixed in, how the log comes out. */
export function proofWords(proof: Proof, ctx: Context): string {
  const { seed, seedHash, hash, presses, mixed, replay, seals } = proof;
  const facts = `Seed \`${seed}\`, SHA-256 \`${hash}\`.`;
  if (hash !== seedHash)
    return `❌ **This is not the seed that was published.** ${facts} What was published: \`${seedHash}\`.`;
  return fitted(
    [
      ...(ctx.origin ? [playedOnProof(ctx.origin)] : []),
      presses === null
        ? "✅ The seed is the one whose SHA-256 I published when the game began."
        : "✅ The seed is the one whose SHA-256 has stood in the lobby since the table opened.",
      mixingWords(presses, mixed, ctx),
      ctx.origin && replay === "same" ? PLAYED_ON_OUTCOME : OUTCOMES[replay],
      ...sealLines(seals, ctx),
      facts,
      "-# To check it without me: `/game export` gives a file, and `npm run -s replay -- game.json` plays it again.",
    ],
    2_000,
  );
}

function mixingWords(presses: Proof["presses"], mixed: boolean, ctx: Context): string {
  if (!mixed)
    return presses === null
      ? "❌ **The shuffles do not begin from this seed.**"
      : `❌ **The shuffles do not begin from this seed and these presses**: ${pressWords(presses, ctx)}.`;
  if (presses === null) return "✅ The shuffles begin from this seed alone.";
  return (
    "✅ Your own presses are mixed in, which nobody knew when that was published, whoever hosts me neither: " +
    `${pressWords(presses, ctx)}.`
  );
}

function pressWords({ joins, start }: NonNullable<ShufflePromise["presses"]>, ctx: Context): string {
  const each = joins.map((id, seat) => `Join of ${nameOf(ctx, seat)} \`${id}\``);
  return [...each, `Start \`${start}\``].join(" · ");
}
