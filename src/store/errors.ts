/** The store cannot be reached or written. Its message is fit for an operator: it holds no password and no content. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
  /** True when a commit or a document's change certainly was not made; false when the answer was lost on the way. */
  readonly nothingChanged: boolean;

  constructor(message: string, options: { nothingChanged: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.nothingChanged = options.nothingChanged;
  }
}

/** Too many writers at one table or document: an attempt lost every race until its time was over. Nothing was changed. */
export class StoreBusy extends Error {
  override readonly name = "StoreBusy";
}

/** Errors that say the program is wrong: they are never dressed up as an outage. */
export function isBug(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
}
