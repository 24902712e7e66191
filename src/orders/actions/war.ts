import type { Action } from "../../engine/index.ts";
import type { ActionOrders, AttemptedOrder } from "./record.ts";

const enemyNamed = ({ joined }: AttemptedOrder) => joined.on ?? joined.against ?? joined.with;

/** "declare war on Narn", "declare war on Mars": in the action round to join one's race's war, else as a conflict. */
function warOn(order: AttemptedOrder): Action | null {
  const phrase = enemyNamed(order);
  const target = phrase ? order.aim(phrase) : null;
  const { seat, nouns } = order;
  const enemy =
    target?.what === "player"
      ? target.seat
      : target?.what === "card"
        ? (nouns.cards.get(target.card)?.seat ?? null)
        : null;
  if (!target || enemy === null) return null;
  const race = nouns.view.seats[seat]?.race;
  const shared = nouns.view.seats.some((other) => other.seat !== seat && other.race === race);
  return order.isAsked("action") && shared && target.what === "player"
    ? { type: "join-war", seat, enemy }
    : { type: "declare-war", seat, enemy, target };
}

export const orders = {
  "declare-war": {
    form: "declare war on FACTION",
    names(action, naming) {
      const enemy = naming.nouns.player(action.enemy);
      // "against" leaves the target open; "with" names the war, and "on" what the conflict is aimed at.
      return action.target
        ? { main: null, joined: { ...naming.on(action.target), with: enemy } }
        : { main: null, joined: { against: enemy, with: enemy } };
    },
    meant: warOn,
  },
  "join-war": {
    form: "join war against FACTION",
    names(action, { nouns }) {
      const enemy = nouns.player(action.enemy);
      return { main: null, joined: { on: enemy, against: enemy, with: enemy } };
    },
    meant(order) {
      const enemy = order.player(enemyNamed(order));
      return enemy === null ? null : { type: "join-war", seat: order.seat, enemy };
    },
  },
  surrender: {
    form: "surrender to PLAYER",
    names: ({ to }, { nouns }) => ({ main: null, joined: { to: nouns.player(to) } }),
    meant(order) {
      const to = order.player(order.joined.to);
      return to === null ? null : { type: "surrender", seat: order.seat, to };
    },
  },
} satisfies ActionOrders;
