// engine: Attack a Conflict Participant; Resolving Attacks; The Effects of Damage
import { describe, expect, it } from "vitest";
import { apply, type Game, type LegalAction } from "../../../src/engine/index.ts";
import { Dice, play, practiceSetup } from "../play/random-player.ts";

// engine: Resolving Attacks; The Effects of Damage
describe("what is said beforehand of an attack", () => {
  it("is what comes of it where nothing answers: the damage of both, and who is neutralized", () => {
    const seen = { both: 0, target: 0, attacker: 0, neither: 0 };
    const check = (game: Game, legal: readonly LegalAction[]) => {
      for (const { action, blow } of legal) {
        if (action.type !== "attack" || !blow) continue;
        const applied = apply(game, action);
        const came = applied.ok ? applied.events.find((event) => event.type === "attacked") : undefined;
        if (!applied.ok || came?.type !== "attacked") continue;
        // A card that is answered with is not foreseen.
        if (applied.events.some(({ type }) => type === "prevented")) continue;
        const fallen = applied.events.flatMap((event) => (event.type === "neutralized" ? [event.card.card] : []));
        const said = { deals: came.deals, takes: came.takes };
        expect({ ...said, target: fallen.includes(action.against), attacker: fallen.includes(action.with) }).toEqual(
          blow,
        );
        seen[blow.target && blow.attacker ? "both" : blow.target ? "target" : blow.attacker ? "attacker" : "neither"]++;
      }
    };
    for (const seed of ["a", "b", "c", "d", "e", "f"])
      play(practiceSetup(4, new Dice(seed)), seed, ({ before, legal }) => check(before, legal), {
        until: ({ turn }) => turn > 9,
      });
    for (const often of Object.values(seen)) expect(often).toBeGreaterThan(3);
  });
});
