/** One thing wrong with a body: where, Discord's own code for it, and the sentence. */
export interface Fault {
  path: (string | number)[];
  code: string;
  message: string;
}

export type Path = (string | number)[];

export function fault(path: Path, code: string, message: string): Fault {
  return { path, code, message };
}

/** A fault when a text is longer than Discord takes, or empty where it must not be. */
export function lengthFaults(value: unknown, path: Path, minimum: number, maximum: number): Fault[] {
  if (typeof value !== "string") return [];
  const length = [...value].length;
  if (length > maximum) return [fault(path, "BASE_TYPE_MAX_LENGTH", `Must be ${maximum} or fewer in length.`)];
  if (length < minimum) return [fault(path, "BASE_TYPE_MIN_LENGTH", `Must be ${minimum} or more in length.`)];
  return [];
}

/** A fault where an address is of none of these schemes. */
export function addressFaults(value: unknown, path: Path, schemes: readonly string[]): Fault[] {
  if (typeof value !== "string" || schemes.some((scheme) => value.startsWith(`${scheme}://`))) return [];
  const message = `Not a well formed URL: its scheme must be one of ${schemes.join(", ")}.`;
  return [fault(path, "URL_TYPE_INVALID_URL", message)];
}

export function countFaults(list: readonly unknown[], path: Path, minimum: number, maximum: number): Fault[] {
  if (list.length >= minimum && list.length <= maximum) return [];
  return [fault(path, "BASE_TYPE_BAD_LENGTH", `Must be between ${minimum} and ${maximum} in length.`)];
}

export function duplicateFaults(
  values: readonly { value: unknown; path: Path }[],
  code: string,
  what: string,
): Fault[] {
  const seen = new Set<unknown>();
  return values.flatMap(({ value, path }) => {
    if (value === undefined || value === null) return [];
    if (seen.has(value)) return [fault(path, code, `${what} cannot be duplicated: ${String(value)}`)];
    seen.add(value);
    return [];
  });
}
