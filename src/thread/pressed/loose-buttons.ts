import { actionKey, encodePress } from "../../views/index.ts";
import { looseSuffix } from "../../views/text/custom-id.ts";
import { type Button, button } from "../../views/text/message.ts";
import { type Language, say } from "../../views/words/index.ts";

/** The keys of what they do. */
export const [AGREE, OBJECT] = [actionKey({ type: "loose", seat: 0 }), actionKey({ type: "object", seat: 0 })];

/** To agree to this proposal to play fast and loose, where that is still asked, and to object to it. */
export function looseButtons(
  id: string,
  { missing, proposal = 0 }: { missing: readonly unknown[]; proposal?: number },
  language: Language,
): Button[] {
  const press = (key: string) =>
    encodePress({ table: id, decision: 0, verb: "do", key: `${key}${looseSuffix(proposal)}` });
  return [
    ...(missing.length > 0 ? [button(press(AGREE), say(language, "tracker-loose-button"), "main")] : []),
    button(press(OBJECT), say(language, "tracker-object-button")),
  ];
}
