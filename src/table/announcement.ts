import type { Judge, Judged } from "../catalogue/cards/server-cards.ts";
import type { Event, FactName, SeatIndex, StatedFacts } from "../engine/index.ts";
import type { Expiry } from "../settings/pace.ts";
import type { CallWording, JudgeCall } from "./calls/open.ts";
import type { StuckByHand } from "./refusal.ts";
import type { Dispute, HandWord } from "./table.ts";

/** A dispute as everybody sees it; `held`: whether a step waits for it. */
export type OpenDispute = Omit<Dispute, "held"> & { readonly held: boolean };

/** An objection as everybody sees it. */
export interface OpenObjection {
  id: number;
  /** Counts the objections of the table; absent in those of earlier versions. */
  number?: number;
  /** Who did it. */
  seat: SeatIndex;
  by: SeatIndex;
  because: string;
  done: readonly Event[];
  /** Whose agreement it takes to undo it. */
  voters: readonly SeatIndex[];
  /** Why it cannot be undone; null where it can be. */
  stuck: StuckByHand | null;
}

/** A fact of a card that a player stated in a game, to be kept for the server. */
export interface Learned {
  /** Id of the card's facts. */
  card: string;
  title: string;
  facts: StatedFacts;
  /** Who said so, and when in ms since the epoch. */
  by: string;
  name: string;
  at: number;
}

/** Something that the table's thread has to be told: data, put into words when it is posted. */
export type Announcement =
  /** Messages that are edited in place are behind; nothing is said. */
  | { what: "changed" }
  /** `pressed`: the hash has been public since the lobby, and the presses of Join and Start are mixed in. */
  | { what: "started"; seedHash: string; pressed?: true }
  /** A practice table goes on from a moment of another game. */
  | { what: "played-on"; seedHash: string }
  /** `disputable`: the cards whose facts were said in it, with their keys for a button. */
  | {
      what: "happened";
      seatNames: readonly string[];
      events: readonly Event[];
      disputable?: readonly { key: string; title: string }[];
      /** An effect by hand that may be objected to or undone. */
      objectable?: { id: number; because: string };
    }
  /** The player had one possibility, and it was taken at once. */
  | { what: "forced"; seat: SeatIndex; sentence: string }
  | { what: "objected"; objection: OpenObjection }
  | { what: "objection-word"; seat: SeatIndex; word: HandWord; missing: readonly SeatIndex[] }
  | {
      what: "objection-settled";
      objection: OpenObjection;
      word: HandWord;
      how: "agreed" | "judged" | "own";
      name?: string;
    }
  | { what: "disputed"; dispute: OpenDispute; voters: readonly SeatIndex[] }
  | { what: "dispute-agreed"; seat: SeatIndex; missing: readonly SeatIndex[] }
  /** Whoever read it off the card puts it right; `undone`: what was done with it cannot be done so. */
  | { what: "reading-corrected"; seat: SeatIndex; title: string; facts: StatedFacts; undone?: true }
  /** `undone`: the step that waited cannot be taken with the right facts. */
  | {
      what: "dispute-settled";
      dispute: OpenDispute;
      how: "agreed" | "judged" | "withdrawn";
      name?: string;
      undone?: true;
    }
  /** A player calls a judge; one takes it; somebody writes what all could agree to; one agrees; what it has come to. */
  | { what: "judge-called"; call: JudgeCall }
  | { what: "call-taken"; number: number; name: string; seat: SeatIndex }
  | { what: "call-worded"; number: number; wording: CallWording; missing: readonly SeatIndex[] }
  | { what: "call-agreed"; seat: SeatIndex; missing: readonly SeatIndex[] }
  /** `text`: empty where nothing was said; `name`: which judge has answered, or had taken it. */
  | {
      what: "call-settled";
      number: number;
      seat: SeatIndex;
      question: string;
      how: "answered" | "agreed" | "withdrawn" | "lapsed";
      text: string;
      name?: string;
      role: string | null;
      near: readonly string[];
    }
  /** A judge's word, to be kept for the server; what a player took back, to be forgotten. */
  | { what: "judged"; guild: string; judged: Judged; judge: Judge }
  | { what: "unlearned"; guild: string; card: string; names: readonly FactName[]; by: string }
  | { what: "learned"; guild: string; learned: readonly Learned[] }
  /** `secret`: nobody sees who has answered already; `quiet`: this player has, and is not pinged. */
  | {
      what: "reminder";
      userId: string;
      decision: number;
      secret?: boolean;
      /** What is answered in secret, where it is no aftermath. */
      about?: "declare" | "draw";
      quiet?: boolean;
      /** By direct message too, which names the table and leads to its thread. */
      direct?: { name: string; thread: string };
      /** More time that a button gives, in ms, where the table has deadlines. */
      more?: number;
    }
  /**
   * Somebody's time is over. `at`: when, in ms since the epoch; absent in what earlier versions have left unsaid. `how`: what
   * comes of it, where anything can; `needed`: how many votes it takes to go on. `secret`: nobody sees who has answered already, and all who were asked are named.
   */
  | {
      what: "expired";
      how: Expiry;
      seats: readonly SeatIndex[];
      /** Whom it pings. */
      users: readonly string[];
      decisions: readonly number[];
      needed: number;
      secret?: true;
      /** More time that a button gives, in ms. */
      more: number;
    }
  /** A player votes to go on; `missing`: how many votes it still takes. */
  | { what: "go-on"; seat: SeatIndex; missing: number }
  /** What was done for somebody whose time was over, for them alone. */
  | { what: "done-for"; userId: string; name: string; answers: number }
  | { what: "time-given"; name: string; ms: number; seats: readonly SeatIndex[]; secret?: true }
  /** Somebody calls time; `waits`: it takes effect once what play waits for is settled. */
  | { what: "time-called"; name: string; waits?: true }
  /** By direct message alone: this user acts after the one who is asked now. */
  | { what: "next"; userId: string; name: string; thread: string }
  /** Reminding has been of no use: whoever opened the table is told. */
  | { what: "stalled"; host: string; seats: readonly SeatIndex[]; secret?: true; clock?: true }
  /** A vacation that was announced, in ms since the epoch. */
  | { what: "away"; seat: SeatIndex; from: number; until: number }
  | { what: "paused"; name: string; at?: number }
  | { what: "resumed"; name: string }
  /** Somebody is asked to play a seat; `missing`: the users who have still to agree. */
  | { what: "seat-offered"; seat: SeatIndex; number: number; userId: string; name: string; missing: readonly string[] }
  | { what: "seat-agreed"; seat: SeatIndex; by: string; name: string; missing: readonly string[] }
  | { what: "seat-refused"; seat: SeatIndex; name: string; substitute: string }
  /** Somebody else plays it now; `former` has played it until then. */
  | { what: "seat-taken"; seat: SeatIndex; userId: string; name: string; former: string; judged?: true }
  | { what: "seat-taken-back"; seat: SeatIndex; userId: string; substitute: string }
  /** A judge or the host had the table made anew from its log; `lost`: so many steps could not be played any more. */
  | { what: "rebuilt"; name: string; lost: number }
  /** A player asks whether a step may be taken back; `events` would not have happened. */
  | {
      what: "undo-asked";
      request: number;
      seat: SeatIndex;
      asked: readonly SeatIndex[];
      events: readonly Event[];
    }
  | { what: "undo-agreed"; seat: SeatIndex; missing: readonly SeatIndex[] }
  /** `by`: who refuses, or the player who asked for it; null where a judge called `judge` does. `last`: no more requests in this turn. */
  | { what: "undo-refused"; seat: SeatIndex; by: SeatIndex | null; judge?: string; last: boolean }
  /** Play has gone on in a way that leaves nothing to agree to. */
  | { what: "undo-lapsed"; seat: SeatIndex }
  | { what: "moved" }
  /** Nobody has done anything for six days; `pausedAt`: since when it is paused, in ms since the epoch. */
  | { what: "quiet"; pausedAt: number | null }
  | { what: "over"; seed: string }
  | { what: "ended"; by: string; seed: string | null };

export function parseAnnouncement(text: string): Announcement {
  return JSON.parse(text) as Announcement; // a parsed boundary: only `applyEntry` writes the outbox
}
