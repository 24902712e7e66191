import type { Effect } from "../../effects/shapes/verbs.ts";
import type { Deed } from "../../events/event.ts";

/** What an effect does, as the log says it; of one that joins others, also what those do, or between what is chosen. */
export function deedOf(effect: Effect): Deed {
  const deed = { verb: effect.verb, amount: "amount" in effect ? effect.amount : null };
  switch (effect.verb) {
    case "choose":
      return { ...deed, words: effect.options.map(({ does }) => does) };
    case "pick":
      return { ...deed, words: [effect.does] };
    case "when":
      // Its own line says all of it.
      return deed;
    default:
      return "effects" in effect ? { ...deed, does: effect.effects.map(deedOf) } : deed;
  }
}
