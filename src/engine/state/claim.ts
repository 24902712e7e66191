/** A victory that only the table can read off an agenda. engine: Major Victory */
import type { CardId, SeatIndex } from "./vocabulary.ts";

/** A player says that the own agenda wins: all others are asked when victory is checked. */
export interface VictoryClaim {
  seat: SeatIndex;
  /** The agenda that says so. */
  card: CardId;
  /** Who has agreed. */
  agreed: readonly SeatIndex[];
}
