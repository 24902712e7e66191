import { type ActionOrders, byCard, ofMine } from "./record.ts";

export const orders = {
  build: {
    form: "build with CHARACTER",
    names: (action, naming) => ({ main: null, joined: { with: naming.card(action.with) } }),
    meant: ({ main, by, seat }) => (by === null || main.length > 0 ? null : { type: "build", seat, with: by }),
  },
  sponsor: {
    form: "sponsor CARD with CHARACTER on TARGET",
    names: ({ card, with: by, target }, naming) => ({
      main: naming.card(card),
      joined: { ...naming.by("with", by), ...naming.onEverything(card, target), ...naming.on(target) },
    }),
    meant(order) {
      const { card, by, seat, on } = order;
      if (card === null) return null;
      // What a card brings in is sponsored by nobody, unless somebody is named.
      if (order.isAsked("sponsor") && !order.joined.with) return { type: "sponsor", seat, card, ...on };
      return by === null ? null : { type: "sponsor", seat, card, with: by, ...on };
    },
  },
  promote: {
    form: "promote CHARACTER with CHARACTER",
    names: (action, naming) => ({ main: naming.card(action.card), joined: { with: naming.card(action.with) } }),
    meant: ({ mine, by, seat }) =>
      mine === null || by === null ? null : { type: "promote", seat, card: mine, with: by },
  },
  replace: {
    form: "replace CARD with CARD",
    names(action, naming) {
      const keep = action.keep?.flatMap((id) => naming.card(id)[0] ?? []) ?? [];
      return {
        main: naming.card(action.card),
        joined: {
          with: naming.card(action.with),
          ...(action.keep === undefined ? {} : { keeping: keep.length > 0 ? [keep] : [["nothing"], ["none"]] }),
        },
      };
    },
    meant(order) {
      const fresh = order.inHand(order.joined.with);
      const { mine, seat } = order;
      return mine === null || fresh === null ? null : { type: "replace", seat, card: mine, with: fresh };
    },
  },
  bid: {
    form: "bid 3 on MERCENARY",
    names({ card, influence }, naming) {
      const hired = naming.card(card);
      const amount = [[String(influence)]];
      return { main: [...amount, ...hired], joined: { on: hired, for: amount } };
    },
    onIsNoTarget: true,
    meant(order) {
      const { joined, main, seat, nouns } = order;
      const card = order.found(joined.on ?? main, (seen) =>
        seen.inPlay?.mercenary ? 2 : seen.where === "play" ? 1 : 0,
      );
      if (card === null) return null;
      const amount = joined.on ? main.join("") : joined.for?.join("");
      const influence = amount ? Number(amount) : (nouns.cards.get(card)?.inPlay?.mercenary?.cost ?? 1);
      return { type: "bid", seat, card, influence };
    },
  },
  heal: { form: "heal CHARACTER", names: byCard, meant: ofMine("heal") },
  repair: {
    form: "repair FLEET by 2",
    names: (action, naming) => ({ main: naming.card(action.card), joined: { by: [[String(action.by)]] } }),
    meant: ({ mine, seat, joined }) =>
      mine === null ? null : { type: "repair", seat, card: mine, by: joined.by ? Number(joined.by.join("")) : 1 },
  },
} satisfies ActionOrders;
