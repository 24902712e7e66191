/** engine: Unconditional Surrender; rulebook: Unconditional Surrender, for asylum */

import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game } from "../../state/game.ts";
import { ambassadorOf, factsOf, playing, seatOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { mayMix } from "../in-force/taint.ts";
import { enemiesOf, isAtWar } from "./states.ts";

/** What the one to whom a player surrenders gains. */
export const SPOILS = 3;
/** What stands as the cause of that where else a card’s title does. */
export const SPOILS_CAUSE = "unconditional surrender";

/** Why there is nobody to surrender to there: it takes a war between the two. */
export function maySurrender(game: Game, seat: SeatIndex, to: SeatIndex): Refusal | null {
  const victor = game.seats[to];
  if (!victor) return refusal("card-not-there");
  if (seat === to) return refusal("state-with-oneself", { state: "war", who: victor.name });
  if (isAtWar(game, seat, to) && !victor.eliminated) return null;
  return refusal("surrender-without-war", {
    who: victor.name,
    enemies: enemiesOf(game, seat).map((other) => seatOf(game, other).name),
  });
}

/** Asylum that is asked for is granted, unless the faction cannot have such a card. compendium: Unconditional Surrender */
export function mayFindAsylum(game: Game, seat: SeatIndex, asylum: SeatIndex): Refusal | null {
  const host = game.seats[asylum];
  if (ruled(game, "asylum") === "none") return refusal("no-asylum");
  if (!host || host.eliminated || asylum === seat)
    return refusal("no-asylum", { title: null, who: host?.name ?? null });
  const ambassador = ambassadorOf(game, seat);
  const { title, race } = factsOf(game, ambassador);
  const unfit = race === "drakh" || seatOf(game, seat).faction === "home" || mayMix(game, ambassador, asylum) !== null;
  return unfit ? refusal("no-asylum", { title, who: host.name }) : null;
}

/** The players with whom this one's ambassador could find asylum. */
export function refuges(game: Game, seat: SeatIndex): SeatIndex[] {
  return playing(game).filter((asylum) => mayFindAsylum(game, seat, asylum) === null);
}
