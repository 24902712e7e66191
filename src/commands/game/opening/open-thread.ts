/** A new thread, or in a forum a post; or why Discord does not let the bot open one. */
import { DiscordAPIError, RESTJSONErrorCodes } from "discord.js";
import type { RuleSetId } from "../../../engine/index.ts";
import type { Acted } from "../../../table/tables.ts";
import type { Opening } from "../../../thread/openings.ts";
import { Refusing } from "../../../thread/sending/messenger.ts";
import { type Message, safe } from "../../../views/index.ts";
import { ruleSetName } from "../../../views/rulings/house-rules.ts";
import { message } from "../../../views/text/message.ts";
import { FIRST_LANGUAGE, type Language, say, type Tell } from "../../../views/words/index.ts";
import type { Bot } from "../../shared/bot.ts";
import type { TablePlace } from "./place.ts";

/** A new thread for a table, and who asks for it. */
export interface NewThread extends Pick<Opening, "key" | "name" | "command" | "language"> {
  /** What a post in a forum begins with. */
  readonly first: Message;
  /** Seen by whoever is added to it, and nobody else. */
  readonly alone?: boolean;
}

/** Opens a thread, or in a forum a post, and puts a table into it; or says why Discord does not let the bot open one. */
export async function inNewThread(
  { guild, channel, post }: TablePlace,
  { first, alone = false, ...opening }: NewThread,
  put: (thread: string) => Promise<Acted>,
  bot: Pick<Bot, "openings" | "messenger" | "log">,
): Promise<{ ok: true; thread: string; acted: Acted } | { ok: false; why: Tell }> {
  const begins = post && { ...post, message: first };
  const open = () => bot.messenger.openThread(channel, opening.name, begins, alone);
  try {
    return { ok: true, ...(await bot.openings.into({ ...opening, guild, channel }, open, put)) };
  } catch (error) {
    const why = whyNoThread(error, post === null ? "thread" : "post", opening);
    if (why === null) throw error;
    bot.log.warn({ err: error, channel }, "a thread could not be opened");
    return { ok: false, why };
  }
}

/** The first message of a table's post in a forum, which a post cannot do without. */
export function opening(rules: RuleSetId, host: string, language: Language = FIRST_LANGUAGE): Message {
  return message({
    content: say(language, "lobby-post", { rules: ruleSetName(rules, language), host: safe(host) }),
  });
}

/** What Discord has against a post's tags: one is gone, one is missing, or moderators alone may give them. */
const TAGS: readonly number[] = [
  RESTJSONErrorCodes.UnknownTag,
  RESTJSONErrorCodes.TagRequiredToCreateAForumPostInThisChannel,
  RESTJSONErrorCodes.ThereAreNoTagsAvailableThatCanBeSetByNonModerators,
];

/** What Discord has against a name: its own filter of words, a server's, or one of links. */
const NAMES: readonly number[] = [
  RESTJSONErrorCodes.ExplicitContentCannotBeSentToTheDesiredRecipient,
  RESTJSONErrorCodes.StageTopicServerNameServerDescriptionOrChannelNamesContainDisallowedWords,
  RESTJSONErrorCodes.MessageWasBlockedByAutomaticModeration,
  RESTJSONErrorCodes.TitleWasBlockedByAutomaticModeration,
  RESTJSONErrorCodes.MessageBlockedByHarmfulLinksFilter,
];

type Opened = Pick<NewThread, "name" | "command">;

/** What takes a name for a thread: what was asked for, else what opens a table at all. */
const withName = (command: string) => (command === "/game move" ? command : "/game create");

/** What Discord has against a new thread or post, for whoever asked for it; null where that is nothing they could change. */
function whyNoThread(error: unknown, what: "thread" | "post", { name, command }: Opened): Tell | null {
  const code = error instanceof Refusing || error instanceof DiscordAPIError ? error.code : null;
  if (code === RESTJSONErrorCodes.MaximumActiveThreads) return (language) => say(language, "thread-too-many");
  if (!(error instanceof Refusing)) return null;
  if (error.refuses === "passing") return (language) => say(language, "thread-later", { what });
  if (error.why === "channel-gone") return (language) => say(language, "thread-channel-gone");
  if (typeof code === "number" && TAGS.includes(code)) return (language) => say(language, "thread-tags");
  if (typeof code === "number" && NAMES.includes(code))
    return (language) => say(language, "thread-name", { name: safe(name, 100), command: withName(command) });
  const permission = what === "post" ? "may-send-messages" : "may-create-public-threads";
  return (language) => say(language, "thread-not-allowed", { what, permission: say(language, permission) });
}
