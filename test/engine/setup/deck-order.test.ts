// engine: Decks and Piles — nobody knows in which order a deck lies, its player neither
import { describe, expect, it } from "vitest";
import { editSeat, open } from "../../../src/engine/changes/work.ts";
import { createGame, type Game, legalActions, type Setup, viewFor } from "../../../src/engine/index.ts";
import { factsOf } from "../../../src/engine/state/lookup.ts";
import { Dice, play, practiceSetup, type Step } from "../play/random-player.ts";
import { at, byHand, character, does, event, refused, stage } from "../stage.ts";

/** The same game with every pile that lies face down the other way round. */
function turnedOver(game: Game): Game {
  const work = open(game);
  for (const [seat, { deck, crusade }] of game.seats.entries()) {
    editSeat(work, seat).deck = deck.toReversed();
    if (crusade) editSeat(work, seat).crusade = crusade.toReversed();
  }
  return work.game;
}

/** Everything that a player is offered and shown, as it would be sent. */
const offered = (game: Game, seat: number) =>
  JSON.stringify([legalActions(game, seat), viewFor(game, { seat }), viewFor(game, "public")]);

/** Two games that differ in the order of a deck alone offer the same. */
function expectSame(game: Game): void {
  const other = turnedOver(game);
  for (const seat of new Set(game.awaiting.map((asked) => asked.seat)))
    expect(offered(other, seat)).toBe(offered(game, seat));
}

const papers = ["Paper One", "Paper Two"].map((title) => event(title, { says: "Nothing." }));
/** Three copies of each lie in the deck. */
const copies = () => [...papers, ...papers, ...papers];
const copiesOf = (game: Game, title: string) =>
  (game.seats[0]?.deck ?? []).filter((id) => factsOf(game, id).title === title);

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

describe("The order of a deck", () => {
  it("shows in no list of what is possible, which menus and completions are made of, and in no view", () => {
    const asked = new Map<string, number>();
    for (let number = 0; number < 8; number++) {
      const dice = new Dice(`order ${number}`);
      const setup = practiceSetup(2 + dice.below(3), dice);
      let steps = 0;
      const until = ({ turn }: Game) => turn > 6;
      const watch = ({ before }: Step) => {
        const kinds = before.awaiting.map(({ kind }) => kind);
        const seldom = kinds.some((kind) => (asked.get(kind) ?? 0) < 15);
        for (const kind of new Set(kinds)) asked.set(kind, (asked.get(kind) ?? 0) + 1);
        if (!seldom && steps++ % 40 !== 0) return;
        expectSame(before);
      };
      play(setup, `order ${number}`, watch, { until });
    }
    for (const kind of ["ambassador", "sideboard", "starting-hand", "keep-hand", "fetch", "action"])
      expect({ kind, often: (asked.get(kind) ?? 0) > 1 }).toEqual({ kind, often: true });
  }, 60_000);
});
