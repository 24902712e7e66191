/** A player: influence, power, relations and piles. */
import type { NamedHand } from "../cards/decks.ts";
import type { PrintedAs } from "../cards/printed-as.ts";
import type { CardId, CardType, Faction, Race, SeatIndex } from "./vocabulary.ts";

export interface Seat {
  name: string;
  race: Race;
  faction: Faction;
  /** Has become a Drakh faction, beside its race and its other faction. */
  drakh?: true;
  /** Null while two players who revealed the same one choose again. */
  ambassador: CardId | null;
  /** Influence tokens: the rating is unspent + spent. */
  unspent: number;
  /** Additional or temporary influence for this turn: applied first, no part of the rating, never restored. */
  additional: number;
  /** The same for the next turn. */
  additionalNext?: number;
  spent: number;
  rawPower: number;
  unrest: number;
  /** Toward the player in each seat; own seat 0. */
  tensions: readonly number[];
  /** Toward races that nobody plays, and theirs toward this faction, where they are not as at the start. */
  abroad?: Readonly<Partial<Record<Race, { toward: number; from: number }>>>;
  /** The last card is the top. */
  deck: readonly CardId[];
  hand: readonly CardId[];
  discard: readonly CardId[];
  /** Of the discard pile those that came to it at once, as long as no other card has come since; absent for none. */
  together?: readonly CardId[];
  removed: readonly CardId[];
  /** Starting hands that were made for the deck; absent where none were. */
  hands?: readonly NamedHand[];
  /** Outside the game; absent where the player brought none. */
  reserve?: readonly CardId[];
  /** The Crusade pile, face down for everybody; the last card is the top. Absent where the player brought none. */
  crusade?: readonly CardId[];
  /** The last turn in which the Alliance let the player fetch a card, for that turn's draw; absent for never. */
  fetchedIn?: number;
  /** The last turn in which a war conflict that targeted this player was won; absent for never. */
  raidedIn?: number;
  /** The turn in which the player gains no influence, and the card that says so. */
  gainsNothing?: { turn: number; source: string };
  eliminated: boolean;
  /** How much less power than usual a standard victory takes, by cards. */
  needsLess?: number;
  /** What the player cannot win, by cards; absent where none says so. */
  barred?: readonly { victory: "standard" | "any"; until: "end-of-turn" | "permanent"; source: string }[];
  /** What makes the next card of these types cheaper to sponsor this turn. */
  discounts?: readonly Discount[];
  /** The turn in which the player declares no conflict, and the title of the card that keeps the player from it. */
  kept?: { turn: number; source: string };
  /** Conflicts that the player may declare on top of the one in the next conflict round. */
  moreConflicts?: number;
  /** The same, of conflicts that must come from conflict cards. */
  moreFromCards?: number;
}

/** How a player stood as the turn began: what it may be set back to. */
export interface Began {
  rating: number;
  unrest: number;
  tensions: readonly number[];
  abroad?: Seat["abroad"];
}

/** So much of a player's influence rating is there only as long as a card gives it. */
export interface RatingBonus {
  card: CardId;
  seat: SeatIndex;
  by: number;
  /** How far it has really moved the rating, which never falls below 3. */
  moved: number;
}

export interface Discount {
  types: readonly CardType[];
  /** Only for a card that is printed so. */
  only?: PrintedAs;
  by: number;
  /** Title of the card that gave it. */
  source: string;
}

/** On what terms an effect lets a card be sponsored. engine: Sponsor effects */
export interface SponsorTerms {
  types: readonly CardType[];
  free?: true;
  less?: number;
  /** The card that counts as the sponsor; null where an effect was carried out by hand. */
  by: CardId | null;
  source: string;
}
