/** What menus name actions by. */
import type { Action, LegalAction } from "../../engine/index.ts";
import { shortHash } from "../../short-hash.ts";
import { actionKey } from "../text/custom-id.ts";
import { slotsOf } from "./choices/index.ts";
import type { MenuNames } from "./choices/slot.ts";

export { fallWords, slotsOf } from "./choices/index.ts";
export { type Ask, type MenuNames, menuNamesOf, namesIn, type Slot } from "./choices/slot.ts";

/** The keys by which a menu may name this action or a group that it is in: by kind, by each further choice, whole. */
export function menuKeysOf(legal: LegalAction, names: MenuNames): string[] {
  const keys = [verbKey(legal.action.type)];
  const path: string[] = [legal.action.type];
  for (const slot of slotsOf(legal, names)) {
    path.push(slot.key);
    keys.push(shortHash(path.join("\n")));
  }
  keys.push(actionKey(legal.action));
  return keys;
}

/** The key of the group of all actions of one kind. */
export function verbKey(type: Action["type"]): string {
  return shortHash(`all ${type}`);
}
