import type { Circumstance } from "./circumstances.ts";
import type { Line, Step } from "./script.ts";
import { Venue, type VenueOptions } from "./venue.ts";

/**
 * Bots that stay up for one scenario after another, each with its stand-in. A scenario has one for itself while it is
 * played, and finds new servers and new people there, whom the bot has never met.
 */
export class SharedBots {
  readonly options: VenueOptions;
  /** Those whose clocks nobody has moved, and those whose clocks have been. */
  readonly #idle = { now: [] as Venue[], later: [] as Venue[] };

  constructor(options: VenueOptions = {}) {
    this.options = options;
  }

  /** One that is idle, or a new one. Scripts that move the clocks have bots to themselves, for which it may be any day. */
  async take(lines: readonly Line[]): Promise<Venue> {
    return this.#idle[timeOf(lines)].pop() ?? (await Venue.open(this.options));
  }

  /** Back from a scenario that held; after any other a venue is closed, as nobody knows what it left there. */
  giveBack(venue: Venue, lines: readonly Line[]): void {
    this.#idle[timeOf(lines)].push(venue);
  }

  /** Stops those that are idle. */
  async close(): Promise<void> {
    const { now, later } = this.#idle;
    await Promise.all([...now.splice(0), ...later.splice(0)].map((venue) => venue.close()));
  }
}

/** Commands whose answers count what the whole bot keeps. */
const ABOUT_ALL: readonly string[] = ["/about"];

/** Whether a script takes the store away from under the bot. */
export function takesStoreAway(lines: readonly Line[]): boolean {
  return lines.some((line) =>
    line.steps.some((step) => step.kind === "circumstance" && step.circumstance.act === "store"),
  );
}

function timeOf(lines: readonly Line[]): "now" | "later" {
  return lines.some((line) => line.steps.some(({ kind }) => kind === "advance")) ? "later" : "now";
}

/**
 * Whether a script needs a bot that nobody has used: Discord as a whole or the store goes away from
 * under the bot, its process ends by itself or at a moment of its work, or what it says and asks is counted as a whole. To
 * be killed and started again hurts no scenario that comes after.
 */
export function needsOwnBot(lines: readonly Line[]): boolean {
  return lines.some((line) => line.steps.some(concernsAll));
}

function concernsAll(step: Step): boolean {
  switch (step.kind) {
    case "kill-after":
      return true;
    case "circumstance":
      return happensToAll(step.circumstance.act);
    case "run":
      return ABOUT_ALL.includes(step.command[0]?.text ?? "");
    case "cannot":
      return concernsAll(step.step);
    default:
      return false;
  }
}

function happensToAll(act: Circumstance["act"]): boolean {
  switch (act) {
    case "store":
    case "restore":
    case "away":
    case "back":
    case "close-gateway":
    case "open-gateway":
    case "drop-gateway":
    case "reconnect-gateway":
    case "forget-sessions":
    case "launch":
    case "bot-ready":
    case "bot-exits":
    case "bot-says":
    case "at-most":
      return true;
    default:
      return false;
  }
}
