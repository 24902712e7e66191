import type { Blow, CardId } from "../../../engine/index.ts";
import { FIRST_LANGUAGE, type Language, say } from "../../words/index.ts";
import type { ActionChoices } from "./record.ts";
import { cardSlot, conflictSlot, laterSlot, type MenuNames, playerSlot, type Slot } from "./slot.ts";

export const choices = {
  declare(action, choosing) {
    const { names, language, legal } = choosing;
    const declared = declaredSlot(action.card, names);
    if (action.behind !== undefined) {
      const label = say(language, "slot-hidden", { title: declared.label });
      return [
        { ...declared, key: `hidden ${declared.key}`, label, description: say(language, "slot-behind-hand") },
        ...choosing.ofType(action.as),
        choosing.card(action.behind, "ask-behind"),
      ];
    }
    return [
      // A conflict whose text asks for a target, where none is legal, is declared with open eyes.
      legal.aimless ? { ...declared, description: say(language, "unclear-aimless") } : declared,
      ...choosing.ofType(action.as),
      ...(legal.later
        ? [laterSlot("ask-aimed-at", language)]
        : [...choosing.aim(action.target, "ask-aimed-at"), ...choosing.aim(action.second, "ask-and-on")]),
    ];
  },
  initiate: (action, choosing) => [
    ...choosing.aim(action.target, "called-initiate"),
    ...choosing.aim(action.second, "ask-and-on"),
  ],
  "resolve-first": ({ conflict }, { names }) => [conflictSlot(conflict, "called-resolve-first", names)],
  support: (action, choosing) => [
    conflictSlot(action.conflict, "called-support", choosing.names),
    choosing.card(action.with, "ask-support-with"),
    ...(action.side === undefined ? [] : [playerSlot(action.side, "ask-support-for", choosing.names)]),
    ...choosing.using(action.using, "ask-support-using"),
  ],
  oppose: (action, choosing) => [
    conflictSlot(action.conflict, "called-oppose", choosing.names),
    choosing.card(action.with, "ask-oppose-with"),
    ...choosing.using(action.using, "ask-oppose-using"),
  ],
  lead: (action, choosing) => [
    choosing.card(action.fleet, "called-lead"),
    choosing.card(action.with, "ask-lead-with"),
    ...choosing.using(action.using, "ask-lead-using"),
  ],
  attack(action, choosing) {
    const { names, language } = choosing;
    const { blow } = choosing.legal;
    const attacker = choosing.card(action.with, "ask-attack-with");
    const strikes =
      blow && say(language, "slot-blow", { deals: blow.deals, takes: blow.takes, falls: fallWords(blow, language) });
    return [
      choosing.card(action.against, "called-attack"),
      strikes ? { ...attacker, description: strikes } : attacker,
      conflictSlot(action.conflict, "ask-attack-in", names),
      ...choosing.using(action.using, "ask-attack-using"),
    ];
  },
} satisfies ActionChoices;

/** Who would be neutralized by an attack, if nothing answers it. */
export function fallWords({ target, attacker }: Blow, language: Language = FIRST_LANGUAGE): string {
  if (target && attacker) return say(language, "fall-both");
  if (target) return say(language, "fall-target");
  return say(language, attacker ? "fall-attacker" : "fall-none");
}

/** What a conflict is declared through: a card of the hand, or one in play, which has nothing to hide. */
function declaredSlot(id: CardId, names: MenuNames): Slot {
  const { language } = names;
  const slot = cardSlot(id, "ask-declare", names);
  const seen = names.cards.get(id);
  if (!seen?.inPlay) return slot;
  return {
    ...slot,
    description:
      seen.card.type === null
        ? say(language, "slot-through-card")
        : say(language, "slot-through", { type: say(language, `type-${seen.card.type}`) }),
    ...(seen.card.says === null ? {} : { says: seen.card.says }),
  };
}
