import type { Trigger } from "../cards/triggers.ts";
import type { Effect, WatchUntil } from "../effects/index.ts";
import type { EffectContext } from "./happening.ts";
import type { CardId, SeatIndex } from "./vocabulary.ts";

/** What was set up, by hand or by a card's text, to be done when something happens. */
export interface Watch {
  id: number;
  /** Who has set it up. */
  by: SeatIndex;
  /** The card whose text says so. */
  source: string;
  on: Trigger;
  whose: SeatIndex | "each";
  /** The card that it happens to; null where it happens to a player. */
  about: CardId | null;
  effects: readonly Effect[];
  until: WatchUntil;
  /** `while-rotated`, `while-in-play`: the card that must be so. */
  holder: CardId | null;
  once?: true;
  /** Who is asked each time whether it is done, in these words, and for how much influence. */
  may?: { seat: SeatIndex; does: string; influence?: number };
  /** By a card's text: on whom and what it acts then. */
  context?: EffectContext;
}
