/** Which of the legal actions become a button each, and which stand in menus, a menu for each kind of action. */
import type { ActionType, LegalAction } from "../../engine/index.ts";
import { calledIn } from "../text/acted.ts";
import { MENU_ORDER, SINGLE } from "../text/action-words.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { groupsOf, type MenuGroup } from "./groups.ts";
import { type MenuNames, slotsOf } from "./slots.ts";

/** More single choices than this become a menu. */
export const BUTTONS_MOST = 4;

/** One menu of actions, or a part of one that is too long. */
export interface ActionMenu {
  type: ActionType;
  /** All that it offers, where kinds share one. */
  types: readonly ActionType[];
  part: number;
  placeholder: string;
  groups: readonly MenuGroup[];
}

function byType(actions: readonly LegalAction[]): ReadonlyMap<ActionType, LegalAction[]> {
  const found = new Map<ActionType, LegalAction[]>();
  for (const legal of actions) {
    const members = found.get(legal.action.type);
    if (members) members.push(legal);
    else found.set(legal.action.type, [legal]);
  }
  return found;
}

/** Kinds that say all there is to say in their sentence; a card from the hand is shown with what is printed on it. */
const PLAIN: readonly ActionType[] = ["build", "promote", "support", "oppose", "attack", "lead", "heal", "repair"];
/** A sentence that fits a button on a phone. */
const SHORT_SENTENCE = 34;

/** What is done by one press: kinds without a choice, short lists of numbers, and the only action of its kind. */
export function singles(actions: readonly LegalAction[]): LegalAction[] {
  const kinds = byType(actions);
  const pressed = SINGLE.flatMap((type) => {
    const members = kinds.get(type) ?? [];
    return members.length <= BUTTONS_MOST ? members : [];
  });
  // Never more than a page has beside the way to the next one.
  const room = Math.max(0, BUTTONS_MOST - pressed.length);
  const only = PLAIN.flatMap((type) => {
    const [member, ...others] = kinds.get(type) ?? [];
    return member && others.length === 0 && member.sentence.length <= SHORT_SENTENCE ? [member] : [];
  });
  const said = kinds.get("standing") ?? [];
  const beside = said.length + pressed.length + Math.min(only.length, room) <= BUTTONS_MOST ? said : [];
  return [...only.slice(0, room), ...pressed, ...beside];
}

/** Kinds of action that answer several questions: what is done to the card depends on what is asked. */
const BY_QUESTION: readonly ActionType[] = ["purge", "take"];

/** What the menu over these actions of a kind is called. */
function menuWords(type: ActionType, [first]: readonly LegalAction[], names: MenuNames): string {
  const slot = first && BY_QUESTION.includes(type) ? slotsOf(first, names)[0] : undefined;
  return say(names.language, slot?.ask ?? `called-${type}`);
}

/** `single`: what is done by a button. `top`: each kind by its first choice; else as whole actions, as far as there are few. */
export function menusOf(
  actions: readonly LegalAction[],
  single: ReadonlySet<LegalAction>,
  names: MenuNames,
  top = true,
): ActionMenu[] {
  const kinds = byType(actions);
  const { language } = names;
  return MENU_ORDER.flatMap((type) => {
    const members = (kinds.get(type) ?? []).filter((legal) => !single.has(legal));
    if (members.length === 0) return [];
    const whole = top ? [] : groupsOf(members, names, false);
    const found = whole.length > 0 && whole.length <= DISCORD_LIMITS.options ? whole : groupsOf(members, names, true);
    const aside = type === "sideboard" && members[0]?.sentence.startsWith("put") === true;
    // A whole deck is looked through by title.
    const groups = aside
      ? found.toSorted((one, other) => one.option.label.localeCompare(other.option.label, "en"))
      : found;
    const name = aside ? say(language, "ask-put-aside") : menuWords(type, members, names);
    const parts = Math.ceil(groups.length / DISCORD_LIMITS.options);
    return Array.from({ length: parts }, (_, part) => {
      const shown = groups.slice(part * DISCORD_LIMITS.options, (part + 1) * DISCORD_LIMITS.options);
      const numbered = () =>
        aside ? `${name} ${initials(shown)}` : say(language, "menu-part", { name, part: part + 1, parts });
      return { type, types: [type], part, placeholder: parts === 1 ? name : numbered(), groups: shown };
    });
  });
}

/** The same in no more menus than there is room for, as far as kinds can share one: those next to each other that have least. */
function packed(menus: readonly ActionMenu[], most: number, language: Language): ActionMenu[] {
  const found = [...menus];
  while (found.length > most) {
    const sums = found.slice(1).map((menu, at) => menu.groups.length + (found[at]?.groups.length ?? 0));
    const at = sums.lastIndexOf(Math.min(...sums));
    const [one, other] = found.slice(at, at + 2);
    if (!one || !other || (sums[at] ?? 0) > DISCORD_LIMITS.options) break;
    const groups = [...named(one, language), ...named(other, language)];
    const types = [...new Set([...one.types, ...other.types])];
    const placeholder = types.map((type) => calledIn(type, language)).join(", ");
    found.splice(at, 2, { ...one, types, placeholder, groups });
  }
  return found;
}

/** Its choices with what is done with them, for a menu that others share: "Salvage · play an event". */
function named(
  { types: [type, ...others], placeholder, groups }: ActionMenu,
  language: Language,
): readonly MenuGroup[] {
  if (type === undefined || others.length > 0) return groups;
  const lower = `${placeholder.charAt(0).toLowerCase()}${placeholder.slice(1)}`;
  const does = language === FIRST_LANGUAGE ? lower : placeholder;
  return groups.map((each) => ({ ...each, option: { ...each.option, label: `${each.option.label} · ${does}` } }));
}

/** From which letter to which a part of a sorted list goes: "A–F". */
function initials(groups: readonly MenuGroup[]): string {
  const [from = "", to = ""] = [groups[0], groups.at(-1)].map((group) => group?.option.label.charAt(0));
  return from === to ? from : `${from}–${to}`;
}

/** What the first page has no room for, on as few others as can be, and by a tap each where there is not too much of it. */
export function further(
  menus: readonly ActionMenu[],
  actions: readonly LegalAction[],
  single: readonly LegalAction[],
  names: MenuNames,
  most: number,
): ActionMenu[] {
  if (menus.length === 0) return [];
  const rest = actions.filter(({ action }) => menus.some(({ type }) => type === action.type));
  // A kind whose first part is on the first page goes on here as it began.
  if (menus.some(({ part, type }, at) => part > 0 && menus[at - 1]?.type !== type)) return [...menus];
  return packed(menusOf(rest, new Set(single), names, false), most, names.language);
}
