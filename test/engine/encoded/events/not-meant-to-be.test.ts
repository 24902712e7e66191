// compendium: Not Meant To Be
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../../src/engine/index.ts";
import { abilityOf } from "../../../../src/engine/rules/in-force/ability.ts";
import { at, character, does, event, order, refused, sentences, stage } from "../../stage.ts";
import { real } from "../real.ts";

const counter = real("Not Meant To Be", { cost: "none" });
const NAME = counter.title;
const gift = (more: Partial<CardFacts> = {}, text: Partial<NonNullable<CardFacts["text"]>> = {}) =>
  event(
    "Gift",
    { says: "Gain 2 power.", effects: [{ verb: "gain-power", who: "you", amount: 2 }], ...text },
    { cost: 3, ...more },
  );

/** Rival acts first, then You, then Third; everybody has 10 influence. */
function table(rival: readonly CardFacts[] = [gift()], third: readonly CardFacts[] = []): Game {
  return stage({
    Rival: {
      unspent: 10,
      hand: [...rival, counter],
      supporting: [character("Clerk", { diplomacy: 3, intrigue: 4 }, { marks: { destiny: 2 } })],
    },
    You: { unspent: 10, hand: [counter] },
    Third: { unspent: 10, hand: third },
  });
}
const unspent = (game: Game) => game.seats.map((seat) => seat.unspent);
const power = (game: Game) => game.seats.map(({ rawPower }) => rawPower);
const plays = (game: Game, seat: number) => sentences(game, seat).filter((one) => one.startsWith(`play ${NAME}`));
const pass = (game: Game, seat: number) => does(game, { type: "pass", seat });

describe("Not Meant To Be", () => {
  it("undoes the last event for as much influence as its player applied, whose cost is not given back", () => {
    const played = order(table(), 0, "play Gift");
    expect(unspent(played)).toEqual([7, 10, 10]);
    const game = order(played, 1, `play ${NAME}`);
    expect(power(game)).toEqual([0, 0, 0]);
    expect(unspent(game)).toEqual([7, 7, 10]);
  });

  it("takes 2 more for each mark that the event requires or purges", () => {
    const needing = gift({}, { requires: [{ needs: "marks", mark: "destiny", atLeast: 2 }] });
    expect(unspent(order(order(table([needing]), 0, "play Gift"), 1, `play ${NAME}`))).toEqual([7, 3, 10]);
    const purging = gift({}, { pays: [{ pays: "purge-mark", mark: "destiny", amount: 1 }] });
    expect(unspent(order(order(table([purging]), 0, "play Gift"), 1, `play ${NAME}`))).toEqual([7, 5, 10]);
  });

  it("takes what was applied by the event's text too, which its player gets back", () => {
    const bought = gift({ cost: 1 }, { pays: [{ pays: "influence", least: 2, most: 4 }] });
    let game = order(table([bought]), 0, "play Gift");
    game = order(game, 0, "choose to apply 4 influence");
    expect(unspent(game)).toEqual([5, 10, 10]);
    game = order(game, 1, `play ${NAME}`);
    expect(unspent(game)).toEqual([9, 5, 10]);
    expect(power(game)).toEqual([0, 0, 0]);
  });

  it("is not played by whoever has not that much influence", () => {
    const game = order(table([gift({ cost: 10 })]), 0, "play Gift");
    const short = { ...game, seats: game.seats.map((seat, index) => (index === 1 ? { ...seat, unspent: 9 } : seat)) };
    expect(plays(short, 1)).toEqual([]);
    expect(refused(short, { type: "play", seat: 1, card: handCard(short, 1) })).toMatchObject({
      code: "not-enough-influence",
      facts: { needs: 10, unspent: 9 },
    });
  });

  it("is aimed at nothing that was played before its player could last act", () => {
    let game = order(table([gift()], [event("Pause", { says: "Nothing." })]), 0, "play Gift");
    game = pass(game, 1);
    game = order(game, 2, "play Pause");
    game = pass(game, 0);
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "action" }]);
    expect(plays(game, 1)).toEqual([]);
    expect(refused(game, { type: "play", seat: 1, card: handCard(game, 1) }).code).toBe("nothing-to-reverse");
  });

  it("lets its player choose among several that were played since", () => {
    const other = event(
      "Bounty",
      { says: "Gain 1 power.", effects: [{ verb: "gain-power", who: "you", amount: 1 }] },
      { cost: 1 },
    );
    let game = pass(pass(table([gift()], [other]), 0), 1);
    game = order(game, 2, "play Bounty");
    game = order(game, 0, "play Gift");
    game = order(game, 1, `play ${NAME}`);
    expect(sentences(game, 1)).toEqual([
      "choose to reverse Gift of Rival for 3 influence",
      "choose to reverse Bounty of Third for 1 influence",
    ]);
    const bounty = order(game, 1, "choose to reverse Bounty of Third for 1 influence");
    expect(power(bounty)).toEqual([2, 0, 0]);
    expect(unspent(bounty)).toEqual([7, 9, 9]);
  });

  it("is not aimed at its player's own event, nor twice at the same one", () => {
    const own = order(table(), 0, "play Gift");
    expect(plays(pass(pass(own, 1), 2), 0)).toEqual([]);
    const undone = order(own, 1, `play ${NAME}`);
    expect(undone.playedEvents?.filter(({ reversed }) => reversed)).toHaveLength(1);
  });

  it("is undone by another one: its player gets the influence back, and the event stands as it was", () => {
    let game = order(order(table(), 0, "play Gift"), 1, `play ${NAME}`);
    expect(unspent(game)).toEqual([7, 7, 10]);
    game = pass(game, 2);
    game = order(game, 0, `play ${NAME}`);
    expect(power(game)).toEqual([2, 0, 0]);
    // 3 were applied for the first one.
    expect(unspent(game)).toEqual([4, 10, 10]);
  });

  it("undoes Lack of Subtlety and Diplomatic Blunder", () => {
    for (const [title, ability, before] of [
      ["Lack of Subtlety", "intrigue", 4],
      ["Diplomatic Blunder", "diplomacy", 3],
    ] as const) {
      const start = stage({
        Rival: { unspent: 10, hand: [real(title, { cost: 1 })] },
        You: { unspent: 10, hand: [counter], supporting: [character("Clerk", { diplomacy: 3, intrigue: 4 })] },
      });
      const [play = ""] = sentences(start).filter((one) => one.startsWith(`play ${title} on Clerk`));
      const played = order(start, 0, play);
      expect(abilityOf(played, at(played, "Clerk"), ability)).toBe(1);
      const game = order(played, 1, `play ${NAME}`);
      expect(abilityOf(game, at(game, "Clerk"), ability)).toBe(before);
    }
  });
});

function handCard(game: Game, seat: number): number {
  const [card] = game.seats[seat]?.hand ?? [];
  if (card === undefined) throw new Error("an empty hand");
  return card;
}
