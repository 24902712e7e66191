/** rulebook: Civil War — a race whose factions make war on one another falls apart, and may come together again */

import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Side, State } from "../../state/game.ts";
import { mustPlay, playing, raceOfSide, seatOf } from "../../state/lookup.ts";
import type { SeatIndex, StateName } from "../../state/vocabulary.ts";
import { factionsOfRace, isDivided } from "../in-force/same-race.ts";
import { isBlanked, printed } from "../in-force/statics.ts";
import { isWithin, WAR } from "./states.ts";
import { MOST_TENSION } from "./tension.ts";

/** Every two of these. */
export const everyTwo = (seats: readonly SeatIndex[]) =>
  seats.flatMap((a, index) => seats.slice(index + 1).map((b): [SeatIndex, SeatIndex] => [a, b]));

/** The event with which a faction declares war on another one of its race. */
const DECLARATION = "Declaration of War";

/**
 * Why this player cannot declare war on the own race's faction with that event: it takes a tension of 5 toward it as a
 * turn ends. Whatever else brings such a war about does so at any time.
 */
export function mayDeclareOnOwnRace(game: Game, by: SeatIndex, source: string, a: Side, b: Side): Refusal | null {
  if (source.toLowerCase() !== DECLARATION.toLowerCase() || !("seat" in a) || !("seat" in b)) return null;
  if (!isWithin(game, [a, b]) || ruled(game, "factions-of-a-race") !== "one-people") return null;
  const other = a.seat === by ? b.seat : a.seat;
  if (game.strained?.some(([from, to]) => from === by && to === other)) return null;
  const { name } = seatOf(game, other);
  return refusal("civil-war-too-early", {
    who: name,
    tension: seatOf(game, by).tensions[other] ?? 0,
    needs: MOST_TENSION,
  });
}

/**
 * Why a card of this player cannot end the war between these two factions of a race in civil war: it must be the war
 * with the highest tensions or, where the player is in the civil war, with whoever has the highest tension toward that
 * player. Of several that are equal the player chooses.
 */
export function mayMakePeace(game: Game, by: SeatIndex, a: SeatIndex, b: SeatIndex): Refusal | null {
  const { race } = seatOf(game, a);
  if (race !== seatOf(game, b).race || !isDivided(game, race) || !playing(game).includes(by)) return null;
  const factions = factionsOfRace(game, race);
  const toward = (from: SeatIndex, to: SeatIndex) => seatOf(game, from).tensions[to] ?? 0;
  const own = factions.includes(by);
  const wars = everyTwo(factions).filter((pair) => !own || pair.includes(by));
  const weight = ([one, other]: [SeatIndex, SeatIndex]) =>
    own ? (one === by ? toward(other, by) : toward(one, by)) : toward(one, other) + toward(other, one);
  const most = Math.max(...wars.map(weight));
  const allowed = wars.filter((pair) => weight(pair) === most);
  if (allowed.some((pair) => pair.includes(a) && pair.includes(b))) return null;
  return refusal("civil-war-ends-elsewhere", {
    race,
    wars: allowed.map(([one, other]) => `${seatOf(game, one).name} and ${seatOf(game, other).name}`),
  });
}

/**
 * Whether a state is as if it were not: one from before a civil war while that lasts, and one that was made in a civil
 * war once it is over. War goes on either way. rulebook: Civil War — or one that a text suspends, compendium: Commerce
 * Raiding
 */
export function isToBeSuspended(game: Game, { name, between, divided = [], setAside }: State): boolean {
  if (setAside || isSuspended(game, name)) return true;
  if (name === WAR || isWithin(game, between)) return false;
  return between.some((side) => isDivided(game, raceOfSide(game, side)) !== divided.includes(raceOfSide(game, side)));
}

/** Whether a card in play suspends all states of this name. */
function isSuspended(game: Game, name: StateName): boolean {
  return printed(game, "suspends").some(
    ({ giver, given }) => given.state === name && !mustPlay(game, giver).faceDown && !isBlanked(game, giver),
  );
}

/** Whether any state may have to be suspended or brought back now. */
export function mayNeedSuspending(game: Game): boolean {
  return (game.states?.some((state) => state.suspended) ?? false) || printed(game, "suspends").length > 0;
}
