/** When things are done, spoken of by anybody at any time: stopping play, and playing a step out of order. Behind one button. */
import type { LegalAction, View } from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { actionKey, anytimeSuffix, encodePress, ruleCustomId } from "../text/custom-id.ts";
import { type Button, button, buttonRows, type Message, privateMessage } from "../text/message.ts";

export const STOPPING =
  "Everybody acts or passes in initiative order then, until all pass in a row; after that it goes on where it was. `/act wait` does the same.";
export const LOOSELY =
  "when all agree, everybody acts in this step as soon as they like, out of initiative order. One objection ends it.";

export const timingButton = ({ table }: Context): Button =>
  button(encodePress({ table, decision: 0, verb: "moment", key: "" }), "Timing…");

/** What stands behind that button: not to agree to what somebody else has asked for. */
export const isTiming = ({ action }: LegalAction, { loose }: View): boolean =>
  action.type === "wait" || (action.type === "loose" && loose === undefined);

/** What of it may be done now, each with what it does to everybody; one tap does it. Null where nothing can be done. */
export function timingMessage(view: View, possible: readonly LegalAction[], ctx: Context): Message | null {
  const found = possible.filter((each) => isTiming(each, view)).map(({ action }) => action);
  const wait = found.find(({ type }) => type === "wait");
  const loose = found.find(({ type }) => type === "loose");
  if (found.length === 0) return null;
  const press = (action: (typeof found)[number]) =>
    encodePress({
      table: ctx.table,
      decision: 0,
      verb: "do",
      key: `${actionKey(action)}${anytimeSuffix(action, view)}`,
    });
  const back = button(encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" }), "Back");
  const lines = [
    ...(wait ? [`**Stop play**, to do something before play goes on: ${decapitalized(STOPPING)}`] : []),
    ...(loose ? [`**Fast and loose**, to be quicker: ${LOOSELY}`] : []),
  ];
  return privateMessage({
    content: lines.join("\n"),
    rows: buttonRows([
      ...(wait ? [button(press(wait), "Stop play", "grave")] : []),
      ...(loose ? [button(press(loose), "Ask everybody: fast and loose", "main")] : []),
      back,
      ...(wait ? [button(ruleCustomId("timing-disputes"), "Rule: stopping play")] : []),
      ...(loose ? [button(ruleCustomId("fast-and-loose"), "Rule: fast and loose")] : []),
    ]),
  });
}

const decapitalized = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
