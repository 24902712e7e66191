/** quickstart: General note – bonuses — what raises psi is for characters with psi. */
import type { CardFacts } from "../../cards/facts.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Game, Target } from "../../state/game.ts";
import { factsOf } from "../../state/lookup.ts";
import { isTelepath } from "./ability.ts";

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
