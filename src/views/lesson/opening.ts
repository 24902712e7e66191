/** How a lesson opens. */
import { type Message, message, privateMessage } from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";

/** What the table calls the seat that the bot plays. */
export const PARTNER_NAME = "Partner (bot)";

/** What the lesson's thread is called. */
export const lessonName = (learner: string): string => plain(`${learner}’s lesson`, 60);

/** The first message of its post, where a lesson is opened in a forum. */
export const lessonOpening = (learner: string): Message =>
  message({ content: `A lesson of the Babylon 5 Collectible Card Game for ${safe(learner, 32)}.` });

/** Leads there; `again`: it has been waiting. */
export const lessonAnswer = (thread: string, again: boolean): Message =>
  privateMessage({
    content: again
      ? `Your lesson waits where you left it: <#${thread}>. To begin anew, end it there with \`/game end\`.`
      : `Your lesson is open: <#${thread}>. It takes ten minutes; leave and come back whenever you like.`,
  });
