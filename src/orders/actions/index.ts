/** How the order of every action is said, family by family. */
import { type Action, type ActionType, actionSchema, type LegalAction } from "../../engine/index.ts";
import { ownSeat } from "../../views/index.ts";
import type { Nouns } from "../nouns.ts";
import { phrasesOf } from "../phrases.ts";
import type { OrderVerb } from "../verbs.ts";
import { orders as agendas } from "./agendas.ts";
import { orders as cards } from "./cards.ts";
import { orders as conflicts } from "./conflicts.ts";
import { orders as influence } from "./influence.ts";
import { type ActionOrder, type ActionOrders, AttemptedOrder, Naming, type Parts } from "./record.ts";
import { orders as rounds } from "./rounds.ts";
import { orders as setup } from "./setup.ts";
import { orders as war } from "./war.ts";

export type { Parts } from "./record.ts";

/** What is not here is typed as its sentence says it, and told from others by that alone. */
const ORDERS: ActionOrders = {
  ...agendas,
  ...cards,
  ...conflicts,
  ...influence,
  ...rounds,
  ...setup,
  ...war,
};

const orderOf = <T extends ActionType>(type: T): ActionOrder<T> | undefined => ORDERS[type];

/** How an order of this kind is said, for whoever has said only the beginning of one. */
export const formOf = (type: ActionType): string | undefined => ORDERS[type]?.form;

const UNNAMED: Parts = { main: null, joined: {} };

/** What a legal action is about, by the place in the order where it is named. */
export function partsOf({ action, sentence }: LegalAction, nouns: Nouns): Parts {
  return orderOf<ActionType>(action.type)?.names?.(action, new Naming(sentence, nouns)) ?? UNNAMED;
}

/**
 * The action that an order means which fits no legal one, as far as its names are names of cards that this seat may see, so
 * that the refusal is about the right cards; null otherwise.
 */
export function attempted(words: readonly string[], verb: OrderVerb, nouns: Nouns): Action | null {
  const own = ownSeat(nouns.view);
  const type = verb.types[0];
  if (!own || !type) return null;
  const { meant, onIsNoTarget } = ORDERS[type] ?? {};
  for (const phrases of phrasesOf(words, verb.joints)) {
    const order = new AttemptedOrder(phrases, own.seat, nouns);
    // What was named but is nowhere to be seen is not understood.
    if ((order.target === null && !onIsNoTarget) || (phrases.joined.with && order.by === null)) continue;
    const parsed = actionSchema.safeParse(meant?.(order));
    if (parsed.success) return parsed.data;
  }
  return null;
}
