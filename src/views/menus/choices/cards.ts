import type { ActionOf, CardId, SeatIndex, View } from "../../../engine/index.ts";
import { priceWords } from "../../text/price-words.ts";
import { say } from "../../words/index.ts";
import type { ActionChoices, Choosing } from "./record.ts";
import { type Ask, cardSlot, type MenuNames, type Slot } from "./slot.ts";

/** A card out of the hand, and what it is played on. */
const playing =
  (ask: Ask) =>
  (action: ActionOf<"play" | "aftermath">, choosing: Choosing): Slot[] => [
    choosing.card(action.card, ask),
    ...choosing.aim(action.target),
    ...choosing.aim(action.second, "ask-and-on"),
  ];

export const choices = {
  play: playing("called-play"),
  aftermath: playing("called-aftermath"),
  place: ({ card, under }, choosing) => [
    choosing.card(card, "called-place"),
    slotUnder(under, choosing.sentence, choosing.names),
  ],
  reveal({ card }, choosing) {
    const label = choosing.sentence.replace(/^reveal /iu, "");
    return [{ ...choosing.card(card, "ask-reveal"), label, ...saysUnder(label, choosing.names) }];
  },
  trigger({ card }, choosing) {
    const { sentence, language, legal } = choosing;
    const said = / to (.+)$/iu.exec(sentence)?.[1];
    const does = said === undefined ? "" : choosing.own(said);
    const description = legal.takes?.rotates ? say(language, "slot-it-rotates", { does }) : does;
    return [{ ...choosing.card(card, "called-trigger"), key: sentence, description }];
  },
  rotate(action, choosing) {
    const slot = choosing.card(action.card, "called-rotate");
    const said = / to (.+?)(?: on .*)?$/iu.exec(choosing.sentence)?.[1];
    const does = said === undefined ? slot.description : choosing.own(said);
    const price = priceWords(choosing.legal.takes, choosing.language);
    const description = price === "" ? does : `${does} · ${price}`;
    return [{ ...slot, key: `${slot.key} ${action.action}`, description }, ...choosing.aim(action.target)];
  },
  assist(action, choosing) {
    const { language, names } = choosing;
    const whom = action.whom ?? ambassadorIn(names.view, action.seat);
    const how = {
      key: action.by,
      label: say(language, `slot-assist-${action.by}`),
      description: say(language, `slot-assists-${action.by}`),
    };
    return [
      choosing.card(action.card, "ask-assist-with"),
      { ...how, ask: "ask-assist-how" },
      ...(whom === null ? [] : [choosing.card(whom, "ask-assist")]),
    ];
  },
  fetch: ({ card }, choosing) => [choosing.card(card, "called-fetch")],
  take: ({ card }, choosing) => [
    choosing.card(card, choosing.sentence.startsWith("discard ") ? "ask-discard" : "called-take"),
  ],
  "move-chaos"({ card, to, amount }, choosing) {
    const { language } = choosing;
    return [
      choosing.card(card, "ask-chaos-from"),
      choosing.card(to, "ask-chaos-to"),
      {
        key: `move ${amount}`,
        label: say(language, "slot-move", { amount }),
        description: say(language, "slot-tokens", { amount }),
        ask: "ask-chaos-how-many",
      },
    ];
  },
  purge({ card }, choosing) {
    const [, paying] = /^(rotate|damage|neutralize|discard) .* to pay for /u.exec(choosing.sentence) ?? [];
    return [choosing.card(card, paying === undefined ? "ask-purge" : PAYING[paying as keyof typeof PAYING])];
  },
  pick: ({ card }, choosing) => [choosing.card(card, "called-pick")],
} satisfies ActionChoices;

/** What a card of one's own pays with. */
const PAYING = {
  rotate: "ask-pay-rotate",
  damage: "ask-pay-damage",
  neutralize: "ask-pay-neutralize",
  discard: "ask-pay-discard",
} as const;

/** The card in play, or the conflict, under which a contingency is placed. */
function slotUnder(id: CardId, sentence: string, names: MenuNames): Slot {
  const ask = "ask-place-under";
  if (names.cards.has(id)) return cardSlot(id, ask, names);
  return {
    key: `card ${id}`,
    label: sentence.split(" under ").at(-1) ?? "",
    description: say(names.language, "slot-your-conflict"),
    ask,
  };
}

/** What the own card of this title says that lies face down in play. */
function saysUnder(title: string, { view }: MenuNames): Pick<Slot, "says"> {
  const says = [...view.seats.flatMap(({ inner, supporting }) => [...inner, ...supporting]), ...view.conflicts].flatMap(
    ({ ownUnder = [], ownUnderSays }) => ownUnderSays?.[ownUnder.indexOf(title)] ?? [],
  )[0];
  return says === undefined ? {} : { says };
}

function ambassadorIn(view: View, seat: SeatIndex): CardId | null {
  return view.seats[seat]?.inner.find(({ isAmbassador }) => isAmbassador)?.id ?? null;
}
