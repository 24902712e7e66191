import { type Ability, type ActionType, type CardId, type LegalAction, STRIFE_DAMAGE } from "../../engine/index.ts";
import { factsWithText } from "../cards/card-words.ts";
import { actionKey } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import type { MenuOption } from "../text/message.ts";
import { ABILITY_WORDS } from "../text/words.ts";
import { fallWords, type MenuNames, menuKeysOf, type Slot, slotsOf } from "./slots.ts";

/** Kinds whose few whole actions read best at once: "Trade Pact with Delenn". */
const AT_ONCE: ReadonlySet<ActionType> = new Set(["support", "oppose", "lead", "attack"]);
const AT_ONCE_MOST = 25;
/** As many whole actions as the menus of one message hold: what is left to choose is chosen by one tap then. */
const COMBINED_MOST = DISCORD_LIMITS.options * (DISCORD_LIMITS.rows - 1);

export interface MenuGroup {
  value: string;
  actions: readonly LegalAction[];
  option: MenuOption;
}

/** The actions that a menu's value names. Only a whole action's key names exactly one. */
export function actionsFor(key: string, actions: readonly LegalAction[], names: MenuNames): LegalAction[] {
  const exact = actions.filter(({ action }) => actionKey(action) === key);
  return exact.length > 0 ? exact : actions.filter((legal) => menuKeysOf(legal, names).includes(key));
}

/** True where nothing that a player could choose tells these apart. */
export function allTheSame(actions: readonly LegalAction[], names: MenuNames): boolean {
  const paths = actions.map((legal) => pathOf(slotsOf(legal, names)));
  return paths.every((path) => path === paths[0]);
}

const pathOf = (slots: readonly Slot[]) => slots.map(({ key }) => key).join("\n");

/** How an action reads beside its verb: "Trade Pact with Delenn". */
function wholeLabel({ action, sentence }: LegalAction, { view }: MenuNames): string {
  const only = action.type === "attack" && view.conflicts.length === 1 ? ` in ${view.conflicts[0]?.title}` : "";
  // Where there is one conflict, an attack is in that one.
  const brief = only !== "" && sentence.endsWith(only) ? sentence.slice(0, -only.length) : sentence;
  const what = brief.replace(/^(support|oppose|lead|attack) /iu, "");
  // The ability goes without saying, unless the card uses one as another.
  return "using" in action && action.using !== undefined ? what : what.replace(/ using \w+/iu, "");
}

/** What its Strife marks add to the damage that a card deals in an attack: " + 2 for Strife". */
function strifeOf(id: CardId, { cards }: MenuNames): string {
  const marks = cards.get(id)?.inPlay?.marks.strife ?? 0;
  return marks > 0 ? ` + ${STRIFE_DAMAGE * marks} for Strife` : "";
}

/** What such a choice comes to, in numbers: "diplomacy 4 · 3 for, 0 against", "intrigue 4 + 2 for Strife against 2". */
function wholeDescription({ action, blow }: LegalAction, slots: readonly Slot[], names: MenuNames): string {
  const { cards, view } = names;
  const whose = (id: CardId, ability: Ability) => cards.get(id)?.card.abilities[ability] ?? "?";
  switch (action.type) {
    case "support":
    case "oppose": {
      const conflict = view.conflicts.find(({ id }) => id === action.conflict);
      if (!conflict) break;
      const ability = action.using ?? conflict.type;
      const side = action.type === "support" ? conflict.sides?.find(({ seat }) => seat === action.side) : undefined;
      const now = side ? `${side.total} so far` : `${conflict.support} for, ${conflict.opposition} against so far`;
      return `${ABILITY_WORDS[ability]} ${whose(action.with, ability)} · ${now}`;
    }
    case "attack": {
      const conflict = view.conflicts.find(({ id }) => id === action.conflict);
      const attacked = conflict?.participants.find(({ card }) => card === action.against);
      if (!conflict || !attacked) break;
      const ability = action.using ?? attacked.using;
      const mine = `${whose(action.with, ability)}${strifeOf(action.with, names)}`;
      const theirs = `${whose(action.against, attacked.through ?? attacked.using)}${strifeOf(action.against, names)}`;
      const end = blow ? fallWords(blow) : `conflict: ${conflict.support} for, ${conflict.opposition} against`;
      return `${ABILITY_WORDS[ability]} ${mine} against ${theirs} · ${end}`;
    }
    case "lead": {
      const ability = action.using ?? "leadership";
      return `${ABILITY_WORDS[ability]} ${whose(action.with, ability)} · fleet: military ${whose(action.fleet, "military")}`;
    }
  }
  return slots.at(-1)?.description ?? "";
}

/**
 * The choices that one menu offers for actions of one kind, each with the actions that remain: by the first choice of all
 * when `top`; else by all that tell some of them apart, as far as there are not too many.
 */
export function groupsOf(actions: readonly LegalAction[], names: MenuNames, top: boolean): MenuGroup[] {
  const slots = new Map(actions.map((legal) => [legal, slotsOf(legal, names)]));
  const kind = actions[0]?.action.type;
  const whole = kind !== undefined && AT_ONCE.has(kind) && actions.length <= AT_ONCE_MOST;
  const deepest = Math.max(0, ...[...slots.values()].map((each) => each.length));
  const first = whole ? deepest : depthToAsk(actions, slots, deepest, top);
  const combined = !top && pathsAt(actions, slots, deepest) <= COMBINED_MOST;
  const depth = combined ? deepest : first;
  const found = new Map<string, LegalAction[]>();
  for (const legal of actions) {
    const path = pathOf((slots.get(legal) ?? []).slice(0, depth));
    const members = found.get(path);
    if (members) members.push(legal);
    else found.set(path, [legal]);
  }
  const groups = [...found.values()].map((members) => group(members, slots, { first, depth }, whole, names));
  return numbered(groups);
}

/** How many ways there are to choose so far. */
const pathsAt = (actions: readonly LegalAction[], slots: ReadonlyMap<LegalAction, readonly Slot[]>, depth: number) =>
  new Set(actions.map((legal) => pathOf((slots.get(legal) ?? []).slice(0, depth)))).size;

function depthToAsk(
  actions: readonly LegalAction[],
  slots: ReadonlyMap<LegalAction, readonly Slot[]>,
  deepest: number,
  top: boolean,
): number {
  if (top) return Math.min(1, deepest);
  for (let depth = 1; depth <= deepest; depth++) {
    if (pathsAt(actions, slots, depth) > 1) return depth;
  }
  return deepest;
}

/** `asked`: from which choice to which it is chosen by. */
function group(
  members: readonly LegalAction[],
  slots: ReadonlyMap<LegalAction, readonly Slot[]>,
  asked: { first: number; depth: number },
  whole: boolean,
  names: MenuNames,
): MenuGroup {
  const first = members[0];
  if (!first) throw new Error("a group of actions without an action");
  const its = slots.get(first) ?? [];
  const { depth } = asked;
  const slot = its[Math.min(depth, its.length) - 1];
  const one = members.length === 1 || allTheSame(members, names);
  const value = one ? actionKey(first.action) : (menuKeysOf(first, names)[depth] ?? actionKey(first.action));
  // Where choosing this card does the whole action at once, say with whom.
  const rest = one && !whole ? its.slice(depth).map(besideOf) : [];
  const facts = [whole ? wholeDescription(first, its, names) : (slot?.description ?? ""), ...rest]
    .filter((each) => each !== "")
    .join(" · ");
  const description = factsWithText(facts, whole ? null : (slot?.says ?? null));
  const label = whole ? wholeLabel(first, names) : labelOf(its.slice(asked.first - 1, depth), first);
  return { value, actions: members, option: { value, label, description } };
}

/** What was chosen together: "Vir Cotto · on Londo". */
function labelOf([slot, ...beside]: readonly Slot[], { sentence }: LegalAction): string {
  return slot === undefined ? sentence : [slot.label, ...beside.map(besideOf)].join(" · ");
}

/** How a choice reads beside what was chosen before it: "with Londo", "in place of Vir", "nobody rotates". */
export function besideOf({ key, ask, label }: Slot): string {
  if (key === "nobody") return "nobody rotates";
  if (key === "later") return label.charAt(0).toLowerCase() + label.slice(1);
  const word = /(?:\bin place of|\S+)$/iu.exec(ask)?.[0].toLowerCase() ?? "";
  const text = label.charAt(0).toLowerCase() + label.slice(1);
  // A label that begins with the word says it already: "bid 2".
  if (text.startsWith(`${word} `)) return text;
  return LINKING.has(word) ? `${word} ${label}` : label;
}

const LINKING: ReadonlySet<string> = new Set([
  "with",
  "on",
  "at",
  "under",
  "by",
  "to",
  "for",
  "in",
  "of",
  "assist",
  "rotate",
  "in place of",
]);

/** Cards of one name that are different cards in play get a number. */
function numbered(groups: readonly MenuGroup[]): MenuGroup[] {
  const seen = new Map<string, number>();
  return groups.map((each) => {
    const { label } = each.option;
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return count === 1 ? each : { ...each, option: { ...each.option, label: `${label} (${count})` } };
  });
}
