/**
 * Seats of practice opponents: who plays them is in the table's log like everybody else, and what they do is done as anybody
 * does it. Here stands only when; what they do, `src/opponent/` finds out.
 */
import { askedInSecret, type Game, maySit, type SeatIndex } from "../../engine/index.ts";
import type { LogEntryOf } from "../entry.ts";
import { type EntryOutcome, no, yes } from "../entry-outcome.ts";
import { rulesRefuse } from "../refusal.ts";
import { MOST_SEATS, type Table } from "../table.ts";
import { isHalted } from "../waiting/clocks.ts";
import { isPracticeUser } from "./bot-users.ts";

/** What the table calls one that plays in somebody's place. */
export const BOT_NAME = "the bot";

/** Whoever opened the table has a practice opponent sit down. */
export function practiceSeated(table: Table, { by, seat }: LogEntryOf<"practice-seated">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  if (by !== table.host) return no({ code: "not-bots-host", host: table.host });
  if (table.seats.length >= MOST_SEATS) return no({ code: "table-full", seats: MOST_SEATS });
  if (!isPracticeUser(seat.userId) || table.seats.some(({ userId }) => userId === seat.userId))
    return no({ code: "stale" });
  const refusal = maySit(
    table,
    seat,
    table.seats.map((each) => ({ ...each, name: each.display })),
  );
  if (refusal) return { ok: false, refused: rulesRefuse(refusal) };
  return yes({ ...table, seats: [...table.seats, seat] });
}

/** The practice opponent that sat down last goes again. */
export function practiceLeft(table: Table, { by }: LogEntryOf<"practice-left">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  if (by !== table.host) return no({ code: "not-bots-host", host: table.host });
  const last = table.seats.findLast(({ userId }) => isPracticeUser(userId));
  return last ? yes({ ...table, seats: table.seats.filter((seat) => seat !== last) }) : no({ code: "no-bot-here" });
}

/** Whether everything that is printed on this seat's cards is known: a bot cannot read them off. */
export function isComplete({ cards, facts }: Game, seat: SeatIndex): boolean {
  return cards.every(({ owner, facts: index }) => owner !== seat || facts[index]?.complete === true);
}

/** What a practice opponent owes: a decision, or (null) its agreement to play this step fast and loose. */
export interface PracticeTurn {
  readonly seat: SeatIndex;
  readonly userId: string;
  readonly decision: number | null;
  /** When it answers, in ms since the epoch. */
  readonly at: number;
}

/**
 * A moment of thought, in ms: what is asked in secret takes the same time whatever the hand holds, and so does everything where
 * nobody waits for it.
 */
const OPEN_MS = 1_200;
const SECRET_MS = 3_000;

/**
 * What practice opponents are to do, the next first; nothing while play waits for something else, and where no person plays
 * any more, unless the table is to come to its end without one.
 */
export function practiceTurns(table: Table): PracticeTurn[] {
  const { game, phase, seats, lastAt = 0 } = table;
  if (phase !== "playing" || game === null || isHalted(table)) return [];
  const isBot = (seat: SeatIndex) => isPracticeUser(seats[seat]?.userId ?? "") && !game.seats[seat]?.eliminated;
  const alone = !seats.some(({ userId }, seat) => !isPracticeUser(userId) && !game.seats[seat]?.eliminated);
  if (alone && !table.unattended) return [];
  const userOf = (seat: SeatIndex) => seats[seat]?.userId ?? "";
  const secret = askedInSecret(game);
  const owed = game.awaiting
    // What is printed on a card only whoever has it can say.
    .filter(({ seat, kind }) => isBot(seat) && kind !== "fact")
    .map(({ seat, id }): PracticeTurn => {
      const since = table.waiting.find(({ decision }) => decision === id)?.since ?? lastAt;
      return {
        seat,
        userId: userOf(seat),
        decision: id,
        at: since + (alone || secret.includes(id) ? SECRET_MS : OPEN_MS),
      };
    });
  const { loose } = game;
  const agreeing =
    loose && !loose.on
      ? [...seats.keys()]
          .filter((seat) => isBot(seat) && !loose.agreed.includes(seat))
          .map((seat): PracticeTurn => ({ seat, userId: userOf(seat), decision: null, at: lastAt + OPEN_MS }))
      : [];
  // Nobody acts in a step that is about to be played otherwise.
  return [...agreeing, ...(agreeing.length > 0 ? [] : owed)].sort((a, b) => a.at - b.at);
}

/** When the next of them is due, in ms since the epoch; null for never. */
export const practiceAt = (table: Table): number | null => practiceTurns(table)[0]?.at ?? null;
