import type { Forbidden } from "../cards/text.ts";
import type { RefusalCode, RefusalFacts } from "../refusal.ts";
import type { LeftCard } from "../state/snapshot.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import type { CostSum, Named, NamedTarget } from "./named.ts";

/** Cards that come into play, lie elsewhere, or leave. */
export type PlayEvent =
  | {
      type: "sponsored";
      seat: SeatIndex;
      card: Named;
      /** Null where nobody rotated for it. */
      with: Named | null;
      influence: number;
      target: NamedTarget | null;
      /** How the influence came about, where it is not just the printed cost. */
      sum?: CostSum;
      /** Title of the card whose effect brings it in, and whether for free. */
      source?: string;
      free?: true;
    }
  /** From the own deck or discard pile into the hand. */
  | { type: "taken"; seat: SeatIndex; card: Named; from: "deck" | "discard"; source: string }
  /** From there into play without being sponsored; `back`: where it goes as the turn ends. */
  | {
      type: "came-in";
      seat: SeatIndex;
      card: Named;
      from: "deck" | "discard";
      back: "deck" | "discard" | null;
      source: string;
    }
  /** What came in for the turn goes back into the deck. */
  | { type: "went-back"; seat: SeatIndex; card: Named }
  | { type: "shuffled"; seat: SeatIndex; source: string }
  | { type: "cards-shown"; seat: SeatIndex; to: SeatIndex; cards: number; source: string }
  | { type: "hand-shown"; seat: SeatIndex; cards: readonly Named[]; source: string }
  /** Which agenda it is nobody else learns. */
  | { type: "agenda-hidden"; seat: SeatIndex; with: Named | null; influence: number }
  | { type: "agenda-revealed"; seat: SeatIndex; card: Named }
  /** Turned up without what it takes, so it goes. */
  | { type: "agenda-failed"; seat: SeatIndex; card: Named; code: RefusalCode; facts: RefusalFacts }
  | { type: "agenda-replaced"; seat: SeatIndex; old: Named; card: Named; with: Named | null; influence: number }
  | {
      type: "replaced";
      seat: SeatIndex;
      old: Named;
      card: Named;
      /** The faction that they are in. */
      faction: SeatIndex | null;
      /** The cards that moved to the new one, and how many more lie face down under it. */
      moved: readonly Named[];
      hidden: number;
      influence: number;
    }
  /** `with` null: nobody rotated for it, because a card's effect brings it about. */
  | {
      type: "promoted";
      seat: SeatIndex;
      card: Named;
      with: Named | null;
      influence: number;
      source?: string;
      free?: true;
    }
  /** An enhancement lies on another card than before. */
  | { type: "attached"; card: Named; from: Named | null; to: Named; source: string }
  | {
      type: "played";
      seat: SeatIndex;
      card: Named;
      influence: number;
      target: NamedTarget | null;
      second?: NamedTarget;
    }
  | { type: "placed"; seat: SeatIndex; under: Named; influence: number }
  | { type: "revealed"; seat: SeatIndex; card: Named }
  | { type: "card-used"; seat: SeatIndex; card: Named; does: string; target: NamedTarget | null }
  /** A triggered effect of a card in play. */
  | { type: "triggered"; seat: SeatIndex; card: Named; does: string }
  /** The topmost first. */
  | { type: "discards-ordered"; seat: SeatIndex; cards: readonly Named[] }
  /** An event whose effect lasts lies aside until that has run out. */
  | { type: "laid-aside"; seat: SeatIndex; card: Named }
  /** What a text has let a player choose, as it follows "chooses to". */
  | { type: "chosen"; seat: SeatIndex; does: string; influence: number; source: string }
  | { type: "became-enhancement"; seat: SeatIndex; card: Named; on: Named | null }
  /** A card in play. */
  | { type: "picked"; seat: SeatIndex; card: Named; does: string; source: string }
  /** `source`: the card whose effect it is. */
  | {
      type: "drew";
      seat: SeatIndex;
      cards: number;
      why: "free" | "bought" | "effect";
      left: number;
      from?: "crusade";
      source?: string;
    }
  | {
      type: "discarded";
      seat: SeatIndex;
      cards: readonly Named[];
      from: "hand" | "play" | "conflict" | "deck" | "aside";
      source?: string;
      /** Of itself: it is neutralized and in no inner circle. */
      neutralized?: true;
      /** By an effect, from play: as it lay there, with what was attached. */
      was?: readonly LeftCard[];
      /** Who may answer it with what stands on the card itself. */
      answers?: SeatIndex;
    }
  /** From the discard pile to the hand, where the discarding is reversed. */
  | { type: "taken-back"; seat: SeatIndex; cards: readonly Named[]; source: string }
  /** From the reserve. `card` null: it stays the player's secret. `source` null: by the Interstellar Alliance. */
  | { type: "fetched"; seat: SeatIndex; card: Named | null; left: number; source: string | null }
  | { type: "removed"; seat: SeatIndex; cards: readonly Named[]; source?: string; was?: readonly LeftCard[] }
  | { type: "returned"; seat: SeatIndex; card: Named; source?: string; was?: readonly LeftCard[] }
  /** Stopped before it resolved: it has not been played. */
  | { type: "cancelled"; card: Named; source: string }
  | { type: "reversed"; card: Named; source: string }
  /** What a card in play forbids has not happened. */
  | { type: "prevented"; card: Named; what: Forbidden; by: Named }
  | { type: "no-effect"; source: string; why: "no-target" | "limit-reached" | "nothing-to-change" };
