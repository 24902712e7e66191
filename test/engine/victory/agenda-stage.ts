/** Stages for tests of agendas: open, hidden and replaced ones. */
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { agenda, at, character, does, order, type SeatStage, stage } from "../stage.ts";

export type Text = NonNullable<CardFacts["text"]>;

export const glory: Text = { says: "You count +2 power.", statics: [{ gives: "power", by: 2 }] };

export const table = (you: SeatStage) => stage({ You: { race: "centauri", unspent: 6, ...you }, Rival: {} });

export const sponsor = (game: Game, title: string, by = "You's Ambassador") => ({
  type: "sponsor" as const,
  seat: 0,
  card: at(game, title),
  with: at(game, by),
});

export const discard = { type: "discard-agenda" as const, seat: 0 };

// engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda
export const hide = (game: Game, title: string, by: string | null = "You's Ambassador") => ({
  type: "hide" as const,
  seat: 0,
  card: at(game, title),
  ...(by === null ? {} : { with: at(game, by) }),
});

export const demanding: Text = { ...glory, requires: [{ needs: "marks", mark: "shadow", atLeast: 2 }] };

export const major: Text = { ...demanding, major: true };

export const marked = (shadow: number) => ({ inner: [character("Morden", {}, { marks: { shadow } })] });

/** A table where the first seat has hidden this agenda, and acts again. */
export const hidden = (text: Text, you: SeatStage = {}, more: Partial<CardFacts> = {}) => {
  const game = table({ hand: [agenda("Glory", text, more)], ...you });
  return order(does(game, hide(game, "Glory")), 1, "pass");
};
