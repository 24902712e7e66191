/** engine: The Ready Round */

import { restoreInfluence } from "../changes/costs/influence.ts";
import { letPayToReady } from "../changes/costs/payment.ts";
import { checkNeutralized } from "../changes/in-force/damage.ts";
import { endBeforeInitiative, endUnsustained } from "../changes/in-force/lasting.ts";
import { ready, sustainOnly } from "../changes/in-force/rotation.ts";
import { ask, emit, schedule, shuffle, type Work } from "../changes/work.ts";
import { influenceFor, missingForInitiative, TIE_BREAKERS } from "../rules/conflicts/initiative.ts";
import { goesOn } from "../rules/conflicts/rotation.ts";
import { readyPrice } from "../rules/costs/prices.ts";
import { abilityOf } from "../rules/in-force/ability.ts";
import { standingNow } from "../rules/in-force/beginning.ts";
import { forbiddenBy } from "../rules/in-force/statics.ts";
import { canSustain, sustainableActions } from "../rules/triggers/sustaining.ts";
import type { Game } from "../state/game.ts";
import { ambassadorOf, mustPlay, named, playing, speakerFor } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { happen } from "./responses.ts";

/** A seat's cards that may stay rotated and go on with what they do. */
export function sustainable(game: Game, seat: SeatIndex): CardId[] {
  return game.inPlay.filter(
    (id) => mustPlay(game, id).controller === seat && canSustain(game, id) && !cannotReady(game, id),
  );
}

/** A card that something keeps from readying stays rotated by itself. compendium: Sustained Actions */
const cannotReady = (game: Game, id: CardId) => forbiddenBy(game, "be-readied", id) !== null;

/** Step 1. Whoever has something to sustain is asked; all others ready at once. */
export function readyCards(work: Work): void {
  work.game.turn += 1;
  work.game.round = "ready";
  emit(work, { type: "turn-started", turn: work.game.turn });
  schedule(work, { task: "restore" });
  work.game.began = work.game.seats.map(standingNow);
  for (const seat of playing(work.game)) {
    const cards = sustainable(work.game, seat);
    if (cards.length > 0) ask(work, { kind: "sustain", seat, cards });
    else readySeat(work, seat, []);
  }
}

/** The rotated cards of a seat that cannot ready. */
function held(game: Game, seat: SeatIndex): CardId[] {
  return game.inPlay.filter(
    (id) => mustPlay(game, id).rotated && speakerFor(game, id) === seat && cannotReady(game, id),
  );
}

/** Readies a seat's cards but those that sustain their action, by their player's choice or because they cannot ready. */
export function readySeat(work: Work, seat: SeatIndex, chosen: readonly CardId[]): void {
  const unready = held(work.game, seat);
  const sustained = [...chosen, ...unready.filter((id) => canSustain(work.game, id))];
  for (const id of work.game.inPlay) {
    const play = mustPlay(work.game, id);
    // A mercenary that nobody controls readies with its faction.
    if (speakerFor(work.game, id) !== seat || sustained.includes(id) || unready.includes(id)) continue;
    // What an effect has let go on without its card's staying rotated ends here: only a rotated card sustains.
    if (!play.rotated && !goesOn(work.game, id)) continue;
    if (play.rotated && readyPrice(work.game, id) > 0) {
      if (!canSustain(work.game, id)) endUnsustained(work, id);
      letPayToReady(work, seat, id);
      continue;
    }
    endUnsustained(work, id);
    ready(work, id);
  }
  if (sustained.length > 0)
    emit(work, { type: "readied", seat, sustained: sustained.map((id) => named(work.game, id)) });
  for (const card of sustained) {
    const [first, ...others] = sustainableActions(work.game, card);
    if (others.length > 0) ask(work, { kind: "go-on", seat, card });
    else if (first) sustainOnly(work, card, first.number);
  }
  checkNeutralized(work, "the ready round");
}

/** Step 2. */
export function restoreInfluencePools(work: Work): void {
  for (const seat of playing(work.game)) restoreInfluence(work, seat, Number.MAX_SAFE_INTEGER);
  happen(work, { what: "turn" });
  endBeforeInitiative(work);
  happen(work, { what: "initiative" });
  schedule(work, { task: "initiative" });
}

/** Step 3. A tie that hangs on a fact nobody has stated waits for it. */
export function determineInitiative(work: Work): void {
  const missing = missingForInitiative(work.game);
  if (missing.length > 0) {
    for (const { seat, card, facts } of missing) ask(work, { kind: "fact", seat, card, facts });
    schedule(work, { task: "initiative" });
    return;
  }
  const { order, lots } = initiativeOrder(work);
  work.game.order = order;
  emit(work, { type: "initiative", order, lots });
  work.game.round = "conflict";
  emit(work, { type: "round-started", round: "conflict" });
  schedule(work, { task: "declare", at: 0 });
}

/** Seats in initiative order, lowest first, and those whose place was drawn by lot. All needed facts are known. */
export function initiativeOrder(work: Work): { order: SeatIndex[]; lots: SeatIndex[] } {
  const { game } = work;
  const keys = new Map(
    playing(game).map((seat) => {
      const abilities = TIE_BREAKERS.map((ability) => abilityOf(game, ambassadorOf(game, seat), ability) ?? 0);
      return [seat, [influenceFor(game, seat), ...abilities]] as const;
    }),
  );
  const compare = (a: SeatIndex, b: SeatIndex): number => {
    const [left, right] = [keys.get(a) ?? [], keys.get(b) ?? []];
    for (const [index, value] of left.entries()) {
      const difference = value - (right[index] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const seats = [...keys.keys()];
  const lots = seats.filter((seat) => seats.some((other) => other !== seat && compare(seat, other) === 0));
  // Lots are drawn by shuffling first; the sort is stable, so it keeps the lots among equals.
  const drawn = lots.length > 0 ? shuffle(work, seats) : seats;
  return { order: drawn.toSorted(compare), lots };
}
