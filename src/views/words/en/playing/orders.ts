/**
 * What menus call each kind of action, and the forms of its order, as the action's record has them.
 * In other languages: `playing/orders.ftl`.
 */
import { type ActionType, CALLED, ORDERS, type OrderName } from "../../../../engine/index.ts";

type OrderWords = { readonly [K in ActionType as `called-${K}`]: string } & {
  readonly [K in OrderName as `act-${K}`]: string;
};

/** "play {card}{on?}" as Fluent has it. */
const asText = (order: string) => order.replaceAll(/\{([a-z-]+)\??\}/gu, "{ $$$1 }");

/** Each kind with the forms of its order that none before it has. */
export const ORDER_WORDS = Object.fromEntries(
  Object.entries(ORDERS).flatMap(([type, orders]) => [
    [`called-${type}`, CALLED[type as ActionType]],
    ...Object.entries(orders).map(([name, order]) => [`act-${name}`, asText(order)]),
  ]),
) as OrderWords;
