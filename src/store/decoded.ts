/**
 * What large documents say whose value is one text, for as long as what is stored stays letter for letter the same: to compare
 * two texts takes a fraction of what decoding one does. Nobody can change a text, so all readers may have the same one.
 */
export class DecodedTexts {
  readonly #most: number;
  readonly #mostCharacters: number;
  /** By the document, the one that was asked for the longest time ago first. */
  readonly #kept = new Map<string, { readonly stored: string; readonly value: string }>();
  #characters = 0;

  /**
   * @param most of how many documents
   * @param mostCharacters how long all that is stored of these may be together
   */
  constructor(most = 64, mostCharacters = 8_000_000) {
    this.#most = most;
    this.#mostCharacters = mostCharacters;
  }

  /** What this document says if that is what is stored of it. */
  of(document: string, stored: string): string | undefined {
    const known = this.#kept.get(document);
    if (known?.stored !== stored) return undefined;
    this.#kept.delete(document);
    this.#kept.set(document, known);
    return known.value;
  }

  keep(document: string, stored: string, value: unknown): void {
    this.forget(document);
    if (typeof value !== "string" || stored.length < SMALL || stored.length > this.#mostCharacters) return;
    this.#kept.set(document, { stored, value });
    this.#characters += stored.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most && this.#characters <= this.#mostCharacters) return;
      this.forget(oldest);
    }
  }

  forget(document: string): void {
    this.#characters -= this.#kept.get(document)?.stored.length ?? 0;
    this.#kept.delete(document);
  }
}

/** Below so many characters a text is decoded faster than it is looked up. */
const SMALL = 2_000;
