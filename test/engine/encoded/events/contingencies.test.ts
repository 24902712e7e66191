// rulebook, compendium: Contingency Cards — the one contingency whose text the sources give whole
import { describe, expect, it } from "vitest";
import { place, reveal } from "../../contingencies/contingency-stage.ts";
import { at, character, conflict, does, inPlay, location, refused, stage } from "../../stage.ts";
import { real } from "../real.ts";

function duel(spy = 2) {
  return stage(
    {
      You: {
        hand: [real("Vicious Blow")],
        supporting: [character("Duelist", { intrigue: 5, leadership: 9 }), location("Den")],
      },
      Rival: { supporting: [character("Spy", { intrigue: spy })] },
    },
    [["Rival", conflict("Coup", "intrigue")]],
  );
}

function attacked(spy = 2) {
  const start = duel(spy);
  let game = does(start, place(start, "Vicious Blow", "Duelist"));
  game = does(game, { type: "support", seat: 1, conflict: 1, with: at(game, "Spy") });
  return does(game, { type: "attack", seat: 0, conflict: 1, against: at(game, "Spy"), with: at(game, "Duelist") });
}

describe("Vicious Blow", () => {
  it("adds 2 severe damage to whom its character neutralizes in an attack", () => {
    // The attack itself, under which the card lies, comes before what the attack did.
    const game = does(attacked(), { type: "pass", seat: 0 });
    const { severe } = inPlay(game, "Spy");
    const after = does(game, reveal(game, 0, "Vicious Blow"));
    expect(inPlay(after, "Spy").severe).toBe(severe + 2);
    expect(inPlay(after, "Duelist").damage).toBe(2);
  });

  it("is not revealed where whom its character attacks is not neutralized", () => {
    const game = does(attacked(6), { type: "pass", seat: 0 });
    expect(inPlay(game, "Spy").neutralized).toBe(false);
    expect(game.awaiting[0]?.kind).not.toBe("reveal");
  });

  it("lies under a character of its player's and under nothing else", () => {
    const game = duel();
    const under = (title: string) => ({ ...place(game, "Vicious Blow", "Duelist"), under: at(game, title) });
    expect(refused(game, under("Den")).code).toBe("illegal-target");
    expect(refused(game, under("Spy")).code).toBe("not-your-card");
  });
});
