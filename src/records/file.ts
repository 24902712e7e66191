/** A server's results as comma-separated text, a line a seat; names cannot be read as formulas. */
import { csvLine, shownCell } from "../csv.ts";
import type { Result } from "./result.ts";

const HEADINGS = ["game", "ended", "rules", "victory", "seat", "player", "race", "faction", "place", "won"] as const;

export function recordsCsv(results: readonly Result[]): string {
  const lines = results.flatMap(({ table, at, rules, victory, seats }) =>
    seats.map(({ name = "", race, faction, place, won }, seat) => {
      const ended = new Date(at).toISOString();
      const cells = [table, ended, rules, victory, String(seat + 1), shownCell(name), race, faction, String(place)];
      return csvLine([...cells, won ? "yes" : "no"]);
    }),
  );
  return `${csvLine(HEADINGS)}${lines.join("")}`;
}
