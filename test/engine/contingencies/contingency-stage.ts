/** Stages for tests of contingencies: placed face down, and waiting for what triggers them. */
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { at, does, invented } from "../stage.ts";

export type Text = NonNullable<CardFacts["text"]>;

export const contingency = (
  title: string,
  trigger: NonNullable<Text["contingency"]>["trigger"] | null,
  more: Partial<CardFacts> = {},
  text: Partial<Text> = {},
) =>
  invented("contingency", title, {
    cost: 0,
    ...(trigger
      ? {
          text: {
            says: title,
            effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
            contingency: { trigger },
            ...text,
          },
        }
      : {}),
    ...more,
  });

export const place = (game: Game, title: string, under: string, seat = 0) => ({
  type: "place" as const,
  seat,
  card: ofHand(game, seat, title),
  under: at(game, under),
});

export const ofHand = (game: Game, seat: number, title: string) =>
  game.seats[seat]?.hand.find((id) => game.facts[game.cards[id]?.facts ?? -1]?.title === title) ?? at(game, title);

export const reveal = (game: Game, seat: number, title: string) => {
  const card = game.inPlay.find(
    (id) =>
      game.cards[id]?.play?.faceDown &&
      game.cards[id]?.owner === seat &&
      game.facts[game.cards[id]?.facts ?? -1]?.title === title,
  );
  return { type: "reveal" as const, seat, card: card ?? at(game, title) };
};

export const says = (game: Game, seat: number, title: string, answer: "always" | "never" | "ask") =>
  does(game, { type: "standing", seat, card: reveal(game, seat, title).card, answer });
