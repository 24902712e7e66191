import type { StatedFacts } from "./cards/facts.ts";
import type { Forbidden } from "./cards/text.ts";
import type { ControlUntil, Verb } from "./cards/verbs.ts";
import type { Ballot, Result, Side } from "./game.ts";
import type { RefusalCode, RefusalFacts } from "./refusal.ts";
import type { Tally } from "./rules/vote.ts";
import type {
  Ability,
  CardId,
  CardType,
  ConflictId,
  ConflictType,
  Mark,
  NonPlayer,
  Round,
  SeatIndex,
  StateName,
  VoteChoice,
  VoteKind,
} from "./vocabulary.ts";

/** A card that everybody may see at that moment. */
export interface Named {
  card: CardId;
  title: string;
}

/** Whose influence: a seat or a force. */
export type Holder = { seat: SeatIndex } | { nonPlayer: NonPlayer };

/** A cost as it came about: printed, doubled for another race, then more or less by these. */
export interface CostSum {
  printed: number;
  doubled: boolean;
  changes: readonly { source: string; by: number }[];
}

/** What an action or a card was aimed at, in public. */
export type NamedTarget =
  | { what: "card"; named: Named; seat: SeatIndex | null }
  | { what: "player"; seat: SeatIndex }
  | { what: "conflict"; title: string };

/**
 * What happened, for the table's log. Every event is public: it holds nothing that any viewer may not see. What a
 * single player learns (a drawn card, a hand) reaches that player through the view.
 */
export type Event =
  | { type: "game-started"; seats: number }
  | { type: "ambassador-clash"; title: string; seats: readonly SeatIndex[] }
  | { type: "ambassador-revealed"; seat: SeatIndex; ambassador: Named }
  | { type: "starting-hand-chosen"; seat: SeatIndex; cards: number }
  | { type: "turn-started"; turn: number }
  | { type: "round-started"; round: Round }
  | { type: "readied"; seat: SeatIndex; sustained: readonly Named[] }
  | { type: "initiative"; order: readonly SeatIndex[]; lots: readonly SeatIndex[] }
  /** `through`: the card in play that it is initiated through, which is said openly. */
  | { type: "declared"; seat: SeatIndex; conflict: boolean; through?: Named; war?: SeatIndex }
  | { type: "conflict-allowed"; seat: SeatIndex; amount: number; source: string }
  | {
      type: "conflict-initiated";
      seat: SeatIndex;
      conflict: ConflictId;
      title: string;
      conflictType: ConflictType;
      target: NamedTarget | null;
    }
  | {
      type: "conflict-discarded";
      seat: SeatIndex;
      title: string;
      why: "limited" | "no-target" | "requirement" | "gone" | "war-over";
      /** It came through a card in play, which stays. */
      through?: true;
    }
  | { type: "built"; seat: SeatIndex; with: Named; rating: number }
  | {
      type: "sponsored";
      seat: SeatIndex;
      card: Named;
      /** Null where nobody rotated for it. */
      with: Named | null;
      influence: number;
      target: NamedTarget | null;
      /** How the influence came about, where it is not just the printed cost. */
      sum?: CostSum;
      /** Title of the card whose effect brings it in, and whether for free. */
      source?: string;
      free?: true;
    }
  | { type: "discounted"; seat: SeatIndex; types: readonly CardType[]; amount: number; source: string }
  /** Which agenda it is nobody else learns. */
  | { type: "agenda-hidden"; seat: SeatIndex; with: Named | null; influence: number }
  | { type: "agenda-revealed"; seat: SeatIndex; card: Named }
  /** Turned up without what it takes, so it goes. */
  | { type: "agenda-failed"; seat: SeatIndex; card: Named; code: RefusalCode; facts: RefusalFacts }
  | { type: "agenda-replaced"; seat: SeatIndex; old: Named; card: Named; with: Named | null; influence: number }
  | {
      type: "replaced";
      seat: SeatIndex;
      old: Named;
      card: Named;
      /** The faction that they are in. */
      faction: SeatIndex | null;
      /** The cards that moved to the new one, and how many more lie face down under it. */
      moved: readonly Named[];
      hidden: number;
      influence: number;
    }
  | { type: "promoted"; seat: SeatIndex; card: Named; with: Named; influence: number }
  | {
      type: "supported" | "opposed";
      seat: SeatIndex;
      with: Named;
      conflict: string;
      ability: Ability;
      amount: number;
      side: SeatIndex | null;
    }
  | {
      type: "attacked";
      seat: SeatIndex;
      with: Named;
      target: Named;
      /** Null for an attack outside of any conflict. */
      conflict: string | null;
      ability: Ability;
      /** The damage that the attacker deals, and that it takes. */
      deals: number;
      takes: number;
      /** The card that damages first, where just one of them does. */
      first: Named | null;
    }
  | { type: "rotated-to-heal"; seat: SeatIndex; card: Named; ambassadorial: boolean }
  | { type: "fully-healed"; card: Named; why: "ambassadorial" | "effect"; source: string }
  | { type: "bid"; seat: SeatIndex; card: Named; influence: number; total: number; hired: boolean }
  | { type: "assisted"; seat: SeatIndex; card: Named; whom: Named; by: "abilities" | "sponsoring" }
  | { type: "repaired"; seat: SeatIndex; card: Named; by: number; left: number }
  | { type: "damage-removed"; card: Named; amount: number; left: number; source: string }
  | { type: "led"; seat: SeatIndex; with: Named; fleet: Named; by: number; military: number }
  | { type: "played"; seat: SeatIndex; card: Named; influence: number; target: NamedTarget | null }
  | { type: "placed"; seat: SeatIndex; under: Named; influence: number }
  | { type: "revealed"; seat: SeatIndex; card: Named }
  | { type: "card-used"; seat: SeatIndex; card: Named; does: string; target: NamedTarget | null }
  /** A triggered effect of a card in play. */
  | { type: "triggered"; seat: SeatIndex; card: Named; does: string }
  | { type: "halted"; seat: SeatIndex }
  | { type: "resumed" }
  /** `missing`: those who have not agreed; once nobody is, it is so. */
  | { type: "loose-agreed"; seat: SeatIndex; missing: readonly SeatIndex[] }
  | { type: "loose-ended"; seat: SeatIndex }
  | { type: "passed"; seat: SeatIndex }
  | { type: "fact-stated"; seat: SeatIndex; title: string; facts: StatedFacts }
  | { type: "by-hand"; seat: SeatIndex; because: string; verb: Verb; amount: number | null }
  | { type: "influence-gained" | "influence-lost"; whose: Holder; amount: number; rating: number; source: string }
  | { type: "influence-added"; seat: SeatIndex; amount: number; source: string }
  | { type: "influence-restored"; seat: SeatIndex; amount: number; source: string }
  | { type: "influence-transferred"; from: Holder; to: Holder; amount: number; source: string }
  | { type: "power-gained" | "power-lost"; seat: SeatIndex; amount: number; raw: number; source: string }
  | { type: "power-transferred"; from: SeatIndex; to: SeatIndex; amount: number; source: string }
  /** `by`: how far it moved. */
  | { type: "tension-changed"; from: SeatIndex; toward: SeatIndex; to: number; by?: number; source: string }
  /** Between a faction and a race that nobody plays. */
  | { type: "race-tension-changed"; from: Side; toward: Side; to: number; source: string }
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
      source: string;
    }
  | { type: "state-started"; state: StateName; between: readonly [Side, Side]; source: string }
  | {
      type: "state-ended";
      state: StateName;
      between: readonly [Side, Side];
      source: string;
      /** By a card's effect, by a war between the two, or because a side has left the game. */
      why: "effect" | "war" | "elimination";
      /** The influence that it had given, with the ratings that are left. */
      taken: readonly { seat: SeatIndex; amount: number; rating: number }[];
    }
  | { type: "unrest-changed"; seat: SeatIndex; to: number; by?: number; source: string }
  | { type: "drew"; seat: SeatIndex; cards: number; why: "free" | "bought" | "effect"; left: number }
  | { type: "discarded"; seat: SeatIndex; cards: readonly Named[]; from: "hand" | "play" | "conflict" }
  | { type: "removed"; seat: SeatIndex; cards: readonly Named[] }
  | { type: "turned"; card: Named; to: "ready" | "rotated"; source: string }
  | { type: "damaged"; card: Named; amount: number; source: string }
  | { type: "neutralized"; card: Named; severe: number; source: string }
  | { type: "healed"; card: Named; source: string }
  | { type: "mark-changed"; card: Named; mark: Mark; by: number; source: string; ignored: boolean; why?: "ranger" }
  | { type: "marks-converted"; card: Named; mark: Mark; into: Mark; amount: number; source: string }
  | { type: "moved"; card: Named; to: "inner" | "supporting" | { seat: SeatIndex }; source: string }
  | { type: "returned"; seat: SeatIndex; card: Named }
  | { type: "marks-transferred"; from: Named; to: Named; mark: Mark; amount: number; source: string }
  /** `until` null: it has come back to this player. */
  | { type: "control-changed"; card: Named; to: SeatIndex | null; until: ControlUntil | null; source: string }
  | { type: "severely-damaged"; card: Named; amount: number; source: string }
  | {
      type: "ability-changed";
      card: Named;
      ability: Ability | "all";
      by: number;
      source: string;
      /** Where it does not add: that the printed ability changes, or that it is doubled or halved. */
      how?: "printed" | "double" | "half";
    }
  | { type: "ability-used-as"; card: Named; use: Ability; as: Ability | "itself"; source: string }
  | { type: "blanked"; card: Named; source: string }
  | { type: "reversed"; card: Named; source: string }
  /** What a card in play forbids has not happened. */
  | { type: "prevented"; card: Named; what: Forbidden; by: Named }
  | {
      type: "added";
      to: "support" | "opposition";
      conflict: string;
      amount: number;
      side: SeatIndex | null;
      source: string;
    }
  | { type: "no-effect"; source: string; why: "no-target" | "limit-reached" | "nothing-to-change" }
  | {
      type: "conflict-resolved";
      seat: SeatIndex;
      conflict: ConflictId;
      title: string;
      won: boolean;
      margin: number;
      support: number;
      opposition: number;
      /** For conflicts with several sides: each side's total. */
      sides: readonly { seat: SeatIndex; total: number }[] | null;
      uncontested: boolean;
    }
  | { type: "isa-founded"; founder: SeatIndex; members: readonly SeatIndex[]; source: string }
  | { type: "isa-joined"; seat: SeatIndex; source: string }
  | { type: "isa-left"; seats: readonly SeatIndex[]; source: string }
  | { type: "vote-called"; kind: VoteKind; source: string; by: SeatIndex; head: SeatIndex; sealed: boolean }
  /** `vote` null: it is sealed until the last has voted. `league`: for a species' ambassador, to break a tie. */
  | { type: "voted"; of: Ballot["of"]; by: SeatIndex; vote: VoteChoice | null; league: boolean }
  | { type: "vote-forced"; of: Ballot["of"]; vote: VoteChoice; source: string }
  | { type: "ballot-given"; of: Ballot["of"]; to: SeatIndex; source: string }
  | { type: "league-called"; ballots: number }
  | { type: "vote-ended"; source: string; passed: boolean; tally: Tally; league: Tally | null }
  | { type: "aftermath-played"; seat: SeatIndex; card: Named; influence: number; target: NamedTarget | null }
  | { type: "eliminated"; seat: SeatIndex; why: "empty-deck" | "conceded" | "surrendered" | "drakh-ambassador" }
  /** engine: Drakh Rule 2 — `before` led the faction until now. */
  | { type: "converted"; seat: SeatIndex; ambassador: Named; before: Named | null }
  | { type: "shadow-war"; begins: boolean; by: NonPlayer }
  | { type: "game-over"; result: Result };
export type EventType = Event["type"];
