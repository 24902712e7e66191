/** Orders for later by menus: the same menus as when one is asked, whose choices wait. Private. */
import { AHEAD, type AheadKind, type AheadPlan } from "../../engine/index.ts";
import { MOST_ORDERS, type SeatAhead } from "../../table/ahead/ahead.ts";
import { aheadLines, dropButtons, noticeLines } from "../prompts/ahead.ts";
import { laterButton } from "../prompts/ahead-plan.ts";
import { handButton } from "../prompts/notices.ts";
import { type PressOutcome, readPress } from "../prompts/press.ts";
import type { Context } from "../text/context.ts";
import { encodePress, type Press, type PressVerb, parsePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  button,
  buttonRows,
  changedIn,
  inLanguages,
  type Message,
  privateMessage,
} from "../text/message.ts";
import { bound } from "../text/safe-text.ts";
import { type Language, say } from "../words/index.ts";
import { actionRows } from "./action-rows.ts";

/** What the buttons and menus of a question become. */
const PLANS: Readonly<Partial<Record<PressVerb, PressVerb>>> = {
  act: "plan",
  do: "plan-do",
  cards: "plan-cards",
  confirm: "plan-confirm",
  clear: "plan-clear",
  pick: "plan-pick",
  page: "plan-page",
};

const plainly = (verb: PressVerb): PressVerb | undefined =>
  (Object.keys(PLANS) as PressVerb[]).find((one) => PLANS[one] === verb);

/** More turns than any game has. */
const TURNS = 100_000;

/** What stands where the number of a question would: the turn, as a button of an earlier one does nothing, and what is planned. */
const stampOf = ({ kind, view }: AheadPlan): number => AHEAD.indexOf(kind) * TURNS + view.turn;

/** What a press is about, by its stamp. */
export const kindOf = ({ decision }: Pick<Press, "decision">): AheadKind | undefined =>
  AHEAD[Math.floor(decision / TURNS)];

/** Whether a press stands on a menu of this plan. */
export const isOf = ({ decision }: Pick<Press, "decision">, plan: AheadPlan): boolean => decision === stampOf(plan);

function planned(rows: readonly ActionRow[], plan: AheadPlan): ActionRow[] {
  return rows.flatMap((row) => {
    const components = row.components.flatMap((each) => {
      const press = "custom_id" in each ? parsePress(each.custom_id) : null;
      const verb = press && PLANS[press.verb];
      return press && verb ? [{ ...each, custom_id: encodePress({ ...press, verb, decision: stampOf(plan) }) }] : [];
    });
    return components.length === 0 ? [] : [{ ...row, components }];
  });
}

/** What may be ordered now, under what waits already. `said`: what has just come of a press, in message text. */
export function planMenu(
  plan: AheadPlan,
  ahead: SeatAhead,
  ctx: Context,
  page = 0,
  said: (language: Language) => string = () => "",
): Message {
  return inLanguages((language) => planIn(plan, ahead, ctx, page, said(language), language));
}

function planIn(
  plan: AheadPlan,
  ahead: SeatAhead,
  ctx: Context,
  page: number,
  said: string,
  language: Language,
): Message {
  const { kind, view, actions } = plan;
  const { orders = [] } = ahead;
  const full = orders.length >= MOST_ORDERS;
  // After a pass that is to follow there is nothing more to order.
  const done = orders.some(({ thenPass }) => thenPass !== undefined);
  const pass = button(
    encodePress({ table: ctx.table, decision: view.turn, verb: "plan-pass", key: "" }),
    say(language, orders.length > 0 ? "plan-then-pass" : "plan-pass"),
    orders.length > 0 ? "main" : "plain",
  );
  const beside = buttonRows([
    ...(kind === "action" && !done ? [pass] : []),
    ...dropButtons(ahead, ctx, language).slice(0, kind === "action" ? 2 : 3),
    ...(kind === "action" ? [laterButton(ctx, language)] : []),
    handButton(ctx, language),
  ]).slice(0, 1);
  const closed = done && kind === "action";
  const rows = full || closed ? [] : planned(actionRows(view, actions, ctx, page, [], language), plan);
  const asks = rows.length === 0 ? [] : [say(language, `plan-asks-${kind}`)];
  const lines = [
    ...(said === "" ? [] : [said]),
    ...noticeLines(ahead, ctx, language),
    ...aheadLines(ahead, language),
    ...(full ? [say(language, "plan-full", { most: MOST_ORDERS })] : asks),
    ...(rows.length === 0 && orders.length === 0 ? [say(language, "plan-nothing")] : []),
    say(language, "plan-private"),
  ];
  return privateMessage({
    content: bound(lines.join("\n"), DISCORD_LIMITS.content),
    rows: [...rows.slice(0, DISCORD_LIMITS.rows - 1), ...beside],
  });
}

/** What a press on one of these menus comes to: an action that is to wait, a further menu, or nothing any more. */
export function readPlan(press: Press, values: readonly string[], plan: AheadPlan, ctx: Context): PressOutcome {
  const verb = plainly(press.verb);
  const [asked] = plan.view.awaiting;
  if (verb === undefined || asked === undefined || !isOf(press, plan)) return { kind: "stale" };
  const outcome = readPress({ ...press, verb, decision: asked.id }, values, plan.view, plan.actions, ctx, true);
  if (outcome.kind !== "show") return outcome;
  const message = changedIn(outcome.message, (told) => ({ ...told, components: planned(told.components, plan) }));
  return { kind: "show", message };
}
