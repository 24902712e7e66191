// @ts-check
/** What has been typed before, newest last, for arrow-up. */

const most = 50;
/** @type {string[]} */
const lines = JSON.parse(sessionStorage.getItem("history") ?? "[]");
let at = lines.length;

/** @param {string} line */
export function remember(line) {
  if (lines.at(-1) !== line) lines.push(line);
  if (lines.length > most) lines.shift();
  at = lines.length;
  sessionStorage.setItem("history", JSON.stringify(lines));
}

/**
 * The line before or after the one that was recalled last; null past the oldest, "" past the newest.
 * @param {1 | -1} by
 */
export function recall(by) {
  const to = at + by;
  if (to < 0 || to > lines.length) return null;
  at = to;
  return lines[at] ?? "";
}

/** The next arrow-up begins with the newest line again. */
export function forgetPlace() {
  at = lines.length;
}
