import type { BaseInteraction } from "discord.js";
import { type Message, plain, safe } from "../../views/index.ts";
import { inLanguage } from "../../views/text/message.ts";
import { type Language, say } from "../../views/words/index.ts";

/** The longest name that a table calls somebody by. */
const NAME = 32;

/** What the server calls the user: somebody's text, made one bounded line. */
export function displayOf({ member, user }: Pick<BaseInteraction, "member" | "user">): string {
  const nick = member === null ? null : "displayName" in member ? member.displayName : member.nick;
  return plain(nick ?? user.displayName, NAME);
}

/** What somebody shows everybody, in the language of the place: whoever comes upon it sees why it stands there. */
export function shownBy(interaction: Parameters<typeof displayOf>[0], message: Message, language: Language): Message {
  const name = safe(displayOf(interaction), 40);
  return { ...inLanguage(message, language), content: say(language, "shown-by", { name }) };
}
