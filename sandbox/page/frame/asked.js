// @ts-check
/** Who is asked in a channel: read off the newest message of a bot that calls people and can be pressed. */

/** @import { SandboxMessage } from "../types.d.ts" */

/**
 * An open question: its message, what that says, and whom it calls.
 * @typedef {{ id: string, content: string, asked: string[] }} Question
 */

/**
 * What somebody is called by in small print is no question: they may say something ahead, and need not.
 * @param {string} content
 */
const largePrint = (content) => content.replace(/^-# .*$/gm, "");

/**
 * The open question, and the people whom it calls in its order; null where there is none.
 * @param {readonly SandboxMessage[]} messages the oldest first
 * @returns {Question | null}
 */
export function questionIn(messages) {
  const question = messages.findLast(
    ({ author, ephemeral, content, components }) =>
      author.bot && !ephemeral && (components ?? []).length > 0 && /<@!?\d+>/.test(largePrint(content)),
  );
  if (question === undefined) return null;
  const asked = [...largePrint(question.content).matchAll(/<@!?(\d+)>/g)].map(([, id = ""]) => id);
  return { id: question.id, content: question.content, asked: [...new Set(asked)] };
}

/**
 * Whom to be for an open question: whoever is asked first, unless one is asked oneself; null to stay. Where all are asked in
 * secret it calls them until the last has answered, and says how many have: once that goes on, the next one.
 * @param {Question} question
 * @param {string} you
 * @param {Question | null} before what was asked when a seat was last taken for it
 */
export function nextFor({ id, content, asked }, you, before) {
  if (!asked.includes(you)) return asked[0] ?? null;
  const goesOn = before?.id === id && before.content !== content && before.asked.join() === asked.join();
  return goesOn ? othersAfter(asked, you) : null;
}

/**
 * Of those who are asked the one after oneself, round and round; null where nobody else is.
 * @param {readonly string[]} asked
 * @param {string} you
 */
export function othersAfter(asked, you) {
  const at = asked.indexOf(you);
  const others = [...asked.slice(at + 1), ...asked.slice(0, Math.max(0, at))];
  return others[0] ?? null;
}
