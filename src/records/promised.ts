/** What may be said of how somebody answers: a promise kept, never a list of blame. */
export interface Promised {
  /** Four answers of five came within so many hours; absent where that is longer than what is told apart. */
  readonly within?: number;
  readonly kept: number;
  readonly deadlines: number;
}
