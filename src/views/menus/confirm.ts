/** What is lost for good by one tap, or stops everybody, is asked about once more. */
import type { Action, ActionOf, View } from "../../engine/index.ts";
import { beforeConceding } from "../manners/manners.ts";
import { type Context, nameOf } from "../text/context.ts";
import { actionKey, anytimeSuffix, encodePress, ruleCustomId } from "../text/custom-id.ts";
import { type Button, button, buttonRows, type Message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { ownDecision, ownSeat } from "../tracker/seats.ts";
import { LOOSELY, STOPPING } from "./timing.ts";

/** What is said before this action, chosen from a menu, is carried out; null where it is carried out at once. */
export function confirmation(action: Action, view: View, ctx: Context): Message | null {
  switch (action.type) {
    case "surrender":
      return confirmSurrender(action, view, ctx);
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

/** The question before an action, of its `moment` where it answers no decision: a button that does it, one that leads back to what else is possible, and `more`. */
function asking(
  content: string,
  yes: { action: Action; decision?: number; moment?: View; label: string; look: "main" | "grave" },
  no: string,
  ctx: Context,
  more: readonly Button[] = [],
): Message {
  const { action, decision = 0, moment, label, look } = yes;
  const key = `${actionKey(action)}${moment ? anytimeSuffix(action, moment) : ""}`;
  const press = (verb: "do" | "act", to: number, key: string) =>
    encodePress({ table: ctx.table, decision: to, verb, key });
  return privateMessage({
    content,
    rows: buttonRows([button(press("do", decision, key), label, look), button(press("act", 0, ""), no), ...more]),
  });
}

/** The decision that is open, so that the action is done once and only now. */
const openDecision = (view: View): number => ownDecision(view)?.id ?? 0;

/** Leaving a game for good takes a second word. */
export function confirmConceding(action: Action, ctx: Context): Message {
  const ask = ctx.manners ? beforeConceding(ctx.manners) : null;
  const content = `Do you concede? You leave this game for good, and the others play on without you.${ask === null ? "" : `\n${ask}`}`;
  return asking(content, { action, label: "Concede", look: "grave" }, "Play on", ctx);
}

/** So does surrendering. */
export function confirmSurrender(action: ActionOf<"surrender">, view: View, ctx: Context): Message {
  const to = nameOf(ctx, action.to);
  const asylum = action.asylum === undefined ? "" : ` Your ambassador asks ${nameOf(ctx, action.asylum)} for asylum.`;
  const content = `Do you surrender unconditionally to **${to}**? You leave this game for good, your cards leave the table, and ${to} gains 3 influence.${asylum}`;
  const yes = { action, decision: openDecision(view), label: "Surrender", look: "grave" } as const;
  return asking(content, yes, "Fight on", ctx);
}

/** So does giving up an agenda, which one tap beside "Pass" would do. */
function confirmDiscardAgenda(action: ActionOf<"discard-agenda">, view: View, ctx: Context): Message {
  const title = ownSeat(view)?.agenda?.title;
  const which = title ? ` **${safe(title)}**` : "";
  const content = `Do you discard your agenda${which}? That is your action, and it goes to your discard pile.`;
  const yes = { action, decision: openDecision(view), label: "Discard it", look: "grave" } as const;
  return asking(content, yes, "Keep it", ctx);
}

/** A hand that goes back does not come again. engine: Mulligan rule (optional) */
function confirmMulligan(action: Action, view: View, ctx: Context): Message {
  const content = "Do you take a mulligan? Your whole hand goes back into the deck, and you are dealt one card less.";
  const yes = { action, decision: openDecision(view), label: "Deal anew", look: "grave" } as const;
  return asking(content, yes, "Keep this hand", ctx);
}

/** To stop play is for everybody, and so it is no word for one who merely has nothing to do. */
function confirmWaiting(action: Action, view: View, ctx: Context): Message {
  const content = `Do you stop play? ${STOPPING}`;
  return asking(content, { action, moment: view, label: "Stop play", look: "grave" }, "Back", ctx);
}

/** What fast and loose is, to whoever would ask for it. */
function confirmLoose(action: Action, view: View, ctx: Context): Message {
  const content = `**Fast and loose:** ${LOOSELY} Ask everybody?`;
  const rule = button(ruleCustomId("fast-and-loose"), "Show the rule");
  return asking(content, { action, moment: view, label: "Ask everybody", look: "main" }, "Back", ctx, [rule]);
}
