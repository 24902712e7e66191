import { describe, expect, it } from "vitest";
import { type Game, legalActions } from "../../src/engine/index.ts";
import type { Entry } from "../../src/table/entry.ts";
import { foldEntry } from "../../src/table/fold.ts";
import { createRender } from "../../src/table/render.ts";
import { folded, library, opening, PLAYERS } from "./tables.ts";

const render = createRender(library);
const HIDDEN = new Set(["deck", "hand", "declared", "limbo"]);

const titleOf = (game: Game, card: Game["cards"][number]) => game.facts[card.facts]?.title ?? "";

/** Titles of cards that lie where everybody may look. */
function openTitles(game: Game): string[] {
  // A conflict is open from the moment when its player is asked for a target.
  const asked = game.awaiting.flatMap((decision) => (decision.kind === "initiate" ? [decision.card] : []));
  const initiated = new Set([...game.conflicts.map(({ card }) => card), ...asked]);
  return game.cards
    .filter(({ id, zone, play }) => initiated.has(id) || (!HIDDEN.has(zone) && !play?.faceDown))
    .map((card) => titleOf(game, card));
}

/** Titles of the cards that a seat owns: its player knows the own deck. */
function ownTitles(game: Game, seat: number): Set<string> {
  return new Set(game.cards.filter(({ owner }) => owner === seat).map((card) => titleOf(game, card)));
}

/** A generator of its own, so that the games are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe("what is posted", () => {
  it.each([1, 2, 3])(
    "never names a card that its reader may not see (game %i)",
    (seed) => {
      const pick = numbers(seed);
      const entries = opening(4);
      const start = entries.pop();
      if (start?.type !== "started") throw new Error("the opening does not end with a start");
      let table = folded(null, ...entries, { ...start, seed: `game ${seed}` });
      const seen = new Set<string>();
      const all = new Set(table.game?.facts.map(({ title }) => title));
      for (let step = 0; step < 150 && table.game && table.waiting.length > 0; step++) {
        const owed = table.waiting[pick(table.waiting.length)];
        const seat = owed?.seat ?? 0;
        const actions = legalActions(table.game, seat).filter(({ needs }) => needs.length === 0);
        const action = actions[pick(actions.length)]?.action;
        if (!action) break;
        const entry: Entry = { type: "acted", at: step, by: PLAYERS[seat] ?? "", actions: [action] };
        const result = foldEntry(table, entry);
        if (!result.ok) throw new Error(JSON.stringify(result.refused));
        table = result.table;
        const { game } = table;
        if (!game) break;
        for (const title of openTitles(game)) seen.add(title);
        // A card may come and go within one step: the events name it while it is open.
        const passing = JSON.stringify(result.events);
        const secret = [...all].filter((title) => !seen.has(title) && !passing.includes(JSON.stringify(title)));

        const { fixed, hands } = render.table(table);
        const publicly = JSON.stringify([
          fixed,
          render.log(table, result.announcements),
          table.waiting.length > 0
            ? render.prompt(
                table,
                table.waiting.map(({ decision }) => decision),
              )
            : null,
        ]);
        expect(secret.filter((title) => publicly.includes(title))).toEqual([]);
        for (const { seat: reader, message } of hands) {
          const own = ownTitles(game, reader);
          const told = JSON.stringify(message);
          expect(secret.filter((title) => !own.has(title) && told.includes(title))).toEqual([]);
        }
      }
      expect(seen.size).toBeGreaterThan(4);
    },
    60_000,
  );
});
