import type { StatedFacts } from "./cards/facts.ts";
import type { Forbidden } from "./cards/text.ts";
import type { Trigger } from "./cards/triggers.ts";
import type { ControlUntil, Until, Verb, WatchUntil } from "./cards/verbs.ts";
import type { Ballot, Conflict, Participant, Result, Seat, Side, State } from "./game.ts";
import type { RefusalCode, RefusalFacts } from "./refusal.ts";
import type { Left } from "./rules/left.ts";
import type { Tally } from "./rules/vote.ts";
import type {
  Ability,
  CardId,
  CardType,
  ConflictId,
  ConflictType,
  Mark,
  NonPlayer,
  Race,
  Round,
  SeatIndex,
  StateName,
  Trait,
  VoteChoice,
  VoteKind,
} from "./vocabulary.ts";

/** A card that everybody may see at that moment. */
export interface Named {
  card: CardId;
  title: string;
  /** What it says, where the event is the moment that everybody wants to read it. */
  says?: string;
}

/** What was set up by hand to be done when something happens. */
export type WatchEvent = Extract<Event, { type: "watch-set" | "watch-done" | "watch-ended" }>;

/** What is carried out by hand. */
export interface Deed {
  verb: Verb;
  amount: number | null;
  /** What it joins. */
  does?: readonly Deed[];
  /** What a player chooses between, or what becomes of what is picked, as it was said. */
  words?: readonly string[];
}

/** How long an effect by hand lasts, and where that hangs on a card, on which. */
export interface Lasts {
  until: Until | WatchUntil;
  holder?: Named;
}

/** What was wrong with a card before it was healed. */
export interface Harm {
  damage: number;
  severe: number;
  neutralized: boolean;
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
  /** `kept`: who keeps it by lot, where the rules draw lots. */
  | { type: "ambassador-clash"; title: string; seats: readonly SeatIndex[]; kept?: SeatIndex }
  | { type: "ambassador-revealed"; seat: SeatIndex; ambassador: Named }
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
  /** `through`: the card in play that it is initiated through, which is said openly. */
  | { type: "declared"; seat: SeatIndex; conflict: boolean; through?: Named; war?: SeatIndex }
  | { type: "conflict-allowed"; seat: SeatIndex; amount: number; source: string; from?: "card" }
  | {
      type: "conflict-initiated";
      seat: SeatIndex;
      conflict: ConflictId;
      title: string;
      conflictType: ConflictType;
      target: NamedTarget | null;
      /** Put off in the last turn: with what it goes on. */
      again?: { support: number; opposition: number };
    }
  /** It will not resolve in this turn. */
  | { type: "conflict-prolonged"; seat: SeatIndex; conflict: ConflictId; title: string; source: string }
  /** Instead of resolving: it goes on next turn with these totals. */
  | { type: "conflict-put-off"; seat: SeatIndex; title: string; support: number; opposition: number; source: string }
  | {
      type: "conflict-discarded";
      seat: SeatIndex;
      title: string;
      why: "limited" | "no-target" | "requirement" | "gone" | "war-over";
      /** What is required, and how much of it there is, where that is a number. */
      lacks?: { needs: string; has?: number };
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
  /** From the own deck or discard pile into the hand. */
  | { type: "taken"; seat: SeatIndex; card: Named; from: "deck" | "discard"; source: string }
  /** From there into play without being sponsored; `back`: where it goes as the turn ends. */
  | {
      type: "came-in";
      seat: SeatIndex;
      card: Named;
      from: "deck" | "discard";
      back: "deck" | "discard" | null;
      source: string;
    }
  /** What came in for the turn goes back into the deck. */
  | { type: "went-back"; seat: SeatIndex; card: Named }
  | { type: "shuffled"; seat: SeatIndex; source: string }
  | { type: "cards-shown"; seat: SeatIndex; to: SeatIndex; cards: number; source: string }
  | { type: "hand-shown"; seat: SeatIndex; cards: readonly Named[]; source: string }
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
  /** `with` null: nobody rotated for it, because a card's effect brings it about. */
  | {
      type: "promoted";
      seat: SeatIndex;
      card: Named;
      with: Named | null;
      influence: number;
      source?: string;
      free?: true;
    }
  | {
      type: "supported" | "opposed";
      seat: SeatIndex;
      with: Named;
      conflict: string;
      ability: Ability;
      amount: number;
      side: SeatIndex | null;
      /** By an effect, without rotating: whose, and in which conflict. */
      source?: string;
      from?: ConflictId;
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
      /** Title of the card whose effect the attack is, and the damage that it has put on each. */
      source?: string;
      damaged?: readonly { card: CardId; amount: number }[];
    }
  /** Before any damage is dealt, where cards may answer it. */
  | { type: "attack-declared"; seat: SeatIndex; with: Named; target: Named; conflict: string | null }
  | { type: "rotated-to-heal"; seat: SeatIndex; card: Named; ambassadorial: boolean }
  | { type: "fully-healed"; card: Named; why: "ambassadorial" | "effect"; source: string; was?: Harm }
  | { type: "bid"; seat: SeatIndex; card: Named; influence: number; total: number; hired: boolean }
  | { type: "assisted"; seat: SeatIndex; card: Named; whom: Named; by: "abilities" | "sponsoring" }
  | { type: "repaired"; seat: SeatIndex; card: Named; by: number; left: number }
  /** Of Babylon 5, until the end of the turn; less than nothing as that ends. */
  | { type: "influence-swollen"; by: number; rating: number; source: string }
  | { type: "league-dictated"; seat: SeatIndex; source: string }
  /** An enhancement lies on another card than before. */
  | { type: "attached"; card: Named; from: Named | null; to: Named; source: string }
  | { type: "damage-lessened"; card: Named; amount: number; source: string }
  | { type: "damage-removed"; card: Named; amount: number; left: number; severe?: true; source: string }
  | { type: "led"; seat: SeatIndex; with: Named; fleet: Named; by: number; military: number }
  | {
      type: "played";
      seat: SeatIndex;
      card: Named;
      influence: number;
      target: NamedTarget | null;
      second?: NamedTarget;
    }
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
  /** A judge's word, from now on. */
  | { type: "fact-corrected"; title: string; facts: StatedFacts }
  /** The card has just come out, and this of its text is left to the table; null: all of it, since it is not known. */
  /** The topmost first. */
  | { type: "discards-ordered"; seat: SeatIndex; cards: readonly Named[] }
  /** An event whose effect lasts lies aside until that has run out. */
  | { type: "laid-aside"; seat: SeatIndex; card: Named }
  | { type: "left-by-hand"; card: Named; left: string | null }
  | ({ type: "by-hand"; seat: SeatIndex; because: string; lasts?: Lasts } & Deed)
  /** What was carried out by hand is taken back. */
  | ({ type: "hand-undone"; seat: SeatIndex; because: string } & Deed)
  | { type: "influence-gained" | "influence-lost"; whose: Holder; amount: number; rating: number; source: string }
  /** A card in play gives it, or has ceased to: neither a gain nor a loss. */
  | { type: "rating-changed"; seat: SeatIndex; by: number; rating: number; card: Named; ended: boolean }
  | { type: "influence-added"; seat: SeatIndex; amount: number; next?: true; source: string }
  /** No influence is gained this turn any more; what would have been gained, by `source`, and is not. */
  | { type: "gains-barred"; seat: SeatIndex; source: string }
  | { type: "gain-prevented"; seat: SeatIndex; amount: number; source: string; by: string }
  /** As the price of an effect by hand. */
  | { type: "influence-applied"; seat: SeatIndex; amount: number; source: string }
  /** What was set up by hand to be done when something happens: it begins, it is done, it is over. */
  | {
      type: "watch-set" | "watch-done" | "watch-ended";
      seat: SeatIndex;
      source: string;
      on: Trigger;
      whose: SeatIndex | "each";
      about: Named | null;
      does: readonly Deed[];
      until: WatchUntil;
      /** The card that must stay rotated or in play. */
      holder: Named | null;
      once: boolean;
      /** Who is asked then, whether to do this. */
      may?: { seat: SeatIndex; does: string; influence: number };
    }
  | { type: "influence-restored"; seat: SeatIndex; amount: number; source: string }
  | { type: "influence-transferred"; from: Holder; to: Holder; amount: number; source: string }
  | { type: "power-gained" | "power-lost"; seat: SeatIndex; amount: number; raw: number; source: string }
  | { type: "power-transferred"; from: SeatIndex; to: SeatIndex; amount: number; source: string }
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
      source: string;
      /** The location, and what lay on it, before that. */
      was?: readonly Left[];
    }
  /** `changed`: the ratings that are higher as long as it is in force. */
  | {
      type: "state-started";
      state: StateName;
      between: readonly [Side, Side];
      source: string;
      changed?: readonly { seat: SeatIndex; amount: number; rating: number }[];
    }
  /** What a text has let a player choose, as it follows "chooses to"; and a card in play that a player has picked. */
  | { type: "chosen"; seat: SeatIndex; does: string; influence: number; source: string }
  | { type: "became-enhancement"; seat: SeatIndex; card: Named; on: Named | null }
  | { type: "conflicts-barred"; source: string; seat?: SeatIndex; now?: true }
  /** It stays in play, and heals as a character of the inner circle does. */
  | { type: "tended"; card: Named; source: string }
  | { type: "picked"; seat: SeatIndex; card: Named; does: string; source: string }
  | {
      type: "state-ended";
      state: StateName;
      between: readonly [Side, Side];
      source: string;
      /** By a card's effect, by a war between the two, or because a side has left the game. */
      why: "effect" | "war" | "elimination";
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
      changed: readonly { seat: SeatIndex; amount: number; rating: number }[];
    }
  | { type: "civil-war"; race: Race; begins: boolean; seats: readonly SeatIndex[] }
  | { type: "unrest-changed"; seat: SeatIndex; to: number; by?: number; source: string }
  /** `source`: the card whose effect it is. */
  | {
      type: "drew";
      seat: SeatIndex;
      cards: number;
      why: "free" | "bought" | "effect";
      left: number;
      from?: "crusade";
      source?: string;
    }
  | {
      type: "discarded";
      seat: SeatIndex;
      cards: readonly Named[];
      from: "hand" | "play" | "conflict" | "deck" | "aside";
      source?: string;
      /** Of itself: it is neutralized and in no inner circle. */
      neutralized?: true;
      /** By an effect, from play: as it lay there, with what was attached. */
      was?: readonly Left[];
      /** Who may answer it with what stands on the card itself. */
      answers?: SeatIndex;
    }
  /** From the discard pile to the hand, where the discarding is reversed. */
  | { type: "taken-back"; seat: SeatIndex; cards: readonly Named[]; source: string }
  | { type: "action-round-ended"; source: string }
  /** From the reserve. `card` null: it stays the player's secret. `source` null: by the Interstellar Alliance. */
  | { type: "fetched"; seat: SeatIndex; card: Named | null; left: number; source: string | null }
  | { type: "removed"; seat: SeatIndex; cards: readonly Named[]; source?: string; was?: readonly Left[] }
  | { type: "turned"; card: Named; to: "ready" | "rotated"; source: string }
  | { type: "damaged"; card: Named; amount: number; source: string }
  | { type: "neutralized"; card: Named; severe: number; source: string }
  | { type: "healed"; card: Named; source: string; was?: Harm }
  | { type: "mark-changed"; card: Named; mark: Mark; by: number; source: string; ignored: boolean; why?: "ranger" }
  /** `left`: how many lie there now. */
  | { type: "tokens-changed"; card: Named; by: number; left: number; source: string; kind?: "chaos" }
  | { type: "chaos-moved"; seat: SeatIndex; from: Named; to: Named; amount: number }
  | { type: "marks-converted"; card: Named; mark: Mark; into: Mark; amount: number; source: string }
  /** `was`: as it lay before that. */
  | {
      type: "moved";
      card: Named;
      to: "inner" | "supporting" | { seat: SeatIndex };
      source: string;
      was?: readonly Left[];
    }
  | { type: "returned"; seat: SeatIndex; card: Named; source?: string; was?: readonly Left[] }
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
  | { type: "trait-gained"; card: Named; trait: Trait; source: string }
  /** For this player's aftermaths it counts as one of this type, or with this outcome, too. */
  | {
      type: "counted-as";
      seat: SeatIndex;
      conflict: string;
      from: ConflictId;
      as: ConflictType | null;
      outcome: "won" | "lost" | null;
      source: string;
    }
  /** Out of a conflict, in which it takes no part again; `was`: its parts in it. */
  | {
      type: "withdrawn";
      card: Named;
      conflict: string;
      from: ConflictId;
      source: string;
      was: readonly Participant[];
    }
  /** Stopped before it resolved: it has not been played. */
  | { type: "cancelled"; card: Named; source: string }
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
  | { type: "conflict-cancelled"; seat: SeatIndex; title: string; source: string; was?: Conflict }
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
  | {
      type: "aftermath-played";
      seat: SeatIndex;
      card: Named;
      influence: number;
      target: NamedTarget | null;
      second?: NamedTarget;
    }
  | { type: "eliminated"; seat: SeatIndex; why: "empty-deck" | "conceded" | "surrendered" | "drakh-ambassador" }
  /** engine: Drakh Rule 2 — `before` led the faction until now. */
  /** `moved`: what lay open on the old ambassador and must lie on the faction's. */
  /** `from`: where the card lay; `moved`: what must lie on an ambassador. */
  | {
      type: "ambassador-changed";
      seat: SeatIndex;
      ambassador: Named;
      before: Named | null;
      from: "inner" | "supporting";
      moved?: readonly Named[];
      source: string;
    }
  | { type: "converted"; seat: SeatIndex; ambassador: Named; before: Named | null; moved?: readonly Named[] }
  /** `by`: whose influence began it; null where a card, its `source`, began or ended it. */
  | { type: "shadow-war"; begins: boolean; by: NonPlayer | null; source?: string }
  | { type: "shadow-war-at"; at: number; source: string; was?: number }
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
  | { type: "game-over"; result: Result };
export type EventType = Event["type"];
