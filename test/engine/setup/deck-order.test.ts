// engine: Decks and Piles — nobody knows in which order a deck lies, its player neither
import { describe, expect, it } from "vitest";
import { createGame, type Game, legalActions, type Setup } from "../../../src/engine/index.ts";
import { at, byHand, character, does, event, refused, stage } from "../stage.ts";
import { copies, copiesOf, expectSame, papers, turnedOver } from "./deck-order.ts";

describe("Of several copies of a card in the own deck", () => {
  const searching = () =>
    does(
      stage({ You: { deck: copies() }, Rival: {} }),
      byHand({ verb: "take", who: "you", from: "deck", types: ["event"], amount: 1 }),
    );
  const takes = (game: Game) =>
    legalActions(game, 0).flatMap(({ action }) => (action.type === "take" ? [action.card] : []));

  it("the one of the lowest number is offered to who looks through it, wherever it lies", () => {
    const game = searching();
    const first = (title: string) => Math.min(...copiesOf(game, title));
    expect(takes(game)).toEqual([first("Paper One"), first("Paper Two")]);
    expect(takes(turnedOver(game))).toEqual(takes(game));
    expectSame(game);
  });

  it("the one that is taken is the one that was named", () => {
    const game = searching();
    const [last] = copiesOf(game, "Paper Two").toSorted((a, b) => b - a);
    expect(does(game, { type: "take", seat: 0, card: last ?? -1 }).seats[0]?.hand).toContain(last);
    expect(refused(game, { type: "take", seat: 0, card: at(game, "Rival's Ambassador") }).code).toBe("card-not-there");
  });

  it("the one of the lowest number is offered to make room for a card of the reserve", () => {
    const leader = character("Londo", { diplomacy: 3 }, { race: "centauri", ambassador: "babylon-project" });
    const rival = character("G'Kar", { diplomacy: 3 }, { race: "narn", ambassador: "babylon-project" });
    const spare = event("Spare", { says: "Nothing." });
    const seats = ([leader, rival] as const).map((facts) => ({
      name: facts.title,
      race: facts === leader ? ("centauri" as const) : ("narn" as const),
      faction: "babylon-project" as const,
      ambassador: facts.id,
      deck: [facts, ...copies()].map(({ id }) => id),
      reserve: [spare, spare].map(({ id }) => id),
    }));
    const setup: Setup = { rules: "tournament", cards: [leader, rival, spare, ...papers], seats };
    const game = createGame(setup, "a seed");
    const [bring] = legalActions(game, 0).filter(({ action }) => action.type === "sideboard");
    if (!bring) throw new Error("nothing to bring in");
    expectSame(game);
    const picked = does(game, bring.action);
    const put = (now: Game) =>
      legalActions(now, 0).flatMap(({ action }) => (action.type === "sideboard" ? [action.card] : []));
    expect(put(picked)).toEqual(papers.map(({ title }) => Math.min(...copiesOf(picked, title))).sort((a, b) => a - b));
    expect(put(turnedOver(picked))).toEqual(put(picked));
    expectSame(picked);
  });
});
