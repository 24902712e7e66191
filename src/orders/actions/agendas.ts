import { type ActionOrders, alone } from "./record.ts";

export const orders = {
  hide: {
    form: "hide AGENDA with CHARACTER",
    names: (action, naming) => ({ main: naming.card(action.card), joined: naming.by("with", action.with) }),
    meant: ({ card, by, seat }) => (card === null || by === null ? null : { type: "hide", seat, card, with: by }),
  },
  "reveal-agenda": { meant: alone("reveal-agenda") },
  "replace-agenda": {
    form: "replace agenda with AGENDA",
    names: (action, naming) => ({
      main: null,
      joined: { with: naming.card(action.card), ...naming.by("using", action.with) },
    }),
    meant(order) {
      const { joined, seat } = order;
      const card = order.inHand(joined.with);
      const by = joined.using ? order.inPlay(joined.using) : order.readyInner;
      return card === null || by === null ? null : { type: "replace-agenda", seat, card, with: by };
    },
  },
  "discard-agenda": { meant: alone("discard-agenda") },
} satisfies ActionOrders;
