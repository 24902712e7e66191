import { type ActionOrders, alone, byCard, ofMine } from "./record.ts";

export const orders = {
  "choose-ambassador": { names: byCard, meant: ofMine("choose-ambassador") },
  "choose-faction": {
    names: ({ faction }, { nouns }) => ({ main: nouns.player(faction), joined: {} }),
    meant(order) {
      const faction = order.player(order.main);
      return faction === null ? null : { type: "choose-faction", seat: order.seat, faction };
    },
  },
  "start-with": { form: "start with CARD, CARD, CARD" },
  "start-with-any": { meant: alone("start-with-any") },
  mulligan: { meant: alone("mulligan") },
  sideboard: {
    names({ card }, naming) {
      const names = naming.card(card);
      return { main: [...names, ...names.map((name) => [...name, "as", "ambassador"])], joined: {} };
    },
    meant(order) {
      const card = order.found(order.main, ({ where }) => (where === "play" ? -1 : 1));
      return card === null ? null : { type: "sideboard", seat: order.seat, card };
    },
  },
} satisfies ActionOrders;
