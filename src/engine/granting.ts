/** A judge says that a claimed victory holds: nobody has to agree any more. */

import { grant } from "./changes/victory/claims.ts";
import { open } from "./changes/work.ts";
import type { Event } from "./events/event.ts";
import type { Game } from "./state/game.ts";
import type { SeatIndex } from "./state/vocabulary.ts";
import { advance } from "./turn/flow.ts";

/** Has this player claimed a victory that is still open? */
export const claims = (game: Game, seat: SeatIndex): boolean => (game.claims ?? []).some((one) => one.seat === seat);

/** The game with this player's claim agreed to by all; it ends when victory is checked, or at once where it is being checked. */
export function granted(game: Game, seat: SeatIndex): { game: Game; events: Event[] } {
  const work = open(game);
  grant(work, seat);
  advance(work);
  return { game: work.game, events: work.events };
}
