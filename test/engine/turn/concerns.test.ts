// moderator: Passing ahead — what of a step concerns a player who passes until something does
import { describe, expect, it } from "vitest";
import { type Action, type Concern, concerns, type Game } from "../../../src/engine/index.ts";
import { at, character, conflict, event, happens, stage } from "../stage.ts";

/** Three players: the first has declared a conflict on the second, and the third has nothing to do with it. */
function table(): Game {
  const pact = conflict("Pact", "diplomacy", { conflict: { form: "opposable" } });
  const game = stage(
    {
      Londo: { inner: [character("Vir", { diplomacy: 2, intrigue: 3 })], hand: [character("Refa", {}, { cost: 1 })] },
      Delenn: { inner: [character("Lennier", { diplomacy: 2, intrigue: 1 })] },
      "G'Kar": { inner: [character("Na'Toth", { diplomacy: 2 })], hand: [event("Nothing", { says: "Nothing." })] },
    },
    [["Londo", pact]],
  );
  return {
    ...game,
    conflicts: game.conflicts.map((one) => ({ ...one, target: { what: "player" as const, seat: 1 } })),
  };
}

function touchedBy(game: Game, action: Action, seat: number): Concern["what"][] {
  const done = happens(game, action);
  return concerns(game, done.game, done.events, seat).map(({ what }) => what);
}

const supports = (game: Game, seat: number, title: string): Action => ({
  type: "support",
  seat,
  conflict: game.conflicts[0]?.id ?? 0,
  with: at(game, title),
});

describe("what a step concerns", () => {
  it("is the player who is the target of the conflict that changes, and who initiated it, and nobody else", () => {
    const game = table();
    const action = supports(game, 0, "Vir");
    expect(touchedBy(game, action, 1)).toContain("conflict");
    expect(touchedBy(game, action, 2)).not.toContain("conflict");
    expect(touchedBy(game, action, 2)).not.toContain("touched");
    expect(touchedBy(game, action, 2)).toEqual(["acted"]);
  });

  it("is not the player whose own conflict has the same title", () => {
    const pact = conflict("Pact", "diplomacy", { conflict: { form: "opposable" } });
    const game = stage({ Londo: { inner: [character("Vir", { diplomacy: 2 })] }, Delenn: {}, "G'Kar": {} }, [
      ["Londo", pact],
      ["Delenn", pact],
    ]);
    const done = happens(game, supports(game, 0, "Vir"));
    expect(done.events).toContainEqual(
      expect.objectContaining({ type: "supported", conflict: "Pact", apart: { seat: 0 } }),
    );
    const its = (seat: number) => concerns(game, done.game, done.events, seat).map(({ what }) => what);
    expect(its(0)).toContain("conflict");
    expect(its(1)).not.toContain("conflict");
  });

  it("is every player who takes part in that conflict", () => {
    const before = table();
    const first = happens(before, supports(before, 0, "Vir")).game;
    const second = happens(first, { type: "pass", seat: 1 }).game;
    const joined = happens(second, supports(second, 2, "Na'Toth")).game;
    const third = happens(joined, { type: "pass", seat: 0 }).game;
    expect(touchedBy(third, { ...supports(third, 1, "Lennier"), type: "oppose" } as Action, 2)).toContain("conflict");
  });

  it("is nobody where a player passes", () => {
    const game = table();
    for (const seat of [0, 1, 2]) expect(touchedBy(game, { type: "pass", seat: 0 }, seat)).toEqual([]);
  });

  it("is the player whose card is attacked", () => {
    const before = table();
    const first = happens(before, supports(before, 0, "Vir")).game;
    const second = happens(first, { ...supports(first, 1, "Lennier"), type: "oppose" } as Action).game;
    const third = happens(second, { type: "pass", seat: 2 }).game;
    const ready = {
      ...third,
      cards: third.cards.map((card) =>
        card.id === at(third, "Londo's Ambassador") && card.play
          ? { ...card, play: { ...card.play, rotated: false } }
          : card,
      ),
    };
    const attack: Action = {
      type: "attack",
      seat: 0,
      conflict: ready.conflicts[0]?.id ?? 0,
      with: at(ready, "Londo's Ambassador"),
      against: at(ready, "Lennier"),
    };
    const done = happens(ready, attack);
    const found = concerns(ready, done.game, done.events, 1);
    expect(found[0]).toMatchObject({ what: "attacked", event: { seat: 0, target: { title: "Lennier" } } });
    expect(touchedBy(ready, attack, 2)).not.toContain("attacked");
  });

  it("is everybody else where a card comes into play, and says which", () => {
    const game = table();
    const action: Action = { type: "sponsor", seat: 0, card: at(game, "Refa"), with: at(game, "Vir") };
    const done = happens(game, action);
    const found = concerns(game, done.game, done.events, 2);
    expect(found.map(({ what }) => what)).toEqual(["acted", "card"]);
    expect(found[1]?.event).toMatchObject({ type: "sponsored", card: { title: "Refa" } });
    expect(touchedBy(game, action, 0)).not.toContain("card");
  });

  it("is the player to whom something is done by hand, and not whoever does it to themselves", () => {
    const game = table();
    const effect: Action = {
      type: "effect",
      seat: 0,
      because: "A Card",
      effect: { verb: "lose-influence", who: { seat: 2 }, amount: 1 },
    };
    const done = happens(game, effect);
    expect(concerns(game, done.game, done.events, 2).map(({ what }) => what)).toContain("touched");
    expect(concerns(game, done.game, done.events, 1).map(({ what }) => what)).not.toContain("touched");
  });
});
