/** engine glossary: Participant — a faction has taken part by a card that has left it since. */

import type { Conflict } from "../../state/game.ts";
import { mustPlay } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import type { Work } from "../work.ts";

/** The factions whose cards are noted as having taken part, this one besides. */
export const tookPartWith = ({ tookPart = [] }: Conflict, faction: SeatIndex | null): readonly SeatIndex[] =>
  faction === null || tookPart.includes(faction) ? tookPart : [...tookPart, faction];

/** To be called as a card is about to join another faction: the one that it leaves has taken part in what the card is in. */
export function noteTookPart(work: Work, id: CardId): void {
  const { faction } = mustPlay(work.game, id);
  if (faction === null || !since(work.game, 14)) return;
  const isIn = ({ participants }: Conflict) => participants.some(({ card }) => card === id);
  if (!work.game.conflicts.some(isIn)) return;
  work.game.conflicts = work.game.conflicts.map((conflict) =>
    isIn(conflict) ? { ...conflict, tookPart: tookPartWith(conflict, faction) } : conflict,
  );
}
