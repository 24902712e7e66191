/**
 * What menus call each kind of action, and its order read back: `playing/orders.ftl`. In English both stand in the action's
 * record, so that no file of English words has them.
 */
import { type ActionType, CALLED, ORDERS, type OrderName } from "../../../../engine/index.ts";

const FORMS: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(ORDERS));

/** `{card}`, or `{on?}`, which may be left out. */
const PUT = /\{([a-z-]+)\??\}/gu;

const CALLED_WORDS = Object.fromEntries(Object.keys(CALLED).map((type) => [`called-${type}`, []])) as unknown as {
  readonly [K in ActionType as `called-${K}`]: readonly [];
};

const READ_BACK = Object.fromEntries(
  Object.entries(FORMS).map(([name, text]) => [`act-${name}`, [...text.matchAll(PUT)].map(([, put = ""]) => put)]),
) as unknown as { readonly [K in OrderName as `act-${K}`]: readonly string[] };

export const ORDER_WORDS = { ...CALLED_WORDS, ...READ_BACK } as const;

/** The English ones as a file of words would have them: each action, and the forms of its order that none before it has. */
export function englishOrders(): string {
  const texts = new Map<string, string>();
  for (const [type, orders] of Object.entries(ORDERS)) {
    texts.set(`called-${type}`, CALLED[type as ActionType]);
    for (const [name, text] of Object.entries(orders)) texts.set(`act-${name}`, text.replaceAll(PUT, "{ $$$1 }"));
  }
  return [...texts].map(([id, text]) => `${id} = ${text}\n`).join("");
}
