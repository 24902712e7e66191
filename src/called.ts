import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** How many names a program takes beside its options, such as those of files. */
interface Names {
  readonly least?: number;
  readonly most?: number;
}

const HELP = { type: "boolean", short: "h", default: false } as const;

/**
 * How a program of the terminal was called: its options, and the names beside them. Where that is none of its ways it says
 * what is wrong and how it is called, and ends with 1; asked for `--help`, it says the latter and ends with 0.
 *
 *     const { values, positionals } = called("npm run backup -- FILE", {}, { least: 1, most: 1 });
 */
export function called<const T extends Options>(usage: string, options: T, { least = 0, most = 0 }: Names = {}) {
  try {
    const found = parseArgs({ options: { ...options, help: HELP }, allowPositionals: true });
    const { help }: { help?: unknown } = found.values;
    if (help === true) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    const { positionals } = found;
    if (positionals.length > most) return calledWrongly(`“${positionals[most]}” is one too many`, usage);
    if (positionals.length < least || positionals.includes("")) return calledWrongly("Something is missing", usage);
    return found;
  } catch (error) {
    const [what = ""] = (error instanceof Error ? error.message : String(error)).split(/[.\n]\s*/u);
    return calledWrongly(what, usage);
  }
}

/** Says what is wrong with how a program was called, and ends it. */
export function calledWrongly(what: string, usage: string): never {
  process.stderr.write(`${what}. Use: ${usage}\n`);
  process.exit(1);
}

/** A whole number that an option gives; where it gives none, the program says so and ends. */
export function wholeNumber(
  option: string,
  text: string,
  [least, most]: readonly [number, number],
  usage: string,
): number {
  const number = Number(text);
  if (/^\d+$/u.test(text) && number >= least && number <= most) return number;
  return calledWrongly(`${option} takes a whole number from ${least} to ${most}, not “${text}”`, usage);
}
