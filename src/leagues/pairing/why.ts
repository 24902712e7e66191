/** What is not ideal about pods, and why there are none: for the organiser, a sentence each. */
import type { Split } from "./exact.ts";
import { type Field, type Pairs, POD_SIZES } from "./field.ts";
import { distance, splits } from "./sizes.ts";

/** So many of a kind are named; the rest are counted. */
const NAMED = 5;

export function whatIsNotIdeal(pairs: Pairs, field: Field, split: Split, proven: boolean): string[] {
  return [
    ...aboutByes(pairs, field, split),
    ...aboutSizes(split, field.size),
    ...aboutRepeats(pairs, field, split, proven),
    ...aboutOdd(split),
  ];
}

function aboutByes({ players }: Pairs, field: Field, { byes }: Split): string[] {
  if (byes.length === 0) return [];
  const ids = byes.map((place) => players[place]?.id ?? "");
  const had = byes.reduce((sum, place) => sum + (players[place]?.byes ?? 0), 0);
  const again = had === 0 ? "" : ` Byes that they have had before: ${had}.`;
  const cause = crowded(field) ?? "with everybody at a table somebody would meet whom they must not";
  return [`${count(byes.length, "bye", "byes")} (${listed(ids)}), since ${cause}.${again}`];
}

function aboutSizes({ pods }: Split, size: number): string[] {
  const others = pods.filter((pod) => pod.length !== size);
  if (others.length === 0) return [];
  const players = pods.reduce((sum, pod) => sum + pod.length, 0);
  const sizes = pods.map((pod) => pod.length);
  const [nearest = []] = splits(players, size);
  const cause =
    distance(nearest, size) < distance(sizes, size)
      ? "the races, and who is kept apart, leave no other"
      : `${players} players do not make pods of ${size} alone`;
  return [`Pods of ${sizes.toSorted((a, b) => b - a).join(", ")}, as ${cause}.`];
}

function aboutRepeats(pairs: Pairs, { players }: Field, { pods, cost }: Split, proven: boolean): string[] {
  const [, repeats] = cost;
  if (repeats === 0) return [];
  const again = pods.flatMap((pod) =>
    pod.flatMap((a, at) =>
      pod.slice(at + 1).flatMap((b) => {
        const met = pairs.met(a, b);
        return met === 0 ? [] : [`${players[a]?.id} and ${players[b]?.id}${met > 1 ? ` (${met} times)` : ""}`];
      }),
    ),
  );
  const bound = proven ? "fewer is impossible" : "no fewer were found";
  return [`Repeats ${repeats}, ${bound}: ${listed(again)} have met before.`];
}

function aboutOdd({ cost }: Split): string[] {
  const [, , odd] = cost;
  if (odd === 0) return [];
  return ["Somebody sits in a pod of another size once more, since that leaves the fewest repeats."];
}

/** Why no pods are possible, and what would help. */
export function whyImpossible(field: Field): string {
  const cause = crowded(field);
  if (cause === null)
    return `No pods are possible: too many are kept apart from each other. It would help to keep fewer apart.`;
  const help = racesOf(field).length < POD_SIZES.least ? "" : "sat out, or ";
  return `No pods are possible: ${cause}. It would help if some of them ${help}played another race.`;
}

/** Which race has more players than there can be pods; null for none. compendium: 11. Tournament Rules */
function crowded(field: Field): string | null {
  if (!field.preliminary) return null;
  const { length } = field.players;
  const pods = Math.floor(length / POD_SIZES.least);
  const [first, second, ...others] = racesOf(field);
  if (!first || first[1] <= pods) return null;
  const [race, most] = first;
  const said = `${most} of ${length} play ${race}, ${most - pods} too many for ${count(pods, "pod", "pods")}`;
  // Whoever plays neither of the two largest races is one pod's third.
  const thirds = others.reduce((sum, [, number]) => sum + number, 0);
  if (thirds >= pods) return said;
  const two = second === undefined ? `all play ${race}` : `${most + second[1]} play ${race} or ${second[0]}`;
  const room = thirds === 0 ? "no pod is possible" : `no more than ${count(thirds, "pod", "pods")} can be`;
  return `${said}; and ${two}, while a pod needs three races, so that ${room}`;
}

/** The races and how many play each, the largest first. */
function racesOf({ players }: Field): [string, number][] {
  const counts = new Map<string, number>();
  for (const { race } of players) counts.set(race, (counts.get(race) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

function listed(names: readonly string[]): string {
  const more = names.length - NAMED;
  return more > 0 ? `${names.slice(0, NAMED).join(", ")} and ${more} more` : names.join(", ");
}
