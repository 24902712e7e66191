/** rulebook: Civil War — a race whose factions make war on one another falls apart, and may come together again */

import { closeStates, setAside } from "../../changes/states-change.ts";
import { emit, type Work } from "../../changes/work.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Side, State } from "../../state/game.ts";
import { playing, seatOf } from "../../state/lookup.ts";
import type { Race, SeatIndex } from "../../state/vocabulary.ts";
import { factionsOfRace, isDivided } from "../in-force/kin.ts";
import { allStates, isSame, isWithin, raceOf, WAR } from "./states.ts";
import { averageTensions, changeUnrest, MOST } from "./tension.ts";

const SOURCE = "civil war";

/** Begins and ends civil wars, as the wars within races have begun and ended. Asked at every step. */
export function keepCivilWars(work: Work): void {
  if (!work.game.states && !work.game.civilWars) return;
  if (ruled(work.game, "factions-of-a-race") !== "one-people") return;
  for (const race of work.game.civilWars ?? []) {
    const factions = factionsOfRace(work.game, race);
    if (factions.length < 2) endByElimination(work, race);
    else if (pairs(factions).some(([a, b]) => !warWithin(work.game, a, b))) endByPeace(work, race, factions);
  }
  for (const { name, between } of allStates(work.game))
    if (name === WAR && isWithin(work.game, between)) divide(work, raceOf(work.game, between[0]));
}

const pairs = (seats: readonly SeatIndex[]) =>
  seats.flatMap((a, index) => seats.slice(index + 1).map((b): [SeatIndex, SeatIndex] => [a, b]));

const isPair = (between: State["between"], a: Side, b: Side) =>
  (isSame(between[0], a) && isSame(between[1], b)) || (isSame(between[0], b) && isSame(between[1], a));

function warWithin(game: Game, a: SeatIndex, b: SeatIndex): boolean {
  return allStates(game).some(({ name, between }) => name === WAR && isPair(between, { seat: a }, { seat: b }));
}

/** Every faction of the race is at war with every other, and its unrest rises by 1; what it was in before rests. */
function divide(work: Work, race: Race): void {
  if (isDivided(work.game, race)) return;
  const factions = factionsOfRace(work.game, race);
  // War passes on to every faction that breaks away.
  const wars = allStates(work.game).filter(
    ({ name, between }) =>
      name === WAR && !isWithin(work.game, between) && between.some((side) => raceOf(work.game, side) === race),
  );
  work.game.civilWars = [...(work.game.civilWars ?? []), race];
  emit(work, { type: "civil-war", race, begins: true, seats: factions });
  for (const [a, b] of pairs(factions)) addWar(work, [{ seat: a }, { seat: b }], SOURCE);
  for (const { between, source } of wars) {
    const other = raceOf(work.game, between[0]) === race ? between[1] : between[0];
    for (const seat of factions) addWar(work, [{ seat }, other], source);
  }
  for (const seat of factions) changeUnrest(work, seat, 1, SOURCE);
  setAside(work);
}

function addWar(work: Work, between: State["between"], source: string): void {
  if (allStates(work.game).some((state) => state.name === WAR && isPair(state.between, ...between))) return;
  work.game.states = [...allStates(work.game), { name: WAR, between, source }];
  emit(work, { type: "state-started", state: WAR, between, source });
}

/** One war within the race has ended, so all of them end; tensions become their average. */
function endByPeace(work: Work, race: Race, factions: readonly SeatIndex[]): void {
  unite(work, race, factions);
  averageTensions(work, factions, SOURCE);
  setAside(work);
}

/** One faction is left: what it agreed to meanwhile stays, unless it comes back as what there was before. */
function endByElimination(work: Work, race: Race): void {
  unite(work, race, factionsOfRace(work.game, race));
  const before = allStates(work.game).filter((state) => state.name !== WAR && !state.divided?.includes(race));
  closeStates(
    work,
    (state) =>
      state.divided?.includes(race) === true &&
      before.some(({ name, between }) => name === state.name && isPair(state.between, ...between)),
    "effect",
    SOURCE,
  );
  work.game.states = allStates(work.game).map((state) => {
    if (!state.divided?.includes(race)) return state;
    const { divided, ...kept } = state;
    const others = divided.filter((other) => other !== race);
    return others.length === 0 ? kept : { ...kept, divided: others };
  });
  setAside(work);
}

function unite(work: Work, race: Race, factions: readonly SeatIndex[]): void {
  const left = (work.game.civilWars ?? []).filter((other) => other !== race);
  if (left.length > 0) work.game.civilWars = left;
  else work.game.civilWars = undefined;
  closeStates(
    work,
    ({ name, between }) => name === WAR && isWithin(work.game, between) && raceOf(work.game, between[0]) === race,
    "effect",
    SOURCE,
  );
  emit(work, { type: "civil-war", race, begins: false, seats: factions });
  for (const seat of factions) changeUnrest(work, seat, -1, SOURCE);
}

/** Notes at the end of a turn between whom within a race a war could be declared. */
export function noteStrain(work: Work): void {
  const seats = ruled(work.game, "factions-of-a-race") === "one-people" ? playing(work.game) : [];
  const strained = seats.flatMap((from) =>
    seats.flatMap((to): [SeatIndex, SeatIndex][] => {
      const one = seatOf(work.game, from);
      const kin = from !== to && one.race === seatOf(work.game, to).race;
      return kin && (one.tensions[to] ?? 0) >= MOST ? [[from, to]] : [];
    }),
  );
  work.game.strained = strained.length > 0 ? strained : undefined;
}

/** The event with which a faction declares war on another one of its race. */
const DECLARATION = "Declaration of War";

/**
 * Why this player cannot declare war on the own race's faction with that event: it takes a tension of 5 toward it as a
 * turn ends. Whatever else brings such a war about does so at any time.
 */
export function mayDeclareOnKin(game: Game, by: SeatIndex, source: string, a: Side, b: Side): Refusal | null {
  if (source.toLowerCase() !== DECLARATION.toLowerCase() || !("seat" in a) || !("seat" in b)) return null;
  if (!isWithin(game, [a, b]) || ruled(game, "factions-of-a-race") !== "one-people") return null;
  const other = a.seat === by ? b.seat : a.seat;
  if (game.strained?.some(([from, to]) => from === by && to === other)) return null;
  const { name } = seatOf(game, other);
  return refusal("civil-war-too-early", { who: name, tension: seatOf(game, by).tensions[other] ?? 0, needs: MOST });
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
  const wars = pairs(factions).filter((pair) => !own || pair.includes(by));
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
