/** How an order says one kind of action: one record, in the file of its family. */
import type { Action, ActionOf, ActionType, CardId, ConflictId, SeatIndex } from "../../engine/index.ts";
import type { SeenCard } from "../../views/index.ts";
import { findCard, findConflict, findPlayer } from "../name-search.ts";
import type { NounNames, Nouns } from "../nouns.ts";
import type { Phrases } from "../phrases.ts";
import type { Joint } from "../verbs.ts";
import { orderWords, wordsOfSentence } from "../words.ts";

export interface ActionOrder<T extends ActionType> {
  /** How it is said, for whoever has said only the beginning of it. */
  readonly form?: string;
  /** What a legal action of this kind is about: by what is named in the order it is told from the others. */
  names?(action: ActionOf<T>, naming: Naming): Parts;
  /**
   * The action that is meant by an order that fits no legal one, so that the refusal is about the right cards: perhaps one
   * of another kind. Null where it is not understood.
   */
  meant?(order: AttemptedOrder): Action | null;
  /** What stands after "on" is no target. */
  readonly onIsNoTarget?: true;
}

export type ActionOrders = { readonly [T in ActionType]?: ActionOrder<T> };

/** What an action is about, by the place in the order where it is named. */
export interface Parts {
  readonly main: NounNames | null;
  readonly joined: Joined;
}

type Joined = Readonly<Partial<Record<Joint, NounNames>>>;

export type Aim = NonNullable<ActionOf<"play">["target"]>;

const EVERYTHING: NounNames = ["babylon 5", "babylon five", "the game", "the whole game", "everybody"].map((name) =>
  orderWords(name),
);

/** Names what a legal action is about. */
export class Naming {
  readonly sentence: string;
  readonly nouns: Nouns;

  constructor(sentence: string, nouns: Nouns) {
    this.sentence = sentence;
    this.nouns = nouns;
  }

  /** With the number that the sentence gives to the second card of one name. */
  card(id: CardId): NounNames {
    // A card that the view does not show by its title (an own face-down one) is called what the sentence calls it.
    return this.#numbered(id) ?? [wordsOfSentence(this.sentence).slice(1)];
  }

  #numbered(id: CardId): NounNames | null {
    const title = this.nouns.cards.get(id)?.card.title;
    if (title === undefined) return null;
    const number = this.sentence.split(`${title} #`)[1]?.match(/^\d+/u)?.[0];
    return number === undefined ? this.nouns.card(id) : [[...orderWords(title), number]];
  }

  aim(target: Aim | undefined): NounNames | undefined {
    switch (target?.what) {
      case undefined:
        return undefined;
      case "card":
        return this.card(target.card);
      case "player":
        return this.nouns.player(target.seat);
      case "conflict":
        return this.nouns.conflict(target.conflict);
    }
  }

  on(target: Aim | undefined): Joined {
    const names = this.aim(target);
    return names ? { on: names } : {};
  }

  /** "on the one and the other", or just one of them where that is enough to tell. */
  onBoth(first: Aim | undefined, second: Aim | undefined): Joined {
    if (second === undefined) return this.on(first);
    const [one = [], other = []] = [this.aim(first), this.aim(second)];
    return { on: one.flatMap((name) => other.map((also) => [...name, ...orderWords("and"), ...also])) };
  }

  /** An enhancement that concerns everybody lies on no target; a player may say what it is on all the same. */
  onEverything(id: CardId, target: Aim | undefined): Joined {
    return target === undefined && this.nouns.cards.get(id)?.card.type === "enhancement" ? { on: EVERYTHING } : {};
  }

  by(joint: Joint, id: CardId | undefined): Joined {
    return id === undefined ? {} : { [joint]: this.card(id) };
  }

  /** What the sentence says after this, as words. */
  said(after: RegExp): string[] {
    return orderWords(after.exec(this.sentence)?.[1] ?? "");
  }
}

export const using = (type: string | undefined): Joined => (type === undefined ? {} : { using: [[type]] });

/** The id of no conflict: while none is open, it does not matter which was named. */
const NONE_OPEN = 0;

/** An order that fits nothing legal, as one way to cut it reads, with what its names are likeliest to mean. */
export class AttemptedOrder {
  readonly main: Phrases["main"];
  readonly joined: Phrases["joined"];
  readonly seat: SeatIndex;
  readonly nouns: Nouns;
  /** The card that does it; whoever would where nobody is named. */
  readonly by: CardId | null;
  /** Undefined where none is named; null where what is named is nowhere to be seen. */
  readonly target: Aim | null | undefined;

  constructor({ main, joined }: Phrases, seat: SeatIndex, nouns: Nouns) {
    this.main = main;
    this.joined = joined;
    this.seat = seat;
    this.nouns = nouns;
    this.by = joined.with ? this.inPlay(joined.with) : this.readyInner;
    this.target = joined.on ? this.aim(joined.on) : undefined;
  }

  /** The card of this name, one's own hand first. */
  inHand(phrase: readonly string[] | undefined): CardId | null {
    return this.found(phrase, ({ where }) => (where === "hand" ? 3 : where === "options" ? 2 : 0));
  }

  /** The card of this name, one's own cards in play first. */
  inPlay(phrase: readonly string[] | undefined): CardId | null {
    return this.found(phrase, this.#ownPlay);
  }

  found(phrase: readonly string[] | undefined, prefer: (seen: SeenCard) => number): CardId | null {
    return phrase && phrase.length > 0 ? findCard(phrase, this.nouns, prefer) : null;
  }

  player(phrase: readonly string[] | undefined): SeatIndex | null {
    return phrase && phrase.length > 0 ? findPlayer(phrase, this.nouns) : null;
  }

  /** The card behind the verb, as one of the hand. */
  get card(): CardId | null {
    return this.inHand(this.main);
  }

  /** The card behind the verb, as one in play. */
  get mine(): CardId | null {
    return this.inPlay(this.main);
  }

  /** Whoever would do it where nobody is named: a ready inner circle card, the ambassador first. */
  get readyInner(): CardId | null {
    const inner = [...(this.nouns.view.seats[this.seat]?.inner ?? [])].sort(
      (a, b) => Number(b.isAmbassador) - Number(a.isAmbassador),
    );
    return (inner.find(({ rotated, neutralized }) => !rotated && !neutralized) ?? inner[0])?.id ?? null;
  }

  get on(): { target?: Aim } {
    const { target } = this;
    return target ? { target } : {};
  }

  aim(phrase: readonly string[]): Aim | null {
    const seat = findPlayer(phrase, this.nouns);
    if (seat !== null) return { what: "player", seat };
    const card = findCard(phrase, this.nouns, (seen) => (seen.where === "play" ? 1 + this.#ownPlay(seen) : -1));
    if (card !== null && this.nouns.cards.get(card)?.where === "play") return { what: "card", card };
    const conflict = findConflict(phrase, this.nouns);
    return conflict === null ? null : { what: "conflict", conflict };
  }

  get openConflict(): ConflictId {
    return this.nouns.view.conflicts.find(({ result }) => result === null)?.id ?? NONE_OPEN;
  }

  conflictNamed(phrase: readonly string[]): ConflictId | null {
    return findConflict(phrase, this.nouns) ?? (this.openConflict === NONE_OPEN ? NONE_OPEN : null);
  }

  /** Whether its seat is asked this. */
  isAsked(what: string): boolean {
    return this.nouns.view.awaiting.some(({ seat, kind }) => seat === this.seat && kind === what);
  }

  #ownPlay = (seen: SeenCard): number =>
    seen.where !== "play" ? 0 : seen.seat === this.seat ? 4 + Number(seen.inPlay?.row === "inner") : 1;
}

/** Actions that nothing is named with: an order that says more means something else. */
export const alone =
  (
    type: Extract<
      ActionType,
      | "agree-to-victory"
      | "concede"
      | "declare-nothing"
      | "discard-agenda"
      | "keep"
      | "loose"
      | "mulligan"
      | "object"
      | "pass"
      | "reveal-agenda"
      | "start-with-any"
      | "wait"
    >,
  ) =>
  ({ main, seat }: AttemptedOrder): Action | null =>
    main.length > 0 ? null : { type, seat };

/** Actions that name one card in play. */
export const ofMine =
  (type: "choose-ambassador" | "discard-inner" | "heal" | "reveal" | "take") =>
  ({ mine, seat }: AttemptedOrder): Action | null =>
    mine === null ? null : { type, seat, card: mine };

/** Actions that are told by the one card that they name. */
export const byCard = ({ card }: { card: CardId }, naming: Naming): Parts => ({ main: naming.card(card), joined: {} });
