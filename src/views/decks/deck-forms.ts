/** The forms of one's own decks. */
import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from "discord.js";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { plain } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { DECK_FORM, deckPressId } from "./deck-press.ts";
import type { DeckView } from "./decks.ts";

const text = (component: Omit<APITextInputComponent, "type">) => ({
  type: ComponentType.ActionRow as const,
  components: [{ type: ComponentType.TextInput as const, ...component }],
});

/** The form that a list is pasted into. */
export function deckForm(
  name: string | null,
  longest: number,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  return {
    custom_id: DECK_FORM,
    title: say(language, "deck-form-title"),
    components: [
      text({
        custom_id: "name",
        label: say(language, "deck-form-name"),
        style: TextInputStyle.Short,
        required: false,
        max_length: longest,
        ...(name === null ? {} : { value: plain(name, longest) }),
      }),
      text({
        custom_id: "list",
        label: say(language, "deck-form-list"),
        style: TextInputStyle.Paragraph,
        required: true,
        max_length: DISCORD_LIMITS.inputValue,
        placeholder: "Ambassador: Londo Mollari\n3 Border Raid\nVir Cotto\n\nReserve:\n1 …",
      }),
    ],
  };
}

export function renameForm(
  { id, name }: Pick<DeckView, "id" | "name">,
  longest: number,
  language: Language = FIRST_LANGUAGE,
) {
  return {
    custom_id: deckPressId("name", id),
    title: say(language, "deck-rename-title"),
    components: [
      text({
        custom_id: "name",
        label: say(language, "deck-form-name"),
        style: TextInputStyle.Short,
        required: true,
        max_length: longest,
        value: plain(name, longest),
      }),
    ],
  } satisfies APIModalInteractionResponseCallbackData;
}
