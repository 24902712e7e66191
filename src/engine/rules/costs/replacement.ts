/** engine: Replace a Card; Appendix Two: Replacing characters */
import type { Replacement } from "../../cards/text.ts";
import type { Transfer } from "../../effects/index.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { attachedTo, factsOf, isAmbassador, limitIn, mustPlay, sameCard, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { comesSponsored } from "../in-force/faction.ts";
import { mayEnter } from "../in-force/limit.ts";
import { unmet } from "../in-force/requirement.ts";
import { isIrrevocable } from "../in-force/statics.ts";
import { mayMix } from "../in-force/taint.ts";
import { mayBePlayedBy } from "../triggers/playing.ts";
import { asksForItself, isForeign } from "./cost.ts";

type Attached = Exclude<Transfer, "marks">;

/** Which kind of attached card this is, as replacements tell them apart; null for what no replacement names. */
function attachedAs(game: Game, id: CardId): Attached | null {
  const { type } = factsOf(game, id);
  if (type === "enhancement") return "enhancements";
  if (type === "aftermath") return "aftermaths";
  return type === "contingency" ? "contingencies" : null;
}

/** The attached cards that always move, and those of which the player chooses. */
export function movable(
  game: Game,
  old: CardId,
  { transfers, chosen }: Pick<Replacement, "transfers" | "chosen">,
): { always: CardId[]; choice: CardId[] } {
  const always: CardId[] = [];
  const choice: CardId[] = [];
  for (const id of attachedTo(game, old)) {
    const kind = attachedAs(game, id);
    if (kind === null) continue;
    if (kind !== "contingencies" && chosen?.includes(kind)) choice.push(id);
    else if (transfers?.includes(kind)) always.push(id);
  }
  return { always, choice };
}

/**
 * May this player's new card take the old one's place, as far as loyalty, copies, persons, immunity and allergies go?
 *
 * @param named true where what replaces it may speak of Drakh cards. engine: The Cannot rule, Example 2 (Masterful Plan)
 */
export function mayTakePlace(
  game: Game,
  seat: SeatIndex,
  { old, card, moving, named = false }: Pick<Exchange, "old" | "card" | "moving"> & { named?: boolean },
): Refusal | null {
  const play = mustPlay(game, old);
  const kept = mayBePlayedBy(game, seat, card) ?? disloyal(game, seat, card);
  if (kept) return kept;
  const about = { title: titleOf(game, card), target: titleOf(game, old) };
  // engine: Drakh Rule 4 — nothing changes its position as ambassador.
  if (factsOf(game, old).race === "drakh" && isAmbassador(game, old)) return refusal("drakh-ambassador-stays", about);
  const unsponsored = named ? null : comesSponsored(game, card);
  if (unsponsored) return unsponsored;
  // engine glossary: Irrevocable — nothing that would make it leave play may target it.
  if (isIrrevocable(game, old)) return refusal("irrevocable", about);
  // The old card is removed from the game: if it is limited, no copy of it can enter play, this one included.
  if (limitIn(game, factsOf(game, old)) !== "multiple" && sameCard(factsOf(game, old), factsOf(game, card)))
    return refusal("replaces-itself", about);
  const copies = mayEnter(game, card, old);
  if (copies || play.faction === null) return copies;
  const leaving = [old, ...attachedTo(game, old).filter((id) => !moving.includes(id))];
  return mayMix(game, card, play.faction, leaving);
}

/** compendium: Sponsoring — to replace is to play: only characters of another race are played by others than that race's. */
function disloyal(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const facts = factsOf(game, card);
  const { title, type, race = null } = facts;
  if (type === "character" || type === "enhancement" || !isForeign(game, facts, seat)) return null;
  if (asksForItself(game, facts)) return unmet(game, seat, title, facts.text?.requires);
  return refusal("disloyal", { title, type, race });
}

export interface Exchange {
  /** Who replaces: the player from whose hand the new card comes. */
  by: SeatIndex;
  old: CardId;
  card: CardId;
  /** The attached cards that move; all others are discarded. */
  moving: readonly CardId[];
  /** True where the marks that no card in play gives move too. */
  marks: boolean;
  rotated: boolean;
  influence: number;
}
