/** Roboto Condensed (SIL Open Font License 1.1), as it is bundled: which letters it has, and where its files are. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const PACKAGE = "@fontsource/roboto-condensed";

/** Letters that names and cards are written in, each set a file of its own. */
export const SUBSETS = ["latin", "latin-ext", "cyrillic", "greek"] as const;
export const FONT_WEIGHTS = { plain: 500, bold: 700 } as const;

/** The families as a canvas is told of them, in the order in which a letter is looked for. */
export const FAMILIES = SUBSETS.map((subset) => `"Table ${subset}"`).join(", ");

export interface FontFile {
  readonly family: string;
  read(): Buffer;
}

/** Every file of the typeface that pictures use. */
export const FONT_FILES: readonly FontFile[] = SUBSETS.flatMap((subset) =>
  Object.values(FONT_WEIGHTS).map((weight) => ({
    family: `Table ${subset}`,
    read: () => readFileSync(require.resolve(`${PACKAGE}/files/roboto-condensed-${subset}-${weight}-normal.woff2`)),
  })),
);

let ranges: readonly (readonly [number, number])[] | null = null;

function covered(): readonly (readonly [number, number])[] {
  if (ranges !== null) return ranges;
  const told = JSON.parse(readFileSync(require.resolve(`${PACKAGE}/unicode.json`), "utf8")) as Record<string, string>;
  ranges = SUBSETS.flatMap((subset) => (told[subset] ?? "").split(",")).flatMap((range) => {
    const [, from, to] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/u.exec(range.trim()) ?? [];
    return from === undefined ? [] : [[Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)] as const];
  });
  return ranges;
}

/** A text without the letters that the typeface lacks; where nothing is left, a question mark. */
export function drawable(text: string): string {
  const kept = [...text].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 32 && covered().some(([from, to]) => code >= from && code <= to);
  });
  const said = kept.join("").replaceAll(/\s+/gu, " ").trim();
  return said === "" && text.trim() !== "" ? "?" : said;
}
