import type { z } from "zod";

/** The shapes of these records, in their order, as the options of a union. */
export function shapesOf<const R extends readonly { readonly shape: z.ZodObject }[]>(
  records: R,
): { readonly [I in keyof R]: R[I]["shape"] } {
  return records.map(({ shape }) => shape) as { [I in keyof R]: R[I]["shape"] };
}
