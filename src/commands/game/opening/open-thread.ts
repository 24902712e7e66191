/** A new thread, or in a forum a post; or why Discord does not let the bot open one. */
import { setTimeout as sleep } from "node:timers/promises";
import { DiscordAPIError, RESTJSONErrorCodes } from "discord.js";
import type { RuleSetId } from "../../../engine/index.ts";
import type { Acted } from "../../../table/tables.ts";
import { Refusing } from "../../../thread/sending/messenger.ts";
import { type Message, safe } from "../../../views/index.ts";
import { ruleSetName } from "../../../views/rulings/house-rules.ts";
import { message } from "../../../views/text/message.ts";
import { FIRST_LANGUAGE, type Language, say, type Tell } from "../../../views/words/index.ts";
import type { Bot } from "../../shared/bot.ts";
import type { TablePlace } from "./place.ts";

/** Opens a thread, `alone` for whoever is added to it, or in a forum a post that begins with a message; or says why Discord does not let the bot do so. */
export async function openThread(
  { channel, post }: TablePlace,
  name: string,
  first: Message,
  bot: Bot,
  alone = false,
): Promise<{ ok: true; thread: string } | { ok: false; why: Tell }> {
  const begins = post && { ...post, message: first };
  try {
    return { ok: true, thread: await bot.messenger.openThread(channel, name, begins, alone) };
  } catch (error) {
    const why = whyNoThread(error, post === null ? "thread" : "post");
    if (why === null) throw error;
    bot.log.warn({ err: error, channel }, "a thread could not be opened");
    return { ok: false, why };
  }
}

/** When it is first asked whether a table has come of a thread after all, and the longest pause then, in ms. */
const LOOK = { first: 5_000, longest: 60_000 };
const LOOKS = 60;

/**
 * What puts a table into a thread that was just opened. Where that fails or is refused, and the store knows of no table
 * there once it answers again, the thread says so and is put away. `firstMs`: when it is first asked.
 */
export async function intoThread(
  thread: string,
  language: Language | undefined,
  put: () => Promise<Acted>,
  bot: Pick<Bot, "tables" | "messenger" | "log" | "ending">,
  firstMs = LOOK.first,
): Promise<Acted> {
  try {
    const acted = await put();
    if (acted.outcome === "refused") void leaveOrphan(thread, language, bot, firstMs);
    return acted;
  } catch (error) {
    void leaveOrphan(thread, language, bot, firstMs);
    throw error;
  }
}

async function leaveOrphan(
  thread: string,
  language: Language = FIRST_LANGUAGE,
  { tables, messenger, log, ending }: Parameters<typeof intoThread>[3],
  firstMs: number,
): Promise<void> {
  for (let looks = 0, pause = firstMs; looks < LOOKS && !ending?.aborted; looks++) {
    await sleep(pause, undefined, { ref: false });
    pause = Math.min(pause * 2, LOOK.longest);
    try {
      // What was said to be lost may have been kept.
      if ((await tables.idInThread(thread)) !== null) return;
      await messenger.create(
        thread,
        message({ content: say(language, "thread-orphan") }),
        `orphan${thread}`.slice(0, 25),
      );
      await messenger.archive(thread);
      return;
    } catch (error) {
      if (error instanceof Refusing && error.refuses !== "passing") return;
      log.info({ err: error, thread }, "a thread without a table is still there");
    }
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

/** What Discord has against a new thread or post, for whoever asked for it; null where that is nothing they could change. */
function whyNoThread(error: unknown, what: "thread" | "post"): Tell | null {
  const code = error instanceof Refusing || error instanceof DiscordAPIError ? error.code : null;
  if (code === RESTJSONErrorCodes.MaximumActiveThreads) return (language) => say(language, "thread-too-many");
  if (!(error instanceof Refusing)) return null;
  if (error.refuses === "passing") return (language) => say(language, "thread-later", { what });
  if (error.why === "channel-gone") return (language) => say(language, "thread-channel-gone");
  if (typeof code === "number" && TAGS.includes(code)) return (language) => say(language, "thread-tags");
  const permission = what === "post" ? "may-send-messages" : "may-create-public-threads";
  return (language) => say(language, "thread-not-allowed", { what, permission: say(language, permission) });
}
