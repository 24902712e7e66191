// engine: Appendix One: Two Player ("Duelling") games — Some particular rulings
import { describe, expect, it } from "vitest";
import { withText } from "../../../../src/engine/cards/encoded/index.ts";
import { type CardFacts, createGame, type Game } from "../../../../src/engine/index.ts";
import { character, does, event, fleet, refused } from "../../stage.ts";

const papers = Array.from({ length: 9 }, (_, n) => event(`Paper ${n}`, { says: "Nothing." }));
const [guard, lobby, fund] = [
  fleet("Guard", 2, { keywords: ["Corporate"] }),
  character("Lobbyist", {}, { keywords: ["Corporate"] }),
  event("Fund", { says: "Nothing." }, { keywords: ["Corporate"] }),
];
const shares = { ...fund, id: "stage/shares", title: "Shares", type: "group" as const };

function table(leader: CardFacts, faction: "corporate" | "babylon-project", duel: boolean): Game {
  const other = character("G'Kar", {}, { race: "narn", ambassador: "babylon-project" });
  const deck = [guard, lobby, fund, shares, ...papers];
  return createGame(
    {
      rules: "engine",
      cards: [leader, other, ...deck],
      ...(duel ? { duel: "dealt" as const } : {}),
      seats: [
        { name: "You", race: "centauri", faction, ambassador: leader.id, deck: [leader, ...deck].map(({ id }) => id) },
        {
          name: "Rival",
          race: "narn",
          faction: "babylon-project",
          ambassador: other.id,
          deck: [other, ...papers].map(({ id }) => id),
        },
      ],
    },
    "a seed",
  );
}
const own = (game: Game, ...titles: string[]) =>
  titles.map(
    (title) => game.seats[0]?.deck.find((id) => game.facts[game.cards[id]?.facts ?? -1]?.title === title) ?? -1,
  );

describe("Faceless Executive", () => {
  const leader = withText({
    id: "x/executive",
    title: "Faceless Executive",
    type: "character",
    race: "neutral",
    cost: 5,
    keywords: ["Corporate"],
  });

  it("starts with one more card, if all of them are corporate", () => {
    const game = table(leader, "corporate", false);
    expect(game.awaiting.find(({ seat }) => seat === 0)).toMatchObject({
      kind: "starting-hand",
      cards: 3,
      ifCorporate: 1,
    });
    const four = { type: "start-with" as const, seat: 0, cards: own(game, "Guard", "Lobbyist", "Fund", "Shares") };
    expect(does(game, four).seats[0]?.hand).toHaveLength(4);
    const mixed = { ...four, cards: own(game, "Guard", "Lobbyist", "Shares", "Paper 1") };
    expect(refused(game, mixed)).toMatchObject({ code: "hand-all-corporate", facts: { title: "Paper 1" } });
  });
});

describe("Londo (Gambler)", () => {
  const leader = withText({
    id: "x/gambler",
    title: "Londo (Gambler)",
    type: "character",
    race: "centauri",
    ambassador: "babylon-project",
  });

  it("starts with 7 influence, and keeps none of the cards that are dealt", () => {
    for (const duel of [false, true]) {
      const game = table(leader, "babylon-project", duel);
      expect(game.seats[0]?.unspent, String(duel)).toBe(7);
      expect(game.seats[1]?.unspent).toBe(4);
      expect(game.awaiting.find(({ seat }) => seat === 0)).toMatchObject({ cards: 0 });
    }
  });
});
