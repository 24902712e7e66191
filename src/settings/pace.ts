/** How long an answer may take at a table, and what happens where it takes longer. */

export const PACES = ["live", "daily", "slow", "bank", "custom"] as const;
/** `bank`: time that is saved is kept for later answers. `custom`: whoever opens the table says how long. */
export type Pace = (typeof PACES)[number];

export const EXPIRIES = ["vote", "remind", "pass"] as const;
/**
 * What happens when somebody's time is over: the others vote whether to go on; nothing but reminding; the mildest answer
 * is given for them.
 */
export type Expiry = (typeof EXPIRIES)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an answer may take, in ms; at the pace `bank`: what each answer adds to the player's time. */
export const ANSWER_MS: Readonly<Record<Exclude<Pace, "custom">, number>> = {
  live: 3 * MINUTE,
  daily: DAY,
  slow: 3 * DAY,
  bank: 8 * HOUR,
};

/** At the pace `bank`: what everybody has at the start, and the most that anybody may have, in ms. */
export const BANK_MS = { start: 3 * DAY, most: 3 * DAY } as const;

/** The shortest and the longest time for an answer that a table may have, in ms. */
export const CUSTOM_MS = { least: MINUTE, most: 14 * DAY } as const;

/**
 * What a table has where nobody chooses: whoever sits together is reminded and no more, since the others can say so
 * themselves; over days nobody's answer is given for them unless the others want to go on.
 */
export const USUAL_EXPIRY: Readonly<Record<Pace, Expiry>> = {
  live: "remind",
  daily: "vote",
  slow: "vote",
  bank: "vote",
  custom: "vote",
};

export const TIMINGS = ["together", "in-order"] as const;
/** `together`: conflicts are declared, and cards discarded and bought, by all at once and in secret. */
export type Timing = (typeof TIMINGS)[number];

/** How a table of this pace is timed where nobody has said: those who play over days wait for nobody in vain. */
export const timingAt = (pace: Pace): Timing => (pace === "live" ? "in-order" : "together");

/** How long somebody who is called to a table has to come, in ms. */
const COME_MS: Readonly<Record<Pace, number>> = {
  live: 15 * MINUTE,
  daily: DAY,
  slow: DAY,
  bank: DAY,
  custom: DAY,
};

/** Until when somebody who is called now has to come, in ms since the epoch. */
export const comesUntil = (pace: Pace, now: number): number => now + COME_MS[pace];
