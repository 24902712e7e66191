/** rulebook: Civil War — a race whose factions make war on one another falls apart, and comes together again. */

import { factionsOfRace, isDivided } from "../../rules/in-force/same-race.ts";
import { everyTwo } from "../../rules/relations/civil-war.ts";
import { allStates, isWithin, WAR } from "../../rules/relations/states.ts";
import { MOST_TENSION } from "../../rules/relations/tension.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Side, State } from "../../state/game.ts";
import { isSameSide, playing, raceOfSide, seatOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { Race, SeatIndex } from "../../state/vocabulary.ts";
import { emit, type Work } from "../work.ts";
import { closeStates, suspendStates } from "./states.ts";
import { averageTensions, changeUnrest } from "./tension.ts";

const SOURCE = "civil war";

/** Begins and ends civil wars, as the wars within races have begun and ended. Asked at every step. */
export function keepCivilWars(work: Work): void {
  if (!work.game.states && !work.game.civilWars) return;
  if (ruled(work.game, "factions-of-a-race") !== "one-people") return;
  for (const race of work.game.civilWars ?? []) {
    const factions = factionsOfRace(work.game, race);
    if (factions.length < 2) endByElimination(work, race);
    else if (everyTwo(factions).some(([a, b]) => !warWithin(work.game, a, b))) endByPeace(work, race, factions);
  }
  for (const { name, between } of allStates(work.game))
    if (name === WAR && isWithin(work.game, between)) divide(work, raceOfSide(work.game, between[0]));
}

const isPair = (between: State["between"], a: Side, b: Side) =>
  (isSameSide(between[0], a) && isSameSide(between[1], b)) || (isSameSide(between[0], b) && isSameSide(between[1], a));

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
      name === WAR && !isWithin(work.game, between) && between.some((side) => raceOfSide(work.game, side) === race),
  );
  work.game.civilWars = [...(work.game.civilWars ?? []), race];
  emit(work, { type: "civil-war", race, begins: true, seats: factions });
  for (const [a, b] of everyTwo(factions)) {
    addWar(work, [{ seat: a }, { seat: b }], SOURCE);
    // rulebook: War — it cancels whatever else was between the two.
    const theirs = ({ name, suspended, between }: State) =>
      name !== WAR && !suspended && isPair(between, { seat: a }, { seat: b });
    if (since(work.game, 8)) closeStates(work, theirs, "war", SOURCE);
  }
  for (const { between, source } of wars) {
    const other = raceOfSide(work.game, between[0]) === race ? between[1] : between[0];
    for (const seat of factions) addWar(work, [{ seat }, other], source);
  }
  for (const seat of factions) changeUnrest(work, seat, 1, SOURCE);
  suspendStates(work);
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
  suspendStates(work);
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
  suspendStates(work);
}

function unite(work: Work, race: Race, factions: readonly SeatIndex[]): void {
  const left = (work.game.civilWars ?? []).filter((other) => other !== race);
  if (left.length > 0) work.game.civilWars = left;
  else work.game.civilWars = undefined;
  closeStates(
    work,
    ({ name, between }) => name === WAR && isWithin(work.game, between) && raceOfSide(work.game, between[0]) === race,
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
      const sameRace = from !== to && one.race === seatOf(work.game, to).race;
      return sameRace && (one.tensions[to] ?? 0) >= MOST_TENSION ? [[from, to]] : [];
    }),
  );
  work.game.strained = strained.length > 0 ? strained : undefined;
}
