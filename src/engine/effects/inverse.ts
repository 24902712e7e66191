/** engine: Reversal — what has a verb of its own that does the opposite. */

import type { Event } from "../events/event.ts";
import type { Effect } from "./shapes/verbs.ts";

/** The verb that does the opposite, against the present numbers. */
export function inverseOf(event: Event): Effect | null {
  switch (event.type) {
    case "influence-gained":
    case "influence-lost": {
      const who = "seat" in event.whose ? { seat: event.whose.seat } : event.whose.nonPlayer;
      const verb = event.type === "influence-gained" ? "lose-influence" : "gain-influence";
      return { verb, who, amount: event.amount };
    }
    case "influence-transferred": {
      const party = (holder: typeof event.from) => ("seat" in holder ? { seat: holder.seat } : holder.nonPlayer);
      return { verb: "transfer-influence", from: party(event.to), to: party(event.from), amount: event.amount };
    }
    case "power-gained":
    case "power-lost":
      return {
        verb: event.type === "power-gained" ? "lose-power" : "gain-power",
        who: { seat: event.seat },
        amount: event.amount,
      };
    case "power-transferred":
      return { verb: "transfer-power", from: { seat: event.to }, to: { seat: event.from }, amount: event.amount };
    case "tension-changed":
      return event.by === undefined
        ? null
        : {
            verb: event.by > 0 ? "lower-tension" : "raise-tension",
            from: { seat: event.from },
            toward: { seat: event.toward },
            amount: Math.abs(event.by),
          };
    case "race-tension-changed":
      return event.by === undefined
        ? null
        : {
            verb: event.by > 0 ? "lower-tension" : "raise-tension",
            from: event.from,
            toward: event.toward,
            amount: Math.abs(event.by),
          };
    case "unrest-changed":
      return event.by === undefined
        ? null
        : {
            verb: event.by > 0 ? "lower-unrest" : "raise-unrest",
            who: { seat: event.seat },
            amount: Math.abs(event.by),
          };
    case "turned":
      return { verb: event.to === "ready" ? "rotate" : "ready", which: { card: event.card.card } };
    case "damaged":
      return { verb: "repair", which: { card: event.card.card }, amount: event.amount };
    case "damage-removed":
      return {
        verb: event.severe ? "severe-damage" : "damage",
        which: { card: event.card.card },
        amount: event.amount,
      };
    case "tokens-changed":
      return {
        verb: event.by > 0 ? "take-tokens" : "put-tokens",
        which: { card: event.card.card },
        amount: Math.abs(event.by),
        ...(event.kind ? { kind: event.kind } : {}),
      };
    case "mark-changed":
      return event.by === 0
        ? null
        : {
            verb: event.by > 0 ? "purge-mark" : "gain-mark",
            which: { card: event.card.card },
            mark: event.mark,
            amount: Math.abs(event.by),
          };
    case "marks-transferred":
      return {
        verb: "transfer-mark",
        from: { card: event.to.card },
        to: { card: event.from.card },
        mark: event.mark,
        amount: event.amount,
      };
    case "marks-converted":
      return {
        verb: "convert-mark",
        which: { card: event.card.card },
        mark: event.into,
        into: event.mark,
        amount: event.amount,
      };
    default:
      return null;
  }
}
