/** What is dealt at the arena: practice decks, as they are or with what comes up in few games. */
import { type CardFacts, leadsFaction, type Setup } from "../../src/engine/index.ts";
import { own } from "../../src/own.ts";
import { Dice, practiceSetup, withThinDecks } from "../../test/engine/play/random-player.ts";
import { withRealCards } from "../../test/engine/play/random-real.ts";
import type { PlayerName } from "./players.ts";

interface Kind {
  readonly changed: (setup: Setup, dice: Dice) => Setup;
  /** Who sits in the first seat, where that is no practice opponent. */
  readonly first?: PlayerName;
}

/** Each recorded deal is of one kind, by the first word of its name; of none of these, practice decks as they are. */
const KINDS: Readonly<Record<string, Kind>> = {
  real: { changed: withRealCards },
  thin: { changed: withThinDecks },
  person: { changed: (setup, dice) => withDrakh(withOwnCards(setup, dice)), first: "person" },
  drakh: { changed: (setup) => withDrakh(setup, OFTEN), first: "person" },
};

export const isKind = (word: string): boolean => own(KINDS, word) !== undefined;

/** Who sits in the first seat of a deal of this kind. */
export const firstOf = (kind: string): PlayerName => own(KINDS, kind)?.first ?? "practice";

const diceOf = (deal: string): Dice => new Dice(`setup ${deal}`);

/** Practice decks, the same each time for this deal. */
export const practiceDeal = (seats: number, deal: string): Setup => practiceSetup(seats, diceOf(deal));

/** The setup of a recorded deal: the same each time. */
export function dealt(seats: number, deal: string): Setup {
  const dice = diceOf(deal);
  const setup = practiceSetup(seats, dice);
  const [kind = ""] = deal.split(" ");
  return own(KINDS, kind)?.changed(setup, dice) ?? setup;
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
  const byTitle = [...chosen].map(
    ({ id, title, type, race, conflict }): CardFacts => ({
      id: `own/${id}`,
      title,
      ...(type && { type }),
      ...(race && { race }),
      ...(conflict && { conflict }),
    }),
  );
  const ids = new Set(byTitle.map(({ id }) => id));
  const deck = first.deck.map((id) => (ids.has(`own/${id}`) ? `own/${id}` : id));
  return { ...setup, cards: [...setup.cards, ...byTitle], seats: [{ ...first, deck }, ...others] };
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
