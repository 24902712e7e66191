// engine: Decks and Piles; Reserve/sideboard/ISA Pile and the Engine; Shuffle & Cut
import { describe, expect, it } from "vitest";
import {
  apply,
  type CardFacts,
  checkSetup,
  createGame,
  type Game,
  type Setup,
  viewFor,
} from "../../../src/engine/index.ts";
import { titleOf } from "../../../src/engine/state/lookup.ts";
import { character, event } from "../stage.ts";

const spares = (who: string, what: string, count: number) =>
  Array.from({ length: count }, (_, at) => event(`${who} ${what} ${at + 1}`, { says: "Nothing." }));

/** Two players with eight cards in the deck; the first has a reserve of three and a Crusade pile of twelve. */
function table(): Setup {
  const [first, second] = (["narn", "human"] as const).map((race) => ({
    race,
    leader: character(`${race} Envoy`, { diplomacy: 3 }, { race, ambassador: "babylon-project" }),
    deck: spares(race, "Deck Card", 8),
  }));
  if (!first || !second) throw new Error("two players");
  const reserve = spares("narn", "Reserve Card", 3);
  const crusade = spares("narn", "Crusade Card", 12);
  const ids = (cards: readonly CardFacts[]) => cards.map(({ id }) => id);
  const seat = ({ race, leader, deck }: typeof first) => ({
    name: race,
    race,
    faction: "babylon-project" as const,
    ambassador: leader.id,
    deck: [leader.id, ...ids(deck)],
  });
  return {
    rules: "engine",
    cards: [first, second].flatMap(({ leader, deck }) => [leader, ...deck]).concat(reserve, crusade),
    seats: [{ ...seat(first), reserve: ids(reserve), crusade: ids(crusade) }, seat(second)],
  };
}

function begun(setup: Setup, seed: string): Game {
  let game = createGame(setup, seed);
  for (const seat of [0, 1]) {
    const result = apply(game, { type: "start-with-any", seat });
    if (!result.ok) throw new Error(result.refusal.code);
    game = result.game;
  }
  return game;
}
const titles = (game: Game, ids: readonly number[] = []) => ids.map((id) => titleOf(game, id));

describe("A reserve and a Crusade pile", () => {
  it("lie beside the deck, and no card of theirs is dealt from it", () => {
    const game = begun(table(), "seed");
    const [seat, other] = game.seats;
    expect(titles(game, seat?.reserve).every((title) => title.startsWith("narn Reserve"))).toBe(true);
    expect(seat?.reserve).toHaveLength(3);
    expect(seat?.crusade).toHaveLength(12);
    expect(titles(game, [...(seat?.deck ?? []), ...(seat?.hand ?? [])]).every((one) => one.includes("Deck Card"))).toBe(
      true,
    );
    expect({ reserve: other?.reserve, crusade: other?.crusade }).toEqual({ reserve: undefined, crusade: undefined });
  });

  // engine: Shuffle & Cut
  it("has the Crusade pile shuffled before the first turn", () => {
    const before = createGame(table(), "seed").seats[0]?.crusade ?? [];
    const after = begun(table(), "seed").seats[0]?.crusade ?? [];
    expect(after).not.toEqual(before);
    expect(after.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
  });

  it("shows the reserve to its owner alone, and the Crusade pile to nobody", () => {
    const game = begun(table(), "seed");
    const own = viewFor(game, { seat: 0 });
    expect(own.seats[0]?.reserve?.map(({ title }) => title)).toEqual([1, 2, 3].map((at) => `narn Reserve Card ${at}`));
    expect(JSON.stringify(own)).not.toContain("Crusade Card");
    for (const viewer of [{ seat: 1 }, "judge", "public"] as const) {
      const view = viewFor(game, viewer);
      expect(view.seats[0]).toMatchObject({ reserveSize: 3, crusadeSize: 12 });
      expect(view.seats[1]).not.toHaveProperty("reserveSize");
      expect(JSON.stringify(view)).not.toMatch(/Reserve Card|Crusade Card/);
    }
  });

  it("is refused where it holds a card that nobody has heard of", () => {
    const setup = table();
    const [first, second] = setup.seats;
    if (!first || !second) throw new Error("two players");
    expect(checkSetup({ ...setup, seats: [{ ...first, reserve: ["no/such"] }, second] })).toMatchObject({
      code: "unknown-card",
      facts: { title: "no/such" },
    });
    expect(checkSetup({ ...setup, seats: [{ ...first, crusade: ["no/such"] }, second] })?.code).toBe("unknown-card");
  });
});
