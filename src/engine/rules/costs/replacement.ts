/** engine: Replace a Card; Appendix Two: Replacing characters */
import type { Replacement } from "../../cards/text.ts";
import { putMarks, takeMarks } from "../../changes/marks.ts";
import { editPlay, editSeat, emit, type Work } from "../../changes/work.ts";
import { discardFromPlay, enterPlay, removeFromGame } from "../../changes/zones.ts";
import type { Transfer } from "../../effects/shapes/verbs.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Marks } from "../../state/game.ts";
import {
  attachedTo,
  cardOf,
  factsOf,
  isAmbassador,
  limitIn,
  mustPlay,
  named,
  playOf,
  sameCard,
  titleOf,
} from "../../state/lookup.ts";
import { type CardId, MARKS, type SeatIndex } from "../../state/vocabulary.ts";
import { mayEnter } from "../in-force/limit.ts";
import { marksGivenTo } from "../in-force/mark-sources.ts";
import { isIrrevocable } from "../in-force/statics.ts";
import { mayMix } from "../in-force/taint.ts";
import { mayBePlayedBy } from "../triggers/playing.ts";
import { isForeign } from "./cost.ts";

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

/** May this player's new card take the old one's place, as far as loyalty, copies, persons, immunity and allergies go? */
export function mayTakePlace(
  game: Game,
  seat: SeatIndex,
  { old, card, moving }: Pick<Exchange, "old" | "card" | "moving">,
): Refusal | null {
  const play = mustPlay(game, old);
  const kept = mayBePlayedBy(game, seat, card) ?? disloyal(game, seat, card);
  if (kept) return kept;
  const about = { title: titleOf(game, card), target: titleOf(game, old) };
  // engine: Drakh Rule 4 — nothing changes its position as ambassador.
  if (factsOf(game, old).race === "drakh" && isAmbassador(game, old)) return refusal("drakh-ambassador-stays", about);
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

/**
 * Takes the old card from the game and puts the new one in its place: ready, undamaged, in the same faction, under the
 * control of whoever controlled the old one. Sources of marks are looked at one by one, and this once only.
 */
export function exchange(work: Work, { by, old, card, moving, marks, rotated, influence }: Exchange): void {
  const play = mustPlay(work.game, old);
  const place = work.game.inPlay.indexOf(old);
  const open = moving.filter((id) => !mustPlay(work.game, id).faceDown);
  emit(work, {
    type: "replaced",
    seat: by,
    old: named(work.game, old),
    card: named(work.game, card),
    faction: play.faction,
    moved: open.map((id) => named(work.game, id)),
    hidden: moving.length - open.length,
    influence,
  });
  for (const id of attachedTo(work.game, old)) if (!moving.includes(id)) discardFromPlay(work, id);
  // Marks given by cards that stay: the old card loses them, however many it still has; the new one will be given them.
  for (const { mark, amount } of marksGivenTo(work.game, old)) takeMarks(work, old, mark, amount);
  const left = mustPlay(work.game, old).marks;
  editPlay(work, old).marks = {};
  for (const id of moving) editPlay(work, id).host = card;
  if (play.faction !== null && isAmbassador(work.game, old)) editSeat(work, play.faction).ambassador = card;
  takeAway(work, old);
  const had = play.taken ? play.taken.from : play.controller;
  const controller = had ?? play.faction ?? cardOf(work.game, card).owner;
  enterPlay(work, card, { faction: play.faction, controller, row: play.row });
  takePlace(work, card, place);
  if (rotated) editPlay(work, card).rotated = true;
  if (marks) transferLeft(work, old, card, left);
}

/** Takes a card that has been replaced out of play. engine: Replace a Card; quickstart: the list of actions */
export function takeAway(work: Work, old: CardId): void {
  if (ruled(work.game, "replaced") === "discarded") discardFromPlay(work, old);
  else removeFromGame(work, old);
}

/** The inner circle keeps its order, the ambassador first. */
function takePlace(work: Work, card: CardId, place: number): void {
  const others = work.game.inPlay.filter((id) => id !== card);
  work.game.inPlay = [...others.slice(0, place), card, ...others.slice(place)];
}

/** What is left when every source has been looked at moves as it is: it is neither gained nor purged. */
function transferLeft(work: Work, from: CardId, to: CardId, left: Marks): void {
  for (const mark of MARKS) {
    const amount = left[mark] ?? 0;
    if (amount === 0 || !playOf(work.game, to)) continue;
    const moved = putMarks(work, to, mark, amount);
    if (moved > 0)
      emit(work, {
        type: "marks-transferred",
        from: named(work.game, from),
        to: named(work.game, to),
        mark,
        amount: moved,
        source: titleOf(work.game, to),
      });
  }
}
