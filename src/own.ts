/**
 * What a record holds under a word that somebody has typed, and nothing that every object inherits.
 *
 *     own(PLACES, "hand"); // what stands there
 *     own(PLACES, "constructor"); // undefined
 */
export const own = <T>(record: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(record, word) ? record[word] : undefined;
