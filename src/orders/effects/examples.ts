import { type CardInPlayView, MARKS, type SeatView, type View } from "../../engine/index.ts";
import { ABILITY_WORDS, cardsInPlay, NON_PLAYER_WORDS, ownSeat, RACE_WORDS } from "../../views/index.ts";
import { numberOf } from "../numbers.ts";
import { orderWords } from "../words.ts";
import { betweenPlayers, ofTheGalaxy, ofVotesAndVictory } from "./examples-politics.ts";
import { joined, seldom } from "./examples-seldom.ts";

/** Where tension and unrest end, and what no player's influence rating goes below. engine: Tension; Influence */
const [LEAST, MOST, LEAST_RATING] = [1, 5, 3];
/** The most that one effect gives. */
const MOST_AMOUNT = 20;

/** So many of the cards that were discarded last are offered by name. */
const MOST_TAKEN_BACK = 3;

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

/** Where there is room for some of it, the sentence with as much of the number as there is room for. */
function within(room: number, wanted: number, sentence: (amount: number) => string): string[] {
  const amount = Math.min(wanted, room);
  return amount > 0 ? [sentence(amount)] : [];
}

/**
 * Effects that would change something now, as far as this view tells, each as `readEffect` reads it: the own first, then
 * others', then cards'. The number that was typed is taken as far as it goes.
 */
export function effectExamples(view: View, typed: string): string[] {
  const n = amountIn(typed);
  const me = ownSeat(view);
  const others = view.seats.filter(({ seat, eliminated }) => seat !== me?.seat && !eliminated);
  const open = view.conflicts.filter(({ result }) => result === null);
  const titles = open.map(({ title }) => title);
  const forces = Object.entries(NON_PLAYER_WORDS).map(([force, words]) => ({
    name: words.replace(/^the /u, ""),
    has: Object.entries(view.influence).find(([one]) => one === force)?.[1] ?? 0,
  }));
  return [
    ...(me ? ofSeat(me, "", n) : []),
    ...(me ? ofVotesAndVictory(me, view, "", n) : []),
    ...alliance(view, me),
    ...ofTheGalaxy(view),
    ...(view.round === "action" ? ["end the action round", "may act once more"] : []),
    ...(view.vote === null ? ["call a vote of the players", "call a sealed vote of the players"] : []),
    ...(view.vote === null ? [view.isa ? "call a vote of the Alliance" : "call a Babylon 5 vote"] : []),
    ...others.flatMap((other) => [
      ...(me ? between(view, me, other, n) : []),
      ...ofSeat(other, `${other.name} `, n),
      ...ofVotesAndVictory(other, view, `${other.name} `, n),
      ...within(room(other), n, (amount) => `transfer ${amount} influence from ${other.name} to me`),
    ]),
    ...(me ? me.abroad.flatMap(({ race, toward }) => tension(RACE_WORDS[race], toward, n)) : []),
    ...forces.flatMap(({ name, has }) => [
      `${name} gains ${n} influence`,
      ...(name === "Babylon 5" ? [`${name} gains ${n} temporary influence`] : []),
      ...within(has, n, (amount) => `${name} loses ${amount} influence`),
    ]),
    ...(me ? joined(others, n) : []),
    ...view.conflicts.flatMap(({ title, participants }) =>
      participants.map((one) => `raise the used ability of ${one.title} by ${n} in ${title}`),
    ),
    ...open.flatMap(({ title, form, participants }) => [
      ...participants.map((one) => `withdraw ${one.title} from ${title}`),
      `add ${n} support to ${title}`,
      `cancel ${title}`,
      `prolong ${title}`,
      `count ${title} as lost intrigue`,
      ...(form === "opposable" ? [`add ${n} opposition to ${title}`] : []),
    ]),
    ...view.seats.flatMap((seat) => cardsInPlay(seat).flatMap((card) => ofCard(card, seat, me, n, titles))),
  ];
}

const room = ({ rating }: SeatView) => rating - LEAST_RATING;

/** What one player gains, loses, draws and so on; the own player is not named. */
function ofSeat(seat: SeatView, who: string, n: number): string[] {
  const verb = (word: string) => `${who}${word}${who === "" ? "" : "s"}`;
  return [
    `${verb("gain")} ${n} influence`,
    ...within(room(seat), n, (amount) => `${verb("lose")} ${amount} influence`),
    `${verb("gain")} ${n} power`,
    `${verb("lose")} ${n} power`,
    ...within(seat.deckSize, n, (amount) => `${verb("draw")} ${amount}`),
    ...within(seat.crusadeSize ?? 0, n, (amount) => `${verb("draw")} ${amount} from the Crusade pile`),
    ...(seat.reserveSize ? [`${verb("take")} a card from the reserve`] : []),
    ...within(seat.handSize, n, (amount) => `${verb("discard")} ${amount}`),
    ...(seat.deckSize > 0 ? [`${verb("search")} the deck for a card`, `${verb("shuffle")} the deck`] : []),
    ...(seat.discard.length > 0 ? [`${verb("return")} a card from the discard pile`] : []),
    ...seat.discard.slice(-MOST_TAKEN_BACK).map(({ title }) => `take back ${title}`),
    ...(seat.handSize > 0 ? [`${verb("show")} the hand`] : []),
    ...(who === "" ? [] : within(seat.handSize, n, (amount) => `${verb("show")} ${amount} random cards`)),
    ...within(MOST - seat.unrest, n, (amount) => `${verb("raise")} unrest by ${amount}`),
    ...within(seat.unrest - LEAST, n, (amount) => `${verb("lower")} unrest by ${amount}`),
    ...within(seat.spent, n, (amount) => `${verb("restore")} ${amount} influence`),
    `${verb("gain")} ${n} additional influence`,
    `${verb("gain")} no influence this turn`,
    ...(seat.began && seat.rating > seat.began.rating ? [`set back the influence of ${seat.name}`] : []),
    ...(seat.began && seat.unrest !== seat.began.unrest ? [`set back the unrest of ${seat.name}`] : []),
  ];
}

function tension(name: string, now: number, n: number): string[] {
  return [
    ...within(MOST - now, n, (amount) => `raise tension toward ${name} by ${amount}`),
    ...within(now - LEAST, n, (amount) => `lower tension toward ${name} by ${amount}`),
  ];
}

function between(view: View, me: SeatView, other: SeatView, n: number): string[] {
  return [
    ...tension(other.name, me.tensions[other.seat] ?? 0, n),
    ...within(room(me), n, (amount) => `transfer ${amount} influence to ${other.name}`),
    ...betweenPlayers(view, me, other, n),
  ];
}

function alliance({ isa }: View, me: SeatView | null): string[] {
  if (!isa) return ["found the Interstellar Alliance"];
  return [me && isa.members.includes(me.seat) ? "leave the Interstellar Alliance" : "join the Interstellar Alliance"];
}

const DAMAGED: readonly string[] = ["character", "fleet", "location"];

function ofCard(
  card: CardInPlayView,
  seat: SeatView,
  me: SeatView | null,
  n: number,
  open: readonly string[],
): string[] {
  const { title, type, damage, severe, neutralized, rotated, isAmbassador } = card;
  const damageable = type !== null && DAMAGED.includes(type);
  const hurt = damage > 0 || severe > 0 || neutralized;
  const when = (is: boolean, ...sentences: string[]) => (is ? sentences : []);
  return [
    rotated ? `ready ${title}` : `rotate ${title}`,
    ...when(damage > 0 || neutralized, `heal ${title}`),
    ...when(hurt, `fully heal ${title}`),
    ...within(damage, n, (amount) => `repair ${title} by ${amount}`),
    ...within(severe, n, (amount) => `repair severe damage of ${title} by ${amount}`),
    ...when(damageable && !neutralized, `damage ${title} by ${n}`, `neutralize ${title}`),
    ...when(damageable && neutralized, `severely damage ${title} by ${n}`),
    ...when(
      !isAmbassador,
      `discard ${title}`,
      `return ${title} to hand`,
      `remove ${title} from the game`,
      `take control of ${title} until the end of the turn`,
    ),
    ...when(type === "character" && card.row === "supporting", `move ${title} to the inner circle`),
    ...when(type === "character" && card.row === "inner" && !isAmbassador, `move ${title} to the supporting cards`),
    ...when(type === "location" && seat.seat !== me?.seat, `conquer ${title}`),
    ...when(!card.blanked, `blank ${title}`),
    `put ${n} ${n === 1 ? "token" : "tokens"} on ${title}`,
    ...when(me?.drakh === true, `put ${n} chaos ${n === 1 ? "token" : "tokens"} on ${title}`),
    ...within(card.chaos ?? 0, n, (amount) => `take ${amount} chaos ${amount === 1 ? "token" : "tokens"} off ${title}`),
    ...within(card.tokens ?? 0, n, (amount) => `take ${amount} ${amount === 1 ? "token" : "tokens"} off ${title}`),
    ...ofAbilities(card),
    ...MARKS.flatMap((mark) => [
      ...when(damageable, `${title} gains ${n} ${mark} mark${n === 1 ? "" : "s"}`),
      ...within(
        card.marks[mark] ?? 0,
        n,
        (amount) => `${title} loses ${amount} ${mark} mark${amount === 1 ? "" : "s"}`,
      ),
    ]),
    ...seldom(card, seat, me, n, open),
  ];
}

/** By its highest ability; a card without one is left out. */
function ofAbilities({ title, abilities }: CardInPlayView): string[] {
  const known = Object.entries(abilities).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  const [best, second] = known.sort((a, b) => b.value - a.value);
  const words = Object.fromEntries(Object.entries(ABILITY_WORDS));
  if (!best) return [];
  const highest = words[best.name] ?? best.name;
  return [
    `double ${title}'s ${highest}`,
    `halve all abilities of ${title}`,
    ...(second ? [`${title} uses ${highest} as ${words[second.name] ?? second.name}`] : []),
  ];
}
