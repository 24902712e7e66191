/** What is chosen on the way to every action, family by family. */
import type { ActionType, LegalAction } from "../../../engine/index.ts";
import { capitalized } from "../../text/safe-text.ts";
import { choices as agendas } from "./agendas.ts";
import { choices as cards } from "./cards.ts";
import { choices as conflicts } from "./conflicts.ts";
import { choices as influence } from "./influence.ts";
import { type ActionChoices, type Choice, Choosing } from "./record.ts";
import { choices as rounds, saidOf } from "./rounds.ts";
import { choices as setup } from "./setup.ts";
import type { MenuNames, Slot } from "./slot.ts";
import { choices as war } from "./war.ts";

export { fallWords } from "./conflicts.ts";

/** What is not here is chosen whole, by what its order says. */
const CHOICES: ActionChoices = {
  ...agendas,
  ...cards,
  ...conflicts,
  ...influence,
  ...rounds,
  ...setup,
  ...war,
};

const choiceOf = <T extends ActionType>(type: T): Choice<T> | undefined => CHOICES[type];

/** What is chosen on the way to this action, in the order of asking; empty for an action that needs no choice. */
export function slotsOf(legal: LegalAction, names: MenuNames): Slot[] {
  const known = names.slots.get(legal);
  if (known) return known;
  const choosing = new Choosing(legal, names);
  const { type } = legal.action;
  const slots = choiceOf<ActionType>(type)?.(legal.action, choosing) ?? [
    { key: legal.sentence, label: capitalized(saidOf(choosing)), description: "", ask: `called-${type}` },
  ];
  names.slots.set(legal, slots);
  return slots;
}
