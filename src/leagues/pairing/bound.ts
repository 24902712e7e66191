/** How few repeated meetings rounds can have at the least. */
import type { Field, Pairs } from "./field.ts";
import { distance, type Sizes } from "./sizes.ts";
import { waysWith } from "./ways.ts";

type Asked = Pick<Field, "players" | "size" | "preliminary">;

/** What counts of the sizes of a round's pods. */
interface Shape {
  readonly pods: number;
  readonly seated: number;
  /** How many others each of the smallest pod meets, and of the largest. */
  readonly least: number;
  readonly most: number;
  /** How many meetings there are, each counted by both. */
  readonly met: number;
}

const shapeOf = (sizes: Sizes): Shape => ({
  pods: sizes.length,
  seated: sum(sizes),
  least: Math.min(...sizes) - 1,
  most: Math.max(...sizes) - 1,
  met: sum(sizes.map((size) => size * (size - 1))),
});

/** Of rounds each of which has one of these shapes, whichever. */
const mixed = (shapes: readonly Shape[]): Shape => ({
  pods: Math.max(...shapes.map(({ pods }) => pods)),
  seated: Math.min(...shapes.map(({ seated }) => seated)),
  least: Math.min(...shapes.map(({ least }) => least)),
  most: Math.max(...shapes.map(({ most }) => most)),
  met: Math.min(...shapes.map(({ met }) => met)),
});

/**
 * A number of repeats below which no pods can be that are as near to the wanted size as these, over so many rounds; it may be
 * too low. `sizes`: of the pods, without those who sit out.
 */
export function leastRepeats(pairs: Pairs, field: Asked, sizes: Sizes, rounds = 1): number {
  if (sizes.length === 0) return 0;
  const out = field.players.length - sum(sizes);
  const far = distance(sizes, field.size);
  const ways = waysWith(field, out)
    .flat()
    .filter((way) => distance(way, field.size) <= far);
  const shapes = [sizes, ...ways].map(shapeOf);
  const each = rounds === 1 ? shapes : [mixed(shapes)];
  return Math.min(
    ...each.map((shape) => Math.max(byPlayers(pairs, field, shape, rounds), byRaces(pairs, field, shape, rounds))),
  );
}

/**
 * In a pod of four each meets three others, in a preliminary round of three races, and at best those whom they have met least:
 * each further one costs no less than the one before. So whoever sits in the larger pods is at best whom one more costs least,
 * and whoever sits out is at best who would have cost most. Each meeting is counted by both.
 */
function byPlayers(
  pairs: Pairs,
  { players, preliminary }: Pick<Field, "players" | "preliminary">,
  shape: Shape,
  rounds: number,
): number {
  const each = players.map((_, place) => costsOf(pairs, place, preliminary, rounds).slice(0, shape.most * rounds));
  const first = shape.seated === players.length ? shape.least * rounds : 0;
  const more = each.flatMap((costs) => costs.slice(first)).sort((a, b) => a - b);
  const left = shape.met * rounds - first * players.length;
  return Math.ceil((sum(each.map((costs) => sum(costs.slice(0, first)))) + sum(more.slice(0, left))) / 2);
}

/** What each meeting of a player costs, the least first: of a race that is met once a round at most only as many as there are rounds. */
function costsOf(pairs: Pairs, place: number, preliminary: boolean, rounds: number): number[] {
  const costs = new Map<string, number[]>();
  for (const [other, { race, id }] of pairs.players.entries()) {
    if (other === place || pairs.clash(place, other)) continue;
    const key = preliminary ? race : id;
    const own = costs.get(key) ?? [];
    costs.set(key, own);
    own.push(...again(pairs.met(place, other), rounds));
  }
  return [...costs.values()].flatMap((own) => ascending(own).slice(0, rounds)).sort((a, b) => a - b);
}

/**
 * Two races of which there are more players than pods meet in some of them, since no pod has one of them twice: those meetings
 * are between so many pairs alone, and of these the cheapest at best.
 */
function byRaces(
  pairs: Pairs,
  { players, preliminary }: Pick<Field, "players" | "preliminary">,
  shape: Shape,
  rounds: number,
): number {
  if (!preliminary) return 0;
  const out = players.length - shape.seated;
  const races = new Map<string, number[]>();
  for (const [place, { race }] of players.entries()) races.set(race, [...(races.get(race) ?? []), place]);
  const all = [...races.values()];
  return sum(
    all.flatMap((one, at) =>
      all.slice(at + 1).map((other) => {
        const together = one.length + other.length - out - shape.pods;
        if (together <= 0) return 0;
        const costs = one.flatMap((a) =>
          other.flatMap((b) => (pairs.clash(a, b) ? [] : again(pairs.met(a, b), rounds))),
        );
        return sum(ascending(costs).slice(0, together * rounds));
      }),
    ),
  );
}

/** What it costs two to meet once, twice and so on who have met so often. */
const again = (met: number, rounds: number): number[] => Array.from({ length: rounds }, (_, time) => met + time);
const ascending = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
