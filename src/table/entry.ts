import type {
  Action,
  Duel,
  Effect,
  Event,
  Faction,
  Generator,
  HouseRules,
  Race,
  Revision,
  RuleSetId,
  SeatIndex,
  Setup,
  StatedFacts,
} from "../engine/index.ts";
import type { Habits } from "../settings/habits.ts";
import type { Language } from "../settings/languages.ts";
import type { Manners } from "../settings/manners.ts";
import type { PassUntil } from "./ahead/ahead.ts";
import type { Past } from "./disputes/taking-back.ts";
import type { SeatDeck } from "./seats/own-seat.ts";
import type { Beginning } from "./seats/played-on.ts";
import type { HandWord, Pace, TableSeat, Timing } from "./table.ts";
import type { TableClock } from "./waiting/clocks.ts";

/**
 * One line of a table's log: everything that applying it needs, so that the log alone makes the table again. `at` is in ms
 * since the epoch; `by` is the Discord user; `edition` is of the bot that took it, where that has not played at this table before;
 * `scripted` is what the script of a lesson does after it, for any seat.
 */
export type LogEntry = { at: number; by: string; edition?: string; scripted?: readonly Action[] } & (
  | {
      type: "created";
      id: string;
      guild: string;
      channel: string;
      thread: string;
      name: string;
      rules: RuleSetId;
      /** There exactly where `rules` is "house". */
      house?: HouseRules;
      pace: Pace;
      /** Absent at tables that opened before answers had deadlines. */
      clock?: TableClock;
      /** Absent where everything goes in order. */
      timing?: "together";
      /** Absent where nobody has chosen any; `leagueManners`: its league has. */
      manners?: Manners;
      leagueManners?: true;
      hostDisplay: string;
      /** A lesson for whoever opens it. */
      lesson?: true;
      /** In which language it speaks; absent at every table that speaks English. */
      language?: Language;
      /** Practice opponents play on where no person plays any more: a league waits for what comes of it. */
      unattended?: true;
      /** Secret. Tables that opened before it was drawn so early have it in `started`. */
      seed?: string;
      /** Secret. It goes on from a moment of another game, at once: only with a seed. */
      from?: Beginning;
    }
  /** `press`: Discord's id of the interaction that said so, which is mixed into the shuffles. */
  | { type: "joined"; seat: TableSeat; press?: string }
  | { type: "left" }
  /** One who was seated by somebody else comes, by this press. */
  | { type: "seat-confirmed"; press?: string }
  /** Whoever opened the table has a practice opponent sit down, or has the last one go. */
  | { type: "practice-seated"; seat: TableSeat }
  | { type: "practice-left" }
  | {
      type: "seat-changed";
      change: {
        race?: Race;
        faction?: Faction;
        ambassador?: string;
        deck?: string;
        own?: SeatDeck | null;
        deckChosen?: boolean;
      };
    }
  /** How the hands of two players come about from now on; null: they are chosen. */
  | { type: "duel-changed"; duel: Duel | null }
  /** Whether all declare and draw at once from now on. `judge`: whoever says so may judge in that server. */
  | { type: "timing-changed"; timing: Timing; judge?: true }
  /** In which language it speaks from now on. `judge`: whoever says so may judge in that server. */
  | { type: "language-changed"; language: Language; judge?: true }
  /** What its manners are from now on. `judge`: whoever says so may judge in that server. */
  | { type: "manners-changed"; manners: Manners; judge?: true }
  /** What the house rules are from now on. `judge`: whoever says so may judge in that server. */
  | { type: "house-changed"; house: HouseRules; judge?: true }
  /**
   * The setup is whole, with the facts of every card: later changes of the data do not change this game. `generator`:
   * what it draws from; games that began before that was noted draw from xoshiro128. `seed`: of a table that opened without
   * one; no press is mixed into it. `revision`: by which reading of the rules it goes; games that began before that was noted
   * go by the first. `onlyChoices`: an open question with one possible answer is answered at once.
   */
  | {
      type: "started";
      setup: Setup;
      seed?: string;
      generator?: Generator;
      revision?: Revision;
      press?: string;
      onlyChoices?: true;
    }
  /** Taken in order, all or none: an answer about a card's facts and the action that needed it go together. */
  | { type: "acted"; actions: readonly Action[] }
  /**
   * Secret. The player passes in this action round whenever that is asked, until one of these comes about; it holds from now
   * on, and takes the place of what was said before.
   */
  | { type: "pass-until"; until: readonly PassUntil[] }
  /**
   * Secret. What the player does when it is asked, the first at once where it is asked now; each hangs on the one before it.
   * `thenPass`: what is passed until, once the last has been done; without actions, the last that waits already.
   */
  | { type: "ordered"; actions: readonly Action[]; thenPass?: readonly PassUntil[] }
  /** Secret. The player takes back the pass, the order of this number with what hangs on it, or all that was said of aftermaths. */
  | { type: "ahead-dropped"; what: "pass" | "aftermaths" | number }
  /** Secret. The player is skipped at aftermaths while holding none, or no longer. */
  | { type: "skip-aftermaths"; on: boolean }
  /** By the moderator, as its time has come: no aftermath of those who are skipped and hold none, by their decisions. */
  | { type: "answered-for"; decisions: readonly number[] }
  /** A player doubts what was read off a card, named by its key; another agrees with it; whoever said it takes it back. */
  | { type: "disputed"; card: string }
  | { type: "dispute-agreed"; card: string }
  | { type: "dispute-withdrawn"; card: string }
  /** The right figures, by whoever read them off the card. */
  | { type: "reading-corrected"; card: string; facts: StatedFacts }
  /** A judge's word about a card of the game, by the id of its facts; `keep`: the server is to keep it too; `more`: about others. */
  | {
      type: "facts-judged";
      card: string;
      facts: StatedFacts;
      name: string;
      keep?: true;
      more?: readonly { card: string; facts: StatedFacts }[];
    }
  /** About an effect by hand, by its number: who did it takes it back; another player objects, or gives a word; a judge's word. */
  | { type: "hand-undone"; effect: number }
  | { type: "objected"; effect: number }
  | { type: "objection-word"; effect: number; word: HandWord }
  | { type: "objection-judged"; effect: number; word: HandWord; name: string }
  /**
   * A player's step is taken back, by its number, with what came after it: these lines of the log, counted from 0, count no
   * more, and `what` has not happened. `past`: the numbers that were given by then and are not given again. Applied to
   * the table that the other lines make.
   */
  | {
      type: "undone";
      act: number;
      seat: SeatIndex;
      lines: readonly number[];
      what: readonly Event[];
      past: Past;
      agreed?: readonly SeatIndex[];
      judge?: string;
    }
  /** A player asks for that where others have acted since; `what` would not have happened. */
  | { type: "undo-asked"; act: number; what: readonly Event[] }
  /** A judge without a seat does by hand what a card says, for this player; `name`: what the judge is called. */
  | {
      type: "judge-effect";
      seat: SeatIndex;
      effect: Effect;
      because: string;
      holder?: number;
      name: string;
    }
  /** A judge without a seat looks at this player's hidden cards. */
  | { type: "looked"; seat: SeatIndex; name: string }
  /**
   * A player calls a judge. `shown`: titles of rulings that were shown before; `role`: the role that judges in the server;
   * `near`: what those are called who have answered there lately; `channel`: where its judges are told, if not here.
   */
  | {
      type: "judge-called";
      question: string;
      shown: readonly string[];
      role: string | null;
      near: readonly string[];
      channel?: string;
    }
  /**
   * About an open call, by its number: a judge takes it; answers it, in words or with none; whoever called takes it back; a
   * player writes down what the table could agree to; another agrees; nobody has come.
   */
  | { type: "call-taken"; call: number; name: string }
  | { type: "call-answered"; call: number; name: string; text: string }
  | { type: "call-withdrawn"; call: number }
  | { type: "call-worded"; call: number; text: string }
  | { type: "call-agreed"; call: number; wording: number }
  | { type: "call-lapsed"; call: number }
  /** A word to such a request, by its number. `judge`: what the judge is called who decides. */
  | { type: "undo-word"; request: number; word: "agree" | "refuse"; judge?: string }
  /** Play stops, or goes on, by the word of who is called this. `judge`: whoever says so may judge in that server. */
  | { type: "paused"; name: string; judge?: true }
  | { type: "resumed"; name: string; judge?: true }
  /**
   * Somebody is asked to play a seat in its player's place, and called this; who is asked agrees, or will not have it; whose
   * seat it is plays it again. `judge`: as before.
   */
  | { type: "seat-offered"; seat: SeatIndex; user: string; name: string; judge?: true }
  | { type: "seat-agreed"; offer: number; judge?: true; habits?: Habits }
  | { type: "seat-refused"; offer: number; name: string; judge?: true }
  | { type: "seat-taken-back"; habits?: Habits }
  /** The table goes on in another thread, under this channel. `judge`: whoever says so may judge in that server. */
  | { type: "moved"; channel: string; thread: string; judge?: true }
  /** The players of these decisions are reminded. */
  | { type: "reminded"; decisions: readonly number[] }
  /** The time for these decisions is over. `actions`: what is done for whoever owes them, where the table does that. */
  | { type: "expired"; decisions: readonly number[]; actions?: readonly Action[] }
  /** A player would have the table go on without these answers. `actions`: what is done then for whoever owes them. */
  | { type: "go-on"; decisions: readonly number[]; actions: readonly Action[] }
  /** More time, in ms, for whoever else is waited for. `judge`: whoever says so may judge in that server. */
  | { type: "time-given"; ms: number; name: string; judge?: true }
  /** Time is called, by the host, by whom `judge` says may judge or run this table, or by the `league` that it belongs to. */
  | { type: "time-called"; name: string; judge?: true; league?: true }
  /** The players of these decisions have been reminded enough: the host is told. */
  | { type: "stalled"; decisions: readonly number[] }
  /** What the table is to know of this player's habits from now on. */
  | { type: "habits"; habits: Habits }
  /** Nobody has done anything for long: the table is asked whether it is still there; somebody is. `judge`: as before. */
  | { type: "quiet" }
  | { type: "stayed"; judge?: true }
  | { type: "ended" }
  /**
   * Whose seats these were, or who opened the table, or was the `substitute` in those, has had their data deleted: once the
   * game is over, nobody is named.
   */
  | { type: "forgotten"; seats: readonly SeatIndex[]; host: boolean; substitute?: readonly SeatIndex[] }
  /**
   * The table was made anew from the first `upTo` lines of its log; what came between them and this one counts no more.
   * `name`: who asked for it, where somebody did.
   */
  | { type: "rebuilt"; upTo: number; name?: string }
);
export type EntryType = LogEntry["type"];
export type LogEntryOf<T extends EntryType> = Extract<LogEntry, { type: T }>;

/** Reads a line of a log that this bot has written. */
export function parseEntry(line: string): LogEntry {
  return JSON.parse(line) as LogEntry; // a parsed boundary: `applyEntry` checks what it says
}
