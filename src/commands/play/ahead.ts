/** What a player says in advance: in words, and by the buttons that stand in private messages. */
import type { MessageComponentInteraction } from "discord.js";
import {
  type Action,
  AHEAD,
  type AheadKind,
  ANSWERS,
  aheadKind,
  apply,
  type LegalAction,
  legalAhead,
  mostUrgent,
  planFor,
  plannable,
} from "../../engine/index.ts";
import { readAhead, readOrder } from "../../orders/index.ts";
import { aheadOf, type PassUntil, USUALLY } from "../../table/ahead/ahead.ts";
import { seatedPlayer } from "../../table/entry-outcome.ts";
import { tableRefuses } from "../../table/refusal.ts";
import { isOut, type Table } from "../../table/table.ts";
import type { Proposal } from "../../table/tables.ts";
import { type Perspective, perspectiveOf } from "../../thread/seen/perspective.ts";
import {
  actionKey,
  actionMenu,
  type Context,
  logLines,
  type Message,
  type Press,
  refusalSentence,
} from "../../views/index.ts";
import { isOf, kindOf, planMenu, readPlan } from "../../views/menus/plan-menu.ts";
import { aheadMessage, untilMenu } from "../../views/prompts/ahead.ts";
import { LATER, offerToWait, whichOrder } from "../../views/prompts/ahead-plan.ts";
import {
  conditionsIn,
  mayPassAhead,
  notAskedWords,
  turnOf,
  unknownCondition,
  whoseTurn,
} from "../../views/prompts/ahead-until.ts";
import { PRESSES_ABOUT } from "../../views/text/custom-id.ts";
import { inWords } from "../../views/text/message.ts";
import { type Language, say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, replacing } from "../shared/command.ts";
import { alike, pressesAtTable } from "../shared/presses.ts";
import { refusedMessage } from "../shared/refused.ts";

/** What a word or a press about later comes to. */
type Meant = { kind: "entry"; entry: Proposal } | { kind: "show"; message: Message } | { kind: "stale" };

/** What an order in words says of later; null where it is about now alone. */
export function saidAhead(order: string, perspective: Perspective): Exclude<Meant, { kind: "stale" }> | null {
  const { game, seat, view, ctx, table } = perspective;
  if (view.result !== null) return null;
  const reading = readAhead(order);
  switch (reading?.kind) {
    case "until":
      return { kind: "entry", entry: { type: "pass-until", until: reading.until } };
    case "skip":
      return { kind: "entry", entry: { type: "skip-aftermaths", on: reading.on } };
    case "no-condition":
      return {
        kind: "show",
        message: untilMenu(aheadOf(table, seat), view, ctx, (language) => unknownCondition(reading.phrase, language)),
      };
    case "orders": {
      const possible = legalAhead(game, seat);
      const actions: Action[] = [];
      for (const words of reading.orders) {
        const one = readOrder(words, view, possible);
        if (one.kind === "choose" || one.kind === "unclear")
          return { kind: "show", message: whichOrder(words, one.kind === "choose" ? one.options : one.nearest, ctx) };
        actions.push(one.action);
      }
      return { kind: "entry", entry: ordering(actions, reading.thenPass) };
    }
    case undefined:
      return null;
  }
}

/** For an order that cannot be done now: that it may wait, or what to pass until; null where it could not be done later either. */
export function offeredLater(order: string, perspective: Perspective): Message | null {
  const { game, seat, view, ctx, table } = perspective;
  const userId = table.seats[seat]?.userId ?? "";
  // Where play waits for something else, that is what there is to say.
  if (view.result !== null || !seatedPlayer(table, userId).ok) return null;
  const possible = legalAhead(game, seat);
  const reading = readOrder(order, view, possible);
  if (reading.kind !== "do") return null;
  const kind = aheadKind(reading.action);
  const asked = mostUrgent(game.awaiting, seat);
  // What answers the present question is refused for what it is, and does not wait for another one.
  if (kind === null || (asked && ANSWERS[reading.action.type]?.includes(asked.kind))) return null;
  const ahead = aheadOf(table, seat);
  const now = apply(game, reading.action);
  const why = (language: Language) => {
    if (asked === null) return `${whoseTurn(view, ctx, language)} `;
    return now.ok ? "" : `${refusalSentence(now.refusal.code, now.refusal.facts, language)} `;
  };
  if (reading.action.type === "pass")
    return mayPassAhead(view)
      ? untilMenu(ahead, view, ctx, (language) => `${why(language)}${notAskedWords(language)}`)
      : null;
  const legal = found(actionKey(reading.action), possible);
  return legal === undefined ? null : offerToWait(legal, kind, why, ahead, view, ctx);
}

const found = (key: string, possible: readonly LegalAction[]) =>
  possible.find(({ action }) => actionKey(action) === key);

const ordering = (actions: readonly Action[], thenPass: readonly PassUntil[] | null): Proposal => ({
  type: "ordered",
  actions,
  ...(thenPass ? { thenPass } : {}),
});

/** Buttons and menus about what is said in advance. */
export const aheadPresses = pressesAtTable(alike(PRESSES_ABOUT.ahead, pressed));

/** What a press means, against the table as it is. */
function meant(press: Press, values: readonly string[], perspective: Perspective): Meant {
  const { game, seat, view, ctx, table } = perspective;
  // A button of an earlier turn does nothing.
  const turn = turnOf(press.key);
  if (turn !== null && turn !== view.turn) return { kind: "stale" };
  switch (press.verb) {
    case "until": {
      const until = conditionsIn(values.length > 0 ? values : [press.key]);
      if (until.length > 0) return { kind: "entry", entry: { type: "pass-until", until } };
      return { kind: "show", message: untilMenu(aheadOf(table, seat), view, ctx) };
    }
    case "order": {
      const [key = "", then] = press.key.split(".");
      const legal = found(key, legalAhead(game, seat));
      return legal
        ? { kind: "entry", entry: ordering([legal.action], then === "pass" ? USUALLY : null) }
        : { kind: "stale" };
    }
    case "ahead-drop": {
      const { key } = press;
      const what = key === "pass" || key === "aftermaths" ? key : Number.parseInt(key, 10);
      return { kind: "entry", entry: { type: "ahead-dropped", what } };
    }
    case "skip-none":
      return { kind: "entry", entry: { type: "skip-aftermaths", on: press.key === "on" } };
    case "plan":
      return press.key === LATER
        ? { kind: "show", message: saidSo(perspective, []) }
        : {
            kind: "show",
            message: planned(
              perspective,
              AHEAD.find((kind) => kind === press.key),
            ),
          };
    case "plan-pass":
      if (press.decision !== view.turn) return { kind: "stale" };
      return aheadOf(table, seat).orders
        ? { kind: "entry", entry: ordering([], USUALLY) }
        : { kind: "entry", entry: { type: "pass-until", until: USUALLY } };
    case "plan-do":
    case "plan-cards":
    case "plan-confirm":
    case "plan-clear":
    case "plan-pick":
    case "plan-page":
      return chosen(press, values, perspective);
    default:
      return { kind: "stale" };
  }
}

/** What may be ordered now; where just that is being asked, the menu of it. */
function planned(
  { game, seat, view, actions, ctx, table }: Perspective,
  kind: AheadKind | undefined,
  said?: (language: Language) => string,
): Message {
  const plan = planFor(game, seat, kind);
  return plan === null ? actionMenu(view, actions, ctx) : planMenu(plan, aheadOf(table, seat), ctx, 0, said);
}

function chosen(press: Press, values: readonly string[], { game, seat, ctx, table }: Perspective): Meant {
  const plan = planFor(game, seat, kindOf(press));
  if (plan === null) return { kind: "stale" };
  if (press.verb === "plan-page" && isOf(press, plan))
    return { kind: "show", message: planMenu(plan, aheadOf(table, seat), ctx, Number.parseInt(press.key, 10) || 0) };
  const outcome = readPlan(press, values, plan, ctx);
  switch (outcome.kind) {
    case "do":
      return { kind: "entry", entry: ordering([outcome.action], null) };
    case "show":
      return outcome;
    default:
      return { kind: "stale" };
  }
}

async function pressed(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer> {
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const userId = interaction.user.id;
  let shown: Message | null = null;
  const acted = await bot.tables.act(press.table, interaction.id, userId, (table) => {
    shown = null;
    const now = perspectiveOf(table, userId, bot);
    if (!now.ok) return now;
    if (isOut(table, userId)) return { ok: false, refused: tableRefuses({ code: "out-of-game" }) };
    const what = meant(press, values, now.perspective);
    if (what.kind === "show") shown = what.message;
    if (what.kind !== "entry") return { ok: false, refused: tableRefuses({ code: "stale" }) };
    return { ok: true, entry: what.entry };
  });
  if (acted.outcome === "refused") return replacing(shown ?? refusedMessage(acted.refused, acted.table, bot));
  const now = perspectiveOf(acted.table, userId, bot);
  if (!now.ok) return replacing(inWords((language) => say(language, "taken-done")));
  const events = acted.outcome === "done" ? untoldIn(interaction.channelId, acted.table, acted.events) : [];
  // Whoever chooses one thing after the other goes on choosing.
  const more = (press.verb === "plan-do" || press.verb === "plan-pick") && kindOf(press) === "action";
  if (more && isStillPlanned(now.perspective))
    return replacing(planned(now.perspective, "action", toldOf(events, now.perspective.ctx)));
  return replacing(saidSo(now.perspective, events));
}

const isStillPlanned = ({ game, seat }: Perspective): boolean => planFor(game, seat)?.kind === "action";

/** What has happened, in a language. */
const toldOf = (events: Parameters<typeof logLines>[0], ctx: Context) => (language: Language) =>
  logLines(events, { ...ctx, language }).join("\n");

/** Of what has happened at once what is not told where its player reads the answer: the table's own thread tells it itself. */
export const untoldIn = <Happened>(channel: string | null, { thread }: Table, events: readonly Happened[]) =>
  channel === thread ? [] : events;

/** What holds now that was said in advance, below what has happened at once. */
export function saidSo({ game, table, seat, ctx }: Perspective, events: Parameters<typeof logLines>[0]): Message {
  const more = plannable(game, seat).filter(
    (kind) => kind !== "action" && game.round !== "ready" && game.round !== "conflict",
  );
  return aheadMessage(aheadOf(table, seat), toldOf(events, ctx), ctx, more);
}
