/** What is lost for good by one tap, or stops everybody, is asked about once more. */
import type { Action, ActionOf, View } from "../engine/index.ts";
import { type Context, nameOf } from "./context.ts";
import { actionKey, encodePress, ruleCustomId } from "./custom-id.ts";
import { button, buttonRows, type Message, privately } from "./message.ts";
import { safe } from "./safe-text.ts";
import { ownDecision, ownSeat } from "./seats.ts";

/** What is said before this action, chosen from a menu, is carried out; null where it is carried out at once. */
export function confirmation(action: Action, view: View, ctx: Context): Message | null {
  switch (action.type) {
    case "surrender":
      return confirmSurrender(action, view, ctx);
    case "discard-agenda":
      return confirmDiscardAgenda(action, view, ctx);
    case "wait":
      return confirmWaiting(action, ctx);
    case "loose":
      // Somebody has said before what it is.
      return view.loose ? null : confirmLoose(action, ctx);
    case "mulligan":
      return confirmMulligan(action, view, ctx);
    default:
      return null;
  }
}

/** Leaving a game for good takes a second word. */
export function confirmConceding(concede: Action, ctx: Context): Message {
  const key = actionKey(concede);
  return privately({
    content: "Do you concede? You leave this game for good, and the others play on without you.",
    rows: buttonRows([
      button(encodePress({ table: ctx.table, decision: 0, verb: "do", key }), "Concede", "grave"),
      button(encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" }), "Play on"),
    ]),
  });
}

/** So does surrendering: the buttons answer the question that is open, so that it is done once and only now. */
export function confirmSurrender(action: ActionOf<"surrender">, view: View, ctx: Context): Message {
  const to = nameOf(ctx, action.to);
  const asylum = action.asylum === undefined ? "" : ` Your ambassador asks ${nameOf(ctx, action.asylum)} for asylum.`;
  const decision = ownDecision(view)?.id ?? 0;
  return privately({
    content: `Do you surrender unconditionally to **${to}**? You leave this game for good, your cards leave the table, and ${to} gains 3 influence.${asylum}`,
    rows: buttonRows([
      button(encodePress({ table: ctx.table, decision, verb: "do", key: actionKey(action) }), "Surrender", "grave"),
      button(encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" }), "Fight on"),
    ]),
  });
}

/** So does giving up an agenda, which one tap beside "Pass" would do. */
export function confirmDiscardAgenda(action: ActionOf<"discard-agenda">, view: View, ctx: Context): Message {
  const title = ownSeat(view)?.agenda?.title;
  const which = title ? ` **${safe(title)}**` : "";
  const decision = ownDecision(view)?.id ?? 0;
  return privately({
    content: `Do you discard your agenda${which}? That is your action, and it goes to your discard pile.`,
    rows: buttonRows([
      button(encodePress({ table: ctx.table, decision, verb: "do", key: actionKey(action) }), "Discard it", "grave"),
      button(encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" }), "Keep it"),
    ]),
  });
}

/** A hand that goes back does not come again. engine: Mulligan rule (optional) */
function confirmMulligan(action: Action, view: View, ctx: Context): Message {
  const decision = ownDecision(view)?.id ?? 0;
  return privately({
    content: "Do you take a mulligan? Your whole hand goes back into the deck, and you are dealt one card less.",
    rows: buttonRows([
      button(encodePress({ table: ctx.table, decision, verb: "do", key: actionKey(action) }), "Deal anew", "grave"),
      button(encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" }), "Keep this hand"),
    ]),
  });
}

/** To stop play is for everybody, and so it is no word for one who merely has nothing to do. */
function confirmWaiting(action: Action, ctx: Context): Message {
  const key = actionKey(action);
  return privately({
    content:
      "Do you stop play? Everybody acts or passes in initiative order then, until all pass in a row; after that it goes on where it was. `/act wait` does the same.",
    rows: buttonRows([
      button(encodePress({ table: ctx.table, decision: 0, verb: "do", key }), "Stop play", "grave"),
      button(encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" }), "Back"),
    ]),
  });
}

/** What fast and loose is, to whoever would ask for it. */
function confirmLoose(action: Action, ctx: Context): Message {
  const key = actionKey(action);
  return privately({
    content:
      "**Fast and loose:** when all agree, everybody acts in this step as soon as they like, out of initiative order. One objection ends it. Ask everybody?",
    rows: buttonRows([
      button(encodePress({ table: ctx.table, decision: 0, verb: "do", key }), "Ask everybody", "main"),
      button(encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" }), "Back"),
      button(ruleCustomId("fast-and-loose"), "Show the rule"),
    ]),
  });
}
