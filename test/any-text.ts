import fc from "fast-check";

const SURROGATES = 0xd800;
const AFTER = 0xe000;

/**
 * Any character that there is, as fast-check's own unit "binary", which lists all 1.1 million before it gives the first.
 */
const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - (AFTER - SURROGATES) }).map(
  (number) => String.fromCodePoint(number < SURROGATES ? number : number + AFTER - SURROGATES),
  (character) => {
    const point = typeof character === "string" ? character.codePointAt(0) : undefined;
    if (point === undefined || String.fromCodePoint(point) !== character) throw new Error("not one character");
    if (point >= SURROGATES && point < AFTER) throw new Error("half a character");
    return point < SURROGATES ? point : point - (AFTER - SURROGATES);
  },
);

/** Texts of any characters. */
export const anyText = (length: { minLength?: number; maxLength: number }) =>
  fc.string({ unit: anyCharacter, ...length });
