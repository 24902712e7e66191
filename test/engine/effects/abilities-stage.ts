import type { Ability, CardFacts, Effect, Game } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { at, character, does, type SeatStage, stage } from "../stage.ts";

export type Text = NonNullable<CardFacts["text"]>;
export type Given = Extract<NonNullable<Text["statics"]>[number], { gives: "ability" }>;
export const giving = (given: Omit<Given, "gives">): Text => ({
  says: "Better.",
  statics: [{ gives: "ability", ...given }],
});
export const table = (you: SeatStage) =>
  stage({ You: you, Rival: { supporting: [character("Stranger", { diplomacy: 2 })] } });
export const value = (game: Game, title: string, ability: Ability = "diplomacy") =>
  abilityOf(game, at(game, title), ability);
export const change = (
  game: Game,
  title: string,
  ability: Ability | "all",
  by: number,
  until: Extract<Effect, { verb: "change-ability" }>["until"] = "end-of-turn",
) =>
  does(game, {
    type: "effect",
    seat: 0,
    because: "A Toast",
    effect: { verb: "change-ability", which: { card: at(game, title) }, ability, by, until },
  });
export interface Change {
  verb?: "change-ability" | "multiply-ability";
  ability: Ability | "all";
  by?: number;
  printed?: true;
  times?: "double" | "half";
}
/** The ability of a Clerk with these abilities after these changes by hand, in this order. */
export function changed(
  abilities: CardFacts["abilities"],
  ability: Ability,
  ...changes: readonly Change[]
): number | null {
  let game = table({ supporting: [character("Clerk", abilities)] });
  for (const one of changes) {
    const which = { card: at(game, "Clerk") };
    const effect = { verb: "change-ability", which, until: "end-of-turn", ...one } as Effect;
    game = does(game, { type: "effect", seat: 0, because: "A Toast", effect });
  }
  return value(game, "Clerk", ability);
}
export const printed = (by: number) => ({ ability: "diplomacy", by, printed: true }) as const;
