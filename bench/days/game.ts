/** One game of four over days, at a table of the bot's own and in simulated time. */
import { loadLibrary } from "../../src/catalogue/library.ts";
import { type LegalAction, legalActions, mostUrgent, viewFor } from "../../src/engine/index.ts";
import { greedy } from "../../src/opponent/greedy.ts";
import { applyEntry } from "../../src/table/apply-entry.ts";
import type { Entry } from "../../src/table/entry.ts";
import { newSeat, setupOf } from "../../src/table/lobby.ts";
import type { Table } from "../../src/table/table.ts";
import { Answering, PRESS_MS } from "./answering.ts";

const SEATS = 4;
/** A Monday, 08:00 UTC. */
const BEGINS = Date.UTC(2026, 0, 5, 8);
/** A visit that takes more presses than this would never end. */
const MOST_PRESSES = 500;

/** What a game took, summed over its whole turns. */
export interface Days {
  turns: number;
  ms: number;
  /** Play stood still for somebody: the longest chain of visits in which each was asked for by the one before. */
  waits: number;
  /** Somebody was asked who was not asked for anything before. */
  pings: number;
  /** Steps that the thread tells of. */
  messages: number;
}

interface Visit {
  at: number;
  /** How many visits had to come one after the other until it was asked for, itself included. */
  depth: number;
}

class Game {
  readonly #answering: Answering;
  readonly #lastThere = new Map<number, number>();
  readonly #visits = new Map<number, Visit>();
  readonly #asked = new Set<number>();
  #table: Table;
  #now = BEGINS;
  #depth = 0;
  #pings = 0;
  #messages = 0;

  constructor(seed: string) {
    this.#answering = new Answering(`answers ${seed}`);
    this.#table = opened(seed);
  }

  /** Plays so many turns, or to the end of the game. */
  play(turns: number): Days {
    while (this.#turn < 1) this.#visit();
    const from = this.#so();
    let last = from;
    while (this.#turn <= turns && this.#table.game?.result === null) {
      const { turn } = last;
      this.#visit();
      if (this.#turn > turn) last = this.#so();
    }
    return {
      turns: last.turn - from.turn,
      ms: last.now - from.now,
      waits: last.depth - from.depth,
      pings: last.pings - from.pings,
      messages: last.messages - from.messages,
    };
  }

  get #turn(): number {
    return this.#table.game?.turn ?? 0;
  }

  #so() {
    return { turn: this.#turn, now: this.#now, depth: this.#depth, pings: this.#pings, messages: this.#messages };
  }

  /** Whoever comes next does everything that is asked. */
  #visit(): void {
    this.#call();
    const [next] = [...this.#visits].sort(([, a], [, b]) => a.at - b.at);
    if (next === undefined) throw new Error(`nobody is asked in turn ${this.#turn}`);
    const [seat, { at, depth }] = next;
    this.#visits.delete(seat);
    this.#now = at;
    this.#depth = Math.max(this.#depth, depth);
    for (let presses = 0; this.#owes(seat); presses++) {
      if (presses > MOST_PRESSES) throw new Error(`seat ${seat} does not come to an end in turn ${this.#turn}`);
      this.#press(seat);
      this.#lastThere.set(seat, this.#now);
      this.#now += PRESS_MS;
      if (!this.#owes(seat)) this.#asked.delete(seat);
    }
  }

  /** Everybody who is asked now, and was not before, will come. */
  #call(): void {
    for (let seat = 0; seat < SEATS; seat++) {
      if (!this.#owes(seat)) this.#asked.delete(seat);
      else if (!this.#asked.has(seat)) this.#ping(seat);
    }
  }

  #ping(seat: number): void {
    this.#asked.add(seat);
    this.#pings++;
    const at = this.#answering.comes(seat, this.#now, this.#lastThere.get(seat) ?? null);
    // Whoever is still there keeps nobody waiting.
    const depth = at - this.#now <= PRESS_MS ? this.#depth : this.#depth + 1;
    this.#visits.set(seat, { at, depth });
  }

  #owes(seat: number): boolean {
    const { game } = this.#table;
    return game !== null && game.result === null && mostUrgent(game.awaiting, seat) !== null;
  }

  #press(seat: number): void {
    const { game } = this.#table;
    if (!game) return;
    const chosen = greedy(viewFor(game, { seat }), legalActions(game, seat));
    this.#says(seat, chosen);
  }

  #says(seat: number, { action }: LegalAction): void {
    this.#enter({ type: "acted", at: this.#now, by: userOf(seat), actions: [action] });
  }

  #enter(entry: Entry): void {
    const outcome = applyEntry(this.#table, entry);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refused)}`);
    if (outcome.announcements.some((one) => one.what === "happened" && one.events.length > 0)) this.#messages++;
    this.#table = outcome.table;
  }
}

const userOf = (seat: number): string => `${1001 + seat}`;

const library = loadLibrary();

function opened(seed: string): Table {
  const at = BEGINS;
  let table: Table | null = null;
  const says = (entry: Entry): Table => {
    const outcome = applyEntry(table, entry);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refused)}`);
    table = outcome.table;
    return table;
  };
  const named = { id: "days", guild: "1", channel: "2", thread: "3", name: "Days", hostDisplay: "Player 1" };
  let now = says({ type: "created", at, by: userOf(0), ...named, rules: "engine", pace: "daily" });
  for (let seat = 0; seat < SEATS; seat++) {
    const free = newSeat(now, library, userOf(seat), `Player ${seat + 1}`, {});
    if (!free.ok) throw new Error(free.refusal.code);
    now = says({ type: "joined", at, by: userOf(seat), seat: free.seat });
  }
  const setup = setupOf(now, library);
  now = says({ type: "started", at, by: userOf(0), setup, seed: `days ${seed}`, generator: "sha256" });
  return now;
}

/** A game of so many turns; the same seed, the same game. */
export function daysOf(seed: string, turns: number): Days {
  return new Game(seed).play(turns);
}
