/** engine: Lasting and Sustainable Effects */

import type { Event, Named } from "../../events/event.ts";
import { watchEvent } from "../../rules/triggers/watching.ts";
import type { Game, Modifier, Watch } from "../../state/game.ts";
import { named, playing, playOf, seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, ConflictId, SeatIndex } from "../../state/vocabulary.ts";
import { editSeat, emit, type Work } from "../work.ts";
import { endControl, endControlWhileRotated } from "./control.ts";
import { whileBlanking } from "./mark-sources.ts";

/** Changes an ability for a time, where the caller says so. */
export function putModifier(work: Work, modifier: Modifier): void {
  const deed = modifier.holder === null ? undefined : playOf(work.game, modifier.holder)?.deed;
  work.game.modifiers = [...work.game.modifiers, deed === undefined ? modifier : { ...modifier, deed }];
}

/** Changes an ability, or blanks a card, for a time. */
export function addModifier(work: Work, modifier: Modifier): void {
  const add = () => putModifier(work, modifier);
  if (modifier.how === "blank") whileBlanking(work, add);
  else add();
  emit(work, said(modifier, named(work.game, modifier.card)));
}

function said({ ability, by, source, how, as, keyword }: Modifier, card: Named): Event {
  switch (how) {
    case "blank":
      return { type: "blanked", card, source };
    case "blank-keyword":
      return { type: "blanked", card, source, ...(keyword === undefined ? {} : { keyword }) };
    case "copy":
      return { type: "text-copied", card, source };
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
  stopWatching(work, ({ until }) => until === "end-of-turn", true);
  drop(
    work,
    ({ until, holder }) => until === "conflict" || (until === "end-of-turn" && !staysRotated(work.game, holder)),
  );
}

/** Ends what events have done until the end of the turn, and nothing else. */
export function endOfEvents(work: Work): void {
  const played = work.game.playedEvents ?? [];
  if (played.length === 0) return;
  const titles = played.map(({ card }) => titleOf(work.game, card));
  endControl(work, ({ until, source }) => until === "end-of-turn" && titles.includes(source));
  drop(work, ({ until, source }) => until === "end-of-turn" && titles.includes(source));
  const { bound } = work.game;
  if (bound) work.game.bound = bound.filter(({ source }) => !titles.includes(source));
  for (const seat of playing(work.game)) endEventsOf(work, seat, titles, addedBy(played, seat));
}

/** Cheaper cards, what keeps from winning this turn, and what is left of additional influence. */
function endEventsOf(work: Work, seat: SeatIndex, titles: readonly string[], added: number): void {
  const { discounts = [], barred = [], additional } = seatOf(work.game, seat);
  if (discounts.some(({ source }) => titles.includes(source)))
    editSeat(work, seat).discounts = discounts.filter(({ source }) => !titles.includes(source));
  const over = (bar: (typeof barred)[number]) => bar.until === "end-of-turn" && titles.includes(bar.source);
  if (barred.some(over)) editSeat(work, seat).barred = barred.filter((bar) => !over(bar));
  if (additional > 0 && added > 0) editSeat(work, seat).additional = Math.max(0, additional - added);
}

/** The additional influence that events have brought a player for this turn. */
function addedBy(played: NonNullable<Game["playedEvents"]>, seat: SeatIndex): number {
  const events = played.flatMap(({ done, reversed }) => (reversed ? [] : done));
  return events.reduce(
    (sum, event) => (event.type === "influence-added" && event.seat === seat && !event.next ? sum + event.amount : sum),
    0,
  );
}

function staysRotated(game: Game, holder: CardId | null): boolean {
  const play = holder === null ? null : playOf(game, holder);
  return play?.rotated === true && !play.neutralized;
}

/** A card readies in the middle of a turn: its bonus lasts until the end of it, and is no longer sustained. */
export function stopSustaining(work: Work, holder: CardId): void {
  work.game.modifiers = work.game.modifiers.map((modifier) =>
    modifier.until === "end-of-turn" && modifier.holder === holder ? { ...modifier, holder: null } : modifier,
  );
}

/** Ends what lasts only until a conflict is resolved; `own`: only what this source has given. */
export function endOfConflict(work: Work, conflict: ConflictId, own?: string): void {
  drop(
    work,
    ({ until, conflict: during, source }) =>
      until === "conflict" && during === conflict && (own === undefined || source === own),
  );
}

/** Ends what lasts for one attack; true where there was any. */
export function endOfAttack(work: Work): boolean {
  const any = work.game.modifiers.some(({ until }) => until === "attack");
  if (any) drop(work, ({ until }) => until === "attack");
  return any;
}

/** Ends the last thing that a source has done to a card's abilities or text. */
export function endModifier(work: Work, card: CardId, source: string): void {
  const last = work.game.modifiers.findLast((modifier) => modifier.card === card && modifier.source === source);
  if (last) drop(work, (modifier) => modifier === last);
}

/** Ends what lasts only while a card remains rotated, when it readies, is neutralized or leaves play. */
export function endWhileRotated(work: Work, holder: CardId): void {
  endControlWhileRotated(work, holder);
  stopWatching(work, (watch) => watch.until === "while-rotated" && watch.holder === holder);
  drop(work, (modifier) => modifier.until === "while-rotated" && modifier.holder === holder);
}

/** Ends what is reckoned anew whenever initiative is determined. */
export function endBeforeInitiative(work: Work): void {
  drop(work, ({ until }) => until === "initiative");
}

/** Ends what a card gave in the last turn and does not sustain. */
export function endUnsustained(work: Work, holder: CardId): void {
  drop(work, (modifier) => modifier.until === "end-of-turn" && modifier.holder === holder);
}

/** Ends what a card gave by other actions than the one that it goes on with. */
export function endUnchosen(work: Work, holder: CardId, deed: number): void {
  drop(
    work,
    (modifier) => modifier.holder === holder && modifier.until !== "permanent" && (modifier.deed ?? 0) !== deed,
  );
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

/** Ends what waits, and says so. */
export function stopWatching(work: Work, ends: (watch: Watch) => boolean, quietly = false): boolean {
  if (work.game.watches === undefined) return false;
  const ending = work.game.watches.filter(ends);
  if (ending.length === 0) return false;
  if (!quietly) for (const watch of ending) emit(work, watchEvent(work.game, "watch-ended", watch));
  const left = work.game.watches.filter((watch) => !ending.includes(watch));
  if (left.length > 0) work.game.watches = left;
  else delete work.game.watches;
  return true;
}
