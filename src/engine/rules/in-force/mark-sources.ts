/**
 * What gives marks for as long as it is in play. The source of a mark is not recorded: a card that is cut off from a
 * source purges a mark of that kind. Only a replacement looks at the sources. engine: Marks; Bonuses and Blanking
 */

import type { Game } from "../../state/game.ts";
import { cardOf, factsOf, mustPlay, seatOf, youOf } from "../../state/lookup.ts";
import type { CardId, Mark } from "../../state/vocabulary.ts";
import { isBlanked, printed } from "./statics.ts";

/** Marks that a card in play gives to another (or to itself) for as long as it is there. */
export interface GivenMark {
  from: CardId;
  to: CardId;
  mark: Mark;
  amount: number;
}

/** Everything that the text of this card gives, blanked or not. */
export function givenBy(game: Game, from: CardId): GivenMark[] {
  const all = printed(game, "mark");
  if (all.length === 0 || mustPlay(game, from).faceDown) return [];
  return all.flatMap(({ giver, given }) => {
    if (giver !== from) return [];
    return receivers(game, from, given).map((to) => ({ from, to, mark: given.mark, amount: given.amount }));
  });
}

/** Everything that this card is given now. */
export function marksGivenTo(game: Game, to: CardId): GivenMark[] {
  const all = printed(game, "mark");
  if (all.length === 0) return [];
  const givers = [...new Set(all.map(({ giver }) => giver))];
  return givers.flatMap((from) =>
    isBlanked(game, from) ? [] : givenBy(game, from).filter((given) => given.to === to),
  );
}

function receivers(
  game: Game,
  from: CardId,
  given: { to: "host" | "your-ambassador" | "characters"; race?: string | undefined },
): CardId[] {
  switch (given.to) {
    case "host": {
      const { host } = mustPlay(game, from);
      return host !== null && cardOf(game, host).play ? [host] : [];
    }
    case "your-ambassador": {
      const you = youOf(game, from);
      const ambassador = you === null ? null : seatOf(game, you).ambassador;
      return ambassador !== null && cardOf(game, ambassador).play ? [ambassador] : [];
    }
    case "characters":
      return game.inPlay.filter((id) => {
        const { type, race } = factsOf(game, id);
        return type === "character" && (given.race === undefined || race === given.race);
      });
  }
}
