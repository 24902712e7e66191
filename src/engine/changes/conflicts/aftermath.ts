/** engine: Aftermath Cards; Aftermath play conditions — an aftermath is carried out as its turn comes. */

import type { Refusal } from "../../refusal.ts";
import { mayPlayAftermath } from "../../rules/conflicts/aftermath.ts";
import { namedSecond } from "../../rules/conflicts/second-target.ts";
import type { Conflict, Game, PlannedAftermath, Target } from "../../state/game.ts";
import { factsOf, namedTarget, playOf, quoted, titleOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { applyInfluence } from "../costs/influence.ts";
import { pay } from "../costs/payment.ts";
import { askHowMuch } from "../triggers/choosing.ts";
import { carryOut } from "../triggers/playing.ts";
import { editPlay, emit, type Work } from "../work.ts";
import { enterPlay, moveCard, notePlayed, type PlaceInPlay, tellWhatIsLeft } from "../zones.ts";

/** Carries out a play whose turn has come; the refusal where it is no longer possible. */
export function carryOutAftermath(
  work: Work,
  seat: SeatIndex,
  { card, target, second }: PlannedAftermath,
  conflict: Conflict,
): Refusal | null {
  const allowed = mayPlayAftermath(work.game, seat, card, target, conflict, second ?? null);
  if ("code" in allowed) return allowed;
  applyInfluence(work, seat, allowed.cost);
  emit(work, {
    type: "aftermath-played",
    seat,
    card: quoted(work.game, card),
    influence: allowed.cost,
    target: namedTarget(work.game, target),
    ...namedSecond(work.game, second),
  });
  tellWhatIsLeft(work, card);
  const { text } = factsOf(work.game, card);
  pay(work, seat, card, text?.pays, { target });
  // What an unknown text without a target does is done by hand, and the card is done with.
  if (text || target) {
    enterPlay(work, card, entryOn(work.game, seat, target));
    if (second?.what === "player") editPlay(work, card).about = second.seat;
    if (second?.what === "card" && since(work.game, 7)) editPlay(work, card).also = second.card;
    if (text?.aftermath?.discardAfterPlay) editPlay(work, card).untilConflict = conflict.id;
  } else {
    notePlayed(work, card);
    moveCard(work, card, "discard");
  }
  carryOut(work, card, {
    by: seat,
    card,
    source: titleOf(work.game, card),
    target,
    ...(second ? { second } : {}),
    conflict: conflict.id,
  });
  askHowMuch(work, seat, card, text?.pays);
  return null;
}

/** Where an aftermath lies; one without a target concerns the whole game. engine glossary: Global */
function entryOn(game: Game, seat: SeatIndex, target: Target | null): PlaceInPlay {
  if (target?.what === "player") return { faction: target.seat, controller: seat, row: "faction" };
  if (target?.what !== "card") return { faction: null, controller: seat, row: "faction" };
  const faction = playOf(game, target.card)?.faction ?? null;
  return { faction, controller: seat, row: "attached", host: target.card };
}
