/** compendium: Changeling Net — a card has the text of another for a time, in place of its own. */

import type { Game } from "../../state/game.ts";
import { cardOf, mustPlay } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";
import { editCard, editPlay, type Work } from "../work.ts";
import { whileBlanking, whileGiving } from "./mark-sources.ts";

/** Gives each card in play the text that it has now: the last that it was given, or its own again. */
export function settleCopies(work: Work): void {
  for (const id of work.game.inPlay) {
    const { ownFacts } = mustPlay(work.game, id);
    const copied = copiedBy(work.game, id);
    if (ownFacts === undefined && copied === undefined) continue;
    const own = ownFacts ?? cardOf(work.game, id).facts;
    const now = copied ?? own;
    if (cardOf(work.game, id).facts !== now)
      whileBlanking(work, () =>
        whileGiving(work, [id], () => {
          editCard(work, id).facts = now;
          // What stands on cards in play is looked over anew for each list of facts.
          work.game.facts = [...work.game.facts];
        }),
      );
    editPlay(work, id).ownFacts = copied === undefined ? undefined : own;
  }
}

const copiedBy = ({ modifiers }: Game, id: CardId): number | undefined =>
  modifiers.findLast(({ card, how }) => card === id && how === "copy")?.facts;
