/** What is chosen on the way to an action of one kind: one record, in the file of its family. */
import type { Ability, ActionOf, ActionType, CardId, ConflictType, LegalAction } from "../../../engine/index.ts";
import { FIRST_LANGUAGE, type Language, say } from "../../words/index.ts";
import { type Ask, cardSlot, type MenuNames, type PlayTarget, type Slot, targetSlots } from "./slot.ts";

/** The choices in the order of asking. */
export type Choice<T extends ActionType> = (action: ActionOf<T>, choosing: Choosing) => Slot[];

export type ActionChoices = { readonly [T in ActionType]?: Choice<T> };

/** What a legal action is, and how what is chosen for it is named. */
export class Choosing {
  readonly legal: LegalAction;
  readonly names: MenuNames;

  constructor(legal: LegalAction, names: MenuNames) {
    this.legal = legal;
    this.names = names;
  }

  get language(): Language {
    return this.names.language;
  }

  get sentence(): string {
    return this.legal.sentence;
  }

  card(id: CardId, ask: Ask): Slot {
    return cardSlot(id, ask, this.names);
  }

  /** The card that rotates for it, or that none has to. */
  by(id: CardId | undefined, ask: Ask): Slot {
    if (id !== undefined) return this.card(id, ask);
    const { language } = this;
    return {
      key: "nobody",
      label: say(language, "slot-nobody"),
      description: say(language, "slot-nobody-rotates"),
      ask,
    };
  }

  aim(target: PlayTarget | undefined, ask: Ask = "ask-on"): Slot[] {
    return targetSlots(target, ask, this.names);
  }

  /** Of which type a conflict is declared that may be of several. */
  ofType(type: ConflictType | undefined): Slot[] {
    if (type === undefined) return [];
    const label = say(this.language, "slot-kind", { kind: say(this.language, `fact-${type}`) });
    return [{ key: `type ${type}`, label, description: "", ask: "ask-as-which" }];
  }

  /** The ability, where it is not the one that is asked for. */
  using(ability: Ability | undefined, ask: Ask): Slot[] {
    if (ability === undefined) return [];
    const label = say(this.language, "slot-using", { ability: say(this.language, `fact-${ability}`) });
    return [{ key: `using ${ability}`, label, description: "", ask }];
  }

  /** A card's own words, which are English: between quotes where the rest is not. */
  own(text: string): string {
    return this.language === FIRST_LANGUAGE ? text : `„${text}“`;
  }
}
