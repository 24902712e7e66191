import type { Replacement } from "../../../src/engine/cards/text.ts";
import { enterPlay } from "../../../src/engine/changes/zones.ts";
import { type CardFacts, type Game, legalActions } from "../../../src/engine/index.ts";
import { arranged, at, character, invented, type SeatStage, stage } from "../stage.ts";

/** A character that may replace the one of this title. */
export function successor(
  title: string,
  old: string,
  rest: Partial<Replacement> = {},
  more: Partial<CardFacts> = {},
): CardFacts {
  const replaces: Replacement = { how: "may", target: { what: "card", of: "any", title: old }, ...rest };
  return character(
    title,
    { diplomacy: 4 },
    { cost: 5, ...more, text: { says: `May replace ${old}.`, replaces, ...more.text } },
  );
}

export const table = (you: SeatStage, rival: SeatStage = {}) =>
  stage({ You: { unspent: 9, ...you }, Rival: { unspent: 9, ...rival } });

export const replacing = (game: Game, old: string, card: string, keep?: readonly string[], seat = 0) => ({
  type: "replace" as const,
  seat,
  card: at(game, old),
  with: at(game, card),
  ...(keep ? { keep: keep.map((title) => at(game, title)) } : {}),
});

export const offered = (game: Game, seat = 0) =>
  legalActions(game, seat)
    .filter(({ action }) => action.type === "replace")
    .map(({ sentence }) => sentence);

export const zone = (game: Game, title: string) => game.cards[at(game, title)]?.zone;

/** Puts a card of the first hand on another, as it lies there from an earlier turn. */
export function attached(
  game: Game,
  title: string,
  host: string,
  more: { faceDown?: boolean; controller?: number } = {},
): Game {
  return arranged(game, (work) => {
    const id = at(work.game, host);
    const { controller = 0, ...rest } = more;
    const faction = work.game.cards[id]?.play?.faction ?? null;
    enterPlay(work, at(work.game, title), { faction, controller, row: "attached", host: id, ...rest });
  });
}

export const enhancement = (title: string) =>
  invented("enhancement", title, { cost: 0, text: { says: "On it.", target: { what: "card", of: "any" } } });
