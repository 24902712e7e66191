/** engine: Ready, Rotated and Neutralized cards; Sustained Actions — a card rotates or readies, and what it did ends or goes on. */

import { mustPlay } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";
import { editPlay, type Work } from "../work.ts";
import { endControl } from "./control.ts";
import { endUnchosen, endWhileRotated, stopSustaining } from "./lasting.ts";

export function rotate(work: Work, id: CardId): void {
  editPlay(work, id).rotated = true;
}

/** Readies a card: what it did by staying rotated ends, and it no longer leads; its other participation goes on. */
export function ready(work: Work, id: CardId): void {
  const play = editPlay(work, id);
  play.rotated = false;
  play.deed = undefined;
  endWhileRotated(work, id);
  stopSustaining(work, id);
  stopLeading(work, id);
}

/** Readies a card by an effect that cancels nothing: what it did goes on, for the rest of the turn. engine: Lead a Fleet */
export function readyKeeping(work: Work, id: CardId): void {
  const play = editPlay(work, id);
  play.rotated = false;
  play.deed = (play.deed ?? 0) + 1;
}

/** A character leads no more, and no longer takes part by leading: it has in what is resolved already. */
export function stopLeading(work: Work, id: CardId): void {
  const play = editPlay(work, id);
  if (play.leads === null) return;
  play.leads = null;
  play.leadsThrough = undefined;
  play.leadsDeed = undefined;
  work.game.conflicts = work.game.conflicts.map((conflict) =>
    conflict.result === null
      ? { ...conflict, participants: conflict.participants.filter((other) => other.card !== id || other.as !== "lead") }
      : conflict,
  );
}

/** Ends everything that this card goes on with but one of its actions. */
export function sustainOnly(work: Work, id: CardId, number: number): void {
  const { leads, leadsDeed = 0 } = mustPlay(work.game, id);
  endUnchosen(work, id, number);
  endControl(work, (claim) => claim.holder === id && (claim.deed ?? 0) !== number);
  if (leads !== null && leadsDeed !== number) stopLeading(work, id);
}
