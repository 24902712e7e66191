import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/** As `expect(found, about).toEqual(wanted)`, which takes ten times as long for two whole games that are the same. */
export function expectSame(found: unknown, wanted: unknown, about?: string): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found, about).toEqual(wanted);
}
