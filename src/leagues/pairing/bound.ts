/** How few repeated meetings a round can have at the least. */
import type { Field, Pairs } from "./field.ts";

/**
 * A number of repeats below which no pods of these sizes can be: each player meets at least as many as the smallest pod
 * has others, and at best those whom they have met least. Each meeting is counted by both. It may be too low.
 */
export function fewestRepeats(pairs: Pairs, { players }: Pick<Field, "players">, sizes: readonly number[]): number {
  const others = Math.min(...sizes) - 1;
  const seated = sizes.reduce((sum, size) => sum + size, 0);
  const each = players.map((_, place) => fewestOf(pairs, place, others)).sort((a, b) => a - b);
  // Who sits out may be whoever has met most.
  const sum = each.slice(0, seated).reduce((all, one) => all + one, 0);
  return Math.ceil(sum / 2);
}

function fewestOf(pairs: Pairs, place: number, others: number): number {
  const met = pairs.players
    .flatMap((_, other) => (other === place || pairs.clash(place, other) ? [] : [pairs.met(place, other)]))
    .sort((a, b) => a - b);
  return met.slice(0, others).reduce((sum, one) => sum + one, 0);
}
