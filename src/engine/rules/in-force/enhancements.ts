/** engine: Enhancement Cards; compendium: Carrier Group; quickstart: General note – bonuses — what lies on a card, and what may. */
import type { CardFacts } from "../../cards/facts.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Target } from "../../state/game.ts";
import { factsOf, hasKeyword, mustPlay } from "../../state/lookup.ts";
import type { CardId } from "../../state/vocabulary.ts";
import { isTelepath } from "./ability.ts";
import { givenTo } from "./statics.ts";

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

/** Whether a card's text raises the psi of what it is played on. */
function raisesPsi({ text }: CardFacts): boolean {
  return (
    (text?.statics ?? []).some(
      (each) =>
        // What is worded for those without psi is the exception.
        each.gives === "ability" && each.ability === "psi" && each.to === "host" && each.by > 0 && !each.lacking,
    ) ||
    (text?.effects ?? []).some(
      (each) => each.verb === "change-ability" && each.ability === "psi" && each.which === "target" && each.by > 0,
    )
  );
}

/** What keeps a card that raises psi from this target, where the rules ask for psi. */
export function needsPsi(game: Game, card: CardFacts, target: Target | null): Refusal | null {
  if (target?.what !== "card" || ruled(game, "psi-bonuses") !== "telepaths") return null;
  const aim = factsOf(game, target.card);
  if (aim.type !== "character" || !raisesPsi(card) || isTelepath(game, target.card)) return null;
  return refusal("psi-needed", { title: card.title, target: aim.title });
}
