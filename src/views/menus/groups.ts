import { type Ability, type ActionType, type CardId, type LegalAction, STRIFE_DAMAGE } from "../../engine/index.ts";
import { factsWithText } from "../cards/card-words.ts";
import { actWords, wholeWords } from "../text/acted.ts";
import { actionKey } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import type { MenuOption } from "../text/message.ts";
import { plain } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say, type WordId } from "../words/index.ts";
import { type Ask, fallWords, type MenuNames, menuKeysOf, type Slot, slotsOf } from "./slots.ts";

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
function wholeLabel(legal: LegalAction, { view, language, isName }: MenuNames): string {
  const { action } = legal;
  // Where there is one conflict, an attack is in that one; the ability goes without saying, unless the card uses one as another.
  const show = { using: "using" in action && action.using !== undefined, conflict: view.conflicts.length !== 1 };
  return wholeWords(legal, language, show, isName);
}

/** What its Strife marks add to the damage that a card deals in an attack: " + 2 for Strife". */
function strifeOf(id: CardId, { cards, language }: MenuNames): string {
  const marks = cards.get(id)?.inPlay?.marks.strife ?? 0;
  return marks > 0 ? ` ${say(language, "whole-strife", { amount: STRIFE_DAMAGE * marks })}` : "";
}

/** What such a choice comes to, in numbers: "diplomacy 4 · 3 for, 0 against", "intrigue 4 + 2 for Strife against 2". */
function wholeDescription({ action, blow }: LegalAction, slots: readonly Slot[], names: MenuNames): string {
  const { cards, view, language } = names;
  const whose = (id: CardId, ability: Ability) => cards.get(id)?.card.abilities[ability] ?? "?";
  const called = (ability: Ability) => say(language, `fact-${ability}`);
  switch (action.type) {
    case "support":
    case "oppose": {
      const conflict = view.conflicts.find(({ id }) => id === action.conflict);
      if (!conflict) break;
      const ability = action.using ?? conflict.type;
      const { support, opposition } = conflict;
      const side = action.type === "support" ? conflict.sides?.find(({ seat }) => seat === action.side) : undefined;
      const now = side
        ? say(language, "whole-side-now", { total: side.total })
        : say(language, "whole-now", { support, opposition });
      const said = `${called(ability)} ${whose(action.with, ability)} · ${now}`;
      const open = view.conflicts.filter(({ result }) => result === null);
      const initiator = view.seats.find(({ seat }) => seat === conflict.initiator)?.name;
      // Which of several it is, and whom it helps.
      return open.length > 1 && !conflict.apart && initiator !== undefined ? `${plain(initiator, 24)} · ${said}` : said;
    }
    case "attack": {
      const conflict = view.conflicts.find(({ id }) => id === action.conflict);
      const attacked = conflict?.participants.find(({ card }) => card === action.against);
      if (!conflict || !attacked) break;
      const ability = action.using ?? attacked.using;
      const { support, opposition } = conflict;
      return say(language, "whole-against", {
        ability: called(ability),
        mine: `${whose(action.with, ability)}${strifeOf(action.with, names)}`,
        theirs: `${whose(action.against, attacked.through ?? attacked.using)}${strifeOf(action.against, names)}`,
        end: blow ? fallWords(blow, language) : say(language, "whole-attack-now", { support, opposition }),
      });
    }
    case "lead": {
      const ability = action.using ?? "leadership";
      const value = whose(action.with, ability);
      return say(language, "whole-fleet", {
        ability: called(ability),
        value,
        military: whose(action.fleet, "military"),
      });
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
  const rest = one && !whole ? its.slice(depth).map((each) => besideOf(each, names.language)) : [];
  const facts = [whole ? wholeDescription(first, its, names) : (slot?.description ?? ""), ...rest]
    .filter((each) => each !== "")
    .join(" · ");
  const description = factsWithText(facts, whole ? null : (slot?.says ?? null));
  const label = whole ? wholeLabel(first, names) : labelOf(its.slice(asked.first - 1, depth), first, names);
  return { value, actions: members, option: { value, label, description } };
}

/** What was chosen together: "Vir Cotto · on Londo". */
function labelOf(
  [slot, ...beside]: readonly Slot[],
  { action, sentence }: LegalAction,
  { language, isName }: MenuNames,
): string {
  return slot === undefined
    ? actWords(action.type, sentence, language, isName)
    : [slot.label, ...beside.map((each) => besideOf(each, language))].join(" · ");
}

/** How a choice reads beside what was chosen before it: "with Londo", "in place of Vir", "nobody rotates". */
export function besideOf({ key, ask, label }: Slot, language: Language): string {
  if (key === "nobody") return say(language, "beside-nobody");
  if (key === "later") return say(language, "slot-later-beside");
  const link = LINKS[ask];
  if (link === "says it") return language === FIRST_LANGUAGE ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return link === undefined ? label : say(language, link, { label });
}

/** The word by which a choice follows another one; "says it" where its own label has it already: "bid 2". */
const LINKS: Readonly<Partial<Record<Ask, (WordId & `beside-${string}`) | "says it">>> = {
  "ask-aimed-at": "beside-at",
  "ask-and-on": "beside-on",
  "ask-on": "beside-on",
  "called-initiate": "beside-on",
  "ask-war-on": "beside-on",
  "ask-war-aimed": "beside-at",
  "ask-surrender-to": "beside-to",
  "ask-go-on": "beside-with",
  "ask-sponsor-with": "beside-with",
  "ask-hide-with": "beside-with",
  "ask-replace-agenda": "beside-with",
  "ask-rotate": "beside-rotate",
  "called-rotate": "beside-rotate",
  "ask-in-place": "beside-in-place",
  "ask-keeping": "says it",
  "ask-promote-with": "beside-with",
  "ask-support-with": "beside-with",
  "ask-support-for": "beside-for",
  "ask-support-using": "says it",
  "ask-oppose-with": "beside-with",
  "ask-oppose-using": "says it",
  "ask-lead-with": "beside-with",
  "ask-lead-using": "says it",
  "ask-attack-with": "beside-with",
  "ask-attack-in": "beside-in",
  "ask-attack-using": "says it",
  "ask-repair-by": "beside-by",
  "ask-bid": "says it",
  "ask-assist-with": "beside-with",
  "ask-assist": "beside-assist",
  "ask-place-under": "beside-under",
  "ask-chaos-to": "beside-to",
};

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
