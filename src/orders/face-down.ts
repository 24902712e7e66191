import type { Action, LegalAction } from "../engine/index.ts";
import { searchActions } from "./search.ts";

/** Verbs of what is said in advance: what follows them is the same for each. */
export const ANSWERS_IN_ADVANCE: readonly string[] = ["always", "never", "ask me"];

/**
 * An order about an own card that lies face down, which the view shows by no title: what may be said of it in advance
 * names it. To reveal it though nothing triggers it, or to say once more what has been said.
 */
export function aboutFaceDown(verb: string, rest: readonly string[], actions: readonly LegalAction[]): Action | null {
  if (rest.length === 0 || !["reveal", "always", "never"].includes(verb)) return null;
  const words = rest[0] === "reveal" ? rest.slice(1) : rest;
  const aboutCards = actions.filter(({ action }) => action.type === "standing" && action.card !== undefined);
  const said = searchActions(words.join(" "), aboutCards)[0]?.legal.action;
  if (said?.type !== "standing" || said.card === undefined) return null;
  const { seat, card } = said;
  if (verb === "always" || verb === "never") return { type: "standing", seat, card, answer: verb };
  return { type: "reveal", seat, card };
}
