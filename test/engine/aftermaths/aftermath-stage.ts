/** Stages for tests of aftermaths: a conflict that has been resolved, and hands full of them. */
import { expect } from "vitest";
import type { CardFacts, ConflictType, Game, Target } from "../../../src/engine/index.ts";
import { at, character, conflict, does, invented, passed, type SeatStage, stage } from "../stage.ts";

export type Text = NonNullable<CardFacts["text"]>;

export interface Conditions {
  outcome?: "won" | "lost";
  participant?: boolean;
  discardAfterPlay?: boolean;
}

export const aftermath = (
  title: string,
  conditions: Conditions = {},
  text: Partial<Text> = {},
  more: Partial<CardFacts> = {},
) =>
  invented("aftermath", title, {
    cost: 0,
    text: {
      says: title,
      target: { what: "card", types: ["character"], of: "any" },
      aftermath: { discardAfterPlay: false, ...conditions },
      ...text,
    },
    ...more,
  });

/** A conflict of John's, who has Aide; Dave opposes with Envoy, Paul takes no part. It has been resolved: won or lost. */
export function resolved(
  won: boolean,
  hands: { John?: readonly CardFacts[]; Dave?: readonly CardFacts[]; Paul?: readonly CardFacts[] },
  type: ConflictType = "diplomacy",
  more: SeatStage = {},
): Game {
  const ability = (amount: number) => ({ [type]: amount });
  let game = stage(
    {
      John: {
        race: "human",
        supporting: [character("Aide", ability(won ? 5 : 1)), character("Clerk")],
        hand: hands.John ?? [],
        ...more,
      },
      Dave: {
        race: "minbari",
        supporting: [character("Envoy", ability(3)), character("Page")],
        hand: hands.Dave ?? [],
      },
      Paul: { race: "narn", supporting: [character("Bystander")], hand: hands.Paul ?? [] },
    },
    [["John", conflict("Parley", type)]],
  );
  game = does(game, { type: "support", seat: 0, conflict: 1, with: at(game, "Aide") });
  game = does(game, { type: "oppose", seat: 1, conflict: 1, with: at(game, "Envoy") });
  game = passed(game, "action");
  expect(game.conflicts[0]?.result?.won).toBe(won);
  return game;
}

export const onto = (game: Game, title: string): Target => ({ what: "card", card: at(game, title) });

export const play = (game: Game, seat: number, title: string, target?: Target) => ({
  type: "aftermath" as const,
  seat,
  card:
    game.seats[seat]?.hand.find((id) => game.facts[game.cards[id]?.facts ?? -1]?.title === title) ?? at(game, title),
  ...(target ? { target } : {}),
});
