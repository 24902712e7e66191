import type { BaseInteraction } from "discord.js";
import { type Message, plain, safe } from "../../views/index.ts";

/** The longest name that a table calls somebody by. */
const NAME = 32;

/** What the server calls the user: somebody's text, made one bounded line. */
export function displayOf({ member, user }: Pick<BaseInteraction, "member" | "user">): string {
  const nick = member === null ? null : "displayName" in member ? member.displayName : member.nick;
  return plain(nick ?? user.displayName, NAME);
}

/** What somebody shows everybody: whoever comes upon it sees why it stands there. */
export function shownBy(interaction: Parameters<typeof displayOf>[0], message: Message): Message {
  return { ...message, content: `-# ${safe(displayOf(interaction), 40)} shows everyone:` };
}
