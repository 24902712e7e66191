/** One game of four over days, at a table of the bot's own and in simulated time. */
import { loadLibrary } from "../../src/catalogue/library.ts";
import {
  type Action,
  type AheadKind,
  aheadKind,
  anytimeActions,
  type LegalAction,
  legalActions,
  legalAhead,
  mayVoteInAdvance,
  mostUrgent,
  refusedAhead,
  usedTwice,
  viewFor,
} from "../../src/engine/index.ts";
import { greedy } from "../../src/opponent/greedy.ts";
import { aheadOf, MOST_ORDERS } from "../../src/table/ahead/ahead.ts";
import { calledWith } from "../../src/table/ahead/calling.ts";
import { applyEntry } from "../../src/table/apply-entry.ts";
import type { LogEntry } from "../../src/table/entry.ts";
import { newSeat, setupOf } from "../../src/table/seats/lobby.ts";
import type { Table } from "../../src/table/table.ts";
import { Answering, PRESS_MS } from "./answering.ts";

const SEATS = 4;
/** What only answers what others do, or is no use ahead. */
const NOT_AHEAD: ReadonlySet<Action["type"]> = new Set(["attack", "wait", "loose", "surrender", "discard-agenda"]);
/** The actions of a round that a player plans at once. */
const MOST_ACTIONS = 5;
/** A Monday, 08:00 UTC. */
const BEGINS = Date.UTC(2026, 0, 5, 8);
/** A visit that takes more presses than this would never end. */
const MOST_PRESSES = 500;

/** What a table does so that nobody waits for nothing, and its players use. */
export interface Way {
  /** Declarations and draws of all at once. */
  together: boolean;
  /** Orders for later, passing until something touches oneself, aftermaths of the turn, no aftermaths for a whole turn. */
  ahead: boolean;
  /** What to discard, to buy and to declare next, before the turn's end and without having seen the new cards. */
  unseen: boolean;
}

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
  /** The questions with which others were called. */
  readonly #openings = new Set<number>();
  #pings = 0;
  #messages = 0;
  readonly #way: Way;

  constructor(seed: string, way: Way) {
    this.#way = way;
    this.#answering = new Answering(`answers ${seed}`);
    this.#table = opened(seed, way);
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
    }
    this.#asked.delete(seat);
    if (this.#way.ahead) this.#saysAhead(seat);
  }

  /** Everybody who is asked now, and was not before, will come; with the first action of a round all who play are called. */
  #call(): void {
    for (let seat = 0; seat < SEATS; seat++) {
      if (!this.#owes(seat)) this.#asked.delete(seat);
      else if (!this.#asked.has(seat)) {
        this.#asked.add(seat);
        this.#ping(seat);
      }
    }
    const { action, vote } = this.#table.opening ?? {};
    for (const { decision } of [action, vote].flatMap((opening) => opening ?? [])) {
      if (this.#openings.has(decision)) continue;
      this.#openings.add(decision);
      for (const seat of calledWith(this.#table, [decision])?.seats ?? []) this.#ping(seat);
    }
  }

  #ping(seat: number): void {
    this.#pings++;
    // Whoever will come anyway comes no later for it.
    if (this.#visits.has(seat)) return;
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
    const asked = mostUrgent(game.awaiting, seat);
    const legal = legalActions(game, seat);
    const { action } = greedy(viewFor(game, { seat }), legal);
    if (this.#way.ahead && asked?.kind === "action") {
      this.#orders(seat);
      return;
    }
    const none = legal.find((one) => one.action.type === "standing" && one.action.answer === "turn");
    const quiet = this.#way.ahead && asked?.kind === "aftermath" && action.type === "pass" && none;
    this.#says(seat, quiet ? none.action : this.#way.ahead ? aimed(action, legal) : action);
  }

  /** What the player wants to do in this action round, one after the other, and to pass then until something touches them. */
  #orders(seat: number): void {
    const { game } = this.#table;
    if (!game) return;
    const actions: Action[] = [];
    const waiting = this.#waiting(seat).length;
    while (actions.length < MOST_ACTIONS && actions.length + waiting < MOST_ORDERS) {
      const possible = legalAhead(game, seat).filter(
        ({ action }) =>
          aheadKind(action) === "action" &&
          refusedAhead(game, seat, [...actions, action]) === null &&
          usedTwice(game, [...actions, action]) === null,
      );
      const next = possible.length === 0 ? null : greedy(viewFor(game, { seat }), possible).action;
      if (next === null || next.type === "pass" || NOT_AHEAD.has(next.type)) break;
      actions.push(next);
    }
    const by = { at: this.#now, by: userOf(seat) };
    if (actions.length > 0) this.#enter({ type: "ordered", ...by, actions, thenPass: ["touched"] });
    else this.#enter({ type: "pass-until", ...by, until: ["touched"] });
  }

  #hasSaid(seat: number): boolean {
    return aheadOf(this.#table, seat).pass !== undefined || this.#waiting(seat).includes("action");
  }

  /** Before leaving: what to do in this round when asked, and what comes after it, as far as that was not said yet. */
  #saysAhead(seat: number): void {
    this.#answersCards(seat);
    this.#votes(seat);
    const { game } = this.#table;
    if (!game || game.result || game.seats[seat]?.eliminated) return;
    if (game.round === "action" && !this.#hasSaid(seat)) this.#orders(seat);
    this.#aftermaths(seat);
    if (this.#way.unseen) this.#once(seat, "draw");
    if (this.#way.unseen || game.round === "draw") this.#once(seat, "declare");
  }

  /** What may be ordered now of this kind. */
  #possible(seat: number, kind: AheadKind): LegalAction[] {
    const { game } = this.#table;
    if (!game || game.result || game.round === "ready" || game.round === "conflict") return [];
    return legalAhead(game, seat).filter(({ action }) => aheadKind(action) === kind);
  }

  #waiting(seat: number): readonly AheadKind[] {
    return (aheadOf(this.#table, seat).orders ?? []).flatMap(({ action }) => aheadKind(action) ?? []);
  }

  #order(seat: number, actions: readonly Action[]): void {
    if (actions.length === 0 || this.#waiting(seat).length + actions.length > MOST_ORDERS) return;
    this.#enter({ type: "ordered", at: this.#now, by: userOf(seat), actions });
  }

  /** What to discard and buy, or what to declare: as the player would answer now. */
  #once(seat: number, kind: "draw" | "declare"): void {
    const { game } = this.#table;
    const possible = this.#possible(seat, kind);
    if (!game || possible.length === 0 || this.#waiting(seat).includes(kind)) return;
    const { action } = greedy(viewFor(game, { seat }), possible);
    // To keep the hand, and to buy as many as can be paid for.
    const most = possible.findLast((one) => one.action.type === "keep");
    this.#order(seat, [action.type === "keep" && most ? most.action : aimed(action, possible)]);
  }

  /** Each aftermath in hand that may come about in this turn, once. */
  #aftermaths(seat: number): void {
    const { game } = this.#table;
    if (!game || this.#waiting(seat).includes("aftermath") || aheadOf(this.#table, seat).aftermaths !== undefined)
      return;
    const possible = this.#possible(seat, "aftermath");
    const cards = new Set(possible.flatMap(({ action }) => (action.type === "aftermath" ? [action.card] : [])));
    const actions = [...cards].flatMap((card) => {
      const own = possible.filter(({ action }) => action.type === "aftermath" && action.card === card);
      return own.length === 0 ? [] : [greedy(viewFor(game, { seat }), own).action];
    });
    this.#order(seat, actions.slice(0, MOST_ORDERS - this.#waiting(seat).length));
  }

  /** A vote that is being held is answered before its player is called. */
  #votes(seat: number): void {
    const { game } = this.#table;
    if (!game || game.result || !mayVoteInAdvance(game, seat)) return;
    const votes = anytimeActions(game, seat).filter(({ action }) => action.type === "vote");
    if (votes.length > 0) this.#says(seat, greedy(viewFor(game, { seat }), votes).action);
  }

  /** Each card that answers something does so whenever it can; without an aftermath that may come about none is asked for in this turn. */
  #answersCards(seat: number): void {
    const { game } = this.#table;
    if (!game || game.result) return;
    const none = game.round === "action" && this.#possible(seat, "aftermath").length === 0;
    for (const { action } of anytimeActions(game, seat)) {
      if (action.type !== "standing") continue;
      const { card, on, answer } = action;
      const wanted = card === undefined ? none && answer === "turn" : answer === "always" && on === undefined;
      if (wanted) this.#says(seat, action);
    }
  }

  #says(seat: number, action: Action): void {
    this.#enter({ type: "acted", at: this.#now, by: userOf(seat), actions: [action] });
  }

  #enter(entry: LogEntry): void {
    const outcome = applyEntry(this.#table, entry);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refused)}`);
    if (outcome.announcements.some((one) => one.what === "happened" && one.events.length > 0)) this.#messages++;
    this.#table = outcome.table;
  }
}

/** A conflict is declared with its target, where it can be said at once. */
function aimed(action: Action, possible: readonly LegalAction[]): Action {
  if (action.type !== "declare") return action;
  const named = possible.find(
    ({ action: one }) =>
      one.type === "declare" && one.card === action.card && one.as === action.as && one.target !== undefined,
  );
  return named?.action ?? action;
}

const userOf = (seat: number): string => `${1001 + seat}`;

const library = loadLibrary();

function opened(seed: string, { together, ahead }: Way): Table {
  const at = BEGINS;
  let table: Table | null = null;
  const says = (entry: LogEntry): Table => {
    const outcome = applyEntry(table, entry);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refused)}`);
    table = outcome.table;
    return table;
  };
  const timed = together ? ({ timing: "together" } as const) : {};
  const named = { id: "days", guild: "1", channel: "2", thread: "3", name: "Days", hostDisplay: "Player 1" };
  let now = says({ type: "created", at, by: userOf(0), ...named, rules: "engine", pace: "daily", ...timed });
  for (let seat = 0; seat < SEATS; seat++) {
    const free = newSeat(now, library, userOf(seat), `Player ${seat + 1}`, {});
    if (!free.ok) throw new Error(free.refusal.code);
    now = says({ type: "joined", at, by: userOf(seat), seat: free.seat });
  }
  const begins = { setup: setupOf(now, library), seed: `days ${seed}`, generator: "sha256" } as const;
  now = says({ type: "started", at, by: userOf(0), ...begins, ...(ahead ? { onlyChoices: true } : {}) });
  return now;
}

/** A game of so many turns; the same seed, the same game. */
export function daysOf(seed: string, way: Way, turns: number): Days {
  return new Game(seed, way).play(turns);
}
