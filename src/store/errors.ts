/** The store cannot be reached or written. Its message is fit for an operator: it holds no password and no content. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
  /** True when it is certain that the call changed nothing; false when the answer was lost on the way. */
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
