/** engine: Standard Victory; Major Victory */
import type { Game, Result } from "../game.ts";
import { factsOf, inFaction, majorAgenda, playing, seatOf } from "../lookup.ts";
import { ruled } from "../rulesets/index.ts";
import type { SeatIndex } from "../vocabulary.ts";
import { DECISIVE } from "./influence.ts";
import { powerOf } from "./power.ts";
import { unmet } from "./requirement.ts";

export const POWER_TO_WIN = 20;
export const MAJOR_LEAD = 10;

/** A major agenda in play and the Shadow War each rule out a standard victory. */
export function mayWinStandard(game: Game, seat: SeatIndex): boolean {
  if (game.shadowWar === "on" || seatOf(game, seat).eliminated || seatOf(game, seat).drakh) return false;
  return !inFaction(game, seat, "agenda").some((id) => majorAgenda(factsOf(game, id)));
}

/** Who has won at the end of a turn, or null where the game goes on. */
export function checkVictory(game: Game): Result | null {
  const seats = playing(game);
  const power = game.seats.map((_, seat) => powerOf(game, seat));
  const of = (seat: SeatIndex) => power[seat] ?? 0;
  const others = (seat: SeatIndex) => seats.filter((other) => other !== seat).map(of);

  const major = seats.filter(
    (seat) =>
      winsAsDrakh(game, seat) ||
      // engine: Drakh Rule 6 — power alone wins nothing for a Drakh faction.
      (!seatOf(game, seat).drakh &&
        of(seat) >= POWER_TO_WIN &&
        others(seat).every((other) => of(seat) >= other + MAJOR_LEAD)),
  );
  if (major.length > 0) return result(game, "major", major, power);

  const standard = seats.filter(
    (seat) => mayWinStandard(game, seat) && of(seat) >= POWER_TO_WIN && others(seat).every((other) => of(seat) > other),
  );
  if (standard.length > 0) return result(game, "standard", standard, power);

  // Babylon 5 at 20: whoever leads in power wins, if one player leads and may win a standard victory.
  if (game.influence["babylon-5"] >= DECISIVE && game.shadowWar !== "on") {
    const leaders = seats.filter((seat) => others(seat).every((other) => of(seat) > other));
    const [leader] = leaders;
    if (ruled(game, "babylon-5-at-20") === "game-ends") return result(game, "standard", foremost(seats, of), power);
    if (leader !== undefined && mayWinStandard(game, leader)) return result(game, "standard", [leader], power);
  }
  return null;
}

/** engine: Drakh Rule 6 — what a Drakh agenda asks for. */
function winsAsDrakh(game: Game, seat: SeatIndex): boolean {
  if (!seatOf(game, seat).drakh) return false;
  return inFaction(game, seat, "agenda").some((id) => {
    const { race, title, text } = factsOf(game, id);
    return race === "drakh" && text?.wins !== undefined && unmet(game, seat, title, text.wins) === null;
  });
}

/** Those with the most power, more than one where they are equal. */
function foremost(seats: readonly SeatIndex[], of: (seat: SeatIndex) => number): SeatIndex[] {
  const most = Math.max(...seats.map(of));
  return seats.filter((seat) => of(seat) === most);
}

/** The result with every seat's place: winners first, the eliminated last, equal power sharing a place. */
export function result(
  game: Game,
  victory: Result["victory"],
  winners: readonly SeatIndex[],
  power: readonly number[],
): Result {
  const rank = (seat: SeatIndex): number => {
    if (winners.includes(seat)) return Number.POSITIVE_INFINITY;
    if (seatOf(game, seat).eliminated) return Number.NEGATIVE_INFINITY;
    return power[seat] ?? 0;
  };
  const places = game.seats.map((_, seat) => 1 + game.seats.filter((__, other) => rank(other) > rank(seat)).length);
  return { victory, winners, places, power };
}
