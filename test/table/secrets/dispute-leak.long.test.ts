// What is hidden stays hidden where facts are asked, said, doubted and judged: real decks, of which little is known.
import { describe, expect, it } from "vitest";
import {
  type Action,
  ASKABLE_FACTS,
  askable,
  type FactName,
  type Game,
  legalActions,
  type StatedFacts,
} from "../../../src/engine/index.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import { cardKey } from "../../../src/table/disputes/dispute.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import { newSeat } from "../../../src/table/seats/lobby.ts";
import type { Table } from "../../../src/table/table.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { created, library, PLAYERS, started, tableAfter } from "../tables.ts";

const render = createRender(library);
const DECKS = ["Starter Centauri", "Starter Narn", "Starter Minbari"];
const HIDDEN = new Set(["deck", "hand", "declared", "limbo"]);

/** A generator of its own, so that the games are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const playersOf = (table: Table) => table.seats.map((_, seat) => PLAYERS[seat] ?? "");
const openTitles = (game: Game) => {
  const asked = game.awaiting.flatMap((one) => (one.kind === "initiate" || one.kind === "fact" ? [one.card] : []));
  const initiated = new Set([...game.conflicts.map(({ card }) => card), ...asked]);
  return game.cards
    .filter(({ id, zone, play }) => initiated.has(id) || (!HIDDEN.has(zone) && !play?.faceDown))
    .map(({ facts }) => game.facts[facts]?.title ?? "");
};

/** Three players with real decks, at their first decision. */
function real(seed: number): Table {
  let table = tableAfter(null, created());
  for (const [at, deck] of DECKS.entries()) {
    const seated = newSeat(table, library, PLAYERS[at] ?? "", `Player ${at}`, { deck });
    if (!seated.ok) throw new Error(seated.refusal.code);
    table = tableAfter(table, { type: "joined", at: 2, by: PLAYERS[at] ?? "", seat: seated.seat });
  }
  return tableAfter(table, started(table, "1001", `real ${seed}`));
}

const figures = (names: readonly FactName[], pick: (below: number) => number): StatedFacts =>
  Object.fromEntries(names.map((name) => [name, name === "conflict" ? "diplomacy" : pick(6)]));

/** A step: an answer to what is asked, an action, and the facts that it needs. */
function step(table: Table, pick: (below: number) => number): LogEntry | null {
  const { game } = table;
  if (game === null || game.awaiting.length === 0) return null;
  const owed = game.awaiting[pick(game.awaiting.length)];
  const seat = owed?.seat ?? 0;
  const by = PLAYERS[seat] ?? "";
  if (owed?.kind === "fact") {
    const facts = figures(owed.facts, pick);
    return { type: "acted", at: 3, by, actions: [{ type: "state-facts", seat, card: owed.card, facts }] };
  }
  const actions = legalActions(game, seat);
  const chosen = actions[pick(actions.length)];
  if (!chosen) return null;
  const stated: Action[] = [];
  if (chosen.needs.length > 0) {
    const card = Object.entries(chosen.action).flatMap(([name, value]) =>
      ["card", "with", "fleet", "target"].includes(name) && typeof value === "number" ? [value] : [],
    );
    for (const id of card) {
      const names = askable(game, id).filter((name) => chosen.needs.includes(name));
      if (names.length > 0) stated.push({ type: "state-facts", seat, card: id, facts: figures(names, pick) });
    }
  }
  return { type: "acted", at: 3, by, actions: [...stated, chosen.action] };
}

/** Whether a text names the title, and not only a longer word: Minbar is no Minbari. */
const names = (text: string, title: string): boolean =>
  new RegExp(`(?<![\\p{L}'])${title.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}(?![\\p{L}'])`, "u").test(text);

describe("facts of real cards", () => {
  it.each([1, 2, 3])(
    "are asked, said, doubted and judged without a word of what is hidden (game %i)",
    (seed) => {
      const pick = numbers(seed);
      let table = real(seed);
      const all = new Set(table.game?.facts.map(({ title }) => title));
      const seen = new Set<string>();
      let disputes = 0;
      const look = (entry: LogEntry): boolean => {
        const result = applyEntry(table, entry);
        if (!result.ok) return false;
        table = result.table;
        if (table.game) for (const title of openTitles(table.game)) seen.add(title);
        const passing = JSON.stringify(result.events);
        // A title may be a part of one that everybody has seen: "Alliance" of "Affirm Alliance".
        const open = [...seen].join("\n");
        const secret = [...all].filter((title) => !open.includes(title) && !passing.includes(title));
        const publicly = JSON.stringify([render.table(table).fixed, render.log(table, result.announcements)]);
        expect(secret.filter((title) => names(publicly, title))).toEqual([]);
        // No id of a card's facts leaves the table: it says what the card is.
        expect(table.game?.facts.filter(({ id }) => publicly.includes(id)) ?? []).toEqual([]);
        return true;
      };
      for (let at = 0; at < 160; at++) {
        const last = table.said?.findLast(({ settled }) => !settled);
        if (
          last &&
          pick(3) === 0 &&
          look({ type: "disputed", at: 4, by: PLAYERS[pick(3)] ?? "", card: cardKey(last.card) })
        ) {
          disputes += 1;
          const doubted = Object.keys(last.facts).filter((name): name is FactName =>
            ASKABLE_FACTS.some((one) => one === name),
          );
          if (pick(2) === 0)
            for (const by of playersOf(table)) look({ type: "dispute-agreed", at: 5, by, card: cardKey(last.card) });
          else
            look({
              type: "facts-judged",
              at: 5,
              by: "77",
              card: last.card,
              facts: figures(doubted, pick),
              name: "Judge",
            });
          expect(table.dispute).toBeUndefined();
        }
        // A judge may set what nobody has seen yet: nobody hears of it.
        const hidden = table.game?.facts.find(({ title, cost }) => !seen.has(title) && cost === undefined);
        if (hidden && pick(20) === 0)
          look({ type: "facts-judged", at: 6, by: "77", card: hidden.id, facts: { cost: 2 }, name: "Judge" });
        const entry = step(table, pick);
        if (entry === null) break;
        look(entry);
      }
      expect(table.said?.length ?? 0).toBeGreaterThan(0);
      expect(disputes).toBeGreaterThan(0);
    },
    90_000,
  );
});
