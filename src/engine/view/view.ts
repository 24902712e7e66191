import type { CardFacts, FactName } from "../cards/facts.ts";
import type { NamedTarget, WatchEvent } from "../events/event.ts";
import type { RefusalCode, RefusalFacts } from "../refusal.ts";
import type { AbilityPart } from "../rules/in-force/ability.ts";
import type { HouseRules } from "../rulesets/house.ts";
import type {
  AftermathAnswer,
  Ballot,
  CardPayment,
  DecisionKind,
  Duel,
  GameResult,
  Happening,
  Marks,
  Row,
} from "../state/game.ts";
import type {
  Ability,
  CardId,
  CardType,
  ConflictId,
  ConflictType,
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
} from "../state/vocabulary.ts";
import type { Tally } from "../state/vote.ts";
import type { WhoseConflict } from "../state/which.ts";

/** A seat sees its own secrets; a judge sees what everybody sees, and that a secret exists; so does the public. */
export type Viewer = { seat: SeatIndex } | "judge" | "public";

/** A card that this viewer may look at. */
export interface CardView {
  id: CardId;
  title: string;
  /** null: nobody has said it yet. */
  type: CardType | null;
  race: CardFacts["race"] | null;
  /** null: unknown. */
  cost: number | "none" | null;
  /** Current values; null: unknown. Only the abilities that such a card may have. */
  abilities: Readonly<Partial<Record<Ability, number | null>>>;
  /** What the card says, in the project's words; null where its text is carried out by hand. */
  says: string | null;
  limit: "multiple" | "limited" | "unique";
  conflict: ConflictType | null;
}

/** How an ability came about, where anything but the print counts: its parts in the order of counting. */
export interface ExplainedAbility {
  now: number;
  /** What it would be at the start of a turn with everything readied and healed. */
  base: number;
  parts: readonly AbilityPart[];
}

/** What waits for something to happen. */
export type WatchView = Omit<WatchEvent, "type">;

export interface MercenaryView {
  /** null: unknown, or bidding decides. */
  cost: number | null;
  /** Seat of whoever controls it now. */
  hiredBy: SeatIndex | null;
  bids: readonly { seat: SeatIndex; influence: number }[];
}

export interface CardInPlayView extends CardView {
  /** Of the abilities that are not simply what is printed. */
  explained: Readonly<Partial<Record<Ability, ExplainedAbility>>>;
  /** Its text has no effect now. */
  blanked: boolean;
  row: Row;
  rotated: boolean;
  neutralized: boolean;
  damage: number;
  severe: number;
  marks: Marks;
  /** Tokens that texts have put on it. */
  tokens?: number;
  /** Chaos tokens. */
  chaos?: number;
  /** Name of whoever controls it, where that is not the player of its faction. */
  controller: string | null;
  /** For mercenaries: what hires one, who controls it, and what has been applied to it this turn. */
  mercenary: MercenaryView | null;
  /** A conquered location: whether its conqueror acts with it, and what of it has no effect. */
  conquered: { controlled: boolean; rests: "text" | "all" | null } | null;
  isAmbassador: boolean;
  /** Title of the fleet that it leads. */
  leads: string | null;
  /** Titles of what is attached, and the cards themselves; how many cards lie face down under it. */
  attached: readonly string[];
  /** Whom those are about that were aimed at a player besides, in the same order; absent where none is. */
  attachedAbout?: readonly (string | null)[];
  /** Promoted without belonging to the inner circle. */
  promoted?: true;
  /** In no faction, and under nobody's control. */
  nobodys?: true;
  attachments?: readonly CardView[];
  faceDownUnder: number;
  /** Titles of those that this viewer has placed there. */
  ownUnder: readonly string[];
  /** What they say, in the same order; null where nobody has told. */
  ownUnderSays?: readonly (string | null)[];
}

export interface SeatView {
  seat: SeatIndex;
  name: string;
  race: Race;
  faction: Faction;
  /** A Drakh faction besides. */
  drakh?: true;
  ambassador: string;
  rating: number;
  unspent: number;
  /** Additional or temporary influence that is left this turn. */
  additional: number;
  /** What of it is to come in the next turn, if any. */
  additionalNext?: number;
  spent: number;
  power: number;
  rawPower: number;
  powerBonus: number;
  unrest: number;
  /** How much less power than usual a standard victory takes; absent where it is as usual. */
  needsLess?: number;
  /** What cards keep the player from winning; absent where none does. */
  barred?: "standard" | "any";
  /** The player gains no influence any more this turn. */
  gainsNothing?: true;
  /** How the player stood as the turn began; absent in games of earlier versions until their next turn. */
  began?: { rating: number; unrest: number; tensions: readonly number[] };
  /** What the next card of these types costs less this turn. */
  discounts: readonly { types: readonly CardType[]; by: number; source: string }[];
  /** Toward the player in each seat. */
  tensions: readonly number[];
  /** Toward each race that nobody plays, and that race's toward this faction. */
  abroad: readonly { race: Race; toward: number; from: number }[];
  inner: readonly CardInPlayView[];
  supporting: readonly CardInPlayView[];
  /** Face up; its own controller also sees a hidden one. */
  agenda: CardInPlayView | null;
  /** True where it lies face down, which everybody sees. */
  agendaHidden: boolean;
  /** For its own viewer: why the hidden agenda could not stay if it were turned up now. */
  agendaLacks: { code: RefusalCode; facts: RefusalFacts } | null;
  /** Enhancements and aftermaths on the faction as a whole. */
  onFaction: readonly CardInPlayView[];
  handSize: number;
  /** The cards themselves for this seat's own viewer, otherwise null. */
  hand: readonly CardView[] | null;
  deckSize: number;
  /** Top card last. */
  discard: readonly CardView[];
  removed: readonly CardView[];
  /** Events of this player whose effects go on; absent where none does. */
  aside?: readonly CardView[];
  /** How many cards lie in the reserve; absent where the player brought none. */
  reserveSize?: number;
  /** For this seat's own viewer: the reserve. */
  reserve?: readonly CardView[];
  /** How many cards lie in the Crusade pile; absent where the player brought none. Nobody looks into it. */
  crusadeSize?: number;
  eliminated: boolean;
}

export interface ParticipantView {
  card: CardId;
  title: string;
  seat: SeatIndex;
  as: "support" | "oppose" | "attack" | "lead";
  /** What it would count now; 0 when neutralized. */
  amount: number;
  /** The ability applied, by which it can be attacked; and the one that is really used as it, if another. */
  using: Ability;
  through: Ability | null;
  neutralized: boolean;
  side: SeatIndex | null;
  /** For attackers: the cards that they have attacked so, whether they are still there or not; absent where it is not known. */
  against?: readonly CardId[];
}

export interface ConflictView {
  id: ConflictId;
  title: string;
  /** Where another conflict on the table has the same title. */
  apart?: WhoseConflict;
  says: string | null;
  initiator: SeatIndex;
  type: ConflictType;
  form: "opposable" | "sides";
  target: NamedTarget | null;
  /** What it is aimed at besides, where that is two. */
  second?: NamedTarget;
  participants: readonly ParticipantView[];
  added: readonly { to: "support" | "opposition"; amount: number; side: SeatIndex | null; source: string }[];
  support: number;
  opposition: number;
  sides: readonly { seat: SeatIndex; total: number }[] | null;
  result: null | { won: boolean; margin: number; uncontested: boolean };
  /** Cards that lie face down under its card; absent where none do. */
  faceDownUnder?: number;
  /** Titles of those that this viewer has placed there, and what they say. */
  ownUnder?: readonly string[];
  ownUnderSays?: readonly (string | null)[];
}

/** One side of a state or a tension: a faction, or a race that nobody plays. */
export type SideView = { seat: SeatIndex } | { race: Race };

export interface StateView {
  name: StateName;
  between: readonly [SideView, SideView];
  /** Title of the card that started it; empty for the one that factions of a race are in by themselves. */
  source: string;
  suspended: boolean;
}

/** A step that all answer in secret at the same time: how many have answered says nothing of who has, or what. */
export interface SecretStepView {
  step: "declare" | "draw";
  asked: readonly SeatIndex[];
  answered: number;
}

export interface DecisionView {
  id: number;
  seat: SeatIndex;
  kind: DecisionKind;
  /** How many cards or how much influence is asked for, where a number belongs to the question. */
  amount: number | null;
  /** For `ambassador`: a second one, for the hand. For a starting hand: that has been chosen before. */
  second?: true;
  /** For a starting hand: how many cards more it may have where all are corporate. */
  ifCorporate?: number;
  /** One more where the ambassador is of the four-card kind, as its player says. */
  ifFourCard?: true;
  /** For `starting-hand`, for its own seat: those that were made for its deck; absent where there are none. */
  hands?: readonly { name: string; says: string; cards: readonly CardId[]; titles: readonly string[] }[];
  /** Title of the public card or conflict that the question is about; for its own seat also a secret one. */
  about: string | null;
  /** For `rotate-for`: cards of which types, and what is done to them where they do not rotate. */
  types?: readonly CardType[];
  deed?: CardPayment;
  /** For `rotate-for`: so much damage to the card. */
  damage?: number;
  /** For `rotate-for`, `purge` and `discard-some`: as many as the player likes, from the amount up to this. */
  upTo?: number;
  /** For `purge`: which kind of mark. */
  mark?: Mark;
  /** For `take`: from where. */
  from?: "deck" | "discard";
  /** Into play rather than into the hand. */
  into?: "play";
  /** For `surrender`: to whom. For `victory-claim`: who claims it. */
  to?: SeatIndex;
  /** For `faction`: of which race. */
  race?: Race;
  /** For `choose`: what may be chosen, as it follows "choose to"; or how much influence is applied. */
  choices?: readonly string[] | "influence";
  /** For `pick`: what becomes of the card, as it follows "pick a card". */
  does?: string;
  /** For `fact`: which facts, of which card. */
  facts: readonly FactName[] | null;
  /** For `sponsor`: which types an effect lets in, and for how much less or for free. */
  terms?: { types: readonly CardType[]; less: number; free: boolean };
  card: CardId | null;
  /** For `reveal` and `trigger`: what is answered. */
  happened?: Happening["what"];
  /** For `declare`: somebody before has declared in the open. For `aftermath`: one has been played on this conflict already. For `stack`: what is drawn first is settled. */
  again?: true;
  /** For its own seat: the answer that was given in secret and can still be changed; absent where there is none. */
  answered?: string;
  /** For its own seat. For `declare`: what it had answered before it was asked again. For `buy`: what it has discarded, in secret. */
  before?: string;
  /** For `buy`, for its own seat: the free cards, by title, where they are known before they are drawn. */
  drawn?: readonly string[];
  /**
   * Cards to choose among, for the seat that is asked and nobody else: the own deck, sorted by type and title, while a
   * starting hand or another ambassador is chosen. Null where the choice is among cards that the view shows anyway.
   */
  options: readonly CardView[] | null;
  /** For `vote`: whose vote it is; "league" where it breaks a tie. */
  ballot?: Ballot["of"] | "league";
}

/** A vote that is being held, as a viewer sees it. */
export interface VoteView {
  kind: VoteKind;
  source: string;
  /** What the card says that it is held for; null where nobody has told. */
  says: string | null;
  by: SeatIndex;
  head: SeatIndex;
  sealed: boolean;
  /** `cast` null: not cast yet, or sealed and not the viewer's own; `has` tells the two apart. */
  ballots: readonly BallotView[];
  league: readonly BallotView[] | null;
  /** The count as far as this viewer may see it. */
  tally: Tally;
}

export interface BallotView {
  of: Ballot["of"];
  caster: SeatIndex | null;
  cast: VoteChoice | null;
  has: boolean;
}

export interface View {
  viewer: Viewer;
  rules: RuleSetId;
  /** Two players whose starting hands are dealt. */
  duel?: Duel;
  /** There exactly where `rules` is "house". */
  house?: HouseRules;
  turn: number;
  round: Round;
  /** Seats in initiative order, lowest first. */
  order: readonly SeatIndex[];
  /** Seats that owe a decision, in the order of asking. */
  awaiting: readonly DecisionView[];
  seats: readonly SeatView[];
  /** Enhancements and aftermaths that concern the whole game. */
  global: readonly CardInPlayView[];
  influence: Readonly<Record<NonPlayer, number>>;
  shadowWar: "not-yet" | "on" | "over";
  /** At how much influence it begins, where that is not as usual. */
  shadowWarAt?: number;
  /** States between factions and races, the oldest first. */
  states: readonly StateView[];
  /** The races in civil war; absent where none is. */
  civilWars?: readonly Race[];
  /** What is declared and not yet initiated; face down with its title for its own viewer alone. */
  declared: readonly {
    seat: SeatIndex;
    title: string | null;
    /** The card of its own viewer's hand that hides it. */
    behind?: string;
    /** Declared through a card in play, for everybody to see. */
    open?: true;
    /** It was declared face down, and has been turned up. */
    revealed?: true;
    /** A war conflict: from which war is public, what it is aimed at only its own viewer's. */
    war?: true;
  }[];
  conflicts: readonly ConflictView[];
  /** What all are asked at the same time, to be answered in secret; absent where nothing is. */
  secretly?: SecretStepView;
  /** Declarations and draws are asked of all at once; absent where they go in order. */
  together?: true;
  /** What this viewer's own seat has said in advance about aftermaths. */
  standing?: AftermathAnswer;
  /** Who has stopped play; absent where it goes on. */
  halted?: SeatIndex;
  /** Who has agreed to play this step fast and loose, and who has not; `on` once all have. */
  loose?: { on: boolean; agreed: readonly SeatIndex[]; missing: readonly SeatIndex[] };
  /** Which proposal to play fast and loose that is, counted from the game's first; there exactly where `loose` is. */
  looseProposal?: number;
  /** What it has said about its cards that may answer something: contingencies face down, triggered effects. `when`: what alone triggers it. */
  standingCards?: readonly { card: CardId; title: string; answer: "ask" | "always" | "never"; when?: string }[];
  /** The Interstellar Alliance, once it has been founded; members still in the game. */
  isa?: { founder: SeatIndex; members: readonly SeatIndex[] };
  vote: VoteView | null;
  /** What waits for something to happen, as it was set up in public; absent where nothing does. */
  watches?: readonly WatchView[];
  /** Time was called: this is the last turn, and only its conflicts and the check for victory are left. */
  time?: true;
  /** Who claims to win by which agenda, and who has still to agree; absent where nobody does. */
  claims?: readonly { seat: SeatIndex; title: string; missing: readonly SeatIndex[] }[];
  result: GameResult | null;
}
