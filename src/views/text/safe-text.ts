/** Words that come from people (names, card titles, table names) made fit for a message. */

const ZERO_WIDTH = "\u200b";
/** Controls, direction marks, half characters; the joiner that holds an emoji together stays. */
const INVISIBLE = /(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])+/gu;

/** Most names and titles: nothing in them needs a second look. */
const HARMLESS = /^[A-Za-z][A-Za-z0-9',.()-]*(?: [A-Za-z0-9',.()-]+)*$/u;

/** Cuts a text to at most `most` UTF-16 units, never inside a character, with "…" where something was left out. */
export function bound(text: string, most: number): string {
  if (text.length <= most) return text;
  if (most < 1) return "";
  let end = most - 1;
  const last = text.charCodeAt(end - 1);
  if (last >= 0xd800 && last <= 0xdbff) end -= 1;
  // A lone backslash at the end would escape what follows the text.
  const kept = text.slice(0, end);
  const slashes = /\\+$/.exec(kept)?.[0].length ?? 0;
  return `${slashes % 2 === 1 ? kept.slice(0, -1) : kept}…`;
}

/** For labels, placeholders and form titles, where Discord reads no Markdown: one line, bounded. */
export function plain(text: string, most: number): string {
  if (HARMLESS.test(text)) return bound(text, most);
  const line = text.replace(INVISIBLE, " ").replace(/\s+/gu, " ").trim();
  return bound(line.replaceAll("\u200d", "") === "" ? "?" : line, most);
}

/**
 * For message text: one line, bounded, Markdown and mentions shown as they were typed. The bound counts what is read,
 * so that a name of forty stars is still forty stars.
 */
export function safe(text: string, most = 60): string {
  if (HARMLESS.test(text)) return bound(text, most);
  return plain(text, most)
    .replace(/[\\*_~`|<>[\]]/gu, "\\$&")
    .replace(/^([#+\-=]|\d+\.)/u, "\\$1")
    .replace(/@/gu, `@${ZERO_WIDTH}`)
    .replace(/:\/\//gu, `:${ZERO_WIDTH}//`)
    .replace(/:(\w+):/gu, `:${ZERO_WIDTH}$1:`);
}

/** "A", "A and B", "A, B and C". */
export function listed(items: readonly string[], last = "and"): string {
  const final = items.at(-1);
  if (final === undefined) return "";
  const rest = items.slice(0, -1);
  return rest.length === 0 ? final : `${rest.join(", ")} ${last} ${final}`;
}

/** A text that begins a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a diplomacy", "an intrigue". */
export function withArticle(word: string): string {
  return `${/^[aeiou]/iu.test(word) ? "an" : "a"} ${word}`;
}

/** "1 card", "3 cards". */
export function counted(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** How many characters these lines take, each with the break after it. */
export const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);

/** As many whole lines as fit; `more` is the last line then and says how many were left out. */
export function fitted(lines: readonly string[], most: number, more: (left: number) => string): string {
  const whole = lines.join("\n");
  if (whole.length <= most) return whole;
  const kept: string[] = [];
  let used = 0;
  for (const [at, line] of lines.entries()) {
    const rest = more(lines.length - at);
    if (used + line.length + 1 + rest.length > most) {
      kept.push(rest);
      break;
    }
    kept.push(line);
    used += line.length + 1;
  }
  return bound(kept.join("\n"), most);
}
