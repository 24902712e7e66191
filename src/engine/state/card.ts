/** A card, and what it is while it is in play. */
import type { ControlUntil } from "../effects/index.ts";
import type { Target } from "./conflict.ts";
import type { Ability, CardId, ConflictId, Mark, SeatIndex, Trait } from "./vocabulary.ts";

export type Zone =
  | "deck"
  | "hand"
  | "discard"
  | "removed"
  | "reserve"
  | "crusade"
  | "play"
  | "declared"
  | "aside"
  | "limbo";

export type Row = "inner" | "supporting" | "agenda" | "attached" | "faction";

export type Marks = Readonly<Partial<Record<Mark, number>>>;

/** Control that a player has taken of a card for a time, without moving it to another faction. */
export interface Claim {
  by: SeatIndex;
  until: ControlUntil;
  /** `while-rotated`: the card that must stay rotated. */
  holder: CardId | null;
  /** Title of the card that gives the control. */
  source: string;
  /** Which action of the holder it comes of; absent for its first. */
  deed?: number;
  /** How that action was used; absent for what comes of no card's own action. */
  use?: CardUse;
}

/** What decides whether an action of a card in play can be sustained. engine: Sustained Actions */
export interface CardUse {
  /** The place of the action on its card. */
  action: number;
  target: Target | null;
  /** It cost more than the rotation. */
  paid?: true;
}

export interface InPlay {
  /** The faction that the card is in; null for a card that affects the whole game. */
  faction: SeatIndex | null;
  /** Null while nobody controls it: a mercenary that nobody has hired, or a conquered location. */
  controller: SeatIndex | null;
  /** Keywords that effects have given it. */
  traits?: readonly Trait[];
  /** Whose control it comes back to, and who has taken it, the latest last; absent while nobody has. */
  taken?: { from: SeatIndex | null; claims: readonly Claim[] };
  row: Row;
  rotated: boolean;
  neutralized: boolean;
  /** The turn in which it was last neutralized; 0 for never. */
  neutralizedIn: number;
  damage: number;
  severe: number;
  /** The turn in which it last took damage; absent for never. */
  damagedIn?: number;
  /** The turn in which it was last neutralized by an attack; absent for never. */
  felledIn?: number;
  /** The turn in which it last rotated to heal; 0 for never. */
  healingIn: number;
  marks: Marks;
  /** Tokens that a text has put on it; absent where there is none. They are lost with it. */
  tokens?: number;
  /** Chaos tokens, which are all alike and move among a Drakh faction's cards; absent where there is none. */
  chaos?: number;
  /** A conquered location, as long as its conqueror has it: what of it has no effect. */
  rests?: "text" | "all";
  /** Neutralized, and healed as a character of the inner circle is, until it is face up again. */
  tended?: true;
  /** An aftermath that was aimed at a player besides: at whom. */
  about?: SeatIndex;
  /** An aftermath that was aimed at a second card: at which. */
  also?: CardId;
  /** Promoted without belonging to the inner circle: it is tended whenever it is neutralized. */
  promoted?: true;
  /** It came in for the turn: where it goes as that ends, unless it is neutralized and would go into the deck. */
  visits?: "discard" | "deck";
  /** The turn in which an action that may be used once a turn was last used; absent for never. */
  usedIn?: number;
  /** An ambassador who has found asylum here, and can never join the inner circle. */
  asylum?: true;
  /** It led its faction until that turned Drakh, and can never be demoted. engine: Drakh Rule 2 */
  led?: true;
  /** Its own facts, as long as it has the text of another card; absent for never. */
  ownFacts?: number;
  /** The card that this one is attached to. */
  host: CardId | null;
  /** The fleet that this character leads. */
  leads: CardId | null;
  /** The ability that it leads with, where that is used as leadership. */
  leadsThrough?: Ability;
  /** How often it was readied while what it did goes on; absent for never, and when it readies for good. */
  deed?: number;
  /** Which of its actions the leading is, as `deed` counts them. */
  leadsDeed?: number;
  /** Aftermaths that leave the table with the conflict that they were played after. */
  untilConflict: ConflictId | null;
  /** Contingencies and hidden agendas: only the controller may look. */
  faceDown: boolean;
}

export interface Card {
  id: CardId;
  /** Index into `Game.facts`. */
  facts: number;
  owner: SeatIndex;
  zone: Zone;
  play: InPlay | null;
}
