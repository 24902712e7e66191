/** Into pods of which sizes a field can be split, races and byes considered. */
import type { Field } from "./field.ts";
import { distance, holdsRaces, type Sizes, splits } from "./sizes.ts";

/** The sizes that so many byes leave, those that are equally near to the wanted one together; only those that hold the races. */
export function waysWith(
  { players, size, preliminary }: Pick<Field, "players" | "size" | "preliminary">,
  out: number,
): Sizes[][] {
  const races = racesOf(players);
  const ways: Sizes[][] = [];
  for (const sizes of splits(players.length - out, size)) {
    if (preliminary && !holdsRaces(sizes, without(races, out))) continue;
    const [first] = ways.at(-1) ?? [];
    if (first && distance(first, size) === distance(sizes, size)) ways.at(-1)?.push(sizes);
    else ways.push([sizes]);
  }
  return ways;
}

/** What is left of races when so many players of the largest ones sit out. */
function without(races: readonly number[], out: number): number[] {
  const left = [...races];
  for (let each = 0; each < out; each++) {
    const largest = left.indexOf(Math.max(...left));
    left[largest] = (left[largest] ?? 1) - 1;
  }
  return left;
}

function racesOf(players: Field["players"]): number[] {
  const counts = new Map<string, number>();
  for (const { race } of players) counts.set(race, (counts.get(race) ?? 0) + 1);
  return [...counts.values()];
}
