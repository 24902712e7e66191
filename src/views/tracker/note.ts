/** A player's own notes under their hand: nobody else ever sees them. */
import {
  type APIEmbedField,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from "discord.js";
import type { Context } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Button, button } from "../text/message.ts";
import { bound, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

const press = ({ table }: Pick<Context, "table">) => encodePress({ table, decision: 0, verb: "note", key: "" });

/** Opens the form. */
export const noteButton = (ctx: Pick<Context, "table">, language: Language = FIRST_LANGUAGE): Button =>
  button(press(ctx), say(language, "own-hand-notes-button"));

/** The form with what was written before; at most `most` UTF-16 units, and nothing at all takes the note away. */
export function noteForm(
  note: string,
  most: number,
  ctx: Pick<Context, "table">,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  return {
    custom_id: press(ctx),
    title: say(language, "note-title"),
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.TextInput,
            custom_id: "note",
            label: say(language, "note-label"),
            style: TextInputStyle.Paragraph,
            required: false,
            max_length: most,
            ...(note === "" ? {} : { value: note }),
          },
        ],
      },
    ],
  };
}

/** The note as it stands under the hand; none where nothing is written. */
export function noteFields(note: string, language: Language = FIRST_LANGUAGE): APIEmbedField[] {
  if (note.trim() === "") return [];
  const lines = note
    .split("\n")
    .map((line) => (line.trim() === "" ? "" : safe(line, note.length)))
    .join("\n")
    .trim();
  return [{ name: say(language, "own-hand-notes"), value: bound(lines, DISCORD_LIMITS.embedFieldValue) }];
}
