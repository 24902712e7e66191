/** engine: Drakh Rule 7 — after each of its actions a Drakh faction may move chaos tokens to a Drakh card of its own */

import { chaosPlaces } from "../rules/in-force/faction.ts";
import { cardStanding } from "../rules/triggers/standing.ts";
import { seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { ask, type Work } from "./work.ts";

/** Asks a Drakh faction that has just acted, where there is anything to move and anywhere to move it. */
export function askToMoveChaos(work: Work, { seat }: { seat: SeatIndex }): void {
  if (seatOf(work.game, seat).eliminated) return;
  const places = chaosPlaces(work.game, seat);
  const { to } = places;
  const from = places.from.filter((id) => cardStanding(work.game, seat, id) !== "never");
  if (from.some((one) => to.some((other) => other !== one))) ask(work, { kind: "move-chaos", seat });
}
