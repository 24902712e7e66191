/** engine: Reversal — states, the Shadow War, victories and the Alliance are put back as they were. */

import { shiftRating } from "../changes/costs/influence.ts";
import { closeStates } from "../changes/relations/states.ts";
import { editSeat, type Work } from "../changes/work.ts";
import type { Event } from "../events/event.ts";
import { allStates, isBetween } from "../rules/relations/states.ts";
import { seatOf } from "../state/lookup.ts";

type ForAll = Extract<
  Event,
  {
    type:
      | "state-started"
      | "state-ended"
      | "shadow-war"
      | "shadow-war-at"
      | "power-needed"
      | "victory-barred"
      | "isa-founded"
      | "isa-joined"
      | "isa-left"
      | "conflicts-barred";
  }
>;

/** Undoes what an event has done to relations, to victory, or to the whole game. */
export function undoForAll(work: Work, event: ForAll): void {
  const { game } = work;
  switch (event.type) {
    case "state-started": {
      const started = allStates(game).findLast(
        (state) =>
          state.name === event.state && state.source === event.source && isBetween(game, state, ...event.between),
      );
      if (!started) return;
      // What the two gained with it was a gain, and is undone as one.
      const { gave: _, ...bare } = started;
      game.states = allStates(game).map((state) => (state === started ? bare : state));
      closeStates(work, (state) => state === bare, "effect", event.source);
      return;
    }
    case "state-ended":
      if (!event.was) return;
      game.states = [...allStates(game), event.was];
      for (const { seat, amount } of event.taken) if (!seatOf(game, seat).eliminated) shiftRating(work, seat, amount);
      return;
    case "shadow-war":
      game.shadowWar = event.begins ? "not-yet" : "on";
      return;
    case "shadow-war-at":
      if (event.was === undefined) game.shadowWarAt = undefined;
      else game.shadowWarAt = event.was;
      return;
    case "power-needed": {
      const seat = editSeat(work, event.seat);
      seat.needsLess = (seat.needsLess ?? 0) - (event.by ?? 0);
      return;
    }
    case "victory-barred": {
      const seat = editSeat(work, event.seat);
      const bars = seat.barred ?? [];
      const at = bars.findLastIndex(({ victory, source }) => victory === event.victory && source === event.source);
      seat.barred = event.victory === null ? (event.was ?? []) : bars.filter((_, index) => index !== at);
      return;
    }
    case "conflicts-barred":
      if (event.seat === undefined) game.barred = undefined;
      else editSeat(work, event.seat).kept = undefined;
      return;
    case "isa-founded":
      game.isa = undefined;
      return;
    case "isa-joined":
      if (game.isa) game.isa = { ...game.isa, members: game.isa.members.filter((seat) => seat !== event.seat) };
      return;
    case "isa-left":
      if (game.isa) game.isa = { ...game.isa, members: [...new Set([...game.isa.members, ...event.seats])] };
  }
}
