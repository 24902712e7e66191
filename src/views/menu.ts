import type { ActionType, DecisionView, LegalAction, View } from "../engine/index.ts";
import { ACTION_WORDS, buttonWords, MENU_ORDER, SINGLE } from "./action-words.ts";
import { cardChoiceRows, hasCardChoice } from "./choose-cards.ts";
import type { Context } from "./context.ts";
import { actionKey, encodePress } from "./custom-id.ts";
import { type Group, groupsOf } from "./groups.ts";
import { LIMITS } from "./limits.ts";
import { type Button, button, buttonRows, type Message, menuRow, privately, type Row } from "./message.ts";
import { wayOn } from "./notices.ts";
import { questionOf } from "./question.ts";
import { capitalized } from "./safe-text.ts";
import { ownDecision } from "./seats.ts";
import { type Names, namesOf } from "./slots.ts";
import { answering } from "./urgency.ts";

/** A menu takes one row, and one row is left for buttons. */
const MENUS_A_PAGE = LIMITS.rows - 1;
/** More single choices than this become a menu. */
const BUTTONS_MOST = 4;

interface Menu {
  type: ActionType;
  part: number;
  placeholder: string;
  groups: readonly Group[];
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

/** What is done by one press: kinds without a choice, and short lists of numbers. */
function singles(actions: readonly LegalAction[]): LegalAction[] {
  const kinds = byType(actions);
  return SINGLE.flatMap((type) => {
    const members = kinds.get(type) ?? [];
    return members.length <= BUTTONS_MOST ? members : [];
  });
}

function menusOf(actions: readonly LegalAction[], names: Names): Menu[] {
  const kinds = byType(actions);
  const single = new Set(singles(actions));
  return MENU_ORDER.flatMap((type) => {
    const members = (kinds.get(type) ?? []).filter((legal) => !single.has(legal));
    if (members.length === 0) return [];
    const groups = groupsOf(members, names, true);
    const parts = Math.ceil(groups.length / LIMITS.options);
    return Array.from({ length: parts }, (_, part) => ({
      type,
      part,
      placeholder: parts === 1 ? ACTION_WORDS[type] : `${ACTION_WORDS[type]} (${part + 1} of ${parts})`,
      groups: groups.slice(part * LIMITS.options, (part + 1) * LIMITS.options),
    }));
  });
}

function pressButton(legal: LegalAction, decision: DecisionView | null, ctx: Context): Button {
  const look = legal.action.type === "pass" || legal.action.type === "keep" ? "main" : "plain";
  const key = actionKey(legal.action);
  return button(
    encodePress({ table: ctx.table, decision: decision?.id ?? 0, verb: "do", key }),
    buttonWords(legal, decision?.kind ?? null),
    look,
  );
}

/** The rows of the action menu: up to four menus by verb, and a row of buttons. */
export function actionRows(view: View, possible: readonly LegalAction[], ctx: Context, page = 0): Row[] {
  const decision = ownDecision(view);
  const actions = answering(possible, decision?.kind ?? null);
  if (decision && hasCardChoice(decision)) return cardChoiceRows(view, decision, actions, ctx, null);
  const names = namesOf(view, ctx);
  const menus = menusOf(actions, names);
  const pages = Math.max(1, Math.ceil(menus.length / MENUS_A_PAGE));
  const at = ((Math.trunc(page) % pages) + pages) % pages;
  const shown = menus.slice(at * MENUS_A_PAGE, (at + 1) * MENUS_A_PAGE);
  const id = decision?.id ?? 0;
  const rows = shown.map(({ type, part, placeholder, groups }) =>
    menuRow(
      encodePress({ table: ctx.table, decision: id, verb: "pick", key: `${type}.${part}` }),
      placeholder,
      groups.map(({ option }) => option),
    ),
  );
  const buttons = singles(actions)
    .slice(0, pages > 1 ? BUTTONS_MOST : LIMITS.buttons)
    .map((legal) => pressButton(legal, decision, ctx));
  if (pages > 1) buttons.push(moreButton(menus, at, pages, id, ctx));
  return [...rows, ...buttonRows(buttons)].slice(0, LIMITS.rows);
}

function moreButton(menus: readonly Menu[], at: number, pages: number, decision: number, ctx: Context): Button {
  const next = (at + 1) % pages;
  const there = menus.slice(next * MENUS_A_PAGE, (next + 1) * MENUS_A_PAGE);
  const words = [...new Set(there.map(({ type }) => ACTION_WORDS[type]))].join(", ");
  return button(encodePress({ table: ctx.table, decision, verb: "page", key: String(next) }), `More… ${words}`);
}

/** What the own seat is asked now, begun with a capital; or that it is asked nothing. */
export function askedNow(view: View, decision: DecisionView | null): string {
  if (view.result !== null) return "The game is over.";
  if (decision === null) return "Nothing is asked of you now. You will be called.";
  return `**Now:** ${capitalized(questionOf(decision, view))}`;
}

/** What this view's seat may do now, as menus by verb and buttons; privately. `page` counts from 0. */
export function actionMenu(view: View, possible: readonly LegalAction[], ctx: Context, page = 0): Message {
  const decision = ownDecision(view);
  const actions = answering(possible, decision?.kind ?? null);
  const rows = actionRows(view, actions, ctx, page);
  if (decision === null || rows.length === 0)
    return privately({ content: askedNow(view, decision), rows: [...rows, ...wayOn(ctx)].slice(0, LIMITS.rows) });
  const onlyPass = actions.every(({ action }) => ["pass", "concede", "standing"].includes(action.type));
  const how = onlyPass ? "Nothing else is possible for you now." : "Choose below, or type `/act` and say it in words.";
  return privately({
    content: `${askedNow(view, decision)}\n-# ${how}`,
    rows,
  });
}
