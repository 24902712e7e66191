import type { ActionType, CardView, DecisionView, LegalAction, View } from "../../engine/index.ts";
import { planButton, planKind } from "../prompts/ahead-plan.ts";
import { mayPassAhead, passUntilButton } from "../prompts/ahead-until.ts";
import { handButton, wayOnButtons } from "../prompts/notices.ts";
import { questionOf } from "../questions/index.ts";
import { actWords, calledIn } from "../text/acted.ts";
import { buttonWords, MENU_ORDER, SINGLE } from "../text/action-words.ts";
import type { Context } from "../text/context.ts";
import { actionKey, anyQuestionSuffix, anytimeSuffix, encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  inLanguages,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { capitalized, safe } from "../text/safe-text.ts";
import { endButtons } from "../tracker/end.ts";
import { ownDecision, ownSeat } from "../tracker/seats.ts";
import { actionsAnswering } from "../tracker/urgency.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { cardChoiceRows, hasCardChoice } from "./choose-cards.ts";
import { UNTYPED_MENU } from "./fact-form.ts";
import { groupsOf, type MenuGroup } from "./groups.ts";
import { fallWords, type MenuNames, menuNamesOf, slotsOf, verbKey } from "./slots.ts";
import { isTiming, timingButton } from "./timing.ts";

/** A menu takes one row, and one row is left for buttons. */
const MENUS_A_PAGE = DISCORD_LIMITS.rows - 1;
/** More single choices than this become a menu. */
const BUTTONS_MOST = 4;

/** Kinds that are no way of using one's turn. */
const BESIDE: readonly ActionType[] = [
  "pass",
  "declare-nothing",
  "concede",
  "standing",
  "pile",
  "wait",
  "loose",
  "object",
];

interface Menu {
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
function singles(actions: readonly LegalAction[]): LegalAction[] {
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
function menusOf(
  actions: readonly LegalAction[],
  single: ReadonlySet<LegalAction>,
  names: MenuNames,
  top = true,
): Menu[] {
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
function packed(menus: readonly Menu[], most: number, language: Language): Menu[] {
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
function named({ types: [type, ...others], placeholder, groups }: Menu, language: Language): readonly MenuGroup[] {
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

/** What is asked about once more: these buttons only choose. */
const CONFIRMED: readonly ActionType[] = ["discard-agenda", "wait", "loose"];

function pressButton(legal: LegalAction, main: boolean, { view, ctx, language, isName }: MenuNames): Button {
  const decision = ownDecision(view);
  const { type } = legal.action;
  // Somebody has asked for it already, and has said what it is.
  const agrees = type === "loose" && view.loose !== undefined;
  const sentence = capitalized(actWords(type, legal.sentence, language, isName));
  const plain = legal.blow ? `${sentence}: ${fallWords(legal.blow, language)}` : sentence;
  const words = SINGLE.includes(type) ? buttonWords(legal, decision?.kind ?? null, language, isName) : plain;
  const key = `${actionKey(legal.action)}${decision === null || agrees ? anytimeSuffix(legal.action, view) : ""}`;
  const verb = CONFIRMED.includes(type) && !agrees ? "pick" : "do";
  const press = encodePress({ table: ctx.table, decision: decision?.id ?? 0, verb, key });
  return button(press, agrees ? say(language, "press-agree-loose") : words, main ? "main" : "plain");
}

/** Where what is said in advance belongs: at leisure, and where aftermaths are answered. */
const AT_LEISURE: readonly (DecisionView["kind"] | undefined)[] = ["action", "aftermath", undefined];

/** Questions of a round, where its timing may be spoken of. */
const BETWEEN: readonly DecisionView["kind"][] = ["declare", "hold", "discard", "buy"];
const NOT_THERE: readonly ActionType[] = ["standing"];
/** In the middle of something nobody stops play. */
const NOT_NOW: readonly ActionType[] = ["standing", "wait", "loose"];

/** What the menu offers of what answers a question: one that has to be answered now is no time to speak of later ones. */
function askedFor(possible: readonly LegalAction[], decision: DecisionView | null): readonly LegalAction[] {
  const actions = actionsAnswering(possible, decision?.kind ?? null);
  if (AT_LEISURE.includes(decision?.kind)) return actions;
  const beside = decision && BETWEEN.includes(decision.kind) ? NOT_THERE : NOT_NOW;
  return actions.filter(({ action }) => !beside.includes(action.type));
}

/** The rows of the action menu: up to four menus by verb, and a row of buttons, `beside` at their end. */
export function actionRows(
  view: View,
  possible: readonly LegalAction[],
  ctx: Context,
  page = 0,
  beside: readonly Button[] = [],
  language: Language = FIRST_LANGUAGE,
): ActionRow[] {
  const decision = ownDecision(view);
  const actions = askedFor(possible, decision);
  // Facts are stated in a form, which this button opens.
  if (decision?.kind === "fact")
    return buttonRows([
      button(
        encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" }),
        say(language, "opens-answer"),
        "main",
      ),
    ]);
  if (decision && hasCardChoice(decision)) return cardChoiceRows(view, decision, actions, ctx, null, language);
  const names = menuNamesOf(view, ctx, language);
  const untyped = decision === null ? [] : untypedRow(view, decision, ctx, language);
  const menusMost = MENUS_A_PAGE - untyped.length;
  const alone = singles(actions);
  const all = menusOf(actions, new Set(alone), names);
  const wanted = all.filter((menu) => !(menu.type === "build" && hidesAttack(all)));
  const menus = [...wanted.slice(0, menusMost), ...further(wanted.slice(menusMost), actions, alone, names, menusMost)];
  const pages = Math.max(1, Math.ceil(menus.length / menusMost));
  const at = ((Math.trunc(page) % pages) + pages) % pages;
  const shown = menus.slice(at * menusMost, (at + 1) * menusMost);
  const id = decision?.id ?? 0;
  // What answers no question belongs to this moment.
  const moment = decision === null ? anyQuestionSuffix(view.awaiting) : "";
  const rows = shown.map(({ type, part, placeholder, groups }) =>
    menuRow(
      encodePress({ table: ctx.table, decision: id, verb: "pick", key: `${type}.${part}${moment}` }),
      placeholder,
      groups.map(({ option }) => option),
    ),
  );
  // What had been answered before it is asked again comes first.
  const before =
    decision?.kind === "declare" ? actions.find(({ sentence }) => sentence === decision.before) : undefined;
  const others = alone.filter((each) => each !== before);
  const said = before ? [before, ...others] : others;
  const single = said.filter((each) => !isTiming(each, view));
  const timing = actions.some((each) => isTiming(each, view)) ? [timingButton(ctx, language)] : [];
  const room = (pages > 1 ? BUTTONS_MOST : DISCORD_LIMITS.buttons) - timing.length;
  // What has no room beside the way to the next page comes first there.
  const turned = at > 0 && single.length > room ? [...single.slice(room), ...single] : single;
  const buttons = turned.slice(0, room).map((legal) => pressButton(legal, isWayOn(legal.action.type, menus), names));
  // On the first page only: what it takes the place of is there on the next.
  if (wanted.length < all.length && at === 0) {
    const key = encodePress({ table: ctx.table, decision: id, verb: "pick", key: verbKey("build") });
    const others = buttons.slice(0, room - 1);
    buttons.splice(0, buttons.length, button(key, `${calledIn("build", language)}…`), ...others);
  }
  if (pages > 1) buttons.push(moreButton(menus, { at, pages, most: menusMost }, id, ctx, language));
  return [...rows, ...untyped, ...buttonRows([...buttons, ...timing, ...beside])].slice(0, DISCORD_LIMITS.rows);
}

/** What the first page has no room for, on as few others as can be, and by a tap each where there is not too much of it. */
function further(
  menus: readonly Menu[],
  actions: readonly LegalAction[],
  single: readonly LegalAction[],
  names: MenuNames,
  most: number,
): Menu[] {
  if (menus.length === 0) return [];
  const rest = actions.filter(({ action }) => menus.some(({ type }) => type === action.type));
  // A kind whose first part is on the first page goes on here as it began.
  if (menus.some(({ part, type }, at) => part > 0 && menus[at - 1]?.type !== type)) return [...menus];
  return packed(menusOf(rest, new Set(single), names, false), most, names.language);
}

/** When a card of the hand may be played, what it is matters. */
const FROM_HAND: readonly DecisionView["kind"][] = ["declare", "action", "sponsor", "aftermath"];

/** The cards of the own hand whose type nobody has said. */
function untypedInHand(view: View, { kind }: DecisionView): CardView[] {
  if (!FROM_HAND.includes(kind)) return [];
  const seen = new Set<string>();
  return (ownSeat(view)?.hand ?? []).filter(({ title, type }) => {
    if (type !== null || seen.has(title)) return false;
    seen.add(title);
    return true;
  });
}

/** The menu that opens the form for what such a card is; none where every type is known. */
function untypedRow(view: View, decision: DecisionView, ctx: Context, language: Language): ActionRow[] {
  const cards = untypedInHand(view, decision);
  if (cards.length === 0) return [];
  const press = encodePress({ table: ctx.table, decision: decision.id, verb: "facts", key: UNTYPED_MENU });
  const options = cards.map(({ id, title }) => ({
    value: String(id),
    label: title,
    description: say(language, "menu-untyped-each"),
  }));
  return [menuRow(press, say(language, "menu-untyped"), options)];
}

/** Where menus before it would push attacking to the next page, building becomes a button: both are in sight then. */
function hidesAttack(menus: readonly Menu[]): boolean {
  const attack = menus.findIndex(({ type }) => type === "attack");
  return attack >= MENUS_A_PAGE && menus.some(({ type }) => type === "build");
}

/** To pass is what most want only where nothing else can be done. */
function isWayOn(type: ActionType, menus: readonly Menu[]): boolean {
  if (type === "pass" || type === "declare-nothing") return menus.every((menu) => BESIDE.includes(menu.type));
  return type === "keep";
}

interface Page {
  at: number;
  pages: number;
  /** The most menus of one. */
  most: number;
}

function moreButton(
  menus: readonly Menu[],
  { at, pages, most }: Page,
  decision: number,
  ctx: Context,
  language: Language,
): Button {
  const next = (at + 1) % pages;
  const there = menus.slice(next * most, (next + 1) * most);
  const kinds = [...new Set(there.flatMap(({ types }) => types.map((type) => calledIn(type, language))))].join(", ");
  const press = encodePress({ table: ctx.table, decision, verb: "page", key: String(next) });
  return button(press, say(language, "menu-more", { kinds }));
}

/** To a seat that is asked nothing: whether it will be. */
function notAsked(view: View, language: Language = FIRST_LANGUAGE): string {
  if (view.result !== null) return say(language, "waits-over");
  return say(language, ownSeat(view)?.eliminated ? "waits-out" : "waits-turn");
}

/** What the own seat is asked now, begun with a capital; or that it is asked nothing. */
export function askedNow(view: View, decision: DecisionView | null, language: Language = FIRST_LANGUAGE): string {
  if (decision === null || view.result !== null) return notAsked(view, language);
  const hands = (decision.hands ?? []).map(
    ({ name, says, titles }) => `**${name}:** ${says} (${titles.map((title) => safe(title, 40)).join(", ")})`,
  );
  const question = capitalized(questionOf(decision, view, language));
  return [say(language, "menu-now", { question }), ...hands].join("\n");
}

function nothingElse({ kind, answered }: DecisionView, untyped: boolean, language: Language): string {
  if (answered) return "";
  if (untyped) return say(language, "menu-untyped-hand");
  if (kind === "aftermath") return say(language, "menu-no-aftermath");
  if (kind === "reveal") return say(language, "menu-no-contingency");
  return say(language, kind === "declare" ? "menu-no-conflict" : "menu-nothing-else");
}

/** Where nothing is asked the way to the hand; in the action round, to pass ahead. */
function besideMenu(
  view: View,
  decision: DecisionView | null,
  ctx: Context,
  language: Language = FIRST_LANGUAGE,
): Button[] {
  const ahead = mayPassAhead(view) && (decision === null || decision.kind === "action") && view.halted === undefined;
  const plan = decision === null ? planKind(view) : null;
  return [
    ...(plan === null ? [] : [planButton(plan, ctx, false, language)]),
    ...(decision === null ? [handButton(ctx, language)] : []),
    ...(ahead ? [passUntilButton(ctx, language)] : []),
  ];
}

/** Where nothing is asked and nothing can be done but to speak of timing, or the game is over; null otherwise. */
function idleMenu(view: View, possible: readonly LegalAction[], ctx: Context): Message | null {
  if (view.result !== null)
    return inLanguages((language) =>
      privateMessage({ content: notAsked(view, language), rows: buttonRows(endButtons(ctx, language)) }),
    );
  if (ownDecision(view) !== null || !possible.every((each) => isTiming(each, view))) return null;
  const nothing = possible.length === 0 && planKind(view) === null;
  return inLanguages((language) => {
    const timing = possible.length > 0 ? [timingButton(ctx, language)] : [];
    const buttons = nothing ? wayOnButtons(ctx, language) : [...timing, ...besideMenu(view, null, ctx, language)];
    return privateMessage({ content: notAsked(view, language), rows: buttonRows(buttons) });
  });
}

/** What this view's seat may do now, as menus by verb and buttons; privately. `page` counts from 0. */
export function actionMenu(view: View, possible: readonly LegalAction[], ctx: Context, page = 0): Message {
  const actions = askedFor(possible, ownDecision(view));
  return idleMenu(view, actions, ctx) ?? inLanguages((language) => actionsIn(view, actions, ctx, page, language));
}

function actionsIn(
  view: View,
  actions: readonly LegalAction[],
  ctx: Context,
  page: number,
  language: Language,
): Message {
  const decision = ownDecision(view);
  const now = askedNow(view, decision, language);
  const rows = actionRows(view, actions, ctx, page, besideMenu(view, decision, ctx, language), language);
  if (decision === null || rows.length === 0) {
    const nothing = actions.length === 0 && planKind(view) === null;
    return privateMessage({ content: now, rows: nothing ? buttonRows(wayOnButtons(ctx, language)) : rows });
  }
  const how = howToAnswer(view, decision, actions, language);
  return privateMessage({ content: how === "" ? now : `${now}\n-# ${how}`, rows });
}

/** What stands under the question; "" where nothing. */
function howToAnswer(view: View, decision: DecisionView, actions: readonly LegalAction[], language: Language): string {
  if (decision.kind === "fact") return say(language, "menu-read-off");
  return actions.every(({ action }) => BESIDE.includes(action.type))
    ? nothingElse(decision, untypedInHand(view, decision).length > 0, language)
    : say(language, "menu-how");
}
