/** engine: Standard Victory; Major Victory */

import { ruled } from "../../rulesets/index.ts";
import type { Game, GameResult } from "../../state/game.ts";
import { factsOf, inFaction, majorAgenda, playing, seatOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { DECISIVE } from "../costs/influence.ts";
import { unmet } from "../in-force/requirement.ts";
import { factionsOfRace } from "../in-force/same-race.ts";
import { isGranted } from "./claims.ts";
import { isBarred, lessPowerNeeded, powerOf } from "./power.ts";

export const POWER_TO_WIN = 20;
export const MAJOR_LEAD = 10;
const LEAD_IN_RACE = 3;

/** A major agenda in play, a card that says so and the Shadow War each rule out a standard victory. */
export function mayWinStandard(game: Game, seat: SeatIndex): boolean {
  if (isBarred(game, seat, "standard")) return false;
  if (game.shadowWar === "on" || seatOf(game, seat).eliminated || seatOf(game, seat).drakh) return false;
  return !inFaction(game, seat, "agenda").some((id) => majorAgenda(factsOf(game, id)));
}

/** Who has won at the end of a turn, or null where the game goes on. */
export function checkVictory(game: Game): GameResult | null {
  const seats = playing(game);
  const power = game.seats.map((_, seat) => powerOf(game, seat));
  const of = (seat: SeatIndex) => power[seat] ?? 0;
  const others = (seat: SeatIndex) => seats.filter((other) => other !== seat).map(of);

  const major = seats.filter(
    (seat) =>
      !isBarred(game, seat, "any") &&
      (winsByAgenda(game, seat) ||
        isGranted(game, seat) ||
        // engine: Drakh Rule 6 — power alone wins nothing for a Drakh faction.
        (!seatOf(game, seat).drakh &&
          of(seat) >= POWER_TO_WIN &&
          others(seat).every((other) => of(seat) >= other + MAJOR_LEAD))),
  );
  if (major.length > 0) return result(game, "major", major, power);

  const standard = seats.filter(
    (seat) =>
      mayWinStandard(game, seat) &&
      of(seat) >= Math.max(POWER_TO_WIN, ...others(seat).map((other) => other + 1)) - lessPowerNeeded(game, seat) &&
      leadsRace(game, seat, of),
  );
  if (standard.length > 0) return result(game, "standard", standard, power);

  // Babylon 5 at 20: whoever leads in power wins, if one player leads and may win a standard victory.
  if (game.influence["babylon-5"] >= DECISIVE && game.shadowWar !== "on") {
    const leaders = seats.filter((seat) => others(seat).every((other) => of(seat) > other));
    const [leader] = leaders;
    if (ruled(game, "babylon-5-at-20") === "game-ends") return result(game, "standard", foremost(seats, of), power);
    if (leader !== undefined && mayWinStandard(game, leader) && leadsRace(game, leader, of))
      return result(game, "standard", [leader], power);
  }
  return null;
}

/** rulebook: Power & Victory (Optional Rule) — with it a standard victory takes a lead over the own race's factions. */
function leadsRace(game: Game, seat: SeatIndex, of: (seat: SeatIndex) => number): boolean {
  if (ruled(game, "power-of-a-race") === "usual") return true;
  return factionsOfRace(game, seatOf(game, seat).race).every(
    (other) => other === seat || of(seat) >= of(other) + LEAD_IN_RACE,
  );
}

/** engine: Major Victory; Drakh Rule 6 — what a major agenda asks for; of a Drakh faction only a Drakh one. */
function winsByAgenda(game: Game, seat: SeatIndex): boolean {
  const { drakh = false } = seatOf(game, seat);
  return inFaction(game, seat, "agenda").some((id) => {
    const facts = factsOf(game, id);
    const { race, title, text } = facts;
    const counts = drakh ? race === "drakh" : majorAgenda(facts);
    return counts && text?.wins !== undefined && unmet(game, seat, title, text.wins) === null;
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
  victory: GameResult["victory"],
  winners: readonly SeatIndex[],
  power: readonly number[],
): GameResult {
  const rank = (seat: SeatIndex): number => {
    if (winners.includes(seat)) return Number.POSITIVE_INFINITY;
    if (seatOf(game, seat).eliminated) return Number.NEGATIVE_INFINITY;
    return power[seat] ?? 0;
  };
  const places = game.seats.map((_, seat) => 1 + game.seats.filter((__, other) => rank(other) > rank(seat)).length);
  return { victory, winners, places, power };
}
