// @ts-check
/** How people look: a coloured disc with initials, and a name in a colour of its own. */

import { goTo } from "../state/actions.js";
import { nameOf, state } from "../state/state.js";
import { h } from "./dom.js";

/** @import { Names } from "../messages/inline.js" */

/** Chosen to stay apart from each other and readable on dark grey. */
const hues = [212, 28, 145, 268, 345, 188, 48, 305, 95, 232];

/** Everyone's own, in the order in which they came. @param {{ id: string }} user */
export function hueOf({ id }) {
  const place = [...state.users.keys()].indexOf(id);
  return hues[Math.max(0, place) % hues.length] ?? 212;
}

/**
 * @param {{ id: string, username: string, global_name?: string | null, displayName?: string, bot?: boolean }} user
 * @param {string} [size]
 */
export function avatar(user, size = "") {
  const name = user.displayName ?? nameOf(user.id) ?? user.global_name ?? user.username;
  return h(
    "span",
    {
      class: `avatar ${size} ${user.bot ? "avatar-bot" : ""}`,
      "aria-hidden": "true",
      style: { backgroundColor: `hsl(${hueOf(user)} 42% 33%)` },
    },
    initials(name),
  );
}

/** @param {{ id: string, username?: string }} user */
export function nameColour(user) {
  return `light-dark(hsl(${hueOf(user)} 60% 27%), hsl(${hueOf(user)} 72% 76%))`;
}

/**
 * "Londo" → "L", "Babylon 5" → "B5"
 * @param {string} name
 */
function initials(name) {
  const words = name.split(/[\s_-]+/).filter(Boolean);
  return words.length > 1
    ? words
        .slice(0, 2)
        .map((word) => [...word][0] ?? "")
        .join("")
        .toUpperCase()
    : ([...(words[0] ?? "?")][0] ?? "?").toUpperCase();
}

/** @type {(path: string) => void} */
let typeCommand = () => {};

/**
 * What pressing a command's mention does.
 * @param {(path: string) => void} does
 */
export function onCommandMention(does) {
  typeCommand = does;
}

/** How mentions read for the acting user. @type {Names} */
export const names = {
  user: nameOf,
  channel: (channelId) => state.channels.find(({ id }) => id === channelId)?.name ?? null,
  get you() {
    return state.you;
  },
  openChannel: (channelId) => void goTo(channelId),
  typeCommand: (path) => typeCommand(path),
};
