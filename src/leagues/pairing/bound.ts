/** How few repeated meetings a round can have at the least. */
import type { Field, Pairs } from "./field.ts";

/**
 * A number of repeats below which no pods of these sizes can be; it may be too low. In a pod of four each meets three others,
 * in a preliminary round of three races, and at best those whom they have met least: each further one costs no less than
 * the one before. So whoever sits in the larger pods is at best whom one more costs least, and whoever sits out is at best
 * who would have cost most. Each meeting is counted by both.
 */
export function fewestRepeats(
  pairs: Pairs,
  { players, preliminary }: Pick<Field, "players" | "preliminary">,
  sizes: readonly number[],
): number {
  if (sizes.length === 0) return 0;
  const others = Math.min(...sizes) - 1;
  const seated = sizes.reduce((sum, size) => sum + size, 0);
  const each = players.map((_, place) => costsOf(pairs, place, preliminary));
  const sums = each.map((costs) => sum(costs.slice(0, others))).sort((a, b) => a - b);
  const more = each.flatMap((costs) => costs.slice(others)).sort((a, b) => a - b);
  const left = sizes.reduce((all, size) => all + size * (size - 1 - others), 0);
  return Math.ceil((sum(sums.slice(0, seated)) + sum(more.slice(0, left))) / 2);
}

/** How often a player has met each whom they could meet now, the least first; of a race that is met once at most only the least. */
function costsOf(pairs: Pairs, place: number, preliminary: boolean): number[] {
  const least = new Map<string, number>();
  for (const [other, { race, id }] of pairs.players.entries()) {
    if (other === place || pairs.clash(place, other)) continue;
    const key = preliminary ? race : id;
    least.set(key, Math.min(least.get(key) ?? Number.POSITIVE_INFINITY, pairs.met(place, other)));
  }
  return [...least.values()].sort((a, b) => a - b);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
