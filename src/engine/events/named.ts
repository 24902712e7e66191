import type { Ability, CardId, NonPlayer, SeatIndex } from "../state/vocabulary.ts";
import type { WhoseConflict } from "../state/which.ts";

/** A card that everybody may see at that moment. */
export interface Named {
  card: CardId;
  title: string;
  /** What it says, where the event is the moment that everybody wants to read it. */
  says?: string;
  /** What it can do, where that is what everybody wants to read: abilities above 0, as printed. */
  abilities?: Readonly<Partial<Record<Ability, number>>>;
}

/** What an action or a card was aimed at, in public. */
export type NamedTarget =
  | { what: "card"; named: Named; seat: SeatIndex | null }
  | { what: "player"; seat: SeatIndex }
  | { what: "conflict"; title: string; apart?: WhoseConflict };

/** Whose influence: a seat or a force. */
export type Holder = { seat: SeatIndex } | { nonPlayer: NonPlayer };

/** A cost as it came about: printed, doubled for another race, then more or less by these. */
export interface CostSum {
  printed: number;
  doubled: boolean;
  changes: readonly CostChange[];
}

/** Why a cost is more or less: a card by its title, or the faction's being Corporate. */
export interface CostChange {
  source: string;
  by: number;
}

/** What was wrong with a card before it was healed. */
export interface Harm {
  damage: number;
  severe: number;
  neutralized: boolean;
}
