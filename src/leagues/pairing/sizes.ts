/** Into pods of which sizes so many players can be split. */
import { POD_SIZES } from "./field.ts";

/** Sizes of pods, the largest first. */
export type Sizes = readonly number[];

/** Every way to split so many players, the nearest to the wanted size first. */
export function splits(players: number, wanted: number): Sizes[] {
  const far = (sizes: Sizes) => sizes.reduce((sum, size) => sum + Math.abs(size - wanted), 0);
  return partitions(players, POD_SIZES.most).sort((a, b) => far(a) - far(b));
}

/** How far sizes are from the wanted one, together. */
export const distance = (sizes: Sizes, wanted: number): number =>
  sizes.reduce((sum, size) => sum + Math.abs(size - wanted), 0);

function partitions(players: number, most: number): Sizes[] {
  if (players === 0) return [[]];
  const found: Sizes[] = [];
  for (let size = Math.min(most, players); size >= POD_SIZES.least; size--)
    for (const rest of partitions(players - size, size)) found.push([size, ...rest]);
  return found;
}

/**
 * Whether pods of these sizes can hold races of these numbers with no race twice in a pod. Gale and Ryser: the largest
 * races together find room, since each pod takes one of each at most.
 */
export function holdsRaces(sizes: Sizes, races: readonly number[]): boolean {
  const sorted = races.toSorted((a, b) => b - a);
  let players = 0;
  for (const [at, count] of sorted.entries()) {
    players += count;
    const room = sizes.reduce((sum, size) => sum + Math.min(size, at + 1), 0);
    if (players > room) return false;
  }
  return players === sizes.reduce((sum, size) => sum + size, 0);
}
