/** What is said to a press on a message that was posted after the backup that everything was brought back from. */
import { openTableButton } from "../prompts/first-steps.ts";
import { buttonRows, type Message, privateMessage } from "../text/message.ts";
import { type Language, say } from "../words/index.ts";

/** What the message is about: a table that is still there, one that is not known any more, or a league. */
type About = { readonly thread: string } | "no-table" | "league";

export function undonePress(about: About, language: Language): Message {
  const next =
    typeof about === "object"
      ? say(language, "undone-table", { thread: `<#${about.thread}>` })
      : say(language, `undone-${about}`);
  const rows = about === "no-table" ? buttonRows([openTableButton(language)]) : [];
  return privateMessage({ content: `${say(language, "undone-press")} ${next}`, rows });
}
