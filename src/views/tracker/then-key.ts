/** Which moment of an earlier turn a button shows. */
import type { Context } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { type Button, button } from "../text/message.ts";

/** When in a turn, and which part of what stood there. */
export const THEN_AT = ["start", "end"] as const;
export type ThenAt = (typeof THEN_AT)[number];
export const THEN_PARTS = ["table", "conflicts", "hand", "hands"] as const;
export type ThenPart = (typeof THEN_PARTS)[number];

export interface Then {
  readonly turn: number;
  readonly at: ThenAt;
  readonly part: ThenPart;
}

export const thenKey = ({ turn, at, part }: Then): string => `${turn}.${at}.${part}`;

/** The key of a button that shows the newest turn, whichever that is. */
export const NEWEST_TURN = "newest";

/** More turns than any game has. */
const LAST = 9_999;

/** What the key of a button names; null where it names nothing. */
export function parseThen(key: string): Then | null {
  if (key === NEWEST_TURN) return { turn: LAST, at: "start", part: "table" };
  const [turn = "", when, what] = key.split(".");
  const at = THEN_AT.find((one) => one === when);
  const part = THEN_PARTS.find((one) => one === what);
  return at === undefined || part === undefined || !/^\d{1,4}$/u.test(turn) ? null : { turn: Number(turn), at, part };
}

/** The way to the first turns of a game, to look at it turn by turn. */
export const turnByTurn = ({ table }: Pick<Context, "table">, label: string): Button =>
  button(
    encodePress({ table, decision: 0, verb: "replay", key: thenKey({ turn: 0, at: "end", part: "table" }) }),
    label,
  );
