/** What was typed into a form goes with it as soon as it is sent: whoever could not be served gets it back. */
import { ComponentType } from "discord.js";
import { typedBack } from "../../views/prompts/notices.ts";
import { changedIn } from "../../views/text/message.ts";
import type { Answer } from "./command.ts";
import type { Answerable } from "./deliver.ts";

/** The answer with what the reader has typed into the form that it answers. */
export function withTyped(answer: Answer, interaction: Answerable): Answer {
  if ((answer.kind !== "private" && answer.kind !== "replace") || !interaction.isModalSubmit()) return answer;
  const typed = [...interaction.fields.fields.values()].flatMap((field) =>
    field.type === ComponentType.TextInput && field.value.trim() !== "" ? [field.value] : [],
  );
  if (typed.length === 0) return answer;
  return { ...answer, message: changedIn(answer.message, (told, language) => typedBack(told, typed, language)) };
}
