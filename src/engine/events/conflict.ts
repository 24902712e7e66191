import type { Conflict, Participant } from "../state/game.ts";
import type { Ability, CardId, ConflictId, ConflictType, SeatIndex } from "../state/vocabulary.ts";
import type { WhoseConflict } from "../state/which.ts";
import type { Named, NamedTarget } from "./named.ts";

/** Conflicts: declared, taken part in, resolved, and what follows from them. `apart`: where another has the same title. */
export type ConflictEvent =
  /** A card that has hidden what a conflict comes from is shown, and goes back to its player's hand. */
  | { type: "cover-shown"; seat: SeatIndex; card: Named; through: Named }
  /** What was declared face down is turned up, all of it, in the order in which it is initiated. */
  | { type: "conflicts-revealed"; conflicts: readonly { seat: SeatIndex; card: Named }[] }
  /** `through`: the card in play that it is initiated through, which is said openly; `influence`: what has been applied for it already. */
  | { type: "declared"; seat: SeatIndex; conflict: boolean; through?: Named; war?: SeatIndex; influence?: number }
  | { type: "conflict-allowed"; seat: SeatIndex; amount: number; source: string; from?: "card" }
  | {
      type: "conflict-initiated";
      seat: SeatIndex;
      conflict: ConflictId;
      title: string;
      apart?: WhoseConflict;
      conflictType: ConflictType;
      target: NamedTarget | null;
      second?: NamedTarget;
      /** Put off in the last turn: with what it goes on. */
      again?: { support: number; opposition: number };
    }
  /** It will not resolve in this turn. */
  | {
      type: "conflict-prolonged";
      seat: SeatIndex;
      conflict: ConflictId;
      title: string;
      apart?: WhoseConflict;
      source: string;
    }
  /** Instead of resolving: it goes on next turn with these totals. */
  | {
      type: "conflict-put-off";
      seat: SeatIndex;
      title: string;
      apart?: WhoseConflict;
      support: number;
      opposition: number;
      source: string;
    }
  | {
      type: "conflict-discarded";
      seat: SeatIndex;
      title: string;
      why: "limited" | "no-target" | "requirement" | "gone" | "war-over";
      /** What is required, and how much of it there is, where that is a number. */
      lacks?: { needs: string; has?: number };
      /** It came through a card in play, which stays. */
      through?: true;
    }
  | {
      type: "supported" | "opposed";
      seat: SeatIndex;
      with: Named;
      conflict: string;
      apart?: WhoseConflict;
      ability: Ability;
      amount: number;
      side: SeatIndex | null;
      /** By an effect, without rotating: whose, and in which conflict. */
      source?: string;
      from?: ConflictId;
    }
  | {
      type: "attacked";
      seat: SeatIndex;
      with: Named;
      target: Named;
      /** Null for an attack outside of any conflict. */
      conflict: string | null;
      apart?: WhoseConflict;
      ability: Ability;
      /** The damage that the attacker deals, and that it takes. */
      deals: number;
      takes: number;
      /** The card that damages first, where just one of them does. */
      first: Named | null;
      /** Told as declared before, since cards might answer it. */
      announced?: true;
      /** Title of the card whose effect the attack is, and the damage that it has put on each. */
      source?: string;
      damaged?: readonly { card: CardId; amount: number }[];
    }
  /** Before any damage is dealt, where cards may answer it. */
  | {
      type: "attack-declared";
      seat: SeatIndex;
      with: Named;
      target: Named;
      conflict: string | null;
      apart?: WhoseConflict;
    }
  | { type: "led"; seat: SeatIndex; with: Named; fleet: Named; by: number; military: number }
  | { type: "conflicts-barred"; source: string; seat?: SeatIndex; now?: true }
  /** For this player's aftermaths it counts as one of this type, or with this outcome, too. */
  | {
      type: "counted-as";
      seat: SeatIndex;
      conflict: string;
      apart?: WhoseConflict;
      from: ConflictId;
      as: ConflictType | null;
      outcome: "won" | "lost" | null;
      source: string;
    }
  /** Out of a conflict, in which it takes no part again, unless it may do so `again`; `was`: its parts in it. */
  | {
      type: "withdrawn";
      card: Named;
      conflict: string;
      apart?: WhoseConflict;
      from: ConflictId;
      source: string;
      was: readonly Participant[];
      again?: true;
    }
  | {
      type: "added";
      to: "support" | "opposition";
      conflict: string;
      apart?: WhoseConflict;
      amount: number;
      side: SeatIndex | null;
      source: string;
    }
  | {
      type: "conflict-resolved";
      seat: SeatIndex;
      conflict: ConflictId;
      title: string;
      apart?: WhoseConflict;
      won: boolean;
      margin: number;
      support: number;
      opposition: number;
      /** For conflicts with several sides: each side's total. */
      sides: readonly { seat: SeatIndex; total: number }[] | null;
      uncontested: boolean;
    }
  | {
      type: "conflict-cancelled";
      seat: SeatIndex;
      title: string;
      apart?: WhoseConflict;
      source: string;
      was?: Conflict;
    }
  | {
      type: "aftermath-played";
      seat: SeatIndex;
      card: Named;
      influence: number;
      target: NamedTarget | null;
      second?: NamedTarget;
    };
