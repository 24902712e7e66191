/** What stands between players and decides games: votes, states, war and its end, the Alliance, victory. */
import type { SeatView, View } from "../../engine/index.ts";

/** The states that the rules name, beside war; in the order in which they are offered. */
const AGREEMENTS = ["non-aggression", "neutrality"] as const;

const statesBetween = (view: View, one: SeatView, other: SeatView, resting: boolean): string[] =>
  view.states
    .filter(({ between, suspended }) => {
      if (suspended !== resting) return false;
      const seats = between.map((side) => ("seat" in side ? side.seat : null));
      return seats.includes(one.seat) && seats.includes(other.seat);
    })
    .map(({ name }) => name);

/** What the own faction and another may become to each other, or cease to be. */
export function betweenPlayers(view: View, me: SeatView, other: SeatView, n: number): string[] {
  const there = statesBetween(view, me, other, false);
  const has = (state: string) => there.includes(state);
  return [
    has("war") ? `end war with ${other.name}` : `start war with ${other.name}`,
    has("free trade")
      ? `end free trade with ${other.name}`
      : `start free trade with ${other.name} for ${n} influence each`,
    has("alliance") ? `end alliance with ${other.name}` : `start alliance with ${other.name} for 1 influence per 5`,
    ...AGREEMENTS.map((state) => `${has(state) ? "end" : "start"} ${state} with ${other.name}`),
    // What cards call by other names ends the same way.
    ...there
      .filter((state) => !["war", "free trade", "alliance", ...AGREEMENTS].includes(state))
      .map((state) => `end ${state} with ${other.name}`),
    ...there.map((state) => `suspend ${state} with ${other.name}`),
    ...statesBetween(view, me, other, true).map((state) => `resume ${state} with ${other.name}`),
    ...(has("war") ? [`surrender to ${other.name}`, `${other.name} surrenders to me`] : []),
    ...(me.power > 0 ? [`transfer ${n} power to ${other.name}`] : []),
    ...(me.began && me.began.tensions[other.seat] !== me.tensions[other.seat]
      ? [`set back tension toward ${other.name}`]
      : []),
    `raise mutual tension with ${other.name} by ${n}`,
    `lower mutual tension with ${other.name} by ${n}`,
  ];
}

/** How a player votes this turn, and what it takes for the player to win; the own player is not named. */
export function ofVotesAndVictory(seat: SeatView, view: View, who: string, n: number): string[] {
  const verb = (word: string) => `${who}${word}${who === "" ? "" : "s"}`;
  const { isa } = view;
  return [
    ...(who === "" ? [] : [`${who}votes yes`, `${who}votes no`, `${who}abstains`, `cast the vote of ${seat.name}`]),
    // Only the table can read off an agenda that is not automatic when it wins.
    ...(who === "" && seat.agenda !== null && !seat.agendaHidden && seat.agenda.says === null
      ? ["I win a major victory"]
      : []),
    `${verb("need")} ${n} less power`,
    ...(seat.barred === undefined
      ? [`${who}cannot win this turn`, `${who}cannot win a standard victory`]
      : [`${who}may win again`]),
    ...(isa && who !== ""
      ? [isa.members.includes(seat.seat) ? `${who}leaves the Alliance` : `${who}joins the Alliance`]
      : []),
  ];
}

/** What concerns the whole galaxy. */
export function ofTheGalaxy(view: View): string[] {
  return [
    ...(view.shadowWar === "not-yet" ? ["start the Shadow War", "the Shadow War begins at 25"] : []),
    ...(view.shadowWar === "on" ? ["end the Shadow War"] : []),
    "the Vorlons vote yes",
    "the Vorlons vote no",
    "cast the vote of the Vorlons",
    "cast the votes of the League",
  ];
}
