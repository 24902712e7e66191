import { unplayable } from "../../engine/index.ts";
import type { Perspective } from "../../thread/seen/perspective.ts";
import { type Message, withUnplayable } from "../../views/index.ts";

/** A menu of what is possible now, with a line for each card of the own hand that is not, and why. For its player alone. */
export const warned = (menu: Message, { game, seat, actions }: Perspective): Message =>
  withUnplayable(menu, unplayable(game, seat, actions));
