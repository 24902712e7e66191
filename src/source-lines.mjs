/**
 * Where each place of the modules put together was written. Node's own reader of source maps makes an object of each of
 * some 400,000 entries, 40 MB that would stay from the first error on: this one keeps where each line begins, 0.3 MB.
 */

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const VALUES = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = value;
const [COMMA, SEMICOLON] = [",", ";"].map((sign) => sign.charCodeAt(0));
/** What is kept of each line: where it begins in the mappings, and the source, line and column counted so far. */
const KEPT = 4;

export class SourceLines {
  #sources;
  #mappings;
  #lines;

  /** Takes a source map of version 3 without sections, parsed. */
  constructor({ sources, mappings }) {
    this.#sources = sources;
    this.#mappings = mappings;
    const lines = [0, 0, 0, 0];
    const at = { next: 0, column: 0, source: 0, originalLine: 0, originalColumn: 0 };
    while (at.next < mappings.length) {
      if (mappings.charCodeAt(at.next) === SEMICOLON) {
        at.next++;
        lines.push(at.next, at.source, at.originalLine, at.originalColumn);
      } else this.#read(at);
    }
    this.#lines = Int32Array.from(lines);
  }

  /** The source, line and column, from 0 on, of the last entry at or before a column of a line, from 0 on; null for none. */
  find(line, column) {
    const [next, source, originalLine, originalColumn] = this.#lines.subarray(line * KEPT, (line + 1) * KEPT);
    if (next === undefined) return null;
    const at = { next, column: 0, source, originalLine, originalColumn };
    let found = null;
    while (at.next < this.#mappings.length && this.#mappings.charCodeAt(at.next) !== SEMICOLON) {
      if (!this.#read(at)) continue;
      if (at.column > column) break;
      found = { source: this.#sources[at.source], line: at.originalLine, column: at.originalColumn };
    }
    return found;
  }

  /** Reads one entry; false where it says nothing of a source. */
  #read(at) {
    at.column += this.#number(at);
    const isPlaced = !this.#isOver(at);
    if (isPlaced) {
      at.source += this.#number(at);
      at.originalLine += this.#number(at);
      at.originalColumn += this.#number(at);
    }
    // A name may follow.
    while (!this.#isOver(at)) at.next++;
    if (this.#mappings.charCodeAt(at.next) === COMMA) at.next++;
    return isPlaced;
  }

  #isOver({ next }) {
    const sign = this.#mappings.charCodeAt(next);
    return !(sign >= 0) || sign === COMMA || sign === SEMICOLON;
  }

  /** A number of five bits a digit, the least first, the sign in its last bit. */
  #number(at) {
    let [read, shift, digit] = [0, 0, 0];
    do {
      digit = VALUES[this.#mappings.charCodeAt(at.next++)];
      read |= (digit & 31) << shift;
      shift += 5;
    } while (digit & 32);
    return read & 1 ? -(read >>> 1) : read >>> 1;
  }
}
