/** The menus and buttons that offer what a seat may do now, in the few rows that a message has, on as many pages as that takes. */
import type { ActionType, DecisionView, LegalAction, View } from "../../engine/index.ts";
import { actWords, calledIn } from "../text/acted.ts";
import { buttonWords, SINGLE } from "../text/action-words.ts";
import type { Context } from "../text/context.ts";
import { actionKey, anyQuestionSuffix, anytimeSuffix, encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type ActionRow, type Button, button, buttonRows, menuRow } from "../text/message.ts";
import { capitalized } from "../text/safe-text.ts";
import { ownDecision } from "../tracker/seats.ts";
import { actionsAnswering } from "../tracker/urgency.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { type ActionMenu, BUTTONS_MOST, further, menusOf, singles } from "./by-kind.ts";
import { cardChoiceRows, hasCardChoice } from "./choose-cards.ts";
import { fallWords, type MenuNames, menuNamesOf, verbKey } from "./slots.ts";
import { isTiming, timingButton } from "./timing.ts";
import { untypedRow } from "./untyped-hand.ts";

/** A menu takes one row, and one row is left for buttons. */
const MENUS_A_PAGE = DISCORD_LIMITS.rows - 1;

/** Kinds that are no way of using one's turn. */
export const BESIDE: readonly ActionType[] = [
  "pass",
  "declare-nothing",
  "concede",
  "standing",
  "pile",
  "wait",
  "loose",
  "object",
];

/** What is asked about once more: these buttons only choose. */
const CONFIRMED: readonly ActionType[] = ["discard-agenda", "wait", "loose"];

function pressButton(legal: LegalAction, main: boolean, { view, ctx, language, isName }: MenuNames): Button {
  const decision = ownDecision(view);
  const { type } = legal.action;
  // Somebody has asked for it already, and has said what it is.
  const agrees = type === "loose" && view.loose !== undefined;
  const sentence = capitalized(actWords(type, legal.sentence, language, isName));
  const plain = legal.blow ? `${sentence}: ${fallWords(legal.blow, language)}` : sentence;
  // Given in advance, under another question.
  const ahead = type === "vote" && decision?.kind !== "vote" && decision?.kind !== "call";
  const short = SINGLE.includes(type) || (type === "standing" && decision?.kind === "aftermath");
  const words = short && !ahead ? buttonWords(legal, decision?.kind ?? null, language, isName) : plain;
  const key = `${actionKey(legal.action)}${decision === null || agrees ? anytimeSuffix(legal.action, view) : ""}`;
  const verb = CONFIRMED.includes(type) && !agrees ? "pick" : "do";
  const press = encodePress({ table: ctx.table, decision: decision?.id ?? 0, verb, key });
  return button(press, agrees ? say(language, "press-agree-loose") : words, main ? "main" : "plain");
}

/** Where what is said in advance belongs: at leisure, and where aftermaths are answered. */
const AT_LEISURE: readonly (DecisionView["kind"] | undefined)[] = ["action", "aftermath", undefined];

/** What is said in advance so that one is asked no more about aftermaths. */
const FEWER: readonly string[] = ["conflict", "turn"];

/** Questions of a round, where its timing may be spoken of. */
const BETWEEN: readonly DecisionView["kind"][] = ["declare", "hold", "discard", "buy"];
const NOT_THERE: readonly ActionType[] = ["standing"];
/** In the middle of something nobody stops play. */
const NOT_NOW: readonly ActionType[] = ["standing", "wait", "loose"];

/** What the menu offers of what answers a question: one that has to be answered now is no time to speak of later ones. */
export function askedFor(possible: readonly LegalAction[], view: View): readonly LegalAction[] {
  const decision = ownDecision(view);
  const actions = actionsAnswering(possible, decision?.kind ?? null);
  // Whoever waits for the others' aftermaths has answered, and changes that by another answer.
  const answered = decision === null || decision.answered !== undefined;
  if (answered && view.awaiting.some(({ kind }) => kind === "aftermath"))
    return actions.filter(({ action }) => action.type !== "standing" || !FEWER.includes(action.answer));
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
  const actions = askedFor(possible, view);
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
  const suffix = decision === null ? anyQuestionSuffix(view.awaiting) : "";
  const rows = shown.map(({ type, part, placeholder, groups }) =>
    menuRow(
      encodePress({ table: ctx.table, decision: id, verb: "pick", key: `${type}.${part}${suffix}` }),
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
  if (hidesAttack(all) && at === 0) {
    const key = encodePress({ table: ctx.table, decision: id, verb: "pick", key: verbKey("build") });
    const others = buttons.slice(0, room - 1);
    buttons.splice(0, buttons.length, button(key, `${calledIn("build", language)}…`), ...others);
  }
  if (pages > 1) buttons.push(moreButton(menus, { at, pages, most: menusMost }, id, ctx, language));
  // Whoever is asked nothing looks at the hand or plans ahead, and seldom has a word about aftermaths or timing.
  const below =
    decision === null
      ? [...buttonRows(beside), ...buttonRows([...buttons, ...timing])]
      : buttonRows([...buttons, ...timing, ...beside]);
  return [...rows, ...untyped, ...below].slice(0, DISCORD_LIMITS.rows);
}

/** Where menus before it would push attacking to the next page, building becomes a button: both are in sight then. */
function hidesAttack(menus: readonly ActionMenu[]): boolean {
  const attack = menus.findIndex(({ type }) => type === "attack");
  return attack >= MENUS_A_PAGE && menus.some(({ type }) => type === "build");
}

/** To pass is what most want only where nothing else can be done. */
function isWayOn(type: ActionType, menus: readonly ActionMenu[]): boolean {
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
  menus: readonly ActionMenu[],
  { at, pages, most }: Page,
  decision: number,
  ctx: Context,
  language: Language,
): Button {
  const next = (at + 1) % pages;
  const there = menus.slice(next * most, (next + 1) * most);
  const kinds = [...new Set(there.flatMap(({ types }) => types.map((type) => calledIn(type, language))))].join(", ");
  const press = encodePress({ table: ctx.table, decision, verb: "page", key: String(next) });
  // What may be said in advance is nothing more to do now.
  const saysOnly = there.every(({ type }) => type === "standing");
  return button(press, saysOnly ? `${kinds}…` : say(language, "menu-more", { kinds }));
}
