/** Counts in whole games what people laugh at in a player that is none. */
import {
  type Action,
  apply,
  CARD_PRICE,
  type Game,
  legalActions,
  powerOf,
  type SeatIndex,
  totals,
} from "../../src/engine/index.ts";

/** So much influence that lies there at the end of a turn is idle. */
const IDLE = 12;
/** More cards than these are a hoard. */
const HOARD = 8;
/** So much influence is left over. */
const LEFT_OVER = 6;
/** A deck is kept from getting thinner than this. */
const THIN_DECK = 20;
const LASTING: ReadonlySet<string> = new Set(["character", "fleet", "location", "group"]);

/** How often each was seen; see `FolliesOf`. */
export interface Follies {
  turns: number;
  /** Turns in which a conflict could be declared, and own conflicts that came about; how many of these were lost. */
  could: number;
  declared: number;
  lost: number;
  /** Lost own conflicts which no card of the player's supported, though one could have. */
  forsaken: number;
  /** Deeds of the action round and aftermaths, and those of them that changed nothing but what they cost. */
  deeds: number;
  idle: number;
  /** Deeds by which only an opponent is better off. */
  gifts: number;
  /** Cards that supported somebody else's conflict. */
  others: number;
  /** Own cards in conflicts that they did not decide: lost although supported, won although opposed. */
  vain: number;
  /** Turns that ended with one character in the inner circle, another in play, and much influence. */
  alone: number;
  /** Turns that ended with too many cards, all that was bought among them. */
  hoards: number;
  /** Turns that ended with 6 influence or more after all was bought, though there was room in the hand and in the deck for a card. */
  unspent: number;
  /**
   * Turns in which the player passed for the last time with 6 influence or more, though somebody of the inner circle could have
   * rotated to build; or to promote, or to sponsor what stays in play, for no more influence than was left after all was bought.
   * A mercenary is anybody's to hire, so that nothing is left undone where it alone could have come or been promoted.
   */
  lazy: number;
  /** The deck was empty at the end. */
  empty: number;
}

const NONE: Follies = {
  turns: 0,
  could: 0,
  declared: 0,
  lost: 0,
  forsaken: 0,
  deeds: 0,
  idle: 0,
  gifts: 0,
  others: 0,
  vain: 0,
  alone: 0,
  hoards: 0,
  unspent: 0,
  lazy: 0,
  empty: 0,
};

type Conflict = Game["conflicts"][number];

/** A conflict as it was last seen before it was resolved, whether the watched seat could have supported it, and how it went. */
interface Open {
  game: Game;
  conflict: Conflict;
  able: boolean;
  won: boolean | undefined;
}

/** Whether somebody could have built, and the least influence that anything else worth doing would have taken. */
interface Undone {
  builds: boolean;
  least: number;
}

/** Watches a seat through one game. */
export class FolliesOf {
  readonly counts: Follies = { ...NONE };
  #last: Game | null = null;
  #open = new Map<number, Open>();

  /** Cards that were bought in this turn, and what was left undone when the player last passed. */
  #bought = 0;
  #undone: Undone | null = null;

  constructor(private readonly seat: SeatIndex) {}

  /** A position that play has come to, whoever is to act. */
  sees(game: Game): void {
    const last = this.#last;
    if (last && last.turn !== game.turn) this.#turnEnded(last, game);
    this.#conflicts(game);
    this.#last = game;
  }

  /** What the seat does, and what that makes of the game. */
  does(before: Game, action: Action, after: Game): void {
    const asked = before.awaiting.find(({ seat }) => seat === this.seat)?.kind;
    if (asked === "declare") {
      const could = legalActions(before, this.seat).some(
        ({ action: { type } }) => type === "declare" || type === "declare-war",
      );
      if (could) this.counts.could += 1;
    }
    if (action.type === "buy") this.#bought = action.cards;
    if (asked === "action") this.#undone = action.type === "pass" ? this.#undoneIn(before) : null;
    if (action.type === "support") {
      const own = before.conflicts.find(({ id }) => id === action.conflict)?.initiator;
      if ((action.side ?? own) !== this.seat) this.counts.others += 1;
    }
    if ((asked !== "action" && action.type !== "aftermath") || action.type === "pass") return;
    this.counts.deeds += 1;
    if (!["rotate", "play", "place", "trigger", "heal", "aftermath"].includes(action.type)) return;
    const { own, others } = this.#gains(before, after);
    if (own <= 0 && others > 0) this.counts.gifts += 1;
    else if (own <= 0 && others === 0 && !this.#changes(before, after)) this.counts.idle += 1;
  }

  ended(game: Game): Follies {
    this.sees(game);
    // In the turn that ends the game conflicts are declared as well.
    if (!game.seats[this.seat]?.eliminated) this.#resolveAll();
    if ((game.seats[this.seat]?.deck.length ?? 0) === 0) this.counts.empty += 1;
    return this.counts;
  }

  /** @param game as it was last seen in the turn, which may be before the last cards are bought; `next` the next turn begins. */
  #turnEnded(game: Game, next: Game): void {
    const bought = this.#bought;
    const undone = this.#undone;
    this.#bought = 0;
    this.#undone = null;
    const state = game.seats[this.seat];
    const then = next.seats[this.seat];
    if (!state || !then || state.eliminated) return;
    this.counts.turns += 1;
    this.#resolveAll();
    const rows = game.inPlay.flatMap((id) => {
      const card = game.cards[id];
      if (card?.play?.controller !== this.seat || game.facts[card.facts]?.type !== "character") return [];
      return [card.play.row];
    });
    const inner = rows.filter((row) => row === "inner").length;
    if (inner === 1 && rows.length > 1 && state.unspent >= IDLE) this.counts.alone += 1;
    if (then.hand.length > HOARD) this.counts.hoards += 1;
    const paid = CARD_PRICE * Math.min(bought, Math.max(0, state.deck.length - then.deck.length));
    const left = state.unspent + state.additional - paid;
    if (undone && (undone.builds || left >= undone.least)) this.counts.lazy += 1;
    if (left >= LEFT_OVER && then.deck.length > THIN_DECK && then.hand.length < HOARD) this.counts.unspent += 1;
  }

  #undoneIn(game: Game): Undone | null {
    const influence = ({ seats }: Game) => (seats[this.seat]?.unspent ?? 0) + (seats[this.seat]?.additional ?? 0);
    if ((game.seats[this.seat]?.unspent ?? 0) < LEFT_OVER) return null;
    let builds = false;
    let least = Number.POSITIVE_INFINITY;
    for (const { action, needs } of legalActions(game, this.seat)) {
      if (action.type === "build") builds = true;
      if (needs.length > 0 || (action.type !== "promote" && action.type !== "sponsor")) continue;
      const { type = "event", keywords } = game.facts[game.cards[action.card]?.facts ?? -1] ?? {};
      if (!LASTING.has(type) || keywords?.includes("Mercenary")) continue;
      const then = apply(game, action);
      if (then.ok) least = Math.min(least, influence(game) - influence(then.game));
    }
    return builds || least < Number.POSITIVE_INFINITY ? { builds, least } : null;
  }

  /** As each conflict was last seen before it was gone. */
  #conflicts(game: Game): void {
    for (const conflict of game.conflicts) {
      const before = this.#open.get(conflict.id);
      const able = before?.able || this.#ableTo(game, conflict);
      // Once it has been resolved, nobody takes part in it any more.
      const stands = before === undefined || conflict.result === null ? { game, conflict } : before;
      this.#open.set(conflict.id, { ...stands, able, won: conflict.result?.won });
    }
  }

  #ableTo(game: Game, conflict: Conflict): boolean {
    if (conflict.initiator !== this.seat) return false;
    if (game.awaiting[0]?.seat !== this.seat || game.awaiting[0].kind !== "action") return false;
    return legalActions(game, this.seat).some(
      ({ action }) => action.type === "support" && action.conflict === conflict.id,
    );
  }

  #resolveAll(): void {
    for (const seen of this.#open.values()) this.#resolved(seen);
    this.#open.clear();
  }

  #resolved({ game, conflict, able, won: was }: Open): void {
    const mine = conflict.participants.filter(
      ({ card, as }) => as !== "attack" && game.cards[card]?.play?.controller === this.seat,
    );
    const { support, opposition } = totals(game, conflict);
    const won = was ?? support > opposition;
    if (conflict.initiator === this.seat) {
      this.counts.declared += 1;
      if (!won) {
        this.counts.lost += 1;
        if (mine.length === 0 && able) this.counts.forsaken += 1;
        this.counts.vain += mine.length;
      }
    } else if (won) this.counts.vain += mine.filter(({ as }) => as === "oppose").length;
  }

  /** What the seat has more and what the others have, in points. */
  #gains(before: Game, after: Game): { own: number; others: number } {
    const worth = (game: Game, seat: SeatIndex) => {
      const { unspent = 0, spent = 0, unrest = 0, hand = [], additional = 0 } = game.seats[seat] ?? {};
      return powerOf(game, seat) + unspent + spent + additional - unrest + hand.length / 4;
    };
    let others = 0;
    for (const seat of before.seats.keys()) if (seat !== this.seat) others += worth(after, seat) - worth(before, seat);
    return { own: worth(after, this.seat) - worth(before, this.seat), others };
  }

  /** Whether anything is otherwise than that a card has been used and paid for. */
  #changes(before: Game, after: Game): boolean {
    const told = (game: Game) =>
      JSON.stringify([
        game.seats.map(({ rawPower, unrest, tensions, hand, unspent, spent }) => [
          rawPower,
          unrest,
          tensions,
          hand.length,
          unspent + spent,
        ]),
        game.conflicts.map((conflict) => totals(game, conflict)),
        game.inPlay,
        game.inPlay.map((id) => {
          const play = game.cards[id]?.play;
          return play && [play.row, play.damage, play.severe, play.neutralized, play.controller];
        }),
      ]);
    if (told(before) !== told(after)) return true;
    const modified = (game: Game) => JSON.stringify({ ...game, cards: 0, seats: 0, awaiting: 0 }).length;
    return Math.abs(modified(after) - modified(before)) > 120;
  }
}

/** The counts of several games together. */
export function summed(all: readonly Follies[]): Follies {
  const sum = { ...NONE };
  for (const one of all) for (const name of Object.keys(NONE) as (keyof Follies)[]) sum[name] += one[name];
  return sum;
}
