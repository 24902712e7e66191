import type { LegalAction, View } from "../../engine/index.ts";

/** A choice of Discord's autocomplete. */
export interface Completion {
  name: string;
  value: string;
}

/** The legal orders that fit what was typed so far, the best first. */
export function completeOrder(typed: string, actions: readonly LegalAction[], limit = 25): Completion[] {
  return actions.slice(0, limit).map(({ sentence }) => ({ name: sentence + typed, value: sentence }));
}

/** Effects by hand that fit what was typed so far. */
export function completeEffect(typed: string, view: View, limit = 25): Completion[] {
  return [{ name: typed, value: view.round }].slice(0, limit);
}
