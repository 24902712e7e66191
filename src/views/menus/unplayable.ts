/** Beside a menu: which cards of one's hand cannot be played now, and why. */
import type { Unplayable } from "../../engine/index.ts";
import { refusalSentence } from "../refusals/index.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { changedIn, type Message } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { say } from "../words/index.ts";

/** More than these would hide what is asked: on a phone each takes two or three lines. */
const MOST = 3;

/** The menu with a line for each such card; only its own player sees it. */
export function withUnplayable(menu: Message, cards: readonly Unplayable[]): Message {
  if (cards.length === 0) return menu;
  return changedIn(menu, (told, language) => {
    const lines = cards.slice(0, MOST).map(({ title, refusal: { code, facts } }) => {
      // The line begins with the title, where the sentence can do without.
      const { title: named, ...others } = facts;
      const told = code === "nothing-to-aim-at" && named === title ? others : facts;
      return `-# 🚫 **${safe(title)}**: ${refusalSentence(code, told, language)}`;
    });
    const left = cards.length - MOST;
    const more = left > 0 ? [`-# ${say(language, "waits-unplayable", { count: left })}`] : [];
    return { ...told, content: fittedIn([told.content, ...lines, ...more], DISCORD_LIMITS.content, language) };
  });
}
