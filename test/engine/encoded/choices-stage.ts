import { legalActions } from "../../../src/engine/index.ts";
import { at, type stage } from "../stage.ts";

export type Game = ReturnType<typeof stage>;
export const zone = (game: Game, title: string) => game.cards[at(game, title)]?.zone;
export const sentences = (game: Game, seat: number) => legalActions(game, seat).map(({ sentence }) => sentence);
export const ended = ["action", "aftermath", "discard", "buy"] as const;
