/** When things are done, spoken of by anybody at any time: stopping play, and playing a step out of order. Behind one button. */
import type { LegalAction, View } from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { actionKey, anytimeSuffix, encodePress, ruleCustomId } from "../text/custom-id.ts";
import { type Button, button, buttonRows, inLanguages, type Message, privateMessage } from "../text/message.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

export const timingButton = ({ table }: Context, language: Language = FIRST_LANGUAGE): Button =>
  button(encodePress({ table, decision: 0, verb: "moment", key: "" }), say(language, "timing-button"));

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
  const back = encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" });
  return inLanguages((language) => {
    const lines = [...(wait ? [say(language, "timing-stop")] : []), ...(loose ? [say(language, "timing-loose")] : [])];
    return privateMessage({
      content: lines.join("\n"),
      rows: buttonRows([
        ...(wait ? [button(press(wait), say(language, "timing-stop-button"), "grave")] : []),
        ...(loose ? [button(press(loose), say(language, "timing-loose-button"), "main")] : []),
        button(back, say(language, "sure-back")),
        ...(wait ? [button(ruleCustomId("timing-disputes"), say(language, "timing-stop-rule"))] : []),
        ...(loose ? [button(ruleCustomId("fast-and-loose"), say(language, "timing-loose-rule"))] : []),
      ]),
    });
  });
}
