/** What a player owes. */
import type { FactName } from "../cards/facts.ts";
import type { TargetSpec } from "../cards/target-spec.ts";
import type { Triggers } from "../cards/triggers.ts";
import type { Effect, Option } from "../effects/index.ts";
import type { Context, Happening } from "./happening.ts";
import type { SponsorTerms } from "./seat.ts";
import type { CardId, CardType, ConflictId, ConflictType, Mark, Race, SeatIndex } from "./vocabulary.ts";

/** What a player owes. The table stands still, for that player, until it is given. */
export type Decision = { id: number; seat: SeatIndex } & (
  | { kind: "ambassador"; revealed: readonly string[] }
  /** Cards of the reserve may be exchanged for cards of the deck; `picked`: the one that is to come in. */
  | { kind: "sideboard"; picked: CardId | null }
  /** `ifCorporate`: so many cards more where all of them are corporate. `ifFourCard`: one more at the player's own word. */
  | { kind: "starting-hand"; cards: number; speciesAmbassador: boolean; ifCorporate?: number; ifFourCard?: true }
  /** A duel: which of the cards that were dealt stay in the hand. */
  | { kind: "keep-hand"; cards: number; dealt: readonly CardId[]; ifCorporate?: number; ifFourCard?: true }
  /** A duel: the order of what goes back on top of the deck. `next`: what is settled, to be drawn first; `left`: the rest. */
  | { kind: "stack"; next: readonly CardId[]; left: readonly CardId[] }
  | { kind: "sustain"; cards: readonly CardId[] }
  /** The card stays rotated, and goes on with one of several actions. */
  | { kind: "go-on"; card: CardId }
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
  | { kind: "purge"; mark: Mark; amount: number; source: string; freely?: Freely }
  /** So many more of the player's cards of these types pay, but not these cards: by their rotation where `deed` is absent. */
  | {
      kind: "rotate-for";
      types: readonly CardType[];
      amount: number;
      not: readonly CardId[];
      source: string;
      deed?: PayingDeed;
      /** `damage`: so much to the one card. */
      damage?: number;
      freely?: Freely;
      /** Only such as could take part in a conflict with this card, and attack it. */
      against?: CardId;
      /** The card that is played or used, for which those that have rotated count as its payers. */
      payingFor?: CardId;
    }
  | { kind: "lose"; amount: number; source: string }
  | { kind: "discard-some"; amount: number; source: string; freely?: Freely }
  /** Up to so many cards from the own deck or discard pile. */
  /** Cards of another player's hand that only this one is shown: one of them is discarded. */
  | { kind: "discard-shown"; of: SeatIndex; cards: readonly CardId[]; source: string }
  | ({ kind: "take"; amount: number; source: string } & Taking)
  /** A card forces it; with whom the ambassador asks for asylum is the player's to say. */
  | { kind: "surrender"; to: SeatIndex; source: string }
  /** An effect names a race that several play: which of these factions it is about. */
  | { kind: "faction"; race: Race; factions: readonly SeatIndex[]; effect: Effect; context: Context }
  /** One of several things that a text lets the player choose. */
  | { kind: "choose"; options: readonly Option[]; context: Context }
  /** A card in play, in one of these factions where it says so. */
  | ({ kind: "pick"; context: Context } & Picking)
  /** A Drakh faction has acted or passed, and may move chaos tokens from one of its cards to a Drakh card of its own. */
  | { kind: "move-chaos" }
  /** Another player claims to win by an agenda: agreed? */
  | { kind: "victory-claim"; by: SeatIndex; card: CardId }
  /** Which card of the reserve comes into the hand. */
  | { kind: "fetch"; types?: readonly CardType[]; source: string }
  /** The head of a vote says whose turn it is to vote. */
  | { kind: "call" }
  /** Index among the ballots, or among the League's. */
  | { kind: "vote"; ballot: number }
  | { kind: "mercenary"; card: CardId }
  | { kind: "fact"; card: CardId; facts: readonly FactName[] }
);

export type DecisionKind = Decision["kind"];

/** How a card in play pays, where it does not rotate. */
export type PayingDeed = "neutralize" | "discard-card" | "damage";

/**
 * As many as the player likes: `upTo` so many more, and no fewer than the question's amount. For the card that is played
 * or used, which counts as `paid` how many there have been.
 */
export interface Freely {
  card: CardId;
  upTo: number;
  paid: number;
}

/** Which card a player picks, and what becomes of it. */
export interface Picking {
  from: TargetSpec;
  factions?: readonly SeatIndex[];
  may?: true;
  /** Asked for once more, until none is picked. */
  again?: true;
  does: string;
  effects: readonly Effect[];
}

/** Which cards a player may take from where. */
export interface Taking {
  from: "deck" | "discard";
  types?: readonly CardType[];
  keyword?: string;
  race?: Race;
  /** Those that lie topmost, without a choice. */
  top?: true;
  /** Into play rather than into the hand, and where they go as the turn ends. */
  into?: "play";
  back?: "discard" | "deck";
}

/**
 * What a player has said in advance, in private. `ask` is what holds where nothing was said. About aftermaths: `conflict`
 * and `turn` say how long none will be played. About a card that answers something: `always` or `never`.
 */
export const STANDING_ANSWERS = ["ask", "conflict", "turn", "always", "never"] as const;

export type StandingAnswer = (typeof STANDING_ANSWERS)[number];

export interface CardStanding {
  seat: SeatIndex;
  card: CardId;
  answer: "ask" | "always" | "never";
  on?: Triggers;
}

/** About aftermaths. */
export type AftermathAnswer = Extract<StandingAnswer, "ask" | "conflict" | "turn">;

export interface Standing {
  /** No aftermaths of this seat until this conflict is over, or (null) until the turn is. */
  aftermaths: readonly { seat: SeatIndex; conflict: ConflictId | null }[];
  /** For contingencies face down and triggered effects. `on`: of a contingency, all that it answers. */
  cards?: readonly CardStanding[];
}
