/** Votes. */
import type { Effect } from "../effects/index.ts";
import type { EffectContext } from "./happening.ts";
import type { Councillor, SeatIndex, VoteChoice, VoteKind } from "./vocabulary.ts";

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
  /** What players have said in secret before they were called: it is cast when they are. Missing: nothing. */
  inAdvance?: readonly { seat: SeatIndex; vote: VoteChoice }[];
  /** What happens then. */
  passed?: readonly Effect[];
  failed?: readonly Effect[];
  context?: EffectContext;
}

/** How the ballots stand. */
export type Tally = Readonly<Record<VoteChoice, number>>;
