/** What is lost for good by one tap, or stops everybody, is asked about once more. */
import type { Action, ActionOf, View } from "../../engine/index.ts";
import { beforeConceding } from "../manners/manners.ts";
import { type Context, isAlone, labelOf, nameOf } from "../text/context.ts";
import { actionKey, anytimeSuffix, encodePress, ruleCustomId } from "../text/custom-id.ts";
import { type Button, button, buttonRows, inLanguages, type Message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { ownDecision, ownSeat } from "../tracker/seats.ts";
import { type Language, say } from "../words/index.ts";

/** What is said before this action, chosen from a menu, is carried out; null where it is carried out at once. */
export function confirmation(action: Action, view: View, ctx: Context): Message | null {
  switch (action.type) {
    case "surrender":
      return confirmSurrender([action], view, ctx);
    case "discard-agenda":
      return confirmDiscardAgenda(action, view, ctx);
    case "wait":
      return confirmWaiting(action, view, ctx);
    case "loose":
      // Somebody has said before what it is.
      return view.loose ? null : confirmLoose(action, view, ctx);
    case "mulligan":
      return confirmMulligan(action, view, ctx);
    default:
      return null;
  }
}

/** What is asked before an action, in a language: `yes` does it, `no` leads back to what else is possible. */
interface Asked {
  readonly content: string;
  readonly yes: string;
  readonly no: string;
  /** Other ways to do it, each with its word. */
  readonly or?: readonly { readonly action: Action; readonly yes: string }[];
  readonly more?: readonly Button[];
}

/** The question before an action, of the table as it is `now` where it answers no decision. */
function asking(
  does: { action: Action; decision?: number; now?: View; look?: "main" },
  ctx: Context,
  asked: (language: Language) => Asked,
): Message {
  const { action, decision = 0, now, look = "grave" } = does;
  const press = (verb: "do" | "act", to: number, key: string) =>
    encodePress({ table: ctx.table, decision: to, verb, key });
  const doing = (wanted: Action, word: string) =>
    button(press("do", decision, `${actionKey(wanted)}${now ? anytimeSuffix(wanted, now) : ""}`), word, look);
  return inLanguages((language) => {
    const { content, yes, no, or = [], more = [] } = asked(language);
    const others = or.map((other) => doing(other.action, other.yes));
    const rows = buttonRows([doing(action, yes), ...others, button(press("act", 0, ""), no), ...more]);
    return privateMessage({ content, rows });
  });
}

/** The decision that is open, so that the action is done once and only now. */
const openDecision = (view: View): number => ownDecision(view)?.id ?? 0;

/** Leaving a game for good takes a second word. */
export function confirmConceding(action: Action, ctx: Context): Message {
  const { manners } = ctx;
  return asking({ action }, ctx, (language) => {
    const ask = manners ? beforeConceding(manners, language) : null;
    // Practice opponents do not play on by themselves: nothing would ever come of the game.
    const alone = isAlone(ctx);
    const close = encodePress({ table: ctx.table, decision: 0, verb: "end", key: "" });
    return {
      content: [say(language, alone ? "sure-concede-alone" : "sure-concede"), ...(ask === null ? [] : [ask])].join(
        "\n",
      ),
      yes: say(language, "sure-concede-yes"),
      no: say(language, "sure-concede-no"),
      more: alone ? [button(close, say(language, "end-close-button"), "main")] : [],
    };
  });
}

type WaysToSurrender = readonly [ActionOf<"surrender">, ...ActionOf<"surrender">[]];

/** So does surrendering: to whom, with asylum or without where that is left to choose, so that it is asked once. */
export function confirmSurrender([first, ...others]: WaysToSurrender, view: View, ctx: Context): Message {
  if (others.some(({ to }) => to !== first.to)) return confirmSurrenderToOne([first, ...others], view, ctx);
  const to = nameOf(ctx, first.to);
  return asking({ action: first, decision: openDecision(view) }, ctx, (language) => {
    const sure = say(language, "sure-surrender", { to });
    const no = say(language, "sure-surrender-no");
    if (others.length === 0) {
      const { asylum } = first;
      const asked = asylum === undefined ? [] : [say(language, "sure-asylum", { host: nameOf(ctx, asylum) })];
      return { content: [sure, ...asked].join(" "), yes: say(language, "sure-surrender-yes"), no };
    }
    const way = ({ asylum }: ActionOf<"surrender">, name: typeof nameOf) =>
      asylum === undefined
        ? say(language, "slot-no-asylum")
        : say(language, "slot-asylum", { name: name(ctx, asylum) });
    const hint = (action: ActionOf<"surrender">) =>
      `-# **${way(action, nameOf)}** · ${say(language, action.asylum === undefined ? "slot-no-asylum-how" : "slot-asylum-how")}`;
    return {
      content: [sure, ...[first, ...others].map(hint)].join("\n"),
      yes: way(first, labelOf),
      no,
      or: others.map((action) => ({ action, yes: way(action, labelOf) })),
    };
  });
}

/** The same where there are several to surrender to: each way is a button that says to whom. */
function confirmSurrenderToOne([first, ...others]: WaysToSurrender, view: View, ctx: Context): Message {
  const ways = [first, ...others];
  return asking({ action: first, decision: openDecision(view) }, ctx, (language) => {
    const way = ({ to, asylum }: ActionOf<"surrender">) => {
      const name = labelOf(ctx, to);
      if (asylum !== undefined)
        return say(language, "sure-surrender-to-asylum", { to: name, host: labelOf(ctx, asylum) });
      const only = ways.filter((each) => each.to === to).length === 1;
      return say(language, only ? "sure-surrender-to" : "sure-surrender-to-alone", { to: name });
    };
    const asylums = others.some(({ asylum }) => asylum !== undefined);
    const hint = (which: "slot-no-asylum" | "sure-with-asylum", how: "slot-no-asylum-how" | "slot-asylum-how") =>
      `-# **${say(language, which)}** · ${say(language, how)}`;
    const hints = asylums
      ? [hint("slot-no-asylum", "slot-no-asylum-how"), hint("sure-with-asylum", "slot-asylum-how")]
      : [];
    return {
      content: [say(language, "sure-surrender-whom"), ...hints].join("\n"),
      yes: way(first),
      no: say(language, "sure-surrender-no"),
      or: others.map((action) => ({ action, yes: way(action) })),
    };
  });
}

/** So does giving up an agenda, which one tap beside "Pass" would do. */
function confirmDiscardAgenda(action: ActionOf<"discard-agenda">, view: View, ctx: Context): Message {
  const title = ownSeat(view)?.agenda?.title;
  return asking({ action, decision: openDecision(view) }, ctx, (language) => ({
    content: title ? say(language, "sure-agenda-named", { title: safe(title) }) : say(language, "sure-agenda"),
    yes: say(language, "sure-agenda-yes"),
    no: say(language, "sure-agenda-no"),
  }));
}

/** A hand that goes back does not come again. engine: Mulligan rule (optional) */
function confirmMulligan(action: Action, view: View, ctx: Context): Message {
  return asking({ action, decision: openDecision(view) }, ctx, (language) => ({
    content: say(language, "sure-mulligan"),
    yes: say(language, "sure-mulligan-yes"),
    no: say(language, "sure-mulligan-no"),
  }));
}

/** To stop play is for everybody, and so it is no word for one who merely has nothing to do. */
function confirmWaiting(action: Action, view: View, ctx: Context): Message {
  return asking({ action, now: view }, ctx, (language) => ({
    content: say(language, "sure-stop"),
    yes: say(language, "timing-stop-button"),
    no: say(language, "sure-back"),
  }));
}

/** What fast and loose is, to whoever would ask for it. */
function confirmLoose(action: Action, view: View, ctx: Context): Message {
  return asking({ action, now: view, look: "main" }, ctx, (language) => ({
    content: say(language, "sure-loose"),
    yes: say(language, "sure-loose-yes"),
    no: say(language, "sure-back"),
    more: [button(ruleCustomId("fast-and-loose"), say(language, "lesson-rule-button"))],
  }));
}
