/** A step that did not go as written, with what was there instead. */
export class StepFailed extends Error {
  readonly instead: readonly string[];

  constructor(message: string, instead: readonly string[] = []) {
    super(message);
    this.instead = instead;
  }
}
