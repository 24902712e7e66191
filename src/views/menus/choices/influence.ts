import type { CardId, Takes } from "../../../engine/index.ts";
import { abilityWords, inPlayFacts, mercenaryTerms } from "../../cards/card-words.ts";
import { priceWords } from "../../text/price-words.ts";
import { type Language, say } from "../../words/index.ts";
import type { ActionChoices } from "./record.ts";
import { cardSlot, type MenuNames, type Slot } from "./slot.ts";

export const choices = {
  build({ with: by, seat: index }, { names, language }) {
    const slot = cardSlot(by, "called-build", names);
    const seat = names.view.seats[index];
    return [seat ? { ...slot, description: say(language, "slot-build", { rating: seat.rating + 1 }) } : slot];
  },
  sponsor(action, choosing) {
    const { language } = choosing;
    const { applies } = choosing.legal;
    return [
      pricedSlot(choosing.card(action.card, "called-sponsor"), applies, language),
      pricedSlot(choosing.by(action.with, "ask-sponsor-with"), applies, language),
      ...choosing.aim(action.target),
    ];
  },
  promote: (action, choosing) => [
    choosing.card(action.card, "called-promote"),
    choosing.card(action.with, "ask-promote-with"),
  ],
  replace: (action, { legal, names }) => [
    replacingSlot(action.with, legal.takes, names),
    cardSlot(action.card, "ask-in-place", names),
    ...keepingSlots(legal.sentence, names.language),
  ],
  bid({ card, influence }, { names, language }) {
    const description = say(language, "slot-influence", { influence });
    return [
      hireSlot(card, names),
      { key: `bid ${influence}`, label: say(language, "slot-bid", { influence }), description, ask: "ask-bid" },
    ];
  },
  heal: (action, choosing) => [choosing.card(action.card, "called-heal")],
  repair({ card, by: points }, choosing) {
    const label = say(choosing.language, "slot-points", { points });
    const description = say(choosing.language, "slot-influence", { influence: points });
    return [choosing.card(card, "called-repair"), { key: `by ${points}`, label, description, ask: "ask-repair-by" }];
  },
} satisfies ActionChoices;

/** With what is applied now, where something changes what is printed. */
function pricedSlot(slot: Slot, applies: number | undefined, language: Language): Slot {
  if (applies === undefined) return slot;
  const now = say(language, "slot-for-now", { influence: applies });
  return { ...slot, description: [now, slot.description].filter(Boolean).join(" · ") };
}

/** A card that takes another one's place: what that costs is no matter of what is printed as its cost. */
function replacingSlot(id: CardId, takes: Takes | undefined, names: MenuNames): Slot {
  const slot = cardSlot(id, "ask-replace", names);
  const seen = names.cards.get(id);
  if (!seen || takes === undefined) return slot;
  const price = priceWords({ ...takes, rotates: true }, names.language);
  return {
    ...slot,
    description: `${inPlayFacts(seen.card, names.language)} · ${price === "" ? say(names.language, "slot-free") : price}`,
  };
}

/** Which attached cards stay where a card is replaced, as far as that is to be chosen. */
function keepingSlots(sentence: string, language: Language): Slot[] {
  const cards = / keeping (.+)$/iu.exec(sentence)?.[1];
  if (cards === undefined) return [];
  const said = cards === "nothing" ? say(language, "act-nothing") : cards;
  return [
    {
      key: `keep ${cards}`,
      label: say(language, "slot-keeping", { cards: said }),
      description: "",
      ask: "ask-keeping",
    },
  ];
}

/** What a mercenary costs, and what it can do. */
function hireSlot(id: CardId, names: MenuNames): Slot {
  const slot = cardSlot(id, "ask-hire", names);
  const { card, inPlay } = names.cards.get(id) ?? {};
  if (!card || !inPlay?.mercenary) return slot;
  return {
    ...slot,
    description: [mercenaryTerms(inPlay.mercenary, names.language), ...abilityWords(card, false, names.language)].join(
      ", ",
    ),
  };
}
