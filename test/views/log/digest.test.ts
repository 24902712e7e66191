import { describe, expect, test } from "vitest";
import type { Event } from "../../../src/engine/index.ts";
import { DIGEST_LINES, digest } from "../../../src/views/log/digest.ts";
import { crowd, ctx, londoView, publicView } from "../fixtures.ts";
import { LINES } from "./lines/index.ts";

const cassarin = { card: 10, title: "Envoy Cassarin" };
const tavik = { card: 20, title: "Envoy Tavik" };
const initiated = (seat: number, title: string, on: number): Event => ({
  type: "conflict-initiated",
  seat,
  conflict: 1,
  title,
  conflictType: "diplomacy",
  target: { what: "player", seat: on },
});
const opposed = (title: string): Event => ({
  type: "opposed",
  seat: 1,
  with: tavik,
  conflict: title,
  ability: "diplomacy",
  amount: 4,
  side: null,
});
const sponsored: Event = {
  type: "sponsored",
  seat: 1,
  card: { card: 40, title: "Guild" },
  with: tavik,
  influence: 2,
  target: null,
};

describe("what has happened since a player last looked", () => {
  test("begins with what was done to them, whatever came first", () => {
    const lost: Event = { type: "influence-lost", whose: { seat: 0 }, amount: 2, rating: 3, source: "Sanctions" };
    const events = [sponsored, initiated(1, "Raid", 0), lost, { type: "passed", seat: 1 } as const];
    expect(digest(events, [], londoView, ctx)).toEqual([
      "🎯 G'Kar initiates Raid on you",
      "You lose 2 influence (Sanctions)",
      "G'Kar sponsors Guild with Envoy Tavik for 2 influence",
    ]);
  });

  test("knows the player’s own conflicts and cards from those of others", () => {
    const before = [initiated(0, "Trade Pact", 1), initiated(1, "Raid", 1)];
    const blow = { conflict: null, ability: "military", deals: 3, takes: 0, first: null } as const;
    const events: Event[] = [
      opposed("Trade Pact"),
      opposed("Raid"),
      { type: "attack-declared", seat: 1, with: tavik, target: cassarin, conflict: null },
      { type: "attacked", seat: 1, with: tavik, target: cassarin, ...blow },
      { type: "damaged", card: cassarin, amount: 3, source: "Envoy Tavik" },
      { type: "damaged", card: tavik, amount: 1, source: "Fire" },
      { type: "tension-changed", from: 1, toward: 0, to: 4, by: 1, source: "Raid" },
    ];
    expect(digest(events, before, londoView, ctx)).toEqual([
      "✋ G'Kar opposes your Trade Pact: 4",
      "⚔️ G'Kar attacks your Envoy Cassarin: 3 damage",
      "G'Kar’s tension toward you: 4",
    ]);
  });

  test("takes a conflict of the same title for whose it was last", () => {
    const events = [initiated(1, "Trade Pact", 1), opposed("Trade Pact")];
    expect(digest(events, [initiated(0, "Trade Pact", 1)], londoView, ctx)).toEqual([
      "G'Kar initiates Trade Pact, a diplomacy conflict on G'K…",
    ]);
  });

  test("is nothing where others have only passed, and nothing for somebody without a seat", () => {
    const events: Event[] = [
      { type: "passed", seat: 1 },
      { type: "round-started", round: "draw" },
    ];
    expect(digest(events, [], londoView, ctx)).toEqual([]);
    expect(digest([sponsored], [], publicView, ctx)).toEqual([]);
  });

  test("is six short lines at most, whatever has happened and however long the names are", () => {
    const { seen, ctx: long } = crowd(10, "A name of **four and twenty**", "The Unending Title of a Card That Goes On");
    const events = Object.values(LINES).map(([event]) => event);
    for (const [view, each] of [
      [londoView, ctx],
      [seen, long],
    ] as const) {
      const lines = digest([...events, ...events], [], view, each);
      expect(lines).toHaveLength(DIGEST_LINES);
      for (const line of events.flatMap((event) => digest([event], [], view, each))) {
        expect(line.length, line).toBeLessThanOrEqual(56);
        expect(line).not.toMatch(/\n|(?<!\\)\*\*/u);
      }
    }
  });
});
