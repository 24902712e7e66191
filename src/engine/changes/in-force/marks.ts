/** engine: Marks; glossary: Purge, Convert, Transfer */

import { staticsOf } from "../../rules/in-force/statics.ts";
import { ignoresMark } from "../../rules/in-force/taint.ts";
import type { Game } from "../../state/game.ts";
import { named, playOf } from "../../state/lookup.ts";
import type { CardId, Mark } from "../../state/vocabulary.ts";
import { editPlay, emit, type Work } from "../work.ts";

/** Adds marks to a card in play; a mark that its faction is allergic to is ignored. Returns how many were added. */
export function gainMarks(work: Work, id: CardId, mark: Mark, amount: number, source: string): number {
  const play = playOf(work.game, id);
  if (!play) return 0;
  const why = ignoresMark(work.game, play.faction, mark);
  const by = why ? 0 : amount + firstMarkBonus(work.game, id, mark);
  if (by > 0) setMarks(work, id, mark, (play.marks[mark] ?? 0) + by);
  const ranger = why === "ranger" ? { why } : {};
  const changed = why ? amount : by;
  emit(work, {
    type: "mark-changed",
    card: named(work.game, id),
    mark,
    by: changed,
    source,
    ignored: why !== null,
    ...ranger,
  });
  return by;
}

/** What a card gains on top of the first mark of a kind that it does not have. */
function firstMarkBonus(game: Game, id: CardId, mark: Mark): number {
  if ((playOf(game, id)?.marks[mark] ?? 0) > 0) return 0;
  let bonus = 0;
  for (const given of staticsOf(game, id)) if (given.gives === "first-mark") bonus += given.by;
  return bonus;
}

/** Removes marks from a card; only as many as it has. Returns how many were removed. */
export function purgeMarks(work: Work, id: CardId, mark: Mark, amount: number, source: string): number {
  const purged = takeMarks(work, id, mark, amount);
  if (purged > 0)
    emit(work, { type: "mark-changed", card: named(work.game, id), mark, by: -purged, source, ignored: false });
  return purged;
}

/** Takes marks off a card without a word; only as many as it has. Returns how many. */
export function takeMarks(work: Work, id: CardId, mark: Mark, amount: number): number {
  const has = playOf(work.game, id)?.marks[mark] ?? 0;
  const taken = Math.min(amount, has);
  if (taken > 0) setMarks(work, id, mark, has - taken);
  return taken;
}

/**
 * Puts marks on a card that it does not gain: transferred and converted ones. Those that its faction is allergic to
 * cannot lie there. Returns how many could.
 */
export function putMarks(work: Work, id: CardId, mark: Mark, amount: number): number {
  const play = playOf(work.game, id);
  if (!play || ignoresMark(work.game, play.faction, mark)) return 0;
  setMarks(work, id, mark, (play.marks[mark] ?? 0) + amount);
  return amount;
}

function setMarks(work: Work, id: CardId, mark: Mark, count: number): void {
  const play = editPlay(work, id);
  const { [mark]: _, ...rest } = play.marks;
  play.marks = count > 0 ? { ...rest, [mark]: count } : rest;
}
