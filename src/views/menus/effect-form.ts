/** An effect by hand that was not understood comes back as it was typed, to be changed rather than typed again. */
import {
  type APIEmbed,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from "discord.js";
import type { UnclearEffect } from "../../orders/index.ts";
import { wayOnButtons } from "../prompts/notices.ts";
import type { Context } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { button, buttonRows, inLanguages, type Message, privateMessage } from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

/** What an order by hand says, and the card whose text does. */
export interface EffectTyped {
  readonly order: string;
  readonly because: string;
}

/** The longest that either may be. */
export const EFFECT_LIMITS = { order: 200, because: 100 } as const;

const press = (ctx: Pick<Context, "table">) => encodePress({ table: ctx.table, decision: 0, verb: "effect", key: "" });

/** Why it was not understood, how it is said, and the way to change it. */
export function unclearEffect(
  typed: EffectTyped,
  { why, examples }: { why: UnclearEffect; examples: readonly string[] },
  ctx: Context,
): Message {
  return inLanguages((language) => {
    const said = say(language, "effect-said", { why: say(language, `effect-why-${why}`) });
    const lines = [said, ...examples.map((example) => `- ${safe(example, 100)}`)];
    return privateMessage({
      content: lines.join("\n").trim(),
      // What was typed stands here for its reader, and for the form.
      embeds: [
        {
          title: plain(typed.order, EFFECT_LIMITS.order),
          footer: { text: plain(typed.because, EFFECT_LIMITS.because) },
        },
      ],
      rows: buttonRows([
        button(press(ctx), say(language, "effect-change-button"), "main"),
        ...wayOnButtons(ctx, language),
      ]),
    });
  });
}

/** What such a message holds. */
export function effectTyped(embed: Pick<APIEmbed, "title" | "footer"> | undefined): EffectTyped {
  return { order: embed?.title ?? "", because: embed?.footer?.text ?? "" };
}

/** The form with what was typed. */
export function effectForm(
  { order, because }: EffectTyped,
  ctx: Pick<Context, "table">,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  const input = (id: "order" | "because", label: string, value: string, style: TextInputStyle) => {
    const component: APITextInputComponent = {
      type: ComponentType.TextInput,
      custom_id: id,
      label,
      style,
      required: true,
      max_length: EFFECT_LIMITS[id],
      ...(value === "" ? {} : { value }),
    };
    return { type: ComponentType.ActionRow as const, components: [component] };
  };
  return {
    custom_id: press(ctx),
    title: say(language, "effect-title"),
    components: [
      input("order", say(language, "effect-what"), order, TextInputStyle.Paragraph),
      input("because", say(language, "effect-whose"), because, TextInputStyle.Short),
    ],
  };
}
