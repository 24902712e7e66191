/**
 * The seats that no person plays. Who plays a seat is in the table's log; these are the users of it whom Discord does not know:
 * nobody writes to them, asks them for their agreement, or waits for them.
 */
import type { Table } from "../table.ts";

/** The partner of a lesson: its script says what that one does. */
export const LESSON_USER = "bot";

const PRACTICE = /^practice-(\d+)$/u;

/** Whether this is a practice opponent of the table: it thinks about what it does. */
export const isPracticeUser = (userId: string): boolean => PRACTICE.test(userId);

/** Whether no person plays a seat of this user. */
export const isBotUser = (userId: string): boolean => userId === LESSON_USER || isPracticeUser(userId);

/** What the next practice opponent of a table is called in the log. */
export function nextPracticeUser({ seats, offers }: Pick<Table, "seats" | "offers">): string {
  const users = [...seats.map(({ userId }) => userId), ...(offers?.open.map(({ userId }) => userId) ?? [])];
  const last = Math.max(0, ...users.map((userId) => Number(PRACTICE.exec(userId)?.[1] ?? 0)));
  return `practice-${last + 1}`;
}
