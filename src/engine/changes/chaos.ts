/** engine: Drakh Rule 7 — after each of its actions a Drakh faction may move chaos tokens to a Drakh card of its own */

import { type Refusal, refusal } from "../refusal.ts";
import { cardStanding } from "../rules/triggers/standing.ts";
import type { Game } from "../state/game.ts";
import { factsOf, mustPlay, seatOf, titleOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { ask, type Work } from "./work.ts";

/** The cards that this player controls, face up. */
function controlled(game: Game, seat: SeatIndex): CardId[] {
  return game.inPlay.filter((id) => mustPlay(game, id).controller === seat && !mustPlay(game, id).faceDown);
}

/** From where chaos tokens may come, and where they may go. */
export function chaosPlaces(game: Game, seat: SeatIndex): { from: CardId[]; to: CardId[] } {
  if (seatOf(game, seat).drakh !== true) return { from: [], to: [] };
  const own = controlled(game, seat);
  const from = own.filter((id) => (mustPlay(game, id).chaos ?? 0) > 0);
  if (from.length === 0) return { from, to: [] };
  return { from, to: own.filter((id) => factsOf(game, id).race === "drakh") };
}

/** Asks a Drakh faction that has just acted, where there is anything to move and anywhere to move it. */
export function askToMoveChaos(work: Work, { seat }: { seat: SeatIndex }): void {
  if (seatOf(work.game, seat).eliminated) return;
  const places = chaosPlaces(work.game, seat);
  const { to } = places;
  const from = places.from.filter((id) => cardStanding(work.game, seat, id) !== "never");
  if (from.some((one) => to.some((other) => other !== one))) ask(work, { kind: "move-chaos", seat });
}

/** Why so many chaos tokens cannot go from the one card to the other. */
export function mayMoveChaos(game: Game, seat: SeatIndex, card: CardId, to: CardId, amount: number): Refusal | null {
  const about = { title: titleOf(game, card), to: titleOf(game, to) };
  const places = chaosPlaces(game, seat);
  if (card === to) return refusal("chaos-stays", about);
  if (!places.from.includes(card)) return refusal("no-chaos-there", { title: about.title });
  if (!places.to.includes(to)) return refusal("chaos-to-drakh-only", about);
  const there = mustPlay(game, card).chaos ?? 0;
  return amount > there ? refusal("too-much-chaos", { ...about, amount, there }) : null;
}
