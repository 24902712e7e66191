/** How a lesson opens. */
import { type Message, message, privateMessage } from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";
import { type Language, say } from "../words/index.ts";

/** What the table calls the seat that the bot plays. */
export const PARTNER_NAME = "Partner bot";

/** What the lesson's thread is called. */
export const lessonName = (learner: string, language: Language): string =>
  plain(say(language, "lesson-name", { learner }), 60);

/** The first message of its post, where a lesson is opened in a forum. */
export const lessonOpening = (learner: string, language: Language): Message =>
  message({ content: say(language, "lesson-opening", { learner: safe(learner, 32) }) });

/** Leads there; `again`: it has been waiting. */
export const lessonAnswer = (thread: string, again: boolean, language: Language): Message =>
  privateMessage({ content: say(language, again ? "lesson-waits" : "lesson-open", { thread: `<#${thread}>` }) });
