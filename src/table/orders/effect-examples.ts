import type { View } from "../../engine/index.ts";
import { cardsInPlay, NON_PLAYER_WORDS, ownSeat } from "../../views/index.ts";
import { numberOf } from "./numbers.ts";
import { wordsOf } from "./words.ts";

/** The number in a text that is still being typed, for the examples to have it too; 1 where there is none. */
function amountIn(typed: string): number {
  for (const word of wordsOf(typed)) {
    const number = numberOf(word);
    if (number !== null && number >= 1 && number <= 20) return number;
  }
  return 1;
}

/** Effects that could be carried out now, each as `readEffect` reads it: the own first, then others', then cards'. */
export function effectExamples(view: View, typed: string): string[] {
  const n = amountIn(typed);
  const own = ownSeat(view)?.seat;
  const others = view.seats.filter(({ seat, eliminated }) => seat !== own && !eliminated);
  const cards = view.seats.flatMap((seat) => cardsInPlay(seat).map(({ title }) => title));
  const open = view.conflicts.filter(({ result }) => result === null);
  const forces = Object.values(NON_PLAYER_WORDS).map((words) => words.replace(/^the /u, ""));
  const mine = [
    `gain ${n} influence`,
    `lose ${n} influence`,
    `gain ${n} power`,
    `lose ${n} power`,
    `draw ${n}`,
    `discard ${n}`,
    `raise unrest by ${n}`,
    `lower unrest by ${n}`,
    `restore ${n} influence`,
    "found the Interstellar Alliance",
    "join the Interstellar Alliance",
    "leave the Interstellar Alliance",
    "call a Babylon 5 vote",
    "call a vote of the players",
    "call a sealed vote of the players",
  ];
  return [
    ...mine,
    ...others.flatMap(({ name }) => [
      `raise tension toward ${name} by ${n}`,
      `lower tension toward ${name} by ${n}`,
      `transfer ${n} influence to ${name}`,
      `${name} gains ${n} influence`,
      `${name} loses ${n} influence`,
      `${name} gains ${n} power`,
      `${name} loses ${n} power`,
      `${name} draws ${n}`,
      `${name} discards ${n}`,
      `${name} raises unrest by ${n}`,
      `${name} lowers unrest by ${n}`,
      `start war with ${name}`,
      `end war with ${name}`,
      `start free trade with ${name} for ${n} influence each`,
      `end free trade with ${name}`,
    ]),
    ...forces.flatMap((force) => [`${force} gains ${n} influence`, `${force} loses ${n} influence`]),
    ...open.flatMap(({ title }) => [`add ${n} support to ${title}`, `add ${n} opposition to ${title}`]),
    ...[...new Set(cards)].flatMap((title) => [
      `ready ${title}`,
      `rotate ${title}`,
      `heal ${title}`,
      `neutralize ${title}`,
      `discard ${title}`,
      `return ${title} to hand`,
      `remove ${title} from the game`,
      `move ${title} to the inner circle`,
      `take control of ${title} until the end of the turn`,
      `damage ${title} by ${n}`,
      `severely damage ${title} by ${n}`,
      `repair ${title} by ${n}`,
      `fully heal ${title}`,
      `blank ${title}`,
      `double ${title}'s diplomacy`,
      `halve all abilities of ${title}`,
      `${title} uses intrigue as diplomacy`,
    ]),
  ];
}
