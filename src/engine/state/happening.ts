/** What happens, and what acts on whom. */
import type { Event } from "../events/event.ts";
import type { CardUse } from "./card.ts";
import type { Target } from "./conflict.ts";
import type { CardId, ConflictId, SeatIndex } from "./vocabulary.ts";

/** Whose card acts, on what: what symbolic references in an effect stand for. */
export interface EffectContext {
  by: SeatIndex;
  card: CardId | null;
  /** Title of the card that causes it. */
  source: string;
  target: Target | null;
  /** The second target, of a card that has two; or the card that was picked. */
  second?: Target;
  conflict: ConflictId | null;
  /** By hand: what lasts for good lasts as long as this card is in play. */
  holder?: CardId;
  /** By hand: it is no step of the game, and waits for no answer that somebody owes. */
  atOnce?: true;
  /** What answers an attack or a sponsoring: the other card in it. */
  other?: CardId;
  /** Something else in the same text hangs on whether this is done. */
  nested?: true;
  /** The card acts at no other cost than its rotation, so a bonus that it gives can be sustained. */
  sustainable?: true;
  /** The influence that the text has taken besides the card's cost; absent for none. */
  paid?: number;
  /** The cards that have rotated to pay for it. */
  payers?: readonly CardId[];
  /** The card's own action that is used. */
  use?: CardUse;
}

/** Something that cards may answer. engine: Triggered Effects; Contingency Cards */
export type Happening =
  | { what: "resolved" | "initiated"; conflict: ConflictId }
  /** A card has taken a side in a conflict. */
  | { what: "joined"; conflict: ConflictId; card: CardId; as: "support" | "oppose" }
  /** A player gained influence by a conflict. */
  | { what: "gained"; conflict: ConflictId; seat: SeatIndex }
  /** An attack has been declared; no damage has been dealt yet, but where it is answered afterwards. */
  | { what: "attacked"; by: CardId; card: CardId; dealt?: true }
  /** An event is being played: it is paid for, and has not resolved. */
  | { what: "event"; card: CardId; by: SeatIndex; target: Target | null }
  /** `by`: the card whose attack did it. */
  | { what: "neutralized"; card: CardId; by: CardId | null }
  | { what: "sponsored"; card: CardId; with: CardId | null; on: CardId | null }
  /** A player has conquered a location, which was in the other's faction. */
  | { what: "conquered"; card: CardId; seat: SeatIndex; from: SeatIndex | null }
  /** A card has attacked or been attacked, and is not neutralized. */
  | { what: "survived"; card: CardId; by: CardId }
  /** A neutralized card has been turned face up. */
  | { what: "restored"; card: CardId }
  /** A card has been discarded from play. `seat`: who may answer with what stands on it. */
  | { what: "discarded"; card: CardId; seat: SeatIndex | null }
  /** A conflict is over, aftermaths and all. */
  | { what: "finished"; conflict: ConflictId }
  /** Influence has been restored in the ready round; initiative is being determined; the draw round has begun; the turn is about to end. */
  | { what: "turn" | "initiative" | "draw" | "end" };

/** What has happened to a card since somebody's last action. */
export interface Lately {
  what: "sponsored" | "neutralized";
  card: CardId;
  /** Who has sponsored it. */
  by: SeatIndex | null;
  /** What was applied for it. */
  influence: number;
  /** Who has acted since. */
  seen: readonly SeatIndex[];
}

/** Who answers a happening: the seat at this place in initiative order, with cards in play or with contingencies. */
export interface Response {
  task: "respond";
  happened: Happening;
  conflict: ConflictId | null;
  at: number;
  stage: "triggers" | "contingencies";
  /** Triggered effects that have been used on it, and the facts of contingencies that have been revealed on it. */
  used: readonly string[];
  revealed: readonly number[];
}

/** An event whose effect lasts: until the end of that turn, or (null) as long as what it has set up by hand is there. */
export interface Aside {
  card: CardId;
  until: number | null;
}

/** An event played this turn. */
export interface PlayedEvent {
  card: CardId;
  by: SeatIndex;
  done: readonly Event[];
  reversed: boolean;
  /** All the influence that its player has applied for it, and how much of that its text asked for; absent for none. */
  applied?: number;
  inText?: number;
  /** The players who have acted since, each once or, from then on, twice: in the first of these actions it may be answered. */
  seen?: readonly SeatIndex[];
}
