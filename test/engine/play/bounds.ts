/** What must be so of every game, wherever it stands: where the cards lie, and which numbers there are. */
import type { Game } from "../../../src/engine/index.ts";
import { playing } from "../../../src/engine/state/lookup.ts";

/** What is wrong with where the cards lie: each is in exactly one place, and knows it. */
export function misplaced(game: Game): string[] {
  const wrong: string[] = [];
  const places = new Map<number, string>();
  const put = (id: number, place: string) => {
    if (places.has(id)) wrong.push(`card ${id} is in ${places.get(id)} and in ${place}`);
    places.set(id, place);
  };
  for (const seat of game.seats)
    for (const pile of ["deck", "hand", "discard", "removed", "reserve", "crusade"] as const)
      for (const id of seat[pile] ?? []) put(id, pile);
  for (const id of game.inPlay) put(id, "play");
  for (const { card } of game.aside ?? []) put(card, "aside");
  for (const { card, as, behind } of game.declared) {
    if (as === undefined && card !== null) put(card, "declared");
    if (behind !== undefined) put(behind, "declared");
  }
  for (const { card } of [...game.conflicts, ...(game.prolonged ?? [])])
    if (card !== null && game.cards[card]?.zone === "declared") put(card, "declared");
  for (const card of game.cards) {
    const place = places.get(card.id) ?? "limbo";
    if (card.zone !== place || (card.play !== null) !== (place === "play"))
      wrong.push(`card ${card.id} lies in ${place} and says ${card.zone}`);
    // Only an ambassador that has been chosen and not yet revealed is nowhere.
    if (place === "limbo" && !game.seats.some((seat) => seat.ambassador === card.id))
      wrong.push(`card ${card.id} is lost`);
  }
  return wrong;
}

/** What is wrong with the numbers: each stays where the rules allow it. */
export function outOfBounds(game: Game): string[] {
  const wrong: string[] = [];
  const within = (what: string, value: number, least: number, most = Number.POSITIVE_INFINITY) => {
    if (!(value >= least && value <= most)) wrong.push(`${what} is ${value}`);
  };
  for (const [index, seat] of game.seats.entries()) {
    within("unspent influence", seat.unspent, 0);
    within("spent influence", seat.spent, 0);
    within("influence rating", seat.unspent + seat.spent, 3);
    within("unrest", seat.unrest, 1, 5);
    for (const [toward, tension] of seat.tensions.entries()) if (toward !== index) within("tension", tension, 1, 5);
  }
  if (!game.result && game.awaiting.length === 0) wrong.push("nobody is asked for anything");
  for (const decision of game.awaiting)
    if (!playing(game).includes(decision.seat)) wrong.push(`seat ${decision.seat} is out and is asked for something`);
  return wrong;
}
