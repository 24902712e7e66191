/** What a finished game comes to in a league. compendium: 11. Tournament Rules */
import type { GameResult, SeatIndex } from "../../engine/index.ts";
import { type Pod, type PodResult, playersLeft, type WAYS_OUT } from "../night/index.ts";

/** A game that is over, as far as a league looks at it. */
export interface Played {
  /** Whose seat each is, whoever has played it in the end. */
  readonly users: readonly string[];
  readonly result: GameResult;
  /** Who left the game before its end, and how. */
  readonly out: readonly { readonly seat: SeatIndex; readonly how: (typeof WAYS_OUT)[number] }[];
  /** Who of the pod had dropped before the game began, and so has no seat. */
  readonly absent: readonly string[];
}

/**
 * What the game of a pod comes to, or null where others have played it than the pod's players. Whoever is left as the last
 * has a major victory (rulebook: Unconditional Surrender), and a victory that is found once time was called still counts as
 * one before it. compendium: 11. Tournament Rules. Who dropped before the game began comes after all who have played it.
 */
export function resultOfGame(pod: readonly string[], { users, result, out, absent }: Played): PodResult | null {
  const seats = pod.map((user) => users.indexOf(user));
  const without = pod.filter((user) => !users.includes(user));
  if (users.some((user) => !pod.includes(user)) || without.some((user) => !absent.includes(user))) return null;
  const victory = result.victory === "last-player" ? "major" : result.victory;
  const left = out.flatMap(({ seat, how }) => {
    const user = users[seat];
    return user === undefined ? [] : [{ user, how }];
  });
  left.push(...without.map((user) => ({ user, how: "dropped" as const })));
  return {
    places: seats.map((seat) => (seat === -1 ? users.length + 1 : (result.places[seat] ?? users.length))),
    victory,
    before_time: victory !== "none",
    ...(left.length > 0 ? { out: left } : {}),
  };
}

/**
 * What a pod comes to of which one alone is left before its table is there: the first place without a victory, as for a bye,
 * and those who dropped share the places after it. Null for all other pods.
 */
export function resultOfOneLeft(pod: Pod): PodResult | null {
  const [only, ...others] = playersLeft(pod);
  if (only === undefined || others.length > 0 || pod.thread !== null || pod.standing !== "open") return null;
  return {
    places: pod.players.map((user) => (user === only ? 1 : 2)),
    victory: "none",
    before_time: false,
    out: pod.left.map((user) => ({ user, how: "dropped" })),
  };
}
