import type { Snowflake } from "./face.ts";

const DISCORD_EPOCH = 1_420_070_400_000n;

/** Makes ids as Discord does, of the time and a counter, so that discord.js reads the right moment out of them. */
export function snowflakes(now: () => number): () => Snowflake {
  let last = 0n;
  return () => {
    const fromClock = (BigInt(Math.trunc(now())) - DISCORD_EPOCH) << 22n;
    last = fromClock > last ? fromClock : last + 1n;
    return last.toString();
  };
}

/** The moment (ms since 1970) that a snowflake was made. */
export function momentOf(id: Snowflake): number {
  return Number((BigInt(id) >> 22n) + DISCORD_EPOCH);
}
