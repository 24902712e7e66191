import type { ActionOf } from "../../engine/index.ts";
import { wordsOfSentence } from "../words.ts";
import { type ActionOrders, byCard, type Naming, ofMine, type Parts } from "./record.ts";

/** A card out of the hand, and what it is played on. */
const played = ({ card, target, second }: ActionOf<"play" | "aftermath">, naming: Naming): Parts => ({
  main: naming.card(card),
  joined: naming.onBoth(target, second),
});

export const orders = {
  play: {
    form: "play EVENT on TARGET",
    names: played,
    meant(order) {
      const { card, seat, target, on, nouns } = order;
      if (card === null) return null;
      const printed = nouns.cards.get(card)?.card.type;
      if (printed === "contingency" && target?.what === "card")
        return { type: "place", seat, card, under: target.card };
      const type = order.isAsked("aftermath") || printed === "aftermath" ? "aftermath" : "play";
      return { type, seat, card, ...on };
    },
  },
  aftermath: { names: played },
  place: {
    form: "place CONTINGENCY under CARD",
    names({ card, under }, naming) {
      const where = naming.card(under);
      return { main: naming.card(card), joined: { under: where, on: where } };
    },
    meant(order) {
      const { card, joined, seat } = order;
      const under = order.inPlay(joined.under ?? joined.on);
      return card === null || under === null ? null : { type: "place", seat, card, under };
    },
  },
  reveal: { form: "reveal CONTINGENCY", names: byCard, meant: ofMine("reveal") },
  trigger: {
    names: ({ card }, naming) => ({ main: naming.card(card), joined: { to: [naming.said(/ to (.+)$/iu)] } }),
  },
  rotate: {
    form: "rotate CARD",
    names: ({ card, target }, naming) => ({
      main: naming.card(card),
      joined: { to: [naming.said(/ to (.+?)(?: on .*)?$/iu)], ...naming.on(target) },
    }),
    meant({ mine, joined, seat, on }) {
      if (mine === null) return null;
      return joined.to?.[0]?.startsWith("assist")
        ? { type: "assist", seat, card: mine, by: "abilities" }
        : { type: "rotate", seat, card: mine, action: 0, ...on };
    },
  },
  assist: {
    form: "assist with CHARACTER",
    names({ card }, naming) {
      const assistant = naming.card(card);
      return { main: assistant, joined: { to: [naming.said(/ to (.+)$/iu)], with: assistant } };
    },
    meant: ({ by, joined, seat }) =>
      by === null || !joined.with ? null : { type: "assist", seat, card: by, by: "abilities" },
  },
  fetch: {
    form: "fetch CARD",
    names: ({ card }, naming) => ({
      main: naming.card(card),
      joined: { from: [["reserve"], ["my", "reserve"], ["the", "reserve"]] },
    }),
    meant(order) {
      const card = order.found(order.main, ({ where }) => (where === "reserve" ? 1 : 0));
      return card === null ? null : { type: "fetch", seat: order.seat, card };
    },
  },
  take: { names: byCard, meant: ofMine("take") },
  "move-chaos": {
    names({ card, to, amount: number }, naming) {
      const amount = String(number);
      const tokens = ["token", "tokens"].flatMap((word) => [
        [amount, "chaos", word],
        [amount, word],
      ]);
      return {
        main: [...tokens, [amount], [amount, "chaos"]],
        joined: { from: naming.card(card), to: naming.card(to) },
      };
    },
    meant(order) {
      const { main, joined, seat } = order;
      const [from, to] = [order.inPlay(joined.from), order.inPlay(joined.to)];
      return from === null || to === null
        ? null
        : { type: "move-chaos", seat, card: from, to, amount: Number(main[0]) };
    },
  },
  purge: {
    names({ card }, naming) {
      const source = naming.said(/ to (pay for .+)$/iu);
      if (source.length > 0) return { main: naming.card(card), joined: { to: [source] } };
      const kind = wordsOfSentence(naming.sentence.split(" from ")[0] ?? "").slice(1);
      return { main: [kind], joined: { from: naming.card(card) } };
    },
  },
  pick: {
    names: byCard,
    meant(order) {
      const card = order.found(order.main, ({ where }) => (where === "play" ? 1 : 0));
      return card === null ? null : { type: "pick", seat: order.seat, card };
    },
  },
} satisfies ActionOrders;
