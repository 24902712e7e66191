/** Beside a menu: which cards of one's hand cannot be played now, and why. */
import type { Unplayable } from "../../engine/index.ts";
import { refusalSentence } from "../refusals/index.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import type { Message } from "../text/message.ts";
import { fitted, safe } from "../text/safe-text.ts";

/** More than these would hide what is asked. */
const MOST = 5;

/** The menu with a line for each such card; only its own player sees it. */
export function withUnplayable(menu: Message, cards: readonly Unplayable[]): Message {
  if (cards.length === 0) return menu;
  const lines = cards
    .slice(0, MOST)
    .map(({ title, refusal }) => `-# 🚫 **${safe(title)}**: ${refusalSentence(refusal.code, refusal.facts)}`);
  const more = cards.length > MOST ? [`-# Nor can ${cards.length - MOST} more of your hand be played now.`] : [];
  return { ...menu, content: fitted([menu.content, ...lines, ...more], DISCORD_LIMITS.content) };
}
