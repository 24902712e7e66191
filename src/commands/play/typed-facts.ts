import type { ModalSubmitInteraction } from "discord.js";
import { readFacts } from "../../views/index.ts";
import type { Language } from "../../views/words/index.ts";

/** What somebody has typed into a form about a card's facts, read; or what is wrong with it. */
export function typedFacts({ fields }: ModalSubmitInteraction, language?: Language): ReturnType<typeof readFacts> {
  const typed = fields.fields.map((field) => [field.customId, "value" in field ? String(field.value) : ""]);
  return readFacts(Object.fromEntries(typed), language);
}
