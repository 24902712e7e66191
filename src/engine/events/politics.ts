import type { Ballot, Side, State } from "../state/game.ts";
import type { LeftCard } from "../state/snapshot.ts";
import type { Councillor, NonPlayer, Race, SeatIndex, StateName, VoteChoice, VoteKind } from "../state/vocabulary.ts";
import type { Tally } from "../state/vote.ts";
import type { Named } from "./named.ts";

/** Between factions: tension, unrest, states, war, surrender, votes, the Alliance, the Shadow War. */
export type PoliticsEvent =
  | { type: "league-dictated"; seat: SeatIndex; source: string }
  /** `by`: how far it moved. */
  | { type: "tension-changed"; from: SeatIndex; toward: SeatIndex; to: number; by?: number; source: string }
  /** Between a faction and a race that nobody plays. */
  | { type: "race-tension-changed"; from: Side; toward: Side; to: number; by?: number; source: string }
  | { type: "surrendered"; seat: SeatIndex; to: SeatIndex }
  /** A copy of the ambassador joins that faction. */
  | { type: "asylum"; seat: SeatIndex; with: SeatIndex; card: Named }
  | { type: "joined-war"; seat: SeatIndex; against: SeatIndex; with: Named }
  /** `retaken`: it works again. `controlled`: the conqueror acts with it. `from`: whose faction it was in. */
  | {
      type: "conquered";
      seat: SeatIndex;
      card: Named;
      from: SeatIndex | null;
      retaken: boolean;
      controlled: boolean;
      /** It serves the conqueror like a location of that faction. */
      serves?: true;
      source: string;
      /** The location, and what lay on it, before that. */
      was?: readonly LeftCard[];
    }
  /** `changed`: the ratings that are higher as long as it is in force. */
  | {
      type: "state-started";
      state: StateName;
      between: readonly [Side, Side];
      source: string;
      changed?: readonly { seat: SeatIndex; amount: number; rating: number }[];
    }
  | {
      type: "state-ended";
      state: StateName;
      between: readonly [Side, Side];
      source: string;
      /** By a card's effect, by a war between the two, because a side has left the game, or by the tension between them. */
      why: "effect" | "war" | "elimination" | "tension";
      /** The influence that it had given, with the ratings that are left. */
      taken: readonly { seat: SeatIndex; amount: number; rating: number }[];
      was?: State;
    }
  /** It is as if it were not, or is there again; with the influence that it gave. */
  | {
      type: "state-suspended";
      state: StateName;
      between: readonly [Side, Side];
      source: string;
      suspended: boolean;
      /** The card whose text did it by hand. */
      by?: string;
      changed: readonly { seat: SeatIndex; amount: number; rating: number }[];
    }
  | { type: "civil-war"; race: Race; begins: boolean; seats: readonly SeatIndex[] }
  | { type: "unrest-changed"; seat: SeatIndex; to: number; by?: number; source: string }
  | { type: "isa-founded"; founder: SeatIndex; members: readonly SeatIndex[]; source: string }
  | { type: "isa-joined"; seat: SeatIndex; source: string }
  | { type: "isa-left"; seats: readonly SeatIndex[]; source: string }
  | { type: "vote-called"; kind: VoteKind; source: string; by: SeatIndex; head: SeatIndex; sealed: boolean }
  /** `vote` null: it is sealed until the last has voted. `league`: for a species' ambassador, to break a tie. */
  | { type: "voted"; of: Ballot["of"]; by: SeatIndex; vote: VoteChoice | null; league: boolean }
  | { type: "vote-forced"; of: Ballot["of"]; vote: VoteChoice; source: string }
  | { type: "ballot-given"; of: Ballot["of"]; to: SeatIndex; source: string }
  | { type: "league-called"; ballots: number }
  /** `absent`: races of the council for which nobody votes. */
  | {
      type: "vote-ended";
      source: string;
      passed: boolean;
      tally: Tally;
      league: Tally | null;
      absent?: readonly Councillor[];
    }
  /** `before` led the faction until now; `from`: where the card lay; `moved`: what must lie on an ambassador. */
  | {
      type: "ambassador-changed";
      seat: SeatIndex;
      ambassador: Named;
      before: Named | null;
      from: "inner" | "supporting";
      moved?: readonly Named[];
      source: string;
    }
  /** engine: Drakh Rule 2 — `moved`: what lay open on the old ambassador and must lie on the faction's. */
  | { type: "converted"; seat: SeatIndex; ambassador: Named; before: Named | null; moved?: readonly Named[] }
  /** `by`: whose influence began it; null where a card, its `source`, began or ended it. */
  | { type: "shadow-war"; begins: boolean; by: NonPlayer | null; source?: string }
  | { type: "shadow-war-at"; at: number; source: string; was?: number };
