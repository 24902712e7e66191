import type { Faction, Race, Refusal, Stuck } from "../engine/index.ts";
import type { LessonStep } from "../lesson/script.ts";
import type { Pace, Phase, Stop } from "./table.ts";

/** What keeps an effect by hand from being undone: what was seen by it, a shuffle, or what it did since. */
export type StuckByHand = Stuck | "seen" | "shuffled";

/** Why somebody cannot play in another's place. */
export type NoSubstitute =
  | "lobby"
  | "nobody"
  | "out"
  | "plays-it"
  | "owner"
  | "seated"
  | "looked"
  | "bot"
  | "not-here"
  | "manners"
  | "unread"
  | "whose-bot"
  | "whose";

/** What the table itself says "no" to, before the game is asked. */
export type TableRefusal =
  | { code: "no-table" }
  | { code: "table-exists" }
  | { code: "not-in-lobby"; phase: Phase }
  | { code: "not-playing"; phase: Phase }
  | { code: "seated-already"; race: Race }
  | { code: "not-seated" }
  /** They have conceded, surrendered or been eliminated. */
  | { code: "out-of-game" }
  /** Asked from outside the table's server by somebody without a seat. */
  | { code: "elsewhere"; thread: string }
  | { code: "table-full"; seats: number }
  | { code: "too-few-seats"; seats: number }
  | { code: "not-over" }
  /** These were seated for another game, and have not come. */
  | { code: "not-all-came"; users: readonly string[]; until: number }
  /** No practice opponent sits in the lobby. */
  | { code: "no-bot-here" }
  /** Only whoever opened the table has practice opponents sit down and go. */
  | { code: "not-bots-host"; host: string }
  /** The seat's deck was registered for a league. */
  | { code: "deck-sealed" }
  | { code: "no-such-deck"; deck: string }
  | { code: "no-deck-for-faction"; race: Race; faction: Faction }
  | { code: "no-such-ambassador"; text: string; has: readonly string[] }
  /** Somebody else plays the asker's seat. */
  | { code: "seat-given"; name: string }
  | { code: "no-substitute"; why: NoSubstitute; name: string }
  | { code: "not-your-seat-to-give" }
  | { code: "no-offer" }
  | { code: "not-your-offer" }
  | { code: "agreed-to-offer" }
  | { code: "no-seat-to-take-back" }
  | { code: "not-your-seat" }
  | { code: "not-host"; host: string }
  | { code: "not-house-maker"; host: string }
  | { code: "not-timing-maker"; host: string }
  | { code: "rules-are-fixed" }
  | { code: "language-is-fixed" }
  | { code: "not-language-maker"; host: string }
  | { code: "manners-are-fixed" }
  | { code: "manners-of-league" }
  | { code: "not-manners-maker"; host: string }
  | { code: "takebacks-never" }
  /** Play waits until somebody lets it go on. */
  | { code: "paused"; name: string }
  | { code: "paused-already"; name: string }
  | { code: "not-paused" }
  /** Play waits until a fact of this card is settled. */
  | { code: "disputed"; title: string }
  | { code: "nothing-to-dispute" }
  | { code: "own-word" }
  | { code: "not-your-word" }
  | { code: "not-your-reading" }
  | { code: "nothing-to-correct"; title: string }
  | { code: "agreed-already" }
  | { code: "too-late-to-withdraw"; title: string }
  /** Play waits until an objection to an effect by hand is settled. */
  | { code: "objected"; because: string }
  | { code: "nothing-to-object" }
  | { code: "nothing-to-undo" }
  | { code: "own-effect" }
  | { code: "not-your-effect" }
  | { code: "word-given" }
  | { code: "objection-late"; pace: Pace; over: "turn" | "time" }
  | { code: "cannot-undo"; because: string; stuck: StuckByHand }
  /** Why nothing of this player's can be taken back: `own`, by the step itself; by what came after it otherwise. */
  | { code: "undo-stuck"; why: Stop; own: boolean }
  /** Whoever sits at a table does not judge it so. */
  | { code: "judge-sits" }
  /** About calls for a judge. */
  | { code: "call-open" }
  | { code: "no-call" }
  | { code: "no-call-in-lesson" }
  | { code: "call-taken" }
  | { code: "call-unanswered" }
  | { code: "not-your-call" }
  | { code: "call-agreed" }
  | { code: "caller-muted"; until: number }
  | { code: "called-often"; ms: number }
  | { code: "undo-refused" }
  | { code: "undo-open" }
  | { code: "undo-over" }
  /** The game is over, or its table closed. */
  | { code: "undo-after-end"; phase: "over" | "ended" }
  | { code: "undo-not-asked" }
  | { code: "undo-agreed" }
  /** To pass ahead is for the action round. */
  | { code: "pass-ahead-later" }
  | { code: "pass-until-what" }
  /** Whoever has orders waiting does not pass. */
  | { code: "orders-wait"; sentence: string }
  | { code: "no-orders" }
  | { code: "too-many-orders"; most: number; wait: number }
  | { code: "pass-among-orders" }
  | { code: "order-after-pass"; sentence: string }
  | { code: "declares-and-not" }
  | { code: "draws-twice" }
  | { code: "orders-use-twice"; title: string }
  | { code: "nothing-ahead" }
  /** Nobody else is waited for, so nobody can be given time; the table has no deadlines. */
  | { code: "nobody-waited-for" }
  | { code: "no-deadlines" }
  | { code: "too-much-time"; ms: number }
  /** The others vote whether to go on, each once. */
  | { code: "own-time" }
  | { code: "voted-already" }
  /** A vacation that is longer than what is left in this game. */
  | { code: "vacation-too-long"; table: string; days: number; left: number }
  /** In a lesson the script needs something else first: this step, done so. */
  | { code: "lesson"; step: LessonStep; wanted: string }
  /** The decision that was answered is no longer the present one. */
  | { code: "stale" };

export type TableRefusalCode = TableRefusal["code"];

/** A "no" from the table or from the rules. */
export type Refused = { from: "table"; refusal: TableRefusal } | { from: "rules"; refusal: Refusal };

export const tableRefuses = (refusal: TableRefusal): Refused => ({ from: "table", refusal });
export const rulesRefuse = (refusal: Refusal): Refused => ({ from: "rules", refusal });
