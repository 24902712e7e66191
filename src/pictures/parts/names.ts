/** Names of cards, in as few lines as they take. */
import { type Sheet, SMALLEST, TIGHTEST } from "../scene.ts";

/** A name in up to two lines, broken where the wider of them is narrowest. */
export function twoLines(sheet: Sheet, title: string, room: number, bold: boolean, size = SMALLEST): string[] {
  if (sheet.width(title, size, bold) <= room) return [title];
  const words = title.split(" ");
  const ways = words.slice(1).map((_, at): [string, string] => {
    const [first, second] = [words.slice(0, at + 1), words.slice(at + 1)];
    return [first.join(" "), second.join(" ")];
  });
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => sheet.width(line, size, bold)));
  return ways.toSorted((a, b) => widest(a) - widest(b))[0] ?? [title];
}

/** The least that stands before and after a hyphen. */
const LEAST = 3;

/** The same; a word that would have to be cut is parted by a hyphen where there are lines enough. */
export function nameLines(sheet: Sheet, title: string, room: number, bold: boolean, most: number): string[] {
  const usual = twoLines(sheet, title, room, bold);
  const fits = (text: string) => sheet.width(text, SMALLEST, bold) * TIGHTEST <= room;
  if (usual.every(fits)) return usual;
  const pieces = title.split(" ").flatMap((word) => (fits(word) ? [word] : (parted(word, fits) ?? [word])));
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const longer = `${last} ${piece}`;
    if (last !== undefined && !last.endsWith("-") && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.length <= most && lines.every(fits) ? lines : usual;
}

/** "Hearth-" and "works": before a consonant with a vowel after it, as late as it fits; null where it does nowhere. */
function parted(word: string, fits: (text: string) => boolean): [string, string] | null {
  for (let at = word.length - LEAST; at >= LEAST; at--) {
    const first = `${word.slice(0, at)}-`;
    if (/^[^aeiouy\W][aeiouy]/iu.test(word.slice(at)) && fits(first) && fits(word.slice(at)))
      return [first, word.slice(at)];
  }
  return null;
}
