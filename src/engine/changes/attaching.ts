/** engine: Enhancement Cards; compendium: Carrier Group — which enhancements lie on a card, and how they move to another. */
import type { CardFacts } from "../cards/facts.ts";
import { whileGiving } from "../rules/in-force/mark-sources.ts";
import { givenTo } from "../rules/in-force/statics.ts";
import type { Game, Target } from "../state/game.ts";
import { factsOf, hasKeyword, mustPlay, named } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";
import { whileBlanking } from "./blanking.ts";
import { editPlay, emit, type Work } from "./work.ts";

/** One of a kind that cards call by a word: as a keyword, or in the title. */
export function isCalled(facts: CardFacts, word: string): boolean {
  return hasKeyword(facts, word) || plain(facts.title).includes(plain(word));
}

/** In small letters, each word between spaces, without what is easily left out. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/['’]/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join(" ")} `;

/** Whether any number of this enhancement may lie on that card. */
export function takesAnyNumber(game: Game, facts: CardFacts, target: Target | null): boolean {
  if (target?.what !== "card") return false;
  return givenTo(game, "any-number", target.card).some(({ given }) => isCalled(facts, given.of));
}

/** The open enhancements of that kind on a card. */
export function enhancementsOn(game: Game, host: CardId, word: string): CardId[] {
  return game.inPlay.filter((id) => {
    const play = mustPlay(game, id);
    return (
      play.host === host &&
      !play.faceDown &&
      factsOf(game, id).type === "enhancement" &&
      isCalled(factsOf(game, id), word)
    );
  });
}

/** Moves an enhancement from one card to another: what it gives, it gives there. */
export function attachTo(work: Work, id: CardId, to: CardId, source: string): void {
  const { host } = mustPlay(work.game, id);
  whileBlanking(work, () =>
    whileGiving(work, [id], () => {
      const play = editPlay(work, id);
      play.host = to;
      play.faction = mustPlay(work.game, to).faction;
    }),
  );
  const from = host === null ? null : named(work.game, host);
  emit(work, { type: "attached", card: named(work.game, id), from, to: named(work.game, to), source });
}
