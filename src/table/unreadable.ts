/**
 * What the store has of a table cannot be read. What it says is fit for an operator: which table and what is wrong with it,
 * and nothing of what was saved.
 */
export class Unreadable extends Error {
  override readonly name: string = "Unreadable";
  /** The table's id; null where that is not known. */
  readonly table: string | null;

  constructor(message: string, table: string | null = null) {
    super(message);
    this.table = table;
  }
}

/** Another version of the moderator has saved it in a shape that this one does not know. It is left as it is. */
export class OtherFormat extends Unreadable {
  override readonly name = "OtherFormat";
}
