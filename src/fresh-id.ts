import { randomInt } from "node:crypto";

/** What a fresh id looks like. */
export const FRESH_ID = /^[a-z0-9]{8}$/u;

/** Without letters and digits that look alike. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** An id that says nothing of what it names. */
export const freshId = (): string => Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
