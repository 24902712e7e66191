/** One word of a line: text in double quotes is one word, and a quoted part may follow a key, as in `name:"My table"`. */
export interface Word {
  text: string;
  /** The whole word stood in quotes. */
  quoted: boolean;
  /** What stands before the first `:` or `=` outside of quotes, and what after it. */
  colon: { key: string; value: string } | null;
  equals: { key: string; value: string } | null;
}

/** Splits a line into words. `\"` inside of quotes is a quote. */
export function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < line.length) {
    if (/\s/.test(line[at] ?? "")) {
      at += 1;
      continue;
    }
    const { word, end } = readWord(line, at);
    words.push(word);
    at = end;
  }
  return words;
}

function readWord(line: string, start: number): { word: Word; end: number } {
  let text = "";
  let inQuotes = false;
  let colonAt = -1;
  let equalsAt = -1;
  let at = start;
  for (; at < line.length; at += 1) {
    const character = line[at] ?? "";
    if (inQuotes && character === "\\" && line[at + 1] === '"') {
      text += '"';
      at += 1;
    } else if (character === '"') inQuotes = !inQuotes;
    else if (!inQuotes && /\s/.test(character)) break;
    else {
      if (!inQuotes && character === ":" && colonAt < 0) colonAt = text.length;
      if (!inQuotes && character === "=" && equalsAt < 0) equalsAt = text.length;
      text += character;
    }
  }
  if (inQuotes) throw new Error("a double quote is not closed");
  const cut = (position: number) =>
    position < 0 ? null : { key: text.slice(0, position), value: text.slice(position + 1) };
  const quoted = line[start] === '"' && line[at - 1] === '"' && colonAt < 0 && equalsAt < 0;
  return { word: { text, quoted, colon: cut(colonAt), equals: cut(equalsAt) }, end: at };
}

const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A duration in ms, such as `25h` or `1d 2h`. */
export function durationOf(words: readonly Word[]): number {
  const text = words.map((word) => word.text).join("");
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)];
  if (parts.length === 0 || parts.map((part) => part[0]).join("") !== text) {
    throw new Error(`"${text}" is no duration: write 90s, 10m, 25h or 2d`);
  }
  return parts.reduce((sum, [, number, unit]) => sum + Number(number) * (units[unit ?? ""] ?? 0), 0);
}
