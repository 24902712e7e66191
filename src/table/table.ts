import { z } from "zod";
import {
  type Action,
  type CardFacts,
  type Duel,
  type EffectDoneByHand,
  type Faction,
  GAME_FORMAT,
  type Game,
  type HouseRules,
  type Race,
  type RuleSetId,
  type SeatIndex,
  type Secret,
  type StatedFacts,
} from "../engine/index.ts";
import type { Promised } from "../records/promised.ts";
import type { Habits } from "../settings/habits.ts";
import type { Language } from "../settings/languages.ts";
import type { Manners } from "../settings/manners.ts";
import type { Pace } from "../settings/pace.ts";
import type { SeatAhead } from "./ahead/ahead.ts";
import type { OpeningQuestions } from "./ahead/calling.ts";
import type { Calls } from "./calls/open.ts";
import type { SeatDeck } from "./seats/own-seat.ts";
import type { PlayedOn } from "./seats/played-on.ts";
import type { DeckSeal } from "./seats/sealed-deck.ts";
import type { StartPresses } from "./seed.ts";
import { whatIsAmiss } from "./shape.ts";
import { OtherFormat, Unreadable } from "./unreadable.ts";
import type { Halted, TableClock, Ticking } from "./waiting/clocks.ts";

/** What a saved table of this shape is called. */
export const TABLE_FORMAT = 1;

export { LEAST_SEATS as FEWEST_SEATS, MOST_SEATS } from "../engine/index.ts";
export { PACES, type Pace, TIMINGS, type Timing, timingAt } from "../settings/pace.ts";
export { OtherFormat, Unreadable } from "./unreadable.ts";

/** `over`: the game has a result. `ended`: somebody closed the table before that. */
export type Phase = "lobby" | "playing" | "over" | "ended";

/** Whoever has had their data deleted, and the id that stands in the place of theirs. */
export const FORMER_PLAYER = "A former player";
export const NO_USER = "0";

export interface TableSeat {
  /** Who plays it: a user of Discord, or one of `bot-users.ts`. */
  userId: string;
  /** Whose seat it is, while somebody else plays it, and what the server calls that one. */
  owner?: string;
  playedBy?: string;
  /** What the table calls the player whose seat it is. */
  display: string;
  race: Race;
  faction: Faction;
  /** Id of the card facts of the starting ambassador. */
  ambassador: CardFacts["id"];
  /** Name of the deck. */
  deck: string;
  /** The table's copy of the player's own deck; without one, the deck is a ready-made one. */
  own?: SeatDeck | null;
  /** True when the player chose the deck; otherwise it follows the race. */
  deckChosen: boolean;
  /** Discord's id of the interaction by which the player sat down. */
  press?: string;
  /** The deck is the one that was registered for a league: it stays as it is. Absent at every other seat. */
  seal?: DeckSeal;
  /** Seated by somebody else, and has not come yet: the game waits for that until this moment, in ms since the epoch. */
  invited?: number;
  /** In a lobby: the hours of the day in which the player plays, as bits; absent where nothing is known. */
  hours?: number;
  /** In a lobby: how the player has kept deadlines in that server; absent for who has not asked for it. */
  promised?: Promised;
  /** The table's copy of the player's habits; absent where they have said nothing. */
  habits?: Habits;
}

/** A decision that is owed, and since when (ms since the epoch) its player has not been reminded of it. */
export interface OwedDecision extends Ticking {
  decision: number;
  seat: SeatIndex;
  since: number;
}

/** What a player has read off a card in public. */
export interface CardStatement {
  /** Id of the card's facts. */
  card: string;
  title: string;
  seat: SeatIndex;
  facts: StatedFacts;
  /** Agreed on, or judged: it is not disputed again. */
  settled?: boolean;
}

/** The last step, where a fact was said in it: it can be taken back as long as nothing has come after it. */
export interface LastStatement {
  cards: readonly string[];
  actions: readonly Action[];
  /** The game before it, without the cards' facts: those are the present ones, less what was said. */
  before: Game;
}

/** A fact that is doubted: play waits. */
export interface Dispute extends CardStatement {
  /** Who doubts it. */
  by: SeatIndex;
  /** For whom it stands. */
  agreed: readonly SeatIndex[];
  /** The step that waits for it; null where others have acted since. */
  held: LastStatement | null;
}

/** What was carried out by hand, as long as it may be undone or objected to. */
export interface HandStep extends EffectDoneByHand {
  /** Counts the effects by hand of this table, from 1. */
  id: number;
  turn: number;
  /** In ms since the epoch. */
  at: number;
  /** The game before it, without the cards' facts; null once something has come after it. */
  before: Game | null;
  /** What has been said since that nobody else may see: it is said again when the effect is taken back whole. */
  since: readonly Action[];
  /** It was objected to, and stands. */
  settled?: true;
}

/** A step of a player that everybody has seen. */
export interface Act {
  /** Counts the steps of this table that count, from 1. */
  n: number;
  seat: SeatIndex;
  /** The other seats that it has touched. */
  touches: readonly SeatIndex[];
  /** Number of the effect by hand that it is. */
  hand?: number;
}

/**
 * Why nothing before a step can be taken back: what it has brought to light; `intent`: somebody has shown by it what he means
 * to do; `settled`: something was settled there; `long`: it is too long ago.
 */
export type Stop = Secret | "intent" | "settled" | "long";

/** A player asks those whom it concerns whether a step may be taken back. */
export interface UndoRequest {
  /** Counts the requests of this table, from 1. */
  id: number;
  seat: SeatIndex;
  /** Number of the step. */
  act: number;
  agreed: readonly SeatIndex[];
}

/** The last steps, as far as they may be taken back. */
export interface Acts {
  /** How many steps there have been, and how often some were taken back. */
  count: number;
  undone: number;
  /** The last last. */
  run: readonly Act[];
  /** What the first of them follows on; whose step it was, where it was one. */
  stop?: { why: Stop; seat?: SeatIndex };
  asked?: number;
  request?: UndoRequest;
  /** Whose requests were refused in this turn; as often as they were. */
  refused?: { turn: number; seats: readonly SeatIndex[] };
}

/** For whom it is to be undone, or to stand. */
export const HAND_WORDS = ["undo", "stand"] as const;
export type HandWord = (typeof HAND_WORDS)[number];

/** Somebody objects to an effect by hand: play waits. */
export interface Objection {
  /** Of the step. */
  id: number;
  /** Counts the objections of this table, from 1; absent in those of earlier versions. */
  number?: number;
  /** Who objects; who did it, where that is the one who asks for it to be undone. */
  by: SeatIndex;
  words: readonly { seat: SeatIndex; word: HandWord }[];
}

/** For whom somebody agrees that a seat changes hands. */
export type OfferWord = "player" | "host" | "judge" | "substitute";

/** Somebody is asked to play a seat in another's place. */
export interface SeatOffer {
  /** Counts the offers of this table, from 1. */
  number: number;
  seat: SeatIndex;
  userId: string;
  /** What the server calls them. */
  name: string;
  words: readonly OfferWord[];
  /** Theirs, once they have agreed. */
  habits?: Habits;
}

/** One table, secrets included: plain, readonly, JSON-safe data that only entries change. */
export interface Table {
  format: typeof TABLE_FORMAT;
  id: string;
  guild: string;
  channel: string;
  /** The thread that the table lives in. */
  thread: string;
  /** How often it has moved to another thread, and the one before this; absent where it never has. */
  moves?: number;
  former?: string;
  /** When somebody has last done something, in ms since the epoch; absent before that was noted. */
  active?: number;
  /** It has been quiet since, and was asked whether it is still there. */
  asked?: true;
  name: string;
  rules: RuleSetId;
  /** There exactly where `rules` is "house". */
  house?: HouseRules;
  /** How the hands come about if two play; absent: they are chosen, as at any other table. */
  duel?: Duel;
  pace: Pace;
  /** How long an answer may take; absent at tables of before that was so: there nothing runs out. */
  clock?: TableClock;
  /** When its game began, and what each seat has in its bank, in ms: only with a clock, and at the pace `bank`. */
  begun?: number;
  banks?: readonly number[];
  /** Play waits, and no clock runs. */
  halted?: Halted;
  /** Absent where everything goes in order, as at all tables of earlier versions. */
  timing?: "together";
  /** How it wants to play beside its rules; absent at tables of earlier versions: there holds what is usual. */
  manners?: Manners;
  /** Its league has set them. */
  leagueManners?: true;
  /** The user who opened it. */
  host: string;
  /** What the server calls them. */
  hostDisplay: string;
  phase: Phase;
  /** A lesson: the first seat learns, the second is played by its script. Absent at every other table. */
  lesson?: true;
  /** A practice table that goes on from a moment of another game: which. Absent at every other table. */
  playedOn?: PlayedOn;
  /** What its messages are in, where that is not English. */
  language?: Language;
  /** Practice opponents play on where no person plays any more. Absent at every table that is no league's. */
  unattended?: true;
  seats: readonly TableSeat[];
  /** Secret until the end. Null in the lobby of a table that opened before seeds were drawn so early. */
  seed: string | null;
  /** SHA-256 of the seed in hex: public as soon as there is one. */
  seedHash: string | null;
  /** What is mixed into the shuffles besides the seed, from the start of the game; absent where nothing is. */
  presses?: StartPresses;
  game: Game | null;
  waiting: readonly OwedDecision[];
  said?: readonly CardStatement[];
  lately?: LastStatement;
  dispute?: Dispute;
  /** How many effects were carried out by hand, and how many `objections` there were; those of this turn that may still be undone, the last last. */
  hand?: { count: number; steps: readonly HandStep[]; objections?: number };
  objection?: Objection;
  /** The last look of a judge at hidden cards, whose they are, and which user looks; `number` counts the looks. */
  looked?: { number: number; seat: SeatIndex; by: string };
  /** The users who have looked at somebody's hidden cards as judges, and so play no seat here; absent where nobody has. */
  lookers?: readonly string[];
  /** Absent before the first step, and in tables of earlier versions. */
  acts?: Acts;
  /** Secret: what each seat has said in advance, by its number. Absent while nobody has. */
  ahead?: readonly SeatAhead[];
  /** Where all go at once: the questions with which others are called to say something ahead. */
  opening?: OpeningQuestions;
  /** A choice between open things with one possibility is made at once. Absent where each is asked, as in earlier versions. */
  onlyChoices?: true;
  /** How many seats were offered to others so far, and the offers that are open. */
  offers?: { count: number; open: readonly SeatOffer[] };
  /** Calls for a judge; absent where nobody has called one. */
  calls?: Calls;
  /** Nobody acts until it goes on: who said so, what they are called, and when in ms since the epoch. */
  paused?: { by: string; name: string; at: number };
  /** Time has been called while play waited: it takes effect once that is settled. */
  timeDue?: true;
  /** When the last entry was made, in ms since the epoch; left out by earlier versions. */
  lastAt?: number;
  /** The editions of the bot that have played it, the first first; "unknown" before they were noted. */
  editions?: readonly string[];
}

const savedSchema = z.looseObject({
  format: z.number(),
  id: z.string(),
  game: z.looseObject({ format: z.number() }).nullable(),
});

/**
 * The whole of what this bot has saved as a table. Throws `OtherFormat` where another version saved it, and `Unreadable`
 * where something of it is missing.
 */
export function parseTable(saved: unknown): Table {
  const read = savedSchema.safeParse(saved);
  if (!read.success) throw new Unreadable("what was saved is no table");
  const { id, format, game } = read.data;
  if (format !== TABLE_FORMAT || (game !== null && game.format !== GAME_FORMAT))
    throw new OtherFormat(
      `table ${id} is saved in format ${format}.${game?.format ?? 0}, not ${TABLE_FORMAT}.${GAME_FORMAT}`,
      id,
    );
  const amiss = whatIsAmiss(saved);
  if (amiss !== null)
    throw new Unreadable(`${amiss} of table ${id} is missing or something else than it should be`, id);
  return saved as Table; // a parsed boundary: the store gives back what `applyEntry` made
}

/** The seat of this user, or null. */
export function seatOfUser(table: Table, userId: string): SeatIndex | null {
  const seat = table.seats.findIndex((each) => each.userId === userId);
  return seat === -1 ? null : seat;
}

/** The seat that is this user's and that somebody else plays, or null. */
export function seatGiven(table: Pick<Table, "seats">, userId: string): SeatIndex | null {
  const seat = table.seats.findIndex((each) => each.owner === userId);
  return seat === -1 ? null : seat;
}

/** Whether this user had a seat in the running game and has left it: by conceding, by surrender or by elimination. */
export function isOut({ phase, seats, game }: Pick<Table, "phase" | "seats" | "game">, userId: string): boolean {
  const seat = seats.findIndex((each) => each.userId === userId);
  return phase === "playing" && game?.seats[seat]?.eliminated === true;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an effect by hand may be objected to, in ms: as long as those who play at that pace take to see it. */
export const OBJECTION_MS: Readonly<Record<Pace, number>> = {
  live: 10 * 60 * 1000,
  daily: DAY_MS,
  slow: DAY_MS,
  bank: DAY_MS,
  custom: DAY_MS,
};

/** A day: how long a decision may be owed before its player is reminded. */
export const REMINDER_MS = DAY_MS;
