/** At which hours of the day somebody plays, by their presses, as far as they let that be noted; and what players share. */
import { z } from "zod";
import type { AllSettings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
export const HOURS = 24;
/** An hour counts where somebody has pressed in it on so many days of the last so many. */
const OFTEN = 2;
const LATELY_DAYS = 28;

/** For each hour of the day by UTC the last days, counted from the epoch, on which somebody has pressed in it. */
const documentSchema = z
  .array(z.array(z.int()).max(OFTEN))
  .length(HOURS)
  .catch(() => Array.from({ length: HOURS }, () => []));

/** In the store's documents "hours", by the user's id. */
export class Hours {
  readonly #store: Pick<Store, "documents">;
  readonly #settings: Pick<AllSettings, "personal">;
  /** What this process has noted last of each, so that a press seldom writes. */
  readonly #noted = new Map<string, number>();

  constructor(store: Pick<Store, "documents">, settings: Pick<AllSettings, "personal">) {
    this.#store = store;
    this.#settings = settings;
  }

  /** Somebody has pressed at that moment, in ms since the epoch. Nothing is noted of who refuses it. */
  async note(user: string, now: number): Promise<void> {
    const moment = Math.floor(now / HOUR_MS);
    if (this.#noted.get(user) === moment) return;
    if (this.#noted.size > 5_000) this.#noted.clear();
    this.#noted.set(user, moment);
    if ((await this.#settings.personal.of(user)).hoursUnnoted) return;
    const [day, hour] = [Math.floor(moment / HOURS), moment % HOURS];
    await this.#documents().update(user, (present) =>
      documentSchema
        .parse(present)
        .map((days, at) =>
          at !== hour || days.includes(day) ? days : [...days, day].sort((a, b) => a - b).slice(-OFTEN),
        ),
    );
  }

  /** The hours of the day by UTC in which somebody plays, as bits, the lowest for midnight; 0 where nothing is known. */
  async of(user: string, now: number): Promise<number> {
    if ((await this.#settings.personal.of(user)).hoursUnnoted) return 0;
    const present = await this.#documents().get(user);
    if (present === undefined) return 0;
    const since = Math.floor(now / DAY_MS) - LATELY_DAYS;
    return documentSchema
      .parse(present)
      .reduce((bits, days, hour) => (days.filter((day) => day > since).length >= OFTEN ? bits | (1 << hour) : bits), 0);
  }

  /** What was noted of somebody is deleted. */
  async forget(user: string): Promise<void> {
    await this.#documents().delete(user);
  }

  #documents() {
    return this.#store.documents("hours");
  }
}

/** The longest span of hours that all of these share: from that hour by UTC, for so many; null where they share none. */
export function sharedHours(of: readonly number[]): { readonly from: number; readonly hours: number } | null {
  const all = of.reduce((bits, each) => bits & each, (1 << HOURS) - 1);
  if (of.length < 2 || all === 0) return null;
  let best = { from: 0, hours: 0 };
  for (let from = 0; from < HOURS; from++) {
    let hours = 0;
    while (hours < HOURS && (all >> ((from + hours) % HOURS)) & 1) hours++;
    if (hours > best.hours) best = { from, hours };
  }
  return best;
}
