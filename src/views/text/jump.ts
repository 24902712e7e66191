/** Where something stands in Discord. */
export interface JumpTarget {
  readonly guild: string;
  readonly thread: string;
  /** Null: the thread itself. */
  readonly message: string | null;
}

/** The address that leads there, in a browser and in the app. */
export function jumpTo({ guild, thread, message }: JumpTarget): string {
  return `https://discord.com/channels/${guild}/${thread}${message === null ? "" : `/${message}`}`;
}
