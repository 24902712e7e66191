/**
 * compendium: Changeling Net — a card has the text of another for a time, in place of its own. engine glossary: Boldface —
 * it has lost a keyword for a time.
 */

import type { CardFacts } from "../../cards/facts.ts";
import type { Modifier } from "../../state/game.ts";
import { cardOf, isKeyword, mustPlay } from "../../state/lookup.ts";
import { editCard, editPlay, type Work } from "../work.ts";
import { whileBlanking, whileGiving } from "./mark-sources.ts";

/** Gives each card in play the text that it has now: the last that it was given, or its own again. */
export function settleCopies(work: Work): void {
  const others = work.game.modifiers.filter(givesOtherText);
  for (const id of work.game.inPlay) {
    const { ownFacts } = mustPlay(work.game, id);
    const here = others.length === 0 ? others : others.filter(({ card }) => card === id);
    if (ownFacts === undefined && here.length === 0) continue;
    const own = ownFacts ?? cardOf(work.game, id).facts;
    const copied = here.findLast(({ how }) => how === "copy")?.facts;
    const now = without(work, copied ?? own, keywordsLost(here));
    if (cardOf(work.game, id).facts !== now)
      whileBlanking(work, () =>
        whileGiving(work, [id], () => {
          editCard(work, id).facts = now;
          // What stands on cards in play is looked over anew for each list of facts.
          work.game.facts = [...work.game.facts];
        }),
      );
    editPlay(work, id).ownFacts = here.length === 0 ? undefined : own;
  }
}

function givesOtherText({ how, keyword }: Modifier): boolean {
  return how === "copy" || (how === "blank-keyword" && keyword !== undefined);
}

const keywordsLost = (modifiers: readonly Modifier[]): string[] =>
  modifiers.flatMap(({ how, keyword }) => (how === "blank-keyword" && keyword !== undefined ? [keyword] : []));

/** The same facts without these keywords, by their number in the list of all. */
function without(work: Work, facts: number, lost: readonly string[]): number {
  const all = work.game.facts;
  const whole = all[facts];
  if (lost.length === 0 || !whole) return facts;
  const left = whole.keywords?.filter((keyword) => !lost.some((gone) => isKeyword(keyword, gone)));
  const known = all.findIndex((one) => isSameBut(one, whole, left));
  if (known >= 0) return known;
  work.game.facts = [...all, { ...whole, keywords: left }];
  return all.length;
}

/** Whether these facts are the others with these keywords. */
const isSameBut = (one: CardFacts, other: CardFacts, keywords: readonly string[] | undefined): boolean =>
  one.id === other.id && one.text === other.text && JSON.stringify(one) === JSON.stringify({ ...other, keywords });
