/** Factions of one race at a table, and what is done between them by hand. */
import type { Game, RuleSetId } from "../../../src/engine/index.ts";
import { viewFor } from "../../../src/engine/index.ts";
import { byHand, type SeatStage, stage } from "../stage.ts";

export const casual = (game: Game, rules: RuleSetId = "casual"): Game => ({ ...game, rules });
export const starts = (state: string, from: number, toward: number, each?: number) =>
  byHand({
    verb: "start-state",
    state,
    from: { seat: from },
    toward: { seat: toward },
    ...(each ? { gives: { from: each, toward: each } } : {}),
  });
export const ends = (state: string, from: number, toward: number, seat = 0) =>
  byHand({ verb: "end-state", state, from: { seat: from }, toward: { seat: toward } }, seat);
export const tenser = (from: number, toward: number, amount: number) =>
  byHand({ verb: "raise-tension", from: { seat: from }, toward: { seat: toward }, amount });

/** Sinclair, Clark and Bester are Human; G'Kar is Narn; nobody plays the others. */
export const table = (more: Readonly<Record<string, SeatStage>> = {}) =>
  casual(
    stage({
      Sinclair: { race: "human", unspent: 6, ...more.Sinclair },
      Clark: { race: "human", faction: "home", unspent: 6, ...more.Clark },
      Bester: { race: "human", faction: "psi-corps", unspent: 6, ...more.Bester },
      "G'Kar": { race: "narn", unspent: 6, ...more["G'Kar"] },
    }),
  );
export const unrest = (game: Game) => game.seats.map((seat) => seat.unrest);
export const shown = (game: Game) =>
  viewFor(game, "public").states.map(({ name, between, suspended }) => {
    const sides = between.map((side) => ("seat" in side ? game.seats[side.seat]?.name : side.race));
    return `${name}: ${sides.join(" and ")}${suspended ? " (suspended)" : ""}`;
  });
