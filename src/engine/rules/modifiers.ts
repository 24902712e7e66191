/** engine: Lasting and Sustainable Effects */
import type { Event, Named } from "../event.ts";
import type { Game, Modifier } from "../game.ts";
import { named, playOf } from "../lookup.ts";
import type { CardId, ConflictId } from "../vocabulary.ts";
import { emit, type Work } from "../work.ts";
import { whileBlanking } from "./blanking.ts";
import { endControl, endControlWhileRotated } from "./control.ts";

/** Changes an ability for a time, where the caller says so. */
export function putModifier(work: Work, modifier: Modifier): void {
  work.game.modifiers = [...work.game.modifiers, modifier];
}

/** Changes an ability, or blanks a card, for a time. */
export function addModifier(work: Work, modifier: Modifier): void {
  const add = () => putModifier(work, modifier);
  if (modifier.how === "blank") whileBlanking(work, add);
  else add();
  emit(work, said(modifier, named(work.game, modifier.card)));
}

function said({ ability, by, source, how, as }: Modifier, card: Named): Event {
  switch (how) {
    case "blank":
      return { type: "blanked", card, source };
    case "use-as":
      return {
        type: "ability-used-as",
        card,
        use: ability === "all" ? "diplomacy" : ability,
        as: as ?? "diplomacy",
        source,
      };
    case undefined:
      return { type: "ability-changed", card, ability, by, source };
    default:
      return { type: "ability-changed", card, ability, by, source, how };
  }
}

/** Ends what lasts only until the end of the turn; what can be sustained, when the card that gives it readies. */
export function endOfTurn(work: Work): void {
  endControl(work, ({ until }) => until === "end-of-turn");
  drop(
    work,
    ({ until, holder }) => until === "conflict" || (until === "end-of-turn" && !staysRotated(work.game, holder)),
  );
}

function staysRotated(game: Game, holder: CardId | null): boolean {
  const play = holder === null ? null : playOf(game, holder);
  return play?.rotated === true && !play.neutralized;
}

/** A card readies in the middle of a turn: its bonus lasts until the end of it, and is no longer sustained. */
export function letGo(work: Work, holder: CardId): void {
  work.game.modifiers = work.game.modifiers.map((modifier) =>
    modifier.until === "end-of-turn" && modifier.holder === holder ? { ...modifier, holder: null } : modifier,
  );
}

/** Ends what lasts only until a conflict is resolved. */
export function endOfConflict(work: Work, conflict: ConflictId): void {
  drop(work, (modifier) => modifier.until === "conflict" && modifier.conflict === conflict);
}

/** Ends the last thing that a source has done to a card's abilities or text. */
export function endModifier(work: Work, card: CardId, source: string): void {
  const last = work.game.modifiers.findLast((modifier) => modifier.card === card && modifier.source === source);
  if (last) drop(work, (modifier) => modifier === last);
}

/** Ends what lasts only while a card remains rotated, when it readies, is neutralized or leaves play. */
export function endWhileRotated(work: Work, holder: CardId): void {
  endControlWhileRotated(work, holder);
  drop(work, (modifier) => modifier.until === "while-rotated" && modifier.holder === holder);
}

/** Ends what a card gave in the last turn and does not sustain. */
export function endUnsustained(work: Work, holder: CardId): void {
  drop(work, (modifier) => modifier.until === "end-of-turn" && modifier.holder === holder);
}

function drop(work: Work, ends: (modifier: Modifier) => boolean): void {
  const ending = work.game.modifiers.filter(ends);
  if (ending.length === 0) return;
  const end = () => {
    work.game.modifiers = work.game.modifiers.filter((modifier) => !ends(modifier));
  };
  if (ending.some(({ how }) => how === "blank")) whileBlanking(work, end);
  else end();
}
