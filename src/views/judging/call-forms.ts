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

/** What a player asks; `key`: as in the button. */
export function callForm(
  question: string,
  key: string,
  most: number,
  ctx: Table,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  return form(pressOfCall(ctx, "call", key), {
    title: say(language, "call-title"),
    label: say(language, "call-label"),
    hint: say(language, "call-hint"),
    most,
    value: question.slice(0, most),
    required: true,
  });
}

/** What the judge says; empty where putting it right says enough. */
export function answerForm(
  call: number,
  most: number,
  ctx: Table,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  return form(pressOfCall(ctx, "call-answer", call), {
    title: say(language, "call-answer-title"),
    label: say(language, "call-answer-label"),
    hint: say(language, "call-answer-hint"),
    most,
    required: false,
  });
}

/** What the table could agree to. */
export function wordingForm(
  call: number,
  most: number,
  ctx: Table,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  return form(pressOfCall(ctx, "call-word", call), {
    title: say(language, "call-word-title"),
    label: say(language, "call-word-label"),
    hint: say(language, "call-word-hint"),
    most,
    required: true,
  });
}
