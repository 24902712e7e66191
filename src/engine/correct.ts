/** What a judge corrects, or a player takes back, of a card's facts while a game runs. */
import { unknownFacts, withFacts } from "./actions/by-hand.ts";
import { type CardFacts, cardFactsSchema, type FactName, type StatedFacts } from "./cards/facts.ts";
import { checkNeutralized } from "./changes/in-force/damage.ts";
import { emit, open } from "./changes/work.ts";
import type { Event } from "./events/event.ts";
import type { Game } from "./state/game.ts";
import { liesOpen } from "./state/lookup.ts";
import { ABILITIES } from "./state/vocabulary.ts";
import { advance } from "./turn/flow.ts";
import { withTypesKnown } from "./turn/setup.ts";

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
  const right = withFacts(mayRetype(game, index) ? withoutType(before, facts.type) : before, known(game, index, facts));
  work.game.facts = game.facts.map((other, at) => (at === index ? right : other));
  work.game.awaiting = withTypesKnown(work.game, work.game.awaiting);
  work.game.unsaid = game.unsaid.filter((one) => game.cards[one.card]?.facts !== index);
  work.game.awaiting = work.game.awaiting.filter(
    (one) =>
      one.kind !== "fact" ||
      game.cards[one.card]?.facts !== index ||
      unknownFacts(work.game.facts[index] ?? before).some((name) => one.facts.includes(name)),
  );
  const shown = game.cards.some((one, id) => one.facts === index && liesOpen(game, id));
  if (shown) emit(work, { type: "fact-corrected", title: before.title, facts });
  checkNeutralized(work, before.title);
  advance(work);
  return { game: work.game, events: work.events };
}

/** The game with what has been stated of a card, and nothing else of it. `card`: id of the card's facts. */
export function withStated(game: Game, card: CardFacts["id"], facts: StatedFacts): Game {
  return { ...game, facts: game.facts.map((other) => (other.id === card ? withFacts(other, facts) : other)) };
}

/** A card that lies in play, or has been declared, stays what it came as: it goes by its type in too many ways. */
function mayRetype(game: Game, index: number): boolean {
  return !game.cards.some(({ facts, play, zone }) => facts === index && (play !== null || zone === "declared"));
}

function known(game: Game, index: number, facts: StatedFacts): StatedFacts {
  const { type, ...rest } = facts;
  return type === undefined || mayRetype(game, index) ? facts : rest;
}

/** The card as it is before its type is put right: what it says goes by its type. */
function withoutType(card: CardFacts, type: CardFacts["type"]): CardFacts {
  if (type === undefined || type === card.type) return card;
  const { type: _, text: __, ...rest } = card;
  return rest;
}

/** A card's facts without these: nobody has stated them. */
export function withoutFacts(card: CardFacts, names: readonly FactName[]): CardFacts {
  const { abilities } = card;
  const left = ABILITIES.flatMap((ability) => {
    const value = abilities?.[ability];
    return value === undefined || names.includes(ability) ? [] : [[ability, value] as const];
  });
  // What a card says goes by its type.
  const gone: readonly string[] = names.includes("type") ? [...names, "text"] : names;
  const kept = Object.entries(card).filter(([name]) => !gone.includes(name));
  return cardFactsSchema.parse({
    ...Object.fromEntries(kept),
    ...(abilities === undefined ? {} : { abilities: Object.fromEntries(left) }),
  });
}
