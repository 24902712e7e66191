/** What a judge corrects, or a player takes back, of a card's facts while a game runs. */
import { unknownFacts, withFacts } from "./actions/by-hand.ts";
import { type CardFacts, cardFactsSchema, type FactName, type StatedFacts } from "./cards/facts.ts";
import type { Event } from "./event.ts";
import { advance } from "./flow.ts";
import type { Game } from "./game.ts";
import { isOpen } from "./lookup.ts";
import { checkNeutralized } from "./rules/damage.ts";
import { ABILITIES } from "./vocabulary.ts";
import { emit, open } from "./work.ts";

/**
 * The game with other facts of a card, from now on: what was paid, won or counted with the old ones stays as it was.
 * Said in public only where the card lies face up somewhere. The same game where it has no such card.
 *
 * @param card id of the card's facts
 */
export function correctFacts(game: Game, card: CardFacts["id"], facts: StatedFacts): { game: Game; events: Event[] } {
  const index = game.facts.findIndex(({ id }) => id === card);
  const before = game.facts[index];
  if (before === undefined) return { game, events: [] };
  const work = open(game);
  work.game.facts = game.facts.map((other, at) => (at === index ? withFacts(other, facts) : other));
  work.game.unsaid = game.unsaid.filter((one) => game.cards[one.card]?.facts !== index);
  work.game.awaiting = game.awaiting.filter(
    (one) =>
      one.kind !== "fact" ||
      game.cards[one.card]?.facts !== index ||
      unknownFacts(work.game.facts[index] ?? before).some((name) => one.facts.includes(name)),
  );
  const shown = game.cards.some((one, id) => one.facts === index && isOpen(game, id));
  if (shown) emit(work, { type: "fact-corrected", title: before.title, facts });
  checkNeutralized(work, before.title);
  advance(work);
  return { game: work.game, events: work.events };
}

/** A card's facts without these: nobody has stated them. */
export function withoutFacts(card: CardFacts, names: readonly FactName[]): CardFacts {
  const { abilities } = card;
  const left = ABILITIES.flatMap((ability) => {
    const value = abilities?.[ability];
    return value === undefined || names.includes(ability) ? [] : [[ability, value] as const];
  });
  const kept = Object.entries(card).filter(([name]) => !names.some((each) => each === name));
  return cardFactsSchema.parse({
    ...Object.fromEntries(kept),
    ...(abilities === undefined ? {} : { abilities: Object.fromEntries(left) }),
  });
}
