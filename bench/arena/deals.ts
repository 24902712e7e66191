/** What is dealt at the arena: practice decks, as they are or with what comes up in few games. */
import { type CardFacts, leadsFaction, type Setup } from "../../src/engine/index.ts";
import { Dice, practiceSetup, withThinDecks } from "../../test/engine/play/random-player.ts";
import { withRealCards } from "../../test/engine/play/random-real.ts";

/** Each deal is of one kind, by the first word of its name; of none of these, practice decks as they are. */
const KINDS: Readonly<Record<string, (setup: Setup, dice: Dice) => Setup>> = {
  real: withRealCards,
  thin: withThinDecks,
  person: (setup, dice) => withDrakh(withOwnCards(setup, dice)),
  drakh: (setup) => withDrakh(setup, OFTEN),
};

export const isKind = (word: string): boolean => Object.hasOwn(KINDS, word);

/** Whether somebody sits in the first seat who is no practice opponent. */
export const hasPerson = (kind: string): boolean => kind === "person" || kind === "drakh";

/** The setup of this deal: the same each time. */
export function dealt(seats: number, deal: string): Setup {
  const dice = new Dice(`setup ${deal}`);
  const setup = practiceSetup(seats, dice);
  const [kind = ""] = deal.split(" ");
  return KINDS[kind]?.(setup, dice) ?? setup;
}

/** So many kinds of cards in the first seat's deck, and its agendas, are known by their titles alone: its player reads off what is asked. */
const OWN = 12;

function withOwnCards(setup: Setup, dice: Dice): Setup {
  const [first, ...others] = setup.seats;
  if (!first) return setup;
  const plain = [...new Set(first.deck)].flatMap((id) => {
    const card = setup.cards.find((one) => one.id === id);
    return card && !leadsFaction(card, first) && card.type !== undefined ? [card] : [];
  });
  const chosen = new Set([
    ...plain.filter(({ type }) => type === "agenda"),
    ...Array.from({ length: OWN }, () => dice.of(plain)),
  ]);
  const own = [...chosen].map(
    ({ id, title, type, race, conflict }): CardFacts => ({
      id: `own/${id}`,
      title,
      ...(type && { type }),
      ...(race && { race }),
      ...(conflict && { conflict }),
    }),
  );
  const ids = new Set(own.map(({ id }) => id));
  const deck = first.deck.map((id) => (ids.has(`own/${id}`) ? `own/${id}` : id));
  return { ...setup, cards: [...setup.cards, ...own], seats: [{ ...first, deck }, ...others] };
}

/** What a Drakh faction moves its tokens with. */
const DRAKH = ["practice/herdsman-zhoraal", ...Array.from({ length: 4 }, () => "practice/lightless-raiders")];

/** So many times, so that they are drawn in the first turns. */
const OFTEN = 4;

/** The first seat's deck, with what turns it Drakh. */
function withDrakh(setup: Setup, times = 1): Setup {
  const [first, ...others] = setup.seats;
  const drakh = Array.from({ length: times }, () => DRAKH).flat();
  return first ? { ...setup, seats: [{ ...first, deck: [...first.deck, ...drakh] }, ...others] } : setup;
}
