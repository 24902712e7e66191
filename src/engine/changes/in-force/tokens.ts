/** Tokens on a card in play, which only its text gives a meaning. compendium: 8.12 Bonuses and Blanking; engine: Drakh Rule 7 */

import { chaosPlaces } from "../../rules/in-force/faction.ts";
import { isPrinted } from "../../rules/in-force/printed.ts";
import { staticsOf } from "../../rules/in-force/statics.ts";
import { cardStanding } from "../../rules/triggers/standing-answers.ts";
import { factsOf, isOfType, mustPlay, named, seatOf, titleOf, tokensOn } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { ask, editPlay, emit, type Work } from "../work.ts";

/** So many more, or less; never more come off than there are. */
export function changeTokens(work: Work, id: CardId, by: number, source: string, kind?: "chaos"): void {
  const left = addTokens(work, id, by, kind);
  emit(work, { type: "tokens-changed", card: named(work.game, id), by, left, source, ...(kind ? { kind } : {}) });
}

/** The same without a word of it; returns how many lie there then. */
export function addTokens(work: Work, id: CardId, by: number, kind: "chaos" | undefined): number {
  const left = tokensOn(mustPlay(work.game, id), kind) + by;
  const play = editPlay(work, id);
  const which = kind ?? "tokens";
  if (left > 0) play[which] = left;
  else play[which] = undefined;
  return left;
}

/** Tokens that make such a card cheaper are gone once it is sponsored, whatever it cost. */
export function spendTokens(work: Work, seat: SeatIndex, card: CardId): void {
  for (const id of work.game.inPlay) {
    const { tokens = 0, faction, faceDown } = mustPlay(work.game, id);
    if (tokens > 0 && faction === seat && !faceDown && spendsFor(work, id, card))
      changeTokens(work, id, -tokens, titleOf(work.game, id));
  }
}

function spendsFor(work: Work, id: CardId, card: CardId): boolean {
  const facts = factsOf(work.game, card);
  return staticsOf(work.game, id).some(
    (given) =>
      given.gives === "sponsor-cost" &&
      given.spendsTokens === true &&
      isOfType(facts, given.types) &&
      isPrinted(facts, given.only),
  );
}

/** Asks a Drakh faction that has just acted, where there is anything to move and anywhere to move it. */
export function askToMoveChaos(work: Work, { seat }: { seat: SeatIndex }): void {
  if (seatOf(work.game, seat).eliminated) return;
  const places = chaosPlaces(work.game, seat);
  const { to } = places;
  const from = places.from.filter((id) => cardStanding(work.game, seat, id) !== "never");
  if (from.some((one) => to.some((other) => other !== one))) ask(work, { kind: "move-chaos", seat });
}
