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
import { type ActionRow, button, buttonRows, type Message, privateMessage } from "../text/message.ts";
import { bound } from "../text/safe-text.ts";
import { actionRows } from "./menu.ts";

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

const ASKS = {
  action:
    "**What do you do when you are asked for your actions?** One after the other, each if it is still possible then.",
  declare: "**What do you declare in the next conflict round?** It is done when you are asked, if it is possible then.",
  aftermath:
    "**Which aftermaths do you play this turn?** Each comes after the first conflict where it is possible. You play no others, and are not asked.",
  draw: "**What do you discard in this turn’s draw round, and what do you buy?** You see no new card before that; you buy fewer where you can pay for fewer by then.",
} as const;

/** What may be ordered now, under what waits already. `said`: what has just come of a press, in message text. */
export function planMenu(plan: AheadPlan, ahead: SeatAhead, ctx: Context, page = 0, said = ""): Message {
  const { kind, view, actions } = plan;
  const { orders = [] } = ahead;
  const full = orders.length >= MOST_ORDERS;
  // After a pass that is to follow there is nothing more to order.
  const done = orders.some(({ thenPass }) => thenPass !== undefined);
  const pass = button(
    encodePress({ table: ctx.table, decision: view.turn, verb: "plan-pass", key: "" }),
    orders.length > 0 ? "Then pass until something touches me" : "Pass until something touches me",
    orders.length > 0 ? "main" : "plain",
  );
  const beside = buttonRows([
    ...(kind === "action" && !done ? [pass] : []),
    ...dropButtons(ahead, ctx).slice(0, kind === "action" ? 2 : 3),
    ...(kind === "action" ? [laterButton(ctx)] : []),
    handButton(ctx),
  ]).slice(0, 1);
  const closed = done && kind === "action";
  const rows = full || closed ? [] : planned(actionRows(view, actions, ctx, page), plan);
  const lines = [
    ...(said === "" ? [] : [said]),
    ...noticeLines(ahead, ctx),
    ...aheadLines(ahead),
    ...(full ? [`That is as many as may wait: ${MOST_ORDERS}.`] : rows.length === 0 ? [] : [ASKS[kind]]),
    ...(rows.length === 0 && orders.length === 0 ? ["There is nothing that you could do."] : []),
    "-# Nobody else sees this.",
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
  return { kind: "show", message: { ...outcome.message, components: planned(outcome.message.components, plan) } };
}
