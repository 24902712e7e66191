import type { Trigger } from "../cards/triggers.ts";
import type { Effect, Until, Verb, WatchUntil } from "../effects/index.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import type { Named } from "./named.ts";

/** What is carried out by hand. */
export interface LoggedEffect {
  verb: Verb;
  amount: number | null;
  /** What it joins. */
  does?: readonly LoggedEffect[];
  /** What a player chooses between, or what becomes of what is picked, as it was said. */
  words?: readonly string[];
}

/** How long an effect by hand lasts, and where that hangs on a card, on which. */
export interface Lasts {
  until: Until | WatchUntil;
  holder?: Named;
}

/** What is carried out by hand. */
export type ByHandEvent =
  /** The card has just come out, and this of its text is left to the table; null: all of it, since it is not known. */
  | { type: "left-by-hand"; card: Named; left: string | null }
  /** `judge`: what the judge is called who does it for that player. */
  | ({ type: "by-hand"; seat: SeatIndex; because: string; lasts?: Lasts; judge?: string } & LoggedEffect)
  /** What was carried out by hand is taken back. */
  | ({ type: "hand-undone"; seat: SeatIndex; because: string } & LoggedEffect)
  /** What was set up by hand to be done when something happens: it begins, it is done, it is over. */
  | {
      type: "watch-set" | "watch-done" | "watch-ended";
      seat: SeatIndex;
      source: string;
      on: Trigger;
      whose: SeatIndex | "each";
      about: Named | null;
      does: readonly LoggedEffect[];
      until: WatchUntil;
      /** The card that must stay rotated or in play. */
      holder: Named | null;
      once: boolean;
      /** Who is asked then, whether to do this. */
      may?: { seat: SeatIndex; does: string; influence: number };
    };

/** What was set up by hand to be done when something happens. */
export type WatchEvent = Extract<ByHandEvent, { type: "watch-set" | "watch-done" | "watch-ended" }>;

/** What an effect does, as the log says it; of one that joins others, also what those do, or between what is chosen. */
export function loggedEffect(effect: Effect): LoggedEffect {
  const deed = { verb: effect.verb, amount: "amount" in effect ? effect.amount : null };
  switch (effect.verb) {
    case "choose":
      return { ...deed, words: effect.options.map(({ does }) => does) };
    case "pick":
      return { ...deed, words: [effect.does] };
    case "when":
      // Its own line says all of it.
      return deed;
    default:
      return "effects" in effect ? { ...deed, does: effect.effects.map(loggedEffect) } : deed;
  }
}
