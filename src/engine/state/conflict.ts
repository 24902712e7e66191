/** Conflicts, who takes part in them, and what lasts of them. */
import type { Until } from "../effects/index.ts";
import type { CardUse } from "./card.ts";
import type { Ability, CardId, ConflictId, ConflictType, SeatIndex } from "./vocabulary.ts";

export type Target =
  /** `left`: it has left play since it was aimed at; if it is in play, it is another one to what was aimed. */
  | { what: "card"; card: CardId; left?: true }
  | { what: "player"; seat: SeatIndex }
  | { what: "conflict"; conflict: ConflictId };

export interface Participant {
  card: CardId;
  as: "support" | "oppose" | "attack" | "lead";
  /** The ability applied, by which it can be attacked; for leaders the fleet's. */
  using: Ability;
  /** The ability that it is really applied with, where that one is used as `using`. */
  through?: Ability;
  /** For attackers: the cards that they have attacked so, the first one first; absent in games of earlier versions. */
  against?: readonly CardId[];
  /** For leaders: the fleet with which they take part. */
  fleet?: CardId;
  /** In a conflict with several sides: the seat that is supported. */
  side: SeatIndex | null;
}

export interface Conflict {
  id: ConflictId;
  /** Null for a war conflict, which needs no card. */
  card: CardId | null;
  /** A war conflict: with whom the war is. */
  war?: SeatIndex;
  initiator: SeatIndex;
  type: ConflictType;
  target: Target | null;
  /** What it is aimed at besides, where it is aimed at two. */
  second?: Target;
  participants: readonly Participant[];
  /** Support and opposition from effects, by side seat for conflicts with several sides. */
  added: readonly { to: "support" | "opposition"; amount: number; side: SeatIndex | null; source: string }[];
  /** Which of the goals on its card it is for, where its player chooses one. */
  goal?: number;
  /** The influence that was applied as its text asks, of its player's choice, as it was initiated; absent for none. */
  paid?: number;
  /** As which outcome and type it counts for whoever plays aftermaths on it, besides what it is. */
  countsAs?: readonly { seat: SeatIndex; type?: ConflictType; outcome?: "won" | "lost" }[] | undefined;
  /** Cards that have been taken out of it and take no part again. */
  withdrawn?: readonly CardId[] | undefined;
  /** Participants that go on counting, and take no further part in it. */
  done?: readonly CardId[] | undefined;
  /** The factions whose cards took part, noted where that counts: as such a card joins another faction, by agreement always. */
  tookPart?: readonly SeatIndex[];
  /** It does not resolve in this turn, by the card of this title. */
  prolonged?: string | undefined;
  /** It came from a card in play rather than from a conflict card; its text stays even if that card is gone. */
  through?: true;
  /** Set when it has been resolved. */
  result: null | { won: boolean; margin: number; uncontested: boolean };
}

export interface Declaration {
  seat: SeatIndex;
  /** Null for a war conflict; `war` is with whom, which is said at once. */
  card: CardId | null;
  war?: SeatIndex;
  target: Target | null;
  second?: Target;
  /** The type of a conflict that is initiated through a card in play; it is declared in the open. */
  as?: ConflictType;
  /** It has been turned up, and is still to be initiated. */
  revealed?: true;
  /** A card from hand that lies over it, so that nobody sees through which card it comes. */
  behind?: CardId;
  /** Influence that was applied when it was declared, where it is not applied when it is initiated. */
  applied?: number;
}

/** A conflict that a seat has chosen to declare, in secret until its turn comes. */
export type PlannedDeclaration =
  | Readonly<{ card: CardId; target?: Target; second?: Target; as?: ConflictType; behind?: CardId }>
  /** Of a war, and with whom. */
  | Readonly<{ card: null; war: SeatIndex; target?: Target }>;

/** What a seat declares, or that it declares nothing. */
export interface DeclareAnswer {
  seat: SeatIndex;
  declares: PlannedDeclaration | null;
}

/**
 * The declare step while all are asked at the same time. Answers are secret, and can be changed until the last has
 * answered: to everybody else a seat that has answered looks like one that has not. engine: Fast and Loose
 */
export interface DeclareStep {
  /** The seats that are asked, in the order in which their answers are carried out. */
  asked: readonly { seat: SeatIndex; id: number }[];
  answers: readonly DeclareAnswer[];
  /** They are asked again, since somebody before them has declared in the open; what each had answered. */
  before?: readonly DeclareAnswer[];
}

/** A change of an ability that is not given by a card in play. */
export interface Modifier {
  card: CardId;
  ability: Ability | "all";
  by: number;
  until: Until;
  /** `while-rotated`: the card that must stay rotated. `end-of-turn`: the card that can sustain it by staying so. */
  holder: CardId | null;
  /** Which action of the holder it comes of; absent for its first. */
  deed?: number;
  /** How that action was used; absent for what comes of no card's own action. */
  use?: CardUse;
  conflict: ConflictId | null;
  /** Title of the card that caused it. */
  source: string;
  /**
   * What it does where it does not simply add: changes the printed ability, doubles or halves, lets `ability` be used as
   * `as`, blanks the card or a keyword of it, or gives it another's text. `by` is 0 for those that add nothing.
   */
  how?: "printed" | "double" | "half" | "use-as" | "blank" | "blank-keyword" | "copy";
  /** `copy`: the facts that the card has meanwhile. */
  facts?: number;
  /** `blank-keyword`: which. */
  keyword?: string;
  /** `use-as`: the ability that it is used as. */
  as?: Ability | "itself";
}

/** An aftermath that a seat has chosen to play, in secret until its turn comes. */
export interface PlannedAftermath {
  card: CardId;
  target: Target | null;
  second?: Target;
}

/**
 * The aftermath step of a conflict while all are asked at the same time. Answers are secret: to everybody else a seat
 * that has answered looks like one that has not. engine: Step 3. Play Aftermath Cards
 */
export interface AftermathStep {
  conflict: ConflictId;
  /** One has been played on this conflict already, for everybody to see. */
  again?: true;
  /** The seats that are asked in initiative order, from whoever may play first. */
  asked: readonly {
    seat: SeatIndex;
    id: number;
    /** Answered by what the seat has said in advance. */
    quiet: boolean;
  }[];
  answers: readonly { seat: SeatIndex; play: PlannedAftermath | null }[];
}

/** What a player has applied to a mercenary so far this turn. */
export interface Bid {
  card: CardId;
  seat: SeatIndex;
  influence: number;
}

/** What two cards are about to deal each other. */
export interface Strike {
  seat: SeatIndex;
  with: CardId;
  against: CardId;
  /** The ability that is attacked with, as the log says it. */
  ability: Ability;
  /** The ability that each card really uses. */
  attacker: Ability;
  target: Ability;
  /** A card that attacks together with it, by that ability, and is dealt nothing in return. */
  also?: { card: CardId; ability: Ability };
  /** Title of the conflict; null for an attack outside of one. */
  conflict: string | null;
  /** Title of the card whose effect it is; absent for an attack in a conflict. */
  cause?: string;
  /** How much less a card takes by what has answered the attack. */
  less?: readonly { card: CardId; amount: number }[];
}
