/**
 * The whole game, secrets included: plain, readonly, JSON-safe data. Only `engine/` and the table's one path read it;
 * everybody else sees a `View`.
 */

import type { CardFacts, FactName, StatedFacts } from "./cards/facts.ts";
import type { VoteSpec } from "./cards/text.ts";
import type { ControlUntil, Effect, Until } from "./cards/verbs.ts";
import type { Event } from "./event.ts";
import type { RandomState } from "./random.ts";
import type {
  Ability,
  CardId,
  CardType,
  ConflictId,
  ConflictType,
  Councillor,
  Faction,
  Mark,
  NonPlayer,
  Race,
  Round,
  RuleSetId,
  SeatIndex,
  StateName,
  VoteChoice,
  VoteKind,
} from "./vocabulary.ts";

/** What a saved game of this shape is called; older ones are brought up to it in `upgrade.ts`. */
export const GAME_FORMAT = 1;

export interface SeatSetup {
  /** What the table calls this player. */
  name: string;
  race: Race;
  faction: Faction;
  /** Id of the card facts of the starting ambassador. */
  ambassador: string;
  /** Ids of card facts, one for each card of the deck; the ambassador and the starting hand come out of it. */
  deck: readonly string[];
}

export interface Setup {
  rules: RuleSetId;
  seats: readonly SeatSetup[];
  /** The facts of every card in the decks. */
  cards: readonly CardFacts[];
}

export type Zone = "deck" | "hand" | "discard" | "removed" | "play" | "declared" | "limbo";

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
}

export interface InPlay {
  /** The faction that the card is in; null for a card that affects the whole game. */
  faction: SeatIndex | null;
  /** Null while nobody controls it: a mercenary that nobody has hired, or a conquered location. */
  controller: SeatIndex | null;
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
  /** The turn in which it last rotated to heal; 0 for never. */
  healingIn: number;
  marks: Marks;
  /** A conquered location, as long as its conqueror has it: what of it has no effect. */
  rests?: "text" | "all";
  /** An ambassador who has found asylum here, and can never join the inner circle. */
  asylum?: true;
  /** The card that this one is attached to. */
  host: CardId | null;
  /** The fleet that this character leads. */
  leads: CardId | null;
  /** The ability that it leads with, where that is used as leadership. */
  leadsThrough?: Ability;
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
  removed: readonly CardId[];
  eliminated: boolean;
  /** What makes the next card of these types cheaper to sponsor this turn. */
  discounts?: readonly Discount[];
  /** Conflicts that the player may declare on top of the one in the next conflict round. */
  moreConflicts?: number;
}

export interface Discount {
  types: readonly CardType[];
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

export type Target =
  | { what: "card"; card: CardId }
  | { what: "player"; seat: SeatIndex }
  | { what: "conflict"; conflict: ConflictId };

export interface Participant {
  card: CardId;
  as: "support" | "oppose" | "attack" | "lead";
  /** The ability applied, by which it can be attacked; for leaders the fleet's. */
  using: Ability;
  /** The ability that it is really applied with, where that one is used as `using`. */
  through?: Ability;
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
  participants: readonly Participant[];
  /** Support and opposition from effects, by side seat for conflicts with several sides. */
  added: readonly { to: "support" | "opposition"; amount: number; side: SeatIndex | null; source: string }[];
  /** It came from a card in play rather than from a conflict card; its text stays even if that card is gone. */
  through?: true;
  /** Set when it has been resolved. */
  result: null | { won: boolean; margin: number; uncontested: boolean };
}

/** What a player has applied to a mercenary so far this turn. */
export interface Bid {
  card: CardId;
  seat: SeatIndex;
  influence: number;
}

export interface Declaration {
  seat: SeatIndex;
  /** Null for a war conflict; `war` is with whom, which is said at once. */
  card: CardId | null;
  war?: SeatIndex;
  target: Target | null;
  /** The type of a conflict that is initiated through a card in play; it is declared in the open. */
  as?: ConflictType;
}

/** One vote: a race's on the Babylon 5 council, or a player's; for the League each of a player's species' ambassadors. */
export interface Ballot {
  of: { race: Councillor } | { seat: SeatIndex };
  /** Who casts it; null where nobody does. */
  caster: SeatIndex | null;
  cast: VoteChoice | null;
}

/** What a card has made of a vote until the end of the turn: fixed, or in the hand of another player. */
export type Bound = { of: Ballot["of"]; source: string } & ({ vote: VoteChoice } | { to: SeatIndex });

/** A vote that is being held. */
export interface Vote {
  kind: VoteKind;
  /** What it is about: the title of the card that calls it. */
  source: string;
  /** Whose card calls it, and who heads it. */
  by: SeatIndex;
  head: SeatIndex;
  /** All vote at the same time, unseen until the last has voted. */
  sealed: boolean;
  ballots: readonly Ballot[];
  /** The League's, once it breaks a tie. */
  league: readonly Ballot[] | null;
  /** Indices of the ballots that the head has called, the next first. */
  called: readonly number[];
  /** What happens then. */
  passed?: readonly Effect[];
  failed?: readonly Effect[];
  context?: Context;
}

/** A change of an ability that is not given by a card in play. */
export interface Modifier {
  card: CardId;
  ability: Ability | "all";
  by: number;
  until: Until;
  /** `while-rotated`: the card that must stay rotated. `end-of-turn`: the card that can sustain it by staying so. */
  holder: CardId | null;
  conflict: ConflictId | null;
  /** Title of the card that caused it. */
  source: string;
  /**
   * What it does where it does not simply add: changes the printed ability, doubles or halves, lets `ability` be used as
   * `as`, or blanks the card. `by` is 0 for those that add nothing.
   */
  how?: "printed" | "double" | "half" | "use-as" | "blank";
  /** `use-as`: the ability that it is used as. */
  as?: Ability | "itself";
}

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
  /** It is there, but as if it were not. */
  suspended?: true;
}

/** What a player owes. The table stands still, for that player, until it is given. */
export type Decision = { id: number; seat: SeatIndex } & (
  | { kind: "ambassador"; revealed: readonly string[] }
  | { kind: "starting-hand"; cards: number; speciesAmbassador: boolean }
  | { kind: "sustain"; cards: readonly CardId[] }
  /** `already`: how many conflicts the player has declared this turn. */
  /** `halted`: as one's turn while play is stopped; to pass is then to leave things as they are. */
  | { kind: "declare"; already?: number; halted?: true }
  | { kind: "initiate"; card: CardId | null; as?: ConflictType; war?: SeatIndex }
  | { kind: "action"; halted?: true }
  /** Play is stopped where nothing but to pass is in place. */
  | { kind: "hold"; halted: true }
  | { kind: "sponsor"; terms: SponsorTerms }
  /** Which of the own conflicts resolves first. */
  | { kind: "resolve-first" }
  /** `happened` absent: the conflict has been resolved. */
  | { kind: "reveal"; conflict: ConflictId | null; revealed: readonly number[]; happened?: Happening }
  | { kind: "trigger"; conflict: ConflictId | null; used: readonly string[]; happened: Happening }
  | { kind: "aftermath"; conflict: ConflictId; halted?: true }
  | { kind: "discard" }
  | { kind: "buy"; most: number }
  | { kind: "discard-inner" }
  /** So many marks of this kind, of the player's choice. */
  | { kind: "purge"; mark: Mark; amount: number; source: string }
  | { kind: "lose"; amount: number; source: string }
  | { kind: "discard-some"; amount: number; source: string }
  /** The head of a vote says whose turn it is to vote. */
  | { kind: "call" }
  /** Index among the ballots, or among the League's. */
  | { kind: "vote"; ballot: number }
  | { kind: "mercenary"; card: CardId }
  | { kind: "fact"; card: CardId; facts: readonly FactName[] }
);
export type DecisionKind = Decision["kind"];

/** Whose card acts, on what: what symbolic references in an effect stand for. */
export interface Context {
  by: SeatIndex;
  card: CardId | null;
  /** Title of the card that causes it. */
  source: string;
  target: Target | null;
  conflict: ConflictId | null;
  /** What answers an attack or a sponsoring: the other card in it. */
  other?: CardId;
  /** The card acts at no other cost than its rotation, so a bonus that it gives can be sustained. */
  sustainable?: true;
}

/** Something that cards may answer. engine: Triggered Effects; Contingency Cards */
export type Happening =
  | { what: "resolved" | "initiated"; conflict: ConflictId }
  /** A player gained influence by a conflict. */
  | { what: "gained"; conflict: ConflictId; seat: SeatIndex }
  | { what: "attacked"; by: CardId; card: CardId }
  /** `by`: the card whose attack did it. */
  | { what: "neutralized"; card: CardId; by: CardId | null }
  | { what: "sponsored"; card: CardId; with: CardId | null; on: CardId | null }
  /** Influence has been restored in the ready round. */
  | { what: "turn" };

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

/** What remains to be done, as data: the last task is the next. */
export type Task =
  | { task: "reveal-ambassadors"; revealed: readonly string[] }
  | { task: "starting-hands" }
  | { task: "first-turn" }
  | { task: "ready" }
  | { task: "restore" }
  | { task: "initiative" }
  /** `left`: those who have still to decide, where others out of order have. */
  | { task: "declare"; at: number; left?: readonly SeatIndex[] }
  | { task: "reveal"; at: number }
  | { task: "initiate"; declaration: Declaration }
  | { task: "action-round" }
  | { task: "next-action" }
  | { task: "mercenaries"; acted: readonly CardId[] }
  | { task: "resolution" }
  | { task: "resolve"; conflict: ConflictId }
  | { task: "decide-outcome"; conflict: ConflictId }
  /** As games saved by earlier versions have it. */
  | { task: "triggers"; conflict: ConflictId; at: number; revealed: readonly number[] }
  /** In initiative order: what cards in play answer, then contingencies. */
  | Response
  /** The next player while play is stopped. */
  | { task: "halt" }
  | { task: "end-of-turn" }
  | { task: "aftermaths"; conflict: ConflictId; at: number }
  | { task: "finish-conflict"; conflict: ConflictId }
  | { task: "draw-round" }
  | { task: "discards" }
  | { task: "free-cards" }
  | { task: "buy-cards" }
  | { task: "victory" }
  | { task: "hold-vote"; vote: VoteSpec; context: Context }
  | { task: "effects"; effects: readonly Effect[]; context: Context };

/**
 * What a player has said in advance, in private. `ask` is what holds where nothing was said. About aftermaths: `conflict`
 * and `turn` say how long none will be played. About a card that answers something: `always` or `never`.
 */
export const STANDING_ANSWERS = ["ask", "conflict", "turn", "always", "never"] as const;
export type StandingAnswer = (typeof STANDING_ANSWERS)[number];
/** About aftermaths. */
export type AftermathAnswer = Extract<StandingAnswer, "ask" | "conflict" | "turn">;

export interface Standing {
  /** No aftermaths of this seat until this conflict is over, or (null) until the turn is. */
  aftermaths: readonly { seat: SeatIndex; conflict: ConflictId | null }[];
  /** For contingencies face down and triggered effects. */
  cards?: readonly { seat: SeatIndex; card: CardId; answer: "always" | "never" }[];
}

/** An aftermath that a seat has chosen to play, in secret until its turn comes. */
export interface PlannedAftermath {
  card: CardId;
  target: Target | null;
}

/**
 * Play is stopped: each acts or passes in initiative order until all have passed in a row, then it goes on where it was.
 * engine: Timing Disputes
 */
export interface Halt {
  by: SeatIndex;
  /** What may be done meanwhile: what was asked when play was stopped. */
  step: "action" | "declare" | "aftermath" | "hold";
  conflict: ConflictId | null;
  /** Place in `order` of whoever is next, and how many have passed in a row. */
  at: number;
  passes: number;
  acted: boolean;
  /** What was owed, and will be again. */
  awaiting: readonly Decision[];
  aftermathStep: AftermathStep | null;
}

/** Playing "fast and loose": who agrees for this step, and once all do, who wants to do no more in it. */
export interface Loose {
  step: "declare" | "action";
  agreed: readonly SeatIndex[];
  on: boolean;
  done: readonly SeatIndex[];
  /** Decisions of the others while somebody's action is carried out. */
  parked: readonly Decision[];
}

/**
 * The aftermath step of a conflict while all are asked at the same time. Answers are secret: to everybody else a seat
 * that has answered looks like one that has not. engine: Step 3. Play Aftermath Cards
 */
export interface AftermathStep {
  conflict: ConflictId;
  /** The seats that are asked in initiative order, from whoever may play first. */
  asked: readonly {
    seat: SeatIndex;
    id: number;
    /** Answered by what the seat has said in advance. */
    quiet: boolean;
  }[];
  answers: readonly { seat: SeatIndex; play: PlannedAftermath | null }[];
}

/** An event played this turn. */
export interface PlayedEvent {
  card: CardId;
  by: SeatIndex;
  done: readonly Event[];
  reversed: boolean;
}

export interface Game {
  format: typeof GAME_FORMAT;
  rules: RuleSetId;
  facts: readonly CardFacts[];
  cards: readonly Card[];
  /** Ids of all cards in play, in the order in which they entered it. */
  inPlay: readonly CardId[];
  seats: readonly Seat[];
  random: RandomState;
  /** 0 during setup. */
  turn: number;
  round: Round;
  /** Seats in initiative order, lowest first. */
  order: readonly SeatIndex[];
  /** Who acts: place in `order` of whoever acts in the action round; how many have passed in a row in this step. */
  at: number;
  passes: number;
  declared: readonly Declaration[];
  conflicts: readonly Conflict[];
  modifiers: readonly Modifier[];
  /** States between factions and races; absent where there has never been one. */
  states?: readonly State[];
  influence: Readonly<Record<NonPlayer, number>>;
  shadowWar: "not-yet" | "on" | "over";
  /** Indices of the facts of unique cards that have been played and of limited ones that were removed from the game. */
  spent: readonly number[];
  /** Indices of the facts of limited events played and contingencies revealed this turn. */
  playedThisTurn: readonly number[];
  /** Influence that players have offered to mercenaries this turn. Absent in games of earlier versions. */
  bids?: readonly Bid[];
  /** Assistance that makes an ambassador's next sponsoring of this turn cheaper. Absent in games of earlier versions. */
  assistance?: readonly { whom: CardId; card: CardId }[];
  /** The events played this turn and what they have done, so that it can be reversed. */
  playedEvents?: readonly PlayedEvent[];
  /** Facts that players have stated of cards that nobody else may see yet: said in public when the card is turned up. */
  unsaid: readonly { seat: SeatIndex; card: CardId; facts: StatedFacts }[];
  awaiting: readonly Decision[];
  /** Absent where no aftermaths are asked for. */
  aftermathStep?: AftermathStep;
  /** Absent where nobody has said anything in advance. */
  standing?: Standing;
  /** Absent where play is not stopped. */
  halt?: Halt;
  /** Absent where nobody has proposed it for this step. */
  loose?: Loose;
  /** What has happened and has still to be answered, the first first. */
  happened?: readonly Happening[];
  tasks: readonly Task[];
  /** The Interstellar Alliance; absent until it is founded. */
  isa?: { founder: SeatIndex; members: readonly SeatIndex[] };
  /** Absent or null: none is being held. */
  vote?: Vote | null;
  /** How a race or a player votes in every vote of this turn, and who casts it for them. */
  bound?: readonly Bound[];
  nextDecision: number;
  nextConflict: number;
  result: null | Result;
}

export interface Result {
  victory: "standard" | "major" | "last-player" | "none";
  winners: readonly SeatIndex[];
  /** Place of each seat, 1 for winners; equal power shares a place. */
  places: readonly number[];
  /** Power of each seat at the end. */
  power: readonly number[];
}
