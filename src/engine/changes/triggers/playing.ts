/**
 * engine: Playing Cards; Contingency Cards — what a card says is carried out; compendium: Not Meant To Be — what players have
 * applied for the events of this turn, and who has acted since.
 */

import { revealingSurcharge } from "../../rules/in-force/faction.ts";
import { chancesTaken } from "../../rules/triggers/playing.ts";
import { answerContext } from "../../rules/triggers/trigger.ts";
import type { EffectContext, Happening, PlayedEvent } from "../../state/game.ts";
import { cardOf, factsOf, quoted } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { applyInfluence } from "../costs/influence.ts";
import { layDown } from "../decks/aside.ts";
import { editPlay, emit, schedule, type Work } from "../work.ts";
import { notePlayed, tellWhatIsLeft } from "../zones.ts";

/** Turns a contingency up, carries it out and discards it. */
export function turnUpContingency(work: Work, seat: SeatIndex, card: CardId, happened: Happening): void {
  const context = answerContext(work.game, seat, card, happened);
  applyInfluence(work, seat, revealingSurcharge(work.game, seat, factsOf(work.game, card)));
  editPlay(work, card).faceDown = false;
  notePlayed(work, card);
  work.game.playedThisTurn = [...work.game.playedThisTurn, cardOf(work.game, card).facts];
  emit(work, { type: "revealed", seat, card: quoted(work.game, card) });
  tellWhatIsLeft(work, card);
  const effects = factsOf(work.game, card).text?.effects;
  if (effects) schedule(work, { task: "effects", effects, context });
  layDown(work, card);
}

/** Adds influence that its own player has applied for an event of this turn, as its text asks; nothing for other cards. */
export function noteApplied(work: Work, seat: SeatIndex, card: CardId | null, amount: number, back = true): void {
  if (card === null || amount === 0) return;
  const all = work.game.playedEvents ?? [];
  const at = all.findLastIndex((one) => one.card === card && one.by === seat && !one.reversed);
  const played = all[at];
  if (!played) return;
  const { applied = 0, inText = 0 } = played;
  work.game.playedEvents = all.with(at, { ...played, applied: applied + amount, inText: inText + (back ? amount : 0) });
}

/** This player acts, and so has a chance to answer the events that others have played so far. */
export function noteChance(work: Work, seat: SeatIndex): void {
  const all: readonly PlayedEvent[] = work.game.playedEvents ?? [];
  if (all.every((one) => one.by === seat || chancesTaken(one, seat) > 1)) return;
  work.game.playedEvents = all.map((one) =>
    one.by === seat || chancesTaken(one, seat) > 1 ? one : { ...one, seen: [...(one.seen ?? []), seat] },
  );
}

/** Schedules the effects of a card's text, where the moderator knows it. */
export function carryOut(work: Work, card: CardId, context: EffectContext): void {
  const { effects, vote } = factsOf(work.game, card).text ?? {};
  if (vote) schedule(work, { task: "hold-vote", vote, context });
  if (effects) schedule(work, { task: "effects", effects, context });
}
