/** Effects that would change something now, as the records of their families say them. */
import type { SeatView, Verb, View } from "../../engine/index.ts";
import { cardsInPlay, NON_PLAYER_WORDS, ownSeat, RACE_WORDS } from "../../views/index.ts";
import { numberOf } from "../numbers.ts";
import { orderWords } from "../words.ts";
import { JOINING, SAID } from "./families/index.ts";
import type { Examples, NamedDoer, Now, Occasion } from "./record.ts";

/** What is offered first on each occasion; what is not named here follows. */
const FIRST: Readonly<Partial<Record<Occasion, readonly Verb[]>>> = {
  seat: [
    "gain-influence",
    "lose-influence",
    "gain-power",
    "lose-power",
    "draw",
    "fetch",
    "discard",
    "take",
    "shuffle-deck",
    "take-back",
    "show-hand",
    "show-random",
    "raise-unrest",
    "lower-unrest",
    "restore-influence",
    "add-influence",
    "bar-gains",
    "set-back-influence",
    "set-back-unrest",
    "force-vote",
    "give-vote",
    "claim-victory",
    "need-less-power",
    "bar-victory",
    "allow-victory",
    "join-isa",
    "leave-isa",
  ],
  table: [
    "found-isa",
    "join-isa",
    "leave-isa",
    "begin-shadow-war",
    "shadow-war-at",
    "end-shadow-war",
    "force-vote",
    "give-vote",
    "dictate-league",
    "end-action-round",
  ],
  other: ["raise-tension", "lower-tension", "transfer-influence", "start-state", "end-state", "suspend-state"],
  force: ["gain-influence", "swell-influence"],
  seldom: [
    "when",
    "pay",
    "do-then",
    "do-both",
    "sponsor",
    "discount",
    "allow-conflict",
    "bar-conflicts",
    "for-each",
    "ready",
    "damage",
    "if",
    "choose",
    "pick",
  ],
  openConflict: ["withdraw", "add-support", "cancel-conflict", "prolong", "count-as"],
  card: [
    "ready",
    "rotate",
    "heal",
    "fully-heal",
    "repair",
    "damage",
    "neutralize",
    "severe-damage",
    "discard-card",
    "return-to-hand",
    "remove",
    "take-control",
    "move",
    "conquer",
    "blank",
    "put-tokens",
    "take-tokens",
    "multiply-ability",
    "use-as",
    "gain-mark",
    "purge-mark",
    "change-ability",
    "promote",
    "gain-trait",
    "become-ambassador",
    "turn-drakh",
    "tend",
    "become-enhancement",
    "attack",
    "take-part",
    "lessen-damage",
    "copy-text",
    "attach",
    "convert-mark",
    "transfer-mark",
    "replace",
  ],
};

/** The records that have something to offer on an occasion, in the order in which it is offered. */
function offering<O extends Occasion>(occasion: O): readonly NonNullable<Examples[O]>[] {
  const all = Object.entries({ ...SAID, ...JOINING }).flatMap(([verb, { examples }]) => {
    const offer = examples[occasion];
    return offer === undefined ? [] : [{ verb, offer }];
  });
  const order: readonly string[] = FIRST[occasion] ?? [];
  const place = (verb: string) => (order.includes(verb) ? order.indexOf(verb) : order.length);
  return all.sort((a, b) => place(a.verb) - place(b.verb)).map(({ offer }) => offer);
}

const SEAT = offering("seat");
const TABLE = offering("table");
const OTHER = offering("other");
const ABROAD = offering("abroad");
const FORCE = offering("force");
const SELDOM = offering("seldom");
const CONFLICT = offering("conflict");
const OPEN_CONFLICT = offering("openConflict");
const CARD = offering("card");

/** The most that one effect gives. */
const MOST_AMOUNT = 20;

/** The words that are no number: a number is answered by what is possible, which may be less. */
export function withoutNumbers(typed: string): string[] {
  const words = orderWords(typed);
  return words.filter((word, at) => numberOf(word) === null || isName(words, at));
}

/** The "5" of "Babylon 5" is part of a name. */
const isName = (words: readonly string[], at: number) => words[at] === "5" && words[at - 1] === "babylon";

/** The number in a text that is still being typed, for the examples to have it too; 1 where there is none. */
function amountIn(typed: string): number {
  for (const [at, word] of orderWords(typed).entries()) {
    const number = isName(orderWords(typed), at) ? null : numberOf(word);
    if (number !== null && number >= 1) return Math.min(number, MOST_AMOUNT);
  }
  return 1;
}

/** The own player is not named. */
function doerOf(seat: SeatView, me: SeatView | null): NamedDoer {
  const own = seat.seat === me?.seat;
  const who = own ? "" : `${seat.name} `;
  return { who, own, verb: (word) => (own ? word : `${who}${word}s`) };
}

/**
 * Effects that would change something now, as far as this view tells, each as `readEffect` reads it: the own first, then
 * others', then cards'. The number that was typed is taken as far as it goes.
 */
export function effectExamples(view: View, typed: string): string[] {
  const me = ownSeat(view);
  const others = view.seats.filter(({ seat, eliminated }) => seat !== me?.seat && !eliminated);
  const open = view.conflicts.filter(({ result }) => result === null);
  const now: Now = { view, me, others, n: amountIn(typed), open };
  const ofSeat = (seat: SeatView) => SEAT.flatMap((offer) => offer(seat, doerOf(seat, me), now));
  const forces = Object.entries(NON_PLAYER_WORDS).map(([force, words]) => ({
    name: words.replace(/^the /u, ""),
    has: Object.entries(view.influence).find(([one]) => one === force)?.[1] ?? 0,
  }));
  return [
    ...(me ? ofSeat(me) : []),
    ...TABLE.flatMap((offer) => offer(now)),
    ...others.flatMap((other) => [...(me ? OTHER.flatMap((offer) => offer(other, me, now)) : []), ...ofSeat(other)]),
    ...(me?.abroad ?? []).flatMap(({ race, toward }) =>
      ABROAD.flatMap((offer) => offer(RACE_WORDS[race], toward, now)),
    ),
    ...forces.flatMap(({ name, has }) => FORCE.flatMap((offer) => offer(name, has, now))),
    ...(me ? SELDOM.flatMap((offer) => offer(others[0], now)) : []),
    ...view.conflicts.flatMap((conflict) => CONFLICT.flatMap((offer) => offer(conflict, now))),
    ...open.flatMap((conflict) => OPEN_CONFLICT.flatMap((offer) => offer(conflict, now))),
    ...view.seats.flatMap((seat) =>
      cardsInPlay(seat).flatMap((card) => CARD.flatMap((offer) => offer(card, seat, now))),
    ),
  ];
}
