import { describe, expect, it } from "vitest";
import { createGame, legalActions, viewFor } from "../../../src/engine/index.ts";
import { deckOfSeat, factsForSeat, newSeat, setupOf } from "../../../src/table/seats/lobby.ts";
import { created, library, PLAYERS, tableAfter } from "../tables.ts";

const practice = library.starters.filter(({ practice: invented }) => invented);

/** A table of two at which the first plays with this deck. */
function tableWith(deck: string) {
  let table = tableAfter(null, created());
  const other =
    library.starters.find(({ name }) => name === deck)?.race === "narn" ? "Practice Human" : "Practice Narn";
  for (const [at, name] of [deck, other].entries()) {
    const by = PLAYERS[at] ?? "";
    const seated = newSeat(table, library, by, `Player ${at}`, { deck: name });
    if (!seated.ok) throw new Error(seated.refusal.code);
    table = tableAfter(table, { type: "joined", at: 2_000, by, seat: seated.seat });
  }
  return table;
}

describe("the hand that is chosen for a player", () => {
  it.each(practice.map(({ name, hands = [] }) => [name, hands] as const))(
    "%s comes with hands that have names, and the first is what “Choose for me” takes",
    (name, hands) => {
      const table = tableWith(name);
      const game = createGame(setupOf(table, library), "seed");
      const [first] = hands;
      expect(first).toBeDefined();
      const seen = viewFor(game, { seat: 0 }).awaiting.find(({ seat }) => seat === 0);
      expect(seen?.hands?.map((hand) => hand.name)).toEqual(hands.map((hand) => hand.name));
      const [chosen] = legalActions(game, 0).filter(({ action }) => action.type === "start-with");
      const titles = first?.cards.map((id) => library.facts(id)?.title) ?? [];
      expect(chosen?.sentence).toBe(`start with ${titles.join(", ")}`);
    },
  );

  it("is nobody’s business but its player’s", () => {
    const game = createGame(setupOf(tableWith("Practice Human"), library), "seed");
    for (const viewer of [{ seat: 1 } as const, "public", "judge"] as const)
      expect(viewFor(game, viewer).awaiting.find(({ seat }) => seat === 0)?.hands).toBeUndefined();
  });

  it("has no mercenary that others may hire, and nothing that waits for a war, whatever the deck", () => {
    for (const { name } of library.starters) {
      const table = tableWith(name);
      const [seat] = table.seats;
      const { seats } = setupOf(table, library);
      for (const { cards } of seats[0]?.hands ?? [])
        for (const id of cards) {
          const card = seat && factsForSeat(library, seat, id);
          expect(card?.keywords ?? [], `${name}: ${id}`).not.toContain("Mercenary");
          expect(card?.text?.requires ?? [], `${name}: ${id}`).toEqual([]);
        }
      expect(seat && deckOfSeat(library, seat)?.name).toBe(name);
    }
  });

  it("is made for a deck that comes with none", () => {
    const starters = library.starters.filter(({ practice: invented }) => !invented);
    expect(starters.length).toBe(4);
    const made = starters.flatMap(({ name }) => setupOf(tableWith(name), library).seats[0]?.hands ?? []);
    for (const { cards } of made) expect(new Set(cards).size).toBe(cards.length);
  });
});
