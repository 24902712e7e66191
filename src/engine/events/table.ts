import type { StatedFacts } from "../cards/facts.ts";
import type { GameResult, Seat } from "../state/game.ts";
import type { Round, SeatIndex } from "../state/vocabulary.ts";
import type { Event } from "./event.ts";
import type { Named } from "./named.ts";

/** The table itself: the way into the game, turns and rounds, who plays on, facts, and how it ends. */
export type TableEvent =
  | { type: "game-started"; seats: number }
  /** `kept`: who keeps it by lot, where the rules draw lots. */
  | { type: "ambassador-clash"; title: string; seats: readonly SeatIndex[]; kept?: SeatIndex }
  | { type: "ambassador-revealed"; seat: SeatIndex; ambassador: Named }
  /** A second ambassador is chosen in the open, for the hand. */
  | { type: "second-ambassador"; seat: SeatIndex; ambassador: Named }
  /** A Crusade card starts in play, with so many cards in the pile. */
  | { type: "crusade-begun"; seat: SeatIndex; card: Named; pile: number }
  /** `again`: after a hand was shuffled back. */
  | { type: "hand-dealt"; seat: SeatIndex; cards: number; again: boolean }
  /** Whatever was exchanged before the game, the deck is as it will be played. */
  | { type: "deck-settled"; seat: SeatIndex }
  /** `fourCard`: one card more than usual, since this ambassador is of the four-card kind, as its player says. */
  | { type: "starting-hand-chosen"; seat: SeatIndex; cards: number; fourCard?: string }
  | { type: "turn-started"; turn: number }
  | { type: "round-started"; round: Round }
  | { type: "readied"; seat: SeatIndex; sustained: readonly Named[] }
  | { type: "initiative"; order: readonly SeatIndex[]; lots: readonly SeatIndex[] }
  | { type: "halted"; seat: SeatIndex }
  | { type: "resumed" }
  /**
   * `missing`: those who have not agreed; once nobody is, it is so. `proposal`: its number; absent in what games of earlier
   * versions have said.
   */
  | { type: "loose-agreed"; seat: SeatIndex; missing: readonly SeatIndex[]; proposal?: number }
  | { type: "loose-ended"; seat: SeatIndex }
  | { type: "passed"; seat: SeatIndex }
  /** A judge looks at this player's hidden cards. `look`: counts the looks of the table. */
  | { type: "looked"; seat: SeatIndex; judge: string; look: number }
  /**
   * The table has taken a player's last step back, with all that came after it: `what` has not happened. `agreed`: those
   * who have agreed to it; `judge`: what the judge is called who has decided so.
   */
  | {
      type: "step-undone";
      seat: SeatIndex;
      what: readonly Event[];
      agreed?: readonly SeatIndex[];
      judge?: string;
    }
  | { type: "fact-stated"; seat: SeatIndex; title: string; facts: StatedFacts }
  /** A judge's word, from now on. */
  | { type: "fact-corrected"; title: string; facts: StatedFacts }
  | { type: "action-round-ended"; source: string }
  /** A player takes another action at once, along with that card. */
  | { type: "acts-along"; seat: SeatIndex; source: string }
  | { type: "eliminated"; seat: SeatIndex; why: "empty-deck" | "conceded" | "surrendered" | "drakh-ambassador" }
  /** `less`: than usual, by all cards together; `by`: by this one. */
  | { type: "power-needed"; seat: SeatIndex; less: number; by?: number; source: string }
  /** `victory` null: the player may win again. */
  | {
      type: "victory-barred";
      seat: SeatIndex;
      victory: "standard" | "any" | null;
      until: "end-of-turn" | "permanent";
      source: string;
      /** What the player could not win until then. */
      was?: Seat["barred"];
    }
  /** By an agenda that only the table can read. */
  | { type: "victory-claimed"; seat: SeatIndex; agenda: Named }
  /** `left`: how many have still to agree. */
  | { type: "claim-agreed"; seat: SeatIndex; by: SeatIndex; title: string; left: number }
  /** The agenda is not there any more, or its player cannot win now. */
  | { type: "claim-lapsed"; seat: SeatIndex; title: string }
  /** The turn ends with the conflicts that are in play, and the check for victory. `round`: what was under way. */
  | { type: "time-called"; round: Round }
  | { type: "game-over"; result: GameResult };
