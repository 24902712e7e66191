/** engine: Lasting and Sustainable Effects */
import type { Modifier } from "../game.ts";
import { named } from "../lookup.ts";
import type { CardId, ConflictId } from "../vocabulary.ts";
import { emit, type Work } from "../work.ts";

/** Changes an ability for a time. */
export function addModifier(work: Work, modifier: Modifier): void {
  work.game.modifiers = [...work.game.modifiers, modifier];
  const { ability, by, source } = modifier;
  emit(work, { type: "ability-changed", card: named(work.game, modifier.card), ability, by, source });
}

/** Ends what lasts only until the end of the turn. */
export function endOfTurn(work: Work): void {
  drop(work, (modifier) => modifier.until === "end-of-turn" || modifier.until === "conflict");
}

/** Ends what lasts only until a conflict is resolved. */
export function endOfConflict(work: Work, conflict: ConflictId): void {
  drop(work, (modifier) => modifier.until === "conflict" && modifier.conflict === conflict);
}

/** Ends what lasts only while a card remains rotated, when it readies, is neutralized or leaves play. */
export function endWhileRotated(work: Work, holder: CardId): void {
  drop(work, (modifier) => modifier.until === "while-rotated" && modifier.holder === holder);
}

function drop(work: Work, ends: (modifier: Modifier) => boolean): void {
  if (work.game.modifiers.some(ends)) work.game.modifiers = work.game.modifiers.filter((modifier) => !ends(modifier));
}
