/** Forms about a call for a judge: what is asked, what the judge says, what the table could agree to. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import type { Context } from "../text/context.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { pressOfCall } from "./call.ts";

type Table = Pick<Context, "table">;

interface Field {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly most: number;
  readonly value?: string;
  readonly required: boolean;
}

/** What a form about a call is to hold. */
export const CALL_FIELD = "said";

function form(
  customId: string,
  { title, label, hint, most, value, required }: Field,
): APIModalInteractionResponseCallbackData {
  return {
    custom_id: customId,
    title,
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.TextInput,
            custom_id: CALL_FIELD,
            label,
            style: TextInputStyle.Paragraph,
            required,
            max_length: most,
            placeholder: hint,
            ...(value ? { value } : {}),
          },
        ],
      },
    ],
  };
}

/** The words of a form begin with its name: `call-title`, `call-label`, `call-hint`. */
const asked = (name: "call" | "call-answer" | "call-word", language: Language) => ({
  title: say(language, `${name}-title`),
  label: say(language, `${name}-label`),
  hint: say(language, `${name}-hint`),
});

/** What a player asks; `key`: as in the button. */
export function callForm(
  question: string,
  key: string,
  most: number,
  ctx: Table,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  const value = question.slice(0, most);
  return form(pressOfCall(ctx, "call", key), { ...asked("call", language), most, value, required: true });
}

/** What the judge says; empty where putting it right says enough. */
export function answerForm(
  call: number,
  most: number,
  ctx: Table,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  return form(pressOfCall(ctx, "call-answer", call), { ...asked("call-answer", language), most, required: false });
}

/** What the table could agree to. */
export function wordingForm(
  call: number,
  most: number,
  ctx: Table,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  return form(pressOfCall(ctx, "call-word", call), { ...asked("call-word", language), most, required: true });
}
