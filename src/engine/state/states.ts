/** What factions and races are to each other. */
import type { Race, SeatIndex, StateName } from "./vocabulary.ts";

/** One side of a state: a faction, or a race that nobody plays. */
export type Side = { seat: SeatIndex } | { race: Race };

/** A relation that a card has brought about between two sides. engine glossary: States */
export interface State {
  name: StateName;
  between: readonly [Side, Side];
  /** Title of the card that started it. */
  source: string;
  /** Influence that the two gained with it, each in its place; they lose it again when the state ends. */
  gave?: readonly [number, number];
  /** What each gained is for each so many influence of the other; as much is lost for what the other has at the end. */
  per?: number;
  /** It ends once the tension of either toward the other is that high. */
  endsAtTension?: number;
  /** It is there, but as if it were not. */
  suspended?: true;
  /** A card's text that is carried out by hand suspends it, until it is brought back by hand. */
  setAside?: true;
  /** The races of the two that were in civil war when it began. */
  divided?: readonly Race[];
  /** What it gives is a part of the ratings, rather than a gain. */
  rating?: true;
  /** What it gave and has been taken back for as long as it is suspended. */
  withheld?: readonly { seat: SeatIndex; amount: number }[];
}
